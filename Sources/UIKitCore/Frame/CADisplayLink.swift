/// Sends a message every frame.
///
/// The app counts as moving for the first five seconds that a link runs; after that it is only called in frames that something else
/// asks for, so that an app with a link that never ends comes to rest.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
    private let target: Any
    private let selector: Selector
    private var token: FrameTimers.Token?
    private var isInvalid = false
    private var isAdded = false
    private var callsLeft = 300
    private var framesToSkip = 0

    /// The target is kept alive until `invalidate()`.
    public init(target: Any, selector sel: Selector) {
        self.target = target
        selector = sel
        super.init()
    }

    /// The time of the frame before, in seconds of `CACurrentMediaTime()`.
    open private(set) var timestamp: CFTimeInterval = 0
    /// The time of this frame.
    open private(set) var targetTimestamp: CFTimeInterval = 0
    open var duration: CFTimeInterval { 1.0 / 60 }

    open var isPaused = false { didSet { if isPaused != oldValue { schedule() } } }

    /// How many frames go by for a call. Default 1.
    open var frameInterval = 1
    /// 0, the default, is every frame.
    open var preferredFramesPerSecond = 0 { didSet { frameInterval = max(1, 60 / max(1, preferredFramesPerSecond)) } }
    open var preferredFrameRateRange = CAFrameRateRange.default {
        didSet { preferredFramesPerSecond = Int(preferredFrameRateRange.preferred ?? 0) }
    }

    /// Starts the calls; the run loop and the mode are not looked at.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        isAdded = true
        schedule()
    }

    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        isAdded = false
        schedule()
    }

    open func invalidate() {
        isInvalid = true
        schedule()
    }

    private func schedule() {
        token = nil
        guard isAdded, !isInvalid, !isPaused else { return }
        token = FrameTimers.everyFrame(keepsAwake: callsLeft > 0) { [weak self] in self?.call() }
        links.insert(self)
    }

    private func call() {
        if framesToSkip > 0 {
            framesToSkip -= 1
            return
        }
        framesToSkip = frameInterval - 1
        timestamp = FrameClock.now
        targetTimestamp = timestamp + duration
        let arguments: [Any?] = selector.argumentCount == 0 ? [] : [self]
        if !MemberTables.send(selector, to: target, with: arguments) {
            MemberTables.warnUnrecognized(selector, sentTo: target)
        }
        callsLeft -= 1
        if callsLeft == 0 { schedule() }
        if isInvalid || !isAdded { links.remove(self) }
    }
}

/// Links that run: the run loop keeps them alive.
@MainActor private var links: Set<CADisplayLink> = []
