/// Shows a part of content that is larger than the view. The content's coordinates are the view's bounds, whose origin is
/// `contentOffset`.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    var _contentSize = CGSize.zero
    var _adjustment = UIEdgeInsets.zero
    var _zoomScale: CGFloat = 1
    var _motion: ScrollMotion!
    /// The offset is set by a motion.
    var _isMoving = false
    /// The offset follows insets, sizes or rows that turn out to have another height: nobody scrolls.
    var _isAdjustingOffset = false
    var _gestures: (pan: ScrollPanGestureRecognizer, pinch: ScrollPinchGestureRecognizer)!
    var _refreshControl: UIRefreshControl?
    /// Room at the top for a refresh control that refreshes.
    var _refreshInset: CGFloat = 0
    /// How much of the view the keyboard covers, where the controller makes room for it.
    var _keyboardOverlap: CGFloat = 0
    var _observers = ScrollObservers()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        _setUpScrollView()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        _setUpScrollView()
        (coder as? NibCoder)?.finish(self, as: UIScrollView.self)
    }

    private func _setUpScrollView() {
        _flags.insert(.isScrollView)
        clipsToBounds = true
        _setUpGestures()
    }

    /// Subclasses whose delegates know more declare a `delegate` of their own, with `@_nonoverride`; it wins where both would fit.
    @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?

    // MARK: Content

    /// The point of the content at the view's top left corner.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { _setContentOffset(newValue) }
    }

    /// Animated or not, the offset has its new value at once; the end of an animation is reported in the next frame.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        _motion.interrupt()
        self.contentOffset = contentOffset
        guard animated else { return }
        Frame.inNextFrame { [weak self] in
            guard let self else { return }
            delegate?.scrollViewDidEndScrollingAnimation(self)
        }
    }

    /// Zero by default; follows the constraints of the content where they say how large it is.
    open var contentSize: CGSize {
        get { _contentSize }
        set { _setContentSize(newValue) }
    }

    /// Extra room around the content, in points.
    open var contentInset = UIEdgeInsets.zero {
        didSet { if contentInset != oldValue { _insetsChanged(from: _insets(oldValue)) } }
    }

    /// Which parts of the safe area are added to `contentInset`.
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
        didSet { _updateAdjustment() }
    }

    /// `contentInset` with the parts of the safe area that the adjustment behaviour adds.
    open var adjustedContentInset: UIEdgeInsets { _insets(contentInset) }

    open func adjustedContentInsetDidChange() {}

    /// The content's rectangle, for constraints.
    open var contentLayoutGuide: UILayoutGuide {
        _guide(\.contentGuide, .scrollContent, "UIScrollView-contentLayoutGuide")
    }

    /// The view's own rectangle: it does not move with the content.
    open var frameLayoutGuide: UILayoutGuide {
        _guide(\.frameGuide, .scrollFrame, "UIScrollView-frameLayoutGuide")
    }

    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { _scrollToVisible(rect, animated: animated) }

    // MARK: Behaviour

    open var isScrollEnabled = true {
        didSet { _updateAdjustment() }
    }
    open var isDirectionalLockEnabled = false
    open var bounces = true
    open var alwaysBounceVertical = false {
        didSet { _updateAdjustment() }
    }
    open var alwaysBounceHorizontal = false {
        didSet { _updateAdjustment() }
    }
    open var bouncesVertically = true
    open var bouncesHorizontally = true
    open var isPagingEnabled = false
    open var scrollsToTop = true
    open var decelerationRate: DecelerationRate = .normal
    open var keyboardDismissMode: KeyboardDismissMode = .none
    open var delaysContentTouches = true
    open var canCancelContentTouches = true

    /// Whether touches may reach a view of the content. Default true.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Whether touches are taken from a view of the content when they turn out to be a drag. Default true, except for controls.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// The recogniser of drags. Only the scroll view may be its delegate.
    open var panGestureRecognizer: UIPanGestureRecognizer { _gestures.pan }

    /// The recogniser of zooming; nil where nothing can be zoomed.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
        minimumZoomScale < maximumZoomScale ? _gestures.pinch : nil
    }

    /// A finger is down, whether it has moved or not.
    open var isTracking: Bool { _motion.isTracking }
    /// A finger moves the content.
    open var isDragging: Bool { _motion.isDragging }
    /// The content moves on after the finger was lifted.
    open var isDecelerating: Bool { _motion.isDecelerating }

    /// For subclasses of the toolkit.
    func _didBeginDragging() {}
    func _didEndDragging(willDecelerate: Bool) {}
    func _didEndDecelerating() {}

    // MARK: Indicators

    /// Indicators are shown while scrolling and shortly after; nothing of them is seen at rest.
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var indicatorStyle: IndicatorStyle = .default
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    open var automaticallyAdjustsScrollIndicatorInsets = true
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    /// Shows the indicators for a moment.
    open func flashScrollIndicators() {
        _showIndicators()
        _indicators?.hideSoon(keepsAwake: true)
    }

    var _indicators: ScrollIndicators?

    // MARK: Zooming

    open var minimumZoomScale: CGFloat = 1
    open var maximumZoomScale: CGFloat = 1
    open var bouncesZoom = true

    /// The scale of the view that the delegate zooms; 1 by default. Kept between the smallest and the largest scale.
    open var zoomScale: CGFloat {
        get { _zoomScale }
        set { setZoomScale(newValue, animated: false) }
    }

    open func setZoomScale(_ scale: CGFloat, animated: Bool) { _setZoomScale(scale) }
    open func zoom(to rect: CGRect, animated: Bool) { _zoom(to: rect) }
    open var isZooming: Bool { _motion.isZooming }
    /// Inert: a scale beyond the limits is put right at once.
    open var isZoomBouncing: Bool { false }

    // MARK: Hooks

    /// Somebody set the offset: a finger, a motion or the app.
    func _wasScrolled() {}

    /// Where a drag should come to rest; collection views ask their layout.
    func _restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

    override func _safeAreaInsetsChanged() { _updateAdjustment() }

    package override func _traitsDidChange(from previous: UITraitCollection?) {
        super._traitsDidChange(from: previous)
        _indicators?.hide()
    }

    override func _boundsSizeChanged() {
        _refreshControl?._place()
        _updateAdjustment()
        _keepOffsetInside()
        _indicators?.hide()
    }

    /// What the insets take up themselves does not reach the content once more.
    override var _safeAreaForSubviews: UIEdgeInsets {
        let own = _safeAreaInsets
        return UIEdgeInsets(
            top: max(own.top - _adjustment.top, 0), left: max(own.left - _adjustment.left, 0),
            bottom: max(own.bottom - _adjustment.bottom, 0), right: max(own.right - _adjustment.right, 0))
    }

    /// Saves the content offset.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        _encodeOffset(with: coder)
    }

    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        _decodeOffset(with: coder)
    }
}
