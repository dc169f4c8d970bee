extension CALayer {
    // `open` members that subclasses override live in the class; the tree's edits are here because they share one path.

    func insert(_ layer: CALayer, at index: Int) {
        layer.checkMayStand(under: self)
        var index = index
        if let old = layer.parent {
            if old === self, let current = children.firstIndex(where: { $0 === layer }) {
                children.remove(at: current)
                if current < index { index -= 1 }
            } else {
                old.children.removeAll { $0 === layer }
                old.childrenChanged()
            }
        }
        layer.maskedLayer?.mask = nil
        layer.parent = self
        children.insert(layer, at: min(max(index, 0), children.count))
        childrenChanged()
        if layer.flags.needsLayout || layer.flags.needsDisplay || layer.flags.descendantNeedsUpdate {
            markDescendantNeedsUpdate()
        }
        requestFrame()
    }

    /// As on the phone, a layer that would be below itself ends the app.
    func checkMayStand(under parent: CALayer) {
        guard layerMayContainOthers || self === parent else { return }
        var above: CALayer? = parent
        while let layer = above {
            if layer === self {
                fatalError(
                    "*** Terminating app due to uncaught exception 'CALayerInvalidTree', reason: 'layer \(layer) is a part of cycle in its layer tree'"
                )
            }
            above = layer.parent ?? layer.maskedLayer
        }
    }

    private var layerMayContainOthers: Bool { !children.isEmpty || maskLayer != nil }

    func remove(child: CALayer) {
        guard let index = children.firstIndex(where: { $0 === child }) else { return }
        children.remove(at: index)
        child.parent = nil
        childrenChanged()
        requestFrame()
    }

    func markDescendantNeedsUpdate() {
        var layer: CALayer? = self
        while let current = layer, !current.flags.descendantNeedsUpdate {
            current.flags.descendantNeedsUpdate = true
            layer = current.parent ?? current.maskedLayer
        }
    }

    /// Asks the nearest toolkit object for a frame.
    func requestFrame() {
        var layer: CALayer? = self
        while let current = layer {
            if let owner = current.owner { return owner.layerSetNeedsFrame() }
            layer = current.parent ?? current.maskedLayer
        }
    }

    /// Sublayers in drawing order: by `zPosition`, and by place in `sublayers` where that is equal.
    var childrenInDrawingOrder: [CALayer] {
        if flags.keepsDepth, children.count > 1 {
            return children.enumerated().map { ($0.element.nearness(in: self), $0.offset, $0.element) }
                .sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
        }
        guard let first = children.first?.state.zPosition,
            children.contains(where: { $0.state.zPosition != first })
        else { return children }
        return children.enumerated()
            .sorted { ($0.element.state.zPosition, $0.offset) < ($1.element.state.zPosition, $1.offset) }
            .map(\.element)
    }
}
