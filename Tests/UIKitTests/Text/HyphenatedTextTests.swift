import Testing
import UIKit

@testable import UIKitCore

/// `NSParagraphStyle.hyphenationFactor` and `usesDefaultHyphenation`, and what a layout manager asks for.
@MainActor @Suite struct HyphenatedTextTests {
    private let prose = "Responsibility for international administration requires extraordinary communication"
    private var isInstalled: Bool { FileManager.default.fileExists(atPath: "/usr/share/hyphen/hyph_en_US.dic") }

    private func string(_ change: (NSMutableParagraphStyle) -> Void) -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        change(style)
        return NSAttributedString(
            string: prose, attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style])
    }

    private func height(_ string: NSAttributedString, width: CGFloat) -> CGFloat {
        string.boundingRect(
            with: CGSize(width: width, height: 10_000), options: .usesLineFragmentOrigin, context: nil
        ).height
    }

    @Test("divided words take fewer lines, in strings and labels")
    func fewerLines() {
        guard isInstalled else { return }
        let (plain, divided) = (string { _ in }, string { $0.hyphenationFactor = 1 })
        #expect(height(divided, width: 110) < height(plain, width: 110))
        let label = UILabel()
        label.numberOfLines = 0
        label.attributedText = divided
        let low = label.sizeThatFits(CGSize(width: 110, height: 10_000)).height
        label.attributedText = plain
        #expect(low < label.sizeThatFits(CGSize(width: 110, height: 10_000)).height)
    }

    @Test("the default divides where the factor is 0, which it then no longer is")
    func defaults() {
        let style = NSMutableParagraphStyle()
        #expect(style.hyphenationFactor == 0 && !style.usesDefaultHyphenation)
        style.usesDefaultHyphenation = true
        #expect(style.hyphenationFactor > 0)
        style.hyphenationFactor = 0.25
        #expect(style.hyphenationFactor == 0.25)
        #expect((style.copy() as? NSParagraphStyle)?.usesDefaultHyphenation == true)
        guard isInstalled else { return }
        let divided = string { $0.usesDefaultHyphenation = true }
        #expect(height(divided, width: 110) < height(string { _ in }, width: 110))
    }

    @Test("a layout manager divides the words of paragraphs that say nothing")
    func manager() {
        guard isInstalled else { return }
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 400))
        view.font = .systemFont(ofSize: 17)
        view.text = prose
        view.layoutIfNeeded()
        let plain = view.contentSize.height
        view.layoutManager.usesDefaultHyphenation = true
        view.layoutIfNeeded()
        #expect(view.contentSize.height < plain)
        view.layoutManager.usesDefaultHyphenation = false
        view.layoutManager.hyphenationFactor = 1
        view.layoutIfNeeded()
        #expect(view.contentSize.height < plain)
    }
}
