/// Recognises two fingers that turn about each other.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// Radians since the gesture began, clockwise positive; setting it starts anew from that value.
    open var rotation: CGFloat = 0 {
        didSet {
            guard !isUpdating else { return }
            tracker.reset()
            tracker.add(CGPoint(x: rotation, y: 0), at: FrameClock.now)
        }
    }

    /// Radians a second.
    open var velocity: CGFloat { tracker.velocity(at: FrameClock.now).x }

    /// How far the fingers turn before the gesture begins, in radians.
    ///
    /// Unverified: Apple names no figure.
    static let hysteresis: CGFloat = 10 * .pi / 180

    private var lastAngle: CGFloat = 0
    private var turned: CGFloat = 0
    private var isUpdating = false
    private var tracker = VelocityTracker()

    private var angle: CGFloat {
        let (first, second) = (_touches[0]._locationInWindow, _touches[1]._locationInWindow)
        return atan2(second.y - first.y, second.x - first.x)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if _touches.count > 2 {
            for touch in touches where _touches.count > 2 { ignore(touch, for: event) }
            return
        }
        guard _touches.count == 2 else { return }
        lastAngle = angle
        turned = 0
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard _touches.count == 2 else { return }
        var step = angle - lastAngle
        // The shorter way round.
        if step > .pi { step -= 2 * .pi }
        if step < -.pi { step += 2 * .pi }
        lastAngle = angle
        if _isActive {
            isUpdating = true
            rotation += step
            isUpdating = false
            tracker.add(CGPoint(x: rotation, y: 0), at: FrameClock.now)
            state = .changed
        } else {
            turned += step
            guard abs(turned) >= Self.hysteresis else { return }
            rotation = 0
            state = .began
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if _isActive {
            state = .ended
        } else if _touches.allSatisfy({ $0._phase == .ended }) {
            state = .failed
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = _isActive ? .cancelled : .failed
    }

    open override func reset() {
        super.reset()
        rotation = 0
        turned = 0
        tracker.reset()
    }
}
