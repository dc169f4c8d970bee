internal import Typesetting

extension UIFont {
    /// 17 points.
    public class var labelFontSize: CGFloat { 17 }
    /// 18 points.
    public class var buttonFontSize: CGFloat { 18 }
    /// 12 points.
    public class var smallSystemFontSize: CGFloat { 12 }
    /// 14 points.
    public class var systemFontSize: CGFloat { 14 }

    static func system(
        _ size: CGFloat, weight: Weight = .regular, design: FontDescriptor.Design = .default, italic: Bool = false,
        monospacedDigits: Bool = false, textStyle: TextStyle? = nil
    ) -> UIFont {
        let font = FontDescriptor(
            family: .system(design), size: size, weight: weight.rawValue, italic: italic,
            monospacedDigits: monospacedDigits)
        return UIFont(values: UIFontDescriptor.Values(font: font, textStyle: textStyle))
    }

    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize) }

    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        system(fontSize, weight: weight)
    }

    /// The system font in a semibold weight, as iOS gives it.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize, weight: .semibold) }

    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize, italic: true) }

    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        system(fontSize, weight: weight, design: .monospaced)
    }

    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        system(fontSize, weight: weight, monospacedDigits: true)
    }

    // MARK: Text styles

    /// The font of a text style at the text size of the current traits.
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font of a text style at the text size of `traitCollection`, in a bolder weight where people ask for bold text.
    public class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let traits = traitCollection ?? .current
        var category = traits.preferredContentSizeCategory
        if category == .unspecified { category = UITraitCollection.current.preferredContentSizeCategory }
        let size = TextStyleTable.row(style).sizes[TextStyleTable.column(category)]
        var weight: Weight = style == .headline ? .semibold : .regular
        if style == .extraLargeTitle || style == .extraLargeTitle2 { weight = .bold }
        if traits.legibilityWeight == .bold, weight != .bold { weight = style == .headline ? .bold : .semibold }
        return system(size, weight: weight, textStyle: style)
    }

    // MARK: Following the text size

    /// The text style this font was asked for by, if it still has that style's size.
    var textStyle: TextStyle? { values.textStyle }

    /// Whether `adjustsFontForContentSizeCategory` acts on this font: it came from a text style or from `UIFontMetrics`.
    var followsTextSize: Bool { textStyle != nil || scaling != nil }

    /// The same font at another text size; a font of fixed size returns itself.
    func adjusted(to traits: UITraitCollection) -> UIFont {
        if let scaling {
            let base = UIFont(values: unscaledValues(scaling.basePointSize))
            return UIFontMetrics(forTextStyle: scaling.style).scaled(
                base, maximumPointSize: scaling.maximumPointSize, traits: traits)
        }
        guard let textStyle else { return self }
        let preferred = UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: traits)
        if preferred.pointSize == pointSize { return self }
        var values = values
        values.font.size = preferred.pointSize
        return UIFont(values: values)
    }

    private func unscaledValues(_ size: CGFloat) -> UIFontDescriptor.Values {
        var values = values
        values.font.size = size
        values.textStyle = nil
        return values
    }
}
