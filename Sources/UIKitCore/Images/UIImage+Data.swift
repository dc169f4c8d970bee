extension UIImage {
    /// The upright picture as a PNG file; nil for an empty image.
    public func pngData() -> Data? {
        guard let picture = uprightBitmap else { return nil }
        return picture.pngData(opaque: picture.isOpaque)
    }

    /// The upright picture as a JPEG file over black; `compressionQuality` 0 (smallest) to 1 (best).
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        guard let picture = uprightBitmap else { return nil }
        return picture.jpegData(quality: Int((compressionQuality * 100).rounded()))
    }

    /// The image scaled down to fit `size` points; nil for an empty image.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        let own = self.size
        guard own.width > 0, own.height > 0, size.width > 0, size.height > 0 else { return nil }
        let factor = min(size.width / own.width, size.height / own.height)
        let target = CGSize(width: own.width * factor, height: own.height * factor)
        guard let context = ImageContext.make(size: target, scale: scale, opaque: false) else { return nil }
        context.interpolationQuality = .high
        ImagePainter.draw(
            self, in: CGRect(origin: .zero, size: target), context: context, tint: details.tint ?? .black)
        return context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
    }

    /// Decoding happens when an image is made, so this is the image itself.
    public func preparingForDisplay() -> UIImage? { self }

    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(self)
    }

    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(preparingThumbnail(of: size))
    }
}
