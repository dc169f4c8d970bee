/// Shows a search bar and, while a search goes on, the controller of its results over the content.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    /// The item whose search this is.
    weak var _searchOwner: UINavigationItem?
    var _isActive = false
    /// Shown over the content while a search goes on.
    var _overlay: UIView?
    /// Whose bar was hidden for the time of the search.
    weak var _hiddenBar: UINavigationController?

    /// Without a controller of results the content itself shows them.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        _setUpSearch()
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        searchResultsController = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        _setUpSearch()
    }

    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
        _setUpSearch()
        (coder as? NibCoder)?.finish(self, as: UISearchController.self)
    }

    /// Told when what is searched for changes.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)?

    public let searchResultsController: UIViewController?
    open private(set) lazy var searchBar: UISearchBar = UISearchBar()

    /// Whether a search goes on. Setting it begins or ends one.
    open var isActive: Bool {
        get { _isActive }
        set { _setActive(newValue) }
    }

    /// Whether the content is dimmed while nothing is found yet; false without a controller of results.
    open var obscuresBackgroundDuringPresentation = true { didSet { _updateOverlay() } }
    /// The name until iOS 12.
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }
    /// Whether title and buttons make room while a search goes on; true by default.
    open var hidesNavigationBarDuringPresentation = true
    open var automaticallyShowsCancelButton = true
    open var automaticallyShowsScopeBar = true
    open var automaticallyShowsSearchResultsController = true
    /// Whether the results are seen; by itself as soon as there is text.
    open var showsSearchResultsController = false {
        didSet {
            automaticallyShowsSearchResultsController = false
            _updateOverlay()
        }
    }
    open var scopeBarActivation: ScopeBarActivation = .automatic
    /// Inert: suggestions are not shown.
    open var searchSuggestions: [any UISearchSuggestion]?
    /// Inert: suggestions are not shown.
    open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false
    open var searchBarPlacement: UINavigationItem.SearchBarPlacement { _searchOwner?.searchBarPlacement ?? .automatic }

    public enum ScopeBarActivation: Int, Sendable {
        case automatic = 0
        case manual = 1
        case onTextEntry = 2
        case onSearchActivation = 3
    }
}

@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// The text or the scope changed, or a search began.
    func updateSearchResults(for searchController: UISearchController)
}

/// Told as a search begins and ends.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
    func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
    public func presentSearchController(_ searchController: UISearchController) {}
}

/// Something to search for, offered while typing. Inert: suggestions are not shown.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
    var localizedSuggestion: String? { get }
    var localizedDescription: String? { get }
    var iconImage: UIImage? { get }
    var representedObject: Any? { get set }
}
