#sourceLocation(file: "Protocols/List.swift", line: 1)
import UIKit

@MainActor       public protocol ListDelegate: AnyObject {
                   func list(_ list: ListView, didPick index: Int)
                   func list(_ list: ListView, heightAt index: Int) -> CGFloat
                   func listDidEnd()
    func required()
}
      protocol Marked: NSObjectProtocol {}

public class ListView: UIView {
    public weak var delegate: ListDelegate?
    var done: (() -> Void)?
    func pick() {
        delegate?._opt_list__didPick?(self,          3)
        let height = delegate?._opt_list__heightAt?(self,           2) ?? 44
        delegate?._opt_listDidEnd?()
        done?()
        _ = height
    }
}

class Base: UIViewController, ListDelegate { nonisolated override class func _uikitMembers(_ t: inout _MemberTable) { super._uikitMembers(&t); t.action(Selector("required", call: { (o: Base) in o.required() })); }; func required() {} }
class Derived: Base { nonisolated override class func _uikitMembers(_ t: inout _MemberTable) { super._uikitMembers(&t); t.action(Selector("list:didPick:", call: { (o: Derived, a0: ListView, a1: Int) in o.list(a0, didPick: a1) })); };
    func list(_ list: ListView, didPick index: Int) {}
}
class Scroller: UIScrollView {
    func tell() { delegate?.scrollViewDidScroll (self) }
}
extension ListDelegate { public func list(_ a0: ListView, didPick a1: Int) { _uikitDynCall(self, "list:didPick:", [a0, a1], as: (Void).self) }; public var _opt_list__didPick: ((ListView, Int) -> Void)? { _uikitImplements(self, "list:didPick:") ? { a0, a1 in self.list(a0, didPick: a1) } : nil };  public func list(_ a0: ListView, heightAt a1: Int) -> CGFloat { _uikitDynCall(self, "list:heightAt:", [a0, a1], as: (CGFloat).self) }; public var _opt_list__heightAt: ((ListView, Int) -> CGFloat)? { _uikitImplements(self, "list:heightAt:") ? { a0, a1 in self.list(a0, heightAt: a1) } : nil };  public func listDidEnd() { _uikitDynCall(self, "listDidEnd", [], as: (Void).self) }; public var _opt_listDidEnd: (() -> Void)? { _uikitImplements(self, "listDidEnd") ? { self.listDidEnd() } : nil }; }
