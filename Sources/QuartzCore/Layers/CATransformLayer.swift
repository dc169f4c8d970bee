/// A layer that only places its sublayers: it draws nothing of its own and hit testing passes through it.
@preconcurrency @MainActor open class CATransformLayer: CALayer {
    override var content: LayerContent { .nothing }

    open override func hitTest(_ p: CGPoint) -> CALayer? {
        let hit = super.hitTest(p)
        return hit === self ? nil : hit
    }
}
