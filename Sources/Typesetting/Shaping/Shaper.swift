import CGraphicsLibs
import Foundation

/// Turns characters of one font, script and direction into glyphs. Use while holding the text engine's lock.
enum Shaper {
    nonisolated(unsafe) private static let buffer: OpaquePointer = {
        _ = TextEngine.prepareEnvironment
        return hb_buffer_create()
    }()

    nonisolated(unsafe) private static var languages: [String: OpaquePointer] = [:]

    private static func language(_ name: String) -> OpaquePointer? {
        if let known = languages[name] { return known }
        if languages.count >= 256 { languages.removeAll() }
        let made = hb_language_from_string(name, -1)
        languages[name] = made
        return made
    }

    /// Glyphs from left to right. `text` is the whole paragraph, so that joining letters see their neighbours; offsets stay its.
    static func shape(
        _ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, face: SizedFace, script: UInt32, rightToLeft: Bool,
        language name: String, features: [hb_feature_t]
    ) -> [Glyph] {
        if face.typeface.isMissing { return boxes(text, range, face, rightToLeft) }
        let from = run(text, range, face, script, rightToLeft, name, features)
        return glyphs(text, offset: from, face)
    }

    /// Calls `body` with what HarfBuzz makes of a stretch, in font units. Clusters count from the stretch's start.
    static func withUnits(
        _ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, face: SizedFace, language name: String,
        features: [hb_feature_t],
        _ body: (UnsafeBufferPointer<hb_glyph_info_t>, UnsafeBufferPointer<hb_glyph_position_t>) -> Void
    ) {
        _ = run(UnsafeBufferPointer(rebasing: text[range]), 0..<range.count, face, Script.latin, false, name, features)
        var count: UInt32 = 0
        let infos = hb_buffer_get_glyph_infos(buffer, &count)
        let positions = hb_buffer_get_glyph_positions(buffer, &count)
        body(
            UnsafeBufferPointer(start: infos, count: Int(count)),
            UnsafeBufferPointer(start: positions, count: Int(count)))
    }

    /// Fills the buffer and shapes it; the result is the offset from the text's start to where clusters count from.
    private static func run(
        _ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, _ face: SizedFace, _ script: UInt32,
        _ rightToLeft: Bool, _ name: String, _ features: [hb_feature_t]
    ) -> Int {
        hb_buffer_clear_contents(buffer)
        // Context beyond a few characters changes nothing, but a very long paragraph would be copied for every run.
        let from = max(0, range.lowerBound - 16)
        let to = min(text.count, range.upperBound + 16)
        hb_buffer_add_utf16(
            buffer, text.baseAddress! + from, Int32(to - from), UInt32(range.lowerBound - from), Int32(range.count))
        hb_buffer_set_direction(buffer, rightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, hb_script_t(script))
        hb_buffer_set_language(buffer, language(name))
        hb_shape(face.typeface.shaper, buffer, features, UInt32(features.count))
        return from
    }

    private static func glyphs(
        _ text: UnsafeBufferPointer<UInt16>, offset: Int, _ face: SizedFace
    ) -> [Glyph] {
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
            let positions = hb_buffer_get_glyph_positions(buffer, &count)
        else { return [] }
        let (scale, xScale) = (face.scale, face.xScale)
        let typeface = face.typeface
        return [Glyph](unsafeUninitializedCapacity: Int(count)) { output, filled in
            for index in 0..<Int(count) {
                let info = infos[index]
                let position = positions[index]
                let cluster = Int(info.cluster) + offset
                let id = info.codepoint
                let width = face.width(id, scalar: text.scalar(at: cluster))
                var advance = width
                // What positioning added to the font's own width: kerning, mark attachment.
                if case .natural = face.request.widths {
                    advance = Double(position.x_advance) * xScale
                } else {
                    advance +=
                        SystemFontMetrics.kerning(Double(position.x_advance) - typeface.advanceInUnits(id)) * xScale
                }
                (output.baseAddress! + index).initialize(
                    to: Glyph(
                        id: id, cluster: Int32(cluster), advance: advance,
                        xOffset: Float(Double(position.x_offset) * xScale + face.centering(id, width: width)),
                        yOffset: Float(Double(position.y_offset) * scale),
                        isUnsafeToBreak: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0))
            }
            filled = Int(count)
        }
    }

    /// Without a font file every character is a box of its proper width.
    private static func boxes(
        _ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, _ face: SizedFace, _ rightToLeft: Bool
    ) -> [Glyph] {
        var glyphs: [Glyph] = []
        var offset = range.lowerBound
        while offset < range.upperBound {
            let scalar = text.scalar(at: offset)
            let isInvisible = scalar == 0x200B || ICU.isDefaultIgnorable(scalar)
            glyphs.append(
                Glyph(
                    id: scalar == 32 || isInvisible ? 1 : 0, cluster: Int32(offset),
                    advance: isInvisible ? 0 : face.width(0, scalar: scalar), xOffset: 0, yOffset: 0,
                    isUnsafeToBreak: false))
            offset += scalar > 0xFFFF ? 2 : 1
        }
        if rightToLeft { glyphs.reverse() }
        return glyphs
    }
}

extension UnsafeBufferPointer<UInt16> {
    /// The Unicode scalar that starts at an offset; U+FFFD for half a pair.
    @inline(__always)
    func scalar(at offset: Int) -> UInt32 {
        let unit = UInt32(self[offset])
        if unit & 0xF800 != 0xD800 { return unit }
        guard unit < 0xDC00, offset + 1 < count else { return 0xFFFD }
        let low = UInt32(self[offset + 1])
        guard low & 0xFC00 == 0xDC00 else { return 0xFFFD }
        return 0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00)
    }
}
