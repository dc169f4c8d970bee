/// What the compositor remembers of a layer between frames: where it lies on the screen and what it may paint.
@MainActor final class RenderNode {
    /// Not counted, so that a layer can go between frames; nodes of layers that went are not asked for theirs.
    unowned(unsafe) let layer: CALayer
    /// Keeps the layer's address from being given to another one before the node is gone.
    private unowned let place: CALayer
    let identity: ObjectIdentifier
    /// The frame up to which the node has followed its layer; 0 when it never has.
    var synced: UInt64 = 0

    /// From the layer's coordinates to those its subtree is drawn in: the screen's pixels, or those of its own plane.
    var matrix = PlaneMatrix.identity
    var isVisible = false
    /// The layer's bounds in pixels; around them when they are not upright.
    var box = PixelRect.empty
    /// The pixels that the layer itself may touch, its shadow included.
    var ownBounds = PixelRect.empty
    /// The pixels that the layer and all below it may touch.
    var subtreeBounds = PixelRect.empty
    /// In drawing order.
    var children: [RenderNode] = []
    var mask: RenderNode?
    /// A layer that looks at the pixels below it is in the subtree, this one included.
    var hasBackdrop = false
    /// Set when perspective bends the layer: its subtree is drawn flat and then laid into the picture.
    var plane: Plane?
    /// A shadow mask that is not shared, and what it was made for.
    var shadow: NodeShadow?
    /// A drawing that is worth keeping.
    var picture: NodePicture?

    /// Set in nodes that stand for one instance of a replicator's sublayers.
    var instance: Instance?

    struct Instance {
        var tint: InstanceTint?
    }

    struct Plane {
        /// From pixels of the flat picture to the screen.
        var matrix: PlaneMatrix
        /// The pixels of the flat picture that may be touched.
        var flatBounds: PixelRect
    }

    init(_ layer: CALayer) {
        self.layer = layer
        place = layer
        identity = ObjectIdentifier(layer)
    }

    /// The values to draw.
    var state: LayerState {
        @inline(__always) _read { yield layer.state }
    }
}
