/// Manages a view and what it shows, alone or inside other controllers.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UIContentContainer {
    // MARK: Storage

    package var _traitStorage = TraitStorage()
    var _view: UIView?
    var _isLoadingView = false
    package weak var _parent: UIViewController?
    package var _children: [UIViewController] = []
    /// Traits that this controller sets for its children, by child.
    var _childTraitOverrides: [ObjectIdentifier: UITraitCollection] = [:]
    var _appearance = AppearanceState()
    package var _presentation: ModalPresentation?
    var _presentationController: UIPresentationController?
    package weak var _presentedBy: UIViewController?
    var _transitionCoordinator: TransitionCoordinator?
    var _barItems = ControllerBarItems()
    var _lastLayoutSize: CGSize?
    var _lastFittingSize: CGSize?
    /// `topLayoutGuide` and `bottomLayoutGuide`, once asked for.
    var _edgeGuides: (top: EdgeLayoutGuide?, bottom: EdgeLayoutGuide?) = (nil, nil)

    // MARK: Making

    /// - Parameters:
    ///   - nibNameOrNil: the name of an interface file.
    ///   - nibBundleOrNil: the bundle it is in; nil is the main bundle.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// Takes what a storyboard says of the controller, where it is made from one.
    public required init?(coder: NSCoder) {
        nibName = nil
        nibBundle = nil
        super.init()
        (coder as? NibCoder)?.finish(self, as: UIViewController.self)
    }

    open func encode(with coder: NSCoder) {}

    /// The xib the view comes from; nil takes one named after the class, if there is one.
    public let nibName: String?
    public let nibBundle: Bundle?

    // MARK: View

    /// The controller's view. Reading it loads the view if it is not loaded yet.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return _view
        }
        set { _setView(newValue) }
    }

    /// The view if it is loaded; never loads it.
    open var viewIfLoaded: UIView? { _view }

    open var isViewLoaded: Bool { _view != nil }

    /// Makes the view and sets `view`. The default takes it from the storyboard or xib the controller belongs to, or makes an
    /// empty view as large as the window. Overrides do not call super.
    open func loadView() { _loadDefaultView() }

    /// Loads the view and calls `viewDidLoad()`, unless that has happened.
    open func loadViewIfNeeded() { _loadViewIfNeeded() }

    /// Called once, when the view was loaded.
    open func viewDidLoad() {}

    // MARK: Appearance

    /// The view is about to be added to the hierarchy; traits and geometry are not final yet.
    open func viewWillAppear(_ animated: Bool) {}

    /// The view is in the hierarchy with its final traits and geometry; called once before each appearance's first layout.
    open func viewIsAppearing(_ animated: Bool) {}

    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}

    /// Whether the children appear and disappear with this controller; true unless overridden.
    ///
    /// Unverified: a parent is assumed to hear of each step before its children.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Begins the appearance or disappearance of a child whose container forwards these calls itself.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        _containerBeganTransition(isAppearing, animated: animated)
    }

    /// Ends what `beginAppearanceTransition(_:animated:)` began.
    open func endAppearanceTransition() { _containerEndedTransition() }

    // MARK: Layout

    /// Since iOS 26: called before layout when the view comes in, when asked for, and when a trait it read has changed.
    open func updateProperties() {}
    open func setNeedsUpdateProperties() { _view?._setNeedsUpdateProperties() }
    open func updatePropertiesIfNeeded() { _view?._updatePropertiesIfNeeded() }

    open func viewWillLayoutSubviews() {}

    /// Lays out what a container of the toolkit shows, whether or not the app's `viewWillLayoutSubviews` calls super.
    func _layOutContainer() {}
    open func viewDidLayoutSubviews() {}

    /// Called in place of the view's `updateConstraints()`. Overrides call super last.
    open func updateViewConstraints() { _view?.updateConstraints() }

    open func viewSafeAreaInsetsDidChange() {}
    open func viewLayoutMarginsDidChange() {}

    /// Added to the safe area that the view gets from its surroundings.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { _view?._safeAreaDidChange() } }
    }

    /// The least layout margins of the view; 16 or 20 points at the sides, by the width of the window.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { _systemMinimumLayoutMargins }

    /// Whether the view's margins are at least the system's; true by default.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { _view?._marginsChanged() } }
    }

    /// The edges at which the view reaches under the bars of its container; all by default.
    open var edgesForExtendedLayout: UIRectEdge = .all {
        didSet { if edgesForExtendedLayout != oldValue { _parent?._view?.setNeedsLayout() } }
    }
    /// Whether the view reaches under bars that are not translucent; false by default.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet { if extendedLayoutIncludesOpaqueBars != oldValue { _parent?._view?.setNeedsLayout() } }
    }
    /// Inert: since iOS 11 scroll views adjust their own insets.
    open var automaticallyAdjustsScrollViewInsets = true

    /// The size the content would like to have in a container, in points. Zero, the default, has no preference.
    open var preferredContentSize = CGSize.zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            _containerAbove?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }

    // MARK: UIContentContainer

    /// Called when a child has another preferred size. What becomes of it is up to the container; the default does nothing.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Called when a layout has changed the size that a child's constraints ask for.
    ///
    /// Unverified: it is assumed to come after the child's layout, and not for the first one.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// The size a child gets when this controller's view gets `parentSize`. The default is that very size.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Called before the view's size changes with a rotation, a resize or a presentation. Overrides call super, which tells
    /// the children whose size changes too.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        _forwardTransition(to: size, with: coordinator)
    }

    /// Called before the traits change. Overrides call super, which tells the children.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) { _forwardTransition(to: newCollection, with: coordinator) }

    // MARK: Traits

    open var traitCollection: UITraitCollection { _traitStorage.collection }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The appearance of this controller, its view and everything in it; `.unspecified`, the default, inherits it.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { _styleOverride }
        set { _styleOverride = newValue }
    }

    /// The traits this controller replaces for itself, its view and everything in it.
    open var traitOverrides: any UITraitOverrides {
        get { _overrides }
        set { _overrides = newValue }
    }

    /// Replaces traits of a child; nil ends it.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) { _setOverrideTraitCollection(collection, for: childViewController) }

    /// The traits replaced for a child; those a collection leaves unspecified are inherited.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        overrideTraitCollection(forChildViewController: childViewController)
    }

    /// The spelling of iOS 8; an override of it still counts.
    open func overrideTraitCollection(
        forChildViewController childViewController: UIViewController
    ) -> UITraitCollection? { _childTraitOverrides[ObjectIdentifier(childViewController)] }

    // MARK: Containment

    open var parent: UIViewController? { _parent }
    open var children: [UIViewController] { _children }

    /// Adds a child controller; its view is added by the caller, who then calls `didMove(toParent:)`.
    open func addChild(_ childController: UIViewController) { _addChild(childController) }

    /// Takes the controller out of its parent and calls `didMove(toParent: nil)`.
    open func removeFromParent() { _removeFromParent() }

    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    /// Replaces one child's view by another's. The animations are applied at once; completion is called with true.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) { _transition(from: fromViewController, to: toViewController, animations: animations, completion: completion) }

    // MARK: Presentation

    /// How the controller is presented; `.automatic` is a sheet since iOS 13 and the full screen before.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// Inert: presentations are not animated.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open var modalPresentationCapturesStatusBarAppearance = false
    /// Whether the user cannot dismiss the presentation; false by default.
    open var isModalInPresentation = false
    open var definesPresentationContext = false
    /// Inert: presentations are not animated.
    open var providesPresentationContextTransitionStyle = false
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

    /// Gives the presentation its animators and, for the style `.custom`, its presentation controller.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

    /// The object that presents this controller, or will with its style of now; the nearest above while it is shown.
    open var presentationController: UIPresentationController? {
        if let presentation = _presentedBy?._presentation { return presentation.controller }
        if let _parent { return _parent.presentationController }
        return _presentationControllerForStyle(presenting: nil)
    }

    /// The object that presents now, after adaptation; nil while the controller is not presented.
    open var activePresentationController: UIPresentationController? {
        _presentedBy?._presentation?.activeController ?? _parent?.activePresentationController
    }

    /// The object for the style `.popover`; nil for other styles.
    open var popoverPresentationController: UIPopoverPresentationController? {
        if let alert = self as? UIAlertController { return alert._popover }
        if let _parent, _presentedBy == nil { return _parent.popoverPresentationController }
        guard _resolvedStyle == .popover || _presentationController is UIPopoverPresentationController else {
            return nil
        }
        return _presentationControllerForStyle(presenting: nil) as? UIPopoverPresentationController
    }

    /// The object for sheets; nil for other styles.
    open var sheetPresentationController: UISheetPresentationController? {
        if let _parent, _presentedBy == nil { return _parent.sheetPresentationController }
        guard !(self is UIAlertController), [.pageSheet, .formSheet].contains(_resolvedStyle) else { return nil }
        return _presentationControllerForStyle(presenting: nil) as? UISheetPresentationController
    }

    /// The controller that this one, or a controller above it, presents.
    open var presentedViewController: UIViewController? { _presentedInChain }

    /// The controller that presented this one, or one above it.
    open var presentingViewController: UIViewController? { _presentingInChain }

    /// Shows another controller over this one. Without animations yet it is there at once; `completion` is called after the
    /// presented controller's `viewDidAppear(_:)`.
    ///
    /// Unverified: the frames of sheets on a pad.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) { _present(viewControllerToPresent, animated: flag, completion: completion) }

    /// Takes away what this controller presents, or asks its presenter to take this one away; `completion` is called after
    /// the dismissed controller's `viewDidDisappear(_:)`.
    ///
    /// Unverified: while a transition is going on the call is refused with a message, and `completion` is assumed to be called all
    /// the same. A presentation that shows no motion is completed first.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        _dismiss(animated: flag, completion: completion)
    }

    open var isBeingPresented: Bool { _presentation(of: self)?.phase == .presenting }
    open var isBeingDismissed: Bool { _presentation(of: self)?.phase == .dismissing }
    open var isMovingToParent: Bool { _appearance.isMovingToParent && _appearance.phase != .disappeared }
    open var isMovingFromParent: Bool { _appearance.isMovingFromParent }

    /// The coordinator of the transition that is going on, of this controller or one above it.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        _transitionCoordinator ?? _parent?.transitionCoordinator
    }

    /// Presents the controller, unless a container above has its own way of showing one.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let _parent { _parent.show(vc, sender: sender) } else { present(vc, animated: true) }
    }

    /// Presents the controller, unless a container above has its own way of showing details.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let _parent { _parent.showDetailViewController(vc, sender: sender) } else { present(vc, animated: true) }
    }

    /// The controller above, this one excluded, that would show another controller itself.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        var controller = _parent
        while let current = controller {
            if current is UISplitViewController { return current }
            if current is UINavigationController, !action.name.contains("Detail") { return current }
            controller = current._parent
        }
        return nil
    }

    /// The secondary controller joins this one, in a classic split view controller that collapses; navigation controllers push
    /// it.
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) { (self as? UINavigationController)?._pushNested(secondaryViewController, animated: false) }

    /// What this controller gives back as secondary when a classic split view controller expands; navigation controllers give
    /// their top unless it is the root.
    open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
        (self as? UINavigationController)?._popNested()
    }

    // MARK: Bars of containers

    /// What a navigation controller's bar shows for this controller; made when first asked for.
    open var navigationItem: UINavigationItem { _navigationItem }

    /// What a tab bar shows for this controller; made with its title when first asked for.
    open var tabBarItem: UITabBarItem! {
        get { _ownTabBarItem }
        set {
            _barItems.tabBarItem = newValue
            _tabBarController?._itemsChanged()
        }
    }

    /// What a navigation controller's toolbar shows for this controller.
    open var toolbarItems: [UIBarButtonItem]? {
        get { _barItems.toolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }

    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { _setToolbarItems(toolbarItems) }

    /// Whether the tab bar below is hidden while the controller is on a navigation stack; false by default.
    open var hidesBottomBarWhenPushed: Bool {
        get { _barItems.hidesBottomBarWhenPushed }
        set { _barItems.hidesBottomBarWhenPushed = newValue }
    }

    /// The nearest navigation controller above.
    open var navigationController: UINavigationController? { _navigationController }

    /// The nearest tab bar controller above.
    open var tabBarController: UITabBarController? { _tabBarController }

    /// The nearest split view controller above.
    open var splitViewController: UISplitViewController? { _splitController }

    /// Says Edit or Done and turns editing on and off.
    open var editButtonItem: UIBarButtonItem { _editButton }

    /// The scroll view that bars follow at an edge; nil, unless set, leaves it to the bars to find one.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { _contentScrollView(for: edge) }

    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        _setContentScrollView(scrollView, for: edge)
    }

    /// The same scroll view for every edge.
    open func setContentScrollView(_ scrollView: UIScrollView?) { _setContentScrollView(scrollView, for: .all) }
    // MARK: Storyboards

    package var _interface: ControllerInterface?

    /// The storyboard the controller was made from; nil for one made in code.
    open var storyboard: UIStoryboard? { _interface?.storyboard }

    /// Performs a segue of the storyboard. `shouldPerformSegue` is not asked; an identifier that is none ends the app.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        _performSegue(withIdentifier: identifier, sender: sender)
    }

    /// Whether a segue that a control or a cell starts is performed; true unless overridden.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Called before a segue is performed, its destination not having loaded its view.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Whether an unwind segue ends here; by default where the controller has the method and is not the source.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender as Any) }

    /// The spelling of iOS 6; an override of it still counts.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
    ) -> Bool { _canPerformUnwindSegueAction(action, from: fromViewController) }

    /// The children that may take an unwind segue: by default all but the one it comes from, the last first.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        _allowedChildrenForUnwinding(from: source)
    }

    /// The child that the source of an unwind segue is, or is in or presented by.
    public func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        _childContaining(source)
    }

    /// Called on containers of an unwind segue's destination to show the child that leads to it.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    // MARK: Orientation and system bars

    /// Whether the interface turns with the device; true by default. Not asked since iOS 16.
    open var shouldAutorotate: Bool { true }

    /// Of the time before iOS 8; still called, in this order, where `viewWillTransition(to:with:)` reaches the default.
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

    /// All on a pad, all but upside down on a phone, unless overridden.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }

    /// The orientation in which the controller is presented where it covers the screen. By default the interface's, if the
    /// controller supports it.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        let supported = supportedInterfaceOrientations
        return supported.contains(interfaceOrientation._mask) ? interfaceOrientation : supported._first
    }

    open var preferredStatusBarStyle: UIStatusBarStyle { .default }

    /// Since iOS 13 false unless overridden; phones hide the bar in landscape all the same.
    open var prefersStatusBarHidden: Bool { false }

    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

    /// The child that decides about the status bar's style; nil, the default, is this controller.
    open var childForStatusBarStyle: UIViewController? { nil }

    /// The child that decides whether the status bar is hidden; nil, the default, is this controller.
    open var childForStatusBarHidden: UIViewController? { nil }

    /// Whether the home indicator is hidden, as it is after a few seconds without a touch.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// Inert: there are no system gestures to defer.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// Inert: there are no system gestures to defer.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// Inert: there is no pointer to lock.
    open var prefersPointerLocked: Bool { false }
    /// Inert: there is no pointer to lock.
    open var childViewControllerForPointerLock: UIViewController? { nil }

    // MARK: Keys

    private var addedKeyCommands: [UIKeyCommand] = []

    /// Those that were added.
    open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }

    open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }

    open func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }

    // MARK: Other

    /// The name of what the controller shows; bars take it over.
    open var title: String? { didSet { if title != oldValue { _titleChanged() } } }

    open var isEditing: Bool {
        get { _isEditing }
        set { setEditing(newValue, animated: false) }
    }

    private var _isEditing = false

    open func setEditing(_ editing: Bool, animated: Bool) {
        _isEditing = editing
        (_barItems.editButton as? EditButtonItem)?.update()
    }

    open func didReceiveMemoryWarning() {}

    // MARK: Missing content

    package var _missingContent = MissingContent()

    /// Shown over the view, to say why there is nothing in it; nil, the default, shows nothing.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        didSet { _showMissingContent() }
    }

    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState { _missingContentState }

    /// Has `updateContentUnavailableConfiguration(using:)` called before the next layout.
    open func setNeedsUpdateContentUnavailableConfiguration() { _setNeedsMissingContent() }

    /// Sets the configuration for the state. Called before the view first appears and after that when asked for.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    /// Makes the controller, and what is in it, part of what is saved with the app's state; nil, the default, leaves it out.
    open var restorationIdentifier: String?
    /// Makes the controller when the app's state is restored; nil leaves it to the app's delegate or the storyboard.
    open var restorationClass: (any UIViewControllerRestoration.Type)?
    /// Saves what the controller needs to be restored. Overrides call super.
    open func encodeRestorableState(with coder: NSCoder) { _encodePresented(with: coder) }
    open func decodeRestorableState(with coder: NSCoder) { _decodePresented(with: coder) }
    open func applicationFinishedRestoringState() {}

    /// The superview of the view; for a presented controller its presenter.
    open override var next: UIResponder? { _view?.superview ?? _presentedBy }
}
