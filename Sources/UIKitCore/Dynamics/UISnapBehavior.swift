/// Pulls an item to a point, with a wobble.
///
/// Inert: there is no wobble; the item is at the point at once.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
    private let item: any UIDynamicItem

    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        snapPoint = point
        super.init()
    }

    open var snapPoint: CGPoint { didSet { if dynamicAnimator != nil { _settle() } } }
    /// 0 to 1. Default 0.5.
    open var damping: CGFloat = 0.5

    override func _settle() {
        let item = item
        item.center = snapPoint
    }
}
