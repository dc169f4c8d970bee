/// Chooses a value in a range, in the look of iOS 13 to 18.
@preconcurrency @MainActor
open class UISlider: UIControl {
    /// Holds everything, so that a disabled slider is paler as a whole, whatever `alpha` the app gives it.
    private let body = UIView(frame: .zero)
    private let track = UIView(frame: .zero)
    private let fill = UIView(frame: .zero)
    private let thumb = UIView(frame: .zero)
    var images = SliderImages()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        (coder as? NibCoder)?.finish(self, as: UISlider.self)
    }

    private func prepare() {
        body.isUserInteractionEnabled = false
        addSubview(body)
        for part in [track, fill, thumb] { body.addSubview(part) }
        thumb.layer.shadowColor = UIColor.black.cgColor
        thumb.layer.shadowOpacity = 0.12
        thumb.layer.shadowRadius = 6.5
        thumb.layer.shadowOffset = CGSize(width: 0, height: 6)
        update()
    }

    /// Within minimum and maximum. Default 0.
    open var value: Float = 0 {
        didSet {
            value = min(max(value, minimumValue), maximumValue)
            setNeedsLayout()
        }
    }
    /// Default 0. A larger minimum pushes the maximum up.
    open var minimumValue: Float = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = max(value, minimumValue)
            setNeedsLayout()
        }
    }
    /// Default 1.
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = min(value, maximumValue)
            setNeedsLayout()
        }
    }
    /// Whether changes are told while the finger moves. Default true.
    open var isContinuous = true
    /// Inert: only a Mac has another style.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic
    open var behavioralStyle: UIBehavioralStyle { .pad }
    /// Nil: the tint colour.
    open var minimumTrackTintColor: UIColor? { didSet { update() } }
    /// Nil: `systemFill`.
    open var maximumTrackTintColor: UIColor? { didSet { update() } }
    /// Nil: white.
    open var thumbTintColor: UIColor? { didSet { update() } }

    /// A picture before the track.
    open var minimumValueImage: UIImage? {
        get { images.ends.minimum?.image }
        set {
            images.ends.minimum = SliderImages.end(images.ends.minimum, newValue, in: body)
            setNeedsLayout()
        }
    }
    /// A picture after the track.
    open var maximumValueImage: UIImage? {
        get { images.ends.maximum?.image }
        set {
            images.ends.maximum = SliderImages.end(images.ends.maximum, newValue, in: body)
            setNeedsLayout()
        }
    }

    /// The change shows at once.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }

    /// Unverified: the height before iOS 26 (34 was measured there).
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: max(size.width, 118), height: 34) }

    /// 4 points high, 2 points in from both ends or from the pictures there, centred.
    ///
    /// Unverified: the room between a picture and the track.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        var (left, right) = (bounds.minX + 2, bounds.maxX - 2)
        let ends = [minimumValueImageRect(forBounds: bounds), maximumValueImageRect(forBounds: bounds)]
        for end in ends where !end.isEmpty {
            if end.midX < bounds.midX { left = end.maxX + 8 } else { right = end.minX - 8 }
        }
        return CGRect(x: left, y: bounds.midY - 2, width: max(right - left, 0), height: 4)
    }

    /// A circle of 28 points, or the thumb's picture, that stays within the track's ends.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let range = maximumValue - minimumValue
        var fraction = range > 0 ? CGFloat((value - minimumValue) / range) : 0
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { fraction = 1 - fraction }
        let size = currentThumbImage?.size ?? CGSize(width: 28, height: 28)
        let x = rect.minX - 2 + fraction * max(rect.width + 4 - size.width, 0)
        return CGRect(x: x, y: rect.midY - size.height / 2, width: size.width, height: size.height)
    }

    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        endRect(minimumValueImage, bounds, first: true)
    }
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        endRect(maximumValueImage, bounds, first: false)
    }

    private func endRect(_ image: UIImage?, _ bounds: CGRect, first: Bool) -> CGRect {
        guard let size = image?.size else { return .zero }
        let isLeft = first != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        return CGRect(
            x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let line = trackRect(forBounds: bounds)
        let knob = thumbRect(forBounds: bounds, trackRect: line, value: value)
        body.frame = bounds
        track.frame = line
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        fill.frame = CGRect(
            x: isRightToLeft ? knob.midX : line.minX, y: line.minY,
            width: isRightToLeft ? line.maxX - knob.midX : knob.midX - line.minX, height: line.height)
        thumb.frame = knob
        track.layer.cornerRadius = 2
        fill.layer.cornerRadius = 2
        thumb.layer.cornerRadius = 14
        images.ends.minimum?.frame = minimumValueImageRect(forBounds: bounds)
        images.ends.maximum?.frame = maximumValueImageRect(forBounds: bounds)
        placeImages(line, knob)
    }

    /// Pictures of the app's own lie in place of the drawn parts: the track's right part, its left part, the knob.
    private func placeImages(_ line: CGRect, _ knob: CGRect) {
        let rest = images.view(.maximumTrack, state, in: body)
        let done = images.view(.minimumTrack, state, in: body)
        let grip = images.view(.thumb, state, in: body)
        track.isHidden = rest != nil
        fill.isHidden = done != nil
        thumb.isHidden = grip != nil
        if let rest, let height = rest.image?.size.height {
            rest.frame = CGRect(x: line.minX, y: line.midY - height / 2, width: line.width, height: height)
        }
        if let done, let height = done.image?.size.height {
            done.frame = CGRect(x: fill.frame.minX, y: line.midY - height / 2, width: fill.frame.width, height: height)
        }
        grip?.frame = knob
        let order = [rest, fill, done, thumb, grip].compactMap(\.self)
        if body.subviews.filter(order.contains) != order { for view in order { body.bringSubviewToFront(view) } }
    }

    // MARK: Touches

    /// How far from the knob a finger still takes hold of it, in points.
    ///
    /// Unverified: the figure.
    private static let reach: CGFloat = 10
    /// From the finger to the knob's middle.
    private var grip: CGFloat = 0

    private var knob: CGRect { thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value) }

    /// Only a finger on the knob moves it.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let place = touch.location(in: self)
        guard knob.insetBy(dx: -Self.reach, dy: -Self.reach).contains(place) else { return false }
        grip = knob.midX - place.x
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let line = trackRect(forBounds: bounds)
        let start = thumbRect(forBounds: bounds, trackRect: line, value: minimumValue).midX
        let end = thumbRect(forBounds: bounds, trackRect: line, value: maximumValue).midX
        guard start != end else { return true }
        let fraction = min(max((touch.location(in: self).x + grip - start) / (end - start), 0), 1)
        let new = minimumValue + Float(fraction) * (maximumValue - minimumValue)
        guard new != value else { return true }
        value = new
        if isContinuous { _sendActions(for: [.valueChanged, .primaryActionTriggered], with: event) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        _sendActions(for: [.valueChanged, .primaryActionTriggered], with: event)
    }

    /// Drags of the knob are its own.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        isEnabled && isTracking && gestureRecognizer._isHorizontalDrag
            ? false : super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    override func stateChanged() { update() }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    private func update() {
        track.backgroundColor = maximumTrackTintColor ?? .systemFill
        fill.backgroundColor = minimumTrackTintColor ?? tintColor
        thumb.backgroundColor = thumbTintColor ?? .white
        body.alpha = isEnabled ? 1 : 0.5
        setNeedsLayout()
    }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get { hasOwnAccessibilityTraits ? super.accessibilityTraits : .adjustable }
        set { super.accessibilityTraits = newValue }
    }
}
