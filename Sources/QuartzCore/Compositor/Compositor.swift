/// Draws a layer tree into pixels: premultiplied BGRA, opaque, top row first. After the first time it draws only what
/// changed.
///
/// A change marks its layer and the layers above it. `render(_:)` follows the marks, finds the pixels that the changed
/// layers touched before and touch now, and composites the tree again inside those rectangles. Nothing marked means
/// nothing done.
@MainActor package final class Compositor {
    package private(set) var pixelWidth: Int
    package private(set) var pixelHeight: Int
    /// Pixels a point.
    package let scale: CGFloat
    /// The rectangles that the last `render(_:)` drew anew, in pixels. Empty when nothing had changed.
    package private(set) var lastDamage: [CGRect] = []
    /// The rectangle, in pixels, inside of which the last `render(_:)` moved what had been drawn before; nil when it moved
    /// nothing. What it drew anew besides is in `lastDamage`.
    package private(set) var lastMove: CGRect?

    private var canvas: Canvas
    /// What the canvas is in until something scrolls.
    private var storage: PixelStorage?
    /// Whether the canvas holds nothing of the tree yet.
    private var isFresh = false
    /// What the canvas is in once something has scrolled.
    private var memory: ScreenMemory?
    private var root: RenderNode?

    /// - Parameter scale: pixels a point of the root layer's superlayer.
    package init(pixelWidth: Int, pixelHeight: Int, scale: CGFloat) {
        (storage, canvas) = Self.makeCanvas(pixelWidth, pixelHeight, in: nil)
        self.pixelWidth = canvas.bounds.width
        self.pixelHeight = canvas.bounds.height
        self.scale = scale
        canvas.clear(canvas.bounds)
    }

    /// Gives the picture another size. The memory is kept if it is large enough, as it is when a device turns.
    package func resize(pixelWidth: Int, pixelHeight: Int) {
        memory = nil
        (storage, canvas) = Self.makeCanvas(pixelWidth, pixelHeight, in: storage)
        (self.pixelWidth, self.pixelHeight) = (canvas.bounds.width, canvas.bounds.height)
        isFresh = true
    }

    private static func makeCanvas(_ width: Int, _ height: Int, in kept: PixelStorage?) -> (PixelStorage, Canvas) {
        // What cairo can do.
        let (width, height) = (min(max(width, 1), 32767), min(max(height, 1), 32767))
        let storage = kept.flatMap { $0.capacity >= width * height ? $0 : nil } ?? PixelStorage(width * height)
        let bounds = PixelRect(x0: 0, y0: 0, x1: width, y1: height)
        return (storage, Canvas(storage.pixels, bytesPerRow: width * 4, bounds: bounds)!)
    }

    /// Brings the pixels up to date with the tree: layers lay out and display what asks for it, then the damaged
    /// rectangles are composited. Where no layer covers, the picture is black.
    package func render(_ layer: CALayer) {
        layer.updateSubtree()
        let screen = canvas.bounds
        let toPixels = PlaneMatrix(CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0))
        var update = TreeUpdate(epoch: LayerEpoch.current, scale: scale, screen: isFresh ? .empty : screen)
        let node: RenderNode
        if let root, root.identity == ObjectIdentifier(layer) {
            node = root
            update.update(node, parent: nil, parentMatrix: toPixels, mode: .marked, clip: screen)
        } else {
            node = RenderNode(layer)
            root = node
            update.update(node, parent: nil, parentMatrix: toPixels, mode: .replaced, clip: screen)
            isFresh = true
        }
        if isFresh { update.damage.add(screen) }
        isFresh = false
        LayerEpoch.current += 1
        var region = update.damage
        lastMove = nil
        if let scroll = update.scroll {
            if let rest = scroll.damage(with: update.damage, root: node) {
                region = move(scroll, rest)
                lastMove = scroll.area.cgRect
            } else {
                region.add(scroll.area)
            }
        }
        if node.hasBackdrop, !region.rects.isEmpty {
            var boxes: [PixelRect] = []
            node.collectBackdrops(&boxes, in: screen)
            region.spread(over: boxes)
        }
        lastDamage = region.rects.map(\.cgRect)
        for rect in region.rects {
            for band in bands(of: rect, in: node) { composite(node, band) }
        }
    }

    /// Parts of a rectangle that stay in a core's cache while all that is in them is drawn.
    ///
    /// A cut goes through nothing that would have to be made as a whole for either side.
    private func bands(of rect: PixelRect, in node: RenderNode) -> [PixelRect] {
        let rows = max(1, Self.bandArea / max(rect.width, 1))
        guard rect.height > 2 * rows else { return [rect] }
        var wholes: [PixelRect] = []
        node.collectWholes(&wholes, in: rect)
        var bands: [PixelRect] = []
        var start = rect.y0
        while start < rect.y1 {
            var end = min(start + rows, rect.y1)
            var isFree = false
            while !isFree {
                isFree = true
                for whole in wholes where whole.y0 < end + Self.margin && whole.y1 > end - Self.margin {
                    isFree = false
                    end = whole.y1 + Self.margin
                }
            }
            end = min(end, rect.y1)
            bands.append(PixelRect(x0: rect.x0, y0: start, x1: rect.x1, y1: end))
            start = end
        }
        return bands
    }

    /// Pixels of a band: half a megabyte.
    static var bandArea = 1 << 17

    /// Moves the pixels of a scrolled layer: those of the whole screen, untouched, when it is most of that.
    ///
    /// - Returns: what is to be drawn then.
    private func move(_ scroll: Scroll, _ rest: DamageRegion) -> DamageRegion {
        let others = Painter.difference(canvas.bounds, scroll.area)
        var whole = rest
        for rect in others { whole.add(rect) }
        guard whole.area * 2 < scroll.area.area, let moved = moveScreen(dx: scroll.dx, dy: scroll.dy) else {
            canvas.move(scroll.area, dx: scroll.dx, dy: scroll.dy)
            return rest
        }
        canvas = moved
        storage = nil
        return whole
    }

    private func moveScreen(dx: Int, dy: Int) -> Canvas? {
        if memory == nil, let made = ScreenMemory(width: canvas.bounds.width, height: canvas.bounds.height) {
            Canvas(made.pixels, bytesPerRow: made.bytesPerRow, bounds: canvas.bounds)?.copy(canvas)
            memory = made
        }
        guard let memory else { return nil }
        memory.move(dx: dx, dy: dy)
        return Canvas(memory.pixels, bytesPerRow: memory.bytesPerRow, bounds: canvas.bounds)
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
        if node.layer.flags.keepsDepth { return nil }
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

extension RenderNode {
    /// Adds the boxes of what is first made as a picture or an outline, all of it, before it is laid into the screen.
    fileprivate func collectWholes(_ boxes: inout [PixelRect], in rect: PixelRect) {
        guard isVisible, subtreeBounds.intersects(rect) else { return }
        var isWhole =
            plane != nil || instance != nil || mask != nil || layer.state.shadowOpacity > 0 || layer.contentReadsBelow
        switch layer.content {
        case .plain, .nothing: isWhole = isWhole || !matrix.isUpright
        case .backdrop, .gradient, .replicator, .shape, .tinted: isWhole = true
        }
        if isWhole {
            boxes.append(subtreeBounds.union(ownBounds))
        } else {
            for child in children { child.collectWholes(&boxes, in: rect) }
        }
    }
}

/// Memory for pixels, without content at first.
private final class PixelStorage {
    let pixels: UnsafeMutableRawPointer
    /// Pixels.
    let capacity: Int

    init(_ capacity: Int) {
        self.capacity = capacity
        pixels = .allocate(byteCount: capacity * 4, alignment: 64)
    }

    deinit { pixels.deallocate() }
}
