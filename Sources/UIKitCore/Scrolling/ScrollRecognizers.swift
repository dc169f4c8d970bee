/// The drag of a scroll view.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    private var scroll: UIScrollView? { _view as? UIScrollView }

    override func _mayReceive(_ touch: UITouch) -> Bool { scroll?.isScrollEnabled ?? false }

    /// Only the way that the content can go counts.
    override func _hasPassedHysteresis(_ way: CGPoint) -> Bool {
        guard let scroll else { return false }
        let canPan = scroll._canPan
        return super._hasPassedHysteresis(CGPoint(x: canPan.x ? way.x : 0, y: canPan.y ? way.y : 0))
    }

    override func _mayBegin() -> Bool {
        guard let scroll, scroll._canPan.x || scroll._canPan.y else { return false }
        if scroll._leavesDragToOuter(_wayInWindow) || scroll._leavesDragToSheet(_wayInWindow) { return false }
        // Views that already have the touch may keep it.
        for view in TouchDelivery.hasDelivered(in: scroll, _touches) {
            guard scroll.canCancelContentTouches, scroll.touchesShouldCancel(in: view) else { return false }
        }
        return true
    }
}

/// Holds touches back from the content for a moment: they may become a drag.
final class ScrollDelayGestureRecognizer: UIGestureRecognizer {
    /// Seconds.
    ///
    /// Unverified: the figure.
    static let delay: CFTimeInterval = 0.15

    private var timer: FrameTimers.Token?
    private var scroll: UIScrollView? { _view as? UIScrollView }

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        cancelsTouchesInView = false
        delaysTouchesEnded = false
        delaysTouchesBegan = true
    }

    override init?(coder: NSCoder) { super.init(coder: coder) }

    override func _mayReceive(_ touch: UITouch) -> Bool { scroll?.isScrollEnabled ?? false }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let scroll else { return state = .failed }
        // The touch that stops moving content does nothing else.
        if scroll._motion.touchDown() {
            for touch in touches { touch._delivery.state = .closed }
        }
        guard scroll.delaysContentTouches, _touches.count == 1 else { return state = .failed }
        timer = FrameTimers.after(Self.delay) { [weak self] in self?.state = .failed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    override func _didFail() { timer = nil }

    override func reset() {
        timer = nil
        scroll?._motion.touchUp()
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

/// The pinch of a scroll view.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
    private var scroll: UIScrollView? { _view as? UIScrollView }

    override func _mayBegin() -> Bool {
        guard let scroll, scroll.isScrollEnabled else { return false }
        return scroll.minimumZoomScale < scroll.maximumZoomScale && scroll.delegate?.viewForZooming(in: scroll) != nil
    }

    /// Dragging goes on while one zooms.
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        !(preventedGestureRecognizer is ScrollPanGestureRecognizer)
    }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        !(preventingGestureRecognizer is ScrollPanGestureRecognizer)
    }
}
