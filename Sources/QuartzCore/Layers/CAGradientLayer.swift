/// The way a gradient runs.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let axial = Self(rawValue: "axial")
    public static let radial = Self(rawValue: "radial")
    public static let conic = Self(rawValue: "conic")
}

/// A layer that fills its bounds, with their rounded corners, with a gradient over its background colour.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
    var gradient = GradientState()
    /// The colours between the stops, made when they are first drawn.
    private var ramp: GradientRamp?
    override var content: LayerContent {
        if ramp == nil { ramp = GradientRamp(gradient) }
        return ramp.map { .gradient(gradient, $0) } ?? .plain
    }

    public override init() {
        super.init()
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        if let other = layer as? CAGradientLayer { gradient = other.gradient }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The `CGColor` of each stop; other objects are left out. Default nil.
    open var colors: [Any]? {
        get { gradient.colors }
        set { set(\.colors, newValue?.compactMap { $0 as? CGColor }) }
    }

    /// The place of each stop, from 0 to 1 and not decreasing. Default nil: evenly spread.
    open var locations: [NSNumber]? {
        get { gradient.locations }
        set { set(\.locations, newValue) }
    }

    /// The first stop's place in units of the bounds; a radial or conic gradient's centre. Default (0.5, 0).
    open var startPoint: CGPoint {
        get { gradient.startPoint }
        set { set(\.startPoint, newValue) }
    }

    /// The last stop's place in units of the bounds; the corner of a radial gradient's ellipse; the direction in which a
    /// conic gradient begins. Default (0.5, 1).
    open var endPoint: CGPoint {
        get { gradient.endPoint }
        set { set(\.endPoint, newValue) }
    }

    /// Default axial.
    open var type: CAGradientLayerType {
        get { gradient.type }
        set { set(\.type, newValue) }
    }

    private func set<Value: Equatable>(_ path: WritableKeyPath<GradientState, Value>, _ value: Value) {
        guard gradient[keyPath: path] != value else { return }
        gradient[keyPath: path] = value
        ramp = nil
        contentChanged()
        requestFrame()
    }
}

/// What a gradient layer draws.
struct GradientState {
    var colors: [CGColor]?
    var locations: [NSNumber]?
    var startPoint = CGPoint(x: 0.5, y: 0)
    var endPoint = CGPoint(x: 0.5, y: 1)
    var type = CAGradientLayerType.axial
}
