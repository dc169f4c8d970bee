import CGraphicsLibs
import Synchronization

/// Pixels to composite on. All coordinates are those of the screen, also for a canvas that holds only a part of it.
final class Canvas {
    let context: CGContext
    /// The part of the screen that the canvas holds.
    let bounds: PixelRect
    /// Whether every pixel is opaque and stays so; then blending is cheaper.
    let isOpaque: Bool
    let image: OpaquePointer
    private let pixels: UnsafeMutablePointer<UInt32>
    private let rowLength: Int

    convenience init(bounds: PixelRect, isOpaque: Bool) {
        self.init(
            CGContext(pixelWidth: bounds.width, pixelHeight: bounds.height, scale: 1), bounds: bounds,
            isOpaque: isOpaque)
    }

    /// An opaque canvas on memory that the caller keeps.
    convenience init?(_ pixels: UnsafeMutableRawPointer, bytesPerRow: Int, bounds: PixelRect) {
        guard
            let context = CGContext(
                pixels: pixels, width: bounds.width, height: bounds.height, bytesPerRow: bytesPerRow, scale: 1)
        else { return nil }
        self.init(context, bounds: bounds, isOpaque: true)
    }

    private init(_ context: CGContext, bounds: PixelRect, isOpaque: Bool) {
        self.context = context
        self.isOpaque = isOpaque
        self.bounds = PixelRect(
            x0: bounds.x0, y0: bounds.y0, x1: bounds.x0 + context.width, y1: bounds.y0 + context.height)
        pixels = context.data!.assumingMemoryBound(to: UInt32.self)
        rowLength = context.bytesPerRow / 4
        // With an alpha channel also when opaque: pixman leaves the fourth byte of x8r8g8b8 pixels undefined.
        image = pixman_image_create_bits(
            PIXMAN_a8r8g8b8, Int32(context.width), Int32(context.height), pixels, Int32(context.bytesPerRow))
        context.translateBy(x: -CGFloat(bounds.x0), y: -CGFloat(bounds.y0))
    }

    deinit {
        pixman_image_unref(image)
    }

    /// The pixels of a row from a column on.
    func row(_ y: Int, from x: Int) -> UnsafeMutablePointer<UInt32> {
        pixels + (y - bounds.y0) * rowLength + (x - bounds.x0)
    }

    /// Takes over the pixels of a canvas of the same size.
    func copy(_ other: Canvas) {
        for y in bounds.y0..<bounds.y1 {
            row(y, from: bounds.x0).update(from: other.row(y, from: bounds.x0), count: bounds.width)
        }
    }

    /// Moves the pixels of a rectangle inside of it.
    func move(_ rect: PixelRect, dx: Int, dy: Int) {
        let target = rect.offset(dx, dy).intersection(rect).intersection(bounds)
        let rows = Array(target.y0..<max(target.y0, target.y1))
        // From the side that moves first, as rows lie over each other.
        for y in dy > 0 ? rows.reversed() : rows {
            memmove(row(y, from: target.x0), row(y - dy, from: target.x0 - dx), target.width * 4)
        }
    }

    // MARK: Colours

    func fill(_ rect: PixelRect, _ color: PixelColor) {
        let r = rect.intersection(bounds)
        guard !r.isEmpty, !color.isClear else { return }
        if color.isOpaque {
            pixman_fill(
                pixels, Int32(rowLength), 32, Int32(r.x0 - bounds.x0), Int32(r.y0 - bounds.y0), Int32(r.width),
                Int32(r.height), color.argb)
        } else {
            var source = color.pixman
            var box = pixman_box32_t(
                x1: Int32(r.x0 - bounds.x0), y1: Int32(r.y0 - bounds.y0), x2: Int32(r.x1 - bounds.x0),
                y2: Int32(r.y1 - bounds.y0))
            pixman_image_fill_boxes(PIXMAN_OP_OVER, image, &source, 1, &box)
        }
    }

    /// Makes every pixel of a rectangle transparent, or black on an opaque canvas.
    func clear(_ rect: PixelRect) {
        let r = rect.intersection(bounds)
        guard !r.isEmpty else { return }
        pixman_fill(
            pixels, Int32(rowLength), 32, Int32(r.x0 - bounds.x0), Int32(r.y0 - bounds.y0), Int32(r.width),
            Int32(r.height), isOpaque ? 0xFF00_0000 : 0)
    }

    /// Paints a colour where `mask`, whose top left pixel lies at (x, y), has coverage.
    func fill(_ mask: CoverageMask, atX x: Int, y: Int, clip: PixelRect, _ color: PixelColor) {
        let area = PixelRect(x0: x, y0: y, x1: x + mask.width, y1: y + mask.height)
        let r = area.intersection(clip).intersection(bounds)
        guard !r.isEmpty, !color.isClear else { return }
        var value = color.pixman
        let solid = pixman_image_create_solid_fill(&value)
        composite(PIXMAN_OP_OVER, solid!, mask: mask.image, maskX: r.x0 - x, maskY: r.y0 - y, to: r)
        pixman_image_unref(solid)
    }

    // MARK: Images

    func composite(
        _ op: pixman_op_t, _ source: OpaquePointer, sourceX: Int = 0, sourceY: Int = 0, mask: OpaquePointer? = nil,
        maskX: Int = 0, maskY: Int = 0, to r: PixelRect
    ) {
        pixman_image_composite32(
            op, source, mask, image, Int32(sourceX), Int32(sourceY), Int32(maskX), Int32(maskY),
            Int32(r.x0 - bounds.x0), Int32(r.y0 - bounds.y0), Int32(r.width), Int32(r.height))
    }

    /// Composites another canvas, whose top left pixel may lie anywhere, through a mask that begins at (x, y).
    func composite(_ other: Canvas, mask: CoverageMask? = nil, atX x: Int = 0, y: Int = 0, to rect: PixelRect) {
        // The pictures must outlive the call, which sees only their pixels.
        withExtendedLifetime((other, mask)) {
            let r = rect.intersection(other.bounds).intersection(bounds)
            guard !r.isEmpty else { return }
            composite(
                PIXMAN_OP_OVER, other.image, sourceX: r.x0 - other.bounds.x0, sourceY: r.y0 - other.bounds.y0,
                mask: mask?.image, maskX: r.x0 - x, maskY: r.y0 - y, to: r)
        }
    }

    /// The alpha of the pixels of a rectangle, as a mask of `size` whose pixel (x, y) is the rectangle's first.
    func alphas(of r: PixelRect, width: Int, height: Int, atX x: Int = 0, y: Int = 0) -> CoverageMask {
        let mask = CoverageMask(width: width, height: height)
        for line in 0..<r.height {
            let from = row(r.y0 + line, from: r.x0)
            let to = mask.bytes + (y + line) * mask.stride + x
            for column in 0..<r.width { to[column] = UInt8(from[column] >> 24) }
        }
        return mask
    }

    // MARK: Groups

    /// A copy of the pixels of a rectangle, to bring back later.
    func save(_ rect: PixelRect) -> SavedPixels? {
        let r = rect.intersection(bounds)
        guard !r.isEmpty else { return nil }
        let saved = SavedPixels(rect: r, isOpaque: isOpaque)
        for y in r.y0..<r.y1 {
            (saved.pixels + (y - r.y0) * r.width).update(from: row(y, from: r.x0), count: r.width)
        }
        return saved
    }

    /// Puts saved pixels back as they were.
    func restore(_ saved: SavedPixels) {
        let r = saved.rect
        for y in r.y0..<r.y1 {
            row(y, from: r.x0).update(from: saved.pixels + (y - r.y0) * r.width, count: r.width)
        }
    }

    /// Mixes saved pixels over what was drawn since: `drawn * coverage + saved * (1 - coverage)`. That is the same as
    /// drawing the group apart and laying it down with the coverage, without the second picture.
    /// - Parameter outside: `1 - coverage`, for the pixels from `(x, y)` on; the mask is 1 beyond its edges when nil.
    func restore(_ saved: SavedPixels, outside: CoverageMask, atX x: Int, y: Int) {
        let area = PixelRect(x0: x, y0: y, x1: x + outside.width, y1: y + outside.height).intersection(saved.rect)
        guard !area.isEmpty else { return }
        restore(saved, area, mask: outside.image, maskX: area.x0 - x, maskY: area.y0 - y)
    }

    /// The same with one coverage for all pixels.
    func restore(_ saved: SavedPixels, coverage: Double) {
        let part = UInt16(((1 - coverage) * 255).rounded()) * 257
        guard part > 0 else { return }
        var value = pixman_color_t(red: 0, green: 0, blue: 0, alpha: part)
        let solid = pixman_image_create_solid_fill(&value)!
        restore(saved, saved.rect, mask: solid, maskX: 0, maskY: 0)
        pixman_image_unref(solid)
    }

    private func restore(_ saved: SavedPixels, _ area: PixelRect, mask: OpaquePointer, maskX: Int, maskY: Int) {
        let (sx, sy) = (area.x0 - saved.rect.x0, area.y0 - saved.rect.y0)
        if isOpaque {
            composite(
                PIXMAN_OP_OVER, saved.image, sourceX: sx, sourceY: sy, mask: mask, maskX: maskX, maskY: maskY, to: area)
        } else {
            composite(PIXMAN_OP_OUT_REVERSE, mask, sourceX: maskX, sourceY: maskY, to: area)
            composite(
                PIXMAN_OP_ADD, saved.image, sourceX: sx, sourceY: sy, mask: mask, maskX: maskX, maskY: maskY, to: area)
        }
    }

    /// Runs drawing with the context's user space set to a layer's, clipped to whole pixels.
    func draw(clip: PixelRect, matrix: CGAffineTransform, _ body: (CGContext) -> Void) {
        let r = clip.intersection(bounds)
        guard !r.isEmpty else { return }
        // Cairo takes shortcuts on surfaces that it thinks are still clear, and has not seen what pixman drew.
        cairo_surface_mark_dirty(context.surface)
        context.saveGState()
        context.clip(to: r.cgRect)
        context.concatenate(matrix)
        // Whoever draws with cairo itself finds plain settings.
        cairo_set_operator(context.cairo, CAIRO_OPERATOR_OVER)
        cairo_set_fill_rule(context.cairo, CAIRO_FILL_RULE_WINDING)
        body(context)
        context.restoreGState()
    }
}

/// Pixels put aside while a group is drawn over them.
final class SavedPixels {
    let rect: PixelRect
    let pixels: UnsafeMutablePointer<UInt32>
    let image: OpaquePointer
    private let capacity: Int

    /// A large buffer kept for the next group: fresh memory costs more than the copy into it.
    private static let spare = Mutex<Spare>(Spare())

    private struct Spare: @unchecked Sendable {
        var pixels: UnsafeMutablePointer<UInt32>?
        var capacity = 0
    }

    init(rect: PixelRect, isOpaque: Bool) {
        self.rect = rect
        let kept = Self.spare.withLock { spare -> Spare? in
            guard spare.capacity >= rect.area, spare.capacity <= 4 * rect.area + 65536 else { return nil }
            defer { spare = Spare() }
            return spare
        }
        capacity = kept?.capacity ?? rect.area
        pixels = kept?.pixels ?? .allocate(capacity: rect.area)
        image = pixman_image_create_bits(
            isOpaque ? PIXMAN_x8r8g8b8 : PIXMAN_a8r8g8b8, Int32(rect.width), Int32(rect.height), pixels,
            Int32(rect.width * 4))
    }

    deinit {
        pixman_image_unref(image)
        let mine = Spare(pixels: pixels, capacity: capacity)
        let dropped = Self.spare.withLock { spare -> Spare in
            guard mine.capacity > spare.capacity else { return mine }
            defer { spare = mine }
            return spare
        }
        dropped.pixels?.deallocate()
    }
}

/// An 8-bit coverage of pixels.
final class CoverageMask {
    let width: Int
    let height: Int
    /// Bytes from row to row, a multiple of four.
    let stride: Int
    let bytes: UnsafeMutablePointer<UInt8>
    let image: OpaquePointer

    /// All zero.
    init(width: Int, height: Int) {
        self.width = max(width, 1)
        self.height = max(height, 1)
        stride = (self.width + 3) & ~3
        bytes = .allocate(capacity: stride * self.height + 16)
        bytes.initialize(repeating: 0, count: stride * self.height + 16)
        image = pixman_image_create_bits(
            PIXMAN_a8, Int32(self.width), Int32(self.height),
            UnsafeMutableRawPointer(bytes).assumingMemoryBound(to: UInt32.self), Int32(stride))
    }

    deinit {
        pixman_image_unref(image)
        bytes.deallocate()
    }

    var byteCount: Int { stride * height }

    subscript(x: Int, y: Int) -> UInt8 {
        get { bytes[y * stride + x] }
        set { bytes[y * stride + x] = newValue }
    }

    /// Draws coverage with cairo; `body` gets a context whose unit is a pixel of the mask.
    func draw(_ body: (OpaquePointer) -> Void) {
        let surface = cairo_image_surface_create_for_data(
            bytes, CAIRO_FORMAT_A8, Int32(width), Int32(height), Int32(stride))
        let context = cairo_create(surface)!
        cairo_set_antialias(context, CAIRO_ANTIALIAS_BEST)
        // Cairo's own tenth of a pixel is seen as a shade along curves.
        cairo_set_tolerance(context, 0.02)
        body(context)
        cairo_destroy(context)
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
    }

    func invert() {
        for index in 0..<byteCount { bytes[index] = 255 - bytes[index] }
    }

    /// Multiplies with a coverage of 0 through 255.
    func scale(by part: UInt32) {
        guard part < 255 else { return }
        for index in 0..<byteCount { bytes[index] = UInt8((UInt32(bytes[index]) * part + 127) / 255) }
    }

    func mirrored(x flipX: Bool, y flipY: Bool) -> CoverageMask {
        let copy = CoverageMask(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width {
                copy[x, y] = self[flipX ? width - 1 - x : x, flipY ? height - 1 - y : y]
            }
        }
        return copy
    }
}

/// A colour as pixels hold it: premultiplied, 8 bits a channel.
struct PixelColor: Hashable {
    let argb: UInt32

    static let clear = PixelColor(argb: 0)

    init(argb: UInt32) {
        self.argb = argb
    }

    init(_ color: CGColor?, alpha: Double = 1) {
        self.init(color?.drawn ?? .clear, alpha: alpha)
    }

    init(_ c: DrawnColor, alpha: Double = 1) {
        let a = c.alpha * alpha
        func byte(_ value: Double) -> UInt32 { UInt32((value * 255).rounded()) }
        self.init(argb: byte(a) << 24 | byte(c.red * a) << 16 | byte(c.green * a) << 8 | byte(c.blue * a))
    }

    var isOpaque: Bool { argb >= 0xFF00_0000 }
    var isClear: Bool { argb >> 24 == 0 }

    var pixman: pixman_color_t {
        func wide(_ shift: UInt32) -> UInt16 { UInt16((argb >> shift) & 255) * 257 }
        return pixman_color_t(red: wide(16), green: wide(8), blue: wide(0), alpha: wide(24))
    }
}
