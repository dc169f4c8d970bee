import CGraphicsLibs

extension CGContext {
    /// A shadow in black of one third alpha under everything drawn from now on.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }

    /// A shadow under everything drawn from now on; none for a nil colour. Neither the offset nor the blur follows the
    /// current transform: a positive height goes down in UIKit's contexts and up in plain bitmap contexts.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard let color, color.drawn.alpha > 0, offset.width.isFinite, offset.height.isFinite, blur.isFinite else {
            state.shadow = nil
            return
        }
        state.shadow = GraphicsState.Shadow(
            offset: offset.applying(base), blur: max(0, blur) * abs(base.a), color: color)
    }

    /// Lays the blurred silhouette of `picture` (whose device offset places it at `box`) on the context; the matrix is
    /// the identity.
    func drawShadow(of picture: OpaquePointer, _ box: CGRect, _ shadow: GraphicsState.Shadow) {
        let sigma = shadow.blur / 2
        let margin = Int(GaussianBlur.reach(sigma: sigma))
        let (width, height) = (Int(box.width), Int(box.height))
        guard let mask = Surface.make(width + 2 * margin, height + 2 * margin, CAIRO_FORMAT_A8),
            let to = cairo_image_surface_get_data(mask), let from = cairo_image_surface_get_data(picture)
        else { return }
        defer { cairo_surface_destroy(mask) }
        let (toStride, fromStride) = (
            Int(cairo_image_surface_get_stride(mask)), Int(cairo_image_surface_get_stride(picture))
        )
        for y in 0..<height {
            let toRow = to + (y + margin) * toStride + margin
            let fromRow = from + y * fromStride
            for x in 0..<width { toRow[x] = fromRow[4 * x + 3] }
        }
        GaussianBlur.blur(to, width + 2 * margin, height + 2 * margin, bytesPerRow: toStride, sigma: sigma)
        cairo_surface_mark_dirty(mask)
        setSource(shadow.color, 1, cairo)
        cairo_mask_surface(
            cairo, mask, Double(box.minX + shadow.offset.width) - Double(margin),
            Double(box.minY + shadow.offset.height) - Double(margin))
    }
}
