/// Bar button items that belong together.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
    open var barButtonItems: [UIBarButtonItem] {
        didSet { adopt() }
    }
    /// Stands for the group where there is no room for all of it.
    open var representativeItem: UIBarButtonItem?
    /// Inert: groups always show all of their items.
    open var isDisplayingRepresentativeItem: Bool { false }
    open var isHidden = false
    /// Inert: groups always show all of their items.
    open var alwaysAvailable = false
    /// Inert: groups have no menu of their own.
    open var menuRepresentation: UIMenuElement?

    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
        super.init()
        adopt()
    }

    open class func fixedGroup(
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }

    open class func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }

    /// Groups that are not in the default customisation start hidden.
    open class func optionalGroup(
        customizationIdentifier: String, isInDefaultCustomization inDefaultCustomization: Bool = true,
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        let made = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
        made.isHidden = !inDefaultCustomization
        return made
    }

    private func adopt() {
        for item in barButtonItems { item.buttonGroup = self }
    }
}
