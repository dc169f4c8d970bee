import CGraphicsLibs
import Foundation

/// ASCII text in the system font: one glyph a character, moved only by the kerning of its pairs. Pairs that HarfBuzz has shaped
/// once are remembered, so that most labels need no shaping at all. Use while holding the text engine's lock.
enum PlainText {
    /// Kerning by character and next character (95 and one for none); `unknown` where no text has had the pair yet.
    struct Pairs {
        static let unknown = Int16.min
        static let columns = 96
        var values: [Int16] = []
        /// HarfBuzz did something else than kerning: the font is not as expected, shape everything.
        var isUnfit = false
    }

    /// Languages whose Latin letters have forms of their own.
    private static let excluded: Set<String> = ["tr", "az", "kk", "tt", "crh", "ro", "mo", "nl", "ca"]

    /// nil for text that needs shaping: other characters, or a font that is no plain one.
    static func glyphs(
        _ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, _ face: SizedFace, language: String,
        features: [hb_feature_t]
    ) -> [Glyph]? {
        let typeface = face.typeface
        if typeface.pairs.isUnfit || range.isEmpty || face.asciiWidths.isEmpty { return nil }
        if language.utf8.count != 2 || excluded.contains(language) {
            if excluded.contains(where: { language.hasPrefix($0) }) { return nil }
        }
        for index in range where text[index] &- 32 >= 95 { return nil }
        if let known = knownGlyphs(text, range, face) { return known }
        learn(text, range, face, language, features)
        return typeface.pairs.isUnfit ? nil : knownGlyphs(text, range, face)
    }

    private static func knownGlyphs(
        _ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, _ face: SizedFace
    ) -> [Glyph]? {
        let typeface = face.typeface
        if typeface.pairs.values.isEmpty { return nil }
        let scale = face.xScale
        var isKnown = true
        let glyphs = typeface.pairs.values.withUnsafeBufferPointer { pairs in
            typeface.asciiGlyphs.withUnsafeBufferPointer { ids in
                face.asciiWidths.withUnsafeBufferPointer { widths in
                    face.asciiOffsets.withUnsafeBufferPointer { offsets in
                        [Glyph](unsafeUninitializedCapacity: range.count) { output, filled in
                            var character = Int(text[range.lowerBound]) - 32
                            for index in 0..<range.count {
                                let isLast = index + 1 == range.count
                                let next = isLast ? 95 : Int(text[range.lowerBound + index + 1]) - 32
                                let pair = pairs[character * Pairs.columns + next]
                                if pair == Pairs.unknown {
                                    isKnown = false
                                    break
                                }
                                (output.baseAddress! + index).initialize(
                                    to: Glyph(
                                        id: ids[character], cluster: Int32(range.lowerBound + index),
                                        advance: widths[character] + SystemFontMetrics.kerning(Double(pair)) * scale,
                                        xOffset: offsets[character], yOffset: 0, isUnsafeToBreak: false))
                                filled = index + 1
                                character = next
                            }
                        }
                    }
                }
            }
        }
        return isKnown ? glyphs : nil
    }

    private static func learn(
        _ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, _ face: SizedFace, _ language: String,
        _ features: [hb_feature_t]
    ) {
        let typeface = face.typeface
        if typeface.pairs.values.isEmpty {
            typeface.pairs.values = [Int16](repeating: Pairs.unknown, count: 95 * Pairs.columns)
        }
        Shaper.withUnits(text, range, face: face, language: language, features: features) { infos, positions in
            guard infos.count == range.count else {
                typeface.pairs.isUnfit = true
                return
            }
            for index in 0..<range.count {
                let character = Int(text[range.lowerBound + index]) - 32
                let next = index + 1 < range.count ? Int(text[range.lowerBound + index + 1]) - 32 : 95
                let kern = Double(positions[index].x_advance) - typeface.advanceInUnits(infos[index].codepoint)
                guard infos[index].codepoint == typeface.asciiGlyphs[character], positions[index].x_offset == 0,
                    positions[index].y_offset == 0, abs(kern) < 32000
                else {
                    typeface.pairs.isUnfit = true
                    return
                }
                typeface.pairs.values[character * Pairs.columns + next] = Int16(kern)
            }
        }
    }
}
