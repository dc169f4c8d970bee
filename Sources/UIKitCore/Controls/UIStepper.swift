/// Counts up and down by two buttons, 94 by 32 points, in the look of iOS 13 to 18.
@preconcurrency @MainActor
open class UIStepper: UIControl {
    private static let size = CGSize(width: 94, height: 32)
    private let decrement = StepperHalf()
    private let increment = StepperHalf()
    private let divider = UIImageView(frame: .zero)
    private let backgroundView = UIImageView()
    private var images: [String: UIImage] = [:]
    /// +1 or -1 while a finger is on that half.
    private var pressed = 0
    private var repeats = 0

    /// The size in `frame` is ignored.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size = Self.size
        prepare()
        (coder as? NibCoder)?.finish(self, as: UIStepper.self)
    }

    private func prepare() {
        layer.cornerRadius = 8
        layer.cornerCurve = .continuous
        clipsToBounds = true
        backgroundColor = .tertiarySystemFill
        for view in [backgroundView, decrement, increment, divider] { addSubview(view) }
        decrement.label = "Decrement"
        increment.label = "Increment"
        update()
    }

    // MARK: Value

    /// Sends `valueChanged` while a button is held; otherwise when it is let go. Default true.
    open var isContinuous = true
    /// Holding a button goes on counting. Default true.
    open var autorepeat = true
    /// Passing one end continues at the other. Default false.
    open var wraps = false { didSet { update() } }
    /// Within minimum and maximum. Default 0. Setting it sends no event.
    open var value: Double = 0 {
        didSet {
            let kept = min(max(value, minimumValue), maximumValue)
            if kept != value { value = kept }
            update()
        }
    }
    /// Default 0. More than the maximum raises that.
    open var minimumValue: Double = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            if value < minimumValue { value = minimumValue }
            update()
        }
    }
    /// Default 100. Less than the minimum lowers that.
    open var maximumValue: Double = 100 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            if value > maximumValue { value = maximumValue }
            update()
        }
    }
    /// Default 1. Must be more than 0.
    open var stepValue: Double = 1 {
        didSet { Inconsistency.check(stepValue > 0, "UIStepper: stepValue must be larger than 0") }
    }

    /// One step up or down, as by a touch.
    func step(_ direction: Int) {
        var next = value + Double(direction) * stepValue
        if next > maximumValue { next = wraps ? minimumValue : maximumValue }
        if next < minimumValue { next = wraps ? maximumValue : minimumValue }
        guard next != value else { return }
        value = next
        if isContinuous { sendActions(for: .valueChanged) }
    }

    // MARK: Images

    private func key(_ kind: String, _ state: UIControl.State) -> String { "\(kind) \(state.rawValue)" }

    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        images[key("background", state)] = image
        update()
    }
    open func backgroundImage(for state: UIControl.State) -> UIImage? { images[key("background", state)] }
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState: UIControl.State
    ) {
        images[key("divider \(leftState.rawValue)", rightSegmentState)] = image
        update()
    }
    open func dividerImage(
        forLeftSegmentState state: UIControl.State, rightSegmentState: UIControl.State
    ) -> UIImage? { images[key("divider \(state.rawValue)", rightSegmentState)] }
    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
        images[key("increment", state)] = image
        update()
    }
    open func incrementImage(for state: UIControl.State) -> UIImage? { images[key("increment", state)] }
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
        images[key("decrement", state)] = image
        update()
    }
    open func decrementImage(for state: UIControl.State) -> UIImage? { images[key("decrement", state)] }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { Self.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let half = bounds.width / 2
        let flips = effectiveUserInterfaceLayoutDirection == .rightToLeft
        backgroundView.frame = bounds
        decrement.frame = CGRect(x: flips ? half : 0, y: 0, width: half, height: bounds.height)
        increment.frame = CGRect(x: flips ? 0 : half, y: 0, width: half, height: bounds.height)
        let width = divider.image?.size.width ?? 1
        let inset: CGFloat = divider.image == nil ? 7 : 0
        divider.frame = CGRect(
            x: half - width / 2, y: inset, width: width, height: max(bounds.height - 2 * inset, 0))
    }

    override func stateChanged() { update() }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    /// A half's own state: pressed, or at the end of the range.
    private func state(_ direction: Int) -> UIControl.State {
        let canGo = wraps || (direction > 0 ? value < maximumValue : value > minimumValue)
        guard isEnabled, canGo else { return .disabled }
        return pressed == direction ? .highlighted : .normal
    }

    /// Pictures for the normal state stand in for other states.
    private func update() {
        let (up, down) = (state(1), state(-1))
        let flips = effectiveUserInterfaceLayoutDirection == .rightToLeft
        backgroundView.image =
            isEnabled ? backgroundImage(for: .normal) : backgroundImage(for: .disabled) ?? backgroundImage(for: .normal)
        backgroundColor = backgroundView.image == nil ? .tertiarySystemFill : nil
        increment.show(
            incrementImage(for: up) ?? incrementImage(for: .normal) ?? UIImage(systemName: "plus"), state: up)
        decrement.show(
            decrementImage(for: down) ?? decrementImage(for: .normal) ?? UIImage(systemName: "minus"), state: down)
        let own =
            dividerImage(forLeftSegmentState: flips ? up : down, rightSegmentState: flips ? down : up)
            ?? dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal)
        divider.image = own
        divider.backgroundColor = own == nil ? .separator : nil
        setNeedsLayout()
    }

    // MARK: Touches

    private func direction(_ touch: UITouch) -> Int {
        let point = touch.location(in: self)
        guard bounds.insetBy(dx: -20, dy: -20).contains(point) else { return 0 }
        return decrement.frame.contains(CGPoint(x: point.x, y: bounds.midY)) ? -1 : 1
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.beginTracking(touch, with: event) else { return false }
        pressed = direction(touch)
        repeats = 0
        step(pressed)
        update()
        if autorepeat { scheduleRepeat(after: 0.5) }
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let now = direction(touch)
        if now != pressed {
            pressed = now
            update()
        }
        return super.continueTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        stop()
        if !isContinuous { sendActions(for: .valueChanged) }
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        stop()
    }

    private func stop() {
        pressed = 0
        repeats += 1
        update()
    }

    /// Counts on while the button is held, ever faster.
    /// Unverified: half a second to the first repeat, then ten a second.
    private func scheduleRepeat(after delay: TimeInterval) {
        let number = repeats
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.repeats == number, self.pressed != 0 else { return }
                self.step(self.pressed)
                self.scheduleRepeat(after: 0.1)
            }
        }
    }
}

/// A button of a stepper.
private final class StepperHalf: UIView {
    private let image = UIImageView()
    var label: String? {
        didSet {
            isAccessibilityElement = true
            accessibilityLabel = label
            accessibilityTraits = .button
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        image.contentMode = .center
        image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 15, weight: .regular)
        addSubview(image)
    }

    required init?(coder: NSCoder) { fatalError("made by a stepper only") }

    func show(_ shown: UIImage?, state: UIControl.State) {
        image.image = shown
        image.tintColor = state == .disabled ? .tertiaryLabel : .label
        backgroundColor = state == .highlighted ? .tertiarySystemFill : nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        image.frame = bounds
    }
}
