/// Supplies a layer's content, layout and actions. A view is the delegate of its layer.
@preconcurrency @MainActor public protocol CALayerDelegate: NSObjectProtocol {
    /// Gives `layer` its `contents`. Unless implemented, the layer makes a backing store and asks for `draw(_:in:)`.
    func display(_ layer: CALayer)
    /// Draws into the backing store. The context is in the layer's coordinates: origin top left, y down, points.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Called before a backing store is drawn, the time to choose its format.
    func layerWillDraw(_ layer: CALayer)
    /// Lays out the sublayers.
    func layoutSublayers(of layer: CALayer)
    /// The action for a change of `event`; nil to look further, `NSNull` for none.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    public func display(_ layer: CALayer) { layer.displayBackingStore() }
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    public func layerWillDraw(_ layer: CALayer) {}
    public func layoutSublayers(of layer: CALayer) {}
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// Something that runs when a layer's property changes.
@preconcurrency @MainActor public protocol CAAction {
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// The toolkit object behind a layer. Layout requests of the layer go to it, so that there is one truth about what is
/// dirty; it runs layout in its own pass.
@MainActor package protocol LayerOwner: AnyObject {
    func layerSetNeedsLayout()
    var layerNeedsLayout: Bool { get }
    func layerLayoutIfNeeded()
    /// The layer wants to be displayed or its tree changed: a frame must be composited.
    func layerSetNeedsFrame()
}

/// Draws a layer's content straight into the picture, without a backing store. Cheap things, such as a line of text,
/// are drawn again wherever the picture is damaged.
@MainActor package protocol LayerContentProvider: AnyObject {
    /// Draws in the layer's coordinates (points, y down). The context is clipped to the layer's bounds.
    func drawContent(in context: CGContext, bounds: CGRect)
    /// Whether the content covers the whole bounds with opaque pixels.
    var isOpaque: Bool { get }
    /// Whether the drawing looks at the pixels it is drawn over. Default false.
    var readsBelow: Bool { get }
}

extension LayerContentProvider {
    package var readsBelow: Bool { false }
}
