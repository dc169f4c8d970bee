import CoreGraphics
import Foundation
import Testing

@testable import Typesetting

/// Whatever the characters, layout ends, covers the text and stays finite.
@Suite struct HostileTextTests {
    struct Random {
        var state: UInt64
        mutating func next(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
    }

    static let alphabets: [[UInt32]] = [
        Array(0...0x7F), Array(0x80...0x24F), Array(0x300...0x36F), Array(0x590...0x6FF), Array(0x900...0x97F),
        Array(0xE00...0xE7F), Array(0x1100...0x11FF), Array(0x2000...0x206F), Array(0x3000...0x30FF),
        Array(0x4E00...0x4E80), Array(0xAC00...0xAC80), Array(0xFE00...0xFE0F), Array(0xFFF0...0xFFFF),
        Array(0x1F1E6...0x1F1FF), Array(0x1F3F0...0x1F480), [0x200D, 0xFE0F, 0x20E3, 0x1F3FB, 0xE0020, 0xE007F],
        Array(0x10FF00...0x10FFFF),
    ]

    func string(_ random: inout Random, _ count: Int) -> String {
        var scalars = String.UnicodeScalarView()
        while scalars.count < count {
            let alphabet = Self.alphabets[random.next(Self.alphabets.count)]
            for _ in 0..<(1 + random.next(4)) {
                if let scalar = Unicode.Scalar(alphabet[random.next(alphabet.count)]) { scalars.append(scalar) }
            }
        }
        return String(scalars)
    }

    func check(_ string: String, _ constraints: TextConstraints) {
        let layout = TextMeasurer.layout(styled(string), constraints)
        #expect(layout.size.width.isFinite && layout.size.height.isFinite)
        #expect(layout.size.width > -1e-6)
        if constraints.numberOfLines == 0, constraints.height == .infinity {
            #expect(layout.lines.last?.range.upperBound ?? 0 == string.utf16.count)
            #expect(
                zip(layout.lines, layout.lines.dropFirst()).allSatisfy { $0.range.upperBound == $1.range.lowerBound })
        }
        if constraints.numberOfLines > 0 { #expect(layout.lines.count <= constraints.numberOfLines) }
    }

    @Test("random characters of all scripts", arguments: 0..<8)
    func fuzz(seed: Int) {
        var random = Random(state: UInt64(seed + 1))
        for _ in 0..<8 {
            let string = string(&random, 1 + random.next(60))
            check(string, TextConstraints(width: CGFloat(random.next(300)), rightToLeft: random.next(2) == 1))
            for mode in [
                ParagraphStyle.LineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle, .byClipping,
            ] {
                check(
                    string,
                    TextConstraints(
                        width: CGFloat(random.next(200)), numberOfLines: 1 + random.next(3), lineBreakMode: mode))
            }
            check(string, TextConstraints(width: 100, height: CGFloat(random.next(100))))
        }
    }

    @Test("drawing random characters does no harm")
    func drawing() {
        var random = Random(state: 99)
        for _ in 0..<8 {
            let layout = TextMeasurer.layout(styled(string(&random, 40)), TextConstraints(width: 200))
            _ = ink(width: 300, height: 200, scale: 2) { layout.draw(in: $0, at: CGPoint(x: 5, y: 5)) }
        }
    }

    @Test("a very long text is laid out in a moment", arguments: ["word ", "w", "日本", "e\u{301}", "שלום ", "👍🏽", "a\n"])
    func long(part: String) {
        let string = String(repeating: part, count: 100_000 / part.utf16.count)
        check(string, TextConstraints(width: 320))
        check(string, TextConstraints(width: 320, numberOfLines: 2, lineBreakMode: .byTruncatingTail))
        check(string, TextConstraints(numberOfLines: 1, lineBreakMode: .byClipping))
    }

    @Test("one character with ten thousand accents")
    func accents() {
        check("a" + String(repeating: "\u{301}", count: 10_000), TextConstraints(width: 100))
        check(String(repeating: "\u{202E}", count: 5_000) + "abc", TextConstraints(width: 100))
        check(String(repeating: "👩\u{200D}", count: 3_000), TextConstraints(width: 100))
    }

    @Test("senseless rooms", arguments: [0, -10, CGFloat.nan, -CGFloat.infinity, 1e300])
    func rooms(width: CGFloat) {
        let layout = TextMeasurer.layout(styled("some words to lay out"), TextConstraints(width: width))
        #expect(!layout.lines.isEmpty)
        _ = TextMeasurer.layout(styled("words"), TextConstraints(width: 10, height: .nan, numberOfLines: -3))
    }
}
