/// Manages how one controller is shown over another: the container, the place of the presented view, and what comes with it.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment, UITraitChangeObservable,
    TraitHolding
{
    /// The controller that is presented.
    ///
    /// Not kept alive by this object, which that controller keeps: one that is never presented would stay for ever.
    open private(set) var presentedViewController: UIViewController {
        get { presentedIfAlive ?? UIViewController() }
        set { presentedIfAlive = newValue }
    }
    private final weak var presentedIfAlive: UIViewController?

    /// The controller that presents; before the presentation the one that was named.
    open var presentingViewController: UIViewController { _presenting ?? presentedViewController }

    package var _traitStorage = TraitStorage()
    weak var _presenting: UIViewController?
    weak var _container: PresentationContainerView?
    /// The style asked for, before adaptation.
    var _style: UIModalPresentationStyle
    /// Shown in place of the presented controller, as the delegate wants it.
    weak var _replacement: UIViewController?
    /// The presentation under way; nil before and after.
    weak var _presentation: ModalPresentation?

    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presentedIfAlive = presentedViewController
        _presenting = presentingViewController
        _style = presentedViewController._resolvedStyle
        super.init()
    }

    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// The style before adaptation.
    open var presentationStyle: UIModalPresentationStyle { _style }

    /// The view in which the presentation happens; nil before it begins.
    open var containerView: UIView? { _container }

    // MARK: For subclasses

    /// The presented controller's view, or a view around it.
    open var presentedView: UIView? { (_replacement ?? presentedViewController).view }

    /// Where the presented view goes; the whole container by default.
    open var frameOfPresentedViewInContainerView: CGRect {
        guard let _container else { return .zero }
        return CGRect(origin: .zero, size: _container.bounds.size)
    }

    /// Whether the presentation covers the screen; true by default.
    open var shouldPresentInFullscreen: Bool { true }

    /// Whether the presenter's view leaves the window once it is covered; true for `.fullScreen` and `.currentContext`.
    open var shouldRemovePresentersView: Bool { _style == .fullScreen || _style == .currentContext }

    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}

    /// The container is in the window; the place to add views of one's own.
    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: Adaptation

    /// The style in the present traits; `.none` keeps the style asked for.
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        adaptivePresentationStyle(for: traitCollection)
    }

    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        _adaptiveStyle(for: traitCollection)
    }

    /// What the delegate says, or else what the class does.
    func _adaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
        let asked = delegate?.adaptivePresentationStyle(for: self, traitCollection: traits) ?? .automatic
        return asked == .automatic ? _defaultAdaptiveStyle(for: traits) : asked
    }

    func _defaultAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle { .none }

    // MARK: Traits

    /// The traits of the place it presents in, with its own overrides; before the presentation those of the presenter.
    open var traitCollection: UITraitCollection { _traits }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Traits replaced for what is presented; nil, the default, replaces none.
    open var overrideTraitCollection: UITraitCollection? { didSet { _setNeedsTraitUpdate() } }

    /// The traits replaced for this object and what is presented.
    open var traitOverrides: any UITraitOverrides {
        get { _overrides }
        set { _overrides = newValue }
    }

    // MARK: UIContentContainer

    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        _container?.setNeedsLayout()
    }

    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Called before the container's size changes. Overrides call super, which tells the presented controller.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        _forwardTransition(to: size, with: coordinator)
    }

    /// Called before the traits change. Overrides call super, which tells the presented controller.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) { _forwardTransition(to: newCollection, with: coordinator) }

    // MARK: For the toolkit's own presentations

    /// Puts the presented view, and what goes with it, into the container.
    func _install(in container: PresentationContainerView) {
        guard let view = presentedView else { return }
        container.addSubview(view)
    }

    /// Takes away what `_install` added, but for the presented view.
    func _uninstall() {}

    /// Places the views in the container.
    func _layOut(in container: PresentationContainerView) {
        guard let view = presentedView, view.superview === container else { return }
        let frame = frameOfPresentedViewInContainerView
        if view.frame != frame { view.frame = frame }
    }

    /// Whether the presentation is of one of the toolkit's own classes, placed with every layout.
    var _placesView: Bool { type(of: self) == UIPresentationController.self }

    /// The frame in a container of a size, before there is one.
    func _frame(in size: CGSize) -> CGRect {
        if _container?.bounds.size == size, !_placesView { return frameOfPresentedViewInContainerView }
        return CGRect(
            origin: .zero,
            size: self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size))
    }

    /// Whether a touch at a point of the container belongs to what is below.
    func _passesThrough(_ point: CGPoint, in container: PresentationContainerView) -> Bool { false }

    /// Whether a view of the container belongs to the toolkit, such as the dimming of a sheet.
    func _isDecoration(_ view: UIView) -> Bool { false }

    /// A touch outside of what is presented.
    func _touchedOutside() {}
}
