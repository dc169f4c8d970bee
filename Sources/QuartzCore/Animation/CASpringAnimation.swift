/// From one value to another as if a spring pulled.
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
    public override init() { super.init() }

    /// - Parameters:
    ///   - perceptualDuration: about how long the motion seems to take, in seconds.
    ///   - bounce: 0 for none, up to 1; negative values make it slower than without.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let spring = SpringCurve(perceptualDuration: perceptualDuration, bounce: bounce, initialVelocity: 0)
        mass = 1
        stiffness = spring.stiffness
        damping = spring.damping
        _allowsOverdamping = true
    }

    override init(copying other: CAAnimation) {
        super.init(copying: other)
        guard let other = other as? CASpringAnimation else { return }
        mass = other.mass
        stiffness = other.stiffness
        damping = other.damping
        initialVelocity = other.initialVelocity
        _allowsOverdamping = other._allowsOverdamping
    }

    override func makeCopy() -> CAAnimation { CASpringAnimation(copying: self) }

    private var _allowsOverdamping = false

    /// Default 1.
    open var mass: CGFloat = 1
    /// Default 100.
    open var stiffness: CGFloat = 100
    /// Default 10.
    open var damping: CGFloat = 10
    /// In units of the whole distance a second, positive towards the target. Default 0.
    open var initialVelocity: CGFloat = 0
    /// Whether a damping beyond the critical one is kept; otherwise it counts as critical.
    open var allowsOverdamping: Bool {
        get { _allowsOverdamping }
        set { _allowsOverdamping = newValue }
    }

    open var perceptualDuration: CFTimeInterval { 2 * .pi * Double((mass / max(stiffness, 1e-9)).squareRoot()) }

    open var bounce: CGFloat {
        let ratio = damping / (2 * (mass * stiffness).squareRoot())
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }

    /// Seconds until the spring is at rest, within a thousandth of its way.
    ///
    /// Unverified: the threshold.
    open var settlingDuration: CFTimeInterval { curve.settlingDuration }

    var curve: SpringCurve {
        SpringCurve(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
            initialVelocity: Double(initialVelocity), allowsOverdamping: _allowsOverdamping)
    }
}
