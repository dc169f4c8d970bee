/// A layer whose sublayers all moved by whole pixels, so that most of what it shows is on the screen already, elsewhere.
@MainActor struct Scroll {
    let node: RenderNode
    /// The pixels of the screen that the layer shows its sublayers in.
    let area: PixelRect
    /// How far its sublayers moved, in pixels.
    let dx: Int
    let dy: Int
    /// What changed in the layer besides, where it is now.
    var damage = DamageRegion()

    /// Cairo may give the pixels next to an edge that cuts a path another shade.
    private static let margin = 3

    /// All that must be drawn once the screen's pixels have moved; nil when moving them does not help.
    ///
    /// - Parameter outside: what changed elsewhere.
    func damage(with outside: DamageRegion, root: RenderNode) -> DamageRegion? {
        var region = damage
        for rect in outside.rects { add(standing: rect, to: &region) }
        var isBehind = true
        guard addStanding(root, &isBehind, to: &region) else { return nil }
        // What came into sight.
        var kept = area.offset(dx, dy)
        if dy < 0 { kept.y1 -= Self.margin } else if dy > 0 { kept.y0 += Self.margin }
        if dx < 0 { kept.x1 -= Self.margin } else if dx > 0 { kept.x0 += Self.margin }
        for rect in Painter.difference(area, kept.intersection(area)) { region.add(rect) }
        return region.area * 2 < area.area ? region : nil
    }

    /// Pixels that do not move with the layer: where they are, and where moving the screen's has taken them.
    private func add(standing rect: PixelRect, to region: inout DamageRegion) {
        region.add(rect)
        region.add(rect.intersection(area).moved(self).intersection(area))
    }

    /// Adds what is drawn over the area or shows through it and does not move. One colour all over the area may be taken for
    /// moving. Returns false when a layer that the scrolling one is in mixes pixels.
    private func addStanding(_ other: RenderNode, _ isBehind: inout Bool, to region: inout DamageRegion) -> Bool {
        guard other.isVisible else { return true }
        if other === node {
            isBehind = false
            return true
        }
        let touched = other.subtreeBounds.intersection(area)
        guard !touched.isEmpty else { return true }
        if isHidden(behind: isBehind) && !contains(other) { return true }
        let layer = other.layer
        let parts = Painting.parts(of: layer)
        let isMixed =
            other.plane != nil || other.mask != nil || other.instance != nil || layer.state.opacity < 1
            || parts.contains(.tinted) || other.children.contains { $0.instance != nil }
        if contains(other) {
            guard !isMixed, !layer.state.masksToBounds || coversPlainly(other),
                parts.isDisjoint(with: [.border, .shadow])
            else { return false }
        } else if isMixed || parts.contains(.shadow) {
            add(standing: touched, to: &region)
            return true
        }
        let own = other.ownBounds.intersection(area)
        if !own.isEmpty, !(parts == .background && coversPlainly(other)) { add(standing: own, to: &region) }
        for child in other.children where !addStanding(child, &isBehind, to: &region) { return false }
        return true
    }

    /// Whether what lies behind the scrolling layer is out of sight.
    private func isHidden(behind isBehind: Bool) -> Bool {
        isBehind && Painting.covers(node, area)
    }

    private func contains(_ other: RenderNode) -> Bool {
        var layer: CALayer? = node.layer
        while let current = layer {
            if current === other.layer { return true }
            layer = current.superlayer
        }
        return false
    }

    /// Whether the straight middle of the layer's box is all over the area.
    private func coversPlainly(_ other: RenderNode) -> Bool {
        guard other.matrix.isUpright, other.box.contains(area) else { return false }
        let shape = Painting.roundedBox(of: other)
        return !shape.isRound || other.box.inset(by: shape.cornerSide).contains(area)
    }
}

extension PixelRect {
    /// Where the scroll has taken the pixels.
    @MainActor func moved(_ scroll: Scroll) -> PixelRect {
        isEmpty ? self : offset(scroll.dx, scroll.dy)
    }
}

extension DamageRegion {
    var area: Int { rects.reduce(0) { $0 + $1.area } }
}

extension CALayer {
    /// Whether the layer clips its sublayers with straight edges and shows nothing of its own but a colour.
    var clipsPlainly: Bool {
        guard case .plain = content else { return false }
        return state.masksToBounds && state.opacity >= 1 && state.cornerRadius <= 0 && maskLayer == nil
            && Painting.parts(of: self).isSubset(of: .background)
    }
}
