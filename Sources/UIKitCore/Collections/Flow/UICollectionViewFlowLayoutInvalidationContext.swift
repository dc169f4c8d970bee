/// What of a flow layout is to be worked out again.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the delegate is asked again for sizes and spacings; true by default.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether items are placed again; true by default.
    open var invalidateFlowLayoutAttributes = true
}
