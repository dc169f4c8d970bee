/// A path that can grow.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// An empty path.
    public init() {
        super.init(data: PathData())
    }

    package override init(data: PathData) {
        super.init(data: data)
    }

    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        data.move(to: point.applying(transform))
    }

    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        data.line(to: point.applying(transform))
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        data.quadratic(to: end.applying(transform), control: control.applying(transform))
    }

    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        data.cubic(to: end.applying(transform), control1.applying(transform), control2.applying(transform))
    }

    public func closeSubpath() {
        data.close()
    }

    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        var shape = PathData()
        shape.addRect(rect)
        data.append(shape, transform)
    }

    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// A new subpath through the points, open.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        var shape = PathData()
        shape.addEllipse(rect)
        data.append(shape, transform)
    }

    /// Corner radii greater than half a side are reduced to it.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        var shape = PathData()
        shape.addRoundedRect(rect, cornerWidth, cornerHeight)
        data.append(shape, transform)
    }

    /// Angles in radians. `clockwise` is meant for y pointing up: on a screen (y down) it looks the other way round.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        addInUserSpace(transform) {
            $0.addArc(center, radius, from: startAngle, to: endAngle, clockwise: clockwise)
        }
    }

    /// An arc over `delta` radians, towards greater angles when positive.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        data.addArc(center, radius, start: startAngle, sweep: delta, transform: transform)
    }

    /// A line and an arc that rounds the corner at `tangent1End` towards `tangent2End`.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        addInUserSpace(transform) {
            $0.addArc(
                tangent1: tangent1End, tangent2: tangent2End, radius: radius, from: $0.currentPoint ?? tangent1End)
        }
    }

    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        data.append(path.data, transform)
    }

    public override func copy() -> CGPath? { CGPath(data: data) }

    /// Adds segments given before the transform to the ones already there, which are after it.
    private func addInUserSpace(_ transform: CGAffineTransform, _ add: (inout PathData) -> Void) {
        if transform.isIdentity {
            add(&data)
            return
        }
        var shape = PathData()
        if let current = data.currentPoint { shape.move(to: current.applying(transform.inverted())) }
        let isContinued = !shape.isEmpty
        add(&shape)
        data.append(segments: shape, transform, skippingFirstMove: isContinued)
    }
}
