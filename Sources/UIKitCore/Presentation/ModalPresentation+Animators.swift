/// Presentations that an app's own objects animate.
extension ModalPresentation {
    var presentingAnimator: (any UIViewControllerAnimatedTransitioning)? {
        guard isAnimated, activeController === controller else { return nil }
        return presented.transitioningDelegate?.animationController(
            forPresented: presented, presenting: presenter, source: source)
    }

    var dismissingAnimator: (any UIViewControllerAnimatedTransitioning)? {
        guard isAnimated, activeController === controller else { return nil }
        return presented.transitioningDelegate?.animationController(forDismissed: presented)
    }

    func run(
        _ animator: any UIViewControllerAnimatedTransitioning, coordinator: TransitionCoordinator, isPresenting: Bool,
        _ completion: @escaping () -> Void
    ) {
        let context = TransitionContext(
            container: container, from: isPresenting ? presenter : presented,
            to: isPresenting ? presented : presenter, coordinator: coordinator)
        context.presentationStyle = controller._style
        context.isAnimatedTransition = true
        // A presenter that stays is not the animator's.
        if isPresenting {
            context.hidesFromView = !removesPresenter
            context.views[.to] = controller.presentedView
            context.finalFrame = controller.frameOfPresentedViewInContainerView
            if removesPresenter { context.initialFrame = presenter.view.frame }
        } else {
            context.hidesToView = !removesPresenter
            context.views[.from] = controller.presentedView
            context.finalFrame = container.bounds
        }
        context.onComplete = completion
        self.context = context
        coordinator.transitionDuration = animator.transitionDuration(using: context)
        let delegate = presented.transitioningDelegate
        let interaction =
            isPresenting
            ? delegate?.interactionControllerForPresentation(using: animator)
            : delegate?.interactionControllerForDismissal(using: animator)
        if let window = container.window { TraitPass.run(window) }
        context.run(animator, interaction: interaction)
        coordinator.runAnimations()
    }
}
