/// Through a row of values, or along a path.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
    public override init() { super.init() }

    override init(copying other: CAAnimation) {
        super.init(copying: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        values = other.values
        path = other.path
        keyTimes = other.keyTimes
        timingFunctions = other.timingFunctions
        calculationMode = other.calculationMode
        tensionValues = other.tensionValues
        continuityValues = other.continuityValues
        biasValues = other.biasValues
        rotationMode = other.rotationMode
    }

    override func makeCopy() -> CAAnimation { CAKeyframeAnimation(copying: self) }

    open var values: [Any]?
    /// For points; `values` is not used then.
    open var path: CGPath?
    /// The time of each value, as a fraction of the duration; evenly spread by default.
    open var keyTimes: [NSNumber]?
    /// The pace between two values.
    open var timingFunctions: [CAMediaTimingFunction]?
    open var calculationMode: CAAnimationCalculationMode = .linear
    /// Inert: the cubic modes use the plain Catmull-Rom curve.
    open var tensionValues: [NSNumber]?
    /// Inert: see `tensionValues`.
    open var continuityValues: [NSNumber]?
    /// Inert: see `tensionValues`.
    open var biasValues: [NSNumber]?
    /// Whether the layer turns with the path.
    open var rotationMode: CAAnimationRotationMode?
}

public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let linear = Self(rawValue: "linear")
    public static let discrete = Self(rawValue: "discrete")
    public static let paced = Self(rawValue: "paced")
    public static let cubic = Self(rawValue: "cubic")
    public static let cubicPaced = Self(rawValue: "cubicPaced")
}

public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let rotateAuto = Self(rawValue: "auto")
    public static let rotateAutoReverse = Self(rawValue: "autoReverse")
}
