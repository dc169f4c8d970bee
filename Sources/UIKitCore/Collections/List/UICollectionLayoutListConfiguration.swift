/// Makes sections of a compositional layout look like a list.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration: Hashable {
    public enum Appearance: Int, Sendable {
        case plain = 0
        case grouped = 1
        case insetGrouped = 2
        /// The first column of a split view.
        case sidebar = 3
        /// The column beside a sidebar.
        case sidebarPlain = 4
    }

    public enum HeaderMode: Int, Sendable {
        case none = 0
        /// The data source gives a supplementary view.
        case supplementary = 1
        /// The first item of a section looks like a header.
        case firstItemInSection = 2
    }

    public enum FooterMode: Int, Sendable {
        case none = 0
        case supplementary = 1
    }

    public enum ContentHuggingElements: Sendable {
        case none, sectionHeaders
    }

    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
    public typealias ItemSeparatorHandler = (
        _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration

    public var appearance: Appearance
    /// True by default, except in sidebars.
    public var showsSeparators: Bool
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// Changes the separators of single items.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// Behind the whole list; nil is the colour of the appearance.
    public var backgroundColor: UIColor?
    /// The actions that a swipe from the leading edge reveals.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none
    /// Room above each section's header; nil is that of the appearance: 22 points in plain lists.
    public var headerTopPadding: CGFloat?
    /// Inert: headers have the height of their content.
    public var contentHuggingElements = ContentHuggingElements.none

    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = appearance != .sidebar
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }

    public nonisolated static func == (left: Self, right: Self) -> Bool {
        MainActor.assumeIsolated {
            left.appearance == right.appearance && left.showsSeparators == right.showsSeparators
                && left.backgroundColor == right.backgroundColor && left.headerMode == right.headerMode
                && left.footerMode == right.footerMode && left.headerTopPadding == right.headerTopPadding
                && left.separatorConfiguration == right.separatorConfiguration
        }
    }

    public nonisolated func hash(into hasher: inout Hasher) {
        MainActor.assumeIsolated {
            hasher.combine(appearance)
            hasher.combine(headerMode)
        }
    }

    package var _environment: UIListEnvironment {
        switch appearance {
        case .plain: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        case .sidebar: .sidebar
        case .sidebarPlain: .sidebarPlain
        }
    }

    /// Behind the list.
    var _background: UIColor {
        if let backgroundColor { return backgroundColor }
        switch appearance {
        case .plain, .sidebarPlain: return .systemBackground
        case .grouped, .insetGrouped, .sidebar: return .systemGroupedBackground
        }
    }
}

/// The lines between the rows of a list.
public struct UIListSeparatorConfiguration: Hashable {
    public enum Visibility: Int, Sendable {
        case automatic = 0
        case visible = 1
        case hidden = 2
    }

    public var topSeparatorVisibility = Visibility.automatic
    public var bottomSeparatorVisibility = Visibility.automatic
    public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// `separator` by default.
    public var color: UIColor = .separator
    /// Nil is `color`.
    public var multipleSelectionColor: UIColor?

    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

    /// The separator begins where the text does.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    public static func == (left: Self, right: Self) -> Bool {
        left.topSeparatorVisibility == right.topSeparatorVisibility
            && left.bottomSeparatorVisibility == right.bottomSeparatorVisibility
            && left.topSeparatorInsets == right.topSeparatorInsets
            && left.bottomSeparatorInsets == right.bottomSeparatorInsets && left.color == right.color
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(topSeparatorVisibility)
        hasher.combine(bottomSeparatorVisibility)
    }
}
