/// Recognises two fingers that move apart or together.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The distance of the fingers, as a multiple of what it was; setting it starts anew from that value.
    open var scale: CGFloat {
        get { baseScale * (baseDistance > 0 ? max(distance, 1) / baseDistance : 1) }
        set {
            baseScale = newValue
            baseDistance = max(distance, 1)
            tracker.reset()
            tracker.add(CGPoint(x: newValue, y: 0), at: FrameClock.now)
        }
    }

    /// Change of `scale` in a second.
    open var velocity: CGFloat { tracker.velocity(at: FrameClock.now).x }

    /// How much the distance changes before the gesture begins, in points.
    ///
    /// Unverified: Apple names no figure.
    static let hysteresis: CGFloat = 8

    private var baseScale: CGFloat = 1
    private var baseDistance: CGFloat = 0
    private var startDistance: CGFloat = 0
    private var tracker = VelocityTracker()
    private var lastDistance: CGFloat = 0

    private var distance: CGFloat {
        guard _touches.count >= 2 else { return lastDistance }
        return _touches[0]._locationInWindow.distance(to: _touches[1]._locationInWindow)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if _touches.count > 2 {
            for touch in touches where _touches.count > 2 { ignore(touch, for: event) }
            return
        }
        guard _touches.count == 2 else { return }
        startDistance = max(distance, 1)
        if _isActive {
            // A finger came back: the scale goes on from where it was.
            baseScale = baseScale * lastDistance / max(baseDistance, 1)
        }
        baseDistance = startDistance
        lastDistance = startDistance
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard _touches.count == 2 else { return }
        lastDistance = max(distance, 1)
        if _isActive {
            tracker.add(CGPoint(x: scale, y: 0), at: FrameClock.now)
            state = .changed
        } else if abs(lastDistance - startDistance) >= Self.hysteresis {
            baseDistance = lastDistance
            tracker.add(CGPoint(x: 1, y: 0), at: FrameClock.now)
            state = .began
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if _isActive {
            if _touches.allSatisfy({ $0._phase == .ended }) || _touches.count < 2 || touches.count > 0 {
                state = .ended
            }
        } else if _touches.allSatisfy({ $0._phase == .ended }) {
            state = .failed
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = _isActive ? .cancelled : .failed
    }

    open override func reset() {
        super.reset()
        baseScale = 1
        baseDistance = 0
        lastDistance = 0
        tracker.reset()
    }
}
