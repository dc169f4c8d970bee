/// Shows an image, or two by turns, in the way of its content mode.
@preconcurrency @MainActor
open class UIImageView: UIView {
    var frames = ImageFrames()
    /// What the layer shows now, to know when it must change.
    var shown = ShownImage()

    /// Takes the image's size.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        prepare(image, nil)
    }

    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        prepare(image, highlightedImage)
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare(nil, nil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare(nil, nil)
        (coder as? NibCoder)?.finish(self, as: UIImageView.self)
    }

    private func prepare(_ image: UIImage?, _ highlighted: UIImage?) {
        isUserInteractionEnabled = false
        isOpaque = false
        layer.wantsBackingStore = false
        self.image = image
        highlightedImage = highlighted
    }

    // MARK: Images

    open var image: UIImage? {
        didSet {
            guard image !== oldValue else { return }
            imageChanged(from: oldValue)
            if image?.images != nil || oldValue?.images != nil { restartFilm() }
        }
    }

    /// Shown instead of `image` while `isHighlighted`; nil keeps `image`.
    open var highlightedImage: UIImage? {
        didSet { if highlightedImage !== oldValue { imageChanged(from: oldValue) } }
    }

    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { imageChanged(from: nil) } }
    }

    /// Wishes for symbols that do not specify something themselves.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { if preferredSymbolConfiguration != oldValue { imageChanged(from: nil) } }
    }

    /// Enlarges images with the accessibility text sizes, as body text grows beyond the largest ordinary size. Default false.
    /// Unverified: the factor.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
        didSet { imageChanged(from: nil) }
    }

    // MARK: Animation

    /// Shown by turns between `startAnimating` and the end of the last cycle or `stopAnimating`.
    open var animationImages: [UIImage]? {
        get { frames.images }
        set {
            frames.images = newValue
            frames.isRunning = false
            imageChanged(from: nil)
        }
    }

    open var highlightedAnimationImages: [UIImage]? {
        get { frames.highlighted }
        set { frames.highlighted = newValue }
    }

    /// Seconds of a cycle; 0 (default) means a thirtieth of a second an image.
    open var animationDuration: TimeInterval {
        get { frames.duration }
        set { frames.duration = newValue }
    }

    /// 0 (default): without end.
    open var animationRepeatCount: Int {
        get { frames.repeatCount }
        set { frames.repeatCount = newValue }
    }

    open var isAnimating: Bool { frames.isRunning }

    /// Begins with the first image. What has no end moves on where time is asked to pass, as by a flow's
    /// `wait`, not while something comes to rest.
    open func startAnimating() {
        guard frames.images?.isEmpty == false else { return }
        frames.isRunning = true
        restartFilm()
        imageChanged(from: nil)
    }

    open func stopAnimating() {
        guard frames.isRunning else { return }
        frames.isRunning = false
        restartFilm()
        imageChanged(from: nil)
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if frames.isRunning || image?.images != nil { restartFilm() }
    }

    // MARK: Layout

    /// Puts what counts for layout there; the image itself may reach beyond it.
    func place(alignmentRect rect: CGRect) { frame = frame(forAlignmentRect: rect) }

    /// The image's size within its alignment insets; none without an image.
    open override var intrinsicContentSize: CGSize {
        guard let image = current else {
            return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        }
        let (size, insets) = (image.size, image.alignmentRectInsets)
        let factor = accessibilityFactor
        return CGSize(
            width: (size.width - insets.left - insets.right) * factor,
            height: (size.height - insets.top - insets.bottom) * factor)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let image = current else { return bounds.size }
        let factor = accessibilityFactor
        return CGSize(width: image.size.width * factor, height: image.size.height * factor)
    }

    open override var alignmentRectInsets: UIEdgeInsets { current?.alignmentRectInsets ?? .zero }

    package override var _firstBaselineOffset: CGFloat? {
        guard let image = current, let baseline = image.baselineOffsetFromBottom else { return nil }
        return image.size.height - baseline - image.alignmentRectInsets.top
    }

    package override var _lastBaselineOffsetFromBottom: CGFloat? {
        guard let image = current, let baseline = image.baselineOffsetFromBottom else { return nil }
        return baseline - image.alignmentRectInsets.bottom
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateContents()
    }

    open override var contentMode: ContentMode {
        didSet { if contentMode != oldValue { updateContents() } }
    }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get { hasOwnAccessibilityTraits ? super.accessibilityTraits : .image }
        set { super.accessibilityTraits = newValue }
    }

    // MARK: Looks

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateContents()
    }

    package override func _traitsDidChange(from previous: UITraitCollection?) {
        super._traitsDidChange(from: previous)
        frames.resolved = nil
        imageChanged(from: nil)
    }
}
