/// Recognises fingers that are dragged.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// Default 1.
    open var minimumNumberOfTouches = 1
    /// Default no limit.
    open var maximumNumberOfTouches = Int.max
    /// Inert: there is no trackpad. Default none.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    /// How far fingers move, in a straight line, before the gesture begins; travel of exactly this begins it.
    package static let hysteresis: CGFloat = 10

    private var start: CGPoint?
    private var last = CGPoint.zero
    private var travelled = CGPoint.zero
    private var tracker = VelocityTracker()
    /// A scroll view's content does not jump by the distance that was needed to begin.
    var _removesHysteresis = false
    private var removed = CGPoint.zero

    // MARK: Values

    /// The way of the fingers since the gesture's start or the last `setTranslation(_:in:)`.
    ///
    /// Unverified: when the gesture begins, this is the whole way from the place where the finger came down.
    open func translation(in view: UIView?) -> CGPoint {
        _convertVector(CGPoint(x: travelled.x - removed.x, y: travelled.y - removed.y), to: view)
    }

    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        travelled = _vectorInWindow(translation, from: view)
        removed = .zero
    }

    /// Points a second, over the last 0.1 seconds.
    open func velocity(in view: UIView?) -> CGPoint {
        _convertVector(tracker.velocity(at: FrameClock.now), to: view)
    }

    /// Where the first finger came down, in the window.
    var _startInWindow: CGPoint { start ?? _centroid }
    /// The way since then, in the window, before anything is removed.
    var _wayInWindow: CGPoint { travelled }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if _touches.count > maximumNumberOfTouches {
            if state == .possible { return state = .failed }
            for touch in touches { ignore(touch, for: event) }
        }
        fingersChanged(without: [])
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let now = _centroid
        travelled.x += now.x - last.x
        travelled.y += now.y - last.y
        last = now
        tracker.add(now, at: FrameClock.now)
        if _isActive { return state = .changed }
        guard state == .possible, _touches.count >= minimumNumberOfTouches else { return }
        guard _hasPassedHysteresis(travelled) else { return }
        if _removesHysteresis {
            let way = hypot(travelled.x, travelled.y)
            let share = way > 0 ? Self.hysteresis / way : 0
            removed = CGPoint(x: travelled.x * share, y: travelled.y * share)
        }
        state = .began
    }

    /// Whether that way is enough to begin.
    func _hasPassedHysteresis(_ way: CGPoint) -> Bool { hypot(way.x, way.y) >= Self.hysteresis - 1e-6 }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let left = _touches.filter { $0._phase != .ended && $0._phase != .cancelled }
        if left.isEmpty || (_isActive && left.count < minimumNumberOfTouches) {
            state = _isActive ? .ended : .failed
        } else {
            fingersChanged(without: touches)
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = _isActive ? .cancelled : .failed
    }

    /// The middle of the fingers jumps when one comes or goes; the gesture's way does not.
    private func fingersChanged(without gone: Set<UITouch>) {
        let points = _touches.filter { !gone.contains($0) }.map(\._locationInWindow)
        let now = Self._middle(points)
        if start == nil {
            start = now
            tracker.add(now, at: FrameClock.now)
        } else {
            tracker.shift(by: CGPoint(x: now.x - last.x, y: now.y - last.y))
        }
        last = now
    }

    open override func reset() {
        super.reset()
        start = nil
        travelled = .zero
        removed = .zero
        tracker.reset()
    }
}

/// Kinds of trackpad scrolling that a pan takes for its own.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
    public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
