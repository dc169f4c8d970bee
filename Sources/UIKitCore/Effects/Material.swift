/// How a blur style changes what is behind it.
///
/// Unverified: radius, saturation and tints, read off pictures of iOS 17.
struct Material {
    /// Of the blur, in points.
    var radius: CGFloat
    /// Factor on the strength of colours.
    var saturation: CGFloat
    var tint: UIColor

    /// Of alerts and the cards of action sheets.
    static func alert(isDark: Bool) -> Material {
        Material(
            radius: 30, saturation: 1.8,
            tint: isDark ? UIColor(white: 0.18, alpha: 0.82) : UIColor(white: 0.98, alpha: 0.82))
    }

    /// Of menus.
    static func menu(isDark: Bool) -> Material {
        Material(
            radius: 30, saturation: 1.8,
            tint: isDark ? UIColor(white: 0.16, alpha: 0.84) : UIColor(white: 0.97, alpha: 0.84))
    }

    /// Of everything behind a lifted preview and its menu.
    static func behindMenu(isDark: Bool) -> Material {
        Material(
            radius: 20, saturation: 1.6,
            tint: isDark ? UIColor(white: 0.05, alpha: 0.5) : UIColor(white: 0.72, alpha: 0.44))
    }

    @MainActor
    static func of(_ style: UIBlurEffect.Style, isDark: Bool) -> Material {
        func tint(_ white: CGFloat, _ alpha: CGFloat) -> UIColor { UIColor(white: white, alpha: alpha) }
        func system(_ dark: Bool, _ light: (CGFloat, CGFloat), _ darkTint: (CGFloat, CGFloat)) -> Material {
            let (white, alpha) = dark ? darkTint : light
            return Material(radius: 29, saturation: 1.8, tint: tint(white, alpha))
        }
        switch style {
        case .extraLight: return Material(radius: 20, saturation: 1.8, tint: tint(0.97, 0.82))
        case .light: return Material(radius: 30, saturation: 1.8, tint: tint(1, 0.3))
        case .dark: return Material(radius: 20, saturation: 1.8, tint: tint(0.11, 0.73))
        case .extraDark: return Material(radius: 20, saturation: 1.8, tint: tint(0.06, 0.85))
        case .regular: return isDark ? of(.dark, isDark: true) : of(.light, isDark: false)
        case .prominent: return isDark ? of(.dark, isDark: true) : of(.extraLight, isDark: false)
        case .systemUltraThinMaterial: return system(isDark, (0.96, 0.36), (0.15, 0.55))
        case .systemThinMaterial: return system(isDark, (0.96, 0.56), (0.15, 0.68))
        case .systemMaterial: return system(isDark, (0.96, 0.74), (0.13, 0.78))
        case .systemThickMaterial: return system(isDark, (0.97, 0.86), (0.12, 0.88))
        case .systemChromeMaterial: return system(isDark, (0.97, 0.78), (0.12, 0.82))
        case .systemUltraThinMaterialLight: return of(.systemUltraThinMaterial, isDark: false)
        case .systemThinMaterialLight: return of(.systemThinMaterial, isDark: false)
        case .systemMaterialLight: return of(.systemMaterial, isDark: false)
        case .systemThickMaterialLight: return of(.systemThickMaterial, isDark: false)
        case .systemChromeMaterialLight: return of(.systemChromeMaterial, isDark: false)
        case .systemUltraThinMaterialDark: return of(.systemUltraThinMaterial, isDark: true)
        case .systemThinMaterialDark: return of(.systemThinMaterial, isDark: true)
        case .systemMaterialDark: return of(.systemMaterial, isDark: true)
        case .systemThickMaterialDark: return of(.systemThickMaterial, isDark: true)
        case .systemChromeMaterialDark: return of(.systemChromeMaterial, isDark: true)
        }
    }
}
