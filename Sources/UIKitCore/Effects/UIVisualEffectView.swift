/// Lays an effect over what is behind it. Subviews go into `contentView`.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    /// Lies over the effect and is as large as the view.
    public let contentView = UIView(frame: .zero)
    private let backdrop = BackdropView(frame: .zero)
    private let overlay = UIView(frame: .zero)

    /// Nil shows nothing but the content.
    open var effect: UIVisualEffect? { didSet { if effect !== oldValue { update() } } }

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        prepare()
    }

    public convenience override init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        (coder as? NibCoder)?.finish(self, as: UIVisualEffectView.self)
    }

    private func prepare() {
        isOpaque = false
        for view in [backdrop, overlay] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        addSubview(contentView)
        update()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        for view in [backdrop, overlay, contentView] where view.frame != bounds { view.frame = bounds }
    }

    override func _boundsSizeChanged() {
        super._boundsSizeChanged()
        for view in [backdrop, overlay, contentView] { view.frame = bounds }
    }

    package override func _traitsDidChange(from previous: UITraitCollection?) {
        super._traitsDidChange(from: previous)
        update()
    }

    private func update() {
        guard let blur = effect as? UIBlurEffect else {
            backdrop.isHidden = true
            overlay.isHidden = true
            showVibrancy()
            return
        }
        let material = Material.of(blur._style, isDark: traitCollection.userInterfaceStyle == .dark)
        backdrop.isHidden = false
        overlay.isHidden = false
        backdrop.show(material)
        overlay.backgroundColor = material.tint
    }

    /// Content is drawn in a strength of the label colour.
    /// Unverified: real vibrancy mixes with the colours behind.
    private func showVibrancy() {
        guard let vibrancy = effect as? UIVibrancyEffect else { return contentView.alpha = 1 }
        switch vibrancy.style {
        case .secondaryLabel, .secondaryFill: contentView.alpha = 0.7
        case .tertiaryLabel, .tertiaryFill, .separator: contentView.alpha = 0.45
        case .quaternaryLabel: contentView.alpha = 0.3
        default: contentView.alpha = 0.85
        }
        contentView.tintColor = .label
    }
}

/// The blurred picture of what is behind.
final class BackdropView: UIView {
    override class var layerClass: AnyClass { BackdropLayer.self }

    func show(_ material: Material) {
        guard let layer = layer as? BackdropLayer else { return }
        layer.blurRadius = material.radius
        layer.saturation = material.saturation
    }
}
