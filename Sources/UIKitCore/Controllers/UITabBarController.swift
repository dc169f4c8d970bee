/// Shows one of several controllers, chosen in a bar at the bottom.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
    let _stage = BarStageView()
    var _controllers: [UIViewController] = []
    var _selected: UIViewController?
    var _shownTab: UIViewController?
    var _more: UINavigationController?
    var _tabs: [UITab] = []
    var _isBarHidden = false
    /// What the controller last set the bar's `isHidden` to.
    var _appliedHidden = false
    var _scrolls: [ControllerBarItems.WeakScrollView] = []
    var _switch: TabSwitch?

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        tabBar._controller = self
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        tabBar._controller = self
        (coder as? NibCoder)?.finish(self, as: UITabBarController.self)
    }

    /// With tabs in place of controllers, since iOS 18.
    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        self.tabs = tabs
    }

    open weak var delegate: (any UITabBarControllerDelegate)?

    open private(set) lazy var tabBar: UITabBar = UITabBar()

    /// Another bar, set by key.
    func _replaceBar(_ bar: UITabBar) {
        guard bar !== tabBar else { return }
        let old = tabBar
        bar._controller = self
        bar.items = old.items
        bar.selectedItem = old.selectedItem
        tabBar = bar
        if old.superview != nil {
            old.superview?.insertSubview(bar, aboveSubview: old)
            old.removeFromSuperview()
        }
        viewIfLoaded?.setNeedsLayout()
    }

    // MARK: Controllers

    /// Of more than five, on a narrow screen, the fifth and further are behind "More".
    open var viewControllers: [UIViewController]? {
        get { _controllers.isEmpty ? nil : _controllers }
        set { setViewControllers(newValue, animated: false) }
    }

    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        _setControllers(viewControllers ?? [])
    }

    open var selectedViewController: UIViewController? {
        get { _selected }
        set { _select(newValue) }
    }

    /// Selects the controller that an unwind segue leads to or through.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        if viewControllers?.contains(where: { $0 === subsequentVC }) == true { selectedViewController = subsequentVC }
    }

    /// `NSNotFound` without controllers or while the list behind "More" is selected.
    open var selectedIndex: Int {
        get { _controllers.firstIndex { $0 === _selected } ?? NSNotFound }
        set { if _controllers.indices.contains(newValue) { _select(_controllers[newValue]) } }
    }

    /// Lists the controllers for which the bar has no room.
    open var moreNavigationController: UINavigationController { _moreController }

    /// The controllers whose tabs a person may move, with Edit in the list behind "More": all of them until this is set; nil and
    /// none take the button away.
    open var customizableViewControllers: [UIViewController]? {
        get { _customizable ?? _controllers }
        set {
            _customizable = newValue ?? []
            _itemsChanged()
        }
    }
    private var _customizable: [UIViewController]?

    // MARK: Tabs

    /// Tabs with controllers that are made when they are first shown; in place of `viewControllers`.
    open var tabs: [UITab] {
        get { _tabs }
        set { setTabs(newValue, animated: false) }
    }

    open func setTabs(_ tabs: [UITab], animated: Bool) { _setTabs(tabs) }

    open var selectedTab: UITab? {
        get { _tabs.first { $0._controllerIfMade != nil && $0._controllerIfMade === _selected } }
        set { if let newValue { _select(newValue._controller) } }
    }

    open func tab(forIdentifier identifier: String) -> UITab? { UITab._find(identifier, in: _tabs) }

    /// Inert: tabs are always in a bar.
    open var mode: Mode = .automatic
    /// Inert: there is no sidebar of tabs.
    open private(set) lazy var sidebar = Sidebar()
    /// Inert: tabs are not customised by touch.
    open var customizationIdentifier: String?
    /// Inert: tabs are shown in bars of every width.
    open var compactTabIdentifiers: [String]?

    open var isTabBarHidden: Bool {
        get { _isBarHidden }
        set { setTabBarHidden(newValue, animated: false) }
    }

    open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        _isBarHidden = hidden
        viewIfLoaded?.setNeedsLayout()
    }

    // MARK: Surroundings

    open override dynamic var childForStatusBarStyle: UIViewController? { _selected }
    open override dynamic var childForStatusBarHidden: UIViewController? { _selected }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { _selected }
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { _selected }

    /// What all children support, unless the delegate says otherwise.
    open override dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        if let asked = delegate?.tabBarControllerSupportedInterfaceOrientations(self), !asked.isEmpty { return asked }
        return super.supportedInterfaceOrientations
    }

    open override func loadView() { _loadTabView() }

    override func _layOutContainer() { _layOutTabs() }

    /// Called by the bar when an item is tapped. Overrides call super.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    open override func show(_ vc: UIViewController, sender: Any?) {
        if let _parent { _parent.show(vc, sender: sender) } else { present(vc, animated: true) }
    }

    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        _encodeSelection(with: coder)
    }

    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        _decodeSelection(with: coder)
    }

    // MARK: What extensions of apps override

    open override dynamic var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
    open override dynamic var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
    open override dynamic var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
        super.preferredStatusBarUpdateAnimation
    }
    open override dynamic var shouldAutorotate: Bool { super.shouldAutorotate }
    open override dynamic var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        super.preferredInterfaceOrientationForPresentation
    }
    open override dynamic var prefersHomeIndicatorAutoHidden: Bool { super.prefersHomeIndicatorAutoHidden }
    open override dynamic func viewDidLoad() { super.viewDidLoad() }
    open override dynamic func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
    open override dynamic func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
}

extension UITabBarController: UITabBarDelegate {}

extension UITabBarController {
    public enum Mode: Int, Sendable {
        case automatic = 0
        case tabBar = 1
        case tabSidebar = 2
    }

    /// The list of tabs at the side. Inert: it is never shown.
    @preconcurrency @MainActor
    open class Sidebar: NSObject {
        open var isHidden = true
        open var preferredLayout: Layout = .automatic

        public enum Layout: Int, Sendable {
            case automatic = 0
            case overlap = 1
            case tile = 2
        }
    }
}

/// Asked and told as tabs are chosen.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Whether a tap may select the controller.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    /// A tap selected the controller, or chose it once more.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
    func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
    func tabBarController(
        _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController])
    func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool)
    func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool)
    /// Empty, the default, leaves it to the controller.
    func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask
    func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation
    /// nil, the default, shows the new controller at once.
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {}
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { true }
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {}
    public func tabBarController(
        _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
    ) {}
    public func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {}
    public func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {}
    public func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask { [] }
    public func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation { tabBarController.interfaceOrientation }
    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
