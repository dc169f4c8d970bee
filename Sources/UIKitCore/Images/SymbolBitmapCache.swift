/// Rendered stencils: symbols, templates and turned bitmaps as they are handed to layers.
final class SymbolBitmapCache: @unchecked Sendable {
    static let shared = SymbolBitmapCache()

    private struct Key: Hashable {
        var symbol: SymbolImage
        var color: CGColor
        var secondaryColor: CGColor?
        var scale: CGFloat
        var size: CGSize
        var isMirrored: Bool
    }

    private var bitmaps: [Key: CGImage] = [:]
    private let lock = NSLock()

    /// The picture in a colour at `scale` pixels a point; symbols of one look are rendered once. `size` is the drawn size, the
    /// image's own by default.
    func bitmap(_ image: UIImage, tint: UIColor, scale: CGFloat, size: CGSize? = nil) -> CGImage? {
        let size = size ?? image.size
        guard case .symbol(let symbol) = image.content else { return render(image, tint, scale, size) }
        var plain = symbol
        let color = (image.details.tint ?? symbol.color ?? tint).cgColor
        plain.color = nil
        plain.secondaryColor = nil
        let key = Key(
            symbol: plain, color: color, secondaryColor: image.secondaryColor(tint: tint)?.cgColor, scale: scale,
            size: size,
            isMirrored: image.details.isMirrored)
        if let found = lock.withLock({ bitmaps[key] }) { return found }
        guard let made = render(image, tint, scale, size) else { return nil }
        lock.withLock {
            if bitmaps.count > 300 { bitmaps.removeAll() }
            bitmaps[key] = made
        }
        return made
    }

    private func render(_ image: UIImage, _ tint: UIColor, _ scale: CGFloat, _ size: CGSize) -> CGImage? {
        guard let context = ImageContext.make(size: size, scale: scale, opaque: false) else { return nil }
        ImagePainter.draw(image, in: CGRect(origin: .zero, size: size), context: context, tint: tint)
        return context.makeImage()
    }
}

extension UIImage {
    /// What a symbol's second layer is drawn in; a tint of the image's own goes for all layers.
    func secondaryColor(tint: UIColor) -> UIColor? {
        guard case .symbol(let symbol) = content, details.tint == nil else { return nil }
        return symbol.secondaryColor ?? (symbol.isSecondTinted ? tint : nil)
    }

    /// The pixels turned upright, in their own colours.
    var uprightBitmap: CGImage? {
        guard case .bitmap(let picture) = content else { return cgImage }
        guard imageOrientation != .up else { return picture }
        let pixels = CGSize(width: size.width * scale, height: size.height * scale)
        guard let context = ImageContext.make(size: pixels, scale: 1, opaque: false) else { return nil }
        ImagePainter.drawOriented(picture, imageOrientation, CGRect(origin: .zero, size: pixels), context)
        return context.makeImage()
    }
}
