import CoreGraphics
import Foundation
import Testing

@testable import Typesetting

@Suite struct ParagraphTests {
    let font = systemFont(17)
    let two = "first line\nsecond"

    func layout(
        _ string: String, width: CGFloat = 300, rightToLeft: Bool = false, _ change: (inout ParagraphStyle) -> Void
    ) -> TextLayout {
        var style = ParagraphStyle()
        change(&style)
        return TextMeasurer.layout(
            styled(string, paragraph: style), TextConstraints(width: width, rightToLeft: rightToLeft))
    }

    @Test("line spacing goes between lines, not under the last")
    func lineSpacing() {
        let spaced = layout(two) { $0.lineSpacing = 8 }
        #expect(abs(spaced.size.height - 2 * font.lineHeight - 8) < 1e-9)
        #expect(abs(layout("one") { $0.lineSpacing = 8 }.size.height - font.lineHeight) < 1e-9)
    }

    @Test("paragraph spacing goes between paragraphs, before the first there is none")
    func paragraphSpacing() {
        let spaced = layout(two) {
            $0.paragraphSpacing = 5
            $0.paragraphSpacingBefore = 3
        }
        #expect(abs(spaced.size.height - 2 * font.lineHeight - 8) < 1e-9)
        #expect(abs(spaced.firstBaseline - font.ascender) < 1e-9)
    }

    @Test("a line height multiple adds above the baseline")
    func multiple() {
        let tall = layout("one") { $0.lineHeightMultiple = 1.5 }
        #expect(abs(tall.size.height - 1.5 * font.lineHeight) < 1e-9)
        #expect(abs(tall.firstBaseline - font.ascender - 0.5 * font.lineHeight) < 1e-9)
    }

    @Test("minimum and maximum line heights bound it")
    func bounds() {
        #expect(abs(layout("one") { $0.minimumLineHeight = 40 }.size.height - 40) < 1e-9)
        #expect(abs(layout("one") { $0.maximumLineHeight = 12 }.size.height - 12) < 1e-9)
    }

    @Test("lines stand left, centred and right in the room")
    func alignment() {
        let width = font.advance(of: "one")
        #expect(layout("one") { $0.alignment = .left }.lines[0].origin.x == 0)
        #expect(abs(layout("one") { $0.alignment = .center }.lines[0].origin.x - (300 - width) / 2) < 1e-9)
        #expect(abs(layout("one") { $0.alignment = .right }.lines[0].origin.x - (300 - width)) < 1e-9)
        #expect(layout("one") { _ in }.lines[0].origin.x == 0)
        #expect(abs(layout("one", rightToLeft: true) { _ in }.lines[0].origin.x - (300 - width)) < 1e-9)
    }

    @Test("justified lines fill the room, the last one does not")
    func justified() {
        let lines = layout(LineBreakingTests.prose) { $0.alignment = .justified }.lines
        #expect(lines.count > 2)
        for line in lines.dropLast() { #expect(abs(line.width - 300) < 1e-6) }
        #expect(lines.last!.width < 299)
    }

    @Test("indents move and narrow lines")
    func indents() {
        let lines = layout(LineBreakingTests.prose) {
            $0.firstLineHeadIndent = 30
            $0.headIndent = 10
            $0.tailIndent = -20
        }.lines
        #expect(lines[0].origin.x == 30)
        #expect(lines[1].origin.x == 10)
        for line in lines { #expect(line.origin.x + line.width <= 280.001) }
    }

    @Test("tabs go to the next stop: every 28 points by default")
    func tabs() {
        let line = layout("a\tb") { _ in }.lines[0]
        #expect(abs(line.width - 28 - font.advance(of: "b")) < 1e-9)
        let right = layout("a\t12") { $0.tabStops = [.init(location: 100, alignment: .right)] }.lines[0]
        #expect(abs(right.width - 100) < 1e-9)
    }

    @Test(
        "text behind a tab to a right or centred stop reaches back from it, so it fits where the stop does",
        arguments: [(ParagraphStyle.Alignment.right, 1.0), (.center, 0.5)], [1, 0])
    func alignedStops(_ kind: (alignment: ParagraphStyle.Alignment, share: Double), lines: Int) {
        var style = ParagraphStyle()
        style.tabStops = [.init(location: 180, alignment: kind.alignment)]
        let text = styled("Left\tRight", paragraph: style)
        let shown = TextMeasurer.layout(
            text, TextConstraints(width: 200, numberOfLines: lines, lineBreakMode: .byTruncatingTail))
        #expect(shown.lines.count == 1)
        #expect(!shown.isTruncated)
        let width = 180 + Double(font.advance(of: "Right")) * (1 - kind.share)
        #expect(abs(Double(shown.lines[0].width) - width) < 1e-6)
    }

    @Test("the tallest font of a line makes its height")
    func mixedFonts() {
        let text = StyledText(
            string: "small LARGE",
            runs: [
                .init(range: 0..<6, attributes: TextAttributes(font: systemFont(12))),
                .init(range: 6..<11, attributes: TextAttributes(font: systemFont(30))),
            ], paragraphs: [])
        let layout = TextMeasurer.layout(text, TextConstraints())
        #expect(abs(layout.size.height - systemFont(30).lineHeight) < 1e-9)
        let width = systemFont(12).advance(of: "small ") + systemFont(30).advance(of: "LARGE")
        #expect(abs(layout.size.width - width) < 1e-9)
    }

    @Test("a large font in the part that truncation hides does not make the line taller")
    func hiddenFont() {
        let text = StyledText(
            string: "small words that go on and on LARGE",
            runs: [
                .init(range: 0..<30, attributes: TextAttributes(font: systemFont(12))),
                .init(range: 30..<35, attributes: TextAttributes(font: systemFont(30))),
            ], paragraphs: [])
        let layout = TextMeasurer.layout(
            text, TextConstraints(width: 80, numberOfLines: 1, lineBreakMode: .byTruncatingTail))
        #expect(abs(layout.size.height - systemFont(12).lineHeight) < 1e-9)
    }

    @Test("an attachment is as wide and as tall as it says")
    func attachments() {
        var attributes = TextAttributes(font: font)
        attributes.attachment = TextAttachment(size: CGSize(width: 50, height: 40), baselineOffset: -10) { _, _, _ in }
        let text = StyledText(
            string: "a\u{FFFC}",
            runs: [
                .init(range: 0..<1, attributes: TextAttributes(font: font)),
                .init(range: 1..<2, attributes: attributes),
            ], paragraphs: [])
        let layout = TextMeasurer.layout(text, TextConstraints())
        #expect(abs(layout.size.width - 50 - font.advance(of: "a")) < 1e-9)
        #expect(abs(layout.firstBaseline - 30) < 1e-9)
        #expect(abs(layout.size.height - 40) < 1e-9)
    }

    @Test("the same text in the same room is laid out once")
    func cached() {
        let first = TextMeasurer.layout(styled("cached"), TextConstraints(width: 100))
        #expect(first === TextMeasurer.layout(styled("cached"), TextConstraints(width: 100)))
        #expect(first !== TextMeasurer.layout(styled("cached"), TextConstraints(width: 101)))
        #expect(first !== TextMeasurer.layout(styled("cached", size: 18), TextConstraints(width: 100)))
    }
}
