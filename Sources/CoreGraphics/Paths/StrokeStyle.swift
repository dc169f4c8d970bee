/// How a line becomes an area.
package struct StrokeStyle: Hashable, Sendable {
    package var width: CGFloat
    package var cap: CGLineCap
    package var join: CGLineJoin
    package var miterLimit: CGFloat

    package init(width: CGFloat, cap: CGLineCap = .butt, join: CGLineJoin = .miter, miterLimit: CGFloat = 10) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
    }
}

extension CGPath {
    /// The outline of the stroked path; the non-zero winding rule fills it. Curves become lines that stay within a
    /// hundredth of a point.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = StrokeStyle(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
        return CGPath(data: data.applying(transform).stroked(style))
    }

    /// The path cut into dashes; `lengths` are dashes and gaps in turn.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        CGPath(data: data.applying(transform).dashed(phase: phase, lengths: lengths))
    }
}
