import CGraphicsLibs

extension CGContext {
    /// Draws with the state's blend mode, alpha and shadow. `body` draws plainly with the cairo context it gets (source
    /// colours multiplied by the alpha it gets), which may be another one than the context's own but has its matrix and
    /// line settings.
    /// - Parameter pixelBounds: contains all that `body` paints, in pixels counted from the top left.
    package func composite(pixelBounds: CGRect, _ body: (_ cairo: OpaquePointer, _ alpha: CGFloat) -> Void) {
        guard isDrawable, !pixelBounds.isNull else { return }
        if state.shadow == nil, state.blendMode != .plusDarker {
            cairo_set_operator(cairo, state.blendMode.cairoOperator)
            body(cairo, state.alpha)
        } else {
            compositeThroughGroup(pixelBounds.bounded, body)
        }
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
        didDraw()
    }

    /// Lays a colour on the pixels from (x, y) on that an A8 picture of pixman's covers, as cairo would, without the way
    /// through it. False when that needs more than a rectangle of whole pixels as clip; nothing is drawn then.
    package func fill(coverage: OpaquePointer, x: Int, y: Int, width: Int, height: Int, _ color: CGColor) -> Bool {
        guard state.shadow == nil, state.blendMode == .normal, state.clipsPixels, masks.isEmpty, layers.isEmpty,
            foreign == nil, pages == nil, let target = pixmanImage
        else { return false }
        let clip = clipPixels
        guard !clip.isNull, abs(x) < 30000, abs(y) < 30000 else { return true }
        let (left, top) = (max(x, Int(clip.minX)), max(y, Int(clip.minY)))
        let (right, bottom) = (min(x + width, Int(clip.maxX)), min(y + height, Int(clip.maxY)))
        guard left < right, top < bottom else { return true }
        let drawn = color.drawn
        let alpha = drawn.alpha * Double(state.alpha)
        // As cairo makes 16 bits of a channel.
        func wide(_ value: Double) -> UInt16 {
            let scaled = UInt32(min(max(value, 0), 1) * 65536)
            return UInt16(scaled - scaled >> 16)
        }
        var value = pixman_color_t(
            red: wide(drawn.red * alpha), green: wide(drawn.green * alpha), blue: wide(drawn.blue * alpha),
            alpha: wide(alpha))
        guard let solid = pixman_image_create_solid_fill(&value) else { return false }
        cairo_surface_flush(surface)
        pixman_image_composite32(
            PIXMAN_OP_OVER, solid, coverage, target, 0, 0, Int32(left - x), Int32(top - y), Int32(left), Int32(top),
            Int32(right - left), Int32(bottom - top))
        cairo_surface_mark_dirty(surface)
        pixman_image_unref(solid)
        return true
    }

    /// The same for bounds in user space.
    package func composite(bounds: CGRect, _ body: (_ cairo: OpaquePointer, _ alpha: CGFloat) -> Void) {
        composite(pixelBounds: bounds.applying(state.transform), body)
    }

    /// True when drawing must go through `composite(bounds:_:)` to look right.
    package var needsCompositing: Bool {
        state.shadow != nil || state.blendMode != .normal
    }

    private func compositeThroughGroup(_ bounds: CGRect, _ body: (OpaquePointer, CGFloat) -> Void) {
        let clip = clipPixels
        var reach = clip
        if let shadow = state.shadow {
            // What lies outside the clip may still cast its shadow into it.
            let margin = GaussianBlur.reach(sigma: shadow.blur / 2)
            reach = clip.union(
                clip.offsetBy(dx: -shadow.offset.width, dy: -shadow.offset.height)
                    .insetBy(dx: -margin, dy: -margin).bounded)
        }
        guard !bounds.isNull, !reach.isNull else { return }
        let box = bounds.intersection(reach).integral
        guard !clip.isEmpty, !box.isNull, box.isFinite, box.width >= 1, box.height >= 1,
            let picture = Surface.make(Int(box.width), Int(box.height))
        else { return }
        defer { cairo_surface_destroy(picture) }
        cairo_surface_set_device_offset(picture, Double(-box.minX), Double(-box.minY))
        let painter = cairo_create(picture)!
        copySettings(to: painter)
        body(painter, state.alpha)
        cairo_destroy(painter)
        cairo_surface_flush(picture)

        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        cairo_identity_matrix(cairo)
        cairo_set_operator(cairo, state.blendMode == .copy ? CAIRO_OPERATOR_OVER : state.blendMode.cairoOperator)
        if let shadow = state.shadow {
            drawShadow(of: picture, box, shadow)
        }
        if state.blendMode == .plusDarker {
            plusDarker(picture, box.intersection(clip).integral)
        } else {
            cairo_set_source_surface(cairo, picture, 0, 0)
            cairo_rectangle(cairo, Double(box.minX), Double(box.minY), Double(box.width), Double(box.height))
            cairo_fill(cairo)
        }
        cairo_set_source_rgba(cairo, 0, 0, 0, 1)
        cairo_set_matrix(cairo, &matrix)
    }

    /// The clip's extents in pixels.
    package var clipPixels: CGRect {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        cairo_identity_matrix(cairo)
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &x1, &y1, &x2, &y2)
        cairo_set_matrix(cairo, &matrix)
        return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
    }

    private func copySettings(to other: OpaquePointer) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        cairo_set_matrix(other, &matrix)
        cairo_set_line_width(other, cairo_get_line_width(cairo))
        cairo_set_line_cap(other, cairo_get_line_cap(cairo))
        cairo_set_line_join(other, cairo_get_line_join(cairo))
        cairo_set_miter_limit(other, cairo_get_miter_limit(cairo))
        cairo_set_antialias(other, cairo_get_antialias(cairo))
        cairo_set_tolerance(other, cairo_get_tolerance(cairo))
        let (phase, lengths) = dashes
        cairo_set_dash(other, lengths.map { Double($0) }, Int32(lengths.count), Double(phase))
    }

    /// Premultiplied `max(0, min(1, Sa + Da) - ((Da - D) + (Sa - S)))`, as in W3C Compositing.
    private func plusDarker(_ picture: OpaquePointer, _ box: CGRect) {
        guard !box.isNull, box.width >= 1, box.height >= 1 else { return }
        // A group on top applies the clip to the picture.
        cairo_save(cairo)
        cairo_rectangle(cairo, Double(box.minX), Double(box.minY), Double(box.width), Double(box.height))
        cairo_clip(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
        cairo_push_group(cairo)
        cairo_set_source_surface(cairo, picture, 0, 0)
        cairo_paint(cairo)
        let group = cairo_pop_group(cairo)
        cairo_restore(cairo)
        defer { cairo_pattern_destroy(group) }
        var clipped: OpaquePointer?
        guard let target = cairo_get_group_target(cairo),
            cairo_pattern_get_surface(group, &clipped) == CAIRO_STATUS_SUCCESS, let clipped
        else { return }
        cairo_surface_flush(target)
        cairo_surface_flush(clipped)
        var (targetX, targetY, sourceX, sourceY) = (0.0, 0.0, 0.0, 0.0)
        cairo_surface_get_device_offset(target, &targetX, &targetY)
        cairo_surface_get_device_offset(clipped, &sourceX, &sourceY)
        guard let to = cairo_image_surface_get_data(target), let from = cairo_image_surface_get_data(clipped) else {
            return
        }
        let (toStride, fromStride) = (
            Int(cairo_image_surface_get_stride(target)), Int(cairo_image_surface_get_stride(clipped))
        )
        let whole = CGRect(
            x: -sourceX, y: -sourceY, width: Double(cairo_image_surface_get_width(clipped)),
            height: Double(cairo_image_surface_get_height(clipped)))
        let area = box.intersection(whole).intersection(
            CGRect(
                x: -targetX, y: -targetY, width: Double(cairo_image_surface_get_width(target)),
                height: Double(cairo_image_surface_get_height(target))))
        guard !area.isNull, area.width >= 1, area.height >= 1 else { return }
        for y in Int(area.minY)..<Int(area.maxY) {
            let toRow = to + (y + Int(targetY)) * toStride + (Int(area.minX) + Int(targetX)) * 4
            let fromRow = from + (y + Int(sourceY)) * fromStride + (Int(area.minX) + Int(sourceX)) * 4
            for x in stride(from: 0, to: Int(area.width) * 4, by: 4) {
                let (sourceAlpha, alpha) = (Int(fromRow[x + 3]), Int(toRow[x + 3]))
                if sourceAlpha == 0 { continue }
                let sum = min(255, sourceAlpha + alpha)
                for channel in x..<x + 3 {
                    let dark = (alpha - Int(toRow[channel])) + (sourceAlpha - Int(fromRow[channel]))
                    toRow[channel] = UInt8(max(0, sum - dark))
                }
                toRow[x + 3] = UInt8(sum)
            }
        }
        cairo_surface_mark_dirty(target)
    }
}
