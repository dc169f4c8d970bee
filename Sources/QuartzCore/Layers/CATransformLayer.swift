/// A layer that only places its sublayers, and keeps their places in space: they are not brought into a plane of its own.
///
/// It draws nothing of its own, has neither mask nor clip nor shadow, and forms no group: its opacity is that of each sublayer.
/// Hit testing passes through it; points cannot be converted to it, as it has no plane they could lie in.
/// Unverified: sublayers are drawn in the order of their middles' distances; those that cut through each other are not divided.
@preconcurrency @MainActor open class CATransformLayer: CALayer {
    override var content: LayerContent { .nothing }

    public override init() {
        super.init()
        flags.keepsDepth = true
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        flags.keepsDepth = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        flags.keepsDepth = true
    }

    open override func hitTest(_ p: CGPoint) -> CALayer? {
        guard !isHidden else { return nil }
        for child in childrenInDrawingOrder.reversed() {
            if let hit = child.hitTest(p) { return hit }
        }
        return nil
    }
}
