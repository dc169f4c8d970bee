import class UIKit.UIView; import UIKit.UIGestureRecognizerSubclass
import CoreFoundation	// tabs, "ünïcödé" and emoji 👩‍👩‍👧 before attributes
class Ö: UIView { /* é */ @objc
    func größe(_ ü: Int) -> Int { ü }; /* 👩‍👩‍👧 */ @IBAction func tippen(größer sender: UIView) {}
	@objc func `default`() {}; func f() { _ = #selector(`default`); _ = #selector(größe(_:)) }
    let text = """
        @objc #selector(nothing) \(#keyPath(Ö.tag)) #if os(iOS)
        """
    lazy var g = UITapGestureRecognizer(target: self, action: #selector(Ö.tippen))
}
func swizzle() { _ = class_getInstanceMethod(Ö.self, "x") }
