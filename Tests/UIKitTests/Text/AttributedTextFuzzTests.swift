import Foundation
import TestSupport
import Testing
import UIKit

/// Random strings with random attributes in random rooms: measured and drawn without harm, and sizes make sense.
@MainActor @Suite struct AttributedTextFuzzTests {
    private static let pieces = [
        "word ", "Longer words here, ", "\n", "\u{2028}", "\t", "a\u{301}", "שלום ", "مرحبا ", "日本語", "한국어 ", "ไทยแลนด์",
        "हिन्दी ",
        "👩‍👩‍👧‍👦", "🏳️‍🌈", "\u{FFFC}", "\u{200F}", "\u{202E}", "\u{AD}", "\u{0}", "\u{1F}", "\r\n", "fi", "—", "\u{FEFF}",
        "x\u{20E3}",
        "𝒳", "\u{E0001}\u{E0061}\u{E007F}", "   ", "...", "1234567890",
    ]

    private static let numbers: [CGFloat] = [
        0, 1, -1, 0.5, -3, 7, 20, 1000, -1000, 1e9, -1e9, .infinity, -.infinity, .nan, .leastNonzeroMagnitude,
    ]

    private static let blurs: [CGFloat] = [0, 1, 8, 20, -5, .nan]

    private static func number(_ dice: inout SeededDice) -> CGFloat { numbers.randomElement(using: &dice)! }

    private static func paragraph(_ dice: inout SeededDice) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        let changes: [(inout SeededDice) -> Void] = [
            { style.alignment = NSTextAlignment(rawValue: Int.random(in: 0...4, using: &$0))! },
            { style.lineBreakMode = NSLineBreakMode(rawValue: Int.random(in: 0...5, using: &$0))! },
            { style.lineSpacing = number(&$0) }, { style.paragraphSpacing = number(&$0) },
            { style.paragraphSpacingBefore = number(&$0) }, { style.firstLineHeadIndent = number(&$0) },
            { style.headIndent = number(&$0) }, { style.tailIndent = number(&$0) },
            { style.minimumLineHeight = number(&$0) }, { style.maximumLineHeight = number(&$0) },
            { style.lineHeightMultiple = number(&$0) }, { style.defaultTabInterval = number(&$0) },
            { style.baseWritingDirection = NSWritingDirection(rawValue: Int.random(in: -1...1, using: &$0))! },
            { style.allowsDefaultTighteningForTruncation = Bool.random(using: &$0) },
            { style.lineBreakStrategy = .init(rawValue: Int.random(in: 0...3, using: &$0)) },
            {
                style.tabStops = [
                    NSTextTab(textAlignment: .right, location: number(&$0)),
                    NSTextTab(textAlignment: .center, location: number(&$0)),
                ]
            },
        ]
        for _ in 0..<Int.random(in: 0...5, using: &dice) { changes.randomElement(using: &dice)!(&dice) }
        return style
    }

    private static func attribute(_ dice: inout SeededDice) -> (NSAttributedString.Key, Any) {
        switch Int.random(in: 0..<18, using: &dice) {
        case 0, 1:
            let design = [UIFontDescriptor.SystemDesign.default, .serif, .monospaced, .rounded].randomElement(
                using: &dice)!
            let size = [17, 12, 1, 60, 0.01, 500, number(&dice)].randomElement(using: &dice)!
            let font = UIFont.systemFont(ofSize: size, weight: .init(CGFloat.random(in: -1...1, using: &dice)))
            return (.font, UIFont(descriptor: font.fontDescriptor.withDesign(design)!, size: size))
        case 2: return (.kern, number(&dice))
        case 3: return (.tracking, number(&dice))
        case 4: return (.baselineOffset, number(&dice))
        case 5: return (.underlineStyle, Int.random(in: 0...0xFFFF, using: &dice))
        case 6: return (.strikethroughStyle, Int.random(in: 0...0xFFFF, using: &dice))
        case 7: return (.obliqueness, number(&dice))
        case 8: return (.expansion, number(&dice))
        case 9: return (.strokeWidth, number(&dice))
        case 10: return (.ligature, Int.random(in: -1...2, using: &dice))
        case 11: return (.backgroundColor, UIColor.systemYellow)
        case 12: return (.foregroundColor, UIColor.systemRed)
        case 13:
            return (
                .writingDirection,
                (0..<Int.random(in: 0...70, using: &dice)).map { _ in Int.random(in: -1...5, using: &dice) }
            )
        case 14:
            let shadow = NSShadow()
            shadow.shadowOffset = CGSize(width: number(&dice), height: 2)
            // Blurs of hundreds of points only take time.
            shadow.shadowBlurRadius = blurs.randomElement(using: &dice)!
            return (.shadow, shadow)
        case 15: return (.paragraphStyle, paragraph(&dice))
        case 16:
            let attachment = NSTextAttachment()
            attachment.bounds = CGRect(x: number(&dice), y: number(&dice), width: number(&dice), height: number(&dice))
            attachment.lineLayoutPadding = number(&dice)
            return (.attachment, attachment)
        default: return (.link, "https://example.org")
        }
    }

    private static func text(_ dice: inout SeededDice) -> NSAttributedString {
        let string = (0..<Int.random(in: 0...12, using: &dice)).map { _ in pieces.randomElement(using: &dice)! }
            .joined()
        let text = NSMutableAttributedString(string: string)
        for _ in 0..<Int.random(in: 0...8, using: &dice) where text.length > 0 {
            let start = Int.random(in: 0..<text.length, using: &dice)
            let range = NSRange(location: start, length: Int.random(in: 1...text.length - start, using: &dice))
            let (key, value) = attribute(&dice)
            text.addAttribute(key, value: value, range: range)
        }
        return text
    }

    private static let context = UIGraphicsImageRenderer(size: CGSize(width: 120, height: 80))

    private func exercise(_ text: NSAttributedString, _ dice: inout SeededDice) {
        let room = CGSize(
            width: [0, 1, 40, 120, 1e6, Self.number(&dice)].randomElement(using: &dice)!,
            height: [0, 1, 30, 1e6, Self.number(&dice)].randomElement(using: &dice)!)
        let bounds = text.boundingRect(
            with: room, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
        #expect(bounds.width.isFinite && bounds.height.isFinite && bounds.width >= 0 && bounds.height >= 0, "\(text)")
        let label = UILabel()
        label.attributedText = text
        label.numberOfLines = Int.random(in: 0...3, using: &dice)
        label.adjustsFontSizeToFitWidth = Bool.random(using: &dice)
        label.allowsDefaultTighteningForTruncation = Bool.random(using: &dice)
        let size = label.sizeThatFits(room)
        #expect(size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0, "\(text)")
        label.frame = CGRect(x: 0, y: 0, width: 120, height: 60)
        _ = Self.context.image { _ in
            text.draw(in: CGRect(x: 0, y: 0, width: 100, height: 60))
            label.drawText(in: label.bounds)
        }
    }

    @Test(
        "random attributed strings are measured and drawn, in any room, within moments",
        arguments: 1...4 as ClosedRange<UInt64>)
    func random(seed: UInt64) {
        var dice = SeededDice(seed)
        for _ in 0..<rounds(40) {
            let text = Self.text(&dice)
            let time = ContinuousClock().measure { exercise(text, &dice) }
            #expect(time < .seconds(10), "\(text)")
        }
    }

    @Test("the same text in the same room is the same size again")
    func repeatable() {
        for seed in 100..<UInt64(100 + rounds(40)) {
            let sizes = (0..<2).map { _ in
                var dice = SeededDice(seed)
                return Self.text(&dice).boundingRect(
                    with: CGSize(width: 90, height: 0), options: .usesLineFragmentOrigin, context: nil)
            }
            #expect(sizes[0] == sizes[1])
        }
    }

    @Test("text views survive them too, selection included", arguments: [7, 8] as [UInt64])
    func textViews(seed: UInt64) {
        var dice = SeededDice(seed)
        for _ in 0..<rounds(15) {
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 80))
            view.attributedText = Self.text(&dice)
            let length = view.textStorage.length
            view.selectedRange = NSRange(location: Int.random(in: 0...length, using: &dice), length: 0)
            let size = view.sizeThatFits(CGSize(width: 100, height: 1000))
            #expect(size.width.isFinite && size.height.isFinite)
            if let place = view.selectedTextRange?.start {
                let caret = view.caretRect(for: place)
                #expect(!caret.origin.x.isNaN && !caret.origin.y.isNaN)
            }
            _ = view.layoutManager.boundingRect(
                forGlyphRange: NSRange(location: 0, length: length), in: view.textContainer)
        }
    }

    @Test("memory does not grow with the number of texts")
    func memory() {
        var dice = SeededDice(99)
        func round() { for _ in 0..<rounds(15) { exercise(Self.text(&dice), &dice) } }
        round()
        round()
        let before = residentBytes()
        for _ in 0..<3 { round() }
        #expect(residentBytes() - before < 64 << 20)
    }
}
