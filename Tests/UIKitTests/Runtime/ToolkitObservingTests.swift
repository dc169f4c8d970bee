import Testing
import UIKit

@MainActor @Suite struct ToolkitObservingTests {
    @Test func scrollViewsTellOfTheirContent() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var seen: [String] = []
        let offset = view.observe(\.contentOffset, _key: "contentOffset", options: [.old, .new]) {
            seen.append("\($1.oldValue!.y) \($1.newValue!.y)")
        }
        let size = view.observe(\.contentSize, _key: "contentSize", options: .new) {
            seen.append("\($1.newValue!.height)")
        }
        view.contentSize = CGSize(width: 100, height: 500)
        view.contentOffset.y = 30
        #expect(seen == ["500.0", "0.0 30.0"])
        withExtendedLifetime((offset, size)) {}
    }

    @Test func viewsTellOfTheirPlaceAndLook() {
        let view = UIView()
        var seen: [String] = []
        let observations = [
            view.observe(\.frame, _key: "frame", options: .new) { seen.append("frame \($1.newValue!.width)") },
            view.observe(\.bounds, _key: "bounds", options: .new) { seen.append("bounds \($1.newValue!.width)") },
            view.observe(\.isHidden, _key: "isHidden", options: .new) { seen.append("hidden \($1.newValue!)") },
            view.observe(\.alpha, _key: "alpha", options: .new) { seen.append("alpha \($1.newValue!)") },
        ]
        view.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
        view.isHidden = true
        view.alpha = 0.5
        #expect(seen == ["bounds 5.0", "frame 5.0", "hidden true", "alpha 0.5"])
        withExtendedLifetime(observations) {}
    }

    @Test func controlsTellOfTheirState() {
        let button = UIButton()
        var seen: [Bool] = []
        let observation = button.observe(\.isHighlighted, _key: "isHighlighted", options: .new) {
            seen.append($1.newValue!)
        }
        button.isHighlighted = true
        button.isHighlighted = true
        button.isHighlighted = false
        #expect(seen == [true, false])
        withExtendedLifetime(observation) {}
    }

    @Test func commonKeysOfTheToolkit() {
        let view = UIView()
        view.setValue(true, forKey: "clipsToBounds")
        view.setValue(0.25, forKey: "alpha")
        view.setValue(3, forKey: "contentMode")
        #expect(view.clipsToBounds)
        #expect(view.alpha == CGFloat(0.25))
        #expect(view.contentMode == .redraw)
        let label = UILabel()
        label.setValue("x", forKey: "text")
        #expect(label.value(forKey: "text") as? String == "x")
        #expect(label.value(forKeyPath: "layer.cornerRadius") as? CGFloat == CGFloat(0))
    }

    @Test func endEditingAsksTheFirstResponderBelow() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.isHidden = false
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
        let other = UIView()
        window.addSubview(field)
        window.addSubview(other)
        #expect(field.becomeFirstResponder())
        #expect(!other.endEditing(true))
        #expect(window.endEditing(true))
        #expect(!field.isFirstResponder)
        window.isHidden = true
    }

    @Test func documents() throws {
        let html = "<p>Tom &amp; <b>Jerry</b></p><ul><li>one</li></ul>"
        let text = try NSAttributedString(
            data: Data(html.utf8), options: [.documentType: NSAttributedString.DocumentType.html],
            documentAttributes: nil)
        #expect(text.string.hasPrefix("Tom & Jerry\n"))
        let font = text.attribute(.font, at: 6, effectiveRange: nil) as? UIFont
        #expect(font?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
        let data = try NSAttributedString(string: "a {b} é\nc").data(
            from: NSRange(location: 0, length: 9),
            documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
        #expect(
            try NSAttributedString(data: data, options: [:], documentAttributes: nil).string == "a {b} é\nc")
    }
}
