/// Decides between the recognisers that see the same touches.
///
/// While an event is delivered, recognisers change their states; exclusion happens at once, actions are sent when every
/// recogniser has seen the event.
@MainActor
enum GestureArena {
    /// The recognisers that take part in gestures under way, in the order they are asked.
    private(set) static var members: [UIGestureRecognizer] = []
    private static var actions: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
    private static var depth = 0
    /// Some recogniser failed, so one that waits for it may go on.
    private static var hasNewFailures = false

    /// Called when a recogniser takes its touches away from the views they are in.
    static var onRecognition: (UIGestureRecognizer) -> Void = { _ in }
    /// Called after states have settled, when views may hear of delayed touches.
    static var onSettled: () -> Void = {}

    // MARK: Members

    static func join(_ recognizer: UIGestureRecognizer) {
        recognizer._isInSequence = true
        guard !members.contains(where: { $0 === recognizer }) else { return }
        members.append(recognizer)
    }

    static func ignore(_ touch: UITouch, by recognizer: UIGestureRecognizer) {
        touch._recognizers.removeAll { $0 === recognizer }
        recognizer._touches.removeAll { $0 === touch }
    }

    static func disable(_ recognizer: UIGestureRecognizer) {
        guard members.contains(where: { $0 === recognizer }) else { return }
        perform {
            if recognizer._isActive {
                change(recognizer, to: .cancelled)
            } else if recognizer._state == .possible {
                fail(recognizer)
            }
            for touch in recognizer._touches { touch._recognizers.removeAll { $0 === recognizer } }
            recognizer._touches = []
        }
    }

    static func leave(_ recognizer: UIGestureRecognizer) { disable(recognizer) }

    /// Forgets everything, for a fresh run of an app in the same process.
    static func reset() {
        for member in members { member._forget() }
        members = []
        actions = []
        depth = 0
    }

    // MARK: States

    /// Runs `body`, which may change states, then decides and sends the actions.
    ///
    /// - Parameter afterActions: what to do before recognisers that are through become `possible` again.
    static func perform(_ body: () -> Void, afterActions: () -> Void = {}) {
        depth += 1
        body()
        if depth == 1 { settle() }
        afterActions()
        depth -= 1
        if depth == 0 {
            resetFinished()
            onSettled()
        }
    }

    static func change(_ recognizer: UIGestureRecognizer, to new: UIGestureRecognizer.State) {
        guard depth > 0 else { return perform { change(recognizer, to: new) } }
        join(recognizer)
        switch (recognizer._state, new) {
        case (.possible, .began), (.possible, .changed), (.possible, .ended):
            begin(recognizer, new == .changed ? .began : new)
        case (.possible, .failed), (.possible, .cancelled):
            fail(recognizer)
        case (.began, .changed), (.changed, .changed), (.began, .began):
            recognizer._state = .changed
            actions.append((recognizer, .changed))
        case (.began, .ended), (.changed, .ended):
            recognizer._state = .ended
            actions.append((recognizer, .ended))
        case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
            recognizer._state = .cancelled
            actions.append((recognizer, .cancelled))
        case (_, .possible) where recognizer._isOver:
            recognizer._state = .possible
        default:
            break
        }
    }

    /// Leaves `possible`, unless something forbids it or it has to wait.
    private static func begin(_ recognizer: UIGestureRecognizer, _ wanted: UIGestureRecognizer.State) {
        for other in members where other !== recognizer {
            // What it waits for has happened, or another gesture is under way that it cannot join.
            let waits = requires(recognizer, failureOf: other)
            if waits, other._isActive || other._state == .ended { return fail(recognizer) }
            if waits, other._state == .possible, other._isInSequence {
                recognizer._pendingState = wanted
                return
            }
            if other._isActive || other._state == .ended, share(recognizer, other), prevents(other, recognizer) {
                return fail(recognizer)
            }
        }
        guard shouldBegin(recognizer) else { return fail(recognizer) }
        // Being asked, the app may have changed its mind about the recogniser.
        guard recognizer._state == .possible, recognizer.isEnabled else { return }
        recognizer._pendingState = nil
        recognizer._state = wanted
        for other in members where other !== recognizer && other._state == .possible {
            if share(recognizer, other), prevents(recognizer, other) { fail(other) }
        }
        actions.append((recognizer, wanted))
        if recognizer.cancelsTouchesInView { onRecognition(recognizer) }
    }

    private static func fail(_ recognizer: UIGestureRecognizer) {
        recognizer._pendingState = nil
        recognizer._state = .failed
        hasNewFailures = true
        recognizer._didFail()
    }

    // MARK: Rules

    private static func share(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
        first._sequenceTouches.contains { touch in second._sequenceTouches.contains { $0 === touch } }
    }

    private static func requires(_ recognizer: UIGestureRecognizer, failureOf other: UIGestureRecognizer) -> Bool {
        if recognizer._failureRequirements.contains(where: { $0.value === other }) { return true }
        guard share(recognizer, other) else { return false }
        return recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer)
            || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) == true
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) == true
    }

    /// Whether recognition of the first makes the second fail.
    private static func prevents(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
        guard first.canPrevent(second), second.canBePrevented(by: first) else { return false }
        if first.delegate?.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: second) == true { return false }
        return second.delegate?.gestureRecognizer(second, shouldRecognizeSimultaneouslyWith: first) != true
    }

    /// Asks the toolkit's own recogniser, the views from the touched one up to the recogniser's, and the delegate.
    private static func shouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer._mayBegin() else { return false }
        var view = recognizer._sequenceTouches.last?._view ?? recognizer._view
        while let current = view {
            if !current.gestureRecognizerShouldBegin(recognizer) { return false }
            if current === recognizer._view { break }
            view = current._superview
        }
        return recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
    }

    // MARK: Settling

    private static func settle() {
        repeat {
            if hasNewFailures {
                hasNewFailures = false
                for member in members {
                    guard let pending = member._pendingState, member._state == .possible else { continue }
                    member._pendingState = nil
                    begin(member, pending)
                }
            }
            if !actions.isEmpty {
                let (recognizer, state) = actions.removeFirst()
                recognizer._send(state)
            }
        } while hasNewFailures || !actions.isEmpty
    }

    /// What is over becomes `possible` again when its touches are gone.
    private static func resetFinished() {
        for member in members where member._touches.isEmpty && member._pendingState == nil {
            if member._state == .possible, member._waitsBetweenTouches { continue }
            if member._isActive { continue }
            if member._state == .possible { fail(member) }
            member._forget()
        }
        members.removeAll { !$0._isInSequence }
        if hasNewFailures { perform {} }
    }
}

extension UIGestureRecognizer {
    func _forget() {
        _state = .possible
        _pendingState = nil
        _reportedState = nil
        _touches = []
        _sequenceTouches = []
        _isInSequence = false
        reset()
    }

    /// Tells the targets, in the order they were added.
    func _send(_ state: State) {
        _reportedState = state
        defer { _reportedState = nil }
        _toolkitAction?(self)
        for target in _targets {
            guard let object = target.object else { continue }
            let arguments: [Any?] = [self, nil]
            let isSent = MemberTables.send(
                target.action, to: object, with: Array(arguments.prefix(target.action.argumentCount)))
            if !isSent { MemberTables.warnUnrecognized(target.action, sentTo: object) }
        }
    }
}
