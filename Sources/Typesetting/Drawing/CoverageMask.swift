import CGraphicsLibs
import CoreGraphics
import Foundation

/// A rectangle of coverage, one byte a pixel, in the pixel coordinates of a drawing context.
final class CoverageMask {
    /// A cairo A8 image surface.
    let surface: OpaquePointer
    let x: Int
    let y: Int
    let width: Int
    let height: Int
    /// The same pixels for pixman.
    private let image: OpaquePointer

    /// nil for sizes that cairo cannot do.
    init?(x: Int, y: Int, width: Int, height: Int) {
        guard width > 0, height > 0, width < 32767, height < 32767,
            let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)),
            let data = cairo_image_surface_get_data(surface),
            let image = data.withMemoryRebound(
                to: UInt32.self, capacity: 1,
                {
                    pixman_image_create_bits(
                        PIXMAN_a8, Int32(width), Int32(height), $0, cairo_image_surface_get_stride(surface))
                })
        else { return nil }
        cairo_surface_flush(surface)
        self.surface = surface
        self.x = x
        self.y = y
        self.width = width
        self.height = height
        self.image = image
    }

    deinit {
        pixman_image_unref(image)
        cairo_surface_destroy(surface)
    }

    /// Adds a glyph whose pen position is the given pixel; coverage adds up to full at most. Parts outside are left out.
    func add(_ glyph: GlyphBitmap, penX: Int, penY: Int) {
        pixman_image_composite32(
            PIXMAN_OP_ADD, glyph.image, nil, image, 0, 0, 0, 0, Int32(penX + glyph.left - x),
            Int32(penY - glyph.top - y),
            Int32(glyph.width), Int32(glyph.height))
    }

    /// Lays a colour down where the mask covers; false when the context does more than that with what is drawn.
    func draw(on context: CGContext, _ color: CGColor) -> Bool {
        context.fill(coverage: image, x: x, y: y, width: width, height: height, color)
    }

    /// To be called after adding and before drawing.
    func finish() { cairo_surface_mark_dirty(surface) }
}
