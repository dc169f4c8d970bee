/// Shows a controller as a sheet: a card that rests at one of several heights on a phone and floats on a pad.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    let _chrome = SheetChrome()

    /// The delegate, which may hear of changed heights too.
    public var sheetDelegate: (any UISheetPresentationControllerDelegate)? {
        delegate as? any UISheetPresentationControllerDelegate
    }

    // MARK: Heights

    /// From the lowest to the highest; `[.large()]` by default.
    open var detents: [Detent] = [.large()] { didSet { _changed() } }

    /// The height at which the sheet rests; nil is the lowest.
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { _changed() } }

    /// Up to this height nothing behind the sheet is dimmed, and it can be touched; nil, the default, always dims.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { _changed() } }

    /// Changes made in the block are there at once.
    open func animateChanges(_ changes: () -> Void) { changes() }

    /// Asks custom detents for their heights again.
    open func invalidateDetents() { _changed() }

    // MARK: Looks

    /// A short bar at the upper edge; false by default.
    open var prefersGrabberVisible = false { didSet { _changed() } }
    /// nil is the system's, 10 points.
    open var preferredCornerRadius: CGFloat? { didSet { _changed() } }
    /// Whether the sheet stands on the lower edge where the height is compact, in place of covering the screen; false by default.
    open var prefersEdgeAttachedInCompactHeight = false { didSet { _changed() } }
    /// Whether a sheet that stands on the lower edge is as wide as the preferred content; false by default.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { _changed() } }
    /// Whether a drag up over content at its top takes the sheet to the next height before it scrolls; true by default.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Inert: a sheet has no source.
    open var sourceView: UIView?
    /// Inert: page sheets have one size.
    open var prefersPageSizing = true

    func _changed() { _container?.setNeedsLayout() }

    // MARK: Geometry

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let _container else { return .zero }
        return _sheetFrame(in: _container.bounds.size)
    }

    open override var shouldPresentInFullscreen: Bool { true }
    open override var shouldRemovePresentersView: Bool { false }

    override var _placesView: Bool { true }
    override func _frame(in size: CGSize) -> CGRect { _sheetFrame(in: size) }
    override func _install(in container: PresentationContainerView) { _chrome.install(self, in: container) }
    override func _uninstall() { _chrome.uninstall() }
    override func _layOut(in container: PresentationContainerView) { _chrome.layOut(self, in: container) }

    override func _passesThrough(_ point: CGPoint, in container: PresentationContainerView) -> Bool {
        !_isDimmed && !_sheetFrame(in: container.bounds.size).contains(point)
    }

    override func _isDecoration(_ view: UIView) -> Bool { _chrome.isDimming(view) }
    override func _touchedOutside() { _presentation?._dismissByUser() }

    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        _changed()
    }
}

/// Told of the heights of a sheet.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// The user, not the app, chose another height.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
