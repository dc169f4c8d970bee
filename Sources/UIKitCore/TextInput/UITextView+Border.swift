extension UITextView {
    public enum BorderStyle: Int, Sendable {
        case none = 0
        case roundedRect = 1
    }

    /// Default none.
    /// Unverified: that the border looks as that of a text field, and that text keeps its place.
    public var borderStyle: BorderStyle {
        get { look.borderStyle }
        set {
            guard look.borderStyle != newValue else { return }
            look.borderStyle = newValue
            _showBorder()
        }
    }

    func _showBorder() {
        let isShown = look.borderStyle == .roundedRect
        layer.cornerRadius = isShown ? 5 : 0
        layer.cornerCurve = .continuous
        layer.borderWidth = isShown ? max(1 / max(traitCollection.displayScale, 1), 0.5) : 0
        layer.borderColor = UIColor(white: traitCollection.userInterfaceStyle == .dark ? 0.27 : 0.8, alpha: 1).cgColor
    }
}
