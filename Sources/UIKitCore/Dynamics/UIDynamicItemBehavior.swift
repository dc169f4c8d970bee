/// Physical properties of items. Inert: see `UIDynamicAnimator`.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
    public init(items: [any UIDynamicItem]) {
        self.items = items
        super.init()
    }

    public convenience override init() { self.init(items: []) }

    open func addItem(_ item: any UIDynamicItem) { items.append(item) }
    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
    open private(set) var items: [any UIDynamicItem]

    open var elasticity: CGFloat = 0
    open var friction: CGFloat = 0
    open var density: CGFloat = 1
    open var resistance: CGFloat = 0
    open var angularResistance: CGFloat = 0
    open var charge: CGFloat = 0
    open var isAnchored = false
    open var allowsRotation = true

    private var velocities: [ObjectIdentifier: CGPoint] = [:]
    private var turns: [ObjectIdentifier: CGFloat] = [:]

    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        let old = linearVelocity(for: item)
        velocities[ObjectIdentifier(item)] = CGPoint(x: old.x + velocity.x, y: old.y + velocity.y)
    }

    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { velocities[ObjectIdentifier(item)] ?? .zero }

    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        turns[ObjectIdentifier(item), default: 0] += velocity
    }

    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { turns[ObjectIdentifier(item)] ?? 0 }
}
