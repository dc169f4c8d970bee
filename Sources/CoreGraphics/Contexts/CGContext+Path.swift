import CGraphicsLibs

extension CGContext {
    public func beginPath() {
        pathData = PathData()
    }

    public func move(to point: CGPoint) {
        pathData.move(to: point.applying(state.transform))
    }

    public func addLine(to point: CGPoint) {
        pathData.line(to: point.applying(state.transform))
    }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        let transform = state.transform
        pathData.cubic(to: end.applying(transform), control1.applying(transform), control2.applying(transform))
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        pathData.quadratic(to: end.applying(state.transform), control: control.applying(state.transform))
    }

    public func closePath() {
        pathData.close()
    }

    public func addRect(_ rect: CGRect) {
        var shape = PathData()
        shape.addRect(rect)
        pathData.append(shape, state.transform)
    }

    public func addRects(_ rects: [CGRect]) {
        for rect in rects { addRect(rect) }
    }

    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    public func addEllipse(in rect: CGRect) {
        var shape = PathData()
        shape.addEllipse(rect)
        pathData.append(shape, state.transform)
    }

    /// Angles in radians. `clockwise` is meant for y pointing up: in a context with y down it looks the other way round.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        addInUserSpace { path, _ in
            path.addArc(center, radius, from: startAngle, to: endAngle, clockwise: clockwise)
        }
    }

    /// A line and an arc that rounds the corner at `tangent1End` towards `tangent2End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        addInUserSpace { path, current in
            path.addArc(
                tangent1: tangent1End, tangent2: tangent2End, radius: radius, from: current ?? tangent1End)
        }
    }

    private func addInUserSpace(_ add: (inout PathData, CGPoint?) -> Void) {
        let current = pathData.currentPoint?.applying(state.transform.inverted())
        var shape = PathData()
        if let current { shape.move(to: current) }
        add(&shape, current)
        pathData.append(segments: shape, state.transform, skippingFirstMove: current != nil)
    }

    public func addPath(_ path: CGPath) {
        pathData.append(path.data, state.transform)
    }

    /// Makes the current path the outline of what stroking it would paint.
    public func replacePathWithStrokedPath() {
        pathData = strokeOutline(pathData)
    }

    /// The outline, in pixels, of what stroking a path given in pixels would paint.
    func strokeOutline(_ shape: PathData) -> PathData {
        let user = shape.applying(state.transform.inverted())
        let style = StrokeStyle(
            width: state.lineWidth, cap: lineCap, join: lineJoin,
            miterLimit: CGFloat(cairo_get_miter_limit(cairo)))
        let (phase, lengths) = dashes
        let dashed = lengths.isEmpty ? user : user.dashed(phase: phase, lengths: lengths)
        return dashed.stroked(style).applying(state.transform)
    }

    public var isPathEmpty: Bool { pathData.isEmpty }

    /// In user space; zero without a current point.
    public var currentPointOfPath: CGPoint {
        pathData.currentPoint?.applying(state.transform.inverted()) ?? .zero
    }

    /// In user space; null without a path.
    public var boundingBoxOfPath: CGRect {
        pathData.applying(state.transform.inverted()).controlBounds
    }

    /// The current path in user space; nil without one.
    public var path: CGPath? {
        pathData.isEmpty ? nil : CGPath(data: pathData.applying(state.transform.inverted()))
    }

    /// Whether painting the current path in this mode would touch the point (in user space).
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        let device = point.applying(state.transform)
        let isFilled: Bool =
            switch mode {
            case .fill, .fillStroke: pathData.contains(device, .winding)
            case .eoFill, .eoFillStroke: pathData.contains(device, .evenOdd)
            case .stroke: false
            }
        if isFilled || mode == .fill || mode == .eoFill { return isFilled }
        guard
            let outline = path?.copy(
                strokingWithWidth: state.lineWidth, lineCap: lineCap, lineJoin: lineJoin,
                miterLimit: CGFloat(cairo_get_miter_limit(cairo)))
        else { return false }
        return outline.contains(point)
    }

    var lineCap: CGLineCap {
        switch cairo_get_line_cap(cairo) {
        case CAIRO_LINE_CAP_ROUND: .round
        case CAIRO_LINE_CAP_SQUARE: .square
        default: .butt
        }
    }

    var lineJoin: CGLineJoin {
        switch cairo_get_line_join(cairo) {
        case CAIRO_LINE_JOIN_ROUND: .round
        case CAIRO_LINE_JOIN_BEVEL: .bevel
        default: .miter
        }
    }

    var dashes: (phase: CGFloat, lengths: [CGFloat]) {
        let count = Int(cairo_get_dash_count(cairo))
        if count == 0 { return (0, []) }
        var phase = 0.0
        let lengths = [Double](unsafeUninitializedCapacity: count) { buffer, used in
            cairo_get_dash(cairo, buffer.baseAddress, &phase)
            used = count
        }
        return (CGFloat(phase), lengths.map { CGFloat($0) })
    }
}

extension PathData {
    /// Hands the path (in pixels) to cairo as its current path. False, with an empty path, if it holds anything that
    /// is not finite.
    func emit(to cairo: OpaquePointer) -> Bool {
        cairo_new_path(cairo)
        guard isFinite else { return false }
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        cairo_identity_matrix(cairo)
        // Cairo's fixed point numbers end at 2^23 pixels.
        func x(_ index: Int) -> Double { min(max(Double(points[index].x), -4e6), 4e6) }
        func y(_ index: Int) -> Double { min(max(Double(points[index].y), -4e6), 4e6) }
        var index = 0
        for verb in verbs {
            switch verb {
            case .move: cairo_move_to(cairo, x(index), y(index))
            case .line: cairo_line_to(cairo, x(index), y(index))
            case .cubic:
                cairo_curve_to(cairo, x(index), y(index), x(index + 1), y(index + 1), x(index + 2), y(index + 2))
            case .quadratic:
                let (fromX, fromY) = index == 0 ? (x(0), y(0)) : (x(index - 1), y(index - 1))
                let (controlX, controlY, toX, toY) = (x(index), y(index), x(index + 1), y(index + 1))
                cairo_curve_to(
                    cairo, fromX + (controlX - fromX) * 2 / 3, fromY + (controlY - fromY) * 2 / 3,
                    toX + (controlX - toX) * 2 / 3, toY + (controlY - toY) * 2 / 3, toX, toY)
            case .close: cairo_close_path(cairo)
            }
            index += verb.pointCount
        }
        cairo_set_matrix(cairo, &matrix)
        return true
    }
}
