/// Shows the topmost of a stack of controllers below a bar that leads back.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    var _stack: [UIViewController] = []
    let _bars: NavigationBars
    var _transition: NavigationTransition?

    // MARK: Making

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        _bars = NavigationBars(barClass: nil, toolbarClass: nil)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        _setUpNavigation()
    }

    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        _setRoot(rootViewController)
    }

    /// Bars of the given classes; nil are the toolkit's own.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        _bars = NavigationBars(barClass: navigationBarClass, toolbarClass: toolbarClass)
        super.init(nibName: nil, bundle: nil)
        _setUpNavigation()
    }

    public required init?(coder: NSCoder) {
        _bars = NavigationBars(barClass: nil, toolbarClass: nil)
        super.init(coder: coder)
        _setUpNavigation()
        (coder as? NibCoder)?.finish(self, as: UINavigationController.self)
    }

    open weak var delegate: (any UINavigationControllerDelegate)?

    // MARK: Stack

    /// From the root to the top.
    open var viewControllers: [UIViewController] {
        get { _stack }
        set { setViewControllers(newValue, animated: false) }
    }

    open var topViewController: UIViewController? { _stack.last }

    /// What is presented over the stack, or else its top.
    open var visibleViewController: UIViewController? { _visibleViewController }

    /// Replaces the whole stack. With an animation it is a push, or a pop if the new top was in the stack.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        _setStack(viewControllers, animated: animated)
    }

    /// Puts a controller on top. It must not be in the stack, nor be a tab bar controller's child.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        _push(viewController, animated: animated)
    }

    /// Takes the top away. The root stays.
    /// - Returns: the controller that was taken away; nil if there is only the root.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard _stack.count > 1 else { return nil }
        return _pop(to: _stack[_stack.count - 2], animated: animated)?.last
    }

    /// - Returns: the controllers that were taken away, from the lowest up.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        _pop(to: viewController, animated: animated)
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard let root = _stack.first else { return nil }
        return _pop(to: root, animated: animated)
    }

    /// Pops to the controller that an unwind segue leads to or through.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        if _stack.last !== subsequentVC, _stack.contains(where: { $0 === subsequentVC }) {
            popToViewController(subsequentVC, animated: unwindSegue._animates)
        }
    }

    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    // MARK: Bars

    open var navigationBar: UINavigationBar { _bars.navigationBar }

    open var isNavigationBarHidden: Bool {
        get { _bars.isNavigationBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Animated or not, the bar is gone or back with the next layout.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { _setNavigationBarHidden(hidden) }

    /// Shows the top controller's `toolbarItems`.
    open var toolbar: UIToolbar! { _bars.toolbar }

    /// True by default.
    open var isToolbarHidden: Bool {
        get { _bars.isToolbarHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }

    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { _setToolbarHidden(hidden) }

    /// Whether a tap on the content hides and shows the bars; false by default.
    open var hidesBarsOnTap = false { didSet { _barGesturesChanged() } }
    /// Whether moving the content up hides the bars, and moving it down shows them; false by default.
    open var hidesBarsOnSwipe = false { didSet { _barGesturesChanged() } }
    /// Whether bars are hidden as the keyboard appears; false by default.
    open var hidesBarsWhenKeyboardAppears = false { didSet { _keyboardHidingChanged() } }
    /// Whether bars are hidden while the height is compact; false by default.
    open var hidesBarsWhenVerticallyCompact = false { didSet { viewIfLoaded?.setNeedsLayout() } }

    /// Takes the topmost controller away with a swipe from the leading edge; off at the root.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { _popRecognizer }
    /// Inert: swipes within the content do not go back.
    open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { nil }
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { _tapRecognizer }
    /// Hides and shows the bars where `hidesBarsOnSwipe` is true.
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { _swipeRecognizer }

    private(set) lazy var _popRecognizer: UIScreenEdgePanGestureRecognizer = _makePopRecognizer()
    private(set) lazy var _tapRecognizer: UITapGestureRecognizer = _makeTapRecognizer()

    /// Its own, once set; else the first controller's.
    open override var tabBarItem: UITabBarItem! {
        get { _barItems.tabBarItem ?? (title == nil ? _stack.first?.tabBarItem : nil) ?? super.tabBarItem }
        set { super.tabBarItem = newValue }
    }

    // MARK: Surroundings

    open override dynamic var childForStatusBarStyle: UIViewController? { _statusBarChild }
    open override dynamic var childForStatusBarHidden: UIViewController? { topViewController }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { topViewController }

    open override dynamic var preferredStatusBarStyle: UIStatusBarStyle {
        navigationBar.barStyle == .default ? .default : .lightContent
    }

    open override func loadView() { _loadNavigationView() }

    override func _layOutContainer() { _layOutNavigation() }

    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if container === topViewController { preferredContentSize = container.preferredContentSize }
    }

    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        _encodeStack(with: coder)
    }

    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        _decodeStack(with: coder)
    }

    // MARK: What extensions of apps override

    open override dynamic var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
    open override dynamic var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
        super.preferredStatusBarUpdateAnimation
    }
    open override dynamic var shouldAutorotate: Bool { super.shouldAutorotate }
    open override dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        super.supportedInterfaceOrientations
    }
    open override dynamic var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        super.preferredInterfaceOrientationForPresentation
    }
    open override dynamic var prefersHomeIndicatorAutoHidden: Bool { super.prefersHomeIndicatorAutoHidden }
    open override dynamic func viewDidLoad() { super.viewDidLoad() }
    open override dynamic func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
    open override dynamic func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
}

extension UINavigationController {
    public enum Operation: Int, Sendable {
        case none = 0
        case push = 1
        case pop = 2
    }

    /// Seconds that bars take to hide.
    public nonisolated static let hideShowBarDuration: CGFloat = 1.0 / 3
}
