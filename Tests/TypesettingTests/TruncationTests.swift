import Foundation
import Testing

@testable import Typesetting

@Suite struct TruncationTests {
    let string = "The quick brown fox jumps over the lazy dog"
    let font = systemFont(17)

    func line(_ mode: ParagraphStyle.LineBreakMode, _ width: CGFloat, _ string: String? = nil) -> (
        text: String, line: TextLayout.Line
    ) {
        let text = styled(string ?? self.string)
        let layout = TextMeasurer.layout(
            text, TextConstraints(width: width, numberOfLines: 1, lineBreakMode: mode))
        #expect(layout.lines.count == 1)
        return (visibleText(layout.lines[0], text), layout.lines[0])
    }

    @Test(
        "the tail gives way to an ellipsis, and one character more would not fit", arguments: [60, 101, 150, 233, 300])
    func tail(width: CGFloat) {
        let (shown, line) = line(.byTruncatingTail, width)
        #expect(line.width <= width + 0.0001)
        #expect(shown.hasSuffix("…"))
        let kept = String(shown.dropLast())
        #expect(string.hasPrefix(kept))
        #expect(!kept.hasSuffix(" "))
        var longer = string.prefix(kept.count + 1)
        while longer.last == " " { longer = string.prefix(longer.count + 1) }
        #expect(font.advance(of: longer + "…") > width - 0.5)
    }

    @Test("the head gives way to an ellipsis", arguments: [60, 101, 150, 233, 300])
    func head(width: CGFloat) {
        let (shown, line) = line(.byTruncatingHead, width)
        #expect(line.width <= width + 0.0001)
        #expect(shown.hasPrefix("…"))
        #expect(string.hasSuffix(shown.dropFirst()))
        #expect(!shown.dropFirst().hasPrefix(" "))
    }

    @Test(
        "the middle gives way to an ellipsis, leaving about as much on both sides", arguments: [60, 101, 150, 233, 300])
    func middle(width: CGFloat) {
        let (shown, line) = line(.byTruncatingMiddle, width)
        #expect(line.width <= width + 0.0001)
        let parts = shown.split(separator: "…", omittingEmptySubsequences: false)
        #expect(parts.count == 2)
        #expect(string.hasPrefix(parts[0]) && string.hasSuffix(parts[1]))
        #expect(abs(parts[0].count - parts[1].count) <= 2)
    }

    @Test("what fits is not truncated")
    func fits() {
        let width = font.advance(of: string)
        for mode in [ParagraphStyle.LineBreakMode.byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle] {
            let layout = TextMeasurer.layout(
                styled(string), TextConstraints(width: width, numberOfLines: 1, lineBreakMode: mode))
            #expect(!layout.isTruncated)
            #expect(abs(layout.size.width - width) < 1e-9)
        }
    }

    @Test("the last of several lines is truncated, the others wrap as without a limit", arguments: [2, 3])
    func lastLine(count: Int) {
        let text = styled(LineBreakingTests.prose)
        let free = shownLines(text, TextConstraints(width: 150))
        let layout = TextMeasurer.layout(
            text, TextConstraints(width: 150, numberOfLines: count, lineBreakMode: .byTruncatingTail))
        #expect(layout.lines.count == count)
        #expect(layout.isTruncated)
        let shown = shownLines(
            text, TextConstraints(width: 150, numberOfLines: count, lineBreakMode: .byTruncatingTail))
        #expect(Array(shown.dropLast()) == Array(free.prefix(count - 1)))
        #expect(visibleText(layout.lines[count - 1], text).hasSuffix("…"))
        #expect(abs(layout.size.height - CGFloat(count) * font.lineHeight) < 1e-9)
    }

    @Test("a wrapping mode drops the lines beyond the limit without an ellipsis")
    func wrapping() {
        let text = styled(LineBreakingTests.prose)
        let layout = TextMeasurer.layout(
            text, TextConstraints(width: 150, numberOfLines: 2, lineBreakMode: .byWordWrapping))
        #expect(layout.lines.count == 2)
        #expect(layout.isTruncated)
        #expect(!layout.lines.contains { $0.isTruncated })
    }

    @Test("a height limits the lines like a number does, but never below one")
    func height() {
        let text = styled(LineBreakingTests.prose)
        let limited = TextMeasurer.layout(
            text, TextConstraints(width: 150, height: 45, lineBreakMode: .byTruncatingTail))
        #expect(limited.lines.count == 2)
        #expect(limited.lines[1].isTruncated)
        #expect(TextMeasurer.layout(text, TextConstraints(width: 150, height: 1)).lines.count == 1)
    }

    @Test("text after a line break that has no room asks for an ellipsis")
    func paragraphs() {
        let text = styled("first\nsecond")
        let layout = TextMeasurer.layout(
            text, TextConstraints(width: 200, numberOfLines: 1, lineBreakMode: .byTruncatingTail))
        #expect(visibleText(layout.lines[0], text) == "first…")
    }

    @Test("joined emoji are kept or dropped whole")
    func emoji() {
        let family = "👨‍👩‍👧‍👦"
        let text = styled(String(repeating: family, count: 8))
        for width in stride(from: CGFloat(30), to: 150, by: 11) {
            let layout = TextMeasurer.layout(
                text, TextConstraints(width: width, numberOfLines: 1, lineBreakMode: .byTruncatingTail))
            let kept = layout.lines[0].runs.filter { !$0.range.isEmpty }.map(\.range.upperBound).max() ?? 0
            #expect(kept % family.utf16.count == 0)
        }
    }

    @Test("no width at all leaves the ellipsis")
    func nothing() {
        #expect(line(.byTruncatingTail, 0).text == "…")
        #expect(line(.byTruncatingMiddle, 0).text == "…")
        #expect(line(.byTruncatingHead, 0).text == "…")
    }
}
