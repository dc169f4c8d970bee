/// How a text layer shortens text that is too wide.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let none = Self(rawValue: "none")
    public static let start = Self(rawValue: "start")
    public static let middle = Self(rawValue: "middle")
    public static let end = Self(rawValue: "end")
}

/// Where the lines of a text layer stand.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let natural = Self(rawValue: "natural")
    public static let left = Self(rawValue: "left")
    public static let right = Self(rawValue: "right")
    public static let center = Self(rawValue: "center")
    public static let justified = Self(rawValue: "justified")
}

/// A layer that draws a string, from its top left corner, into a store of `contentsScale` pixels a point.
///
/// Text is set by the toolkit that owns fonts; without one the layer stays empty.
@preconcurrency @MainActor open class CATextLayer: CALayer {
    public override init() {
        super.init()
        needsDisplayOnBoundsChange = true
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        guard let other = layer as? CATextLayer else { return }
        (string, font, fontSize, foregroundColor) = (other.string, other.font, other.fontSize, other.foregroundColor)
        (isWrapped, truncationMode, alignmentMode) = (other.isWrapped, other.truncationMode, other.alignmentMode)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        needsDisplayOnBoundsChange = true
    }

    /// A `String` or an `NSAttributedString`; the latter has its own fonts and colours. Default nil.
    open var string: Any? { didSet { setNeedsDisplay() } }
    /// A font object, whose size does not count, or the name of one. Default nil: Helvetica, as it is drawn here.
    open var font: AnyObject? { didSet { setNeedsDisplay() } }
    /// Points. Default 36.
    open var fontSize: CGFloat = 36 { didSet { setNeedsDisplay() } }
    /// Default opaque white.
    open var foregroundColor: CGColor? = .white { didSet { setNeedsDisplay() } }
    /// Whether lines break at the bounds' width. Default false.
    open var isWrapped = false { didSet { setNeedsDisplay() } }
    /// Default none.
    open var truncationMode: CATextLayerTruncationMode = .none { didSet { setNeedsDisplay() } }
    /// Default natural.
    open var alignmentMode: CATextLayerAlignmentMode = .natural { didSet { setNeedsDisplay() } }
    /// Inert: glyphs always stand at quarters of a pixel. Default false.
    open var allowsFontSubpixelQuantization = false

    open override func draw(in ctx: CGContext) {
        TextLayerDrawing.draw?(self, ctx)
    }

    open override class func needsDisplay(forKey key: String) -> Bool {
        [
            "string", "font", "fontSize", "foregroundColor", "wrapped", "truncationMode", "alignmentMode",
        ].contains(key) || super.needsDisplay(forKey: key)
    }
}
