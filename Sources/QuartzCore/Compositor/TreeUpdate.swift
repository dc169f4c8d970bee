/// Brings the render nodes up to date with the layers and collects what must be drawn anew.
///
/// Reads the layers' damage marks and values; writes nodes and the damaged region. A subtree without marks is not visited.
@MainActor struct TreeUpdate {
    /// What a layer's subtree went through above it.
    enum Mode {
        /// Nothing: only marks count.
        case marked
        /// A layer above scrolled: everything lies elsewhere by the scroll's distance. Only what changed besides is damage.
        case scrolled
        /// Something above moved: everything is computed again and damaged by whoever moved.
        case replaced
    }

    let epoch: UInt64
    let scale: CGFloat
    let screen: PixelRect
    var damage = DamageRegion()
    /// The one layer whose pixels may be moved rather than drawn anew.
    private(set) var scroll: Scroll?
    private var isInScroll = false
    /// Above zero inside a plane of its own, whose inner damage is the plane's.
    private var flatDepth = 0
    private var flatChanged = false
    /// How many times replicators around the layer at hand draw it.
    var repeats = 1

    /// - Parameter screen: the pixels that can be seen; empty when nothing drawn before is kept.
    init(epoch: UInt64, scale: CGFloat, screen: PixelRect = .empty) {
        self.epoch = epoch
        self.scale = scale
        self.screen = screen
    }

    /// - Parameter clip: the pixels that clipping layers above leave.
    mutating func update(
        _ node: RenderNode, parent: CALayer?, parentMatrix: PlaneMatrix, mode: Mode, clip: PixelRect
    ) {
        let layer = node.layer
        let marks = layer.damage
        guard mode != .marked || marks.subtree > node.synced else { return }
        let synced = node.synced
        node.synced = epoch
        let isMarked = marks.geometry > synced || marks.scroll > synced
        let isPlaced = mode != .marked || isMarked
        var before = (own: node.ownBounds, subtree: node.subtreeBounds)
        let old = Place(node)

        if isPlaced { place(node, parent: parent, parentMatrix: parentMatrix) }
        var moved = isPlaced
        var below: Mode = isPlaced ? .replaced : .marked
        if mode == .scrolled, let scroll {
            moved = isMarked || !old.isVisible || node.box != old.box.offset(scroll.dx, scroll.dy) || !canFollow(node)
            if !moved { below = .scrolled }
            before = (before.own.moved(scroll), before.subtree.moved(scroll))
        }
        guard node.isVisible else {
            node.children = []
            node.mask = nil
            node.ownBounds = .empty
            node.subtreeBounds = .empty
            if mode != .replaced { add(before.subtree, clip) }
            return
        }
        if mode == .marked, marks.scroll > synced, marks.geometry <= synced, marks.content <= synced,
            let begun = beginScroll(node, from: old, clip: clip)
        {
            scroll = begun
            isInScroll = true
            below = .scrolled
        }

        let outerDamage = (flatDepth, flatChanged)
        if node.plane != nil {
            flatDepth += 1
            flatChanged = false
        }
        if isPlaced || node.plane != nil || marks.content > synced {
            node.ownBounds = Painting.ownBounds(of: node, scale: scale)
        }
        let clips = layer.state.masksToBounds && !layer.flags.keepsDepth
        let innerClip =
            node.plane != nil ? (clips ? node.box : Self.everything) : clips ? clip.intersection(node.box) : clip
        var isRepeated = false
        if case .replicator(let replicator) = layer.content {
            isRepeated = true
            updateInstances(node, replicator, clip: innerClip)
        } else if isPlaced || marks.children > synced {
            updateChildren(node, mode: below, clip: innerClip)
        } else {
            for child in node.children {
                update(child, parent: layer, parentMatrix: node.matrix, mode: .marked, clip: innerClip)
            }
        }
        let maskChanged = updateMask(node, forced: isPlaced)
        measure(node, clips: clips)

        if node.plane != nil {
            let innerChanged = flatChanged
            (flatDepth, flatChanged) = outerDamage
            project(node)
            if mode != .replaced, innerChanged || moved || maskChanged || isRepeated || marks.content > synced {
                add(before.subtree, clip)
                add(node.subtreeBounds, clip)
            }
            return
        }
        if isInScroll, scroll?.node === node {
            isInScroll = false
            return
        }
        guard mode != .replaced else { return }
        if moved || maskChanged || isRepeated || (castsSubtreeShadow(layer) && marks.subtree > synced) {
            add(before.subtree, clip)
            add(node.subtreeBounds, clip)
        } else if marks.content > synced {
            add(before.own, clip)
            add(node.ownBounds, clip)
        }
    }

    // MARK: Scrolling

    /// Where a node lay before the update.
    private struct Place {
        let matrix: PlaneMatrix
        let box: PixelRect
        let isVisible: Bool

        @MainActor init(_ node: RenderNode) {
            (matrix, box, isVisible) = (node.matrix, node.box, node.isVisible)
        }
    }

    /// Whether the node clips, with straight edges, what moved by whole pixels, and shows nothing else that would stand still.
    private func beginScroll(_ node: RenderNode, from old: Place, clip: PixelRect) -> Scroll? {
        guard scroll == nil, flatDepth == 0, !screen.isEmpty, old.isVisible, old.box == node.box,
            node.matrix.isUpright, old.matrix.isUpright, node.layer.clipsPlainly
        else { return nil }
        let (new, old) = (node.matrix.affine, old.matrix.affine)
        let (dx, dy) = (new.tx - old.tx, new.ty - old.ty)
        let area = clip.intersection(node.box).intersection(screen)
        guard new.a == old.a, new.d == old.d, abs(dx - dx.rounded()) < 1e-6, abs(dy - dy.rounded()) < 1e-6,
            abs(dx) < CGFloat(area.width), abs(dy) < CGFloat(area.height)
        else { return nil }
        return Scroll(node: node, area: area, dx: Int(dx.rounded()), dy: Int(dy.rounded()))
    }

    /// Whether the node's own pixels are the same wherever whole pixels take it. Gradients are not, by a shade.
    private func canFollow(_ node: RenderNode) -> Bool {
        guard node.matrix.isUpright, node.plane == nil, node.mask == nil, node.layer.maskLayer == nil else {
            return false
        }
        switch node.layer.content {
        case .backdrop, .replicator, .tinted, .gradient: return false
        case .plain, .nothing, .shape: break
        }
        // A shadow is that of the part on the screen.
        return node.layer.state.shadowOpacity <= 0 && !node.layer.contentReadsBelow
    }

    static let everything = PixelRect(x0: -1_000_000, y0: -1_000_000, x1: 1_000_000, y1: 1_000_000)

    private mutating func add(_ rect: PixelRect, _ clip: PixelRect) {
        let r = rect.intersection(clip)
        guard !r.isEmpty else { return }
        if flatDepth > 0 {
            flatChanged = true
        } else if isInScroll {
            scroll?.damage.add(r)
        } else {
            damage.add(r)
        }
    }

    func castsSubtreeShadow(_ layer: CALayer) -> Bool {
        layer.state.shadowOpacity > 0 && layer.state.shadowPath == nil && !layer.state.masksToBounds
            && !layer.flags.keepsDepth
    }

    /// Finds the node's matrix and whether it shows at all.
    private func place(_ node: RenderNode, parent: CALayer?, parentMatrix: PlaneMatrix) {
        let layer = node.layer
        node.isVisible = !layer.state.isHidden && layer.state.opacity > 0
        guard node.isVisible else { return }
        if layer.flags.keepsDepth {
            (node.plane, node.matrix, node.box) = (nil, parentMatrix, Self.everything)
            return
        }
        if !layer.state.isDoubleSided, layer.facesAway(in: parent) {
            node.isVisible = false
            return
        }
        let matrix = layer.matrixToSpace(of: parent).concatenating(parentMatrix)
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
        let box = node.matrix.boundingBox(of: layer.state.bounds)
        node.box = node.matrix.isUpright ? PixelRect(snapping: box) : PixelRect(covering: box)
    }

    private mutating func updateChildren(_ node: RenderNode, mode: Mode, clip: PixelRect) {
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
            for child in old { update(child, parent: layer, parentMatrix: node.matrix, mode: mode, clip: clip) }
            return
        }
        // What moved with a scroll was before where the scroll has taken it.
        func before(_ child: RenderNode) -> PixelRect {
            guard mode == .scrolled, let scroll else { return child.subtreeBounds }
            return child.subtreeBounds.moved(scroll)
        }
        let isSilent = mode == .replaced
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
                if !isSilent, overtaken { add(before(child), clip) }
                update(child, parent: layer, parentMatrix: node.matrix, mode: mode, clip: clip)
                if !isSilent, overtaken { add(child.subtreeBounds, clip) }
                fresh.append(child)
            } else {
                let child = RenderNode(sublayer)
                update(child, parent: layer, parentMatrix: node.matrix, mode: .replaced, clip: clip)
                if !isSilent { add(child.subtreeBounds, clip) }
                fresh.append(child)
            }
        }
        if !isSilent { for (_, gone) in known { add(before(gone.node), clip) } }
        node.children = fresh
    }

    /// Returns whether the mask shows other pixels than before.
    private mutating func updateMask(_ node: RenderNode, forced: Bool) -> Bool {
        guard let mask = node.layer.maskLayer, !node.layer.flags.keepsDepth else {
            node.mask = nil
            return false
        }
        let existing = node.mask.flatMap { $0.identity == ObjectIdentifier(mask) ? $0 : nil }
        let maskNode = existing ?? RenderNode(mask)
        let changed = existing == nil || mask.damage.subtree > maskNode.synced
        node.mask = maskNode
        if forced || changed {
            update(maskNode, parent: nil, parentMatrix: node.matrix, mode: .replaced, clip: Self.everything)
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
        node.hasBackdrop = node.layer.readsBelow || node.children.contains(where: \.hasBackdrop)
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
