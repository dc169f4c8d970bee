/// How the inside of a shape layer's path is found.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let nonZero = Self(rawValue: "non-zero")
    public static let evenOdd = Self(rawValue: "even-odd")
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let butt = Self(rawValue: "butt")
    public static let round = Self(rawValue: "round")
    public static let square = Self(rawValue: "square")
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let miter = Self(rawValue: "miter")
    public static let round = Self(rawValue: "round")
    public static let bevel = Self(rawValue: "bevel")
}

/// A layer that draws a path in its coordinates. The path may reach beyond the bounds.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
    var shape = ShapeState()
    override var content: LayerContent { .shape(shape) }

    public override init() {
        super.init()
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        if let other = layer as? CAShapeLayer { shape = other.shape }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Default nil.
    open var path: CGPath? {
        get { shape.path }
        set { set(\.path, newValue?.copy()) }
    }

    /// Default opaque black.
    open var fillColor: CGColor? {
        get { shape.fillColor }
        set { set(\.fillColor, newValue) }
    }

    /// Default non-zero.
    open var fillRule: CAShapeLayerFillRule {
        get { shape.fillRule }
        set { set(\.fillRule, newValue) }
    }

    /// Default nil.
    open var strokeColor: CGColor? {
        get { shape.strokeColor }
        set { set(\.strokeColor, newValue) }
    }

    /// The part of the path's length where the stroke begins, from 0 to 1. Default 0.
    open var strokeStart: CGFloat {
        get { shape.strokeStart }
        set { set(\.strokeStart, newValue) }
    }

    /// The part of the path's length where the stroke ends, from 0 to 1. Default 1.
    open var strokeEnd: CGFloat {
        get { shape.strokeEnd }
        set { set(\.strokeEnd, newValue) }
    }

    /// Points. Default 1.
    open var lineWidth: CGFloat {
        get { shape.lineWidth }
        set { set(\.lineWidth, newValue) }
    }

    /// Default 10.
    open var miterLimit: CGFloat {
        get { shape.miterLimit }
        set { set(\.miterLimit, newValue) }
    }

    /// Default butt.
    open var lineCap: CAShapeLayerLineCap {
        get { shape.lineCap }
        set { set(\.lineCap, newValue) }
    }

    /// Default miter.
    open var lineJoin: CAShapeLayerLineJoin {
        get { shape.lineJoin }
        set { set(\.lineJoin, newValue) }
    }

    /// Points into the dash pattern at which the stroke begins. Default 0.
    open var lineDashPhase: CGFloat {
        get { shape.lineDashPhase }
        set { set(\.lineDashPhase, newValue) }
    }

    /// Lengths of dashes and gaps in turn, points. Default nil: a solid line.
    open var lineDashPattern: [NSNumber]? {
        get { shape.lineDashPattern }
        set { set(\.lineDashPattern, newValue) }
    }

    private func set<Value: Equatable>(_ path: WritableKeyPath<ShapeState, Value>, _ value: Value) {
        guard shape[keyPath: path] != value else { return }
        shape[keyPath: path] = value
        contentChanged()
        requestFrame()
    }
}

/// What a shape layer draws.
struct ShapeState {
    var path: CGPath?
    var fillColor: CGColor? = .black
    var fillRule = CAShapeLayerFillRule.nonZero
    var strokeColor: CGColor?
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1
    var lineWidth: CGFloat = 1
    var miterLimit: CGFloat = 10
    var lineCap = CAShapeLayerLineCap.butt
    var lineJoin = CAShapeLayerLineJoin.miter
    var lineDashPhase: CGFloat = 0
    var lineDashPattern: [NSNumber]?
}
