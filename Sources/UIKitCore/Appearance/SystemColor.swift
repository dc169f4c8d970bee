/// The system's named colours and their values for style, contrast and elevation.
///
/// Palette, greys, labels, fills and backgrounds: the values Apple published for iOS 13 to 18 (Human Interface Guidelines,
/// "Color", and `UIColor` documentation). iOS 26 draws the palette a little differently. Increased-contrast values of labels,
/// fills and separators are not published; the ones below are unverified.
enum SystemColor: Int, Sendable {
    case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan, systemBlue
    case systemIndigo, systemPurple, systemPink, systemBrown, systemGray, systemGray2, systemGray3, systemGray4
    case systemGray5, systemGray6, label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link
    case separator, opaqueSeparator, systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
    case systemBackground, secondarySystemBackground, tertiarySystemBackground, systemGroupedBackground
    case secondarySystemGroupedBackground, tertiarySystemGroupedBackground

    /// The name in descriptions, `systemBlueColor`.
    var name: String { "\(self)Color" }

    /// 0...255 components and alpha 0...1.
    struct Components: Sendable {
        var red: Double
        var green: Double
        var blue: Double
        var alpha: Double

        var storage: UIColor.Storage {
            red == green && green == blue
                ? .gray(white: red / 255, alpha: alpha)
                : .rgb(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
        }
    }

    struct Values: Sendable {
        var light: Components
        var dark: Components
        var contrast: Components
        var darkContrast: Components
        /// Dark style one level up (sheets, popovers); nil where the level makes no difference.
        var elevated: Components?
        var elevatedContrast: Components?

        init(
            _ light: Components, dark: Components, contrast: Components, darkContrast: Components,
            elevated: Components? = nil, elevatedContrast: Components? = nil
        ) {
            self.light = light
            self.dark = dark
            self.contrast = contrast
            self.darkContrast = darkContrast
            self.elevated = elevated
            self.elevatedContrast = elevatedContrast
        }
    }

    func storage(for traits: UITraitCollection) -> UIColor.Storage {
        let values = values
        let high = traits.accessibilityContrast == .high
        guard traits.userInterfaceStyle == .dark else { return (high ? values.contrast : values.light).storage }
        let base = high ? values.darkContrast : values.dark
        guard traits.userInterfaceLevel == .elevated else { return base.storage }
        return ((high ? values.elevatedContrast : values.elevated) ?? base).storage
    }
}
