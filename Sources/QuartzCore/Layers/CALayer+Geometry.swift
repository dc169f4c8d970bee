extension CALayer {
    /// The transform's part in the plane. Default the identity.
    public func affineTransform() -> CGAffineTransform {
        CATransform3DGetAffineTransform(transform)
    }

    public func setAffineTransform(_ m: CGAffineTransform) {
        transform = CATransform3DMakeAffineTransform(m)
    }

    // MARK: Conversion

    /// Converts a point of `l`'s coordinates to the receiver's. A nil layer stands for the outermost one's surroundings.
    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        guard let toSelf = matrixToRoot.inverted() else { return p }
        return toSelf.apply((l?.matrixToRoot ?? .identity).apply(p))
    }

    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        guard let l else { return matrixToRoot.apply(p) }
        return l.convert(p, from: self)
    }

    /// Converts a rectangle; a rotated one becomes the rectangle around it.
    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        guard let toSelf = matrixToRoot.inverted() else { return r }
        return (l?.matrixToRoot ?? .identity).concatenating(toSelf).boundingBox(of: r)
    }

    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        guard let l else { return matrixToRoot.boundingBox(of: r) }
        return l.convert(r, from: self)
    }

    // MARK: Matrices

    /// From this layer's coordinates to its superlayer's.
    ///
    /// Nothing for a layer that keeps depth: its sublayers' matrices lead past it.
    var matrixToParent: PlaneMatrix {
        flags.keepsDepth ? .identity : matrixToSpace(of: parent)
    }

    /// From this layer's coordinates to those around the outermost layer.
    var matrixToRoot: PlaneMatrix {
        var matrix = matrixToParent
        var layer = parent
        while let current = layer {
            matrix = matrix.concatenating(current.matrixToParent)
            layer = current.parent
        }
        return matrix
    }
}

extension CALayer {
    /// From the layer's coordinates to those of the layer above, with its `sublayerTransform` and flip.
    ///
    /// Values are read one by one: a copy of all of them would count the references of every colour.
    func matrixToSpace(of parent: CALayer?) -> PlaneMatrix {
        if let parent, parent.flags.keepsDepth { return matrixPast(parent) }
        let anchor = state.anchor
        let position = state.position
        var matrix: PlaneMatrix
        let shared = parent?.state.sublayerTransform
        if state.transform == nil, shared == nil {
            matrix = .translation(position.x - anchor.x, position.y - anchor.y)
        } else {
            matrix = PlaneMatrix(transformInSpace(of: parent))
        }
        return matrix.flipped(in: parent)
    }

    /// The same in space, without the flip.
    private func transformInSpace(of parent: CALayer?) -> CATransform3D {
        let (anchor, depth) = (state.anchor, state.anchorPointZ)
        var space = CATransform3DMakeTranslation(-anchor.x, -anchor.y, -depth)
        if let transform = state.transform { space = CATransform3DConcat(space, transform) }
        space = CATransform3DConcat(
            space, CATransform3DMakeTranslation(state.position.x, state.position.y, state.zPosition + depth))
        if let parent, let shared = parent.state.sublayerTransform {
            let center = parent.state.anchor
            space = CATransform3DConcat(space, CATransform3DMakeTranslation(-center.x, -center.y, 0))
            space = CATransform3DConcat(space, shared)
            space = CATransform3DConcat(space, CATransform3DMakeTranslation(center.x, center.y, 0))
        }
        return space
    }

    /// From the layer's coordinates, through layers that keep depth, to those of the first layer above that does not.
    func transformPast(_ parent: CALayer) -> (space: CATransform3D, above: CALayer?) {
        var space = transformInSpace(of: parent)
        var layer = parent
        while layer.flags.keepsDepth {
            space = CATransform3DConcat(space, layer.transformInSpace(of: layer.parent))
            guard let above = layer.parent else { return (space, nil) }
            layer = above
        }
        return (space, layer)
    }

    private func matrixPast(_ parent: CALayer) -> PlaneMatrix {
        let (space, above) = transformPast(parent)
        return PlaneMatrix(space).flipped(in: above)
    }

    /// How near the layer's middle is, of sublayers of a layer that keeps depth.
    func nearness(in parent: CALayer) -> CGFloat {
        let space = transformPast(parent).space
        let bounds = state.bounds
        let (x, y) = (bounds.midX, bounds.midY)
        let w = x * space.m14 + y * space.m24 + space.m44
        let z = x * space.m13 + y * space.m23 + space.m43
        return w > 0 ? z / w : z
    }

    /// Whether the layer shows its back. Only a turn in space does that.
    func facesAway(in parent: CALayer?) -> Bool {
        if let parent, parent.flags.keepsDepth { return transformPast(parent).space.m33 < 0 }
        guard let transform = state.transform else { return false }
        var space = transform
        if let shared = parent?.state.sublayerTransform { space = CATransform3DConcat(space, shared) }
        return space.m33 < 0
    }
}

extension PlaneMatrix {
    /// With the flip that a layer asks for its sublayers.
    @MainActor fileprivate func flipped(in parent: CALayer?) -> PlaneMatrix {
        guard let parent, parent.state.isGeometryFlipped else { return self }
        let bounds = parent.state.bounds
        return concatenating(
            PlaneMatrix(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.minY + bounds.maxY)))
    }
}

extension LayerState {
    /// The anchor point in the layer's own coordinates.
    var anchor: CGPoint {
        CGPoint(
            x: bounds.origin.x + anchorPoint.x * bounds.size.width,
            y: bounds.origin.y + anchorPoint.y * bounds.size.height)
    }
}
