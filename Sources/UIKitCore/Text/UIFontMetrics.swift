/// Scales fonts and lengths with the text size, in the way of a text style.
///
/// The factor is the ratio of the style's leadings, not of its point sizes: body text grows from 17 to 53 points at the largest
/// size, but a 17-point font scaled by body metrics only to 48.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: UIFont.TextStyle

    /// The metrics of body text.
    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    // MARK: Fonts

    /// A whole number of points. Raises for a font that was already scaled, as on iOS.
    open func scaledFont(for font: UIFont) -> UIFont {
        scaled(font, maximumPointSize: .infinity, traits: .current)
    }

    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaled(font, maximumPointSize: maximumPointSize, traits: .current)
    }

    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaled(font, maximumPointSize: .infinity, traits: traitCollection ?? .current)
    }

    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        scaled(font, maximumPointSize: maximumPointSize, traits: traitCollection ?? .current)
    }

    func scaled(_ font: UIFont, maximumPointSize: CGFloat, traits: UITraitCollection) -> UIFont {
        guard !font.followsTextSize else {
            fatalError(
                "The font \(font.fontName) is already scaled for the text size. "
                    + "Give UIFontMetrics a font of fixed size, for instance UIFont.systemFont(ofSize:).")
        }
        var size = pointSize(font.pointSize, category: traits.preferredContentSizeCategory)
        if maximumPointSize > 0 { size = min(size, maximumPointSize) }
        var values = font.values
        values.font.size = size
        let scaling = UIFont.Scaling(
            style: style, basePointSize: font.pointSize,
            maximumPointSize: maximumPointSize > 0 ? maximumPointSize : .infinity)
        return UIFont(values: values, scaling: scaling)
    }

    private func pointSize(_ base: CGFloat, category: UIContentSizeCategory) -> CGFloat {
        let (numerator, denominator) = ratio(category)
        // The one measured value that breaks the rule: 25.5 becomes 25.
        if style == .headline, category == .accessibilityExtraExtraLarge, base == 11 { return 25 }
        return roundHalfUp(base * numerator / denominator)
    }

    // MARK: Lengths

    /// The length at the current text size, rounded to a pixel of the current display.
    open func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let traits = traitCollection ?? .current
        var scale = traits.displayScale
        if scale <= 0 { scale = GraphicsDefaults.screenScale }
        let (numerator, denominator) = ratio(traits.preferredContentSizeCategory)
        return roundHalfUp(scale * value * numerator / denominator) / scale
    }

    private func ratio(_ category: UIContentSizeCategory) -> (CGFloat, CGFloat) {
        var category = category
        if category == .unspecified { category = UITraitCollection.current.preferredContentSizeCategory }
        let leadings = TextStyleTable.row(style).leadings
        return (
            CGFloat(leadings[TextStyleTable.column(category)]), CGFloat(leadings[TextStyleTable.largeColumn])
        )
    }

    private func roundHalfUp(_ value: CGFloat) -> CGFloat { (value + 0.5).rounded(.down) }
}
