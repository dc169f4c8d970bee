import CGraphicsLibs

extension Painter {
    /// Draws what is between background and sublayers.
    func paintContents(of node: RenderNode, clip: PixelRect, alpha: Double) {
        guard !clip.isEmpty else { return }
        let layer = node.layer
        switch layer.content {
        case .plain, .nothing, .replicator, .tinted: break
        case .shape(let shape): paintShape(shape, node, clip: clip)
        case .backdrop(let backdrop): paintBackdrop(backdrop, node, clip: clip)
        case .gradient(let gradient, let ramp): paintGradient(gradient, ramp, node, clip: clip)
        }
        if let store = layer.store {
            let bitmap = Bitmap(
                surface: store.context.surface, width: store.pixelWidth, height: store.pixelHeight,
                isOpaque: store.isOpaque, isStore: true)
            paint(bitmap, node, clip: clip)
        } else if let image = layer.state.image {
            let bitmap = Bitmap(
                surface: image.surface, width: image.width, height: image.height, isOpaque: image.isOpaque,
                isStore: false, image: image)
            paint(bitmap, node, clip: clip)
        } else if layer.hasContentProvider, let provider = layer.contentProvider {
            // What a backing store of that size would keep; its origin lies on a whole pixel.
            var matrix = node.matrix.affine
            let bounds = layer.state.bounds
            if node.matrix.isUpright {
                matrix.tx = CGFloat(node.box.x0) - bounds.origin.x * matrix.a
                matrix.ty = CGFloat(node.box.y0) - bounds.origin.y * matrix.d
                let size = CGRect(
                    x: CGFloat(node.box.x0), y: CGFloat(node.box.y0), width: bounds.width * matrix.a,
                    height: bounds.height * matrix.d)
                canvas.draw(clip: clip.intersection(PixelRect(covering: size)), matrix: matrix) { context in
                    provider.drawContent(in: context, bounds: bounds)
                }
            } else {
                canvas.draw(clip: clip, matrix: matrix) { context in
                    context.clip(to: bounds)
                    provider.drawContent(in: context, bounds: bounds)
                }
            }
        }
    }

    /// A picture to draw, of an image or a backing store.
    struct Bitmap {
        var surface: OpaquePointer
        var width: Int
        var height: Int
        var isOpaque: Bool
        var isStore: Bool
        var image: CGImage?
    }

    private func paint(_ bitmap: Bitmap, _ node: RenderNode, clip: PixelRect) {
        let state = node.state
        let placement = Painting.placement(
            state, pixelSize: CGSize(width: bitmap.width, height: bitmap.height))
        guard !placement.isNull, placement.width > 0, placement.height > 0 else { return }
        let whole = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
        let used = CGRect(
            x: state.contentsRect.minX * whole.width, y: state.contentsRect.minY * whole.height,
            width: state.contentsRect.width * whole.width, height: state.contentsRect.height * whole.height)
        guard used.width > 0, used.height > 0 else { return }
        let flips = node.layer.contentsAreFlipped()
        guard node.matrix.isUpright, !flips else {
            return paintTurned(bitmap, used, placement, node, clip: clip, flips: flips)
        }

        let target = node.matrix.boundingBox(of: placement)
        var box = PixelRect(snapping: target)
        if bitmap.isStore, used == whole, abs(target.width - whole.width) < 1.01,
            abs(target.height - whole.height) < 1.01
        {
            // A store is rounded up to whole pixels; it is never stretched for that.
            box = PixelRect(x0: box.x0, y0: box.y0, x1: box.x0 + bitmap.width, y1: box.y0 + bitmap.height)
        }
        let center = state.contentsCenter
        let isSliced = center != CGRect(x: 0, y: 0, width: 1, height: 1)
        if isSliced, state.contentsGravity == .resize {
            return paintSlices(bitmap, used, box, node, clip: clip)
        }
        paint(bitmap, from: used, to: box, state, clip: clip)
    }

    /// Draws a part of a picture (pixels of it) into a rectangle of the screen.
    private func paint(
        _ bitmap: Bitmap, from used: CGRect, to box: PixelRect, _ state: LayerState, clip: PixelRect
    ) {
        let r = box.intersection(clip).intersection(canvas.bounds)
        guard !r.isEmpty else { return }
        let op = bitmap.isOpaque ? PIXMAN_OP_SRC : PIXMAN_OP_OVER
        let isWhole = used.minX == used.minX.rounded() && used.minY == used.minY.rounded()
        if isWhole, CGFloat(box.width) == used.width, CGFloat(box.height) == used.height {
            guard let source = Self.view(bitmap.surface, isOpaque: bitmap.isOpaque) else { return }
            canvas.composite(
                op, source, sourceX: Int(used.minX) + r.x0 - box.x0, sourceY: Int(used.minY) + r.y0 - box.y0, to: r)
            pixman_image_unref(source)
            return
        }
        var (sx, sy) = (used.width / CGFloat(box.width), used.height / CGFloat(box.height))
        var origin = used.origin
        var surface = bitmap.surface
        var reduced: ReducedImages.Level?
        if let image = bitmap.image, state.minificationFilter != .nearest, min(sx, sy) >= 2 {
            reduced = ReducedImages.shared.level(of: image, factor: min(sx, sy))
            if let reduced {
                surface = reduced.context.surface
                let (fx, fy) = (
                    CGFloat(reduced.context.width) / CGFloat(bitmap.width),
                    CGFloat(reduced.context.height) / CGFloat(bitmap.height)
                )
                (sx, sy, origin) = (sx * fx, sy * fy, CGPoint(x: origin.x * fx, y: origin.y * fy))
            }
        }
        // Always with alpha: pixman has no fast way to scale x8r8g8b8.
        guard let source = Self.view(surface, isOpaque: false) else { return }
        defer { pixman_image_unref(source) }
        // Counted from the box, so that a picture is the same wherever whole pixels take it.
        var matrix = pixman_f_transform(m: ((sx, 0, origin.x), (0, sy, origin.y), (0, 0, 1)))
        var fixed = pixman_transform_t()
        guard pixman_transform_from_pixman_f_transform(&fixed, &matrix) != 0 else { return }
        pixman_image_set_transform(source, &fixed)
        let filter = sx * sy < 1 ? state.magnificationFilter : state.minificationFilter
        pixman_image_set_filter(source, filter == .nearest ? PIXMAN_FILTER_NEAREST : PIXMAN_FILTER_BILINEAR, nil, 0)
        pixman_image_set_repeat(source, PIXMAN_REPEAT_PAD)
        canvas.composite(op, source, sourceX: r.x0 - box.x0, sourceY: r.y0 - box.y0, to: r)
    }

    /// Draws the nine parts around `contentsCenter`: corners keep their size, edges stretch along one axis.
    private func paintSlices(
        _ bitmap: Bitmap, _ used: CGRect, _ box: PixelRect, _ node: RenderNode, clip: PixelRect
    ) {
        let state = node.state
        let scale = node.matrix.affine.a / max(state.contentsScale, 0.001)
        func cuts(_ start: CGFloat, _ length: CGFloat, _ from: CGFloat, _ size: CGFloat, _ x0: Int, _ x1: Int)
            -> (source: [CGFloat], target: [Int])
        {
            let a = (start + from * length).rounded()
            let b = max((start + (from + size) * length).rounded(), a + 1)
            let s = [start, min(a, start + length - 1), min(b, start + length), start + length]
            var left = ((s[1] - s[0]) * scale).rounded()
            var right = ((s[3] - s[2]) * scale).rounded()
            let room = CGFloat(x1 - x0)
            if left + right > room, left + right > 0 {
                (left, right) = ((left * room / (left + right)).rounded(), 0)
                right = room - left
            }
            return (s, [x0, x0 + Int(left), x1 - Int(right), x1])
        }
        let c = state.contentsCenter
        let h = cuts(used.minX, used.width, c.minX, c.width, box.x0, box.x1)
        let v = cuts(used.minY, used.height, c.minY, c.height, box.y0, box.y1)
        for row in 0..<3 {
            for column in 0..<3 {
                let part = PixelRect(
                    x0: h.target[column], y0: v.target[row], x1: h.target[column + 1], y1: v.target[row + 1])
                let source = CGRect(
                    x: h.source[column], y: v.source[row], width: h.source[column + 1] - h.source[column],
                    height: v.source[row + 1] - v.source[row])
                guard !part.isEmpty, source.width >= 1, source.height >= 1, part.intersects(clip),
                    let piece = bitmap.cropped(to: source)
                else { continue }
                paint(
                    piece, from: CGRect(x: 0, y: 0, width: piece.width, height: piece.height), to: part, state,
                    clip: clip)
                cairo_surface_destroy(piece.surface)
            }
        }
    }

    /// Draws a picture that is rotated, mirrored or skewed, with soft edges.
    private func paintTurned(
        _ bitmap: Bitmap, _ used: CGRect, _ placement: CGRect, _ node: RenderNode, clip: PixelRect, flips: Bool
    ) {
        let touched = PixelRect(covering: node.matrix.boundingBox(of: placement)).inset(by: -1)
        let r = clip.intersection(touched).intersection(canvas.bounds)
        guard !r.isEmpty, let toLayer = node.matrix.inverted() else { return }
        let (sx, sy) = (used.width / placement.width, (flips ? -1 : 1) * used.height / placement.height)
        let toSource = PlaneMatrix(
            CGAffineTransform(
                a: sx, b: 0, c: 0, d: sy, tx: used.minX - placement.minX * sx,
                ty: (flips ? used.maxY : used.minY) - placement.minY * sy))
        let m = toLayer.concatenating(toSource).affine
        var matrix = pixman_f_transform(m: ((m.a, m.c, m.tx), (m.b, m.d, m.ty), (0, 0, 1)))
        var fixed = pixman_transform_t()
        guard pixman_transform_from_pixman_f_transform(&fixed, &matrix) != 0,
            let source = Self.view(bitmap.surface, isOpaque: false)
        else { return }
        pixman_image_set_transform(source, &fixed)
        let isNearest = node.state.magnificationFilter == .nearest
        pixman_image_set_filter(source, isNearest ? PIXMAN_FILTER_NEAREST : PIXMAN_FILTER_BILINEAR, nil, 0)
        pixman_image_set_repeat(source, PIXMAN_REPEAT_PAD)
        let area = touched.intersection(stage)
        let mask = coverage(of: node, in: area) { cairo in
            cairo_rectangle(cairo, placement.minX, placement.minY, placement.width, placement.height)
        }
        withExtendedLifetime(mask) {
            canvas.composite(
                PIXMAN_OP_OVER, source, sourceX: r.x0, sourceY: r.y0, mask: mask.image, maskX: r.x0 - area.x0,
                maskY: r.y0 - area.y0, to: r)
        }
        pixman_image_unref(source)
    }

    static func view(_ surface: OpaquePointer, isOpaque: Bool) -> OpaquePointer? {
        guard let data = cairo_image_surface_get_data(surface) else { return nil }
        return pixman_image_create_bits(
            isOpaque ? PIXMAN_x8r8g8b8 : PIXMAN_a8r8g8b8, cairo_image_surface_get_width(surface),
            cairo_image_surface_get_height(surface),
            UnsafeMutableRawPointer(data).assumingMemoryBound(to: UInt32.self),
            cairo_image_surface_get_stride(surface))
    }
}

extension Painter.Bitmap {
    /// A view of whole pixels, sharing them. The caller destroys its surface.
    fileprivate func cropped(to rect: CGRect) -> Painter.Bitmap? {
        let r = PixelRect(snapping: rect).intersection(PixelRect(x0: 0, y0: 0, x1: width, y1: height))
        guard !r.isEmpty, let data = cairo_image_surface_get_data(surface) else { return nil }
        let stride = Int(cairo_image_surface_get_stride(surface))
        guard
            let part = cairo_image_surface_create_for_data(
                data + r.y0 * stride + r.x0 * 4, CAIRO_FORMAT_ARGB32, Int32(r.width), Int32(r.height), Int32(stride))
        else { return nil }
        return Painter.Bitmap(surface: part, width: r.width, height: r.height, isOpaque: isOpaque, isStore: false)
    }
}

/// Copies of images halved again and again, so that a photo drawn much smaller stays smooth.
@MainActor final class ReducedImages {
    static let shared = ReducedImages()

    struct Level {
        var context: CGContext
    }

    private struct Entry {
        weak var image: CGImage?
        var levels: [CGContext] = []
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    /// The smallest copy that is still at least as large as `factor` asks for.
    func level(of image: CGImage, factor: CGFloat) -> Level? {
        let wanted = Int(log2(factor))
        guard wanted > 0 else { return nil }
        let key = ObjectIdentifier(image)
        var entry = entries[key] ?? Entry(image: image)
        if entry.image !== image { entry = Entry(image: image) }
        while entry.levels.count < wanted {
            let from = entry.levels.last
            let (width, height) = (from?.width ?? image.width, from?.height ?? image.height)
            guard width > 1, height > 1 else { break }
            guard let half = Self.half(of: from?.surface ?? image.surface, width, height) else { break }
            entry.levels.append(half)
        }
        entries = entries.filter { $0.value.image != nil }
        entries[key] = entry
        return entry.levels.isEmpty ? nil : Level(context: entry.levels[min(wanted, entry.levels.count) - 1])
    }

    private static func half(of surface: OpaquePointer, _ width: Int, _ height: Int) -> CGContext? {
        let context = CGContext(pixelWidth: (width + 1) / 2, pixelHeight: (height + 1) / 2, scale: 1)
        guard let source = Painter.view(surface, isOpaque: false),
            let target = Painter.view(context.surface, isOpaque: false)
        else { return nil }
        var fixed = pixman_transform_t()
        var matrix = pixman_f_transform(
            m: (
                (Double(width) / Double(context.width), 0, 0), (0, Double(height) / Double(context.height), 0),
                (0, 0, 1)
            ))
        if pixman_transform_from_pixman_f_transform(&fixed, &matrix) != 0 {
            pixman_image_set_transform(source, &fixed)
            pixman_image_set_filter(source, PIXMAN_FILTER_BILINEAR, nil, 0)
            pixman_image_set_repeat(source, PIXMAN_REPEAT_PAD)
            pixman_image_composite32(
                PIXMAN_OP_SRC, source, nil, target, 0, 0, 0, 0, 0, 0, Int32(context.width), Int32(context.height))
        }
        pixman_image_unref(source)
        pixman_image_unref(target)
        return context
    }
}
