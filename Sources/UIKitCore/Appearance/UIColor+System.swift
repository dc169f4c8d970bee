/// Colours that follow style, contrast and elevation; values in `SystemColor`.
extension UIColor {
    private static let _system: [UIColor] = (0...SystemColor.tertiarySystemGroupedBackground.rawValue).map {
        UIColor(storage: .system(SystemColor(rawValue: $0)!))
    }

    private static func shared(_ color: SystemColor) -> UIColor { _system[color.rawValue] }

    public class var systemRed: UIColor { shared(.systemRed) }
    public class var systemOrange: UIColor { shared(.systemOrange) }
    public class var systemYellow: UIColor { shared(.systemYellow) }
    public class var systemGreen: UIColor { shared(.systemGreen) }
    public class var systemMint: UIColor { shared(.systemMint) }
    public class var systemTeal: UIColor { shared(.systemTeal) }
    public class var systemCyan: UIColor { shared(.systemCyan) }
    public class var systemBlue: UIColor { shared(.systemBlue) }
    public class var systemIndigo: UIColor { shared(.systemIndigo) }
    public class var systemPurple: UIColor { shared(.systemPurple) }
    public class var systemPink: UIColor { shared(.systemPink) }
    public class var systemBrown: UIColor { shared(.systemBrown) }
    public class var systemGray: UIColor { shared(.systemGray) }
    public class var systemGray2: UIColor { shared(.systemGray2) }
    public class var systemGray3: UIColor { shared(.systemGray3) }
    public class var systemGray4: UIColor { shared(.systemGray4) }
    public class var systemGray5: UIColor { shared(.systemGray5) }
    public class var systemGray6: UIColor { shared(.systemGray6) }
    public class var label: UIColor { shared(.label) }
    /// Unverified: the increased-contrast values.
    public class var secondaryLabel: UIColor { shared(.secondaryLabel) }
    /// Unverified: the increased-contrast values.
    public class var tertiaryLabel: UIColor { shared(.tertiaryLabel) }
    /// Unverified: the increased-contrast values.
    public class var quaternaryLabel: UIColor { shared(.quaternaryLabel) }
    /// Unverified: the increased-contrast values.
    public class var placeholderText: UIColor { shared(.placeholderText) }
    public class var link: UIColor { shared(.link) }
    /// Unverified: the increased-contrast values.
    public class var separator: UIColor { shared(.separator) }
    /// Unverified: the increased-contrast values.
    public class var opaqueSeparator: UIColor { shared(.opaqueSeparator) }
    /// Unverified: the increased-contrast values.
    public class var systemFill: UIColor { shared(.systemFill) }
    /// Unverified: the increased-contrast values.
    public class var secondarySystemFill: UIColor { shared(.secondarySystemFill) }
    /// Unverified: the increased-contrast values.
    public class var tertiarySystemFill: UIColor { shared(.tertiarySystemFill) }
    /// Unverified: the increased-contrast values.
    public class var quaternarySystemFill: UIColor { shared(.quaternarySystemFill) }
    public class var systemBackground: UIColor { shared(.systemBackground) }
    public class var secondarySystemBackground: UIColor { shared(.secondarySystemBackground) }
    public class var tertiarySystemBackground: UIColor { shared(.tertiarySystemBackground) }
    public class var systemGroupedBackground: UIColor { shared(.systemGroupedBackground) }
    public class var secondarySystemGroupedBackground: UIColor { shared(.secondarySystemGroupedBackground) }
    public class var tertiarySystemGroupedBackground: UIColor { shared(.tertiarySystemGroupedBackground) }

    private static let _tintColor = UIColor(storage: .tint)
    /// The tint of the view that shows it, or whose code uses it; `systemBlue` elsewhere.
    public class var tintColor: UIColor { _tintColor }
}
