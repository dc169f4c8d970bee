/// Lets a gesture drive the animation of a transition's animator.
///
/// The animator's animations are started with the transition. Inert: they have their final values at once, so `update(_:)` is
/// only remembered; `finish()` and `cancel()` end the transition.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private var context: (any UIViewControllerContextTransitioning)?
    var _animator: (any UIViewControllerAnimatedTransitioning)?

    public override init() { super.init() }

    open var duration: CGFloat { CGFloat(_animator?.transitionDuration(using: context) ?? 0) }
    open private(set) var percentComplete: CGFloat = 0
    open var completionSpeed: CGFloat = 1
    open var completionCurve: UIView.AnimationCurve = .easeInOut
    open var timingCurve: (any UITimingCurveProvider)?
    open var wantsInteractiveStart = true

    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        _animator?.animateTransition(using: transitionContext)
    }

    open func pause() { context?.pauseInteractiveTransition() }

    /// - Parameter percentComplete: 0 to 1.
    open func update(_ percentComplete: CGFloat) {
        self.percentComplete = min(max(percentComplete, 0), 1)
        context?.updateInteractiveTransition(self.percentComplete)
    }

    open func cancel() {
        context?.cancelInteractiveTransition()
        context = nil
    }

    open func finish() {
        context?.finishInteractiveTransition()
        context = nil
    }
}
