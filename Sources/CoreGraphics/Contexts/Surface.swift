import CGraphicsLibs

/// Cairo image surfaces, made with care: a size cairo cannot do gives nil instead of a broken surface.
package enum Surface {
    /// The longest side that cairo's rasteriser can address.
    package static let maximumSide = 32_767

    /// A transparent premultiplied BGRA surface.
    package static func make(_ width: Int, _ height: Int) -> OpaquePointer? {
        make(width, height, CAIRO_FORMAT_ARGB32)
    }

    package static func make(_ width: Int, _ height: Int, _ format: cairo_format_t) -> OpaquePointer? {
        guard width > 0, height > 0, width <= maximumSide, height <= maximumSide else { return nil }
        return checked(cairo_image_surface_create(format, Int32(width), Int32(height)))
    }

    /// A surface on memory of the caller's.
    package static func make(
        _ data: UnsafeMutableRawPointer, _ width: Int, _ height: Int, bytesPerRow: Int
    ) -> OpaquePointer? {
        guard width > 0, height > 0, width <= maximumSide, height <= maximumSide else { return nil }
        guard bytesPerRow >= width * 4, bytesPerRow % 4 == 0, bytesPerRow <= Int32.max else { return nil }
        return checked(
            cairo_image_surface_create_for_data(
                data.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width), Int32(height),
                Int32(bytesPerRow)))
    }

    private static func checked(_ surface: OpaquePointer?) -> OpaquePointer? {
        guard let surface else { return nil }
        if cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS { return surface }
        cairo_surface_destroy(surface)
        return nil
    }
}
