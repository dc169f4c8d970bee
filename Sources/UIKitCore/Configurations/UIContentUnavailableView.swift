/// Shows why there is no content, in the middle of its bounds.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
    private var shown: UIContentUnavailableConfiguration
    private let stack = UIStackView()
    private var background: ConfiguredBackgroundView?

    /// Inert: content that is too tall is cut off.
    open var isScrollEnabled = true

    public init(configuration: UIContentUnavailableConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        setUp()
    }

    public required init?(coder: NSCoder) {
        shown = .empty()
        super.init(coder: coder)
        setUp()
    }

    /// Always a `UIContentUnavailableConfiguration`; values of other kinds are not taken over.
    public var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIContentUnavailableConfiguration else { return }
            shown = new
            apply()
        }
    }

    private func setUp() {
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        let margins = layoutMarginsGuide
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
        apply()
    }

    private func apply() {
        preservesSuperviewLayoutMargins = shown.axesPreservingSuperviewLayoutMargins != []
        directionalLayoutMargins = shown.directionalLayoutMargins
        for view in stack.arrangedSubviews { view.removeFromSuperview() }
        stack.alignment = shown.alignment == .center ? .center : .leading
        var last: UIView?
        func add(_ view: UIView, after space: CGFloat) {
            if let last { stack.setCustomSpacing(space, after: last) }
            stack.addArrangedSubview(view)
            last = view
        }
        if shown.isLoading {
            let spinner = UIActivityIndicatorView(style: .medium)
            spinner.startAnimating()
            add(spinner, after: 0)
        }
        if let image = shown.image {
            let view = UIImageView(image: image)
            view.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
            view.tintColor = shown.imageProperties.tintColor
            view.layer.cornerRadius = shown.imageProperties.cornerRadius
            view.clipsToBounds = shown.imageProperties.cornerRadius > 0
            view.contentMode = .scaleAspectFit
            let limit = shown.imageProperties.maximumSize
            if limit.width > 0 { view.widthAnchor.constraint(lessThanOrEqualToConstant: limit.width).isActive = true }
            if limit.height > 0 {
                view.heightAnchor.constraint(lessThanOrEqualToConstant: limit.height).isActive = true
            }
            add(view, after: shown.imageToTextPadding)
        }
        if shown.text != nil || shown.attributedText != nil {
            let label = UILabel()
            label._show(shown.text, shown.attributedText, shown.textProperties)
            add(label, after: shown.imageToTextPadding)
        }
        if shown.secondaryText != nil || shown.secondaryAttributedText != nil {
            let label = UILabel()
            label._show(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties)
            add(label, after: shown.textToSecondaryTextPadding)
        }
        addButton(shown.button, shown.buttonProperties) { add($0, after: shown.textToButtonPadding) }
        addButton(shown.secondaryButton, shown.secondaryButtonProperties) {
            add($0, after: shown.buttonToSecondaryButtonPadding)
        }
        background?.removeFromSuperview()
        let view = ConfiguredBackgroundView(shown.background)
        insertSubview(view, at: 0)
        background = view
        setNeedsLayout()
    }

    private func addButton(
        _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties,
        _ add: (UIButton) -> Void
    ) {
        guard configuration.title != nil || configuration.image != nil || configuration.attributedTitle != nil else {
            return
        }
        let button = UIButton(configuration: configuration, primaryAction: nil)
        if let action = properties.primaryAction { button.addAction(action, for: .primaryActionTriggered) }
        button.menu = properties.menu
        button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
        button.isEnabled = properties.isEnabled
        button.role = properties.role
        add(button)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background?.frame = bounds
    }
}
