extension UIImage {
    /// Draws into the current context at the image's own size.
    public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws into the current context, scaled to the rectangle; caps keep their size.
    public func draw(in rect: CGRect) {
        draw(in: rect, blendMode: .normal, alpha: 1)
    }

    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        if blendMode != .normal { context.setBlendMode(blendMode) }
        if alpha != 1 { context.setAlpha(alpha) }
        ImagePainter.draw(self, in: rect, context: context, tint: details.tint ?? .black)
        context.restoreGState()
    }

    /// Fills the rectangle with copies of the image, from the context's origin.
    public func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), size.width > 0, size.height > 0 else { return }
        context.saveGState()
        context.clip(to: rect)
        var y = (rect.minY / size.height).rounded(.down) * size.height
        while y < rect.maxY {
            var x = (rect.minX / size.width).rounded(.down) * size.width
            while x < rect.maxX {
                ImagePainter.draw(
                    self, in: CGRect(origin: CGPoint(x: x, y: y), size: size), context: context,
                    tint: details.tint ?? .black)
                x += size.width
            }
            y += size.height
        }
        context.restoreGState()
    }
}
