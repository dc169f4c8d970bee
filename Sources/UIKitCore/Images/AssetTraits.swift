/// What an asset catalog chooses by.
struct AssetTraits: Hashable, Sendable {
    var scale: CGFloat
    var isPad = false
    var isDark = false
    var isHighContrast = false
    var isRightToLeft = false
    /// Nil: unknown.
    var isRegularWidth: Bool?
    var isRegularHeight: Bool?
    var isWideGamut = true
    /// What the app is shown in, best first, in small letters.
    var languages: [String] = []

    init(_ traits: UITraitCollection) {
        scale = traits.displayScale > 0 ? traits.displayScale : GraphicsDefaults.screenScale
        isPad = traits.userInterfaceIdiom == .pad
        isDark = traits.userInterfaceStyle == .dark
        isHighContrast = traits.accessibilityContrast == .high
        isRightToLeft = traits.layoutDirection == .rightToLeft
        isRegularWidth =
            traits.horizontalSizeClass == .unspecified ? nil : traits.horizontalSizeClass == .regular
        isRegularHeight = traits.verticalSizeClass == .unspecified ? nil : traits.verticalSizeClass == .regular
        isWideGamut = traits.displayGamut != .SRGB
        languages = AssetTraits.preferredLanguages
    }

    /// Asked for each choice, so it is kept; a process has one set of languages.
    private static let preferredLanguages = Bundle.main.preferredLocalizations.map {
        $0.lowercased().replacingOccurrences(of: "_", with: "-")
    }
}
