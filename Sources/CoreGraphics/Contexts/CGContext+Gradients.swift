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
        let box = clipPixels.bounded
        guard !box.isEmpty, let picture = Surface.make(Int(box.width), Int(box.height)) else { return }
        defer { cairo_surface_destroy(picture) }
        let toUser = CGAffineTransform(translationX: box.minX, y: box.minY).concatenating(state.transform.inverted())
        gradient.drawCone(on: picture, center: center, angle: angle, toUser: toUser)
        composite(pixelBounds: box) { cairo, alpha in
            var matrix = cairo_matrix_t()
            cairo_get_matrix(cairo, &matrix)
            cairo_identity_matrix(cairo)
            cairo_set_source_surface(cairo, picture, Double(box.minX), Double(box.minY))
            cairo_paint_with_alpha(cairo, Double(alpha))
            cairo_set_matrix(cairo, &matrix)
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
        guard isDrawable, state.transform.isPlaceable else { return }
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

    /// Fills a surface with the colours around `center`, which cairo has no pattern for. O(pixels).
    package func drawCone(on surface: OpaquePointer, center: CGPoint, angle: CGFloat, toUser: CGAffineTransform) {
        guard let pixels = cairo_image_surface_get_data(surface), toUser.isFinite else { return }
        let stride = Int(cairo_image_surface_get_stride(surface))
        let (width, height) = (
            Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface))
        )
        let count = 4096
        let table = (0..<count).map { color(at: (CGFloat($0) + 0.5) / CGFloat(count)).pixel }
        let factor = CGFloat(count) / (2 * .pi)
        for y in 0..<height {
            let row = UnsafeMutableRawPointer(pixels + y * stride).assumingMemoryBound(to: UInt32.self)
            for x in 0..<width {
                let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(toUser)
                var turn = (atan2(point.y - center.y, point.x - center.x) - angle) * factor
                turn = turn.truncatingRemainder(dividingBy: CGFloat(count))
                if turn < 0 { turn += CGFloat(count) }
                // Not a number where the transform overflows.
                row[x] = table[turn >= 0 ? Int(min(turn, CGFloat(count - 1))) : 0]
            }
        }
        cairo_surface_mark_dirty(surface)
    }
}
