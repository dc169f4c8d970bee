/// The change from one tab to another, from the selection to the commit.
@MainActor
final class TabSwitch {
    private let controller: UITabBarController
    let from: UIViewController
    let to: UIViewController
    private var context: TransitionContext?
    private var isOver = false

    init(_ controller: UITabBarController, from: UIViewController, to: UIViewController) {
        self.controller = controller
        self.from = from
        self.to = to
    }

    /// Unverified: the old controller is assumed to hear first, as when a controller is pushed.
    func start() {
        let animator = controller.delegate?.tabBarController(
            controller, animationControllerForTransitionFrom: from, to: to)
        to.loadViewIfNeeded()
        from._beginAppearanceTransition(false, animated: animator != nil)
        to._beginAppearanceTransition(true, animated: animator != nil)
        controller._place(to)
        guard let animator else {
            controller._stage.addSubview(to.view)
            from.view.removeFromSuperview()
            AppearancePass.afterCommit { [self] in finish() }
            return
        }
        let coordinator = TransitionCoordinator(containerView: controller._stage)
        coordinator.isAnimated = true
        coordinator.controllers = [.from: from, .to: to]
        controller._transitionCoordinator = coordinator
        let context = TransitionContext(container: controller._stage, from: from, to: to, coordinator: coordinator)
        context.finalFrame = to.view.frame
        context.isAnimatedTransition = true
        context.onComplete = { [weak self] in
            self?.controller._transitionCoordinator = nil
            self?.finish()
            coordinator.finish()
        }
        self.context = context
        coordinator.transitionDuration = animator.transitionDuration(using: context)
        let interaction = controller.delegate?.tabBarController(controller, interactionControllerFor: animator)
        context.run(animator, interaction: interaction)
        coordinator.runAnimations()
    }

    func finish() {
        guard !isOver else { return }
        isOver = true
        if controller._switch === self { controller._switch = nil }
        if to.view.superview == nil, controller._shownTab === to { controller._stage.addSubview(to.view) }
        if from.viewIfLoaded?.superview === controller._stage { from.view.removeFromSuperview() }
        from._endAppearanceTransition()
        to._endAppearanceTransition()
    }
}
