/// Finds and replaces text in a view.
///
/// Inert: the panel is not shown.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open var isFindNavigatorVisible: Bool { false }
    open var searchText: String?
    open var replacementText: String?

    public override init() { super.init() }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
    open func presentFindNavigator(showingReplace: Bool) {}
    open func dismissFindNavigator() {}
    open func findNext() {}
    open func findPrevious() {}
    open func updateResultCount() {}
}
