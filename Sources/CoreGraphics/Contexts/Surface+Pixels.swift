import CGraphicsLibs

extension Surface {
    /// Makes every pixel of an ARGB32 surface opaque, its colour as it would show on black.
    package static func fillAlpha(_ surface: OpaquePointer) {
        cairo_surface_flush(surface)
        guard let pixels = cairo_image_surface_get_data(surface) else { return }
        let stride = Int(cairo_image_surface_get_stride(surface))
        let width = Int(cairo_image_surface_get_width(surface))
        for row in 0..<Int(cairo_image_surface_get_height(surface)) {
            (UnsafeMutableRawPointer(pixels) + row * stride).withMemoryRebound(to: UInt32.self, capacity: width) {
                for x in 0..<width { $0[x] |= 0xff00_0000 }
            }
        }
        cairo_surface_mark_dirty(surface)
    }

    /// A copy with the same place (device offset).
    static func copy(_ surface: OpaquePointer) -> OpaquePointer? {
        cairo_surface_flush(surface)
        let format = cairo_image_surface_get_format(surface)
        let (width, height) = (cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface))
        guard let copy = make(Int(width), Int(height), format),
            let from = cairo_image_surface_get_data(surface), let to = cairo_image_surface_get_data(copy)
        else { return nil }
        let stride = Int(cairo_image_surface_get_stride(surface))
        let copyStride = Int(cairo_image_surface_get_stride(copy))
        for row in 0..<Int(height) { memcpy(to + row * copyStride, from + row * stride, min(stride, copyStride)) }
        cairo_surface_mark_dirty(copy)
        var (x, y) = (0.0, 0.0)
        cairo_surface_get_device_offset(surface, &x, &y)
        cairo_surface_set_device_offset(copy, x, y)
        return copy
    }
}
