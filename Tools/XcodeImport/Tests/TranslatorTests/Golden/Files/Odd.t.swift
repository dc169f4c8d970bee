#sourceLocation(file: "Files/Odd.swift", line: 1)
import class UIKit.UIView; import UIKit                            
import UIKit         	// tabs, "ünïcödé" and emoji 👩‍👩‍👧 before attributes
class Ö: UIView { nonisolated override class func _uikitMembers(_ t: inout _MemberTable) { super._uikitMembers(&t); t.action(Selector("größe:", call: { (o: Ö, a0: Int) in o.größe(a0) })); t.action(Selector("tippenWithGrößer:", call: { (o: Ö, a0: UIView) in o.tippen(größer: a0) })); t.action(Selector("default", call: { (o: Ö) in o.`default`() })); }; /* é */      
    func größe(_ ü: Int) -> Int { ü }; /* 👩‍👩‍👧 */           func tippen(größer sender: UIView) {}
	      func `default`() {}; func f() { _ = Selector("default", Ö.`default`); _ = Selector("größe:", Ö.größe(_:)) }
    let text = """
        @objc #selector(nothing) \("tag"           ) #if os(iOS)
        """
    lazy var g = UITapGestureRecognizer(target: self, action: Selector("tippenWithGrößer:", Ö.tippen(größer:)))
}
func swizzle() { _ = class_getInstanceMethod(Ö.self, "x") }
