extension CALayer {
    /// Draws the layer and its sublayers into a context whose user space is the layer's own coordinates: its position
    /// and transform count for nothing, and a scrolled layer is drawn where its `bounds.origin` says.
    public func render(in ctx: CGContext) {
        updateSubtree()
        let transform = ctx.transform
        let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
        guard scale.isFinite, scale > 0, !isHidden else { return }
        // The layer's own coordinates, at the context's scale.
        let node = RenderNode(self)
        let toPixels = PlaneMatrix(CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0))
        guard let placed = matrixToParent.inverted()?.concatenating(toPixels) else { return }
        var update = TreeUpdate(epoch: LayerEpoch.current, scale: scale)
        update.update(node, parent: parent, parentMatrix: placed, mode: .replaced, clip: TreeUpdate.everything)
        let area = node.subtreeBounds.intersection(PixelRect(x0: -16384, y0: -16384, x1: 16384, y1: 16384))
        guard !area.isEmpty, area.width <= 16384, area.height <= 16384 else { return }
        let canvas = Canvas(bounds: area, isOpaque: false)
        Painter(canvas: canvas, stage: area).paint(node, clip: area)
        guard let image = canvas.context.makeImage() else { return }
        let rect = CGRect(
            x: CGFloat(area.x0) / scale, y: CGFloat(area.y0) / scale, width: CGFloat(area.width) / scale,
            height: CGFloat(area.height) / scale)
        ctx.drawUpright(image, in: rect)
    }
}
