/// A tab of a tab bar controller, with a controller that is made when it is first shown.
@preconcurrency @MainActor
open class UITab: NSObject {
    public let identifier: String
    open var title: String { didSet { _changed() } }
    open var image: UIImage? { didSet { _changed() } }
    open var subtitle: String?
    open var badgeValue: String? { didSet { _changed() } }
    open var isHidden = false { didSet { _tabBarController?._tabsChanged() } }
    open var isEnabled = true { didSet { _changed() } }
    open var userInfo: Any?
    /// Inert: tabs are not customised by touch.
    open var preferredPlacement: Placement = .automatic
    /// Inert: tabs are not customised by touch.
    open var allowsHiding = false
    open internal(set) weak var parent: UITabGroup?
    weak var _tabBarController: UITabBarController?
    private let provider: ((UITab) -> UIViewController)?
    private(set) var _controllerIfMade: UIViewController?

    public init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier
        provider = viewControllerProvider
        super.init()
    }

    /// The controller the tab shows; nil before the tab is shown first.
    open var viewController: UIViewController? { _controllerIfMade }

    open var tabBarController: UITabBarController? { _tabBarController }

    open var managingTabGroup: UITabGroup? { parent }

    public enum Placement: Int, Sendable {
        case automatic = 0
        case `default` = 1
        case optional = 2
        case movable = 3
        case pinned = 4
        case fixed = 5
        case sidebarOnly = 6
    }

    /// The controller, made now if need be, with the tab's name and image in its tab bar item.
    var _controller: UIViewController {
        if let made = _controllerIfMade { return made }
        let made = provider?(self) ?? UIViewController()
        _controllerIfMade = made
        made._barItems.tab = self
        _changed()
        return made
    }

    func _changed() {
        guard let item = _controllerIfMade?.tabBarItem else { return }
        item.title = title
        item.image = image
        item.badgeValue = badgeValue
        item.isEnabled = isEnabled
    }

    static func _find(_ identifier: String, in tabs: [UITab]) -> UITab? {
        for tab in tabs {
            if tab.identifier == identifier { return tab }
            if let group = tab as? UITabGroup, let found = _find(identifier, in: group.children) { return found }
        }
        return nil
    }
}

/// The tab of a search.
@preconcurrency @MainActor
open class UISearchTab: UITab {
    public override init(
        title: String = "Search", image: UIImage? = UIImage(systemName: "magnifyingglass"),
        identifier: String = "com.apple.UIKit.Search", viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        super.init(
            title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    }

    /// Inert: the search does not begin by itself.
    open var automaticallyActivatesSearch = false
}

/// A tab that holds further ones; the bar shows it as one tab.
@preconcurrency @MainActor
open class UITabGroup: UITab {
    open var children: [UITab] { didSet { adopt() } }
    open var selectedChild: UITab?
    open var defaultChildIdentifier: String?
    /// Inert: tabs are not customised by touch.
    open var allowsReordering = false
    /// Inert: tabs are not customised by touch.
    open var displayOrderIdentifiers: [String] = []
    open var displayOrder: [UITab] { children }
    /// Shows the selected child on a stack of its own.
    open var managingNavigationController: UINavigationController?
    /// Inert: there is no sidebar of tabs.
    open var sidebarAppearance: SidebarAppearance = .automatic

    public enum SidebarAppearance: Int, Sendable {
        case automatic = 0
        case inline = 1
        case rootSection = 2
    }

    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(
            title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        adopt()
    }

    private func adopt() {
        for child in children { child.parent = self }
    }

    open func tab(forIdentifier identifier: String) -> UITab? { UITab._find(identifier, in: children) }
}
