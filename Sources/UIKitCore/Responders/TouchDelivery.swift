extension UITouch {
    /// What the view of a touch has heard of it.
    struct Delivery {
        enum State {
            /// Nothing yet.
            case waiting
            case delivered
            /// A recogniser took the touch; the view is told next.
            case cancelling
            /// The view hears nothing more.
            case closed
        }

        var state = State.waiting
        /// Phases the view has not heard of, oldest first.
        var queue: [Phase] = []
    }
}

/// Brings touches to recognisers first and then to views, with the delays and cancellations that recognisers ask for.
@MainActor
enum TouchDelivery {
    /// Touches whose views may still hear something.
    private static var active: [UITouch] = []
    private static var isDelivering = false
    private weak static var lastEvent: UIEvent?

    /// The window's share of an event.
    static func deliver(_ event: UIEvent, in window: UIWindow) {
        GestureArena.onRecognition = cancel
        GestureArena.onSettled = deliverToViews
        lastEvent = event
        let touches = event._touches.filter { $0._window === window && $0._phase != .stationary }
            .sorted { $0._order < $1._order }
        guard !touches.isEmpty else { return }
        for touch in touches {
            if touch._phase == .began { begin(touch) }
            guard touch._delivery.state != .closed else { continue }
            if touch._phase != .moved || touch._delivery.queue.last != .moved {
                touch._delivery.queue.append(touch._phase)
            }
        }
        GestureArena.perform {
            for recognizer in recognizers(of: touches) { tell(recognizer, touches, event) }
        } afterActions: {
            for touch in touches where touch._phase == .ended || touch._phase == .cancelled { forget(touch) }
        }
    }

    private static func begin(_ touch: UITouch) {
        for recognizer in touch._recognizers {
            GestureArena.join(recognizer)
            recognizer._lastPoints = []
            recognizer._touches.append(touch)
            recognizer._sequenceTouches.append(touch)
        }
        // A view that takes one touch at a time hears nothing of a second one.
        if let view = touch._view, !view.isMultipleTouchEnabled,
            active.contains(where: { $0._view === view && $0._phase != .ended && $0._phase != .cancelled })
        {
            touch._delivery.state = .closed
        }
        active.append(touch)
    }

    private static func recognizers(of touches: [UITouch]) -> [UIGestureRecognizer] {
        GestureArena.members.filter { member in
            touches.contains { touch in touch._recognizers.contains { $0 === member } }
        }
    }

    private static func tell(_ recognizer: UIGestureRecognizer, _ touches: [UITouch], _ event: UIEvent) {
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            guard recognizer.isEnabled, !recognizer._isOver else { return }
            let changed = touches.filter { touch in
                touch._phase == phase && touch._recognizers.contains { $0 === recognizer }
            }
            guard !changed.isEmpty else { continue }
            switch phase {
            case .began: recognizer.touchesBegan(Set(changed), with: event)
            case .moved: recognizer.touchesMoved(Set(changed), with: event)
            case .ended: recognizer.touchesEnded(Set(changed), with: event)
            default: recognizer.touchesCancelled(Set(changed), with: event)
            }
        }
    }

    private static func forget(_ touch: UITouch) {
        for recognizer in touch._recognizers {
            guard let index = recognizer._touches.firstIndex(where: { $0 === touch }) else { continue }
            recognizer._touches.remove(at: index)
            if recognizer._touches.isEmpty { recognizer._lastPoints = [touch._locationInWindow] }
        }
    }

    // MARK: Views

    /// Takes a recogniser's touches away from their views.
    private static func cancel(_ recognizer: UIGestureRecognizer) {
        for touch in recognizer._sequenceTouches {
            switch touch._delivery.state {
            case .delivered:
                // What was lifted before stays delivered.
                if touch._delivery.queue.isEmpty, touch._phase == .ended { continue }
                touch._delivery.state = .cancelling
            case .waiting: touch._delivery.state = .closed
            case .cancelling, .closed: break
            }
            touch._delivery.queue = []
        }
    }

    /// Whether a recogniser that still may recognise wants the view to wait.
    private static func isHeld(_ touch: UITouch, _ phase: UITouch.Phase) -> Bool {
        touch._recognizers.contains { recognizer in
            guard recognizer._isInSequence, recognizer._state == .possible else { return false }
            if touch._delivery.state == .waiting, recognizer.delaysTouchesBegan { return true }
            return phase == .ended && recognizer.delaysTouchesEnded
        }
    }

    private static func deliverToViews() {
        // Views may cause changes that settle again; the outer round goes on with what they leave.
        guard !isDelivering else { return }
        isDelivering = true
        defer { isDelivering = false }
        while step() {}
        active.removeAll { touch in
            let isUp = touch._phase == .ended || touch._phase == .cancelled
            return isUp && touch._delivery.queue.isEmpty && touch._delivery.state != .cancelling
        }
    }

    /// Delivers what one view has to hear next; false when there is nothing.
    private static func step() -> Bool {
        for touch in active {
            let phase: UITouch.Phase
            if touch._delivery.state == .cancelling {
                phase = .cancelled
            } else if let next = touch._delivery.queue.first, touch._delivery.state != .closed, !isHeld(touch, next) {
                phase = next
            } else {
                continue
            }
            // The other touches of the view that are as far.
            let together = active.filter { other in
                guard other._view === touch._view else { return false }
                if phase == .cancelled, other._delivery.state == .cancelling { return true }
                return other._delivery.state == touch._delivery.state && other._delivery.queue.first == phase
                    && !isHeld(other, phase)
            }
            hand(together, phase, to: touch._view)
            return true
        }
        return false
    }

    private static func hand(_ touches: [UITouch], _ phase: UITouch.Phase, to view: UIView?) {
        let event = lastEvent
        var toTell = Set(touches)
        for touch in touches {
            if !touch._delivery.queue.isEmpty { touch._delivery.queue.removeFirst() }
            touch._delivery.state = phase == .began || phase == .moved ? .delivered : .closed
        }
        guard let view else { return }
        if phase == .began, let scroll = view._enclosingScrollView,
            !scroll.touchesShouldBegin(toTell, with: event, in: view)
        {
            for touch in touches { touch._delivery = UITouch.Delivery(state: .closed) }
            toTell = []
        }
        guard !toTell.isEmpty else { return }
        let phases = touches.map(\._phase)
        for touch in touches { touch._phase = phase }
        defer { for (touch, old) in zip(touches, phases) { touch._phase = old } }
        switch phase {
        case .began: view.touchesBegan(toTell, with: event)
        case .moved: view.touchesMoved(toTell, with: event)
        case .ended: view.touchesEnded(toTell, with: event)
        default: view.touchesCancelled(toTell, with: event)
        }
    }

    /// Whether the view inside that scroll view has heard of a touch that is still down.
    static func hasDelivered(in scroll: UIView, _ touches: [UITouch]) -> [UIView] {
        touches.filter { $0._delivery.state == .delivered && $0._view !== scroll }.compactMap(\._view)
    }

    /// Forgets everything, for a fresh run of an app in the same process.
    static func reset() {
        active = []
        isDelivering = false
    }
}

extension UIView {
    /// The nearest scroll view above this one.
    var _enclosingScrollView: UIScrollView? {
        var view = _superview
        while let current = view {
            if let scroll = current as? UIScrollView { return scroll }
            view = current._superview
        }
        return nil
    }
}
