import CGraphicsLibs

extension CGContext {
    /// How light what has been drawn in a rectangle of user space is on the average, from 0 to 1; nil outside of the pixels.
    package func meanLuminance(in rect: CGRect) -> CGFloat? {
        cairo_surface_flush(surface)
        let box = rect.applying(state.transform).integral
            .intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !box.isNull, !box.isEmpty, let pixels = cairo_image_surface_get_data(surface) else { return nil }
        let stride = Int(cairo_image_surface_get_stride(surface))
        var sum = 0
        for y in Int(box.minY)..<Int(box.maxY) {
            let row = UnsafeRawPointer(pixels + y * stride)
            // Premultiplied BGRA; what is not painted is black.
            var channels = SIMD4<UInt32>.zero
            for x in Int(box.minX)..<Int(box.maxX) {
                let pixel = row.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self)
                channels &+= SIMD4(truncatingIfNeeded: unsafeBitCast(pixel, to: SIMD4<UInt8>.self))
            }
            sum += 114 * Int(channels.x) + 587 * Int(channels.y) + 299 * Int(channels.z)
        }
        return CGFloat(sum) / (box.width * box.height * 255_000)
    }
}
