import CGraphicsLibs

extension CGContext {
    /// Paints the clip with colours along the line from `start` to `end`; beyond the ends only with the options.
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        guard isReasonable(start, end), start != end else { return }
        paintGradient(
            cairo_pattern_create_linear(Double(start.x), Double(start.y), Double(end.x), Double(end.y)), gradient,
            isPadded: !options.isEmpty
        ) { cairo, extent in
            if options == .drawsBeforeStartLocation || options == .drawsAfterEndLocation {
                // Only one side goes on: cut off the other along a line through its end.
                let isStart = options == .drawsBeforeStartLocation
                let edge = isStart ? end : start
                let length = start.distance(to: end)
                let away = isStart ? -extent / length : extent / length
                let (dx, dy) = ((end.x - start.x) * away, (end.y - start.y) * away)
                let corners = [
                    CGPoint(x: edge.x - dy, y: edge.y + dx), CGPoint(x: edge.x + dy, y: edge.y - dx),
                    CGPoint(x: edge.x + dy + dx, y: edge.y - dx + dy),
                    CGPoint(x: edge.x - dy + dx, y: edge.y + dx + dy),
                ]
                var side = PathData()
                side.move(to: corners[0])
                for corner in corners.dropFirst() { side.line(to: corner) }
                side.close()
                _ = side.applying(self.state.transform).emit(to: cairo)
                cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
                cairo_clip(cairo)
            }
        }
    }

    /// Paints the clip with colours between two circles; inside the first and outside the second only with the options.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        guard isReasonable(startCenter, endCenter, radii: [startRadius, endRadius]) else { return }
        if startCenter == endCenter, startRadius == endRadius { return }
        paintGradient(
            cairo_pattern_create_radial(
                Double(startCenter.x), Double(startCenter.y), Double(startRadius), Double(endCenter.x),
                Double(endCenter.y), Double(endRadius)), gradient, isPadded: !options.isEmpty
        ) { cairo, extent in
            // With one side only, the circle of the other end bounds the paint.
            if options == .drawsBeforeStartLocation {
                self.clipToCircle(cairo, endCenter, endRadius, isInside: endRadius > startRadius, extent)
            } else if options == .drawsAfterEndLocation {
                self.clipToCircle(cairo, startCenter, startRadius, isInside: startRadius > endRadius, extent)
            }
        }
    }

    /// Paints the clip with colours around a point, beginning at `angle` (radians).
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        guard isReasonable(center), angle.isFinite, isDrawable else { return }
        composite(pixelBounds: clipPixels) { cairo, alpha in
            guard let mesh = cairo_pattern_create_mesh() else { return }
            defer { cairo_pattern_destroy(mesh) }
            let clip = self.boundingBoxOfClipPath
            if clip.isNull { return }
            let farthest = [
                CGPoint(x: clip.minX, y: clip.minY), CGPoint(x: clip.maxX, y: clip.minY),
                CGPoint(x: clip.minX, y: clip.maxY), CGPoint(x: clip.maxX, y: clip.maxY),
            ].map { $0.distance(to: center) }.max()!
            gradient.addSectors(to: mesh, center: center, radius: farthest * 1.05 + 1, angle: angle)
            cairo_set_source(cairo, mesh)
            cairo_paint_with_alpha(cairo, Double(alpha))
            cairo_set_source_rgba(cairo, 0, 0, 0, 1)
        }
    }

    private func clipToCircle(
        _ cairo: OpaquePointer, _ center: CGPoint, _ radius: CGFloat, isInside: Bool, _ extent: CGFloat
    ) {
        var shape = PathData()
        shape.addEllipse(CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
        if !isInside {
            shape.addRect(CGRect(x: center.x - extent, y: center.y - extent, width: 2 * extent, height: 2 * extent))
        }
        _ = shape.applying(state.transform).emit(to: cairo)
        cairo_set_fill_rule(cairo, isInside ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
        cairo_clip(cairo)
    }

    /// Whether cairo's sums with the numbers stay meaningful.
    private func isReasonable(_ points: CGPoint..., radii: [CGFloat] = []) -> Bool {
        points.allSatisfy { abs($0.x) < 1e7 && abs($0.y) < 1e7 } && radii.allSatisfy { $0 >= 0 && $0 < 1e7 }
    }

    private func paintGradient(
        _ pattern: OpaquePointer?, _ gradient: CGGradient, isPadded: Bool,
        clip: (OpaquePointer, _ extent: CGFloat) -> Void
    ) {
        guard let pattern else { return }
        defer { cairo_pattern_destroy(pattern) }
        gradient.addStops(to: pattern)
        cairo_pattern_set_extend(pattern, isPadded ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
        guard isDrawable else { return }
        let clipBox = boundingBoxOfClipPath
        if clipBox.isNull { return }
        let extent = 2 * (clipBox.width + clipBox.height) + 2 * (abs(clipBox.midX) + abs(clipBox.midY))
        composite(pixelBounds: clipPixels) { cairo, alpha in
            cairo_save(cairo)
            clip(cairo, max(extent, 1e5))
            cairo_set_source(cairo, pattern)
            cairo_paint_with_alpha(cairo, Double(alpha))
            cairo_restore(cairo)
            cairo_set_source_rgba(cairo, 0, 0, 0, 1)
        }
    }
}

extension CGGradient {
    /// Hands the colours to a linear or radial cairo pattern.
    package func addStops(to pattern: OpaquePointer) {
        for stop in stops {
            let color = stop.color
            cairo_pattern_add_color_stop_rgba(
                pattern, Double(min(max(stop.location, 0), 1)), color.red, color.green, color.blue, color.alpha)
        }
    }

    /// The colour at a place between zero and one.
    package func color(at location: CGFloat) -> DrawnColor {
        guard let first = stops.first(where: { $0.location > location }) else { return stops[stops.count - 1].color }
        guard let before = stops.last(where: { $0.location <= location }) else { return first.color }
        let part = Double((location - before.location) / (first.location - before.location))
        let (a, b) = (before.color, first.color)
        return DrawnColor(
            red: a.red + (b.red - a.red) * part, green: a.green + (b.green - a.green) * part,
            blue: a.blue + (b.blue - a.blue) * part, alpha: a.alpha + (b.alpha - a.alpha) * part)
    }

    /// Hands the colours to a cairo mesh as thin sectors around `center`.
    package func addSectors(to mesh: OpaquePointer, center: CGPoint, radius: CGFloat, angle: CGFloat) {
        // Edges at every stop keep hard changes hard; between them sectors of at most four degrees keep the circle round.
        let inner = stops.map { min(max($0.location, 0), 1) }
        let edges = ([0] + inner + [1]).sorted()
        for (from, to) in zip(edges, edges.dropFirst()) where to > from {
            let count = max(Int(((to - from) * 90).rounded(.up)), 1)
            for index in 0..<count {
                let begin = from + (to - from) * CGFloat(index) / CGFloat(count)
                let end = from + (to - from) * CGFloat(index + 1) / CGFloat(count)
                // Just inside the sector, so that a hard edge takes the colour of the right side.
                let inset = (end - begin) * 1e-6
                let first = color(at: begin + inset)
                let second = color(at: end - inset)
                let (startAngle, endAngle) = (angle + begin * 2 * .pi, angle + end * 2 * .pi)
                let a = CGPoint(x: center.x + radius * cos(startAngle), y: center.y + radius * sin(startAngle))
                let b = CGPoint(x: center.x + radius * cos(endAngle), y: center.y + radius * sin(endAngle))
                cairo_mesh_pattern_begin_patch(mesh)
                cairo_mesh_pattern_move_to(mesh, Double(center.x), Double(center.y))
                cairo_mesh_pattern_line_to(mesh, Double(a.x), Double(a.y))
                cairo_mesh_pattern_line_to(mesh, Double(b.x), Double(b.y))
                cairo_mesh_pattern_line_to(mesh, Double(center.x), Double(center.y))
                for (corner, color) in [first, first, second, second].enumerated() {
                    cairo_mesh_pattern_set_corner_color_rgba(
                        mesh, UInt32(corner), color.red, color.green, color.blue, color.alpha)
                }
                cairo_mesh_pattern_end_patch(mesh)
            }
        }
    }
}
