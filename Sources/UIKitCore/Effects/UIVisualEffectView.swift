/// Lays an effect over what is behind it. Subviews go into `contentView`.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    /// Lies over the effect and is as large as the view.
    open var contentView: UIView { content }
    private let content = EffectContentView(frame: .zero)
    private let backdrop = MaterialView(frame: .zero)

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
        for view in [backdrop, content] {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
        update()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        for view in [backdrop, content] where view.frame != bounds { view.frame = bounds }
    }

    package override func _traitsDidChange(from previous: UITraitCollection?) {
        super._traitsDidChange(from: previous)
        update()
    }

    private func update() {
        let isDark = traitCollection.userInterfaceStyle == .dark
        content.tint = (effect as? UIVibrancyEffect).map { Vibrancy.color($0, isDark: isDark) }
        guard let blur = effect as? UIBlurEffect else { return backdrop.isHidden = true }
        backdrop.isHidden = false
        backdrop.show(Material.of(blur._style, isDark: isDark))
    }
}
