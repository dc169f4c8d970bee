/// Shows columns side by side where there is room, and one at a time where there is not.
///
/// With a style (since iOS 14) the columns are inside navigation controllers that are made when needed; without one
/// (`.unspecified`, the classic form) the controllers are shown as they are.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    package var _style = Style.unspecified
    let _columns = SplitColumns()

    /// Fixed when the controller is made.
    public var style: Style { _style }

    // MARK: Making

    /// Two or three columns.
    public init(style: Style) {
        super.init(nibName: nil, bundle: nil)
        _style = style
        _columns.split = self
    }

    /// The classic form.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        _columns.split = self
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        _columns.split = self
        (coder as? NibCoder)?.finish(self, as: UISplitViewController.self)
    }

    open weak var delegate: (any UISplitViewControllerDelegate)?

    // MARK: Columns

    /// Puts a controller into a column; one that is no navigation controller is put into one, but for the compact column. A new
    /// plain controller for a column that already has such a navigation controller is pushed there if it is the secondary.
    open func setViewController(_ vc: UIViewController?, for column: Column) { _columns.set(vc, for: column) }

    /// The controller that was set.
    open func viewController(for column: Column) -> UIViewController? { _columns.given[column] }

    /// The controllers that are shown, the primary first; while collapsed there is one.
    open var viewControllers: [UIViewController] {
        get { _columns.listed }
        set { _columns.setClassic(newValue) }
    }

    /// Shows a column, in the nearest display mode that has it, or on the stack while collapsed.
    open func show(_ column: Column) { _columns.show(column) }

    /// Hides a column, in the nearest display mode without it, or takes it off the stack while collapsed.
    open func hide(_ column: Column) { _columns.hide(column) }

    /// Whether a column is seen.
    open func isShowing(_ column: Column) -> Bool { _columns.isVisible(column) }

    /// Whether only one column is shown at a time: where the width is compact.
    open var isCollapsed: Bool { _columns.isCollapsed }

    // MARK: Display modes

    /// The mode in effect, never `.automatic`.
    open var displayMode: DisplayMode { _columns.mode }

    open var preferredDisplayMode: DisplayMode = .automatic { didSet { _columns.preferenceChanged() } }

    /// How columns share the room, never `.automatic`.
    open var splitBehavior: SplitBehavior { _columns.behavior }

    open var preferredSplitBehavior: SplitBehavior = .automatic { didSet { _columns.preferenceChanged() } }

    /// Whether a swipe shows the primary column and a button for it is in the bars; true by default.
    open var presentsWithGesture = true { didSet { _columns.changed() } }

    /// Whether the secondary column of three has a button that hides the others; false by default.
    open var showsSecondaryOnlyButton = false { didSet { _columns.changed() } }

    open var displayModeButtonVisibility: DisplayModeButtonVisibility = .automatic { didSet { _columns.changed() } }

    /// Changes the display mode; the classic form's controllers put it into their bars themselves.
    open var displayModeButtonItem: UIBarButtonItem { _columns.displayModeButton }

    // MARK: Widths

    /// Points; `automaticDimension` leaves it to the fraction.
    open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { _columns.changed() } }
    /// 0...1 of the width.
    open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
        didSet { _columns.changed() }
    }
    open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { _columns.changed() } }
    /// 320 points by default.
    open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { _columns.changed() } }
    open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { _columns.changed() }
    }
    open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
        didSet { _columns.changed() }
    }
    open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { _columns.changed() }
    }
    open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { _columns.changed() }
    }

    /// Points, whether the column is seen or not.
    open var primaryColumnWidth: CGFloat { _columns.width(of: .primary) }
    open var supplementaryColumnWidth: CGFloat { _columns.width(of: .supplementary) }

    open var primaryEdge: PrimaryEdge = .leading { didSet { _columns.changed() } }
    open var primaryBackgroundStyle: BackgroundStyle = .none { didSet { _columns.changed() } }

    public nonisolated static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

    // MARK: Showing controllers

    /// Shows a controller on the stack of the column it comes from.
    open override func show(_ vc: UIViewController, sender: Any?) { _columns.show(vc, sender: sender) }

    /// Shows a controller in the secondary column, or on the stack while collapsed.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        _columns.showDetail(vc, sender: sender)
    }

    /// Steps to the next display mode, as the button does.
    open func toggleMasterVisible(_ sender: Any?) { _columns.toggle() }

    // MARK: Surroundings

    open override func loadView() {
        if _loadViewFromInterface() { return }
        let made = UIView(frame: UIApplication._sharedIfMade?._connectedWindowScene?._bounds ?? UIScreen.main.bounds)
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        made.clipsToBounds = true
        view = made
    }

    override func _layOutContainer() { _columns.layOut() }

    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard let child = container as? UIViewController else { return parentSize }
        return _columns.size(of: child, in: parentSize)
    }

    open override dynamic var childForStatusBarStyle: UIViewController? { _columns.statusBarChild }
    open override dynamic var childForStatusBarHidden: UIViewController? { _columns.statusBarChild }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { _columns.statusBarChild }

    open override dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        if let asked = delegate?.splitViewControllerSupportedInterfaceOrientations(self), !asked.isEmpty {
            return asked
        }
        return super.supportedInterfaceOrientations
    }

    func _stackChanged(_ navigation: UINavigationController) { _columns.stackChanged(navigation) }

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

extension UISplitViewController {
    public enum Style: Int, Sendable {
        /// The classic form.
        case unspecified = 0
        case doubleColumn = 1
        case tripleColumn = 2
    }

    public enum Column: Int, Sendable {
        case primary = 0
        /// The middle of three.
        case supplementary = 1
        case secondary = 2
        /// Shown in place of all others while collapsed.
        case compact = 3
        /// Since iOS 26. Inert: there is no inspector.
        case inspector = 4
    }

    public enum DisplayMode: Int, Sendable {
        case automatic = 0
        case secondaryOnly = 1
        /// Primary, of three columns the supplementary, beside the secondary.
        case oneBesideSecondary = 2
        case oneOverSecondary = 3
        case twoBesideSecondary = 4
        case twoOverSecondary = 5
        case twoDisplaceSecondary = 6

        public static var primaryHidden: DisplayMode { .secondaryOnly }
        public static var allVisible: DisplayMode { .oneBesideSecondary }
        public static var primaryOverlay: DisplayMode { .oneOverSecondary }
    }

    public enum SplitBehavior: Int, Sendable {
        case automatic = 0
        case tile = 1
        case overlay = 2
        case displace = 3
    }

    public enum DisplayModeButtonVisibility: Int, Sendable {
        case automatic = 0
        case never = 1
        case always = 2
    }

    public enum PrimaryEdge: Int, Sendable {
        case leading = 0
        case trailing = 1
    }

    public enum BackgroundStyle: Int, Sendable {
        case none = 0
        case sidebar = 1
    }
}
