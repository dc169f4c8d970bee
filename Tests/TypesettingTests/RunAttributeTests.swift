import CoreGraphics
import Foundation
import Testing

@testable import Typesetting

@Suite struct RunAttributeTests {
    private func line(_ text: StyledText, _ room: TextConstraints = TextConstraints()) -> TextLayout.Line {
        TextMeasurer.layout(text, room).lines[0]
    }

    private func text(_ string: String, _ change: (inout TextAttributes) -> Void) -> StyledText {
        var attributes = TextAttributes(font: systemFont(20))
        change(&attributes)
        return StyledText(string, attributes: attributes)
    }

    // MARK: Writing direction

    @Test("an override makes letters run the other way")
    func override() {
        let plain = text("abc") { _ in }
        #expect(visibleText(line(plain), plain) == "abc")
        let forced = text("abc") { $0.writingDirection = [3] }
        #expect(visibleText(line(forced), forced) == "cba")
        let hebrew = text("אבג") { $0.writingDirection = [2] }
        #expect(visibleText(line(hebrew), hebrew) == "אבג")
    }

    @Test("an embedding decides where neutral characters stand")
    func embedding() {
        // The full stop belongs to the right-to-left embedding, so it stands at its left end.
        let forced = text("abc.") { $0.writingDirection = [1] }
        #expect(visibleText(line(forced), forced) == ".abc")
        let nested = text("abc.") { $0.writingDirection = [1, 0] }
        #expect(visibleText(line(nested), nested) == "abc.")
    }

    @Test("a direction counts for its own run only, however deep it is")
    func parts() {
        var forced = TextAttributes(font: systemFont(20))
        forced.writingDirection = [3]
        let plain = TextAttributes(font: systemFont(20))
        let mixed = StyledText(
            string: "xyz abc xyz",
            runs: [
                .init(range: 0..<4, attributes: plain), .init(range: 4..<7, attributes: forced),
                .init(range: 7..<11, attributes: plain),
            ], paragraphs: [.init(range: 0..<11, style: .default)])
        #expect(visibleText(line(mixed), mixed) == "xyz cba xyz")
        let deep = text("abc") { $0.writingDirection = [Int](repeating: 1, count: 500) }
        #expect(visibleText(line(deep), deep).count == 3)
    }

    // MARK: Lines under text

    /// The columns with ink in the row where the underline runs.
    private func underlined(_ style: Int, _ string: String = "ab cd") -> [Bool] {
        let size: CGFloat = 40
        var attributes = TextAttributes(font: systemFont(size), color: CGColor(gray: 0, alpha: 0))
        attributes.underlineStyle = style
        attributes.underlineColor = .black
        let layout = TextMeasurer.layout(StyledText(string, attributes: attributes), TextConstraints())
        let width = Int(layout.size.width.rounded(.up))
        let context = CGContext(pixelWidth: width, pixelHeight: 80, scale: 1)
        layout.draw(in: context, at: .zero)
        let row = Int((layout.firstBaseline + size * 0.1 + size * 0.033).rounded(.down))
        return context.makeImage()!.withPixels { pixels in
            (0..<width).map { pixels[row * (pixels.count / 80) + $0 * 4 + 3] > 128 }
        }
    }

    @Test("an underline by word leaves out the spaces, another one does not")
    func byWord() {
        let font = systemFont(40)
        let (word, gap) = (font.advance(of: "ab"), font.advance(of: " "))
        #expect(underlined(1).dropLast().allSatisfy { $0 })
        let line = underlined(1 | 0x8000)
        #expect(line[Int(word / 2)])
        #expect(!line[Int(word + gap / 2)])
        #expect(line[Int(word + gap + word / 2)])
        #expect(!underlined(1 | 0x8000, "   ").contains(true))
    }

    @Test("dots are as long as the gaps between them, dashes twice as long")
    func patterns() {
        func runs(_ line: [Bool]) -> [Int] {
            var lengths = [0]
            for (index, value) in line.enumerated() {
                if index > 0, value != line[index - 1] { lengths.append(0) }
                lengths[lengths.count - 1] += 1
            }
            // The end of the text cuts the last dash, and a pixel behind it may stay empty.
            return lengths.dropLast(2)
        }
        // The line is 0.066 of 40 points thick: 2.64 pixels.
        #expect(runs(underlined(0x101, "dotted line")).allSatisfy { (2...4).contains($0) })
        let dashes = runs(underlined(0x201, "dashed line"))
        for (index, length) in dashes.enumerated() {
            #expect(abs(Double(length) - (index % 2 == 0 ? 4 : 2) * 2.64) <= 1.5)
        }
    }

    // MARK: Tightening

    @Test("a line less than a twentieth too long is set tighter, a longer one is truncated")
    func tightening() {
        let string = "A line that is hardly too long"
        let natural = TextMeasurer.size(styled(string), TextConstraints()).width
        func line(_ share: CGFloat, tightens: Bool = true) -> TextLayout.Line {
            var room = TextConstraints(width: natural / share, numberOfLines: 1, lineBreakMode: .byTruncatingTail)
            room.tightens = tightens
            return self.line(styled(string), room)
        }
        #expect(!line(1.04).isTruncated)
        #expect(abs(line(1.04).width - natural / 1.04) < 0.001)
        #expect(line(1.06).isTruncated)
        #expect(line(1.04, tightens: false).isTruncated)
        #expect(line(0.9).width == natural)
    }

    @Test("a paragraph may ask for tightening itself; only the last line is set tighter")
    func paragraphTightens() {
        var style = ParagraphStyle()
        style.tightens = true
        style.lineBreakMode = .byTruncatingTail
        let natural = TextMeasurer.size(styled("wide enough"), TextConstraints()).width
        #expect(!line(styled("wide enough", paragraph: style), TextConstraints(width: natural * 0.97)).isTruncated)
    }
}
