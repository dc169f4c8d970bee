/// Fingers on the simulated screen: makes touches of them and sends events.
@MainActor
package enum TouchInput {
    package struct Change: Sendable {
        /// Tells fingers apart.
        package var finger: Int
        package var phase: UITouch.Phase
        /// In the coordinates of the app's scene, in points.
        package var location: CGPoint

        package init(finger: Int, phase: UITouch.Phase, location: CGPoint) {
            self.finger = finger
            self.phase = phase
            self.location = location
        }
    }

    private(set) static var touches: [Int: UITouch] = [:]
    private static var event = UIEvent()
    private static var count = 0
    /// The last touches that were lifted, for the number of taps.
    private static var lifted: (time: CFTimeInterval, place: CGPoint, taps: Int)?

    /// A finger that came down on the status bar, which keeps it.
    private static var statusBarFinger: (finger: Int, place: CGPoint)?

    private static func isOnStatusBar(_ location: CGPoint) -> Bool {
        guard let bar = UIApplication._sharedIfMade?.statusBarFrame, !bar.isEmpty else { return false }
        return bar.contains(location)
    }

    /// The fingers that are down.
    package static var fingersDown: [Int] { touches.keys.sorted() }

    /// Sends one event with these changes, which happen at the present time of the frame clock.
    package static func send(_ changes: [Change]) {
        let now = FrameClock.now
        for touch in touches.values { touch._phase = .stationary }
        var isChanged = false
        for change in changes where apply(change, now) { isChanged = true }
        guard isChanged else { return }
        event._timestamp = now
        event._touches = Set(touches.values)
        UIApplication.shared.sendEvent(event)
        for (finger, touch) in touches where touch._phase == .ended || touch._phase == .cancelled {
            touches[finger] = nil
            lifted = (now, touch._locationInWindow, touch._tapCount)
        }
        event._touches = Set(touches.values)
    }

    /// - Returns: whether anything is different.
    private static func apply(_ change: Change, _ now: CFTimeInterval) -> Bool {
        if change.phase == .began {
            if isOnStatusBar(change.location) {
                statusBarFinger = (change.finger, change.location)
                return false
            }
            guard touches[change.finger] == nil else { return false }
            touches[change.finger] = begin(change.location, now)
            return touches[change.finger] != nil
        }
        if let finger = statusBarFinger, finger.finger == change.finger {
            if change.phase == .ended || change.phase == .cancelled { statusBarFinger = nil }
            let isNear = finger.place.distance(to: change.location) <= UITapGestureRecognizer.allowedMovement
            if change.phase == .ended, isNear { UIScrollView._statusBarWasTapped() }
            return false
        }
        guard let touch = touches[change.finger], let window = touch._window else {
            touches[change.finger] = nil
            return false
        }
        let place = CGPoint(x: change.location.x - window.frame.minX, y: change.location.y - window.frame.minY)
        if change.phase == .moved, place == touch._locationInWindow { return false }
        touch._previousLocationInWindow = touch._locationInWindow
        touch._locationInWindow = place
        touch._phase = change.phase
        touch._timestamp = now
        return true
    }

    /// Finds the view under a new touch; nil where the app ignores touches.
    private static func begin(_ location: CGPoint, _ now: CFTimeInterval) -> UITouch? {
        guard let application = UIApplication._sharedIfMade, !application.isIgnoringInteractionEvents else {
            return nil
        }
        let scene = application._connectedWindowScene
        for window in UIApplication._allWindows.reversed() where !window.isHidden {
            guard scene == nil || window.windowScene == nil || window.windowScene === scene else { continue }
            let place = CGPoint(x: location.x - window.frame.minX, y: location.y - window.frame.minY)
            guard var view = window.hitTest(place, with: event) else { continue }
            guard !isExcluded(view) else { return nil }
            // A touch outside of a menu closes it; what is below hears of the touch only if it becomes a scroll.
            let closesMenu = view is MenuOverlayView
            if closesMenu {
                MenuPresentation.dismiss()
                view = window.hitTest(place, with: event) ?? window
            }
            let touch = UITouch()
            count += 1
            touch._order = count
            touch._window = window
            touch._view = view
            touch._locationInWindow = place
            touch._previousLocationInWindow = place
            touch._startInWindow = place
            touch._timestamp = now
            touch._tapCount = taps(at: place, now)
            touch._recognizers = recognizers(from: view, touch)
            if closesMenu {
                touch._recognizers.removeAll { !($0 is ScrollPanGestureRecognizer) }
                touch._delivery.state = .closed
            }
            return touch
        }
        return nil
    }

    /// A view of its own touches keeps others out, and stays out while others have touches.
    private static func isExcluded(_ view: UIView) -> Bool {
        touches.values.contains { touch in
            guard let other = touch._view, other !== view, other._window === view._window else { return false }
            return other.isExclusiveTouch || view.isExclusiveTouch
        }
    }

    private static func taps(at place: CGPoint, _ now: CFTimeInterval) -> Int {
        guard let lifted, now - lifted.time <= UITapGestureRecognizer.longestPause,
            lifted.place.distance(to: place) <= UITapGestureRecognizer.allowedDistance
        else { return 1 }
        return lifted.taps + 1
    }

    /// Those of the view first, then of the views above it; within a view the one added last first, and before it taps that
    /// want more taps.
    ///
    /// Unverified: which of several recognisers of one view is asked first.
    private static func recognizers(from view: UIView, _ touch: UITouch) -> [UIGestureRecognizer] {
        var found: [UIGestureRecognizer] = []
        var next: UIView? = view
        while let current = next {
            var own = Array(current._gestureRecognizers.reversed())
            let taps = own.compactMap { $0 as? UITapGestureRecognizer }.sorted {
                $0.numberOfTapsRequired > $1.numberOfTapsRequired
            }
            if taps.count > 1 { own = taps + own.filter { !($0 is UITapGestureRecognizer) } }
            for recognizer in own where receives(recognizer, touch) { found.append(recognizer) }
            next = current._superview
        }
        return found
    }

    private static func receives(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
        guard recognizer.isEnabled, recognizer._allows(touch.type), recognizer.shouldReceive(event) else {
            return false
        }
        guard recognizer._mayReceive(touch) else { return false }
        guard let delegate = recognizer.delegate else { return true }
        return delegate.gestureRecognizer(recognizer, shouldReceive: touch)
            && delegate.gestureRecognizer(recognizer, shouldReceive: event)
    }

    /// The view that a finger at that place of the app's scene would touch.
    package static func view(at location: CGPoint) -> UIView? {
        let scene = UIApplication._sharedIfMade?._connectedWindowScene
        for window in UIApplication._allWindows.reversed() where !window.isHidden {
            guard scene == nil || window.windowScene == nil || window.windowScene === scene else { continue }
            let place = CGPoint(x: location.x - window.frame.minX, y: location.y - window.frame.minY)
            if let view = window.hitTest(place, with: nil) { return view }
        }
        return nil
    }

    /// Forgets everything, for a fresh run of an app in the same process.
    package static func reset() {
        touches = [:]
        event = UIEvent()
        lifted = nil
        statusBarFinger = nil
        GestureArena.reset()
        TouchDelivery.reset()
    }
}
