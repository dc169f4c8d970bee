import CoreGraphics
import Foundation
import Testing

@testable import Typesetting

@Suite struct BidirectionalTextTests {
    /// Offsets of the characters from left to right.
    func order(_ string: String, rightToLeft: Bool = false) -> [Int] {
        let line = TextMeasurer.layout(styled(string), TextConstraints(rightToLeft: rightToLeft)).lines[0]
        return line.runs.flatMap { $0.glyphs.map { Int($0.cluster) } }
    }

    @Test("Hebrew runs right to left, English in it left to right")
    func hebrew() {
        #expect(order("אבג") == [2, 1, 0])
        #expect(order("abc אבג") == [0, 1, 2, 3, 6, 5, 4])
        #expect(order("אבג abc") == [4, 5, 6, 3, 2, 1, 0])
        #expect(order("אב 12") == [3, 4, 2, 1, 0])
    }

    @Test("a text without letters runs as the interface does")
    func neutral() {
        #expect(order("1-2") == [0, 1, 2])
        #expect(order("(", rightToLeft: true) == [0])
        let text = styled("...!")
        let line = TextMeasurer.layout(text, TextConstraints(rightToLeft: true)).lines[0]
        #expect(line.runs.allSatisfy { $0.level == 1 })
    }

    @Test("Arabic letters join: a word is not as wide as its letters alone")
    func joining() {
        let font = systemFont(17)
        let word = font.advance(of: "سلام")
        let letters = "سلام".map { font.advance(of: String($0)) }.reduce(0, +)
        #expect(word > 10)
        #expect(word < letters)
    }

    @Test("a truncated Arabic line has its ellipsis on the left")
    func truncation() {
        let text = styled("مرحبا بالعالم هذا نص طويل جدا")
        let layout = TextMeasurer.layout(
            text, TextConstraints(width: 90, numberOfLines: 1, lineBreakMode: .byTruncatingTail, rightToLeft: true))
        #expect(layout.lines[0].runs.first?.range.isEmpty == true)
        #expect(layout.lines[0].width <= 90.001)
    }

    @Test("wrapped Arabic lines stand at the right edge and cover the text")
    func wrapping() {
        let text = styled("مرحبا بالعالم هذا نص طويل جدا يلتف على أكثر من سطر واحد")
        let layout = TextMeasurer.layout(text, TextConstraints(width: 120, rightToLeft: true))
        #expect(layout.lines.count > 2)
        for line in layout.lines { #expect(abs(line.origin.x + line.width - 120) < 1e-6) }
    }

    @Test("an explicit direction beats the letters")
    func explicit() {
        var style = ParagraphStyle()
        style.baseWritingDirection = .rightToLeft
        let layout = TextMeasurer.layout(styled("abc!", paragraph: style), TextConstraints(width: 100))
        #expect(layout.lines[0].runs.flatMap { $0.glyphs.map { Int($0.cluster) } } == [3, 0, 1, 2])
        #expect(abs(layout.lines[0].origin.x + layout.lines[0].width - 100) < 1e-6)
    }
}
