/// Runs changes of view properties over time, and lets them be paused, reversed, scrubbed and changed on the way.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, @preconcurrency NSCopying {
    private struct Block {
        var body: () -> Void
        var delayFactor: CGFloat
    }

    private var blocks: [Block] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var token: FrameTimers.Token?

    // MARK: Making

    /// - Parameter duration: seconds; a spring with physics of its own has its own.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = duration
        timingParameters = parameters
        super.init()
    }

    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    public convenience override init() {
        self.init(duration: 0.2, timingParameters: UICubicTimingParameters())
    }

    /// Makes an animator and starts it.
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self {
        let made = UIViewPropertyAnimator(duration: duration, curve: options._curve, animations: animations)
        if let completion { made.addCompletion(completion) }
        made.startAnimation(afterDelay: delay)
        return unsafeDowncast(made, to: Self.self)
    }

    open func copy(with zone: NSZone?) -> Any {
        UIViewPropertyAnimator(duration: duration, timingParameters: timingParameters ?? UICubicTimingParameters())
    }

    // MARK: Properties

    public let timingParameters: (any UITimingCurveProvider)?
    /// Seconds.
    public let duration: TimeInterval
    open private(set) var delay: TimeInterval = 0
    open var isUserInteractionEnabled = true
    open var isManualHitTestingEnabled = false
    open var isInterruptible = true
    open var scrubsLinearly = true
    open var pausesOnCompletion = false

    open private(set) var state = UIViewAnimatingState.inactive
    open private(set) var isRunning = false
    open var isReversed = false
    /// Inert: the views have their final values at once.
    open var fractionComplete: CGFloat = 0

    // MARK: Running

    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        if state == .active { animation() } else { blocks.append(Block(body: animation, delayFactor: delayFactor)) }
    }

    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    open func startAnimation() { startAnimation(afterDelay: 0) }

    /// Inert: the views have their final values at once; completions run in the next frame.
    open func startAnimation(afterDelay delay: TimeInterval) {
        self.delay = delay
        activate()
        isRunning = true
        token = FrameTimers.after(0) { self.finish(at: self.isReversed ? .start : .end) }
    }

    private func activate() {
        guard state == .inactive else { return }
        state = .active
        let pending = blocks
        blocks = []
        for block in pending { block.body() }
    }

    open func pauseAnimation() {
        activate()
        isRunning = false
        token = nil
    }

    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        startAnimation()
    }

    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        token = nil
        isRunning = false
        state = withoutFinishing ? .inactive : .stopped
        if withoutFinishing { completions = [] }
    }

    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        precondition(state == .stopped, "finishAnimation(at:) comes after stopAnimation(false).")
        finish(at: finalPosition)
    }

    private func finish(at position: UIViewAnimatingPosition) {
        token = nil
        isRunning = false
        state = .inactive
        fractionComplete = 0
        let ended = completions
        completions = []
        for completion in ended { completion(position) }
    }
}

extension UIView.AnimationOptions {
    var _curve: UIView.AnimationCurve {
        UIView.AnimationCurve(rawValue: Int((rawValue >> 16) & 3)) ?? .easeInOut
    }
}
