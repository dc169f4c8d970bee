/// A rectangle on the screen that shows content, lays out its subviews and answers hit tests.
///
/// The layer keeps the truth of the geometry (position, bounds, anchor point, transform); the view keeps the tree, the flags that
/// say what the next frame has to do, and what Auto Layout needs. All lengths are points.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding {
    // MARK: Storage

    public let layer: CALayer
    // Both ends of the link are kept without reference counting: the superview owns its subviews and clears the link when it goes.
    nonisolated(unsafe) private(set) final var _superviewReference: Unmanaged<UIView>?
    package final nonisolated var _superview: UIView? {
        get { _superviewReference?.takeUnretainedValue() }
        set { _superviewReference = newValue.map(Unmanaged.passUnretained) }
    }
    nonisolated(unsafe) package var _subviews: [UIView] = []
    /// The controller whose view this is. Most views have none, and the flag is cheaper to ask than the weak link.
    package var _viewController: UIViewController? {
        get { _flags.contains(.hasController) ? _weakController : nil }
        set {
            _weakController = newValue
            _flags.set(.hasController, newValue != nil)
        }
    }
    private weak var _weakController: UIViewController?
    package var _traitStorage = TraitStorage()

    /// What the next frame has to do here and below.
    package var _pending: PendingWork = .initial
    package var _flags: ViewFlags = .initial
    package var _contentMode: ContentMode = .scaleToFill
    package var _autoresizingMask: AutoresizingMask = []
    package var _tintAdjustmentMode: TintAdjustmentMode = .automatic
    package var _semanticContentAttribute: UISemanticContentAttribute = .unspecified
    package var _backgroundColor: UIColor?
    package var _tintColor: UIColor?
    package var _safeAreaInsets = UIEdgeInsets.zero
    package var _maskView: UIView?
    /// Margins, guides, constraints and priorities; most views of a frame-based screen have none.
    nonisolated(unsafe) package var _layoutStorage: ViewLayoutStorage?
    var _gestureRecognizers: [UIGestureRecognizer] = []
    var _interactions: [any UIInteraction] = []

    /// An integer of the app's own, for `viewWithTag`.
    open var tag: Int = 0

    // MARK: Making

    /// The class of the layer every view of this class gets.
    open class var layerClass: AnyClass { CALayer.self }

    public init(frame: CGRect) {
        layer = Self._makeLayer()
        super.init()
        _setUp(frame: frame)
    }

    public required init?(coder: NSCoder) {
        layer = Self._makeLayer()
        super.init()
        _setUp(frame: .zero)
        (coder as? NibCoder)?.finish(self, as: UIView.self)
    }

    public convenience override init() { self.init(frame: .zero) }

    deinit {
        for child in _subviews { child._superview = nil }
        layer.forgetOwner()
    }

    open func encode(with coder: NSCoder) {}

    public nonisolated override var description: String { MainActor.assumeIsolated { _description } }

    open override var next: UIResponder? { _viewController ?? _superview }

    // MARK: Geometry

    /// The rectangle in the superview's coordinates; meaningless while `transform` is not the identity.
    open var frame: CGRect {
        get { layer.frame }
        set { _setFrame(newValue) }
    }

    open var bounds: CGRect {
        get { layer.bounds }
        set { _setBounds(newValue) }
    }

    /// The place of the anchor point in the superview's coordinates.
    open var center: CGPoint {
        get { layer.position }
        set { _setCenter(newValue) }
    }

    /// A transform about the anchor point; identity by default.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }

    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    /// The point of `bounds` that `center` and `transform` refer to, in unit coordinates; (0.5, 0.5) by default.
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }

    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set { layer.contentsScale = newValue }
    }

    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Takes the size that `sizeThatFits` prefers; the origin stays.
    open func sizeToFit() { _sizeToFit() }

    open var autoresizesSubviews: Bool {
        get { _flags.contains(.autoresizesSubviews) }
        set { _flags.set(.autoresizesSubviews, newValue) }
    }

    open var autoresizingMask: AutoresizingMask {
        get { _autoresizingMask }
        set { _setAutoresizingMask(newValue) }
    }

    // MARK: Looks

    /// 0...1; the subtree is drawn with it as a group.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set {
            let old = layer.opacity
            layer.opacity = Float(min(max(newValue, 0), 1))
            if KeyValueObserving.isUsed { KeyValueObserving.changed(self, "alpha", old: CGFloat(old), new: alpha) }
        }
    }

    open var isHidden: Bool {
        get { layer.isHidden }
        set {
            let old = layer.isHidden
            _setHidden(newValue)
            if KeyValueObserving.isUsed { KeyValueObserving.changed(self, "hidden", old: old, new: newValue) }
        }
    }

    /// A hint that the view fills its bounds with opaque content; true by default.
    open var isOpaque: Bool {
        get { _flags.contains(.isOpaque) }
        set { _setOpaque(newValue) }
    }

    /// Nil (the default) is transparent. A dynamic colour follows the view's traits.
    open var backgroundColor: UIColor? {
        get { _backgroundColor }
        set { _setBackgroundColor(newValue) }
    }

    /// The colour of what can be acted on. Nil takes the superview's; never nil when read.
    open var tintColor: UIColor! {
        get { _resolvedTintColor() }
        set { _setTintColor(newValue) }
    }

    open var tintAdjustmentMode: TintAdjustmentMode {
        get { _resolvedTintAdjustmentMode() }
        set { _setTintAdjustmentMode(newValue) }
    }

    /// Called when the colour that `tintColor` returns has changed here.
    open func tintColorDidChange() {}

    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    open var clearsContextBeforeDrawing: Bool {
        get { _flags.contains(.clearsContext) }
        set { _flags.set(.clearsContext, newValue) }
    }

    open var contentMode: ContentMode {
        get { _contentMode }
        set { _setContentMode(newValue) }
    }

    /// A view whose alpha channel masks this one; it must not have a superview.
    open var mask: UIView? {
        get { _maskView }
        set {
            _maskView = newValue
            layer.mask = newValue?.layer
        }
    }

    // MARK: Drawing

    /// Draws into the current context. Overriding it gives the view a backing store; the default does nothing.
    open func draw(_ rect: CGRect) {}

    open func setNeedsDisplay() { _setNeedsDisplay() }

    open func setNeedsDisplay(_ rect: CGRect) { _setNeedsDisplay() }

    // MARK: Tree

    open var superview: UIView? { _superview }
    open var subviews: [UIView] { _subviews }
    open var window: UIWindow? { _window }

    open func addSubview(_ view: UIView) { _insert(view, at: nil) }
    open func insertSubview(_ view: UIView, at index: Int) { _insert(view, at: index) }
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        _insert(view, beside: sibling, above: false)
    }
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        _insert(view, beside: sibling, above: true)
    }
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { _exchange(index1, index2) }
    open func bringSubviewToFront(_ view: UIView) { _reorder(view, toFront: true) }
    open func sendSubviewToBack(_ view: UIView) { _reorder(view, toFront: false) }
    open func removeFromSuperview() { _removeFromSuperview() }

    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}

    /// True for the view itself and for views above it.
    open func isDescendant(of view: UIView) -> Bool {
        var candidate: UIView? = self
        while let current = candidate {
            if current === view { return true }
            candidate = current._superview
        }
        return false
    }

    /// The first view with that tag, depth first, the view itself included.
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for child in _subviews {
            if let found = child.viewWithTag(tag) { return found }
        }
        return nil
    }

    // MARK: Hit testing

    open var isUserInteractionEnabled: Bool {
        get { _flags.contains(.isUserInteractionEnabled) }
        set { _flags.set(.isUserInteractionEnabled, newValue) }
    }

    open var isMultipleTouchEnabled: Bool {
        get { _flags.contains(.isMultipleTouchEnabled) }
        set { _flags.set(.isMultipleTouchEnabled, newValue) }
    }

    open var isExclusiveTouch: Bool {
        get { _flags.contains(.isExclusiveTouch) }
        set { _flags.set(.isExclusiveTouch, newValue) }
    }

    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { _hitTest(point, with: event) }

    /// Makes the recogniser watch touches in this view and its subviews. It leaves the view it was in.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { _add(gestureRecognizer) }

    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { _remove(gestureRecognizer) }

    /// In the order they were added; nil for none.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { _gestureRecognizers.isEmpty ? nil : _gestureRecognizers }
        set { _setGestureRecognizers(newValue ?? []) }
    }

    /// Whether a recogniser of this view, or of one above it while a touch is here, may recognise its gesture. Default true.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    // MARK: Traits

    /// The traits in effect here, brought up to date before each layout.
    open var traitCollection: UITraitCollection { _traitStorage.collection }

    /// Called after the view's traits changed, before its descendants are told.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The toolkit's own reaction to changed traits; runs before `traitCollectionDidChange`.
    package func _traitsDidChange(from previous: UITraitCollection?) { _applyTraitChange(from: previous) }

    open var semanticContentAttribute: UISemanticContentAttribute {
        get { _semanticContentAttribute }
        set { _setSemanticContentAttribute(newValue) }
    }

    /// The direction to lay out in, from `semanticContentAttribute` and the traits.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { _effectiveLayoutDirection() }

    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        _direction(
            of: attribute, in: UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute, relativeTo direction: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection { _direction(of: attribute, in: direction) }

    // MARK: Layout

    /// Marks the view for `layoutSubviews` in the next frame.
    open func setNeedsLayout() { _setNeedsLayout() }

    /// Since iOS 26: called before layout when the view comes in, when asked for, and when a trait it read has changed.
    open func updateProperties() {}
    open func setNeedsUpdateProperties() { _setNeedsUpdateProperties() }
    /// Brings the properties of the whole hierarchy up to date now.
    open func updatePropertiesIfNeeded() { _updatePropertiesIfNeeded() }

    /// Lays out the subtree now if anything in it waits for layout.
    open func layoutIfNeeded() { _layoutIfNeeded() }

    /// Places subviews: the default applies what Auto Layout found. Overrides call super first.
    open func layoutSubviews() { _applySolvedFrames() }

    /// True for views that only work with Auto Layout.
    open class var requiresConstraintBasedLayout: Bool { false }

    open func setNeedsUpdateConstraints() { _setNeedsUpdateConstraints() }
    open func needsUpdateConstraints() -> Bool { _pending.contains(.updateConstraints) }
    open func updateConstraintsIfNeeded() { _updateConstraintsIfNeeded() }

    /// Changes constraints in a batch; overrides call super last.
    open func updateConstraints() { _flags.insert(.calledSuperUpdateConstraints) }

    /// The size the content wants; `noIntrinsicMetric` for an axis without one.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

    open func invalidateIntrinsicContentSize() { _invalidateIntrinsicContentSize() }

    /// True if the intrinsic height is only known for a width, as with wrapped text.
    package var _intrinsicHeightDependsOnWidth: Bool { false }

    /// Where a subview counts as being for its margins, which may not be where it was slid to for a moment.
    func _frameForMargins(of subview: UIView) -> CGRect { subview.frame }

    /// The intrinsic size for a given width; nil asks for the unconstrained size.
    package func _intrinsicContentSize(forWidth width: CGFloat?) -> CGSize { intrinsicContentSize }

    /// Distance of the first baseline from the top of the alignment rectangle; nil for views without text.
    package var _firstBaselineOffset: CGFloat? { nil }
    /// Of views that place their text in a height other than their own: the height for which the baselines are given, and how
    /// much of what is over goes above the text (0...1).
    package var _baselineStretch: (height: CGFloat, share: CGFloat)? { nil }

    /// Distance of the last baseline from the bottom of the alignment rectangle; nil for views without text.
    package var _lastBaselineOffsetFromBottom: CGFloat? { nil }

    /// The distances of both baselines at a width, of text that wraps; nil for other views.
    package func _baselineOffsets(forWidth width: CGFloat) -> (first: CGFloat, last: CGFloat)? { nil }

    /// How far the alignment rectangle lies inside the frame.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect.inset(by: -alignmentRectInsets) }

    /// The view whose first baseline counts as this view's.
    open var forFirstBaselineLayout: UIView { self }

    /// The view whose last baseline counts as this view's.
    open var forLastBaselineLayout: UIView { self }

    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { _hugging(axis) }
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        _setHugging(priority, axis)
    }
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        _compressionResistance(axis)
    }
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        _setCompressionResistance(priority, axis)
    }

    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize { _fittingSize(targetSize, horizontal, vertical) }

    // MARK: Margins and safe area

    /// Comes before `safeAreaInsetsDidChange`, which apps override.
    func _safeAreaInsetsChanged() {}

    /// Comes after the size of the bounds changed.
    func _boundsSizeChanged() {}

    /// A hidden flag of a subview changed; stack views rearrange.
    func _arrangedSubviewHiddenChanged(_ view: UIView) {}

    /// Something below has another intrinsic size.
    func _intrinsicSizeOfSubviewChanged() {}

    /// The part of the safe area that counts for subviews.
    var _safeAreaForSubviews: UIEdgeInsets { _safeAreaInsets }

    /// Insets of the area that bars and the device's shape leave free, in this view's bounds.
    open var safeAreaInsets: UIEdgeInsets { _safeAreaInsets }

    open func safeAreaInsetsDidChange() {}

    /// The default space between an edge and content, safe area included where `insetsLayoutMarginsFromSafeArea` says so.
    open var layoutMargins: UIEdgeInsets {
        get { _resolvedMargins() }
        set { _setMargins(newValue) }
    }

    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { _directional(_resolvedMargins()) }
        set { _setDirectionalMargins(newValue) }
    }

    open func layoutMarginsDidChange() {}

    // MARK: State restoration

    /// Makes the view part of what is saved with the app's state, if its controller is; nil, the default, leaves it out.
    open var restorationIdentifier: String?
    open func encodeRestorableState(with coder: NSCoder) {}
    open func decodeRestorableState(with coder: NSCoder) {}
    open func applicationFinishedRestoringState() {}
}
