/// When a layer changed, in numbers of composited frames. Compositors compare these with the frame they drew last, so
/// several of them can show the same tree.
struct LayerDamage {
    /// Its own pixels changed: colours, contents, borders.
    var content: UInt64 = LayerEpoch.current
    /// Something that moves or changes all its descendants' pixels changed: geometry, opacity, clipping.
    var geometry: UInt64 = LayerEpoch.current
    /// Only the origin of the bounds changed: all that is below lies elsewhere by one distance.
    var scroll: UInt64 = LayerEpoch.current
    /// Sublayers came, went or changed places.
    var children: UInt64 = LayerEpoch.current
    /// The newest of all of the above in the layer's subtree, its mask included.
    var subtree: UInt64 = LayerEpoch.current
}

/// Counts composited frames of the process.
enum LayerEpoch {
    nonisolated(unsafe) static var current: UInt64 = 1
}

extension CALayer {
    func contentChanged() {
        damage.content = LayerEpoch.current
        subtreeChanged()
    }

    func geometryChanged() {
        damage.geometry = LayerEpoch.current
        subtreeChanged()
    }

    func boundsOriginChanged() {
        damage.scroll = LayerEpoch.current
        subtreeChanged()
    }

    func childrenChanged() {
        damage.children = LayerEpoch.current
        subtreeChanged()
    }

    /// Tells the ancestors; stops at the first that knows already, because then those above it know too.
    private func subtreeChanged() {
        let now = LayerEpoch.current
        var layer: CALayer? = self
        while let current = layer, current.damage.subtree != now {
            current.damage.subtree = now
            layer = current.parent ?? current.maskedLayer
        }
    }
}
