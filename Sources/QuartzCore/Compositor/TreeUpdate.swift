/// Brings the render nodes up to date with the layers and collects what must be drawn anew.
///
/// Reads the layers' damage marks and values; writes nodes and the damaged region. A subtree without marks is not visited.
@MainActor struct TreeUpdate {
    let epoch: UInt64
    let scale: CGFloat
    var damage = DamageRegion()
    /// Above zero inside a plane of its own, whose inner damage is the plane's.
    private var flatDepth = 0
    private var flatChanged = false

    init(epoch: UInt64, scale: CGFloat) {
        self.epoch = epoch
        self.scale = scale
    }

    /// - Parameters:
    ///   - forced: something above moved; everything is computed again and damaged by whoever moved.
    ///   - clip: the pixels that clipping layers above leave.
    mutating func update(
        _ node: RenderNode, parent: LayerState?, parentMatrix: PlaneMatrix, forced: Bool, clip: PixelRect
    ) {
        let layer = node.layer
        let marks = layer.damage
        guard forced || marks.subtree > node.synced else { return }
        let moved = forced || marks.geometry > node.synced
        let before = (own: node.ownBounds, subtree: node.subtreeBounds)
        let synced = node.synced
        node.synced = epoch

        if moved { place(node, parent: parent, parentMatrix: parentMatrix) }
        guard node.isVisible else {
            node.children = []
            node.mask = nil
            node.ownBounds = .empty
            node.subtreeBounds = .empty
            if !forced { add(before.subtree, clip) }
            return
        }

        let outerDamage = (flatDepth, flatChanged)
        if node.plane != nil {
            flatDepth += 1
            flatChanged = false
        }
        if moved || node.plane != nil || marks.content > synced {
            node.ownBounds = Painting.ownBounds(of: node, scale: scale)
        }
        let clips = layer.state.masksToBounds
        let innerClip =
            node.plane != nil ? (clips ? node.box : Self.everything) : clips ? clip.intersection(node.box) : clip
        var repeats = false
        if case .replicator(let replicator) = layer.content {
            repeats = true
            updateInstances(node, replicator, clip: innerClip)
        } else if moved || marks.children > synced {
            updateChildren(node, forced: moved, childrenChanged: marks.children > synced, clip: innerClip)
        } else {
            for child in node.children {
                update(child, parent: layer.state, parentMatrix: node.matrix, forced: false, clip: innerClip)
            }
        }
        let maskChanged = updateMask(node, forced: moved)
        measure(node, clips: clips)

        if node.plane != nil {
            let innerChanged = flatChanged
            (flatDepth, flatChanged) = outerDamage
            project(node)
            if !forced, innerChanged || moved || maskChanged || repeats || marks.content > synced {
                add(before.subtree, clip)
                add(node.subtreeBounds, clip)
            }
            return
        }
        guard !forced else { return }
        if moved || maskChanged || repeats || castsSubtreeShadow(layer) {
            add(before.subtree, clip)
            add(node.subtreeBounds, clip)
        } else if marks.content > synced {
            add(before.own, clip)
            add(node.ownBounds, clip)
        }
    }

    static let everything = PixelRect(x0: -1_000_000, y0: -1_000_000, x1: 1_000_000, y1: 1_000_000)

    private mutating func add(_ rect: PixelRect, _ clip: PixelRect) {
        let r = rect.intersection(clip)
        guard !r.isEmpty else { return }
        if flatDepth > 0 { flatChanged = true } else { damage.add(r) }
    }

    private func castsSubtreeShadow(_ layer: CALayer) -> Bool {
        layer.state.shadowOpacity > 0 && layer.state.shadowPath == nil && !layer.state.masksToBounds
    }

    /// Finds the node's matrix and whether it shows at all.
    private func place(_ node: RenderNode, parent: LayerState?, parentMatrix: PlaneMatrix) {
        let state = node.layer.state
        node.isVisible = !state.isHidden && state.opacity > 0
        guard node.isVisible else { return }
        if !state.isDoubleSided, state.facesAway(parent: parent) {
            node.isVisible = false
            return
        }
        let matrix = state.matrixToParent(parent: parent).concatenating(parentMatrix)
        if matrix.isAffine {
            let m = matrix.affine
            let determinant = m.a * m.d - m.b * m.c
            node.isVisible = determinant.isFinite && abs(determinant) > 1e-9
            node.plane = nil
            node.matrix = matrix
        } else {
            // The flat picture is drawn with the screen's scale, its own origin at the layer's.
            let flat = PlaneMatrix(CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0))
            guard let toLayer = flat.inverted(), matrix.inverted() != nil else {
                node.isVisible = false
                return
            }
            node.plane = RenderNode.Plane(matrix: toLayer.concatenating(matrix), flatBounds: .empty)
            node.matrix = flat
        }
        node.box =
            node.matrix.isUpright
            ? PixelRect(snapping: node.matrix.boundingBox(of: state.bounds))
            : PixelRect(covering: node.matrix.boundingBox(of: state.bounds))
    }

    private mutating func updateChildren(
        _ node: RenderNode, forced: Bool, childrenChanged: Bool, clip: PixelRect
    ) {
        let layer = node.layer
        let old = node.children
        let wanted = layer.childrenInDrawingOrder
        var isSame = old.count == wanted.count
        if isSame {
            for index in wanted.indices where old[index].identity != ObjectIdentifier(wanted[index]) {
                isSame = false
                break
            }
        }
        if isSame {
            for child in old {
                update(child, parent: layer.state, parentMatrix: node.matrix, forced: forced, clip: clip)
            }
            return
        }
        var known: [ObjectIdentifier: (node: RenderNode, place: Int)] = [:]
        for (place, child) in old.enumerated() { known[child.identity] = (child, place) }
        var fresh: [RenderNode] = []
        fresh.reserveCapacity(wanted.count)
        var lastPlace = -1
        for sublayer in wanted {
            if let match = known.removeValue(forKey: ObjectIdentifier(sublayer)) {
                let child = match.node
                let overtaken = match.place < lastPlace
                lastPlace = max(lastPlace, match.place)
                if !forced, overtaken { add(child.subtreeBounds, clip) }
                update(child, parent: layer.state, parentMatrix: node.matrix, forced: forced, clip: clip)
                if !forced, overtaken { add(child.subtreeBounds, clip) }
                fresh.append(child)
            } else {
                let child = RenderNode(sublayer)
                update(child, parent: layer.state, parentMatrix: node.matrix, forced: true, clip: clip)
                if !forced { add(child.subtreeBounds, clip) }
                fresh.append(child)
            }
        }
        if !forced { for (_, gone) in known { add(gone.node.subtreeBounds, clip) } }
        node.children = fresh
    }

    /// Returns whether the mask shows other pixels than before.
    private mutating func updateMask(_ node: RenderNode, forced: Bool) -> Bool {
        guard let mask = node.layer.maskLayer else {
            node.mask = nil
            return false
        }
        let existing = node.mask.flatMap { $0.identity == ObjectIdentifier(mask) ? $0 : nil }
        let maskNode = existing ?? RenderNode(mask)
        let changed = existing == nil || mask.damage.subtree > maskNode.synced
        node.mask = maskNode
        if forced || changed {
            update(
                maskNode, parent: nil, parentMatrix: node.matrix, forced: true, clip: Self.everything)
        }
        return changed
    }

    private func measure(_ node: RenderNode, clips: Bool) {
        var all = PixelRect.empty
        for child in node.children { all = all.union(child.subtreeBounds) }
        if clips { all = all.intersection(node.box) }
        all = all.union(node.ownBounds)
        if castsSubtreeShadow(node.layer) {
            all = all.union(Painting.shadowBounds(of: all, node: node))
        }
        if let mask = node.mask { all = all.intersection(mask.subtreeBounds) }
        node.subtreeBounds = all
        node.hasBackdrop = node.children.contains(where: \.hasBackdrop)
        if case .backdrop = node.layer.content { node.hasBackdrop = true }
    }

    /// Finds where a bent layer lands on the screen.
    private func project(_ node: RenderNode) {
        guard var plane = node.plane else { return }
        // A picture larger than this would be mostly out of sight.
        let limit = PixelRect(x0: -8192, y0: -8192, x1: 8192, y1: 8192)
        plane.flatBounds = node.subtreeBounds.intersection(limit)
        node.plane = plane
        node.ownBounds = .empty
        node.subtreeBounds =
            plane.flatBounds.isEmpty
            ? .empty
            : PixelRect(covering: plane.matrix.boundingBox(of: plane.flatBounds.cgRect)).inset(by: -1)
                .intersection(Self.everything)
    }
}
