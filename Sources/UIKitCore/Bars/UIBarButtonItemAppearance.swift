/// How the buttons of a bar look, by state.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
    private(set) var style: UIBarButtonItem.Style

    public init(style: UIBarButtonItem.Style) {
        self.style = style
        super.init()
    }

    public convenience override init() { self.init(style: .plain) }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init()
    }

    open func encode(with coder: NSCoder) {}

    open private(set) var normal = UIBarButtonItemStateAppearance()
    open private(set) var highlighted = UIBarButtonItemStateAppearance()
    open private(set) var disabled = UIBarButtonItemStateAppearance()
    open private(set) var focused = UIBarButtonItemStateAppearance()

    /// Back to what the system does for the style.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        self.style = style
        normal = UIBarButtonItemStateAppearance()
        highlighted = UIBarButtonItemStateAppearance()
        disabled = UIBarButtonItemStateAppearance()
        focused = UIBarButtonItemStateAppearance()
    }

    open func copy(with zone: NSZone? = nil) -> Any { copied() }

    func copied() -> UIBarButtonItemAppearance {
        let made = UIBarButtonItemAppearance(style: style)
        made.normal = normal.copied()
        made.highlighted = highlighted.copied()
        made.disabled = disabled.copied()
        made.focused = focused.copied()
        return made
    }

    func _state(isEnabled: Bool, isHighlighted: Bool) -> UIBarButtonItemStateAppearance {
        isEnabled ? isHighlighted ? highlighted : normal : disabled
    }
}

/// How a button of a bar looks in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    /// Over the system's attributes.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset.zero
    open var backgroundImage: UIImage?
    open var backgroundImagePositionAdjustment = UIOffset.zero

    func copied() -> UIBarButtonItemStateAppearance {
        let made = UIBarButtonItemStateAppearance()
        made.titleTextAttributes = titleTextAttributes
        made.titlePositionAdjustment = titlePositionAdjustment
        made.backgroundImage = backgroundImage
        made.backgroundImagePositionAdjustment = backgroundImagePositionAdjustment
        return made
    }
}
