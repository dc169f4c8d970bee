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
            for x in Int(box.minX)..<Int(box.maxX) {
                let pixel = pixels + y * stride + x * 4
                // Premultiplied BGRA; what is not painted is black.
                sum += 114 * Int(pixel[0]) + 587 * Int(pixel[1]) + 299 * Int(pixel[2])
            }
        }
        return CGFloat(sum) / (box.width * box.height * 255_000)
    }
}
