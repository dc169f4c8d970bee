import CGraphicsLibs
import Foundation

/// A rectangle of coverage, one byte a pixel, in the pixel coordinates of a drawing context.
final class CoverageMask {
    /// A cairo A8 image surface.
    let surface: OpaquePointer
    let x: Int
    let y: Int
    let width: Int
    let height: Int
    let bytesPerRow: Int
    let data: UnsafeMutablePointer<UInt8>

    /// nil for sizes that cairo cannot do.
    init?(x: Int, y: Int, width: Int, height: Int) {
        guard width > 0, height > 0, width < 32767, height < 32767,
            let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)),
            let data = cairo_image_surface_get_data(surface)
        else { return nil }
        cairo_surface_flush(surface)
        self.surface = surface
        self.x = x
        self.y = y
        self.width = width
        self.height = height
        self.data = data
        bytesPerRow = Int(cairo_image_surface_get_stride(surface))
    }

    deinit {
        cairo_surface_destroy(surface)
    }

    /// Adds a glyph whose pen position is the given pixel; coverage adds up to full at most. Parts outside are left out.
    func add(_ glyph: GlyphBitmap, penX: Int, penY: Int) {
        let left = penX + glyph.left - x
        let top = penY - glyph.top - y
        let columns = max(0, -left)..<max(max(0, -left), min(glyph.width, width - left))
        let rows = max(0, -top)..<max(max(0, -top), min(glyph.height, height - top))
        if columns.isEmpty { return }
        glyph.coverage.withUnsafeBufferPointer { source in
            for row in rows {
                let from = source.baseAddress! + row * glyph.width
                let to = data + (top + row) * bytesPerRow + left
                for column in columns {
                    let sum = UInt16(to[column]) + UInt16(from[column])
                    to[column] = UInt8(truncatingIfNeeded: sum > 255 ? 255 : sum)
                }
            }
        }
    }

    /// To be called after adding and before drawing.
    func finish() { cairo_surface_mark_dirty(surface) }
}
