/// A blur in pixels.
struct ShadowBlur: Hashable {
    var sigma: CGFloat

    /// How many pixels it spreads.
    var reach: Int {
        Int((GaussianBlur.reach(sigma: sigma / CGFloat(factor)) * CGFloat(factor)).rounded(.up)) + 2 * factor
    }

    /// Wide blurs are made from a smaller picture; the eye cannot tell.
    var factor: Int { sigma >= 16 ? 4 : sigma >= 8 ? 2 : 1 }

    /// Blurs a mask whose size is a multiple of `factor`.
    func apply(to mask: CoverageMask) -> CoverageMask {
        let f = factor
        guard sigma > 0 else { return mask }
        if f == 1 {
            GaussianBlur.blur(mask.bytes, mask.width, mask.height, bytesPerRow: mask.stride, sigma: sigma)
            return mask
        }
        let small = CoverageMask(width: mask.width / f, height: mask.height / f)
        for y in 0..<small.height {
            for x in 0..<small.width {
                var sum = 0
                for dy in 0..<f {
                    let row = mask.bytes + (y * f + dy) * mask.stride + x * f
                    for dx in 0..<f { sum += Int(row[dx]) }
                }
                small[x, y] = UInt8((sum + f * f / 2) / (f * f))
            }
        }
        GaussianBlur.blur(
            small.bytes, small.width, small.height, bytesPerRow: small.stride, sigma: sigma / CGFloat(f))
        return Self.enlarge(small, by: f)
    }

    /// Linear interpolation between the centres of the small pixels.
    private static func enlarge(_ small: CoverageMask, by f: Int) -> CoverageMask {
        let large = CoverageMask(width: small.width * f, height: small.height * f)
        let unit = 2 * f
        for y in 0..<large.height {
            let py = 2 * y + 1 - f
            let (y0, wy) = (max(py >= 0 ? py / unit : -1, 0), py >= 0 ? py % unit : 0)
            let above = small.bytes + y0 * small.stride
            let below = small.bytes + min(y0 + 1, small.height - 1) * small.stride
            let target = large.bytes + y * large.stride
            for x in 0..<large.width {
                let px = 2 * x + 1 - f
                let (x0, wx) = (max(px >= 0 ? px / unit : -1, 0), px >= 0 ? px % unit : 0)
                let x1 = min(x0 + 1, small.width - 1)
                let top = Int(above[x0]) * (unit - wx) + Int(above[x1]) * wx
                let bottom = Int(below[x0]) * (unit - wx) + Int(below[x1]) * wx
                target[x] = UInt8((top * (unit - wy) + bottom * wy + unit * unit / 2) / (unit * unit))
            }
        }
        return large
    }
}

/// A shadow mask that belongs to one node, placed relative to its box.
struct NodeShadow {
    struct Key: Equatable {
        var subtree: UInt64
        var box: PixelRect
        var source: PixelRect
        var blur: ShadowBlur
    }
    var key: Key
    var mask: CoverageMask
}

extension Painter {
    func paintShadow(of node: RenderNode, clip: PixelRect, alpha: Double) {
        let state = node.state
        guard let color = state.shadowColor else { return }
        let blur = ShadowBlur(sigma: Painting.shadowSigma(of: node))
        let offset = Painting.shadowOffset(of: node)
        let (dx, dy) = (
            PixelRect.whole(offset.x, .toNearestOrAwayFromZero), PixelRect.whole(offset.y, .toNearestOrAwayFromZero)
        )
        let strength = Double(min(max(state.shadowOpacity, 0), 1)) * alpha
        if let path = state.shadowPath {
            guard let (mask, origin) = ShadowMasks.shared.mask(of: path, node.matrix.affine, blur) else { return }
            canvas.fill(
                mask, atX: origin.x + dx, y: origin.y + dy, clip: clip, PixelColor(color, alpha: strength))
            return
        }
        if let background = state.backgroundColor, isBoxShadow(node) {
            let ink = PixelColor(color, alpha: strength * background.drawn.alpha)
            let shape = Painting.roundedBox(of: node)
            let area = node.box.inset(by: -blur.reach).offset(dx, dy).intersection(clip)
            // What the layer itself will cover needs no shadow.
            let hidden = background.drawn.alpha >= 1 ? node.box.inset(by: shape.cornerSide) : .empty
            for part in Self.difference(area, hidden) {
                paintBoxShadow(shape, dx, dy, blur, ink, clip: part)
            }
            return
        }
        paintSubtreeShadow(node, dx, dy, blur, PixelColor(color, alpha: strength), clip: clip)
    }

    /// Whether the shadow is that of the layer's rounded box alone.
    private func isBoxShadow(_ node: RenderNode) -> Bool {
        guard Painting.isSimple(node), let color = node.state.backgroundColor, color.drawn.alpha > 0 else {
            return false
        }
        if color.drawn.alpha < 1, !node.children.isEmpty || Painting.parts(of: node.layer).contains(.contents) {
            return false
        }
        return node.mask == nil && node.children.allSatisfy { node.box.contains($0.subtreeBounds) }
    }

    /// What is left of a rectangle without another, in up to four pieces.
    static func difference(_ area: PixelRect, _ hole: PixelRect) -> [PixelRect] {
        let h = hole.intersection(area)
        guard !h.isEmpty else { return area.isEmpty ? [] : [area] }
        return [
            PixelRect(x0: area.x0, y0: area.y0, x1: area.x1, y1: h.y0),
            PixelRect(x0: area.x0, y0: h.y0, x1: h.x0, y1: h.y1),
            PixelRect(x0: h.x1, y0: h.y0, x1: area.x1, y1: h.y1),
            PixelRect(x0: area.x0, y0: h.y1, x1: area.x1, y1: area.y1),
        ].filter { !$0.isEmpty }
    }

    /// Puts the shadow of a rounded box together from a small one: corners as they are, edges and middle stretched.
    private func paintBoxShadow(
        _ shape: RoundedRect, _ dx: Int, _ dy: Int, _ blur: ShadowBlur, _ ink: PixelColor, clip: PixelRect
    ) {
        let reach = blur.reach
        let r = shape.rect.offset(dx, dy)
        // The part of an edge that feels the corner.
        let inner = shape.cornerSide + reach
        if r.width < 2 * inner + 1 || r.height < 2 * inner + 1 {
            // A very long box is cut where its ends are out of sight, as its mask is a picture of the whole.
            var near = r
            if r.width > 8192 {
                (near.x0, near.x1) = (max(r.x0, clip.x0 - 2 * inner), min(r.x1, clip.x1 + 2 * inner))
            }
            if r.height > 8192 {
                (near.y0, near.y1) = (max(r.y0, clip.y0 - 2 * inner), min(r.y1, clip.y1 + 2 * inner))
            }
            guard near.x0 < near.x1, near.y0 < near.y1 else { return }
            var visible = shape
            visible.rect = near
            let mask = ShadowMasks.shared.whole(visible, blur)
            return canvas.fill(mask, atX: near.x0 - reach, y: near.y0 - reach, clip: clip, ink)
        }
        let slices = ShadowMasks.shared.slices(shape, blur)
        let side = inner + reach
        let (x0, x1) = (r.x0 - reach, r.x1 - inner)
        let (y0, y1) = (r.y0 - reach, r.y1 - inner)
        for (index, mask) in slices.corners.enumerated() {
            canvas.fill(mask, atX: index & 1 == 0 ? x0 : x1, y: index & 2 == 0 ? y0 : y1, clip: clip, ink)
        }
        for row in 0..<side {
            let top = PixelRect(x0: x0 + side, y0: y0 + row, x1: x1, y1: y0 + row + 1)
            canvas.fill(top.intersection(clip), ink.faded(slices.profile[row]))
            let bottom = PixelRect(x0: x0 + side, y0: y1 + row, x1: x1, y1: y1 + row + 1)
            canvas.fill(bottom.intersection(clip), ink.faded(slices.profile[side - 1 - row]))
        }
        let (top, bottom) = (y0 + side, y1)
        for (strip, x) in [(slices.left, x0), (slices.right, x1)] {
            var y = top
            while y < bottom {
                let rows = PixelRect(x0: x, y0: y, x1: x + side, y1: min(y + strip.height, bottom))
                canvas.fill(strip, atX: x, y: y, clip: clip.intersection(rows), ink)
                y += strip.height
            }
        }
        canvas.fill(PixelRect(x0: x0 + side, y0: top, x1: x1, y1: bottom).intersection(clip), ink)
    }

    /// Draws the subtree apart, blurs its alpha and lays that down.
    private func paintSubtreeShadow(
        _ node: RenderNode, _ dx: Int, _ dy: Int, _ blur: ShadowBlur, _ ink: PixelColor, clip: PixelRect
    ) {
        var source = node.box.inset(by: node.matrix.isUpright ? 0 : -1)
        for child in node.children { source = source.union(child.subtreeBounds) }
        if case .shape(let shape) = node.layer.content, let bounds = shape.paintedBounds {
            source = source.union(PixelRect(covering: node.matrix.boundingBox(of: bounds)).inset(by: -1))
        }
        if let size = Painting.contentPixelSize(of: node.layer) {
            let rect = Painting.placement(node.state, pixelSize: size)
            source = source.union(PixelRect(covering: node.matrix.boundingBox(of: rect)).inset(by: -1))
        }
        // Nothing further away can throw a shadow into the picture.
        let near = canvas.bounds.offset(-dx, -dy).inset(by: -2 * blur.reach)
        source = source.intersection(near)
        guard !source.isEmpty else { return }
        let f = blur.factor
        var area = source.inset(by: -blur.reach)
        area.x1 += (f - area.width % f) % f
        area.y1 += (f - area.height % f) % f
        guard area.offset(dx, dy).intersects(clip) else { return }

        let key = NodeShadow.Key(subtree: node.layer.damage.subtree, box: node.box, source: source, blur: blur)
        let mask: CoverageMask
        if let cached = node.shadow, cached.key == key {
            mask = cached.mask
        } else {
            let picture = Canvas(bounds: source, isOpaque: false)
            Painter(canvas: picture, stage: source).paintWithoutShadow(node, clip: source)
            mask = blur.apply(
                to: picture.alphas(
                    of: source, width: area.width, height: area.height, atX: source.x0 - area.x0,
                    y: source.y0 - area.y0))
            node.shadow = NodeShadow(key: key, mask: mask)
        }
        canvas.fill(mask, atX: area.x0 + dx, y: area.y0 + dy, clip: clip, ink)
    }
}

extension PixelColor {
    /// The colour with a coverage of 0 through 255.
    func faded(_ coverage: UInt8) -> PixelColor {
        if coverage == 255 { return self }
        func part(_ shift: UInt32) -> UInt32 {
            ((((argb >> shift) & 255) * UInt32(coverage) + 127) / 255) << shift
        }
        return PixelColor(argb: part(24) | part(16) | part(8) | part(0))
    }
}
