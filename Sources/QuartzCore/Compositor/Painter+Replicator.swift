extension TreeUpdate {
    /// Makes the nodes of a replicator's instances anew: each stands between the layer and its own nodes of the sublayers.
    mutating func updateInstances(_ node: RenderNode, _ replicator: ReplicatorState, clip: PixelRect) {
        let layer = node.layer
        let bounds = layer.state.bounds
        let back = CATransform3DMakeTranslation(bounds.midX, bounds.midY, 0)
        let sublayers = layer.childrenInDrawingOrder
        node.children = []
        guard !sublayers.isEmpty else { return }
        // What lies out of sight is no part of the picture, unless its shadow falls into it.
        let seen = castsSubtreeShadow(layer) ? Self.everything : clip
        let count = min(replicator.drawnCount, max(1, ReplicatorState.mostDrawn / repeats))
        let outer = repeats
        repeats *= max(1, count)
        defer { repeats = outer }
        // What an instance touches, in the layer's coordinates; found with the first one.
        var reach: CGRect?
        // Where the instances before this one have led to, about the centre.
        var path = CATransform3DMakeTranslation(-bounds.midX, -bounds.midY, 0)
        for index in 0..<count {
            let tint = replicator.tint(instance: index)
            // Further instances are not less faint.
            if let tint, tint.alpha <= 0, replicator.alphaOffset <= 0 { break }
            let matrix = PlaneMatrix(CATransform3DConcat(path, back)).concatenating(node.matrix)
            path = CATransform3DConcat(path, replicator.transform)
            if let reach, matrix.isAffine,
                PixelRect(covering: matrix.boundingBox(of: reach)).inset(by: -2).intersection(seen).isEmpty
            {
                continue
            }
            let instance = RenderNode(layer)
            instance.isVisible = true
            instance.synced = epoch
            instance.instance = RenderNode.Instance(tint: tint)
            instance.matrix = matrix
            var touched = PixelRect.empty
            for sublayer in sublayers {
                let child = RenderNode(sublayer)
                update(child, parent: layer, parentMatrix: instance.matrix, mode: .replaced, clip: clip)
                touched = touched.union(child.subtreeBounds)
                instance.hasBackdrop = instance.hasBackdrop || child.hasBackdrop
                instance.children.append(child)
            }
            instance.subtreeBounds = touched
            if index == 0, matrix.isAffine, !touched.isEmpty {
                reach = matrix.inverted()?.boundingBox(of: touched.inset(by: -2).cgRect)
            }
            if !touched.intersection(seen).isEmpty { node.children.append(instance) }
        }
    }
}

extension Painter {
    /// Draws the sublayers of a replicator once.
    func paintInstance(_ node: RenderNode, _ instance: RenderNode.Instance, clip: PixelRect, alpha: Double) {
        guard let tint = instance.tint else {
            for child in node.children { paint(child, clip: clip, alpha: alpha) }
            return
        }
        let area = clip.intersection(canvas.bounds)
        guard !area.isEmpty, tint.alpha > 0 else { return }
        let picture = Canvas(bounds: area, isOpaque: false)
        let painter = Painter(canvas: picture, stage: stage)
        for child in node.children { painter.paint(child, clip: area, alpha: alpha) }
        picture.multiply(by: tint)
        canvas.composite(picture, to: area)
    }
}

extension Canvas {
    /// Multiplies every pixel's components; they are premultiplied, so all take the alpha's factor too.
    func multiply(by tint: InstanceTint) {
        func factor(_ value: Double) -> UInt32 { UInt32((value * 65536).rounded()) }
        let (a, r) = (factor(tint.alpha), factor(tint.red * tint.alpha))
        let (g, b) = (factor(tint.green * tint.alpha), factor(tint.blue * tint.alpha))
        for y in bounds.y0..<bounds.y1 {
            let row = row(y, from: bounds.x0)
            for x in 0..<bounds.width where row[x] != 0 {
                let p = row[x]
                func scaled(_ shift: UInt32, _ k: UInt32) -> UInt32 {
                    (((p >> shift & 255) * k + 0x8000) >> 16) << shift
                }
                row[x] = scaled(24, a) | scaled(16, r) | scaled(8, g) | scaled(0, b)
            }
        }
    }
}
