/// A layer that asks for its drawing tile by tile, clipped to each. All tiles are drawn before the frame.
@preconcurrency @MainActor open class CATiledLayer: CALayer {
    public override init() {
        super.init()
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        if let other = layer as? CATiledLayer { tileSize = other.tileSize }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Seconds in which new tiles appear. 0.25; tiles are there at once here.
    open class func fadeDuration() -> CFTimeInterval { 0.25 }

    /// Inert: there is one level, the layer's own scale. Default 1.
    open var levelsOfDetail = 1
    /// Inert: see `levelsOfDetail`. Default 0.
    open var levelsOfDetailBias = 0
    /// The largest tile, in pixels. Default 256 by 256.
    open var tileSize = CGSize(width: 256, height: 256) { didSet { if tileSize != oldValue { setNeedsDisplay() } } }

    /// Draws the tiles that make up the bounds, left to right and top to bottom.
    override func drawStore(in context: CGContext) {
        let scale = max(contentsScale, 0.01)
        let size = CGSize(width: max(tileSize.width, 16) / scale, height: max(tileSize.height, 16) / scale)
        var y = bounds.minY
        while y < bounds.maxY {
            var x = bounds.minX
            while x < bounds.maxX {
                context.saveGState()
                context.clip(to: CGRect(origin: CGPoint(x: x, y: y), size: size).intersection(bounds))
                draw(in: context)
                context.restoreGState()
                x += size.width
            }
            y += size.height
        }
    }
}
