/// The context of a transition that an app's animator runs.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    let containerView: UIView
    private let from: UIViewController
    private let to: UIViewController
    private let coordinator: TransitionCoordinator
    private var animator: (any UIViewControllerAnimatedTransitioning)?
    var isAnimatedTransition = true
    var presentationStyle = UIModalPresentationStyle.none
    /// The place of the coming view, or of what is presented.
    var finalFrame = CGRect.zero
    var initialFrame: CGRect?
    /// Views the animator must leave alone: nil is answered for them.
    var hidesFromView = false
    var hidesToView = false
    /// Views other than the controllers' own, as a presentation controller may have.
    var views: [UITransitionContextViewKey: UIView] = [:]
    var onComplete: (() -> Void)?
    private(set) var wasCancelled = false
    private var isInteractiveNow = false { didSet { coordinator.isInteractive = isInteractiveNow } }
    private var isOver = false

    init(container: UIView, from: UIViewController, to: UIViewController, coordinator: TransitionCoordinator) {
        containerView = container
        self.from = from
        self.to = to
        self.coordinator = coordinator
        super.init()
    }

    var isAnimated: Bool { isAnimatedTransition }
    var isInteractive: Bool { isInteractiveNow }
    var transitionWasCancelled: Bool { wasCancelled }
    var targetTransform: CGAffineTransform { .identity }

    func updateInteractiveTransition(_ percentComplete: CGFloat) { coordinator.reportedPercent = percentComplete }
    func pauseInteractiveTransition() { isInteractiveNow = true }

    func finishInteractiveTransition() { endInteraction(cancelled: false) }
    func cancelInteractiveTransition() { endInteraction(cancelled: true) }

    /// Handlers of the coordinator find the outcome decided.
    private func endInteraction(cancelled: Bool) {
        wasCancelled = cancelled
        coordinator.isCancelled = cancelled
        isInteractiveNow = false
    }

    /// Only the first call counts.
    func completeTransition(_ didComplete: Bool) {
        guard !isOver else { return }
        isOver = true
        if !didComplete { wasCancelled = true }
        let animator = animator
        self.animator = nil
        onComplete?()
        onComplete = nil
        animator?.animationEnded(didComplete)
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from : key == .to ? to : nil
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        if key == .from { return hidesFromView ? nil : views[.from] ?? from.viewIfLoaded }
        if key == .to { return hidesToView ? nil : views[.to] ?? to.viewIfLoaded }
        return nil
    }

    func initialFrame(for vc: UIViewController) -> CGRect {
        if vc === from { return initialFrame ?? from.viewIfLoaded?.frame ?? .zero }
        return .zero
    }

    func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? finalFrame : .zero }

    /// Starts the animator, by way of the interaction if there is one that wants to.
    func run(
        _ animator: any UIViewControllerAnimatedTransitioning,
        interaction: (any UIViewControllerInteractiveTransitioning)?
    ) {
        self.animator = animator
        if let interaction, interaction.wantsInteractiveStart {
            coordinator.initiallyInteractive = true
            coordinator.completionVelocity = interaction.completionSpeed
            coordinator.completionCurve = interaction.completionCurve
            isInteractiveNow = true
            (interaction as? UIPercentDrivenInteractiveTransition)?._animator = animator
            interaction.startInteractiveTransition(self)
        } else {
            animator.animateTransition(using: self)
        }
    }
}
