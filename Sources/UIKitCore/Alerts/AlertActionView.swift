/// A button of an alert.
@MainActor
final class AlertActionView: UIControl {
    let action: UIAlertAction
    private let label = UILabel()
    private let isBold: Bool
    private var imageView: UIImageView?

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
        if let image = action._image {
            let view = UIImageView(
                image: image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image)
            view.isUserInteractionEnabled = false
            view.contentMode = .scaleAspectFit
            addSubview(view)
            imageView = view
        }
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
            !isEnabled
            ? .tertiaryLabel : action._titleColor ?? (action.style == .destructive ? .systemRed : tintColor)
        backgroundColor = isHighlighted ? AlertMetrics.pressed : nil
    }

    override func tintColorDidChange() { stateChanged() }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: imageView == nil ? 8 : 48, dy: 0)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        imageView?.frame = CGRect(
            x: isRightToLeft ? bounds.width - 44 : 16, y: (bounds.height - 28) / 2, width: 28, height: 28)
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
