/// A drawing that is kept, to be drawn many times in contexts like the one it was made for.
public final class CGLayer {
    public let size: CGSize
    /// Where to draw what the layer holds; its space begins in the layer's corner and goes the way of the context's.
    public let context: CGContext?

    /// - Parameters:
    ///   - context: whose pixels the layer has.
    ///   - size: in that context's units.
    ///   - auxiliaryInfo: no effect.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
        let density = abs(context.transform.determinant).squareRoot()
        let (width, height) = ((size.width * density).rounded(.up), (size.height * density).rounded(.up))
        guard density.isFinite, density > 0, width >= 1, height >= 1, width <= CGFloat(Surface.maximumSide),
            height <= CGFloat(Surface.maximumSide), width * height <= CGFloat(CGImage.maximumPixels)
        else { return nil }
        self.size = size
        let own = CGContext(pixelWidth: Int(width), pixelHeight: Int(height), scale: density)
        self.context = own
        extent = CGSize(width: width / density, height: height / density)
    }

    /// The size of all pixels.
    fileprivate let extent: CGSize
}

extension CGContext {
    public func draw(_ layer: CGLayer, at point: CGPoint) {
        draw(layer, in: CGRect(origin: point, size: layer.size))
    }

    /// Stretches the layer.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        guard let image = layer.context?.makeImage(), layer.size.width > 0, layer.size.height > 0 else { return }
        let all = CGSize(
            width: rect.width * layer.extent.width / layer.size.width,
            height: rect.height * layer.extent.height / layer.size.height)
        drawUpright(image, in: CGRect(origin: rect.origin, size: all))
    }
}
