/// What a layer's own bookkeeping remembers.
struct LayerFlags {
    var needsDisplay = false
    var needsLayout = false
    /// Set on every ancestor of a layer that needs display or layout.
    var descendantNeedsUpdate = false
    var needsDisplayOnBoundsChange = false
    /// Sublayers keep their places in space: the layer has no plane of its own.
    var keepsDepth = false
}
