/// Draws images, or files of images, in points and at the screen's scale.
open class UIGraphicsRenderer: NSObject {
    let bounds: CGRect

    init(drawing bounds: CGRect) {
        self.bounds = bounds
        super.init()
    }
}

open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    open private(set) var format: UIGraphicsImageRendererFormat

    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.format = format
        format.bounds = bounds
        super.init(drawing: bounds)
    }

    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    public convenience init(size: CGSize) {
        self.init(size: size, format: .default())
    }

    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .default())
    }

    /// An empty image for an empty size.
    open func image(actions: DrawingActions) -> UIImage {
        guard let picture = render(actions) else { return UIImage() }
        return UIImage(cgImage: picture, scale: format.scale, orientation: .up)
    }

    open func pngData(actions: DrawingActions) -> Data {
        render(actions)?.pngData(opaque: format.opaque) ?? Data()
    }

    /// `compressionQuality` 0 (smallest) to 1 (best).
    open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }

    private func render(_ actions: DrawingActions) -> CGImage? {
        guard let context = ImageContext.make(size: bounds.size, scale: format.scale, opaque: format.opaque) else {
            return nil
        }
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        actions(UIGraphicsImageRendererContext(cgContext: context, format: format))
        return context.makeImage()
    }
}
