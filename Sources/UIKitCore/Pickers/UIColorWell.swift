/// A round button that shows a colour and opens the colour picker.
@preconcurrency @MainActor
open class UIColorWell: UIControl, UIColorPickerViewControllerDelegate {
    private let ring = CAGradientLayer()
    private let gap = UIView(frame: .zero)
    private let disc = UIView(frame: .zero)

    public override init(frame: CGRect) {
        super.init(
            frame: frame.size == .zero ? CGRect(origin: frame.origin, size: CGSize(width: 28, height: 28)) : frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        ring.type = .conic
        ring.startPoint = CGPoint(x: 0.5, y: 0.5)
        ring.endPoint = CGPoint(x: 0.5, y: 0)
        ring.colors = (0...6).map { UIColor(hue: CGFloat($0) / 6, saturation: 0.75, brightness: 1, alpha: 1).cgColor }
        layer.addSublayer(ring)
        gap.backgroundColor = .systemBackground
        for view in [gap, disc] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        isAccessibilityElement = true
        accessibilityTraits = .button
        show()
    }

    /// Shown as the picker's title.
    open var title: String?
    open var supportsAlpha = true
    /// Nil (default) shows no colour. Setting it sends no event.
    open var selectedColor: UIColor? { didSet { show() } }

    /// Unverified: 28 points.
    open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    private func show() {
        disc.backgroundColor = selectedColor
        disc.isHidden = selectedColor == nil
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(bounds.width, bounds.height)
        let circle = CGRect(x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
        ring.frame = circle
        ring.cornerRadius = side / 2
        gap.frame = circle.insetBy(dx: 3, dy: 3)
        gap.layer.cornerRadius = gap.frame.width / 2
        disc.frame = circle.insetBy(dx: 5, dy: 5)
        disc.layer.cornerRadius = disc.frame.width / 2
    }

    override func _touchedUpInside(_ event: UIEvent?) {
        var controller: UIResponder? = self
        while let current = controller, !(current is UIViewController) { controller = current.next }
        let picker = UIColorPickerViewController()
        picker.delegate = self
        picker.supportsAlpha = supportsAlpha
        picker.title = title
        if let selectedColor { picker.selectedColor = selectedColor }
        (controller as? UIViewController)?.present(picker, animated: true)
    }

    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
        selectedColor = color
        sendActions(for: .valueChanged)
    }
}
