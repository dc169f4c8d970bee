/// Where the arrow of a popover points.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

/// Shows a controller in a bubble that points at a view; in narrow or low surroundings as a sheet.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    let _chrome = PopoverChrome()

    /// Narrower than `UIPresentationController`'s: the same object.
    public var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
        delegate as? any UIPopoverPresentationControllerDelegate
    }

    // MARK: Source

    /// The view the popover points at, together with `sourceRect`.
    open var sourceView: UIView? { didSet { _changed() } }

    /// The part of the source view to point at; the whole view unless set.
    open var sourceRect: CGRect {
        get { _rect ?? sourceView?.bounds ?? .zero }
        set {
            _rect = newValue.isNull ? nil : newValue
            _changed()
        }
    }
    private var _rect: CGRect?

    /// The item the popover points at.
    open weak var barButtonItem: UIBarButtonItem? { didSet { _changed() } }

    /// A view or bar item the popover points at; since iOS 16 in place of the two above.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        get { item ?? barButtonItem ?? sourceView }
        set {
            item = newValue
            _changed()
        }
    }
    private var item: (any UIPopoverPresentationControllerSourceItem)?

    // MARK: Looks

    open var permittedArrowDirections: UIPopoverArrowDirection = .any { didSet { _changed() } }
    /// The direction chosen; `.unknown` before the popover is shown.
    open internal(set) var arrowDirection: UIPopoverArrowDirection = .unknown
    /// Whether the popover may cover what it points at; false by default.
    open var canOverlapSourceViewRect = false { didSet { _changed() } }
    /// Points that stay free at the edges; 10 by default.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) { didSet { _changed() } }
    /// nil is the colour of the presented view.
    open var backgroundColor: UIColor? { didSet { _changed() } }
    /// Views that stay live while the popover is shown.
    open var passthroughViews: [UIView]?
    /// A subclass of `UIPopoverBackgroundView` that draws bubble and arrow; nil is the system's look. It counts when the popover
    /// is shown.
    open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?

    /// The sheet that stands in for the popover in narrow surroundings.
    open var adaptiveSheetPresentationController: UISheetPresentationController { _adaptiveSheet }

    private(set) lazy var _adaptiveSheet: UISheetPresentationController = {
        let made = UISheetPresentationController(
            presentedViewController: presentedViewController, presenting: _presenting)
        made._style = .formSheet
        return made
    }()

    private func _changed() { _container?.setNeedsLayout() }

    // MARK: Presentation

    override func _defaultAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
        let isNarrow = traits.horizontalSizeClass == .compact || traits.verticalSizeClass == .compact
        guard isNarrow else { return .none }
        return SystemBehavior.presentsAsSheet ? .formSheet : .fullScreen
    }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let _container else { return .zero }
        return _chrome.place(self, in: _container).content
    }

    open override var shouldPresentInFullscreen: Bool { false }
    open override var shouldRemovePresentersView: Bool { false }
    override var _placesView: Bool { true }

    override func _frame(in size: CGSize) -> CGRect {
        guard let _container else { return CGRect(origin: .zero, size: _preferredSize(in: size)) }
        return _chrome.place(self, in: _container).content
    }

    override func _install(in container: PresentationContainerView) { _chrome.install(self, in: container) }
    override func _uninstall() { _chrome.uninstall() }
    override func _layOut(in container: PresentationContainerView) { _chrome.layOut(self, in: container) }

    /// The size of the content: what it prefers, else 320 by 480 points.
    ///
    /// Unverified: the size of content without a preference.
    func _preferredSize(in container: CGSize) -> CGSize {
        var size = presentedViewController.preferredContentSize
        if size.width <= 0 { size.width = 320 }
        if size.height <= 0 { size.height = 480 }
        return size
    }

    /// The rectangle to point at, in the container; nil without a source.
    func _source(in container: UIView) -> CGRect? {
        if let item { return item.frame(in: container) }
        if let barButtonItem { return barButtonItem.frame(in: container) }
        guard let sourceView else { return nil }
        return container.convert(sourceRect, from: sourceView)
    }

    var _hasSource: Bool { item != nil || barButtonItem != nil || sourceView != nil }

    override func _passesThrough(_ point: CGPoint, in container: PresentationContainerView) -> Bool {
        for view in _liveViews {
            let inside = view.convert(point, from: container)
            if view.bounds.contains(inside) { return true }
        }
        return false
    }

    /// The bar of a bar button item stays live by itself.
    private var _liveViews: [UIView] {
        if let passthroughViews { return passthroughViews }
        guard let view = barButtonItem?._shownView?.superview else { return [] }
        return [view]
    }

    override func _touchedOutside() {
        if popoverDelegate?.popoverPresentationControllerShouldDismissPopover(self) == false { return }
        _presentation?._dismissByUser()
        popoverDelegate?.popoverPresentationControllerDidDismissPopover(self)
    }
}

/// On the phone a pointer of its own; here a plain one.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

/// Prepares popovers and hears of their moves.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// The last chance to give the popover a source.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    /// Until iOS 13: whether a touch outside may dismiss.
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool
    /// Until iOS 13: a touch outside dismissed the popover.
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController)
    /// The surroundings changed size; the delegate may point elsewhere.
    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>)
}

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { true }
    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
    public func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {}
}
