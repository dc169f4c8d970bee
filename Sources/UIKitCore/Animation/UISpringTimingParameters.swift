/// A pace given by a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider, @preconcurrency NSCopying {
    private enum Kind {
        /// Takes the animator's duration.
        case ratio(CGFloat)
        /// Has a duration of its own.
        case spring(SpringCurve)
    }

    private let kind: Kind
    /// In units of the way to go, a second. Only for properties with two parts, such as `center`, do both numbers count.
    public let initialVelocity: CGVector

    /// A critically damped spring of mass 3, stiffness 1000 and damping 500.
    ///
    /// Unverified: these figures.
    public override convenience init() { self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero) }

    /// - Parameter dampingRatio: 1 for no bounce; the spring takes the animator's duration.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        kind = .ratio(ratio)
        initialVelocity = velocity
        super.init()
    }

    public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

    /// A spring by its physics; the animator's duration does not count.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        kind = .spring(SpringCurve(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity.dx))
        initialVelocity = velocity
        super.init()
    }

    /// - Parameters:
    ///   - duration: about how long the motion seems to take, in seconds; the animator's duration does not count.
    ///   - bounce: 0 for none, up to 1.
    public init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero) {
        kind = .spring(
            SpringCurve(perceptualDuration: duration, bounce: bounce, initialVelocity: velocity.dx))
        initialVelocity = velocity
        super.init()
    }

    public required convenience init?(coder: NSCoder) { self.init() }

    /// The spring for an animator of that duration, and the time the motion takes.
    func _spring(for duration: TimeInterval) -> (curve: SpringCurve, duration: TimeInterval) {
        switch kind {
        case .ratio(let ratio):
            (
                SpringCurve(dampingRatio: ratio, duration: duration, initialVelocity: initialVelocity.dx),
                duration
            )
        case .spring(let curve): (curve, curve.settlingDuration)
        }
    }

    open var timingCurveType: UITimingCurveType { .spring }
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    open var springTimingParameters: UISpringTimingParameters? { self }

    open func copy(with zone: NSZone?) -> Any { self }
}
