/// The colour in which a vibrancy effect shows its content over a blur.
///
/// Unverified: the strengths, and that colours are laid over the material; the system makes the material itself darker or lighter.
@MainActor
enum Vibrancy {
    static func color(_ effect: UIVibrancyEffect, isDark: Bool) -> UIColor {
        let isDark = isDarkMaterial(effect.blur._style) ?? isDark
        let alpha: CGFloat =
            switch effect.style {
            case .label: isDark ? 0.9 : 0.8
            case nil: isDark ? 0.8 : 0.65
            case .secondaryLabel: isDark ? 0.55 : 0.5
            case .tertiaryLabel: isDark ? 0.3 : 0.26
            case .quaternaryLabel: isDark ? 0.18 : 0.16
            case .fill: isDark ? 0.24 : 0.18
            case .secondaryFill: isDark ? 0.16 : 0.12
            case .tertiaryFill: isDark ? 0.1 : 0.07
            case .separator: isDark ? 0.2 : 0.16
            }
        return UIColor(white: isDark ? 1 : 0, alpha: alpha)
    }

    /// Nil for materials that follow the appearance.
    private static func isDarkMaterial(_ style: UIBlurEffect.Style) -> Bool? {
        switch style {
        case .dark, .extraDark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
            .systemThickMaterialDark, .systemChromeMaterialDark:
            true
        case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
            .systemThickMaterialLight, .systemChromeMaterialLight:
            false
        case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
            .systemThickMaterial, .systemChromeMaterial:
            nil
        }
    }
}
