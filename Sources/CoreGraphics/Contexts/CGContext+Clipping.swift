import CGraphicsLibs

extension CGContext {
    /// Narrows the clip to the inside of the current path and forgets the path. An empty path clips everything away.
    public func clip(using rule: CGPathFillRule = .winding) {
        let shape = pathData
        pathData = PathData()
        clip(shape, rule)
    }

    public func clip(to rect: CGRect) {
        clip(to: [rect])
    }

    public func clip(to rects: [CGRect]) {
        if rects.count == 1, clip(toPixelsOf: rects[0]) { return }
        var shape = PathData()
        for rect in rects { shape.addRect(rect) }
        pathData = PathData()
        clip(shape.applying(state.transform), .winding)
    }

    /// Narrows the clip by a picture stretched over `rect`: to the alpha of a stencil or of a picture with alpha, to the
    /// lightness of an opaque one. What is drawn shows when the graphics state is restored, or in `makeImage()`.
    public func clip(to rect: CGRect, mask: CGImage) {
        clip(to: rect)
        guard isDrawable, rect.isFinite, !rect.isEmpty,
            imageTransform(width: mask.width, height: mask.height, in: rect).concatenating(state.transform).isPlaceable,
            let coverage = mask.coverageSurface()
        else {
            clip(to: .zero)
            return
        }
        cairo_push_group(cairo)
        state.maskCount += 1
        masks.append(
            PendingMask(
                coverage: coverage, rect: rect, transform: state.transform, target: cairo_get_group_target(cairo),
                layerCount: layers.count))
    }

    /// Undoes all clipping, also that of saved states; open masks stay.
    public func resetClip() {
        cairo_reset_clip(cairo)
        state.clipsPixels = true
    }

    /// In user space.
    public var boundingBoxOfClipPath: CGRect {
        let pixels = clipPixels
        return pixels.isEmpty ? .null : pixels.applying(state.transform.inverted())
    }

    /// Clips to a rectangle that ends between pixels, as compositing does all the time. False for others.
    private func clip(toPixelsOf rect: CGRect) -> Bool {
        let t = state.transform
        guard isDrawable, t.b == 0, t.c == 0, t.a > 0, t.d > 0, rect.width >= 0, rect.height >= 0 else { return false }
        let box = CGRect(
            x: rect.minX * t.a + t.tx, y: rect.minY * t.d + t.ty, width: rect.width * t.a, height: rect.height * t.d)
        guard box.minX == box.minX.rounded(), box.minY == box.minY.rounded(), box.width == box.width.rounded(),
            box.height == box.height.rounded(), abs(box.minX) < 30000, abs(box.minY) < 30000, box.width < 60000,
            box.height < 60000
        else { return false }
        pathData = PathData()
        cairo_new_path(cairo)
        cairo_identity_matrix(cairo)
        cairo_rectangle(cairo, Double(box.minX), Double(box.minY), Double(box.width), Double(box.height))
        setMatrix()
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
        cairo_clip(cairo)
        return true
    }

    private func clip(_ shape: PathData, _ rule: CGPathFillRule) {
        state.clipsPixels = false
        if !isDrawable || !shape.emit(to: cairo) { cairo_new_path(cairo) }
        cairo_set_fill_rule(cairo, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
        cairo_clip(cairo)
    }

    /// Closes the innermost group that waits for its mask and lays it on what is below.
    func applyMask() {
        guard let mask = masks.popLast(), let group = cairo_pop_group(cairo) else { return }
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
        cairo_set_source(cairo, group)
        mask.paint(on: cairo)
        cairo_pattern_destroy(group)
        cairo_set_source_rgba(cairo, 0, 0, 0, 1)
    }

    /// Adds to a copy of the surface what still waits for masks outside of any transparency layer.
    func drawPendingMasks(on copy: OpaquePointer) {
        let open = masks.prefix { $0.layerCount == 0 }
        guard !open.isEmpty else { return }
        var inner: OpaquePointer?
        for (index, mask) in open.enumerated().reversed() {
            guard let target = mask.target else { continue }
            // Each group is drawn, through its mask, on a copy of the group around it.
            let picture = inner ?? target
            let below = index == 0 ? copy : open[index - 1].target.flatMap(Surface.copy)
            guard let below, let painter = cairo_create(below) else { continue }
            cairo_set_source_surface(painter, picture, 0, 0)
            mask.paint(on: painter)
            cairo_destroy(painter)
            if let inner { cairo_surface_destroy(inner) }
            inner = index == 0 ? nil : below
        }
        cairo_surface_flush(copy)
    }
}

/// A group that is laid on what is below through a mask once its graphics state ends.
struct PendingMask {
    let coverage: Coverage
    let rect: CGRect
    let transform: CGAffineTransform
    /// The surface of the open group; cairo owns it.
    let target: OpaquePointer?
    /// How many transparency layers were open.
    let layerCount: Int

    /// Owns an A8 surface.
    final class Coverage {
        let surface: OpaquePointer

        init(_ surface: OpaquePointer) {
            self.surface = surface
        }

        deinit { cairo_surface_destroy(surface) }
    }

    /// Paints the current source through the mask, whose first row is at the greatest y of the rectangle.
    func paint(on cairo: OpaquePointer) {
        let pattern = cairo_pattern_create_for_surface(coverage.surface)
        defer { cairo_pattern_destroy(pattern) }
        let placed = imageTransform(
            width: Int(cairo_image_surface_get_width(coverage.surface)),
            height: Int(cairo_image_surface_get_height(coverage.surface)), in: rect
        )
        .concatenating(transform)
        var saved = cairo_matrix_t()
        cairo_get_matrix(cairo, &saved)
        cairo_identity_matrix(cairo)
        var matrix = cairoMatrix(placed.inverted())
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
        cairo_mask(cairo, pattern)
        cairo_set_matrix(cairo, &saved)
    }
}

/// From the pixels of a picture to user space, the first row at the greatest y of `rect` as Core Graphics does it.
func imageTransform(width: Int, height: Int, in rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(
        a: rect.width / CGFloat(width), b: 0, c: 0, d: -rect.height / CGFloat(height), tx: rect.minX, ty: rect.maxY)
}

extension CGImage {
    /// How much a clip by this picture lets through, as an A8 surface.
    func coverageSurface() -> PendingMask.Coverage? {
        guard let coverage = Surface.make(width, height, CAIRO_FORMAT_A8),
            let to = cairo_image_surface_get_data(coverage)
        else { return nil }
        let stride = Int(cairo_image_surface_get_stride(coverage))
        let isLightness = isOpaque && !isMask
        withPixels { pixels in
            for y in 0..<height {
                let from = pixels.baseAddress!.assumingMemoryBound(to: UInt8.self) + y * bytesPerRow
                let row = to + y * stride
                if isLightness {
                    for x in 0..<width {
                        let (blue, green, red) = (UInt32(from[4 * x]), UInt32(from[4 * x + 1]), UInt32(from[4 * x + 2]))
                        row[x] = UInt8(truncatingIfNeeded: (red * 54 + green * 183 + blue * 19 + 128) >> 8)
                    }
                } else {
                    for x in 0..<width { row[x] = from[4 * x + 3] }
                }
            }
        }
        cairo_surface_mark_dirty(coverage)
        return PendingMask.Coverage(coverage)
    }
}
