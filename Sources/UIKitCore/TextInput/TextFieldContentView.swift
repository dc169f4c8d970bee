/// Draws the text or the placeholder of a text field; as large as the field's text rectangle.
final class TextFieldContentView: UIView {
    private lazy var provider = Provider(self)
    unowned let field: UITextField

    init(_ field: UITextField) {
        self.field = field
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        clipsToBounds = true
        layer.contentProvider = provider
    }

    required init?(coder: NSCoder) { fatalError("made by a text field only") }

    fileprivate func show(in context: CGContext) {
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        field._withCurrentTraits {
            if field.hasText { field.drawText(in: bounds) } else { field.drawPlaceholder(in: bounds) }
        }
    }

    private final class Provider: LayerContentProvider {
        unowned let view: TextFieldContentView
        init(_ view: TextFieldContentView) { self.view = view }
        var isOpaque: Bool { false }
        func drawContent(in context: CGContext, bounds: CGRect) { view.show(in: context) }
    }
}

/// The frame around a text field.
final class TextFieldBorderView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Unverified: the colours, read off pictures of iOS 17.
    func show(_ style: UITextField.BorderStyle, isEnabled: Bool, traits: UITraitCollection, hasBackground: Bool) {
        let isDark = traits.userInterfaceStyle == .dark
        layer.cornerRadius = style == .roundedRect ? 5 : 0
        layer.cornerCurve = .continuous
        layer.borderWidth = style == .line ? 1 : max(1 / max(traits.displayScale, 1), 0.5)
        switch style {
        case .none: layer.borderWidth = 0
        case .line: layer.borderColor = (isDark ? UIColor.white : UIColor.black).cgColor
        case .bezel: layer.borderColor = UIColor(white: isDark ? 0.45 : 0.6, alpha: 1).cgColor
        case .roundedRect: layer.borderColor = UIColor(white: isDark ? 0.27 : 0.8, alpha: 1).cgColor
        }
        guard style == .roundedRect, !hasBackground else { return backgroundColor = nil }
        backgroundColor =
            isEnabled
            ? .systemBackground : UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.11 : 0.97, alpha: 1) }
    }
}
