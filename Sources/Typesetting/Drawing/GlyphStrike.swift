import CGraphicsLibs
import Foundation

/// Coverage of one glyph at one size and place between pixels.
struct GlyphBitmap {
    /// Pixels from the pen position to the left edge, and from the baseline up to the top edge.
    var left: Int
    var top: Int
    var width: Int
    var height: Int
    /// One byte a pixel, rows without gaps.
    var coverage: [UInt8]
}

/// The glyphs of one typeface at one pixel size. Glyphs sit at four places between two pixels, so that text is evenly spaced;
/// cairo would round every one to a whole pixel. Use while holding the text engine's lock.
final class GlyphStrike {
    private let typeface: Typeface
    private let pixelsPerUnit: Double
    private let embolden: Double
    private let slant: Double
    private var glyphs: [UInt32: GlyphBitmap] = [:]

    static let slots = 4
    /// Larger glyphs are filled as paths.
    static let largestSize = 200.0

    private struct Key: Hashable {
        var face: UInt32
        var pixelsPerUnit: Double
        var embolden: Double
        var slant: Double
    }

    nonisolated(unsafe) private static var strikes: [Key: GlyphStrike] = [:]
    nonisolated(unsafe) private static var bytes = 0
    private static let largestTotal = 16 << 20

    static func find(_ face: SizedFace, scale: Double) -> GlyphStrike {
        let key = Key(
            face: face.typeface.id, pixelsPerUnit: face.scale * scale,
            embolden: face.request.embolden * face.size * scale, slant: face.request.slant)
        if let known = strikes[key] { return known }
        if strikes.count >= 256 || bytes > largestTotal {
            strikes.removeAll()
            bytes = 0
        }
        let made = GlyphStrike(face.typeface, key)
        strikes[key] = made
        return made
    }

    private init(_ typeface: Typeface, _ key: Key) {
        self.typeface = typeface
        pixelsPerUnit = key.pixelsPerUnit
        embolden = key.embolden
        slant = key.slant
    }

    /// The picture of a glyph `slot` quarters of a pixel right of a whole one; nil for one without ink.
    func glyph(_ id: UInt32, slot: Int) -> GlyphBitmap? {
        let key = id << 2 | UInt32(slot)
        if let known = glyphs[key] { return known.width > 0 ? known : nil }
        let made = render(id, slot) ?? GlyphBitmap(left: 0, top: 0, width: 0, height: 0, coverage: [])
        glyphs[key] = made
        GlyphStrike.bytes += made.coverage.count + 64
        return made.width > 0 ? made : nil
    }

    private func render(_ id: UInt32, _ slot: Int) -> GlyphBitmap? {
        guard let face = typeface.drawer, FT_Load_Glyph(face, id, GlyphOutline.noScale) == 0,
            face.pointee.glyph.pointee.format == FT_GLYPH_FORMAT_OUTLINE
        else { return nil }
        return withUnsafeMutablePointer(to: &face.pointee.glyph.pointee.outline) { outline in
            if outline.pointee.n_points == 0 { return nil }
            let factor = pixelsPerUnit * 64 * 65536
            guard factor < 2e9 else { return nil }
            var matrix = FT_Matrix(xx: FT_Fixed(factor), xy: FT_Fixed(factor * slant), yx: 0, yy: FT_Fixed(factor))
            FT_Outline_Transform(outline, &matrix)
            if embolden > 0 {
                let strength = FT_Pos(embolden * 64)
                FT_Outline_Embolden(outline, strength)
                FT_Outline_Translate(outline, -strength / 2, -strength / 2)
            }
            FT_Outline_Translate(outline, FT_Pos(slot * 64 / GlyphStrike.slots), 0)
            var box = FT_BBox()
            FT_Outline_Get_CBox(outline, &box)
            let left = Int(box.xMin) >> 6
            let bottom = Int(box.yMin) >> 6
            let width = (Int(box.xMax) + 63) >> 6 - left
            let height = (Int(box.yMax) + 63) >> 6 - bottom
            guard width > 0, height > 0, width <= 2048, height <= 2048 else { return nil }
            FT_Outline_Translate(outline, FT_Pos(-left * 64), FT_Pos(-bottom * 64))
            var coverage = [UInt8](repeating: 0, count: width * height)
            let failed = coverage.withUnsafeMutableBufferPointer { buffer in
                var bitmap = FT_Bitmap()
                bitmap.rows = UInt32(height)
                bitmap.width = UInt32(width)
                bitmap.pitch = Int32(width)
                bitmap.buffer = buffer.baseAddress
                bitmap.num_grays = 256
                bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
                return FT_Outline_Get_Bitmap(face.pointee.glyph.pointee.library, outline, &bitmap) != 0
            }
            if failed { return nil }
            return GlyphBitmap(left: left, top: bottom + height, width: width, height: height, coverage: coverage)
        }
    }
}
