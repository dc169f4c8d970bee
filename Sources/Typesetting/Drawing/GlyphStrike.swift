import CGraphicsLibs
import Foundation

/// Coverage of one glyph at one size and place between pixels.
final class GlyphBitmap {
    /// Pixels from the pen position to the left edge, and from the baseline up to the top edge.
    let left: Int
    let top: Int
    let width: Int
    let height: Int
    /// A pixman A8 image.
    let image: OpaquePointer
    fileprivate let coverage: UnsafeMutablePointer<UInt32>
    let bytesPerRow: Int

    fileprivate init?(left: Int, top: Int, width: Int, height: Int) {
        bytesPerRow = (width + 3) & ~3
        coverage = .allocate(capacity: bytesPerRow / 4 * height)
        coverage.initialize(repeating: 0, count: bytesPerRow / 4 * height)
        guard
            let image = pixman_image_create_bits(
                PIXMAN_a8, Int32(width), Int32(height), coverage, Int32(bytesPerRow))
        else {
            coverage.deallocate()
            return nil
        }
        self.left = left
        self.top = top
        self.width = width
        self.height = height
        self.image = image
    }

    deinit {
        pixman_image_unref(image)
        coverage.deallocate()
    }
}

/// The glyphs of one typeface at one pixel size. Glyphs sit at four places between two pixels, so that text is evenly spaced;
/// cairo would round every one to a whole pixel. Use while holding the text engine's lock.
final class GlyphStrike {
    private let typeface: Typeface
    private let pixelsPerUnit: Double
    private let embolden: Double
    private let slant: Double
    private let stretch: Double
    private let isRounded: Bool
    /// Pages of 64 glyphs, each with a picture for every slot; nil for what was not asked for yet, of either.
    private var pages: [[GlyphBitmap??]] = []

    static let slots = 4
    /// Larger glyphs are filled as paths.
    static let largestSize = 200.0

    private struct Key: Hashable {
        var face: UInt32
        var pixelsPerUnit: Double
        var embolden: Double
        var slant: Double
        var stretch: Double
        var isRounded: Bool
    }

    nonisolated(unsafe) private static var strikes: [Key: GlyphStrike] = [:]
    nonisolated(unsafe) private static var bytes = 0
    private static let largestTotal = 16 << 20

    static func find(_ face: SizedFace, scale: Double) -> GlyphStrike {
        let key = Key(
            face: face.typeface.id, pixelsPerUnit: face.scale * scale,
            embolden: face.request.embolden * face.size * scale, slant: face.request.slant,
            stretch: face.request.stretch, isRounded: face.request.isRounded)
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
        stretch = key.stretch
        isRounded = key.isRounded
    }

    /// The picture of a glyph `slot` quarters of a pixel right of a whole one; nil for one without ink.
    func glyph(_ id: UInt32, slot: Int) -> GlyphBitmap? {
        let (page, place) = (Int(id >> 6), Int(id & 63) << 2 | slot)
        if page < pages.count, !pages[page].isEmpty, let known = pages[page][place] { return known }
        let made = render(id, slot)
        // Shapers give no glyph beyond the font's, which are 65,536 at most.
        guard page < 1024 else { return made }
        while pages.count <= page { pages.append([]) }
        if pages[page].isEmpty { pages[page] = [GlyphBitmap??](repeating: nil, count: 64 * GlyphStrike.slots) }
        pages[page][place] = .some(made)
        GlyphStrike.bytes += (made.map { $0.bytesPerRow * $0.height } ?? 0) + 64
        return made
    }

    private func render(_ id: UInt32, _ slot: Int) -> GlyphBitmap? {
        if isRounded, let library = typeface.drawer?.pointee.glyph.pointee.library {
            return GlyphOutline.withOutline(ofLines: GlyphOutline.path(typeface, id, isRounded: true)) {
                render($0, library, slot)
            }
        }
        guard let face = typeface.drawer, FT_Load_Glyph(face, id, GlyphOutline.noScale) == 0,
            face.pointee.glyph.pointee.format == FT_GLYPH_FORMAT_OUTLINE
        else { return nil }
        let library = face.pointee.glyph.pointee.library
        return withUnsafeMutablePointer(to: &face.pointee.glyph.pointee.outline) { render($0, library, slot) }
    }

    private func render(
        _ outline: UnsafeMutablePointer<FT_Outline>, _ library: FT_Library?, _ slot: Int
    ) -> GlyphBitmap? {
        if outline.pointee.n_points == 0 { return nil }
        let factor = pixelsPerUnit * 64 * 65536
        guard factor < 2e9, factor * stretch < 2e9 else { return nil }
        var matrix = FT_Matrix(
            xx: FT_Fixed(factor * stretch), xy: FT_Fixed(factor * slant), yx: 0, yy: FT_Fixed(factor))
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
        guard let made = GlyphBitmap(left: left, top: bottom + height, width: width, height: height) else {
            return nil
        }
        var bitmap = FT_Bitmap()
        bitmap.rows = UInt32(height)
        bitmap.width = UInt32(width)
        bitmap.pitch = Int32(made.bytesPerRow)
        bitmap.buffer = UnsafeMutableRawPointer(made.coverage).assumingMemoryBound(to: UInt8.self)
        bitmap.num_grays = 256
        bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
        let failed = FT_Outline_Get_Bitmap(library, outline, &bitmap) != 0
        return failed ? nil : made
    }
}
