import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct TextViewTests {
    private let lineHeight = 17 * CGFloat(1.193359375)

    private func view(_ text: String, width: CGFloat = 200) -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: width, height: 300))
        view.font = .systemFont(ofSize: 17)
        view.text = text
        view.layoutIfNeeded()
        return view
    }

    @Test("insets, padding and the first font are those of the phone")
    func defaults() {
        let view = UITextView()
        #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
        #expect(view.textContainer.lineFragmentPadding == 5)
        #expect(view.isEditable && view.isSelectable && view.isScrollEnabled)
        #expect(view.text == "")
        #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
        view.text = "x"
        #expect(view.font == UIFont.systemFont(ofSize: 12))
    }

    @Test("the content is 16 points higher than its lines", arguments: 1...3)
    func contentHeight(_ lines: Int) {
        let view = view(Array(repeating: "a", count: lines).joined(separator: "\n"))
        #expect(abs(view.contentSize.height - (16 + lineHeight * CGFloat(lines))) < 0.51)
    }

    @Test("a line break at the end starts another line")
    func lastLine() {
        let one = view("a")
        let two = view("a\n")
        #expect(abs(two.contentSize.height - one.contentSize.height - lineHeight) < 0.51)
        #expect(two.layoutManager.extraLineFragmentRect.height > 0)
        #expect(one.layoutManager.extraLineFragmentRect == .zero)
    }

    @Test("a view that does not scroll is as large as its text and wraps it")
    func fitting() {
        let view = view("one two three four five six seven eight nine ten", width: 120)
        view.isScrollEnabled = false
        let whole = view.sizeThatFits(CGSize(width: 10_000, height: 10_000))
        #expect(abs(whole.height - (16 + lineHeight)) < 0.51)
        let narrow = view.sizeThatFits(CGSize(width: 120, height: 10_000))
        #expect(narrow.width <= 120)
        #expect(narrow.height > whole.height)
        #expect(abs(view.intrinsicContentSize.width - whole.width) < 0.51)
    }

    @Test("setting a font or a colour goes for all of the text")
    func attributes() {
        let view = view("abc")
        view.textColor = .systemRed
        view.font = .boldSystemFont(ofSize: 20)
        let values = view.attributedText.attributes(at: 2, effectiveRange: nil)
        #expect(values[.foregroundColor] as? UIColor == .systemRed)
        #expect(values[.font] as? UIFont == .boldSystemFont(ofSize: 20))
    }

    @Test("typed text has the attributes of the text before it")
    func typingAttributes() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let text = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 15)])
        text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 15), range: NSRange(location: 1, length: 1))
        view.attributedText = text
        view.insertText("c")
        #expect(view.text == "abc")
        #expect(view.textStorage.attribute(.font, at: 2, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 15))
    }

    @Test("typing in the middle moves the selection behind the new text")
    func selection() {
        let view = view("ad")
        view.selectedRange = NSRange(location: 1, length: 0)
        view.insertText("bc")
        #expect(view.text == "abcd")
        #expect(view.selectedRange == NSRange(location: 3, length: 0))
        view.selectedRange = NSRange(location: 1, length: 2)
        view.deleteBackward()
        #expect(view.text == "ad")
        #expect(view.selectedRange == NSRange(location: 1, length: 0))
    }

    @Test("links have the link attributes")
    func links() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let text = NSMutableAttributedString(string: "see this", attributes: [.foregroundColor: UIColor.black])
        text.addAttribute(.link, value: "https://a.b", range: NSRange(location: 4, length: 4))
        view.attributedText = text
        view.linkTextAttributes = [.foregroundColor: UIColor.systemGreen]
        let shown = view._displayed(view.textStorage)
        #expect(shown.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor == .systemGreen)
        #expect(shown.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .black)
    }

    @Test(
        "addresses and phone numbers are found",
        arguments: [
            ("go to https://a.org/b, now", "https://a.org/b"), ("mail a.b@c.org.", "mailto:a.b@c.org"),
            ("call 555-123-4567 today", "tel:5551234567"), ("www.apple.com is there", "http://www.apple.com"),
        ])
    func detectors(_ text: String, _ url: String) {
        #expect(DataDetector.matches(in: text, .all).map(\.url.absoluteString) == [url])
    }

    @Test("marked text is replaced until it is unmarked")
    func markedText() {
        let view = view("x")
        view.setMarkedText("k", selectedRange: NSRange(location: 1, length: 0))
        view.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
        #expect(view.text == "xか")
        #expect(view.markedTextRange != nil)
        view.unmarkText()
        view.insertText("y")
        #expect(view.text == "xかy")
    }

    @Test("a second tap selects the word, a third the paragraph")
    func taps() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        view.text = "Buy milk and bread\nand more"
        window.addSubview(view)
        view.becomeFirstResponder()
        view.layoutIfNeeded()
        let start = try #require(view.position(from: view.beginningOfDocument, offset: 6))
        let place = view.caretRect(for: start)
        view._touched(at: CGPoint(x: place.midX, y: place.midY), taps: 1)
        #expect(view.selectedRange == NSRange(location: 6, length: 0))
        view._touched(at: CGPoint(x: place.midX, y: place.midY), taps: 2)
        #expect(view.selectedRange == NSRange(location: 4, length: 4))
        view._touched(at: CGPoint(x: place.midX, y: place.midY), taps: 3)
        #expect((view.text as NSString).substring(with: view.selectedRange).hasPrefix("Buy milk and bread"))
        Findings.removeAll()
        view.layoutIfNeeded()
        #expect(!Findings.all.contains { $0.kind == .layoutLoop }, "a selection that is shown comes to rest")
        view.resignFirstResponder()
    }
}
