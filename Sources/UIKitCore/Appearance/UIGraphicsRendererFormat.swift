/// Settings of a renderer.
open class UIGraphicsRendererFormat: NSObject {
    /// The format of the main screen.
    open class func `default`() -> Self { self.init() }

    /// Filled in by the renderer.
    open internal(set) var bounds: CGRect = .zero

    public required override init() {
        super.init()
    }
}

/// Settings of an image renderer.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    public enum Range: Int, Sendable {
        case unspecified = -1
        case automatic = 0
        case extended = 1
        case standard = 2
    }

    /// Pixels a point; the main screen's scale by default.
    open var scale: CGFloat = GraphicsDefaults.screenScale
    /// Default false.
    open var opaque = false
    /// Inert: images are always in standard range.
    open var preferredRange: Range = .automatic

    public required init() {
        super.init()
    }

    open class func preferred() -> Self { self.init() }

    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }
}
