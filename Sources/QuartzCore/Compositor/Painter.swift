import CGraphicsLibs

/// Composites render nodes on a canvas, back to front, inside a clip of whole pixels.
///
/// A group (opacity, mask, rounded clip) is drawn straight over what is below it; then the pixels from before are mixed
/// back in where the group does not show. That gives the same picture as a layer of its own, costs only the pixels that
/// differ, and keeps an opaque canvas opaque.
@MainActor struct Painter {
    let canvas: Canvas
    /// All pixels that any drawing of the tree could ever show. Outlines are rasterised over this whole area, never
    /// just inside a clip: cairo rounds where a path crosses the edge of what it draws, which would make a shade of
    /// difference between a damaged part and a whole drawing.
    let stage: PixelRect

    /// Draws a node and all below it.
    /// - Parameters:
    ///   - alpha: opacity handed down by layers without group opacity.
    ///   - cover: the path from this node to a descendant that covers the whole clip; what lies under it is left out.
    func paint(_ node: RenderNode, clip: PixelRect, alpha: Double = 1, cover: ArraySlice<RenderNode>? = nil) {
        guard node.isVisible else { return }
        let area = clip.intersection(node.subtreeBounds)
        guard !area.isEmpty else { return }
        if let instance = node.instance { return paintInstance(node, instance, clip: area, alpha: alpha) }
        if node.plane != nil { return paintPlane(node, clip: area, alpha: alpha) }
        let layer = node.layer
        let opacity = Double(min(max(layer.state.opacity, 0), 1)) * alpha
        guard opacity > 0 else { return }

        let parts = Painting.parts(of: layer)
        if node.mask == nil {
            if opacity >= 1 { return paintParts(node, parts, clip: area, alpha: 1, cover: cover) }
            let isSingle = node.children.isEmpty && (parts == .background || parts == .border)
            let isApart = layer.flags.keepsDepth
            if isSingle || isApart || (!layer.state.allowsGroupOpacity && parts.isDisjoint(with: [.contents, .shadow]))
            {
                return paintParts(node, parts, clip: area, alpha: opacity, cover: nil)
            }
        }
        guard let saved = canvas.save(area) else { return }
        paintParts(node, parts, clip: area, alpha: 1, cover: nil)
        if let mask = node.mask {
            canvas.restore(
                saved, outside: outside(of: mask, in: saved.rect, opacity: opacity), atX: saved.rect.x0,
                y: saved.rect.y0)
        } else {
            canvas.restore(saved, coverage: opacity)
        }
    }

    /// Draws a node's picture as it is before its opacity, mask and shadow.
    func paintWithoutShadow(_ node: RenderNode, clip: PixelRect) {
        paintParts(node, Painting.parts(of: node.layer).subtracting(.shadow), clip: clip, alpha: 1, cover: nil)
    }

    /// Shadow, background, contents, sublayers, border, in this order.
    func paintParts(
        _ node: RenderNode, _ parts: Painting.Parts, clip: PixelRect, alpha: Double, cover: ArraySlice<RenderNode>?
    ) {
        if parts.contains(.tinted) { return paintTinted(node, parts, clip: clip, alpha: alpha) }
        let below = cover.map { $0.dropFirst() }
        let skipsOwn = below?.isEmpty == false
        let own = clip.intersection(node.ownBounds)
        if parts.contains(.shadow), !skipsOwn { paintShadow(of: node, clip: clip, alpha: alpha) }

        let clips = node.layer.state.masksToBounds && !node.layer.flags.keepsDepth
        let inner = clips ? clip.intersection(node.box) : clip
        let hasInner = parts.contains(.contents) || !node.children.isEmpty
        let clipped = clips && hasInner ? beginClip(node, inner) : nil

        if parts.contains(.background), !own.isEmpty, !skipsOwn {
            paintBackground(node, clip: own, alpha: alpha)
        }
        if parts.contains(.contents), !own.isEmpty, !skipsOwn {
            paintContents(of: node, clip: clips ? inner.intersection(own) : own, alpha: alpha)
        }
        if !inner.isEmpty {
            var first = 0
            if let next = below?.first { first = node.children.firstIndex { $0 === next } ?? 0 }
            for index in first..<node.children.count {
                let child = node.children[index]
                paint(child, clip: inner, alpha: alpha, cover: index == first && skipsOwn ? below : nil)
            }
        }
        if let clipped { endClip(node, clipped) }
        if parts.contains(.border), !own.isEmpty { paintBorder(node, clip: own, alpha: alpha) }
    }

    // MARK: Background and border

    private func paintBackground(_ node: RenderNode, clip: PixelRect, alpha: Double) {
        let color = PixelColor(node.layer.state.backgroundColor, alpha: alpha)
        if Painting.isSimple(node) {
            fill(Painting.roundedBox(of: node), color, clip: clip)
        } else {
            let (mask, area) = outline(of: node)
            canvas.fill(mask, atX: area.x0, y: area.y0, clip: clip, color)
        }
    }

    /// Fills a rounded rectangle: plain bands and ready corners.
    func fill(_ shape: RoundedRect, _ color: PixelColor, clip: PixelRect) {
        let r = shape.rect
        guard shape.isRound else { return canvas.fill(r.intersection(clip), color) }
        if shape.needsWholeMask {
            let mask = CornerMasks.shared.whole(shape, border: nil)
            return canvas.fill(mask, atX: r.x0, y: r.y0, clip: clip, color)
        }
        let side = shape.cornerSide
        func band(_ y0: Int, _ y1: Int, _ left: Bool, _ right: Bool) {
            let band = PixelRect(x0: r.x0 + (left ? side : 0), y0: y0, x1: r.x1 - (right ? side : 0), y1: y1)
            canvas.fill(band.intersection(clip), color)
        }
        let corners = shape.corners
        band(r.y0, r.y0 + side, corners.contains(.layerMinXMinYCorner), corners.contains(.layerMaxXMinYCorner))
        band(r.y0 + side, r.y1 - side, false, false)
        band(r.y1 - side, r.y1, corners.contains(.layerMinXMaxYCorner), corners.contains(.layerMaxXMaxYCorner))
        let quad = CornerMasks.shared.quad(shape, border: nil)
        forEachCorner(shape, side) { index, x, y in canvas.fill(quad[index], atX: x, y: y, clip: clip, color) }
    }

    /// Calls with the index and the top left pixel of each corner that is round.
    private func forEachCorner(_ shape: RoundedRect, _ side: Int, _ body: (Int, Int, Int) -> Void) {
        let r = shape.rect
        for index in 0..<4 where shape.corners.contains(CACornerMask(rawValue: 1 << UInt(index))) {
            body(index, index & 1 == 0 ? r.x0 : r.x1 - side, index & 2 == 0 ? r.y0 : r.y1 - side)
        }
    }

    private func paintBorder(_ node: RenderNode, clip: PixelRect, alpha: Double) {
        let state = node.state
        let color = PixelColor(state.borderColor, alpha: alpha)
        guard Painting.isSimple(node) else {
            let area = paintable(node)
            let mask = coverage(of: node, in: area) { cairo in
                cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
                addOutline(cairo, state, inset: 0)
                addOutline(cairo, state, inset: state.borderWidth)
            }
            return canvas.fill(mask, atX: area.x0, y: area.y0, clip: clip, color)
        }
        let shape = Painting.roundedBox(of: node)
        let r = shape.rect
        let width = state.borderWidth * node.matrix.affine.a
        let rows = Int((width - 1e-6).rounded(.up))
        guard rows > 0 else { return }
        let side = shape.isRound ? max(shape.cornerSide, rows) : 0
        if 2 * max(side, rows) > min(r.width, r.height) {
            let mask = CornerMasks.shared.whole(shape, border: width)
            return canvas.fill(mask, atX: r.x0, y: r.y0, clip: clip, color)
        }
        func room(_ corner: CACornerMask) -> Int { shape.isRound && shape.corners.contains(corner) ? side : 0 }
        let (tl, tr) = (room(.layerMinXMinYCorner), room(.layerMaxXMinYCorner))
        let (bl, br) = (room(.layerMinXMaxYCorner), room(.layerMaxXMaxYCorner))
        for row in 0..<rows {
            // The innermost row of a width that is no whole number of pixels has a part of the colour.
            let coverage = min(1, width - CGFloat(row))
            let color = coverage >= 1 ? color : PixelColor(state.borderColor, alpha: alpha * coverage)
            func line(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int) {
                canvas.fill(PixelRect(x0: x0, y0: y0, x1: x1, y1: y1).intersection(clip), color)
            }
            line(r.x0 + max(tl, row), r.y0 + row, r.x1 - max(tr, row), r.y0 + row + 1)
            line(r.x0 + max(bl, row), r.y1 - row - 1, r.x1 - max(br, row), r.y1 - row)
            line(r.x0 + row, r.y0 + max(tl, row + 1), r.x0 + row + 1, r.y1 - max(bl, row + 1))
            line(r.x1 - row - 1, r.y0 + max(tr, row + 1), r.x1 - row, r.y1 - max(br, row + 1))
        }
        guard side > 0 else { return }
        let quad = CornerMasks.shared.quad(shape, border: width)
        forEachCorner(shape, side) { index, x, y in canvas.fill(quad[index], atX: x, y: y, clip: clip, color) }
    }

    /// Adds the layer's rounded outline in its own coordinates.
    private func addOutline(_ cairo: OpaquePointer, _ state: LayerState, inset: CGFloat) {
        let rect = state.bounds.insetBy(dx: inset, dy: inset)
        guard rect.width > 0, rect.height > 0, !rect.isNull else { return }
        RoundedCorner.addPath(
            cairo, rect, radius: max(0, state.cornerRadius - inset), curve: state.cornerCurve,
            corners: state.maskedCorners)
    }

    // MARK: Clips and masks

    /// What a rounded or turned clip needs to be undone outside of it; nil for a clip of whole pixels.
    private func beginClip(_ node: RenderNode, _ clip: PixelRect) -> [SavedPixels]? {
        if Painting.isSimple(node) {
            let shape = Painting.roundedBox(of: node)
            guard shape.isRound else { return nil }
            if shape.needsWholeMask { return canvas.save(clip).map { [$0] } }
            let side = shape.cornerSide
            var saved: [SavedPixels] = []
            forEachCorner(shape, side) { _, x, y in
                let corner = PixelRect(x0: x, y0: y, x1: x + side, y1: y + side)
                if let pixels = canvas.save(corner.intersection(clip)) { saved.append(pixels) }
            }
            return saved
        }
        return canvas.save(clip).map { [$0] }
    }

    private func endClip(_ node: RenderNode, _ saved: [SavedPixels]) {
        guard Painting.isSimple(node) else {
            let (mask, area) = outline(of: node)
            mask.invert()
            for pixels in saved { canvas.restore(pixels, outside: mask, atX: area.x0, y: area.y0) }
            return
        }
        let shape = Painting.roundedBox(of: node)
        if shape.needsWholeMask {
            let mask = CornerMasks.shared.whole(shape, border: nil, inverted: true)
            for pixels in saved { canvas.restore(pixels, outside: mask, atX: shape.rect.x0, y: shape.rect.y0) }
            return
        }
        let quad = CornerMasks.shared.quad(shape, border: nil, inverted: true)
        let side = shape.cornerSide
        forEachCorner(shape, side) { index, x, y in
            let corner = PixelRect(x0: x, y0: y, x1: x + side, y1: y + side)
            for pixels in saved where corner.contains(pixels.rect) {
                canvas.restore(pixels, outside: quad[index], atX: x, y: y)
            }
        }
    }

    /// The pixels that the layer's bounds may touch.
    private func paintable(_ node: RenderNode) -> PixelRect {
        node.box.inset(by: node.matrix.isUpright ? 0 : -1).intersection(stage)
    }

    /// The coverage of the layer's rounded bounds, and the pixels it is for.
    func outline(of node: RenderNode) -> (mask: CoverageMask, area: PixelRect) {
        let area = paintable(node)
        return (coverage(of: node, in: area) { addOutline($0, node.state, inset: 0) }, area)
    }

    /// The coverage of a path, given in the layer's coordinates, in some pixels of the screen.
    func coverage(of node: RenderNode, in rect: PixelRect, _ addPath: (OpaquePointer) -> Void) -> CoverageMask {
        let mask = CoverageMask(width: rect.width, height: rect.height)
        mask.draw { cairo in
            cairo_translate(cairo, Double(-rect.x0), Double(-rect.y0))
            var matrix = cairoMatrix(node.matrix.affine)
            cairo_transform(cairo, &matrix)
            addPath(cairo)
            cairo_fill(cairo)
        }
        return mask
    }

    /// What a mask layer leaves out: one minus its alpha, times the opacity of the masked layer.
    private func outside(of mask: RenderNode, in rect: PixelRect, opacity: Double) -> CoverageMask {
        let alphas = Canvas(bounds: rect, isOpaque: false)
        Painter(canvas: alphas, stage: stage).paint(mask, clip: rect)
        let result = alphas.alphas(of: rect, width: rect.width, height: rect.height)
        result.scale(by: UInt32((opacity * 255).rounded()))
        result.invert()
        return result
    }
}
