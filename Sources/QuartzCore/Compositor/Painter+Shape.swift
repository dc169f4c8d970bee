extension ShapeState {
    /// What the path paints, in the layer's coordinates, generously.
    var paintedBounds: CGRect? {
        guard let path, !path.isEmpty else { return nil }
        var bounds = path.boundingBoxOfPath
        if bounds.isNull || bounds.isInfinite { return nil }
        if strokeColor != nil {
            let reach = lineWidth / 2 * (lineJoin == .miter ? max(miterLimit, 1.5) : 1.5)
            bounds = bounds.insetBy(dx: -reach, dy: -reach)
        }
        return bounds
    }
}

extension Painter {
    /// Lays down the path's picture, which the node keeps until the shape or its place within a pixel changes.
    func paintShape(_ shape: ShapeState, _ node: RenderNode, clip: PixelRect) {
        guard let bounds = shape.paintedBounds else { return }
        let touched = PixelRect(covering: node.matrix.boundingBox(of: bounds)).inset(by: -1)
        let area = touched.intersection(stage)
        guard area.intersects(clip) else { return }
        let key = NodePicture.Key(
            content: node.layer.damage.content, geometry: node.layer.damage.geometry, matrix: node.matrix.affine,
            area: area)
        let picture: Canvas
        if let kept = node.picture, kept.key == key {
            picture = kept.canvas
        } else {
            picture = Canvas(bounds: area, isOpaque: false)
            picture.draw(clip: area, matrix: node.matrix.affine) { draw(shape, in: $0) }
            node.picture = area.area <= NodePicture.largest ? NodePicture(key: key, canvas: picture) : nil
        }
        canvas.composite(picture, to: clip)
    }

    private func draw(_ shape: ShapeState, in context: CGContext) {
        guard let path = shape.path else { return }
        if let color = shape.fillColor, color.alpha > 0 {
            context.addPath(path)
            context.setFillColor(color)
            context.fillPath(using: shape.fillRule == .evenOdd ? .evenOdd : .winding)
        }
        guard let color = shape.strokeColor, color.alpha > 0, shape.lineWidth > 0 else { return }
        let (start, end) = (max(shape.strokeStart, 0), min(shape.strokeEnd, 1))
        guard end > start else { return }
        context.addPath(start > 0 || end < 1 ? path.trimmed(from: start, to: end) : path)
        context.setStrokeColor(color)
        context.setLineWidth(shape.lineWidth)
        context.setMiterLimit(shape.miterLimit)
        switch shape.lineCap {
        case .round: context.setLineCap(.round)
        case .square: context.setLineCap(.square)
        default: context.setLineCap(.butt)
        }
        switch shape.lineJoin {
        case .round: context.setLineJoin(.round)
        case .bevel: context.setLineJoin(.bevel)
        default: context.setLineJoin(.miter)
        }
        if let pattern = shape.lineDashPattern, !pattern.isEmpty {
            context.setLineDash(phase: shape.lineDashPhase, lengths: pattern.map { CGFloat($0.doubleValue) })
        }
        context.strokePath()
    }
}

/// A picture that a node keeps, and what it was made for.
struct NodePicture {
    struct Key: Equatable {
        var content: UInt64
        var geometry: UInt64
        var matrix: CGAffineTransform
        var area: PixelRect
    }
    var key: Key
    var canvas: Canvas

    /// Pixels. Larger pictures are made anew each time.
    static let largest = 1 << 20
}

extension CGPath {
    /// The part of the path between two fractions of its length. All its subpaths count as one line, end to end.
    /// Whole curves stay curves; where one is cut it becomes a piece of the same curve.
    func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
        var segments: [(curve: [CGPoint], length: CGFloat, begins: Bool)] = []
        var current = CGPoint.zero
        var first = CGPoint.zero
        var begins = true
        func add(_ curve: [CGPoint]) {
            segments.append((curve, Self.length(of: curve), begins))
            begins = false
            current = curve[curve.count - 1]
        }
        applyWithBlock { element in
            let (type, p) = (element.pointee.type, element.pointee.points)
            switch type {
            case .moveToPoint:
                current = p[0]
                first = current
                begins = true
            case .addLineToPoint: add([current, p[0]])
            case .addQuadCurveToPoint:
                let (a, c, b) = (current, p[0], p[1])
                add([
                    a, CGPoint(x: a.x + (c.x - a.x) * 2 / 3, y: a.y + (c.y - a.y) * 2 / 3),
                    CGPoint(x: b.x + (c.x - b.x) * 2 / 3, y: b.y + (c.y - b.y) * 2 / 3), b,
                ])
            case .addCurveToPoint: add([current, p[0], p[1], p[2]])
            case .closeSubpath:
                if current != first { add([current, first]) }
                begins = true
            }
        }
        let total = segments.reduce(0) { $0 + $1.length }
        let result = CGMutablePath()
        guard total > 0 else { return result }
        let (from, to) = (start * total, end * total)
        var position: CGFloat = 0
        var isDrawing = false
        for segment in segments {
            let (a, b) = (position, position + segment.length)
            position = b
            guard segment.length > 0, b > from, a < to else {
                if segment.begins { isDrawing = false }
                continue
            }
            let t0 = from > a ? Self.parameter(of: segment.curve, at: from - a) : 0
            let t1 = to < b ? Self.parameter(of: segment.curve, at: to - a) : 1
            let piece = Self.piece(of: segment.curve, t0, t1)
            if segment.begins || !isDrawing || t0 > 0 { result.move(to: piece[0]) }
            isDrawing = true
            if piece.count == 2 {
                result.addLine(to: piece[1])
            } else {
                result.addCurve(to: piece[3], control1: piece[1], control2: piece[2])
            }
        }
        return result
    }

    private static let steps = 64

    private static func point(_ curve: [CGPoint], _ t: CGFloat) -> CGPoint {
        let u = 1 - t
        if curve.count == 2 {
            return CGPoint(x: curve[0].x * u + curve[1].x * t, y: curve[0].y * u + curve[1].y * t)
        }
        let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return CGPoint(
            x: curve[0].x * a + curve[1].x * b + curve[2].x * c + curve[3].x * d,
            y: curve[0].y * a + curve[1].y * b + curve[2].y * c + curve[3].y * d)
    }

    private static func length(of curve: [CGPoint]) -> CGFloat {
        parameterWalk(curve, until: .infinity).length
    }

    private static func parameter(of curve: [CGPoint], at length: CGFloat) -> CGFloat {
        parameterWalk(curve, until: length).t
    }

    private static func parameterWalk(_ curve: [CGPoint], until limit: CGFloat) -> (t: CGFloat, length: CGFloat) {
        let count = curve.count == 2 ? 1 : steps
        var (walked, previous): (CGFloat, CGPoint) = (0, curve[0])
        for step in 1...count {
            let next = point(curve, CGFloat(step) / CGFloat(count))
            let part = hypot(next.x - previous.x, next.y - previous.y)
            if walked + part >= limit {
                let within = part > 0 ? (limit - walked) / part : 0
                return ((CGFloat(step - 1) + within) / CGFloat(count), limit)
            }
            walked += part
            previous = next
        }
        return (1, walked)
    }

    private static func piece(of curve: [CGPoint], _ t0: CGFloat, _ t1: CGFloat) -> [CGPoint] {
        if t0 <= 0, t1 >= 1 { return curve }
        if curve.count == 2 { return [point(curve, t0), point(curve, t1)] }
        func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
            CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
        }
        func split(_ p: [CGPoint], _ t: CGFloat) -> (left: [CGPoint], right: [CGPoint]) {
            let (a, b, c) = (mix(p[0], p[1], t), mix(p[1], p[2], t), mix(p[2], p[3], t))
            let (d, e) = (mix(a, b, t), mix(b, c, t))
            let f = mix(d, e, t)
            return ([p[0], a, d, f], [f, e, c, p[3]])
        }
        let left = split(curve, t1).left
        return t0 > 0 ? split(left, t0 / t1).right : left
    }
}
