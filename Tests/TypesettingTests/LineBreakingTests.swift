import Foundation
import Testing

@testable import Typesetting

@Suite struct LineBreakingTests {
    static let prose = """
        The island lay three days west of the last lighthouse and nobody who had gone there ever agreed with anybody \
        else about its shape. Some said it was round as a coin, others drew long thin maps with harbours on both ends; \
        a few refused to draw anything at all.
        """

    /// Greedy wrapping on its own: words joined by spaces, each line measured as a whole.
    func greedy(_ text: String, _ width: CGFloat, _ font: Font) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ").map(String.init) {
            let longer = line.isEmpty ? word : line + " " + word
            if line.isEmpty || font.advance(of: longer) <= width {
                line = longer
            } else {
                lines.append(line)
                line = word
            }
        }
        return lines + [line]
    }

    @Test("words wrap where a plain greedy wrap puts them", arguments: [80, 120, 199.5, 320, 361, 1000])
    func words(width: CGFloat) {
        let text = styled(Self.prose)
        let ours = shownLines(text, TextConstraints(width: width)).map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(ours == greedy(Self.prose, width, systemFont(17)))
    }

    @Test("no line is wider than the room, and the size is the widest line and the sum of heights")
    func sizes() {
        let layout = TextMeasurer.layout(styled(Self.prose), TextConstraints(width: 200))
        #expect(layout.lines.allSatisfy { $0.width <= 200.0001 })
        #expect(layout.size.width == layout.lines.map(\.width).max())
        #expect(abs(layout.size.height - CGFloat(layout.lines.count) * systemFont(17).lineHeight) < 1e-9)
        #expect(abs(layout.firstBaseline - systemFont(17).ascender) < 1e-9)
    }

    @Test("a text measured without limit fits its own width")
    func ownWidth() {
        for length in 1...40 {
            let string = String(Self.prose.prefix(length * 3))
            let size = TextMeasurer.size(styled(string), TextConstraints())
            #expect(TextMeasurer.layout(styled(string), TextConstraints(width: size.width)).lines.count == 1)
        }
    }

    @Test("lines cover the whole text without gaps or overlaps")
    func coverage() {
        for width: CGFloat in [1, 30, 100, 250] {
            let text = styled("one two\nthree  four\r\n\nfive\u{2028}six seven\u{2029}")
            let lines = TextMeasurer.layout(text, TextConstraints(width: width)).lines
            #expect(lines.first?.range.lowerBound == 0)
            #expect(lines.last?.range.upperBound == text.string.utf16.count)
            #expect(zip(lines, lines.dropFirst()).allSatisfy { $0.range.upperBound == $1.range.lowerBound })
        }
    }

    @Test("line breaks in the text make lines, an empty line keeps its height, a last one adds none")
    func newlines() {
        #expect(TextMeasurer.layout(styled("a\nb\r\nc"), TextConstraints()).lines.count == 3)
        let height = systemFont(17).lineHeight
        #expect(abs(TextMeasurer.size(styled("a\n\nb"), TextConstraints()).height - 3 * height) < 1e-9)
        #expect(abs(TextMeasurer.size(styled("a\n"), TextConstraints()).height - height) < 1e-9)
        #expect(TextMeasurer.size(styled(""), TextConstraints()) == .zero)
    }

    @Test("a word that does not fit breaks between characters")
    func longWord() {
        let text = styled("incomprehensibilities")
        let lines = TextMeasurer.layout(text, TextConstraints(width: 60)).lines
        #expect(lines.count > 2)
        #expect(lines.allSatisfy { $0.width <= 60 })
        #expect(TextMeasurer.layout(text, TextConstraints(width: 0)).lines.count == text.string.count)
    }

    @Test("character wrapping fills every line")
    func characters() {
        var style = ParagraphStyle()
        style.lineBreakMode = .byCharWrapping
        let font = systemFont(17)
        let text = styled("Wrapping by character ignores words", paragraph: style)
        let lines = shownLines(text, TextConstraints(width: 100))
        for (line, next) in zip(lines, lines.dropFirst()) {
            #expect(font.advance(of: line.trimmingCharacters(in: .whitespaces)) <= 100)
            #expect(font.advance(of: line + next.prefix(1)) > 99)
        }
    }

    @Test("clipping keeps a paragraph on one line")
    func clipping() {
        var style = ParagraphStyle()
        style.lineBreakMode = .byClipping
        let layout = TextMeasurer.layout(styled(Self.prose, paragraph: style), TextConstraints(width: 100))
        #expect(layout.lines.count == 1)
        #expect(layout.lines[0].width > 100)
    }

    @Test("spaces at a soft break hang, spaces at the end of the text count as far as there is room")
    func trailingSpaces() {
        let font = systemFont(17)
        #expect(abs(TextMeasurer.size(styled("word  "), TextConstraints()).width - font.advance(of: "word  ")) < 1e-9)
        let width = font.advance(of: "word")
        let lines = TextMeasurer.layout(styled("word     word"), TextConstraints(width: width + 1)).lines
        #expect(lines.count == 2)
        #expect(abs(lines[0].width - width) < 1)
    }

    @Test(
        "Japanese lines neither begin with closing marks and small letters nor end with opening marks",
        arguments: ["en", "ja", "ja-JP", "zh-Hans"])
    func kinsoku(language: String) {
        let string = "彼は「ちょっと待って。」と言った、それから（静かに）部屋を出ていった。きっと、キャッチボールをしたかったのだろう。"
        // Narrower rooms than four characters force breaks anywhere.
        for width in stride(from: CGFloat(69), to: 320, by: 7) {
            let lines = shownLines(styled(string), TextConstraints(width: width, languages: [language]))
            #expect(lines.joined() == string)
            for line in lines.dropFirst() { #expect(!"。、」）っゃょッャー".contains(line.first!), "\(line)") }
            for line in lines.dropLast() { #expect(!"「（".contains(line.last!), "\(line)") }
        }
    }

    @Test("Thai breaks between words of the dictionary")
    func thai() {
        let words = ["ภาษา", "ไทย", "ไม่มี", "ช่อง", "ว่าง"]
        let string = words.joined()
        var ends: Set<Int> = []
        var offset = 0
        for word in words {
            offset += word.utf16.count
            ends.insert(offset)
        }
        let lines = TextMeasurer.layout(styled(string), TextConstraints(width: 70)).lines
        #expect(lines.count > 1)
        for line in lines { #expect(ends.contains(line.range.upperBound)) }
    }

    @Test("Korean breaks between words, within one only when it is wider than the room")
    func korean() {
        let words = "한국어 텍스트는 단어 단위로 나뉩니다".split(separator: " ").map(String.init)
        for width: CGFloat in [80, 120, 200] {
            let lines = shownLines(
                styled(words.joined(separator: " ")), TextConstraints(width: width, lineBreakStrategy: 2))
            for line in lines { for word in line.split(separator: " ") { #expect(words.contains(String(word))) } }
        }
        #expect(TextMeasurer.layout(styled(words[1]), TextConstraints(width: 30)).lines.count > 1)
    }

    @Test("no word is left alone on the last line when the strategy pushes one out to it")
    func orphans() {
        let text = styled("Some words for a label and last")
        let width = systemFont(17).advance(of: "Some words for a label and") + 2
        let plain = shownLines(text, TextConstraints(width: width, lineBreakStrategy: 0))
        #expect(plain == ["Some words for a label and ", "last"])
        let pushed = shownLines(text, TextConstraints(width: width, lineBreakStrategy: 0xFFFF))
        #expect(pushed == ["Some words for a label ", "and last"])
        // Two words: there is nothing to push out.
        let narrow = systemFont(17).advance(of: "label") + 2
        #expect(
            shownLines(styled("label last"), TextConstraints(width: narrow, lineBreakStrategy: 1)) == [
                "label ", "last",
            ])
    }

    @Test("a fallback font does not change the height of a line")
    func fallbackHeight() {
        let latin = TextMeasurer.size(styled("Hello"), TextConstraints()).height
        for string in ["日本語", "Hi 😀", "مرحبا", "हिन्दी", "ไทย", "A😀日本"] {
            #expect(TextMeasurer.size(styled(string), TextConstraints()).height == latin)
        }
    }

    @Test("a soft hyphen shows only where it breaks the line")
    func softHyphen() {
        let text = styled("extra\u{AD}ordinary")
        #expect(
            abs(TextMeasurer.size(text, TextConstraints()).width - systemFont(17).advance(of: "extraordinary")) < 1)
        let lines = TextMeasurer.layout(text, TextConstraints(width: 75)).lines
        #expect(lines.count == 2)
        #expect(lines[0].width > systemFont(17).advance(of: "extra"))
    }
}
