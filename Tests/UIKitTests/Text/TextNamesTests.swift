import Foundation
import Testing
import UIKit

/// Names of text that stand beside labels and fonts: leading traits, features, lists, attributed strings both ways.
@MainActor @Suite struct TextNamesTests {
    private func height(_ font: UIFont, lines: Int) -> CGFloat {
        let label = UILabel()
        label.numberOfLines = 0
        label.font = font
        label.text = Array(repeating: "Text", count: lines).joined(separator: "\n")
        return label.sizeThatFits(CGSize(width: 300, height: 1000)).height
    }

    @Test("tight and loose leading take and give two points from line to line (documented), and none on one line")
    func leading() throws {
        let body = UIFont.preferredFont(forTextStyle: .body)
        func with(_ trait: UIFontDescriptor.SymbolicTraits) throws -> UIFont {
            UIFont(descriptor: try #require(body.fontDescriptor.withSymbolicTraits(trait)), size: 0)
        }
        let (tight, loose) = (try with(.traitTightLeading), try with(.traitLooseLeading))
        #expect(tight.fontDescriptor.symbolicTraits.contains(.traitTightLeading))
        #expect(loose.fontDescriptor.symbolicTraits.contains(.traitLooseLeading))
        #expect(height(tight, lines: 1) == height(body, lines: 1))
        // Heights are whole pixels: a third of a point.
        #expect(abs(height(body, lines: 4) - height(tight, lines: 4) - 6) < 0.34)
        #expect(abs(height(loose, lines: 4) - height(body, lines: 4) - 6) < 0.34)
        let plain = UIFont.systemFont(ofSize: 17)
        let other = try #require(plain.fontDescriptor.withSymbolicTraits(.traitTightLeading))
        #expect(UIFont(descriptor: other, size: 0).leading == plain.leading)
    }

    @Test("features by the names of their types: digits of one width")
    func features() {
        let descriptor = UIFont.systemFont(ofSize: 20).fontDescriptor.addingAttributes([
            .featureSettings: [
                [
                    UIFontDescriptor.FeatureKey.type: kNumberSpacingType,
                    UIFontDescriptor.FeatureKey.selector: kMonospacedNumbersSelector,
                ]
            ]
        ])
        let font = UIFont(descriptor: descriptor, size: 0)
        func width(_ text: String) -> CGFloat { (text as NSString).size(withAttributes: [.font: font]).width }
        #expect(width("1111") == width("0000"))
        #expect(font == .monospacedDigitSystemFont(ofSize: 20, weight: .regular))
    }

    @Test(
        "markers of lists",
        arguments: [
            (NSTextList.MarkerFormat.disc, 3, "\u{2022}"), (.decimal, 12, "12"), (.lowercaseAlpha, 28, "ab"),
            (.uppercaseRoman, 1994, "MCMXCIV"), (.uppercaseHexadecimal, 255, "FF"), ("({decimal})", 7, "(7)"),
        ])
    func markers(format: NSTextList.MarkerFormat, number: Int, marker: String) {
        let list = NSTextList(markerFormat: format, options: 0)
        #expect(list.marker(forItemNumber: number) == marker)
        #expect(list.isOrdered == (format != .disc))
    }

    @Test("paragraph styles keep their lists")
    func lists() throws {
        let style = NSMutableParagraphStyle()
        style.textLists = [NSTextList(markerFormat: .square, options: 0)]
        let copy = try #require(style.copy() as? NSParagraphStyle)
        #expect(copy.textLists == style.textLists)
        #expect(copy != NSParagraphStyle.default)
    }

    @Test("an attributed string keeps text and attributes on the way there and back")
    func bridging() throws {
        let text = NSMutableAttributedString(string: "a\u{1F600}b", attributes: [.kern: 2 as CGFloat])
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 2))
        text.addAttribute(.expansion, value: 0.25 as CGFloat, range: NSRange(location: 3, length: 1))
        let swift = AttributedString(text)
        #expect(String(swift.characters) == "a\u{1F600}b")
        #expect(Array(swift.runs).count == 3)
        #expect(swift.runs.first?.uiKit.kern == 2)
        #expect(try NSAttributedString(swift, including: \.uiKit) == NSAttributedString(swift))
        #expect(try AttributedString(text, including: \.uiKit) == swift)
        let back = NSAttributedString(swift)
        #expect(back.attribute(.expansion, at: 3, effectiveRange: nil) as? CGFloat == 0.25)
        #expect(back.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
    }

    @Test("attachments with attributes")
    func attachments() {
        let text = NSMutableAttributedString(string: "x")
        text.append(NSAttributedString(attachment: NSTextAttachment(), attributes: [.kern: 1 as CGFloat]))
        #expect(text.containsAttachments(in: NSRange(location: 0, length: 2)))
        #expect(!text.containsAttachments(in: NSRange(location: 0, length: 1)))
        #expect(text.attribute(.kern, at: 1, effectiveRange: nil) != nil)
    }

    @Test("column terminators are the locale's decimal separator")
    func terminators() {
        #expect(NSTextTab.columnTerminators(for: Locale(identifier: "de_DE")) == CharacterSet(charactersIn: ","))
        #expect(NSTextTab.columnTerminators(for: Locale(identifier: "en_US")) == CharacterSet(charactersIn: "."))
    }
}
