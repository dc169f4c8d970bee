/// Draws a layer tree into pixels: premultiplied BGRA, opaque, top row first. After the first time it draws only what
/// changed.
///
/// A change marks its layer and the layers above it. `render(_:)` follows the marks, finds the pixels that the changed
/// layers touched before and touch now, and composites the tree again inside those rectangles. Nothing marked means
/// nothing done.
@MainActor package final class Compositor {
    package let pixelWidth: Int
    package let pixelHeight: Int
    /// Pixels a point.
    package let scale: CGFloat
    /// The rectangles that the last `render(_:)` drew anew, in pixels. Empty when nothing had changed.
    package private(set) var lastDamage: [CGRect] = []

    private let canvas: Canvas
    private var root: RenderNode?

    /// - Parameter scale: pixels a point of the root layer's superlayer.
    package init(pixelWidth: Int, pixelHeight: Int, scale: CGFloat) {
        canvas = Canvas(bounds: PixelRect(x0: 0, y0: 0, x1: pixelWidth, y1: pixelHeight), isOpaque: true)
        self.pixelWidth = canvas.bounds.width
        self.pixelHeight = canvas.bounds.height
        self.scale = scale
        canvas.clear(canvas.bounds)
    }

    /// Brings the pixels up to date with the tree: layers lay out and display what asks for it, then the damaged
    /// rectangles are composited. Where no layer covers, the picture is black.
    package func render(_ layer: CALayer) {
        layer.updateSubtree()
        let screen = canvas.bounds
        let toPixels = PlaneMatrix(CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0))
        var update = TreeUpdate(epoch: LayerEpoch.current, scale: scale)
        let node: RenderNode
        if let root, root.identity == ObjectIdentifier(layer) {
            node = root
            update.update(node, parent: nil, parentMatrix: toPixels, forced: false, clip: screen)
        } else {
            node = RenderNode(layer)
            root = node
            update.update(node, parent: nil, parentMatrix: toPixels, forced: true, clip: screen)
            update.damage.add(screen)
        }
        LayerEpoch.current += 1
        if node.hasBackdrop, !update.damage.rects.isEmpty {
            var boxes: [PixelRect] = []
            node.collectBackdrops(&boxes, in: screen)
            update.damage.spread(over: boxes)
        }
        lastDamage = update.damage.rects.map(\.cgRect)
        for rect in update.damage.rects { composite(node, rect) }
    }

    /// Draws the tree inside a damaged rectangle.
    ///
    /// Cairo rounds where a path crosses the edge of a clip, which can change the pixels next to it by a shade. So the
    /// tree is drawn a little beyond the rectangle, and what lies beyond is put back.
    private func composite(_ node: RenderNode, _ rect: PixelRect) {
        let area = rect.inset(by: -Self.margin).intersection(canvas.bounds)
        let beyond = Painter.difference(area, rect).compactMap(canvas.save)
        let painter = Painter(canvas: canvas, stage: canvas.bounds)
        let cover = painter.coverPath(in: node, area)
        if cover == nil { canvas.clear(area) }
        painter.paint(node, clip: area, cover: cover.map { $0[...] })
        for pixels in beyond { canvas.restore(pixels) }
    }

    private static let margin = 2

    /// Calls `body` with the pixels and the number of bytes from row to row.
    package func withPixels<Result>(_ body: (UnsafeMutableRawPointer, Int) throws -> Result) rethrows -> Result {
        try body(canvas.row(0, from: 0), canvas.context.bytesPerRow)
    }

    /// A copy of the pixels.
    package func makeImage() -> CGImage {
        canvas.context.makeImage()!
    }

    /// The pixels as a PNG file without alpha.
    package func pngData() -> Data {
        withPixels { pixels, bytesPerRow in
            CGImage.encodePNG(
                pixels: UnsafeRawPointer(pixels), width: pixelWidth, height: pixelHeight, bytesPerRow: bytesPerRow,
                opaque: true)
        }
    }
}

extension Painter {
    /// The path to the frontmost node that covers the whole rectangle with nothing transparent in between, if any:
    /// what lies under it need not be drawn.
    func coverPath(in node: RenderNode, _ rect: PixelRect) -> [RenderNode]? {
        guard node.isVisible, node.plane == nil, node.instance == nil, node.mask == nil, node.state.opacity >= 1,
            node.subtreeBounds.contains(rect)
        else { return nil }
        if case .tinted = node.layer.content { return nil }
        if node.state.masksToBounds {
            guard node.matrix.isUpright, node.box.contains(rect) else { return nil }
            let shape = Painting.roundedBox(of: node)
            if shape.isRound, !node.box.inset(by: shape.cornerSide).contains(rect) { return nil }
        }
        for child in node.children.reversed() {
            if let path = coverPath(in: child, rect) { return [node] + path }
        }
        return Painting.covers(node, rect) ? [node] : nil
    }
}
