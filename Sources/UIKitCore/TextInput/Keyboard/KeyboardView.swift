/// A drawn keyboard: Latin letters, or numbers.
///
/// Unverified: the measures of keys and their colours, read off pictures of iOS 17. Keys of other languages are not drawn.
final class KeyboardView: UIView {
    weak var input: (any UIKeyInput)? { didSet { setNeedsLayout() } }
    private var keys: [KeyboardKey] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        backgroundColor = .clear
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    var metrics: KeyboardMetrics {
        let showsBar = input?.autocorrectionType != .no && input?.isSecureTextEntry != true
        return KeyboardMetrics(UIScreen.main._configuration, type: input?.keyboardType ?? .default, showsBar: showsBar)
    }

    /// Letters are capitals at the start of a text.
    private var isShifted: Bool {
        guard let input, input.isSecureTextEntry != true else { return false }
        switch input.autocapitalizationType {
        case .none: return false
        case .allCharacters: return true
        case .words, .sentences: return !input.hasText
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // Keys keep clear of a turned phone's rounded sides.
        let side = max(window?.safeAreaInsets.left ?? 0, window?.safeAreaInsets.right ?? 0)
        let size = CGSize(width: bounds.width - 2 * side, height: bounds.height)
        keys =
            KeyboardKeys(
                metrics: metrics, size: size, type: input?.keyboardType ?? .default,
                returnKey: input?.returnKeyType ?? .default, isShifted: isShifted,
                isPad: UIScreen.main._configuration.idiom == .pad
            ).keys.map {
                var key = $0
                key.frame.origin.x += side
                return key
            }
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        let isDark = traitCollection.userInterfaceStyle == .dark
        let base = UIColor(
            red: isDark ? 0.17 : 0.82, green: isDark ? 0.17 : 0.835, blue: isDark ? 0.175 : 0.86, alpha: 1)
        base.setFill()
        UIBezierPath(rect: bounds).fill()
        let isReturnEnabled = input?.enablesReturnKeyAutomatically != true || input?.hasText == true
        for key in keys { draw(key, isDark, isReturnEnabled) }
        guard metrics.barHeight > 0, UIScreen.main._configuration.idiom == .phone else { return }
        // Between the suggestions.
        UIColor(white: isDark ? 0.45 : 0.65, alpha: 1).setFill()
        for part in [1, 2] as [CGFloat] {
            let x = (bounds.width * part / 3).rounded()
            UIBezierPath(rect: CGRect(x: x, y: metrics.barHeight / 2 - 11, width: 1, height: 24)).fill()
        }
    }

    private func draw(_ key: KeyboardKey, _ isDark: Bool, _ isReturnEnabled: Bool) {
        let plain = isDark ? UIColor(white: 0.42, alpha: 1) : .white
        let special = isDark ? UIColor(white: 0.28, alpha: 1) : UIColor(red: 0.67, green: 0.69, blue: 0.73, alpha: 1)
        var text = isDark ? UIColor.white : UIColor.black
        if key.kind != .bare {
            var fill = key.kind == .special || key.kind == .action ? special : plain
            if key.kind == .action, key.isProminent, isReturnEnabled {
                fill = .systemBlue
                text = .white
            }
            let shade = UIBezierPath(roundedRect: key.frame.offsetBy(dx: 0, dy: 1), cornerRadius: key.radius)
            UIColor(white: isDark ? 0.06 : 0.53, alpha: 1).setFill()
            shade.fill()
            fill.setFill()
            UIBezierPath(roundedRect: key.frame, cornerRadius: key.radius).fill()
        }
        if key.kind == .action, !isReturnEnabled { text = text.withAlphaComponent(0.35) }
        if let symbol = key.symbol,
            let image = UIImage(
                systemName: symbol,
                withConfiguration: UIImage.SymbolConfiguration(pointSize: key.fontSize, weight: .regular))?
                .withTintColor(text)
        {
            image.draw(
                at: CGPoint(
                    x: key.frame.midX - image.size.width / 2, y: key.frame.midY - image.size.height / 2))
            return
        }
        let string = NSAttributedString(
            string: key.title,
            attributes: [.font: UIFont.systemFont(ofSize: key.fontSize, weight: key.weight), .foregroundColor: text])
        let size = string.size()
        string.draw(at: CGPoint(x: key.frame.midX - size.width / 2, y: key.frame.midY - size.height / 2))
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let point = touches.first?.location(in: self),
            let key = keys.first(where: { $0.frame.insetBy(dx: -3, dy: -6).contains(point) }), let text = key.text
        else { return }
        (input as? UIResponder)?._type(text)
        setNeedsLayout()
    }
}
