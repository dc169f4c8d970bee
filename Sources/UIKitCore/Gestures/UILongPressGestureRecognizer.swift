/// Recognises fingers that stay where they are for a while; afterwards they may move.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// Taps before the press. Default 0.
    open var numberOfTapsRequired = 0
    /// Default 1.
    open var numberOfTouchesRequired = 1
    /// Seconds. Default 0.5.
    open var minimumPressDuration: TimeInterval = 0.5
    /// How far fingers may move before the gesture begins, in points. Default 10.
    open var allowableMovement: CGFloat = 10

    private var taps = 0
    private var starts: [ObjectIdentifier: CGPoint] = [:]
    private var timer: FrameTimers.Token?
    private var isPausing = false

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        isPausing = false
        for touch in touches { starts[ObjectIdentifier(touch)] = touch._locationInWindow }
        guard _touches.count <= numberOfTouchesRequired else { return state = .failed }
        guard _touches.count == numberOfTouchesRequired else { return }
        if taps < numberOfTapsRequired {
            wait(UITapGestureRecognizer.longestTap, then: .failed)
        } else if minimumPressDuration <= 0 {
            state = .began
        } else {
            wait(minimumPressDuration, then: .began)
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if _isActive { return state = .changed }
        for touch in touches {
            guard let start = starts[ObjectIdentifier(touch)] else { continue }
            if touch._locationInWindow.distance(to: start) > allowableMovement { return state = .failed }
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if _isActive {
            if _touches.allSatisfy({ $0._phase == .ended }) { state = .ended }
            return
        }
        guard _pendingState == nil, taps < numberOfTapsRequired, _touches.count == numberOfTouchesRequired else {
            return state = .failed
        }
        guard _touches.allSatisfy({ $0._phase == .ended }) else { return }
        taps += 1
        starts = [:]
        isPausing = true
        wait(UITapGestureRecognizer.longestPause, then: .failed)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    private func wait(_ seconds: CFTimeInterval, then new: State) {
        timer = FrameTimers.after(seconds) { [weak self] in self?.state = new }
    }

    open override func reset() {
        super.reset()
        taps = 0
        starts = [:]
        timer = nil
        isPausing = false
    }

    override func _didFail() {
        timer = nil
        isPausing = false
    }

    override var _waitsBetweenTouches: Bool { isPausing }
}
