/// Runs changes of view properties over time, and lets them be paused, reversed, scrubbed and changed on the way.
///
/// Inert: nothing moves by itself. What is started has ended, at its end or its start, in the next frame. While an animator is
/// paused, the views have the values of `fractionComplete`; on the phone they have their final ones, and only what is seen is
/// between.
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
    /// Whether the animations end at their start.
    open var isReversed = false

    /// How far the animations are, 0 to 1; setting it pauses them there. Counted from the end while reversed.
    open var fractionComplete: CGFloat {
        get { fraction }
        set {
            if state == .inactive { activate() }
            guard state == .active else { return }
            isRunning = false
            token = nil
            fraction = min(max(newValue, 0), 1)
            show(fraction)
        }
    }

    private var fraction: CGFloat = 0
    private var changes: [(change: AnimatedChange, delayFactor: CGFloat)] = []

    // MARK: Running

    /// - Parameter delayFactor: the part of the duration to wait before this starts, 0 to 1.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        guard state == .active else { return blocks.append(Block(body: animation, delayFactor: delayFactor)) }
        changes.append((AnimatedChange(animation), delayFactor))
        if !isRunning { show(fraction) }
    }

    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    open func startAnimation() { startAnimation(afterDelay: 0) }

    /// Inert: the delay does not pass.
    open func startAnimation(afterDelay delay: TimeInterval) {
        guard state != .stopped else { return }
        self.delay = delay
        activate()
        isRunning = true
        show(isReversed ? 0 : 1)
        token = FrameTimers.after(0) { self.reachEnd() }
    }

    private func reachEnd() {
        guard pausesOnCompletion else { return finish(at: isReversed ? .start : .end) }
        isRunning = false
        token = nil
        fraction = 1
    }

    private func activate() {
        guard state == .inactive else { return }
        state = .active
        fraction = 0
        let pending = blocks
        blocks = []
        for block in pending { changes.append((AnimatedChange(block.body), block.delayFactor)) }
        show(isReversed ? 1 : 0)
    }

    /// Puts the views at a fraction of the way.
    private func show(_ fraction: CGFloat) {
        let curve = timingParameters?.cubicTimingParameters?.curve ?? .linear
        let isAtEnd = fraction == 0 || fraction == 1
        let eased = scrubsLinearly || isAtEnd ? fraction : CGFloat(curve.progress(at: fraction))
        let place = isReversed && !isAtEnd ? 1 - eased : eased
        for (change, delay) in changes {
            change.apply(delay > 0 && delay < 1 ? min(max((place - delay) / (1 - delay), 0), 1) : place)
        }
    }

    open func pauseAnimation() {
        guard state != .stopped else { return }
        let wasRunning = isRunning
        activate()
        isRunning = false
        token = nil
        // What was running has, without time between, come to its end.
        if wasRunning { fraction = 1 }
    }

    /// - Parameter durationFactor: of the duration, for what is left. Inert: nothing takes time.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        startAnimation()
    }

    /// - Parameter withoutFinishing: true leaves the views as they are and calls no completions.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        token = nil
        isRunning = false
        state = withoutFinishing ? .inactive : .stopped
        if withoutFinishing {
            completions = []
            changes = []
            fraction = 0
        }
    }

    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        Inconsistency.check(state == .stopped, "finishAnimation(at:) comes after stopAnimation(false).")
        finish(at: finalPosition)
    }

    private func finish(at position: UIViewAnimatingPosition) {
        token = nil
        isRunning = false
        if position != .current { show(position == .start ? 0 : 1) }
        state = .inactive
        isReversed = false
        fraction = 0
        changes = []
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
