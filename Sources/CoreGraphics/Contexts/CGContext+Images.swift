import CGraphicsLibs

extension CGContext {
    /// Stretches the picture over `rect`, its first row at the greatest y: upright in a plain bitmap context, upside down
    /// in one whose y points down, as in Core Graphics. Tiling repeats the picture of that size over the whole clip.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        guard rect.isFinite, !rect.isEmpty else { return }
        let placement = imageTransform(width: image.width, height: image.height, in: rect)
        draw(image, placement, rect, byTiling: byTiling)
    }

    /// Stretches the picture over `rect`, its first row at the least y: upright in a context whose y points down.
    package func drawUpright(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        guard rect.isFinite, !rect.isEmpty else { return }
        let placement = CGAffineTransform(
            a: rect.width / CGFloat(image.width), b: 0, c: 0, d: rect.height / CGFloat(image.height),
            tx: rect.minX, ty: rect.minY)
        draw(image, placement, rect, byTiling: byTiling)
    }

    /// Paints `rect` with the picture, whose pixels `placement` brings to user space.
    package func draw(_ image: CGImage, _ placement: CGAffineTransform, _ rect: CGRect, byTiling: Bool) {
        let placed = placement.concatenating(state.transform)
        guard isDrawable, placed.isPlaceable else { return }
        let clip = clipPixels
        let target = byTiling ? clip : rect.applying(state.transform).bounded
        if target.isNull || target.intersection(clip).isEmpty { return }
        composite(pixelBounds: target) { cairo, alpha in
            var saved = cairo_matrix_t()
            cairo_get_matrix(cairo, &saved)
            cairo_save(cairo)
            if byTiling {
                cairo_identity_matrix(cairo)
                cairo_rectangle(
                    cairo, Double(target.minX), Double(target.minY), Double(target.width), Double(target.height))
            } else {
                var shape = PathData()
                shape.addRect(rect)
                guard shape.applying(self.state.transform).emit(to: cairo) else { return cairo_restore(cairo) }
                cairo_identity_matrix(cairo)
            }
            let pattern = image.pattern(placed, self.state.interpolation, byTiling: byTiling)
            defer { cairo_pattern_destroy(pattern) }
            if image.isMask {
                cairo_clip(cairo)
                self.setSource(self.state.fill, alpha, cairo)
                cairo_mask(cairo, pattern)
            } else {
                cairo_set_source(cairo, pattern)
                if alpha < 1 || self.state.blendMode.isUnbounded {
                    cairo_clip(cairo)
                    cairo_paint_with_alpha(cairo, Double(alpha))
                } else {
                    if image.isOpaque, self.state.blendMode == .normal, placed.isPixelCopy {
                        cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
                    }
                    cairo_fill(cairo)
                }
            }
            cairo_restore(cairo)
            cairo_set_source_rgba(cairo, 0, 0, 0, 1)
        }
    }
}

extension CGAffineTransform {
    /// True for transforms that cairo can place a picture with: it counts in fixed point numbers.
    var isPlaceable: Bool {
        guard isFinite, abs(tx) < 1e7, abs(ty) < 1e7, abs(determinant) > 1e-12 else { return false }
        let inverse = inverted()
        let (most, least) = (
            max(max(abs(a), abs(b)), max(abs(c), abs(d))),
            max(max(abs(inverse.a), abs(inverse.b)), max(abs(inverse.c), abs(inverse.d)))
        )
        return most < 1e6 && least < 3e4
    }

    /// True when pixels land exactly on pixels.
    var isPixelCopy: Bool {
        a == 1 && b == 0 && c == 0 && d == 1 && tx == tx.rounded() && ty == ty.rounded()
    }
}

extension CGImage {
    /// A pattern of the picture; `placed` brings its pixels to those of the context.
    package func pattern(
        _ placed: CGAffineTransform, _ quality: CGInterpolationQuality, byTiling: Bool
    ) -> OpaquePointer {
        let pattern = cairo_pattern_create_for_surface(surface)!
        var matrix = cairoMatrix(placed.inverted())
        cairo_pattern_set_matrix(pattern, &matrix)
        // Padding keeps the edges of a stretched picture from fading out.
        cairo_pattern_set_extend(pattern, byTiling ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(pattern, placed.filter(quality, shouldInterpolate))
        return pattern
    }
}

extension CGAffineTransform {
    /// Bilinear is right down to about three quarters of the size; below, cairo's `GOOD` averages all pixels under one.
    func filter(_ quality: CGInterpolationQuality, _ shouldInterpolate: Bool) -> cairo_filter_t {
        if quality == .none || isPixelCopy { return CAIRO_FILTER_NEAREST }
        if !shouldInterpolate && quality == .default { return CAIRO_FILTER_NEAREST }
        if quality == .low { return CAIRO_FILTER_BILINEAR }
        let scaleX = (a * a + b * b).squareRoot()
        let scaleY = (c * c + d * d).squareRoot()
        return min(scaleX, scaleY) < 0.75 ? CAIRO_FILTER_GOOD : CAIRO_FILTER_BILINEAR
    }
}
