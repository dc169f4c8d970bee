import CGraphicsLibs

extension CGImage {
    /// A picture from pixels: 8 or 16 bits a channel of gray or RGB, with or without alpha. Nil for anything else, and when
    /// the provider holds too few bytes. `decode` and `intent` have no effect.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard
            let layout = PixelLayout(
                bitmapInfo, space, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel),
            width > 0, height > 0, width <= Surface.maximumSide, height <= Surface.maximumSide,
            bytesPerRow >= width * layout.bytesPerPixel, let data = provider.data,
            data.count >= (height - 1) * bytesPerRow + width * layout.bytesPerPixel,
            let surface = Surface.make(width, height), let pixels = cairo_image_surface_get_data(surface)
        else { return nil }
        let stride = Int(cairo_image_surface_get_stride(surface))
        data.withUnsafeBytes { bytes in
            let base = bytes.baseAddress!.assumingMemoryBound(to: UInt8.self)
            for row in 0..<height {
                layout.read(base + row * bytesPerRow, into: pixels + row * stride, count: width)
            }
        }
        cairo_surface_mark_dirty(surface)
        let isOpaque = layout.alpha == .none || layout.alpha == .skipped
        self.init(surface: surface, isOpaque: isOpaque, shouldInterpolate: shouldInterpolate)
    }

    /// A stencil of one byte a pixel: zero lets paint through, 255 keeps it off.
    public convenience init?(
        maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
        provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
    ) {
        guard bitsPerComponent == 8, bitsPerPixel == 8, width > 0, height > 0, bytesPerRow >= width,
            height <= Surface.maximumSide, let data = provider.data,
            data.count >= (height - 1) * bytesPerRow + width,
            let surface = Surface.make(width, height), let pixels = cairo_image_surface_get_data(surface)
        else { return nil }
        let stride = Int(cairo_image_surface_get_stride(surface))
        let isInverted = decode.map { $0[0] > $0[1] } ?? false
        data.withUnsafeBytes { bytes in
            for y in 0..<height {
                for x in 0..<width {
                    let sample = bytes[y * bytesPerRow + x]
                    let pixel = pixels + y * stride + 4 * x
                    (pixel[0], pixel[1], pixel[2]) = (0, 0, 0)
                    pixel[3] = isInverted ? sample : 255 - sample
                }
            }
        }
        cairo_surface_mark_dirty(surface)
        self.init(surface: surface, isMask: true, shouldInterpolate: shouldInterpolate)
    }

    /// Nil when the bytes are no PNG picture. `decode` and `intent` have no effect.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        self.init(source, .png, shouldInterpolate)
    }

    /// Nil when the bytes are no JPEG picture. `decode` and `intent` have no effect.
    public convenience init?(
        jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        self.init(source, .jpeg, shouldInterpolate)
    }

    private convenience init?(_ source: CGDataProvider, _ format: ImageFormat, _ shouldInterpolate: Bool) {
        guard let data = source.data, data.withUnsafeBytes({ ImageFormat($0) }) == format,
            let image = try? CGImage.decode(data)
        else { return nil }
        self.init(
            surface: cairo_surface_reference(image.surface), isOpaque: image.isOpaque,
            exifOrientation: image.exifOrientation, shouldInterpolate: shouldInterpolate)
    }

    /// The picture with its alpha multiplied by the coverage of a stencil or by the lightness of an opaque picture,
    /// stretched over it.
    public func masking(_ mask: CGImage) -> CGImage? {
        guard let coverage = mask.coverageSurface(), let copy = Surface.copy(surface) else { return nil }
        let cairo = cairo_create(copy)
        defer { cairo_destroy(cairo) }
        let pattern = cairo_pattern_create_for_surface(coverage.surface)
        defer { cairo_pattern_destroy(pattern) }
        var matrix = cairo_matrix_t()
        cairo_matrix_init_scale(&matrix, Double(mask.width) / Double(width), Double(mask.height) / Double(height))
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_IN)
        cairo_set_source(cairo, pattern)
        cairo_paint(cairo)
        return CGImage(surface: copy, shouldInterpolate: shouldInterpolate)
    }
}
