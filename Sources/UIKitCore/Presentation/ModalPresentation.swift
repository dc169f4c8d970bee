/// One controller presented over another: its container in the window and the steps of coming and going.
@MainActor
package final class ModalPresentation {
    package enum Phase { case presenting, presented, dismissing }

    package private(set) var presenter: UIViewController
    package let presented: UIViewController
    /// The app's or the toolkit's object for the style asked for.
    let controller: UIPresentationController
    /// What shows the controller in the present traits: `controller`, or another one for an adapted style.
    private(set) var activeController: UIPresentationController
    var phase = Phase.presenting
    let container = PresentationContainerView()
    var isAnimated: Bool
    private var wasPresenterRemoved = false
    /// Where the presenter's view was, if another presentation was there before this one took its place.
    private var restoredFrame: CGRect?
    /// Ends the presentation's transition; nil once it has ended.
    private var finishPresenting: (() -> Void)?
    /// Ends a dismissal that no animator of the app runs.
    private var finishDismissing: (() -> Void)?
    private weak var presenterSuperview: UIView?
    /// The controller from which `present` was called.
    let source: UIViewController
    var context: TransitionContext?
    /// Shown in place of `presented` while the presentation is adapted.
    private var replacement: UIViewController?
    private var lastSize: CGSize?

    init(presenter: UIViewController, presented: UIViewController, source: UIViewController, animated: Bool) {
        self.presenter = presenter
        self.presented = presented
        self.source = source
        isAnimated = animated
        controller = presented._makePresentationController(presenting: presenter, source: source)
        activeController = controller
        controller._presenting = presenter
        controller._presentation = self
        activeController = adapted(controller)
    }

    /// The style in effect.
    var style: UIModalPresentationStyle { activeController._style }

    /// Whether the presenter's view leaves the window once it is covered.
    var removesPresenter: Bool {
        lowest?.removesPresenter ?? activeController.shouldRemovePresentersView
    }

    /// The first of a chain that is dismissed together with this one, its end: what that did to the presenter is undone.
    private var lowest: ModalPresentation?

    var isSheet: Bool { activeController is UISheetPresentationController }

    // MARK: Adaptation

    /// The object for the style that the present traits ask for.
    private func adapted(_ controller: UIPresentationController) -> UIPresentationController {
        let traits = presenter.traitCollection
        let style = controller.adaptivePresentationStyle(for: traits)
        guard style != .none, style != .automatic, style != controller._style else { return controller }
        let made: UIPresentationController
        switch style {
        case .pageSheet, .formSheet:
            if let popover = controller as? UIPopoverPresentationController {
                made = popover.adaptiveSheetPresentationController
            } else {
                made = UISheetPresentationController(presentedViewController: presented, presenting: presenter)
            }
        default: made = UIPresentationController(presentedViewController: presented, presenting: presenter)
        }
        made._style = style
        made._presenting = presenter
        made._presentation = self
        if made.delegate == nil { made.delegate = controller.delegate }
        return made
    }

    /// Shows the controller in another way when the traits ask for one.
    func adaptIfNeeded() {
        guard phase == .presented else { return }
        let wanted = adapted(controller)
        guard wanted._style != activeController._style else { return }
        controller.delegate?.presentationController(
            controller, willPresentWithAdaptiveStyle: wanted === controller ? .none : wanted._style,
            transitionCoordinator: nil)
        let old = activeController
        let oldShown = shown
        let oldView = oldShown.view
        // The view is moved, which is neither coming nor going.
        oldShown._appearance.isManaged = true
        defer { oldShown._appearance.isManaged = false }
        old._uninstall()
        oldView?.removeFromSuperview()
        container.traitOverrides.remove(UITraitHorizontalSizeClass.self)
        container.traitOverrides.remove(UITraitUserInterfaceLevel.self)
        old._container = nil
        activeController = wanted
        wanted._container = container
        chooseReplacement()
        let nested = shown._presentation
        // One whose view is covered in its own context does not come into view by this.
        if nested?.wasPresenterRemoved == true { shown._appearance.isManaged = true }
        install()
        nested?.followPresenter()
        if nested?.wasPresenterRemoved == true { shown._appearance.isManaged = false }
    }

    /// The presenter's view has got another place: what is presented in its context goes there, and a view that is covered
    /// comes back there.
    private func followPresenter() {
        guard let superview = presenter.view.superview else { return }
        if style == .overCurrentContext || style == .currentContext, container.superview !== superview {
            container.frame = presenter.view.frame
            superview.addSubview(container)
            if !wasPresenterRemoved { container.follow(presenter.view) }
            presenterSuperview = superview
        }
        guard wasPresenterRemoved else { return }
        presenterSuperview = superview
        presenter.view.removeFromSuperview()
    }

    /// Another controller that the delegate wants to see in an adapted style.
    private func chooseReplacement() {
        let old = replacement
        replacement = nil
        guard activeController !== controller else {
            if old != nil { reparent() }
            return
        }
        let other = controller.delegate?.presentationController(
            controller, viewControllerForAdaptivePresentationStyle: activeController._style)
        if let other, other !== presented {
            replacement = other
            other.loadViewIfNeeded()
        }
    }

    /// The presented controller comes back from a controller that held it for a while.
    private func reparent() {
        guard presented._parent != nil else { return }
        presented.willMove(toParent: nil)
        presented.viewIfLoaded?.removeFromSuperview()
        presented._removeFromParent()
    }

    private var shown: UIViewController { replacement ?? presented }

    private func install() {
        if replacement != nil {
            activeController._replacement = replacement
        } else {
            activeController._replacement = nil
        }
        activeController._install(in: container)
        lastSize = nil
        placePresentedView()
    }

    // MARK: Presenting

    /// Callbacks in the order of the system: the presentation controller, the presenter if it goes, the presented controller.
    ///
    /// Unverified: the place of the presentation controller's calls among those of the controllers.
    func present(completion: (() -> Void)?) {
        guard let host = presenter.view.window else { return }
        if coversScreen { InterfaceRotation.prepare(for: presented) }
        presenter._presentation = self
        presented._presentedBy = presenter
        let coordinator = TransitionCoordinator(containerView: container)
        coordinator.isAnimated = isAnimated
        coordinator.transitionDuration = isAnimated ? 0.4 : 0
        coordinator.presentationStyle = style
        coordinator.controllers = [.from: presenter, .to: presented]
        if !removesPresenter { coordinator.hiddenViews = [.from] }
        presented._transitionCoordinator = coordinator
        presenter._transitionCoordinator = coordinator
        if let popover = activeController as? UIPopoverPresentationController {
            popover.popoverDelegate?.prepareForPopoverPresentation(popover)
            Inconsistency.check(
                popover._hasSource,
                "UIPopoverPresentationController (\(popover)) should have a non-nil sourceView or barButtonItem set before "
                    + "the presentation occurs.")
        }
        if activeController !== controller {
            controller.delegate?.presentationController(controller, prepare: activeController)
        }
        controller.delegate?.presentationController(
            controller, willPresentWithAdaptiveStyle: activeController === controller ? .none : style,
            transitionCoordinator: coordinator)
        presented.loadViewIfNeeded()
        chooseReplacement()

        container.presentation = self
        let inContext = style == .currentContext || style == .overCurrentContext
        let superview: UIView = inContext ? presenter.view.superview ?? host : host
        container.frame = inContext ? presenter.view.frame : superview.bounds
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        superview.addSubview(container)
        if inContext, !removesPresenter { container.follow(presenter.view) }
        presenterSuperview = presenter.view.superview
        controller._container = container
        activeController._container = container
        // A presentation controller may add the view itself; the view appears with the transition all the same.
        shown._appearance.isManaged = true
        controller.presentationTransitionWillBegin()

        if removesPresenter { presenter._beginAppearanceTransition(false, animated: isAnimated) }
        shown._beginAppearanceTransition(true, animated: isAnimated)
        finishPresenting = { [weak self] in self?.endPresenting(coordinator, completion) }

        if let animator = presentingAnimator {
            run(animator, coordinator: coordinator, isPresenting: true) { [self] in finishPresenting?() }
        } else {
            install()
            TraitPass.run(host)
            coordinator.runAnimations()
            AppearancePass.afterCommit { [self] in finishPresenting?() }
        }
        presenter.setNeedsStatusBarAppearanceUpdate()
    }

    private func endPresenting(_ coordinator: TransitionCoordinator, _ completion: (() -> Void)?) {
        finishPresenting = nil
        let cancelled = context?.wasCancelled == true
        context = nil
        if cancelled {
            coordinator.isCancelled = true
            shown._beginAppearanceTransition(false, animated: isAnimated)
            if removesPresenter { presenter._beginAppearanceTransition(true, animated: isAnimated) }
            controller.presentationTransitionDidEnd(false)
            close()
            shown._endAppearanceTransition()
            if removesPresenter { presenter._endAppearanceTransition() }
            coordinator.finish()
            return
        }
        if activeController.presentedView?.isDescendant(of: container) != true { install() }
        // `isBeingPresented` is still true in `viewDidAppear`.
        shown._endAppearanceTransition()
        if phase == .presenting { phase = .presented }
        if removesPresenter {
            wasPresenterRemoved = true
            presenter.view.removeFromSuperview()
            presenter._endAppearanceTransition()
        }
        presented._transitionCoordinator = nil
        presenter._transitionCoordinator = nil
        controller.presentationTransitionDidEnd(true)
        coordinator.finish()
        completion?()
        if coversScreen { InterfaceRotation.setNeedsUpdate(of: container.window?.windowScene) }
    }

    // MARK: Dismissing

    func dismiss(animated: Bool, completion: (() -> Void)?) {
        // What is dismissed before its first frame has come first.
        finishPresenting?()
        isAnimated = animated
        phase = .dismissing
        let coordinator = TransitionCoordinator(containerView: container)
        coordinator.isAnimated = isAnimated
        coordinator.transitionDuration = isAnimated ? 0.4 : 0
        coordinator.presentationStyle = style
        coordinator.controllers = [.from: presented, .to: presenter]
        if !removesPresenter { coordinator.hiddenViews = [.to] }
        presented._transitionCoordinator = coordinator
        presenter._transitionCoordinator = coordinator
        controller.dismissalTransitionWillBegin()

        shown._beginAppearanceTransition(false, animated: isAnimated)
        if removesPresenter { presenter._beginAppearanceTransition(true, animated: isAnimated) }
        restorePresenter()
        let finish = { [self] in endDismissing(coordinator, completion) }
        if let animator = dismissingAnimator {
            run(animator, coordinator: coordinator, isPresenting: false, finish)
        } else {
            coordinator.runAnimations()
            finishDismissing = finish
            AppearancePass.afterCommit { [weak self] in self?.finishDismissingNow() }
        }
    }

    /// Whether an animator of the app runs: nothing else may begin before it says that it is done.
    var isInAppTransition: Bool { context != nil }

    /// A dismissal that shows no motion is over as soon as something else begins.
    func finishDismissingNow() {
        let finish = finishDismissing
        finishDismissing = nil
        finish?()
    }

    /// Whether the presentation decides about the interface's orientation.
    private var coversScreen: Bool { style == .fullScreen }

    private func endDismissing(_ coordinator: TransitionCoordinator, _ completion: (() -> Void)?) {
        let cancelled = context?.wasCancelled == true
        context = nil
        presented._transitionCoordinator = nil
        presenter._transitionCoordinator = nil
        if cancelled {
            phase = .presented
            coordinator.isCancelled = true
            if removesPresenter { presenter._beginAppearanceTransition(false, animated: isAnimated) }
            shown._beginAppearanceTransition(true, animated: isAnimated)
            if removesPresenter {
                presenter.view.removeFromSuperview()
                wasPresenterRemoved = true
                presenter._endAppearanceTransition()
            }
            install()
            shown._endAppearanceTransition()
            controller.dismissalTransitionDidEnd(false)
            coordinator.finish()
            return
        }
        let wasShown = shown
        // An animator may have put the presenter's view into the container.
        if presenter.view.isDescendant(of: container), presenter.view !== container {
            wasPresenterRemoved = true
            restorePresenter()
        }
        close()
        wasShown._endAppearanceTransition()
        if removesPresenter { presenter._endAppearanceTransition() }
        controller.dismissalTransitionDidEnd(true)
        coordinator.finish()
        completion?()
        presenter.setNeedsStatusBarAppearanceUpdate()
        if activeController._style == .fullScreen { InterfaceRotation.setNeedsUpdate(of: nil) }
    }

    /// Takes the place of the presentations below it, which go without being seen, from the first to the last.
    func replace(_ chain: [ModalPresentation]) {
        guard let first = chain.first else { return }
        for lower in chain { lower.finishPresenting?() }
        finishPresenting?()
        if let host = first.container.superview, container.superview !== host {
            container.frame = container.convert(container.bounds, to: host)
            host.addSubview(container)
        }
        restoredFrame = first.restoredFrame ?? first.container.frame
        for lower in chain.reversed() {
            lower.controller.dismissalTransitionWillBegin()
            lower.presented._beginDisappearing(animated: false)
        }
        for lower in chain.reversed() {
            lower.removeAtOnce()
            lower.presented._finishDisappearing()
            lower.controller.dismissalTransitionDidEnd(true)
        }
        lowest = first
        wasPresenterRemoved = first.wasPresenterRemoved
        presenterSuperview = first.presenterSuperview
        presenter._presentation = nil
        presenter = first.presenter
        presenter._presentation = self
        presented._presentedBy = presenter
        controller._presenting = presenter
        activeController._presenting = presenter
    }

    /// Takes everything out of the window, with what controllers inside present in their own contexts.
    private func close() {
        for child in presented._children { child._removePresentations() }
        activeController._uninstall()
        container.removeFromSuperview()
        shown.view.removeFromSuperview()
        if replacement != nil { reparent() }
        presenter._presentation = nil
        presented._presentedBy = nil
        presented._presentationController = nil
        controller._container = nil
        activeController._container = nil
    }

    /// Ends the presentation without callbacks of the presenter, as when the window gets another root.
    func removeAtOnce() {
        finishPresenting = nil
        shown._appearance.isManaged = false
        presenter._appearance.isManaged = false
        presented._transitionCoordinator = nil
        presenter._transitionCoordinator = nil
        close()
        // A presenter whose view had gone already does not hear of it a second time.
        if presenter._appearance.phase == .willDisappear, presenter.viewIfLoaded?.window == nil {
            presenter._finishDisappearing()
        }
    }

    /// The user wants the presentation gone: a touch outside, or a swipe down.
    package func _dismissByUser() {
        guard phase == .presented else { return }
        let delegate = controller.delegate
        if presented.isModalInPresentation || delegate?.presentationControllerShouldDismiss(controller) == false {
            delegate?.presentationControllerDidAttemptToDismiss(controller)
            return
        }
        delegate?.presentationControllerWillDismiss(controller)
        presenter._dismissPresented(animated: true) { [controller] in
            delegate?.presentationControllerDidDismiss(controller)
        }
    }

    private func restorePresenter() {
        guard wasPresenterRemoved, let host = presenterSuperview ?? container.superview else { return }
        wasPresenterRemoved = false
        presenter.view.frame = container.superview === host ? restoredFrame ?? container.frame : host.bounds
        if container.superview === host {
            host.insertSubview(presenter.view, belowSubview: container)
        } else {
            host.addSubview(presenter.view)
        }
    }

    // MARK: Geometry

    /// The size of the presented view in a container of that size.
    package func size(in container: CGSize) -> CGSize { activeController._frame(in: container).size }

    func placePresentedView() {
        let isNew = lastSize != container.bounds.size
        guard activeController._placesView || isNew, context == nil else { return }
        lastSize = container.bounds.size
        activeController._layOut(in: container)
    }

    /// The container has another size; an app's presentation controller is asked for the frame at once.
    func followSize() {
        guard phase == .presented, !activeController._placesView else { return }
        placePresentedView()
    }

    /// Whether a view of the container is part of the toolkit's own decoration.
    func isDecoration(_ view: UIView) -> Bool { activeController._isDecoration(view) }
}
