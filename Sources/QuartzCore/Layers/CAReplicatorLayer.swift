/// A layer that draws its sublayers several times, each time moved and coloured a little further.
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
    var replicator = ReplicatorState()
    override var content: LayerContent { .replicator(replicator) }

    public override init() {
        super.init()
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        if let other = layer as? CAReplicatorLayer { replicator = other.replicator }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// How many times the sublayers are drawn, the original included. Default 1.
    ///
    /// At most 65,536 are drawn, and as many of replicators in each other all together.
    open var instanceCount: Int {
        get { replicator.count }
        set { set(\.count, newValue) }
    }

    /// What leads from one instance to the next, about the centre of the bounds. Default the identity.
    open var instanceTransform: CATransform3D {
        get { replicator.transform }
        set { set(\.transform, newValue) }
    }

    /// The colour that the first instance is multiplied by. Default opaque white; nil is the same.
    open var instanceColor: CGColor? {
        get { replicator.color }
        set { set(\.color, newValue) }
    }

    /// Added to the red component of the colour from instance to instance. Default 0.
    open var instanceRedOffset: Float {
        get { replicator.redOffset }
        set { set(\.redOffset, newValue) }
    }

    /// As `instanceRedOffset`, for green.
    open var instanceGreenOffset: Float {
        get { replicator.greenOffset }
        set { set(\.greenOffset, newValue) }
    }

    /// As `instanceRedOffset`, for blue.
    open var instanceBlueOffset: Float {
        get { replicator.blueOffset }
        set { set(\.blueOffset, newValue) }
    }

    /// As `instanceRedOffset`, for the opacity.
    open var instanceAlphaOffset: Float {
        get { replicator.alphaOffset }
        set { set(\.alphaOffset, newValue) }
    }

    /// Seconds by which an instance is behind the one before it.
    /// Inert: all instances show the sublayers as they are now. Default 0.
    open var instanceDelay: CFTimeInterval = 0
    /// Inert: each layer is flattened into its superlayer's plane. Default false.
    open var preservesDepth = false

    private func set<Value: Equatable>(_ path: WritableKeyPath<ReplicatorState, Value>, _ value: Value) {
        guard replicator[keyPath: path] != value else { return }
        replicator[keyPath: path] = value
        childrenChanged()
        requestFrame()
    }
}

/// How a replicator layer repeats its sublayers.
struct ReplicatorState {
    var count = 1
    var transform = CATransform3DIdentity
    var color: CGColor? = .white
    var redOffset: Float = 0
    var greenOffset: Float = 0
    var blueOffset: Float = 0
    var alphaOffset: Float = 0

    /// More would not be seen apart, and would take the machine down.
    static let mostDrawn = 65_536

    var drawnCount: Int { min(max(count, 0), Self.mostDrawn) }

    /// What an instance's components are multiplied by; nil when they stay as they are.
    func tint(instance: Int) -> InstanceTint? {
        let drawn = (color ?? .white).drawn
        func part(_ value: Double, _ offset: Float) -> Double {
            min(max(value + Double(offset) * Double(instance), 0), 1)
        }
        let tint = InstanceTint(
            red: part(drawn.red, redOffset), green: part(drawn.green, greenOffset), blue: part(drawn.blue, blueOffset),
            alpha: part(drawn.alpha, alphaOffset))
        return tint == InstanceTint(red: 1, green: 1, blue: 1, alpha: 1) ? nil : tint
    }
}

/// Factors on the components of a picture, 0 to 1.
struct InstanceTint: Equatable {
    var red: Double
    var green: Double
    var blue: Double
    var alpha: Double
}
