import CoreGraphics
import Foundation
import Testing

@testable import Typesetting

@Suite struct ScriptTests {
    private static let samples: [(script: String, text: String)] = [
        ("Latin", "Ångström ſ ß Ỹ"), ("Greek", "Ωμέγα ἄ"), ("Cyrillic", "Привет Ђ Ғ"), ("Armenian", "Հայերեն"),
        ("Hebrew", "עִבְרִית"),
        ("Arabic", "العربيّة ٣"), ("Syriac", "ܣܘܪܝܝܐ"), ("Thaana", "ދިވެހި"), ("Devanagari", "हिन्दी"), ("Bengali", "বাংলা"),
        ("Gurmukhi", "ਪੰਜਾਬੀ"), ("Gujarati", "ગુજરાતી"), ("Odia", "ଓଡ଼ିଆ"), ("Tamil", "தமிழ்"), ("Telugu", "తెలుగు"),
        ("Kannada", "ಕನ್ನಡ"), ("Malayalam", "മലയാളം"), ("Sinhala", "සිංහල"), ("Thai", "ภาษาไทย"), ("Lao", "ພາສາລາວ"),
        ("Tibetan", "བོད་ཡིག"), ("Myanmar", "မြန်မာ"), ("Georgian", "ქართული"), ("Hangul", "한국어"), ("Ethiopic", "አማርኛ"),
        ("Cherokee", "ᏣᎳᎩ"), ("Canadian syllabics", "ᐃᓄᒃᑎᑐᑦ"), ("Khmer", "ខ្មែរ"), ("Mongolian", "ᠮᠣᠩᠭᠣᠯ"),
        ("Hiragana", "ひらがな"),
        ("Katakana", "カタカナ"), ("Bopomofo", "ㄅㄆㄇ"), ("Han", "漢字汉字"), ("Yi", "ꆈꌠ"), ("N'Ko", "ߒߞߏ"), ("Tifinagh", "ⵜⵉⴼⵉ"),
        ("Vai", "ꕙꔤ"), ("Javanese", "ꦗꦮ"), ("Balinese", "ᬩᬮᬶ"), ("Adlam", "𞤀𞤣"), ("Braille", "⠓⠊"),
        ("Mathematics", "∑∫√≤𝒳"),
        ("Arrows and shapes", "→⇄■◆"), ("Currencies", "€£¥₹₽₩"), ("Emoji", "😀👨‍👩‍👧🏳️‍🌈"), ("Box drawing", "┌┐"),
        ("Katakana, then an Arabic comma", "スト، ؛ ؟"), ("Han, then a danda", "漢।"),
    ]

    @Test(
        "the characters of every script have glyphs, upright and bold, in all designs", arguments: samples.map(\.script)
    )
    func glyphs(script: String) throws {
        let text = try #require(Self.samples.first { $0.script == script }).text
        for design in [FontDescriptor.Design.default, .serif, .monospaced, .rounded] {
            for weight in [0, 0.4] as [CGFloat] {
                let font = Font(FontDescriptor(family: .system(design), size: 20, weight: weight))
                let layout = TextMeasurer.layout(
                    StyledText(text, attributes: TextAttributes(font: font)), TextConstraints())
                let missing = layout.lines.flatMap(\.runs).flatMap(\.glyphs).filter { $0.id == 0 }
                #expect(missing.isEmpty, "\(script) \(design) \(missing.map(\.cluster))")
                #expect(layout.size.width > 5)
                #expect(abs(layout.size.height - font.lineHeight) < 0.001)
            }
        }
    }

    @Test("the text of every script leaves ink", arguments: samples.map(\.script))
    func ink(script: String) throws {
        let text = try #require(Self.samples.first { $0.script == script }).text
        let found = TypesettingTests.ink(width: 300, height: 60) {
            TextMeasurer.layout(styled(text, size: 24), TextConstraints()).draw(in: $0, at: CGPoint(x: 5, y: 10))
        }
        #expect(found.sum > 1000)
    }
}
