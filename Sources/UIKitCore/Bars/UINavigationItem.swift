/// What a navigation bar shows for one controller of the stack.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, @preconcurrency NSCoding, BarItemHolder {
    /// Told of changes: the bar whose stack the item is in.
    weak var _bar: UINavigationBar?
    /// Whose item this is; its view may have to be laid out anew.
    package weak var _owner: UIViewController?

    public init(title: String) {
        self.title = title
        super.init()
    }

    public convenience override init() { self.init(title: "") }

    public required init?(coder: NSCoder) {
        super.init()
        (coder as? NibCoder)?.finish(self, as: UINavigationItem.self)
    }

    open func encode(with coder: NSCoder) {}

    // MARK: Title

    open var title: String? { didSet { if title != oldValue { _changed() } } }
    /// Shown in the middle in place of the title.
    open var titleView: UIView? { didSet { if titleView !== oldValue { _changed() } } }
    /// A line of text above everything else.
    open var prompt: String? { didSet { if prompt != oldValue { _changed() } } }
    /// Whether the title is large where the bar prefers it; `.automatic` does as the item below, and is large for the first.
    open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic { didSet { _changed() } }
    /// Makes the menu that a tap on the title shows; it is given no elements of the system's. nil, the default, has no menu.
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { _changed() } }
    /// Inert: titles are not renamed by touch.
    open weak var renameDelegate: (any UINavigationItemRenameDelegate)?
    /// Inert: there is no document header.
    open var documentProperties: UIDocumentProperties?
    /// Where the title stands: in the middle for `.navigator`, the default, at the leading side for the others. Editors have a back
    /// button without a title.
    ///
    /// Unverified: that narrow bars do the same.
    open var style: ItemStyle = .navigator { didSet { _changed() } }
    /// Inert: the bar cannot be customised by touch.
    open var customizationIdentifier: String?

    // MARK: Back button

    /// What the next controller's back button is to be: its title, image and menu; its action is the bar's.
    open var backBarButtonItem: UIBarButtonItem? {
        didSet {
            backBarButtonItem?._holder = self
            _changed()
        }
    }
    /// The title of the next controller's back button; nil is this item's title.
    open var backButtonTitle: String? { didSet { _changed() } }
    open var backButtonDisplayMode: BackButtonDisplayMode = .default { didSet { _changed() } }
    /// Performed in place of going back.
    open var backAction: UIAction? { didSet { _changed() } }
    open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { _changed() } } }
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
    /// Whether left items come beside the back button, not in its place; false by default.
    open var leftItemsSupplementBackButton = false { didSet { _changed() } }

    // MARK: Buttons

    /// From the leading edge inwards.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet {
            adopt(leftBarButtonItems)
            _changed()
        }
    }

    /// From the trailing edge inwards.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet {
            adopt(rightBarButtonItems)
            _changed()
        }
    }

    /// The outermost of the left items; setting it replaces them all.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The outermost of the right items; setting it replaces them all.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

    /// Groups beside the left items.
    open var leadingItemGroups: [UIBarButtonItemGroup] = [] { didSet { adoptGroups(leadingItemGroups) } }
    /// Groups in the middle, where there is room; only on a pad.
    open var centerItemGroups: [UIBarButtonItemGroup] = [] { didSet { adoptGroups(centerItemGroups) } }
    /// Groups beside the right items.
    open var trailingItemGroups: [UIBarButtonItemGroup] = [] { didSet { adoptGroups(trailingItemGroups) } }
    open var pinnedTrailingGroup: UIBarButtonItemGroup? {
        didSet { adoptGroups(pinnedTrailingGroup.map { [$0] } ?? []) }
    }
    /// Inert: the bar has no overflow menu.
    open var additionalOverflowItems: UIDeferredMenuElement?
    /// Inert: the bar has no overflow menu.
    open var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? { nil }

    // MARK: Search

    /// Its search bar is shown below the title.
    open var searchController: UISearchController? {
        didSet {
            guard searchController !== oldValue else { return }
            oldValue?._searchOwner = nil
            searchController?._searchOwner = self
            _changed()
        }
    }
    /// Whether the search bar goes away as the content scrolls; true by default.
    open var hidesSearchBarWhenScrolling = true { didSet { _changed() } }
    /// Where the search bar is wanted; `.automatic` is inline at the trailing edge on a pad, stacked elsewhere.
    open var preferredSearchBarPlacement: SearchBarPlacement = .automatic { didSet { _changed() } }
    /// Where the search bar is.
    open var searchBarPlacement: SearchBarPlacement { _resolvedSearchPlacement }

    // MARK: Looks

    /// In place of the bar's objects, while this item is shown.
    open var standardAppearance: UINavigationBarAppearance? { didSet { _changed() } }
    open var compactAppearance: UINavigationBarAppearance? { didSet { _changed() } }
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { _changed() } }
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { _changed() } }

    // MARK: Changes

    private func adopt(_ items: [UIBarButtonItem]?) {
        for item in items ?? [] { item._holder = self }
    }

    private func adoptGroups(_ groups: [UIBarButtonItemGroup]) {
        for group in groups { adopt(group.barButtonItems) }
        _changed()
    }

    func _barItemChanged(_ item: UIBarItem) { _changed() }

    func _changed() { _bar?._itemChanged(self) }
}

extension UINavigationItem {
    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic = 0
        case always = 1
        case never = 2
        /// Since iOS 17: never large, and those above do the same.
        case inline = 3
    }

    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title if there is room, else "Back", else nothing.
        case `default` = 0
        /// "Back" or nothing.
        case generic = 1
        /// Nothing.
        case minimal = 2
    }

    public enum SearchBarPlacement: Int, Sendable {
        case automatic = 0
        case inline = 1
        case stacked = 2
    }

    public enum ItemStyle: Int, Sendable {
        case navigator = 0
        case browser = 1
        case editor = 2
    }
}

/// Asked when the title is edited. Inert: titles are not renamed by touch.
@preconcurrency @MainActor
public protocol UINavigationItemRenameDelegate: NSObjectProtocol {
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
}

/// What a document header shows. Inert: there is no document header.
@preconcurrency @MainActor
open class UIDocumentProperties: NSObject {
    public let url: URL?

    public init(url: URL) {
        self.url = url
        super.init()
    }
}
