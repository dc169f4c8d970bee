import CGraphicsLibs
import Foundation

/// A paragraph's glyphs and where it may be broken, before any width is known. Use while holding the text engine's lock.
final class ShapedParagraph {
    /// The paragraph's characters without its line break; control characters are replaced by invisible ones.
    let units: [UInt16]
    /// Offset of the paragraph in the whole text.
    let start: Int
    /// UTF-16 length of the line break after it: 0, 1 or 2.
    let terminatorLength: Int
    let style: ParagraphStyle
    let attributes: [TextAttributes]
    let attributeRanges: [Range<Int>]
    /// In logical order; glyphs within a run from left to right.
    let runs: [GlyphRun]
    let baseLevel: UInt8
    let hasTabs: Bool
    let isASCII: Bool
    /// Width of everything before an offset, had it no line breaks; tabs count nothing. Has one element more than `units`.
    let positions: [Double]
    let language: String

    private var breaks: [Int]?
    private var koreanBreaks: [Int]?
    private var graphemes: [Int]?
    private var hyphenWidths: [Int: Double] = [:]

    struct Environment: Hashable {
        var rightToLeft: Bool
        var languages: [String]
    }

    init(
        units: [UInt16], start: Int, terminatorLength: Int, style: ParagraphStyle,
        runs attributeRuns: [(range: Range<Int>, attributes: TextAttributes)], environment: Environment, isASCII: Bool
    ) {
        var units = units
        self.start = start
        self.terminatorLength = terminatorLength
        self.style = style
        attributes = attributeRuns.map(\.attributes)
        attributeRanges = attributeRuns.map(\.range)
        self.isASCII = isASCII
        let direction: UInt8? =
            switch style.baseWritingDirection {
            case .natural: nil
            case .leftToRight: 0
            case .rightToLeft: 1
            }
        let language = attributeRuns.first?.attributes.language ?? environment.languages.first ?? "en"
        self.language = language

        var hasTabs = false
        var needsBidi = direction == 1
        for index in units.indices {
            let unit = units[index]
            if unit < 0x20 || unit == 0x7F {
                if unit == 9 { hasTabs = true } else { units[index] = 0x200B }
            } else if unit >= 0x590, ShapedParagraph.mayRunRightToLeft(unit) {
                needsBidi = true
            }
        }
        if isASCII, direction == nil, environment.rightToLeft {
            // A line without letters runs as the interface does.
            needsBidi = needsBidi || !units.contains { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }
        } else if direction == nil, environment.rightToLeft {
            needsBidi = true
        }
        self.hasTabs = hasTabs
        let hasDirections = attributeRuns.contains { !$0.attributes.writingDirection.isEmpty }
        needsBidi = needsBidi || hasDirections

        var levels: [UInt8]?
        var base: UInt8 = direction ?? 0
        if needsBidi {
            let result = units.withUnsafeBufferPointer {
                ICU.bidiLevels(
                    $0, base: direction, fallback: environment.rightToLeft ? 1 : 0,
                    explicit: hasDirections ? { ShapedParagraph.levels(attributeRuns, units.count, $0) } : nil)
            }
            base = result.base
            if base != 0 || result.levels.contains(where: { $0 != 0 }) { levels = result.levels }
        }
        baseLevel = base

        let isSimple =
            isASCII && !hasTabs && levels == nil && !attributeRuns.contains { $0.attributes.attachment != nil }
        var runs: [GlyphRun] = []
        units.withUnsafeBufferPointer { text in
            if isSimple {
                for index in attributeRuns.indices where !attributeRuns[index].range.isEmpty {
                    runs.append(
                        ShapedParagraph.shape(
                            text, attributeRuns[index].range, attributeRuns[index].attributes.font.face, Script.latin,
                            0,
                            index, attributeRuns[index].attributes, language)
                    )
                }
                return
            }
            let itemizer = Itemizer(
                text: text, runs: attributeRuns, levels: levels, cjk: FallbackFonts.cjkIndex(environment.languages))
            for item in itemizer.items() {
                let attributes = attributeRuns[item.attributes].attributes
                switch item.content {
                case .text(let face):
                    runs.append(
                        ShapedParagraph.shape(
                            text, item.range, face, item.script, item.level, item.attributes, attributes, language))
                case .tab:
                    runs.append(ShapedParagraph.placeholder(.tab, item, width: 0))
                case .attachment(let attachment):
                    runs.append(
                        ShapedParagraph.placeholder(.attachment(attachment), item, width: Double(attachment.size.width))
                    )
                }
            }
        }
        self.runs = runs
        self.units = units
        positions = ShapedParagraph.positions(runs, units.count)
    }

    /// Embedding levels as the runs' writing directions ask for them, inside a base level.
    private static func levels(
        _ runs: [(range: Range<Int>, attributes: TextAttributes)], _ count: Int, _ base: UInt8
    ) -> [UInt8] {
        var levels = [UInt8](repeating: base, count: count)
        for run in runs where !run.attributes.writingDirection.isEmpty {
            var level = base
            var overrides: UInt8 = 0
            // 125 is the deepest level there may be.
            for direction in run.attributes.writingDirection.prefix(60) {
                level = direction & 1 == 1 ? (level + 1) | 1 : (level + 2) & ~1
                overrides = direction & 2 != 0 ? 0x80 : 0
            }
            for offset in run.range.clamped(to: 0..<count) { levels[offset] = level | overrides }
        }
        return levels
    }

    private static func mayRunRightToLeft(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x590...0x8FF, 0x200F, 0x202B, 0x202E, 0x2067, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0xD802...0xD803,
            0xD83A...0xD83B:
            true
        default: false
        }
    }

    private static func positions(_ runs: [GlyphRun], _ count: Int) -> [Double] {
        [Double](unsafeUninitializedCapacity: count + 1) { output, filled in
            output.initialize(repeating: 0)
            for run in runs {
                for glyph in run.glyphs { output[Int(glyph.cluster) + 1] += glyph.advance }
            }
            var sum = 0.0
            for index in 0...count {
                sum += output[index]
                output[index] = sum
            }
            filled = count + 1
        }
    }

    private static func placeholder(_ content: GlyphRun.Content, _ item: Itemizer.Item, width: Double) -> GlyphRun {
        GlyphRun(
            content: content,
            glyphs: [
                Glyph(
                    id: 0, cluster: Int32(item.range.lowerBound), advance: width, xOffset: 0, yOffset: 0,
                    isUnsafeToBreak: false)
            ],
            range: item.range, level: item.level, script: item.script, attributes: item.attributes)
    }

    /// Shapes a stretch and applies what the attributes add to widths.
    static func shape(
        _ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, _ face: SizedFace, _ script: UInt32, _ level: UInt8,
        _ index: Int, _ attributes: TextAttributes, _ language: String
    ) -> GlyphRun {
        if attributes.kern == nil, attributes.tracking == 0, attributes.ligature != 0,
            attributes.font.hasPlainPairs, face === attributes.font.face, level == 0,
            let glyphs = PlainText.glyphs(
                text, range, face, language: attributes.language ?? language, features: attributes.font.features)
        {
            return GlyphRun(
                content: .text(face), glyphs: glyphs, range: range, level: level, script: script, attributes: index)
        }
        var features = attributes.font.features
        if attributes.kern == 0 { features.append(FontParts.feature("kern", 0)) }
        let extra = Double(attributes.kern ?? 0) + Double(attributes.tracking)
        if attributes.ligature == 0 || extra != 0 {
            features.append(FontParts.feature("liga", 0))
            features.append(FontParts.feature("clig", 0))
        }
        var glyphs = Shaper.shape(
            text, range, face: face, script: script, rightToLeft: level & 1 == 1,
            language: attributes.language ?? language, features: features)
        if extra != 0 {
            for glyph in glyphs.indices where glyphs[glyph].advance != 0 { glyphs[glyph].advance += extra }
        }
        return GlyphRun(
            content: .text(face), glyphs: glyphs, range: range, level: level, script: script, attributes: index)
    }

    // MARK: Where lines may end

    /// Offsets at which a line may end, ascending, the paragraph's end last.
    var lineBreaks: [Int] {
        if let breaks { return breaks }
        var found: [Int] = []
        units.withUnsafeBufferPointer { text in
            ICU.boundaries(.line, in: text, locale: lineLocale) { offset, _ in
                found.append(offset)
            }
        }
        if found.last != units.count { found.append(units.count) }
        breaks = found
        return found
    }

    /// Japanese is broken strictly whatever the language of the device: no small letter begins a line.
    private var lineLocale: String { language.hasPrefix("ja") ? "ja@lb=strict" : language }

    /// The same without breaks inside Korean words.
    var wordBreaks: [Int] {
        if let koreanBreaks { return koreanBreaks }
        let kept = lineBreaks.filter { offset in
            offset >= units.count || !ShapedParagraph.isHangul(units[offset])
                || !ShapedParagraph.isHangul(units[offset - 1])
        }
        koreanBreaks = kept
        return kept
    }

    private static func isHangul(_ unit: UInt16) -> Bool {
        (0xAC00...0xD7A3).contains(unit) || (0x1100...0x11FF).contains(unit) || (0x3131...0x318E).contains(unit)
    }

    /// Offsets at which user-perceived characters end, ascending.
    var graphemeBreaks: [Int] {
        if let graphemes { return graphemes }
        var found: [Int] = []
        if isASCII {
            found = Array(1..<(units.count + 1))
        } else {
            units.withUnsafeBufferPointer { text in
                ICU.boundaries(.grapheme, in: text) { offset, _ in found.append(offset) }
            }
        }
        graphemes = found
        return found
    }

    /// Places in a word where it may be divided, ascending; none if the word has soft hyphens of its own.
    func divisions(in word: Range<Int>) -> [Int] {
        guard !units[word].contains(0xAD), let hyphenator = Hyphenator.find(language) else { return [] }
        var found: [Int] = []
        var letters: [UInt16] = []
        for offset in word.lowerBound...word.upperBound {
            if offset < word.upperBound, let letter = ShapedParagraph.smallLetter(units[offset]) {
                letters.append(letter)
            } else if !letters.isEmpty {
                found += hyphenator.points(letters).map { $0 + offset - letters.count }
                letters.removeAll(keepingCapacity: true)
            }
        }
        return found
    }

    private static func smallLetter(_ unit: UInt16) -> UInt16? {
        if unit < 0x80 {
            let small = unit | 0x20
            return small >= 0x61 && small <= 0x7A ? small : nil
        }
        guard let scalar = Unicode.Scalar(unit), scalar.properties.isAlphabetic else { return nil }
        let mapped = scalar.properties.lowercaseMapping.utf16
        return mapped.count == 1 ? mapped.first : nil
    }

    /// The width of a hyphen in the looks of a character.
    func hyphenWidth(after offset: Int) -> Double {
        let index = attributeIndex(at: offset)
        if let known = hyphenWidths[index] { return known }
        let width = LineContent(self, [.hyphen(at: offset)], range: offset..<offset, tabs: nil).width
        hyphenWidths[index] = width
        return width
    }

    /// `end` moved before trailing spaces, not below `start`.
    func trimmed(_ start: Int, _ end: Int) -> Int {
        var end = end
        while end > start, ShapedParagraph.isSpace(units[end - 1]) { end -= 1 }
        return end
    }

    /// Spaces that hang over the end of a line; no-break spaces do not.
    static func isSpace(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x20, 0x9, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: true
        default: false
        }
    }

    func attributeIndex(at offset: Int) -> Int {
        var index = 0
        while index + 1 < attributeRanges.count, offset >= attributeRanges[index].upperBound { index += 1 }
        return index
    }
}
