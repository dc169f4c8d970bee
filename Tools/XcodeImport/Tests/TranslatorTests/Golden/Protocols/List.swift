import UIKit

@MainActor @objc public protocol ListDelegate {
    @objc optional func list(_ list: ListView, didPick index: Int)
    @objc optional func list(_ list: ListView, heightAt index: Int) -> CGFloat
    @objc optional func listDidEnd()
    func required()
}
@objc protocol Marked: NSObjectProtocol {}

public class ListView: UIView {
    public weak var delegate: ListDelegate?
    var done: (() -> Void)?
    func pick() {
        delegate?.list?(self, didPick: 3)
        let height = delegate?.list?(self, heightAt: 2) ?? 44
        delegate?.listDidEnd?()
        done?()
        _ = height
    }
}

class Base: UIViewController, ListDelegate { func required() {} }
class Derived: Base {
    func list(_ list: ListView, didPick index: Int) {}
}
class Scroller: UIScrollView {
    func tell() { delegate?.scrollViewDidScroll?(self) }
}
