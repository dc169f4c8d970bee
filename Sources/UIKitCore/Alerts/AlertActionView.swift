/// A button of an alert.
@MainActor
final class AlertActionView: UIControl {
    let action: UIAlertAction
    private let label = UILabel()
    private let isBold: Bool

    init(_ action: UIAlertAction, font: UIFont, isBold: Bool) {
        self.action = action
        self.isBold = isBold
        super.init(frame: .zero)
        label.text = action.title
        label.font = font
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        label.isUserInteractionEnabled = false
        addSubview(label)
        isEnabled = action.isEnabled
        addAction(
            UIAction { [weak action] _ in
                guard let action else { return }
                action._controller?._choose(action)
            }, for: .touchUpInside)
        stateChanged()
    }

    required init?(coder: NSCoder) { nil }

    var textWidth: CGFloat { label.intrinsicContentSize.width }

    override func stateChanged() {
        super.stateChanged()
        label.textColor =
            !isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
        backgroundColor = isHighlighted ? AlertMetrics.pressed : nil
    }

    override func tintColorDidChange() { stateChanged() }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 8, dy: 0)
    }

    override var isAccessibilityElement: Bool {
        get { true }
        set { super.isAccessibilityElement = newValue }
    }

    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? action.title }
        set { super.accessibilityLabel = newValue }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { isEnabled ? .button : [.button, .notEnabled] }
        set { super.accessibilityTraits = newValue }
    }
}
