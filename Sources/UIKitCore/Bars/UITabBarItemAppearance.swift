/// How the items of a tab bar look, by state.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
    public enum Style: Int, Sendable {
        case stacked = 0
        case inline = 1
        case compactInline = 2
    }

    private var style: Style

    public init(style: Style) {
        self.style = style
        super.init()
    }

    public convenience override init() { self.init(style: .stacked) }

    public required init?(coder: NSCoder) {
        style = .stacked
        super.init()
    }

    open func encode(with coder: NSCoder) {}

    open private(set) var normal = UITabBarItemStateAppearance()
    open private(set) var selected = UITabBarItemStateAppearance()
    open private(set) var disabled = UITabBarItemStateAppearance()
    open private(set) var focused = UITabBarItemStateAppearance()

    /// Back to what the system does for the style.
    open func configureWithDefault(for style: Style) {
        self.style = style
        normal = UITabBarItemStateAppearance()
        selected = UITabBarItemStateAppearance()
        disabled = UITabBarItemStateAppearance()
        focused = UITabBarItemStateAppearance()
    }

    open func copy(with zone: NSZone? = nil) -> Any { copied() }

    func copied() -> UITabBarItemAppearance {
        let made = UITabBarItemAppearance(style: style)
        made.normal = normal.copied()
        made.selected = selected.copied()
        made.disabled = disabled.copied()
        made.focused = focused.copied()
        return made
    }
}

/// How an item of a tab bar looks in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    /// Over the system's attributes.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset.zero
    /// nil is the bar's tint, or grey for items that are not selected.
    open var iconColor: UIColor?
    open var badgePositionAdjustment = UIOffset.zero
    /// nil is the system's red.
    open var badgeBackgroundColor: UIColor?
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var badgeTitlePositionAdjustment = UIOffset.zero

    func copied() -> UITabBarItemStateAppearance {
        let made = UITabBarItemStateAppearance()
        made.titleTextAttributes = titleTextAttributes
        made.titlePositionAdjustment = titlePositionAdjustment
        made.iconColor = iconColor
        made.badgePositionAdjustment = badgePositionAdjustment
        made.badgeBackgroundColor = badgeBackgroundColor
        made.badgeTextAttributes = badgeTextAttributes
        made.badgeTitlePositionAdjustment = badgeTitlePositionAdjustment
        return made
    }
}
