/// A rectangle of content in a tree, with geometry and visual attributes.
///
/// Setting a property changes the model at once. The compositor draws what is damaged at the next frame.
@preconcurrency @MainActor open class CALayer: NSObject, CAMediaTiming {
    // MARK: Storage

    /// The model's visual values.
    var state = LayerState()
    // Not counted: a layer clears the link of its sublayers when it goes. Weak links would make every count of the parent slow.
    nonisolated(unsafe) unowned(unsafe) var parent: CALayer?
    nonisolated(unsafe) var children: [CALayer] = []
    var maskLayer: CALayer?
    /// The layer that this one is the mask of.
    weak var maskedLayer: CALayer?
    var damage = LayerDamage()
    var flags = LayerFlags()
    var store: BackingStore?
    var anyContents: Any?
    var modelLayer: CALayer?
    var cachedPresentation: CALayer?
    /// Values under keys that are no properties.
    var keyedValues: [String: Any] = [:]

    /// What the layer draws of its own. Overridden by the layer classes of this module; asking is cheaper than casting.
    var content: LayerContent { .plain }

    // MARK: Making layers

    public override init() {
        super.init()
    }

    /// A copy of `layer` for the presentation tree. Subclasses copy their own values as well.
    public init(layer: Any) {
        super.init()
        guard let other = layer as? CALayer else { return }
        state = other.state
        anyContents = other.anyContents
        store = other.store
        name = other.name
        delegate = other.delegate
        contentProvider = other.contentProvider
        keyedValues = other.keyedValues
    }

    /// Always an empty layer: layers are not archived here, their views are.
    public required init?(coder: NSCoder) {
        super.init()
    }

    // MARK: Identity and collaborators

    /// A name for the author's own use. Default nil.
    open var name: String?

    open weak var delegate: (any CALayerDelegate)? {
        get { ownersDelegate ?? otherDelegate }
        set {
            ownersDelegate = nil
            otherDelegate = newValue
        }
    }
    private weak var otherDelegate: (any CALayerDelegate)?
    nonisolated(unsafe) unowned(unsafe) private var ownersDelegate: (any CALayerDelegate)?

    /// The toolkit object that runs this layer's layout. Not counted: it lets go of the layer with `forgetOwner()`.
    nonisolated(unsafe) unowned(unsafe) package private(set) var owner: (any LayerOwner)?

    /// Makes the object owner and delegate.
    package func setOwner(_ object: any LayerOwner & CALayerDelegate) {
        owner = object
        ownersDelegate = object
        otherDelegate = nil
    }

    /// The owner calls it before it goes.
    package nonisolated func forgetOwner() {
        owner = nil
        ownersDelegate = nil
    }

    deinit {
        for child in children { child.parent = nil }
    }

    /// Draws the content without a backing store. Held weakly.
    package weak var contentProvider: (any LayerContentProvider)? {
        didSet {
            hasContentProvider = contentProvider != nil
            contentReadsBelow = contentProvider?.readsBelow ?? false
            contentChanged()
        }
    }
    /// Cheaper to ask than a weak link; still true after the provider has gone by itself.
    private(set) var hasContentProvider = false
    private(set) var contentReadsBelow = false

    /// Whether `setNeedsDisplay()` leads to a backing store that `draw(in:)` fills. Default true. A delegate whose
    /// drawing does nothing sets it to false, and no memory is spent.
    package var wantsBackingStore = true {
        didSet {
            if !wantsBackingStore, store != nil {
                store = nil
                contentChanged()
            }
        }
    }

    // MARK: Geometry

    /// The layer's own rectangle: its size, and the point of its coordinates at its top left corner. Default zero.
    open var bounds: CGRect {
        get { state.bounds }
        set {
            let old = state.bounds
            guard old != newValue else { return }
            state.bounds = newValue
            if old.size != newValue.size {
                geometryChanged()
                setNeedsLayout()
                if flags.needsDisplayOnBoundsChange { setNeedsDisplay() }
            } else {
                boundsOriginChanged()
            }
            requestFrame()
        }
    }

    /// The anchor point's place in the superlayer. Default zero.
    open var position: CGPoint {
        get { state.position }
        set { setGeometry(\.position, newValue) }
    }

    /// The point of the layer that `position` places and about which it turns, in units of its size. Default the centre.
    open var anchorPoint: CGPoint {
        get { state.anchorPoint }
        set { setGeometry(\.anchorPoint, newValue) }
    }

    /// The anchor point's distance from the layer's plane. Default 0.
    open var anchorPointZ: CGFloat {
        get { state.anchorPointZ }
        set { setGeometry(\.anchorPointZ, newValue) }
    }

    /// Siblings are drawn in the order of this value. Default 0.
    open var zPosition: CGFloat {
        get { state.zPosition }
        set {
            guard state.zPosition != newValue else { return }
            setGeometry(\.zPosition, newValue)
            parent?.childrenChanged()
        }
    }

    /// The rectangle around the layer in its superlayer, made from `position`, `bounds`, `anchorPoint` and `transform`.
    /// Setting it changes `position` and the size of `bounds`.
    open var frame: CGRect {
        get {
            let size = state.bounds.size
            let origin = CGPoint(
                x: state.position.x - state.anchorPoint.x * size.width,
                y: state.position.y - state.anchorPoint.y * size.height)
            guard state.transform != nil else { return CGRect(origin: origin, size: size) }
            return matrixToSpace(of: nil).boundingBox(of: state.bounds)
        }
        set {
            let newValue = newValue.standardized
            var size = newValue.size
            if let transform = state.transform {
                // The size that fills the rectangle when the transform only scales; for others, what its inverse makes of it.
                let inverse = PlaneMatrix(transform).inverted() ?? .identity
                let box = inverse.boundingBox(of: CGRect(origin: .zero, size: newValue.size))
                size = box.size
                bounds = CGRect(origin: state.bounds.origin, size: size)
                let now = matrixToSpace(of: nil).boundingBox(of: state.bounds)
                position = CGPoint(
                    x: state.position.x + newValue.minX - now.minX, y: state.position.y + newValue.minY - now.minY)
                return
            }
            position = CGPoint(
                x: newValue.origin.x + state.anchorPoint.x * size.width,
                y: newValue.origin.y + state.anchorPoint.y * size.height)
            bounds = CGRect(origin: state.bounds.origin, size: size)
        }
    }

    /// Applied about the anchor point. Default the identity.
    open var transform: CATransform3D {
        get { state.transform ?? CATransform3DIdentity }
        set {
            guard transform != newValue else { return }
            state.transform = CATransform3DIsIdentity(newValue) ? nil : newValue
            geometryChanged()
            requestFrame()
        }
    }

    /// Applied to all sublayers about this layer's anchor point. Default the identity.
    open var sublayerTransform: CATransform3D {
        get { state.sublayerTransform ?? CATransform3DIdentity }
        set {
            guard sublayerTransform != newValue else { return }
            state.sublayerTransform = CATransform3DIsIdentity(newValue) ? nil : newValue
            geometryChanged()
            requestFrame()
        }
    }

    /// Whether sublayers are placed with y growing upwards. Default false.
    open var isGeometryFlipped: Bool {
        get { state.isGeometryFlipped }
        set { setGeometry(\.isGeometryFlipped, newValue) }
    }

    /// Whether the contents come out upside down because of `isGeometryFlipped` of the layers above.
    open func contentsAreFlipped() -> Bool {
        var (layer, flipped): (CALayer?, Bool) = (self, false)
        while let current = layer {
            if current.state.isGeometryFlipped { flipped.toggle() }
            layer = current.parent
        }
        return flipped
    }

    // MARK: Visibility

    /// Default false.
    open var isHidden: Bool {
        get { state.isHidden }
        set { setGeometry(\.isHidden, newValue) }
    }

    /// From 0 to 1. Default 1.
    open var opacity: Float {
        get { state.opacity }
        set { setGeometry(\.opacity, newValue) }
    }

    /// Whether the layer and its sublayers fade as one picture. Default true.
    open var allowsGroupOpacity: Bool {
        get { state.allowsGroupOpacity }
        set { setGeometry(\.allowsGroupOpacity, newValue) }
    }

    /// Whether the back of a turned layer shows. Default true.
    open var isDoubleSided: Bool {
        get { state.isDoubleSided }
        set { setGeometry(\.isDoubleSided, newValue) }
    }

    /// Whether contents and sublayers are clipped to the bounds with their rounded corners. Default false.
    open var masksToBounds: Bool {
        get { state.masksToBounds }
        set { setGeometry(\.masksToBounds, newValue) }
    }

    /// A layer whose alpha shows this one, in this layer's coordinates. Default nil.
    open var mask: CALayer? {
        get { maskLayer }
        set {
            guard maskLayer !== newValue else { return }
            newValue?.checkMayStand(under: self)
            maskLayer?.maskedLayer = nil
            newValue?.removeFromSuperlayer()
            newValue?.maskedLayer?.mask = nil
            maskLayer = newValue
            newValue?.maskedLayer = self
            geometryChanged()
            requestFrame()
        }
    }

    /// A promise that the contents have no transparent pixels. It also makes the backing store opaque. Default false.
    open var isOpaque: Bool {
        get { state.isOpaque }
        set { setContent(\.isOpaque, newValue) }
    }

    // MARK: Background, corners, border

    /// Default nil.
    open var backgroundColor: CGColor? {
        get { state.backgroundColor }
        set {
            guard state.backgroundColor != newValue else { return }
            setContent(\.backgroundColor, newValue)
            if store != nil, state.isOpaque { setNeedsDisplay() }
        }
    }

    /// Points. Rounds background and border; contents and sublayers too when `masksToBounds`. Default 0.
    open var cornerRadius: CGFloat {
        get { state.cornerRadius }
        set { setShape(\.cornerRadius, newValue) }
    }

    /// Default all four.
    open var maskedCorners: CACornerMask {
        get { state.maskedCorners }
        set { setShape(\.maskedCorners, newValue) }
    }

    /// Default circular.
    open var cornerCurve: CALayerCornerCurve {
        get { state.cornerCurve }
        set { setShape(\.cornerCurve, newValue) }
    }

    /// How much longer than its radius a corner of that curve is.
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? RoundedCorner.continuousExpansion : 1
    }

    /// Points, inside the bounds, above contents and sublayers. Default 0.
    open var borderWidth: CGFloat {
        get { state.borderWidth }
        set { setContent(\.borderWidth, newValue) }
    }

    /// Default opaque black.
    open var borderColor: CGColor? {
        get { state.borderColor }
        set { setContent(\.borderColor, newValue) }
    }

    // MARK: Contents

    /// What the layer shows: a `CGImage`. Other objects are kept but show nothing. Default nil.
    open var contents: Any? {
        get { anyContents ?? store?.image }
        set {
            store = nil
            anyContents = newValue
            state.image = newValue as? CGImage
            contentChanged()
            requestFrame()
        }
    }

    /// The part of `contents` to show, in units of its size. Default all of it.
    open var contentsRect: CGRect {
        get { state.contentsRect }
        set { setContent(\.contentsRect, newValue) }
    }

    /// The part of `contents` that stretches when it is resized, in units of its size. Default all of it.
    open var contentsCenter: CGRect {
        get { state.contentsCenter }
        set { setContent(\.contentsCenter, newValue) }
    }

    /// Default resize.
    open var contentsGravity: CALayerContentsGravity {
        get { state.contentsGravity }
        set { setContent(\.contentsGravity, newValue) }
    }

    /// Pixels of `contents` for one point. Default 1; a view sets it to its screen's.
    open var contentsScale: CGFloat {
        get { state.contentsScale }
        set { setContent(\.contentsScale, newValue) }
    }

    /// Default linear.
    open var magnificationFilter: CALayerContentsFilter {
        get { state.magnificationFilter }
        set { setContent(\.magnificationFilter, newValue) }
    }

    /// Default linear.
    open var minificationFilter: CALayerContentsFilter {
        get { state.minificationFilter }
        set { setContent(\.minificationFilter, newValue) }
    }

    // MARK: Shadow

    /// Default opaque black.
    open var shadowColor: CGColor? {
        get { state.shadowColor }
        set { setShape(\.shadowColor, newValue) }
    }

    /// From 0 to 1. Default 0.
    open var shadowOpacity: Float {
        get { state.shadowOpacity }
        set { setShape(\.shadowOpacity, newValue) }
    }

    /// Points. Default (0, -3).
    open var shadowOffset: CGSize {
        get { state.shadowOffset }
        set { setShape(\.shadowOffset, newValue) }
    }

    /// Points, the standard deviation of the blur. Default 3.
    open var shadowRadius: CGFloat {
        get { state.shadowRadius }
        set { setShape(\.shadowRadius, newValue) }
    }

    /// The shape that casts the shadow. Default nil: the layer's own pixels and those of its sublayers.
    open var shadowPath: CGPath? {
        get { state.shadowPath }
        set {
            state.shadowPath = newValue?.copy()
            geometryChanged()
            requestFrame()
        }
    }

    // MARK: Tree

    /// The layer's sublayers, drawn in this order above its contents. Default nil.
    open var sublayers: [CALayer]? {
        get { children.isEmpty ? nil : children }
        set {
            for layer in children where newValue?.contains(where: { $0 === layer }) != true { remove(child: layer) }
            for (index, layer) in (newValue ?? []).enumerated() { insert(layer, at: index) }
        }
    }

    open var superlayer: CALayer? { parent }

    open func addSublayer(_ layer: CALayer) {
        insert(layer, at: children.count)
    }

    /// Inserts at an index of `sublayers`; one beyond the end appends.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        insert(layer, at: Int(idx))
    }

    /// Inserts behind `sibling`, or behind all when that is not a sublayer.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, at: children.firstIndex { $0 === sibling } ?? 0)
    }

    /// Inserts in front of `sibling`, or in front of all when that is not a sublayer.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, at: children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count)
    }

    /// Puts `newLayer` where `oldLayer` was. Does nothing when that is not a sublayer.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer !== newLayer, children.contains(where: { $0 === oldLayer }) else { return }
        insertSublayer(newLayer, below: oldLayer)
        oldLayer.removeFromSuperlayer()
    }

    open func removeFromSuperlayer() {
        parent?.remove(child: self)
        if let maskedLayer { maskedLayer.mask = nil }
    }

    // MARK: Hit testing

    /// Whether the point, in the layer's coordinates, is inside its bounds.
    open func contains(_ p: CGPoint) -> Bool {
        bounds.contains(p)
    }

    /// The frontmost layer at a point of the superlayer's coordinates. Hidden layers and their sublayers do not count,
    /// nor what `masksToBounds` cuts off.
    open func hitTest(_ p: CGPoint) -> CALayer? {
        guard !state.isHidden, let inverse = matrixToParent.inverted() else { return nil }
        let local = inverse.apply(p)
        let inside = contains(local)
        if state.masksToBounds && !inside { return nil }
        for child in childrenInDrawingOrder.reversed() {
            if let hit = child.hitTest(local) { return hit }
        }
        return inside ? self : nil
    }

    // MARK: Layout and display

    /// Asks for `layoutSublayers()` before the next frame. A size change does so too.
    open func setNeedsLayout() {
        if let owner { return owner.layerSetNeedsLayout() }
        flags.needsLayout = true
        markDescendantNeedsUpdate()
        requestFrame()
    }

    open func needsLayout() -> Bool {
        owner?.layerNeedsLayout ?? flags.needsLayout
    }

    open func layoutIfNeeded() {
        if let owner { return owner.layerLayoutIfNeeded() }
        var top = self
        while let above = top.parent, above.owner == nil, above.flags.needsLayout { top = above }
        top.layoutSubtree()
    }

    /// Places the sublayers; the delegate does so unless a subclass overrides this.
    open func layoutSublayers() {
        delegate?.layoutSublayers(of: self)
    }

    /// Asks for `display()` before the next frame.
    open func setNeedsDisplay() {
        flags.needsDisplay = true
        markDescendantNeedsUpdate()
        if contentProvider != nil { contentChanged() }
        requestFrame()
    }

    /// Asks for `display()`; the whole store is drawn, whatever the rectangle.
    open func setNeedsDisplay(_ r: CGRect) {
        setNeedsDisplay()
    }

    open func needsDisplay() -> Bool { flags.needsDisplay }

    open func displayIfNeeded() {
        guard flags.needsDisplay else { return }
        flags.needsDisplay = false
        display()
    }

    /// Whether a change of size asks for `display()`. Default false.
    open var needsDisplayOnBoundsChange: Bool {
        get { flags.needsDisplayOnBoundsChange }
        set { flags.needsDisplayOnBoundsChange = newValue }
    }

    /// Makes the contents new: through the delegate's `display(_:)`, or in a backing store that `draw(in:)` fills.
    open func display() {
        flags.needsDisplay = false
        if let delegate { delegate.display(self) } else { displayBackingStore() }
    }

    /// Draws the contents, in the layer's coordinates; asks the delegate unless a subclass overrides this.
    open func draw(in ctx: CGContext) {
        delegate?.draw(self, in: ctx)
    }

    /// Fills a fresh backing store. Overridden by the layer classes of this module.
    func drawStore(in context: CGContext) {
        draw(in: context)
    }

    // MARK: Actions and keyed values

    /// Actions by key. Default nil.
    open var actions: [String: any CAAction]?

    open func action(forKey event: String) -> (any CAAction)? {
        if let delegate, let action = delegate.action(for: self, forKey: event) {
            return action is NSNull ? nil : action
        }
        if let action = actions?[event] { return action is NSNull ? nil : action }
        return Self.defaultAction(forKey: event)
    }

    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// The default of a property that is not set. Only keys with a default other than zero or nil answer.
    open class func defaultValue(forKey key: String) -> Any? {
        switch key {
        case "opacity": Float(1)
        case "anchorPoint": CGPoint(x: 0.5, y: 0.5)
        case "contentsScale", "rasterizationScale": CGFloat(1)
        case "shadowRadius": CGFloat(3)
        case "shadowOffset": CGSize(width: 0, height: -3)
        case "allowsGroupOpacity", "doubleSided": true
        default: nil
        }
    }

    open class func needsDisplay(forKey key: String) -> Bool { false }

    // MARK: Model and presentation

    /// The layer as it is on the screen now. Nothing is animated, so its values are the model's.
    open func presentation() -> Self? {
        if modelLayer != nil { return self }
        let copy: CALayer
        if let cached = cachedPresentation {
            copy = cached
            copy.state = state
            copy.store = store
            copy.anyContents = anyContents
        } else {
            copy = LayerFactory.copy(of: self)
            copy.modelLayer = self
            cachedPresentation = copy
        }
        return copy as? Self
    }

    /// The layer that this presentation layer shows; the layer itself when it is of the model.
    open func model() -> Self {
        (modelLayer as? Self) ?? self
    }

    // MARK: Timing

    /// The layer's start in its superlayer's time, seconds. Default 0.
    open var beginTime: CFTimeInterval = 0
    /// An offset added to the layer's own time, seconds. Default 0.
    open var timeOffset: CFTimeInterval = 0
    /// How fast the layer's time runs in its superlayer's; 0 stops it. Default 1.
    open var speed: Float = 1
    /// Inert: layers do not end. Default infinite.
    open var duration: CFTimeInterval = .infinity
    /// Inert: see `duration`. Default 0.
    open var repeatCount: Float = 0
    /// Inert: see `duration`. Default 0.
    open var repeatDuration: CFTimeInterval = 0
    /// Inert: see `duration`. Default false.
    open var autoreverses = false
    /// Inert: see `duration`. Default removed.
    open var fillMode: CAMediaTimingFillMode = .removed

    // MARK: Without effect

    /// Inert: drawing is never deferred. Default false.
    open var drawsAsynchronously = false
    /// Inert: a layer is drawn from its parts each time. Default false.
    open var shouldRasterize = false
    /// Inert: see `shouldRasterize`. Default 1.
    open var rasterizationScale: CGFloat = 1
    /// Inert: edges that are not parallel to the screen's are always smoothed, others never. Default false.
    open var allowsEdgeAntialiasing = false
    /// Inert: see `allowsEdgeAntialiasing`. Default all edges.
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
        .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
    ]
    /// Inert: every store has 8 bits a component.
    open var contentsFormat: CALayerContentsFormat = .RGBA8Uint
}
