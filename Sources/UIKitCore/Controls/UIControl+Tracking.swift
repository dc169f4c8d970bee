extension UIControl {
    /// A finger that has been inside may leave by this much and still counts as inside, in points.
    static let trackingSlack: CGFloat = 70

    func _trackBegan(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard isEnabled, !isTracking, let touch = touches.first else { return }
        isTouchInside = true
        isTracking = beginTracking(touch, with: event)
        guard isTracking else { return }
        _trackedTouch = touch
        isHighlighted = true
        _sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
    }

    func _trackMoved(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard isTracking, let touch = tracked(in: touches) else { return }
        let wasInside = isTouchInside
        isTouchInside = isNear(touch)
        isHighlighted = isTouchInside
        isTracking = continueTracking(touch, with: event)
        guard isTracking else { return stop() }
        var events: Event = isTouchInside ? .touchDragInside : .touchDragOutside
        if wasInside != isTouchInside { events.insert(isTouchInside ? .touchDragEnter : .touchDragExit) }
        _sendActions(for: events, with: event)
    }

    func _trackEnded(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard isTracking, let touch = tracked(in: touches) else { return }
        let isInside = isNear(touch)
        isTouchInside = isInside
        endTracking(touch, with: event)
        stop()
        if isInside { _touchedUpInside(event) }
        _sendActions(for: isInside ? .touchUpInside : .touchUpOutside, with: event)
        if isInside { _sendPrimaryAction(event) }
    }

    func _trackCancelled(_ event: UIEvent?) {
        guard isTracking else { return }
        cancelTracking(with: event)
        stop()
        _sendActions(for: .touchCancel, with: event)
    }

    private func stop() {
        isTracking = false
        _trackedTouch = nil
        isHighlighted = false
        isTouchInside = false
    }

    private func tracked(in touches: Set<UITouch>) -> UITouch? {
        _trackedTouch.flatMap { touches.contains($0) ? $0 : nil }
    }

    private func isNear(_ touch: UITouch) -> Bool {
        let place = touch.location(in: self)
        if point(inside: place, with: nil) { return true }
        return bounds.insetBy(dx: -Self.trackingSlack, dy: -Self.trackingSlack).contains(place)
    }

    func _mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer.view !== self, isEnabled else { return true }
        guard let tap = recognizer as? UITapGestureRecognizer else { return true }
        return tap.numberOfTapsRequired != 1 || tap.numberOfTouchesRequired != 1
    }
}

extension UIGestureRecognizer {
    /// A drag or swipe that goes more sideways than up or down.
    var _isHorizontalDrag: Bool {
        if let swipe = self as? UISwipeGestureRecognizer { return !swipe.direction.isDisjoint(with: [.left, .right]) }
        guard let pan = self as? UIPanGestureRecognizer else { return false }
        return abs(pan._wayInWindow.x) >= abs(pan._wayInWindow.y)
    }
}

extension UITouch {
    func _startLocation(in view: UIView) -> CGPoint {
        _window.map { $0.convert(_startInWindow, to: view as UIView?) } ?? _startInWindow
    }
}
