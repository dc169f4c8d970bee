import CGraphicsLibs

/// What a layer paints and where: facts that both the update and the painter need.
@MainActor enum Painting {
    /// The parts that a layer itself consists of.
    struct Parts: OptionSet {
        let rawValue: Int
        static let background = Parts(rawValue: 1)
        static let contents = Parts(rawValue: 2)
        static let border = Parts(rawValue: 4)
        static let shadow = Parts(rawValue: 8)
        /// The layer and all below it are drawn in one colour.
        static let tinted = Parts(rawValue: 16)
    }

    static func parts(of layer: CALayer) -> Parts {
        var parts: Parts = []
        switch layer.content {
        case .plain, .replicator: break
        case .nothing: return []
        case .shape(let shape): if shape.path != nil { parts.insert(.contents) }
        case .gradient, .backdrop: parts.insert(.contents)
        case .tinted: parts.insert(.tinted)
        }
        if let color = layer.state.backgroundColor, color.drawn.alpha > 0 { parts.insert(.background) }
        if layer.state.borderWidth > 0, let color = layer.state.borderColor, color.drawn.alpha > 0 {
            parts.insert(.border)
        }
        if layer.state.image != nil || layer.store != nil || layer.hasContentProvider { parts.insert(.contents) }
        if layer.state.shadowOpacity > 0, !layer.state.masksToBounds, let color = layer.state.shadowColor,
            color.drawn.alpha > 0
        {
            parts.insert(.shadow)
        }
        return parts
    }

    /// The pixels that the layer's own parts may touch.
    static func ownBounds(of node: RenderNode, scale: CGFloat) -> PixelRect {
        let layer = node.layer
        let parts = parts(of: layer)
        guard !parts.isEmpty else { return .empty }
        let margin = node.matrix.isUpright ? 0 : -1
        let box = node.box.inset(by: margin)
        var result = PixelRect.empty
        if !parts.isDisjoint(with: [.background, .contents, .border]) { result = box }
        if parts.contains(.contents), !layer.state.masksToBounds {
            if case .shape(let shape) = layer.content, let bounds = shape.paintedBounds {
                result = result.union(PixelRect(covering: node.matrix.boundingBox(of: bounds)).inset(by: -1))
            }
            if let size = contentPixelSize(of: layer) {
                let rect = placement(layer.state, pixelSize: size)
                result = result.union(PixelRect(covering: node.matrix.boundingBox(of: rect)).inset(by: -1))
            }
        }
        if parts.contains(.shadow) {
            if let path = layer.state.shadowPath {
                let shape = PixelRect(covering: node.matrix.boundingBox(of: path.boundingBoxOfPath)).inset(by: -1)
                result = result.union(shadowBounds(of: shape, node: node))
            } else if !result.isEmpty {
                result = result.union(shadowBounds(of: result, node: node))
            }
        }
        return result
    }

    /// Where the shadow of something in these pixels falls.
    static func shadowBounds(of rect: PixelRect, node: RenderNode) -> PixelRect {
        guard !rect.isEmpty else { return .empty }
        let offset = shadowOffset(of: node)
        let reach = ShadowBlur(sigma: shadowSigma(of: node)).reach + 2
        return rect.offset(PixelRect.whole(offset.x, .down), PixelRect.whole(offset.y, .down)).inset(by: -reach)
    }

    /// Pixels.
    static func shadowOffset(of node: RenderNode) -> CGPoint {
        let offset = node.state.shadowOffset
        let m = node.matrix.affine
        return CGPoint(x: offset.width * m.a + offset.height * m.c, y: offset.width * m.b + offset.height * m.d)
    }

    /// Pixels. What is blurred more than this is as good as not there.
    static func shadowSigma(of node: RenderNode) -> CGFloat {
        let m = node.matrix.affine
        return min(max(0, node.state.shadowRadius) * abs(m.a * m.d - m.b * m.c).squareRoot(), 512)
    }

    // MARK: Contents

    static func contentPixelSize(of layer: CALayer) -> CGSize? {
        if let store = layer.store { return CGSize(width: store.pixelWidth, height: store.pixelHeight) }
        if let image = layer.state.image { return CGSize(width: image.width, height: image.height) }
        return nil
    }

    /// Where contents of a size lie, in the layer's coordinates.
    static func placement(_ state: LayerState, pixelSize: CGSize) -> CGRect {
        let bounds = state.bounds
        let scale = state.contentsScale > 0 ? state.contentsScale : 1
        let size = CGSize(
            width: pixelSize.width * state.contentsRect.width / scale,
            height: pixelSize.height * state.contentsRect.height / scale)
        guard size.width > 0, size.height > 0 else { return .null }
        func placed(_ size: CGSize, _ x: CGFloat, _ y: CGFloat) -> CGRect {
            CGRect(
                x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y,
                width: size.width, height: size.height)
        }
        func fitted(_ factor: CGFloat) -> CGRect {
            placed(CGSize(width: size.width * factor, height: size.height * factor), 0.5, 0.5)
        }
        let (fx, fy) = (bounds.width / size.width, bounds.height / size.height)
        switch state.contentsGravity {
        case .resizeAspect: return fitted(min(fx, fy))
        case .resizeAspectFill: return fitted(max(fx, fy))
        case .center: return placed(size, 0.5, 0.5)
        case .left: return placed(size, 0, 0.5)
        case .right: return placed(size, 1, 0.5)
        case .bottom: return placed(size, 0.5, 0)
        case .top: return placed(size, 0.5, 1)
        case .bottomLeft: return placed(size, 0, 0)
        case .bottomRight: return placed(size, 1, 0)
        case .topLeft: return placed(size, 0, 1)
        case .topRight: return placed(size, 1, 1)
        default: return bounds
        }
    }

    // MARK: Opaque cover

    /// Whether the layer itself paints every pixel of `rect` opaquely.
    static func covers(_ node: RenderNode, _ rect: PixelRect) -> Bool {
        guard node.matrix.isUpright, node.box.contains(rect) else { return false }
        let layer = node.layer
        if case .nothing = layer.content { return false }
        if let color = layer.state.backgroundColor, color.drawn.alpha >= 1 {
            let shape = roundedBox(of: node)
            guard shape.isRound else { return true }
            let side = shape.cornerSide
            return node.box.inset(by: side).contains(rect)
                || PixelRect(x0: node.box.x0, y0: node.box.y0 + side, x1: node.box.x1, y1: node.box.y1 - side)
                    .contains(rect)
        }
        return layer.hasContentProvider && layer.store == nil && layer.state.image == nil
            && layer.contentProvider?.isOpaque == true
    }

    static func roundedBox(of node: RenderNode) -> RoundedRect {
        let layer = node.layer
        return RoundedRect(
            rect: node.box, radius: layer.state.cornerRadius * node.matrix.affine.a, curve: layer.state.cornerCurve,
            corners: layer.state.maskedCorners)
    }

    /// Whether corners can be put together from ready masks: upright and with one scale.
    static func isSimple(_ node: RenderNode) -> Bool {
        guard node.matrix.isUpright else { return false }
        let m = node.matrix.affine
        return node.layer.state.cornerRadius <= 0 || abs(m.a - m.d) < 1e-6 * m.a
    }
}
