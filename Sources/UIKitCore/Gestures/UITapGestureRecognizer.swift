/// Recognises one or several taps of one or several fingers.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// Default 1.
    open var numberOfTapsRequired = 1
    /// Fingers that tap at the same time. Default 1.
    open var numberOfTouchesRequired = 1
    /// Inert: touches of fingers have no buttons. Default the primary button.
    open var buttonMaskRequired: UIEvent.ButtonMask = .primary

    // Unverified: Apple names none of these figures.
    /// A finger that moves further makes a tap fail, in points.
    package static let allowedMovement: CGFloat = 10
    /// A finger that stays longer makes a tap fail where several are wanted, in seconds.
    static let longestTap: CFTimeInterval = 0.75
    /// The next tap has to begin within this time, in seconds.
    package static let longestPause: CFTimeInterval = 0.35
    /// Taps further from each other are not one gesture, in points.
    package static let allowedDistance: CGFloat = 45

    private var taps = 0
    private var starts: [ObjectIdentifier: CGPoint] = [:]
    private var fingersOfTap = 0
    private var firstPlace = CGPoint.zero
    private var timer: FrameTimers.Token?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { starts[ObjectIdentifier(touch)] = touch._locationInWindow }
        if taps == 0, fingersOfTap == 0, let touch = touches.first { firstPlace = touch._locationInWindow }
        fingersOfTap = max(fingersOfTap, _touches.count)
        guard fingersOfTap <= numberOfTouchesRequired else { return state = .failed }
        if let touch = touches.first, numberOfTouchesRequired == 1,
            touch._locationInWindow.distance(to: firstPlace) > Self.allowedDistance
        {
            return state = .failed
        }
        timer = nil
        if numberOfTapsRequired > 1 { wait(Self.longestTap) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches {
            guard let start = starts[ObjectIdentifier(touch)] else { continue }
            if touch._locationInWindow.distance(to: start) > Self.allowedMovement { return state = .failed }
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        // The touches that end are still among the recogniser's.
        guard _touches.allSatisfy({ $0._phase == .ended }) else { return }
        guard fingersOfTap == numberOfTouchesRequired else { return state = .failed }
        timer = nil
        taps += 1
        fingersOfTap = 0
        starts = [:]
        if taps >= numberOfTapsRequired { state = .ended } else { wait(Self.longestPause) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    private func wait(_ seconds: CFTimeInterval) {
        timer = FrameTimers.after(seconds) { [weak self] in self?.state = .failed }
    }

    open override func reset() {
        super.reset()
        taps = 0
        fingersOfTap = 0
        starts = [:]
        timer = nil
    }

    override func _didFail() { timer = nil }

    override var _waitsBetweenTouches: Bool { timer != nil }

    /// A tap does not stand in the way of one that wants more taps or fingers.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return other.numberOfTapsRequired <= numberOfTapsRequired
            && other.numberOfTouchesRequired <= numberOfTouchesRequired
    }
}
