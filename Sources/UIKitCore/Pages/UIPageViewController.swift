/// Shows one page after the other; each page is a view controller of its own.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    public enum TransitionStyle: Int, Sendable {
        case pageCurl = 0
        case scroll = 1
    }

    public enum NavigationOrientation: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }

    public enum NavigationDirection: Int, Sendable {
        case forward = 0
        case reverse = 1
    }

    /// Where the pages of the curl style are bound.
    public enum SpineLocation: Int, Sendable {
        case none = 0
        case min = 1
        /// Two pages side by side.
        case mid = 2
        case max = 3
    }

    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A `SpineLocation` as a number; for the curl style.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// Points between pages; for the scroll style.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    package private(set) var _style = TransitionStyle.pageCurl
    package private(set) var _orientation = NavigationOrientation.horizontal
    private(set) var _spine = SpineLocation.min
    private(set) var _spacing: CGFloat = 0
    var _pages: [UIViewController] = []
    var _before: UIViewController?
    var _after: UIViewController?
    var _announced: UIViewController?
    var _pageControl: UIPageControl?
    let _scroll = PageScrollView()

    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        super.init(nibName: nil, bundle: nil)
        _configure(style, navigationOrientation, options)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibCoder)?.finish(self, as: UIPageViewController.self)
    }

    /// For interface files, before the view is loaded.
    package func _configure(
        _ style: TransitionStyle, _ orientation: NavigationOrientation, _ options: [OptionsKey: Any]?
    ) {
        _style = style
        _orientation = orientation
        if let spine = options?[.spineLocation] {
            let number = (spine as? Int) ?? (spine as? NSNumber)?.intValue ?? (spine as? SpineLocation)?.rawValue
            _spine = number.flatMap(SpineLocation.init) ?? .min
        }
        if let spacing = options?[.interPageSpacing] {
            _spacing = (spacing as? CGFloat) ?? (spacing as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
        }
        if style == .scroll { _spine = .none }
    }

    open weak var delegate: (any UIPageViewControllerDelegate)?

    /// Gives the pages before and after; without one there is no swiping.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet { if isViewLoaded { _refreshNeighbors() } }
    }

    open var transitionStyle: TransitionStyle { _style }
    open var navigationOrientation: NavigationOrientation { _orientation }
    open var spineLocation: SpineLocation { _spine }
    /// Pages of the curl style have content on their back, too.
    open var isDoubleSided = false

    /// Those of the curl style; the scroll style has none of its own.
    open var gestureRecognizers: [UIGestureRecognizer] { _style == .pageCurl ? _curlGestures : [] }

    private lazy var _curlGestures: [UIGestureRecognizer] = {
        [true, false].map { isForward in
            let recognizer = UISwipeGestureRecognizer()
            if _orientation == .horizontal {
                recognizer.direction = isForward ? .left : .right
            } else {
                recognizer.direction = isForward ? .up : .down
            }
            recognizer._toolkitAction = { [weak self] swipe in
                if swipe.state == .ended { self?._turn(isForward: isForward) }
            }
            return recognizer
        }
    }()

    /// The pages that are seen: one, or two with the spine in the middle.
    open var viewControllers: [UIViewController]? { _pages }

    /// Shows other pages; the end of the transition is there at once, completion is called in the next frame.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let pages = viewControllers ?? []
        let needed = _spine == .mid ? 2 : 1
        if pages.count != needed, !(isDoubleSided && pages.count == 2) {
            InvalidArgument.raise(
                "The number of view controllers provided (\(pages.count)) doesn't match the number required (\(needed)) for the "
                    + "requested transition")
        }
        _show(Array(pages.prefix(needed)))
        if let completion { Frame.inNextFrame { completion(true) } }
    }

    // MARK: View

    open override func loadView() {
        super.loadView()
        guard let view = _view else { return }
        view.clipsToBounds = true
        guard _style == .scroll else {
            for recognizer in _curlGestures { view.addGestureRecognizer(recognizer) }
            return
        }
        _scroll.frame = view.bounds
        _scroll.moved = { [weak self] in self?._scrolled() }
        view.addSubview(_scroll)
        _attachPages()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        _placePages()
    }
}

/// Gives the pages of a page view controller.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// Nil at the first page.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// Nil at the last page.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// Optional. With both numbers the scroll style shows dots below the pages.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// Negative: there are no dots.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { -1 }
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { -1 }
}

/// Hears about pages that a person turns. Every method is optional.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation
    func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask
    func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
    public func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation { pageViewController.spineLocation }
    public func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask { .all }
    public func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation { .portrait }
}
