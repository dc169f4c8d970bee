/// A push or pop while it goes on: from the layout that starts it to the commit, or to the end of the app's animator.
@MainActor
final class NavigationTransition {
    let from: UIViewController
    let to: UIViewController
    let operation: UINavigationController.Operation
    let isAnimated: Bool
    private let controller: UINavigationController
    private let coordinator: TransitionCoordinator
    private var context: TransitionContext?
    private var isOver = false

    init(
        _ controller: UINavigationController, from: UIViewController, to: UIViewController,
        operation: UINavigationController.Operation, animated: Bool
    ) {
        self.controller = controller
        self.from = from
        self.to = to
        self.operation = operation
        isAnimated = animated
        coordinator = TransitionCoordinator(containerView: controller._bars.stage)
        coordinator.isAnimated = animated
        coordinator.transitionDuration = animated ? 0.35 : 0
        coordinator.controllers = [.from: from, .to: to]
    }

    /// Callbacks in the order of the system: the new view loads, the old controller hears that it goes, the new one that it
    /// comes, then the delegate.
    ///
    /// Unverified: the place of the delegate's call among them.
    func start() {
        let stage = controller._bars.stage
        controller._transitionCoordinator = coordinator
        to.loadViewIfNeeded()
        if !controller._stack.contains(where: { $0 === from }) { from._appearance.isMovingFromParent = true }
        from._beginAppearanceTransition(false, animated: isAnimated)
        to._beginAppearanceTransition(true, animated: isAnimated)
        controller.delegate?.navigationController(controller, willShow: to, animated: isAnimated)
        if let animator = customAnimator {
            controller._placeTopView(to)
            let context = TransitionContext(container: stage, from: from, to: to, coordinator: coordinator)
            context.finalFrame = to.view.frame
            context.isAnimatedTransition = isAnimated
            context.onComplete = { [weak self] in self?.finish() }
            self.context = context
            coordinator.transitionDuration = animator.transitionDuration(using: context)
            context.run(animator, interaction: interaction(for: animator))
            coordinator.runAnimations()
            return
        }
        // The one that comes from below lies below, as it does while it is uncovered.
        if operation == .pop {
            stage.insertSubview(to.view, belowSubview: from.view)
        } else {
            stage.addSubview(to.view)
        }
        controller._placeTopView(to)
        coordinator.runAnimations()
        AppearancePass.afterCommit { [self] in finish() }
    }

    private var customAnimator: (any UIViewControllerAnimatedTransitioning)? {
        guard isAnimated else { return nil }
        return controller.delegate?.navigationController(
            controller, animationControllerFor: operation, from: from, to: to)
    }

    private func interaction(
        for animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        controller.delegate?.navigationController(controller, interactionControllerFor: animator)
    }

    func finish() {
        guard !isOver else { return }
        isOver = true
        if controller._transition === self { controller._transition = nil }
        let stage = controller._bars.stage
        if context?.wasCancelled == true { return cancel() }
        if to.view.superview !== stage { stage.addSubview(to.view) }
        controller._placeTopView(to)
        if from.view.superview === stage { from.view.removeFromSuperview() }
        from._endAppearanceTransition()
        // Another container may have taken it over meanwhile, as a split view does that expands.
        if from._appearance.phase == .disappeared, from._parent != nil, from.viewIfLoaded?.window != nil {
            from._beginAppearing(animated: false)
        }
        to._endAppearanceTransition()
        controller._transitionCoordinator = nil
        controller._finishMoves(shown: to)
        coordinator.finish()
        controller.delegate?.navigationController(controller, didShow: to, animated: isAnimated)
        controller._tabBarController?._bottomBarChanged()
    }

    /// The app's interaction went back to where it began: the old controller appears once more.
    private func cancel() {
        let stage = controller._bars.stage
        to._beginAppearanceTransition(false, animated: isAnimated)
        from._beginAppearanceTransition(true, animated: isAnimated)
        to.view.removeFromSuperview()
        if from.view.superview !== stage { stage.addSubview(from.view) }
        to._endAppearanceTransition()
        from._endAppearanceTransition()
        controller._transitionCoordinator = nil
        coordinator.isCancelled = true
        controller._restoreStack(shown: from, instead: to)
        coordinator.finish()
    }
}
