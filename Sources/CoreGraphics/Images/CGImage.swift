import CGraphicsLibs

/// An immutable picture, held as premultiplied BGRA pixels whatever it was made from.
public final class CGImage: Hashable, @unchecked Sendable {
    /// A cairo image surface of format ARGB32. Never written to after the image is made.
    package let surface: OpaquePointer

    public let width: Int
    public let height: Int
    public let bytesPerRow: Int
    public let colorSpace: CGColorSpace?
    public let alphaInfo: CGImageAlphaInfo
    /// Whether the picture was made as a stencil: its alpha tells where paint goes.
    public let isMask: Bool
    public let shouldInterpolate: Bool

    /// How the picture must be turned to stand upright, as in EXIF: 1 (as it is) through 8.
    package let exifOrientation: Int

    /// Takes over the reference to `surface`. Nil if the surface is no healthy ARGB32 image of at least one pixel.
    package init?(
        surface: OpaquePointer, isOpaque: Bool = false, isMask: Bool = false, exifOrientation: Int = 1,
        shouldInterpolate: Bool = true
    ) {
        cairo_surface_flush(surface)
        self.surface = surface
        width = Int(cairo_image_surface_get_width(surface))
        height = Int(cairo_image_surface_get_height(surface))
        bytesPerRow = Int(cairo_image_surface_get_stride(surface))
        colorSpace = isMask ? nil : .sRGBSpace
        alphaInfo = isOpaque ? .noneSkipFirst : .premultipliedFirst
        self.isMask = isMask
        self.exifOrientation = exifOrientation
        self.shouldInterpolate = shouldInterpolate
        let isUsable =
            cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
            && cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32
            && cairo_image_surface_get_data(surface) != nil
        if !isUsable || width < 1 || height < 1 { return nil }
    }

    deinit {
        cairo_surface_destroy(surface)
    }

    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(alpha: alphaInfo, byteOrder: .order32Little) }
    public var byteOrderInfo: CGImageByteOrderInfo { .order32Little }

    /// True when every pixel covers what is below it.
    package var isOpaque: Bool { alphaInfo == .noneSkipFirst }

    /// The pixels, `bytesPerRow` apart, top row first.
    public var dataProvider: CGDataProvider? {
        CGDataProvider(data: withPixels { Data($0) })
    }

    /// Calls `body` with the pixels: BGRA, premultiplied, top row first.
    package func withPixels<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        let base = cairo_image_surface_get_data(surface)!
        return try body(UnsafeRawBufferPointer(start: base, count: bytesPerRow * height))
    }

    public func copy() -> CGImage? { self }

    /// The part of the picture inside `rect` (pixels, y down), grown to whole pixels; nil where they do not meet.
    public func cropping(to rect: CGRect) -> CGImage? {
        let rect = rect.bounded
        if rect.isNull { return nil }
        let box = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !box.isNull, box.width >= 1, box.height >= 1 else { return nil }
        let (x, y, columns, rows) = (Int(box.minX), Int(box.minY), Int(box.width), Int(box.height))
        guard let part = Surface.make(columns, rows) else { return nil }
        let target = cairo_image_surface_get_data(part)!
        let targetStride = Int(cairo_image_surface_get_stride(part))
        withPixels { pixels in
            for row in 0..<rows {
                let source = pixels.baseAddress! + (y + row) * bytesPerRow + x * 4
                (UnsafeMutableRawPointer(target) + row * targetStride).copyMemory(from: source, byteCount: columns * 4)
            }
        }
        cairo_surface_mark_dirty(part)
        return CGImage(
            surface: part, isOpaque: isOpaque, isMask: isMask, exifOrientation: exifOrientation,
            shouldInterpolate: shouldInterpolate)
    }

    public static func == (left: CGImage, right: CGImage) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
