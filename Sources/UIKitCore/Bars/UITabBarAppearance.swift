/// How a tab bar looks.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    /// Titles below images.
    open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) { didSet { _changed() } }
    /// Titles beside images.
    open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) { didSet { _changed() } }
    /// Titles beside images in the low bars of a phone in landscape.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) { didSet { _changed() } }

    open var selectionIndicatorTintColor: UIColor? { didSet { _changed() } }
    /// Behind the selected item.
    open var selectionIndicatorImage: UIImage? { didSet { _changed() } }
    open var stackedItemPositioning: UITabBar.ItemPositioning = .automatic { didSet { _changed() } }
    /// Points; 0 is the system's.
    open var stackedItemWidth: CGFloat = 0 { didSet { _changed() } }
    /// Points; 0 is the system's.
    open var stackedItemSpacing: CGFloat = 0 { didSet { _changed() } }

    override func _copied() -> UIBarAppearance {
        let made = UITabBarAppearance()
        made._take(self)
        return made
    }

    override func _take(_ other: UIBarAppearance) {
        super._take(other)
        guard let other = other as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance.copied()
        inlineLayoutAppearance = other.inlineLayoutAppearance.copied()
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copied()
        selectionIndicatorTintColor = other.selectionIndicatorTintColor
        selectionIndicatorImage = other.selectionIndicatorImage
        stackedItemPositioning = other.stackedItemPositioning
        stackedItemWidth = other.stackedItemWidth
        stackedItemSpacing = other.stackedItemSpacing
    }
}
