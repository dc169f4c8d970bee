/// An on/off switch, 51 by 31 points, as up to iOS 18.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    public enum Style: Int, Sendable {
        case automatic = 0
        case checkbox = 1
        case sliding = 2
    }

    /// Holds everything, so that a disabled switch is paler as a whole, whatever `alpha` the app gives it.
    private let body = UIView(frame: .zero)
    private let track = UIView(frame: .zero)
    private let thumb = UIView(frame: .zero)
    /// The finger that is followed was dragged.
    private var didDrag = false
    private static let size = CGSize(width: 51, height: 31)

    /// The size in `frame` is ignored.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        (coder as? NibCoder)?.finish(self, as: UISwitch.self)
    }

    private func prepare() {
        body.isUserInteractionEnabled = false
        addSubview(body)
        for part in [track, thumb] { body.addSubview(part) }
        thumb.layer.shadowColor = UIColor.black.cgColor
        thumb.layer.shadowOpacity = 0.15
        thumb.layer.shadowRadius = 4
        thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
        update()
    }

    /// Default false. Setting it sends no event.
    open var isOn = false { didSet { if isOn != oldValue { update() } } }
    /// Nil: `systemGreen`.
    open var onTintColor: UIColor? { didSet { update() } }
    /// Nil: white.
    open var thumbTintColor: UIColor? { didSet { update() } }
    /// Inert: as in iOS since version 7, switches show no images.
    open var onImage: UIImage?
    /// Inert: as in iOS since version 7, switches show no images.
    open var offImage: UIImage?
    /// Inert: only a Mac shows titles.
    open var title: String?
    open var preferredStyle = Style.automatic
    open var style: Style { .sliding }

    /// The change shows at once.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    open override var intrinsicContentSize: CGSize { CGSize(width: 49, height: 31) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        body.frame = CGRect(origin: .zero, size: Self.size)
        track.frame = body.bounds
        track.layer.cornerRadius = 15.5
        let isAtEnd = isOn != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        thumb.frame = CGRect(x: isAtEnd ? 22 : 2, y: 2, width: 27, height: 27)
        thumb.layer.cornerRadius = 13.5
    }

    override func stateChanged() { update() }

    // MARK: Touches

    /// A tap changes it; so does a drag to the other side, at once.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        // Only a finger that has left the half it is in means a drag.
        guard abs(x - touch._startLocation(in: self).x) >= UIPanGestureRecognizer.hysteresis else { return true }
        didDrag = true
        change(to: (x > bounds.midX) != isRightToLeft, event)
        return true
    }

    override func _touchedUpInside(_ event: UIEvent?) {
        if !didDrag { change(to: !isOn, event) }
        didDrag = false
    }

    private func change(to on: Bool, _ event: UIEvent?) {
        guard on != isOn else { return }
        isOn = on
        _sendActions(for: [.valueChanged, .primaryActionTriggered], with: event)
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        didDrag = false
        return true
    }

    /// Drags along the switch are its own.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        isEnabled && gestureRecognizer._isHorizontalDrag
            ? false : super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    private func update() {
        track.backgroundColor = isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
        thumb.backgroundColor = thumbTintColor ?? .white
        body.alpha = isEnabled ? 1 : 0.5
        setNeedsLayout()
    }

    open override var isAccessibilityElement: Bool {
        get { saysWhetherAccessibilityElement ? super.isAccessibilityElement : true }
        set { super.isAccessibilityElement = newValue }
    }

    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? (isOn ? "1" : "0") }
        set { super.accessibilityValue = newValue }
    }
}
