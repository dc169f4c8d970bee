/// Shows a search bar and, while a search goes on, the controller of its results.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    weak var _searchOwner: UINavigationItem?
    open var searchBar: UIView { _bar }
    let _bar = UIView()
    open var isActive = false
    open var hidesNavigationBarDuringPresentation = true
}
