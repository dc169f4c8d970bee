import CGraphicsLibs

extension CGContext {
    /// Paints the current path and forgets it.
    public func drawPath(using mode: CGPathDrawingMode) {
        let shape = pathData
        pathData = PathData()
        switch mode {
        case .fill: fill(shape, .winding)
        case .eoFill: fill(shape, .evenOdd)
        case .stroke: stroke(shape)
        case .fillStroke, .eoFillStroke:
            fill(shape, mode == .fillStroke ? .winding : .evenOdd)
            stroke(shape)
        }
    }

    public func fillPath(using rule: CGPathFillRule = .winding) {
        drawPath(using: rule == .winding ? .fill : .eoFill)
    }

    public func strokePath() {
        drawPath(using: .stroke)
    }

    public func fill(_ rect: CGRect) {
        fill([rect])
    }

    public func fill(_ rects: [CGRect]) {
        var shape = PathData()
        for rect in rects { shape.addRect(rect) }
        pathData = PathData()
        fill(shape.applying(state.transform), .winding)
    }

    public func fillEllipse(in rect: CGRect) {
        var shape = PathData()
        shape.addEllipse(rect)
        pathData = PathData()
        fill(shape.applying(state.transform), .winding)
    }

    public func stroke(_ rect: CGRect) {
        var shape = PathData()
        shape.addRect(rect)
        pathData = PathData()
        stroke(shape.applying(state.transform))
    }

    /// Strokes with a line width of its own.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let before = state.lineWidth
        setLineWidth(width)
        stroke(rect)
        setLineWidth(before)
    }

    public func strokeEllipse(in rect: CGRect) {
        var shape = PathData()
        shape.addEllipse(rect)
        pathData = PathData()
        stroke(shape.applying(state.transform))
    }

    /// Each pair of points is a line of its own.
    public func strokeLineSegments(between points: [CGPoint]) {
        var shape = PathData()
        var index = 0
        while index + 1 < points.count {
            shape.move(to: points[index])
            shape.line(to: points[index + 1])
            index += 2
        }
        pathData = PathData()
        stroke(shape.applying(state.transform))
    }

    /// Makes the rectangle transparent, whatever the alpha and the blend mode.
    public func clear(_ rect: CGRect) {
        guard isDrawable else { return }
        var shape = PathData()
        shape.addRect(rect)
        guard shape.applying(state.transform).emit(to: cairo) else { return }
        let before = cairo_get_operator(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
        cairo_fill(cairo)
        cairo_set_operator(cairo, before)
        didDraw()
    }

    /// Fills a path given in pixels.
    func fill(_ shape: PathData, _ rule: CGPathFillRule) {
        guard isDrawable, !shape.isEmpty, shape.isFinite else { return }
        let color = state.fill
        let mode = state.blendMode
        composite(pixelBounds: shape.controlBounds) { cairo, alpha in
            guard shape.emit(to: cairo) else { return }
            cairo_set_fill_rule(cairo, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
            if mode.isUnbounded || color.tile != nil {
                cairo_save(cairo)
                cairo_clip(cairo)
                self.paint(color, alpha, cairo)
                cairo_restore(cairo)
            } else {
                self.setSource(color, alpha, cairo)
                cairo_fill(cairo)
            }
        }
    }

    /// Strokes a path given in pixels, with the pen in user space.
    func stroke(_ shape: PathData) {
        guard isDrawable, !shape.isEmpty, shape.isFinite, state.lineWidth > 0 else { return }
        if state.blendMode.isUnbounded || state.stroke.tile != nil {
            // These must be clipped to the shape, and cairo cannot clip to a stroke.
            let fill = state.fill
            state.fill = state.stroke
            self.fill(strokeOutline(shape), .winding)
            state.fill = fill
            return
        }
        let color = state.stroke
        let scale = max(
            abs(state.transform.a) + abs(state.transform.c), abs(state.transform.b) + abs(state.transform.d))
        let reach = state.lineWidth * scale * max(CGFloat(cairo_get_miter_limit(cairo)), 1.5) / 2
        let bounds = shape.controlBounds.insetBy(dx: -reach, dy: -reach)
        composite(pixelBounds: bounds) { cairo, alpha in
            guard shape.emit(to: cairo) else { return }
            cairo_save(cairo)
            self.limitPen(cairo, scale: scale, extent: shape.controlBounds)
            self.setSource(color, alpha, cairo)
            cairo_stroke(cairo)
            cairo_restore(cairo)
        }
    }

    /// Cairo spends a vertex on every bit of a round pen and of a dash: immense pens become large ones, and dashes too fine to
    /// see a whole line.
    private func limitPen(_ cairo: OpaquePointer, scale: CGFloat, extent: CGRect) {
        if state.lineWidth * scale > 1e5 { cairo_set_line_width(cairo, Double(1e5 / scale)) }
        let period = dashes.lengths.reduce(0, +) * scale
        if period > 0, period < 0.05 || min(extent.width + extent.height, 16e6) / period > 1e5 {
            cairo_set_dash(cairo, nil, 0, 0)
        }
    }

    /// Paints the clip with a colour or a pattern.
    func paint(_ color: CGColor, _ alpha: CGFloat, _ cairo: OpaquePointer) {
        guard let pattern = color.tilePattern(base: base, phase: state.patternPhase) else {
            setSource(color, alpha, cairo)
            cairo_paint(cairo)
            return
        }
        cairo_identity_matrix(cairo)
        cairo_set_source(cairo, pattern)
        cairo_paint_with_alpha(cairo, Double(alpha * color.alpha))
        cairo_set_source_rgba(cairo, 0, 0, 0, 1)
        cairo_pattern_destroy(pattern)
    }

    func setSource(_ color: CGColor, _ alpha: CGFloat, _ cairo: OpaquePointer) {
        let drawn = color.drawn
        cairo_set_source_rgba(cairo, drawn.red, drawn.green, drawn.blue, drawn.alpha * Double(alpha))
    }
}
