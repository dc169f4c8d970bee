/// A title and an image in a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    private(set) var _systemItem: SystemItem?
    weak var _shownView: UIView?
    private var offset = UIOffset.zero
    private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    public override init() {
        _systemItem = nil
        super.init()
    }

    public required init?(coder: NSCoder) {
        _systemItem = nil
        super.init(coder: coder)
        (coder as? NibCoder)?.finish(self, as: UITabBarItem.self)
    }

    /// For interface files.
    package func _setSystemItem(_ item: SystemItem?) {
        _systemItem = item
        _changed()
    }

    private init(system: SystemItem?) {
        _systemItem = system
        super.init()
    }

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init(system: nil)
        self.title = title
        self.image = image
        self.tag = tag
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(system: nil)
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// One of the system's; its title and image cannot be changed.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init(system: systemItem)
        self.tag = tag
    }

    /// Shown while selected; nil is `image`, or the filled form of a symbol.
    open var selectedImage: UIImage? { didSet { _changed() } }

    /// Text on a red oval at the image; nil shows none.
    open var badgeValue: String? { didSet { if badgeValue != oldValue { _changed() } } }

    /// nil is the system's red.
    open var badgeColor: UIColor? { didSet { _changed() } }

    /// Moves the title, in points.
    open var titlePositionAdjustment: UIOffset {
        get { offset }
        set {
            offset = newValue
            _changed()
        }
    }

    /// In place of the bar's appearance object, while this item is selected.
    open var standardAppearance: UITabBarAppearance? { didSet { _changed() } }
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { _changed() } }

    /// Inert: dragging onto items is not simulated.
    open var isSpringLoaded = false

    open func setBadgeTextAttributes(
        _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        badgeAttributes[state.rawValue] = textAttributes
        _changed()
    }

    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state.rawValue]
    }

    public enum SystemItem: Int, Sendable {
        case more = 0
        case favorites = 1
        case featured = 2
        case topRated = 3
        case recents = 4
        case contacts = 5
        case history = 6
        case bookmarks = 7
        case search = 8
        case downloads = 9
        case mostRecent = 10
        case mostViewed = 11
    }
}

extension UITabBarItem {
    var _shownTitle: String? { _systemItem.map { TabBarSymbols.title($0) } ?? title }

    func _shownImage(isSelected: Bool, isLow: Bool) -> UIImage? {
        if let _systemItem { return TabBarSymbols.image(_systemItem) }
        if isSelected, let selectedImage { return selectedImage }
        let base = isLow ? landscapeImagePhone ?? image : image
        // Tab bars show the filled form of a symbol that has one.
        if let base, let name = base._symbolName, let filled = UIImage(systemName: name + ".fill") {
            return base.symbolConfiguration.map { filled.withConfiguration($0) } ?? filled
        }
        return base
    }
}

/// Titles and symbols of the system's tab bar items.
@MainActor
enum TabBarSymbols {
    static func title(_ item: UITabBarItem.SystemItem) -> String {
        switch item {
        case .more: SystemStrings.text(.more)
        case .favorites: "Favorites"
        case .featured: "Featured"
        case .topRated: "Top Rated"
        case .recents: "Recents"
        case .contacts: "Contacts"
        case .history: "History"
        case .bookmarks: "Bookmarks"
        case .search: SystemStrings.text(.search)
        case .downloads: "Downloads"
        case .mostRecent: "Most Recent"
        case .mostViewed: "Most Viewed"
        }
    }

    static func image(_ item: UITabBarItem.SystemItem) -> UIImage? {
        let name =
            switch item {
            case .more: "ellipsis"
            case .favorites, .featured, .topRated: "star.fill"
            case .recents, .history, .mostRecent: "clock.fill"
            case .contacts: "person.crop.circle.fill"
            case .bookmarks: "book.fill"
            case .search: "magnifyingglass"
            case .downloads: "square.and.arrow.down.fill"
            case .mostViewed: "list.number"
            }
        return UIImage(systemName: name)
    }
}
