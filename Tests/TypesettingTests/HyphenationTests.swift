import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import Typesetting

/// Liang's algorithm ("Word Hy-phen-a-tion by Com-put-er", 1983), the format of pattern files, and lines that end in divided words.
@Suite struct HyphenationTests {
    private func divided(_ word: String, _ hyphenator: Hyphenator) -> String {
        let units = Array(word.utf16)
        var parts: [String] = []
        var start = 0
        for point in hyphenator.points(Array(word.lowercased().utf16)) + [units.count] {
            parts.append(String(decoding: units[start..<point], as: UTF16.self))
            start = point
        }
        return parts.joined(separator: "-")
    }

    private func hyphenator(_ lines: String...) throws -> Hyphenator {
        try #require(Hyphenator(Data(lines.joined(separator: "\n").utf8)))
    }

    /// The example of The TeXbook's appendix H.
    @Test("of the patterns in a word the largest number counts, and odd ones divide")
    func patterns() throws {
        let made = try hyphenator("UTF-8", "hy3ph", "he2n", "hena4", "hen5at", "1na", "n2at", "1tio", "2io", "o2n")
        #expect(divided("hyphenation", made) == "hy-phen-ation")
        #expect(divided("Hyphenation", made) == "Hy-phen-ation")
        #expect(divided("no", made) == "no")
    }

    @Test("dots stand for the ends of words, and so many letters stay together at each")
    func ends() throws {
        let free = try hyphenator("UTF-8", "LEFTHYPHENMIN 1", "RIGHTHYPHENMIN 1", ".a1", "1z.", "b1b")
        #expect(divided("abbaz", free) == "a-b-ba-z")
        let three = try hyphenator("UTF-8", "LEFTHYPHENMIN 3", "RIGHTHYPHENMIN 3", "1b")
        #expect(divided("babbbab", three) == "bab-b-bab")
    }

    @Test("compounds are divided into parts first, and those by patterns of their own")
    func levels() throws {
        let made = try hyphenator("UTF-8", "% parts", "uss1b", "NEXTLEVEL", "# letters", "al1l", ".fu2", "u1s", "1ba")
        #expect(divided("fussball", made) == "fuss-ball")
        #expect(divided("fussballer", made) == "fuss-bal-ler")
    }

    @Test("the encodings of pattern files")
    func encodings() throws {
        let latin = try #require(Hyphenator(Data("ISO8859-1\na1".utf8) + [0xF6, 0x0A]))
        #expect(divided("aaöö", latin) == "aa-öö")
        // KOI8-R: 0xC1 is a, 0xC2 is b.
        let cyrillic = try #require(Hyphenator(Data("KOI8-R\n".utf8) + [0xC1, 0x31, 0xC2]))
        #expect(divided("ааба", cyrillic) == "аа-ба")
        #expect(Hyphenator(Data("a1b".utf8)) == nil)
        #expect(Hyphenator(Data()) == nil)
    }

    /// As TeX divides them with its patterns for American English.
    @Test(
        "English words", .enabled(if: Hyphenator.find("en") != nil),
        arguments: [
            "su-per-cal-ifrag-ilis-tic-ex-pi-ali-do-cious", "com-puter", "al-go-rithm", "hy-phen-ation",
            "pho-tog-ra-phy",
            "uni-ver-sity", "as-so-ciate", "ta-ble", "record", "present", "de-vel-op-ment", "democ-racy", "back-ground",
        ])
    func english(_ word: String) throws {
        let made = try #require(Hyphenator.find("en"))
        #expect(divided(word.replacingOccurrences(of: "-", with: ""), made) == word)
    }

    /// As the hyphen library of Debian divides them with the same files.
    @Test(
        "words of other languages",
        arguments: [
            (
                "de",
                "Sil-ben-tren-nung Do-nau-dampf-schiff-fahrts-ge-sell-schaft Fuß-ball-welt-meis-ter-schaft Uni-ver-si-tät"
            ),
            ("fr", "dé-ve-lop-pe-ment uni-ver-si-té in-for-ma-tions or-di-na-teur"),
            ("es", "de-sa-rro-llo uni-ver-si-dad in-for-ma-cio-nes or-de-na-dor"), ("it", "svi-lup-po cal-co-la-to-re"),
            ("pl", "pro-gra-mo-wa-nie uni-wer-sy-tet od-po-wie-dzial-ność"), ("nl", "ont-wik-ke-ling uni-ver-si-teit"),
            ("sv-SE", "pro-gram-me-ring an-svar"), ("pt-BR", "de-sen-vol-vi-men-to res-pon-sa-bi-li-da-de"),
            ("en-GB", "or-gan-isa-tion demo-cracy"),
        ])
    func others(_ language: String, _ words: String) throws {
        guard let made = Hyphenator.find(language) else { return }
        for word in words.split(separator: " ") {
            #expect(divided(word.replacingOccurrences(of: "-", with: ""), made) == word)
        }
    }

    @Test("the names of files by language and country")
    func names() {
        #expect(Hyphenator.fileNames("en") == ["en_US", "en"])
        #expect(Hyphenator.fileNames("en-GB").first == "en_GB")
        #expect(Hyphenator.fileNames("pt-BR").first == "pt_BR")
        #expect(Hyphenator.fileNames("zh-Hans-CN").first == "zh_CN")
        #expect(Hyphenator.fileNames("de") == ["de_DE", "de"])
        #expect(Hyphenator.fileNames("no").first == "nb_NO")
        #expect(Hyphenator.fileNames("../../etc").isEmpty)
        #expect(Hyphenator.find("ja") == nil)
    }

    // MARK: Lines

    private let prose =
        "Responsibility for international development and administration understandably requires extraordinary communication"

    private func lines(_ factor: Float, width: CGFloat, language: String = "en") -> [(
        text: String, line: TextLayout.Line
    )] {
        var paragraph = ParagraphStyle()
        paragraph.hyphenationFactor = factor
        let text = styled(prose, paragraph: paragraph)
        let layout = TextMeasurer.layout(text, TextConstraints(width: width, languages: [language]))
        let units = Array(prose.utf16)
        return layout.lines.map { (String(decoding: units[$0.range], as: UTF16.self), $0) }
    }

    @Test("lines are filled with as much of a word as fits with a hyphen", .enabled(if: Hyphenator.find("en") != nil))
    func filled() throws {
        let made = try #require(Hyphenator.find("en"))
        for width in stride(from: CGFloat(130), through: 260, by: 13) {
            let found = lines(1, width: width)
            #expect(found.map(\.text).joined() == prose)
            var hyphens = 0
            for (index, (text, line)) in found.enumerated().dropLast() {
                #expect(line.width <= width + 0.001)
                let rest = found[(index + 1)...].map(\.text).joined()
                if text.hasSuffix(" ") {
                    // Nothing of the next word would have fitted.
                    let word = rest.prefix { $0 != " " }
                    guard let first = made.points(Array(word.lowercased().utf16)).first else { continue }
                    #expect(systemFont(17).advance(of: text + word.prefix(first) + "-") > width - 0.5)
                } else {
                    hyphens += 1
                    let tail = text.split(separator: " ").last.map(String.init) ?? ""
                    let word = tail + rest.prefix { $0 != " " }
                    #expect(made.points(Array(word.lowercased().utf16)).contains(tail.utf16.count))
                    #expect(abs(line.width - systemFont(17).advance(of: text + "-")) < 1)
                }
            }
            #expect(hyphens > 0)
        }
    }

    @Test(
        "the factor is the part of the width below which words are divided", .enabled(if: Hyphenator.find("en") != nil))
    func factor() {
        for width in stride(from: CGFloat(130), through: 260, by: 13) {
            let plain = lines(0, width: width)
            #expect(plain.allSatisfy { $0.text.hasSuffix(" ") || $0.text.hasSuffix("communication") })
            for factor in [Float(0.5), 0.7, 0.9] {
                // Up to the first divided word both break alike; there the plain line is filled to less than the factor.
                let pairs = zip(plain, lines(factor, width: width))
                guard let first = pairs.first(where: { $0.text != $1.text }) else { continue }
                #expect(first.0.line.width < CGFloat(factor) * width)
            }
        }
    }

    @Test("languages without patterns are not divided")
    func unknownLanguage() {
        #expect(lines(1, width: 120, language: "ja").map(\.text) == lines(0, width: 120).map(\.text))
    }

    @Test("a word that is wider than a line is divided by syllables", .enabled(if: Hyphenator.find("en") != nil))
    func wide() {
        var paragraph = ParagraphStyle()
        paragraph.hyphenationFactor = 1
        let text = styled("supercalifragilisticexpialidocious", paragraph: paragraph)
        let found = shownLines(text, TextConstraints(width: 100))
        let syllables = "su-per-cal-ifrag-ilis-tic-ex-pi-ali-do-cious".split(separator: "-").map(String.init)
        var ends: Set<Int> = []
        var sum = 0
        for syllable in syllables {
            sum += syllable.count
            ends.insert(sum)
        }
        var end = 0
        for line in found {
            end += line.count
            #expect(ends.contains(end))
        }
    }

    @Test("the room counts for paragraphs that say nothing", .enabled(if: Hyphenator.find("en") != nil))
    func room() {
        var constraints = TextConstraints(width: 120, languages: ["en"])
        constraints.hyphenation = 1
        #expect(shownLines(styled(prose), constraints) == lines(1, width: 120).map(\.text))
    }

    @Test("the hyphen of a soft hyphen has room on its line")
    func softHyphens() {
        let words = "extra\u{AD}ordi\u{AD}nary in\u{AD}ter\u{AD}na\u{AD}tional under\u{AD}stand\u{AD}ing"
        for width in stride(from: CGFloat(60), through: 200, by: 1) {
            for line in TextMeasurer.layout(styled(words), TextConstraints(width: width)).lines {
                #expect(line.width <= width + 0.001)
            }
        }
    }

    @Test("damaged pattern files do no harm")
    func damaged() {
        let good = Array(
            "UTF-8\nLEFTHYPHENMIN 2\nhy3ph\nhe2n\nhena4\nNEXTLEVEL\nhen5at\n1na\nn2at\n.ö1a/b=c,1,2\n".utf8)
        var dice = SeededDice(7)
        for round in 0..<rounds(300) {
            var bytes = good
            for _ in 0...round % 6 { bytes[Int(dice.next() % UInt64(bytes.count))] = UInt8(dice.next() & 0xFF) }
            if round % 5 == 0 { bytes = Array(bytes.prefix(Int(dice.next() % UInt64(bytes.count)))) }
            guard let made = Hyphenator(Data(bytes)) else { continue }
            let points = made.points(Array("hyphenationöa".utf16))
            #expect(points == points.sorted() && points.allSatisfy { (1..<13).contains($0) })
        }
    }
}
