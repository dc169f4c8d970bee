/// Pulls items in one direction. Inert: see `UIDynamicAnimator`.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
    public init(items: [any UIDynamicItem]) {
        self.items = items
        super.init()
    }

    public convenience override init() { self.init(items: []) }

    open func addItem(_ item: any UIDynamicItem) { items.append(item) }
    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
    open private(set) var items: [any UIDynamicItem]

    /// In units of 1,000 points a second squared. Default (0, 1).
    open var gravityDirection = CGVector(dx: 0, dy: 1)

    /// Radians.
    open var angle: CGFloat {
        get { atan2(gravityDirection.dy, gravityDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    open var magnitude: CGFloat {
        get { hypot(gravityDirection.dx, gravityDirection.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }

    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }
}
