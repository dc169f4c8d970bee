import CGraphicsLibs
import Foundation

/// A coloured bitmap glyph (emoji), scaled to a pixel size. Use while holding the text engine's lock.
final class ColorGlyph {
    /// A cairo image surface.
    let surface: OpaquePointer
    /// Pixels from the pen position to the left edge, and from the baseline up to the top edge.
    let left: Double
    let top: Double
    let width: Int
    let height: Int

    private struct Key: Hashable {
        var face: UInt32
        var glyph: UInt32
        var pixelSize: Double
    }

    nonisolated(unsafe) private static var cache = GenerationCache<Key, ColorGlyph>(capacity: 256)

    static func find(_ face: SizedFace, _ glyph: UInt32, scale: Double) -> ColorGlyph? {
        let key = Key(face: face.typeface.id, glyph: glyph, pixelSize: face.size * scale)
        if let known = cache[key] { return known }
        guard let made = ColorGlyph(face.typeface, glyph, key.pixelSize) else { return nil }
        cache[key] = made
        return made
    }

    static func isColor(_ typeface: Typeface) -> Bool { typeface === FontFiles.emoji }

    private init?(_ typeface: Typeface, _ glyph: UInt32, _ pixelSize: Double) {
        guard let face = typeface.drawer, face.pointee.num_fixed_sizes > 0, FT_Select_Size(face, 0) == 0,
            FT_Load_Glyph(face, glyph, Int32(FT_LOAD_COLOR)) == 0
        else { return nil }
        let slot = face.pointee.glyph.pointee
        let bitmap = slot.bitmap
        guard bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), bitmap.width > 0, bitmap.rows > 0,
            bitmap.pitch > 0, let pixels = bitmap.buffer
        else { return nil }
        let pixelsPerEm = Double(face.pointee.available_sizes[0].y_ppem) / 64
        guard pixelsPerEm > 0 else { return nil }
        // The outlines' em holds 109 pixels of the strike.
        let factor = pixelSize / pixelsPerEm
        left = Double(slot.bitmap_left) * factor
        top = Double(slot.bitmap_top) * factor
        width = max(1, Int((Double(bitmap.width) * factor).rounded(.up)))
        height = max(1, Int((Double(bitmap.rows) * factor).rounded(.up)))
        guard width <= 4096, height <= 4096 else { return nil }
        guard
            let source = cairo_image_surface_create_for_data(
                pixels, CAIRO_FORMAT_ARGB32, Int32(bitmap.width), Int32(bitmap.rows), bitmap.pitch),
            let target = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        else { return nil }
        let painter = cairo_create(target)
        cairo_scale(painter, factor, factor)
        cairo_set_source_surface(painter, source, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(painter), CAIRO_FILTER_GOOD)
        cairo_paint(painter)
        cairo_destroy(painter)
        cairo_surface_destroy(source)
        cairo_surface_flush(target)
        surface = target
    }

    deinit {
        cairo_surface_destroy(surface)
    }
}
