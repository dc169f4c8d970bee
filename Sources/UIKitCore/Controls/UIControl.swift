/// A view that has states and tells others what happens to it.
@preconcurrency @MainActor
open class UIControl: UIView {
    private enum Handler {
        case action(UIAction)
        case selector(ControlTarget, Selector)
    }

    private struct Registration {
        var handler: Handler
        var events: Event

        var action: UIAction? { if case .action(let action) = handler { action } else { nil } }

        func isOf(_ target: ControlTarget, _ action: Selector) -> Bool {
            guard case .selector(let other, let selector) = handler else { return false }
            return other == target && selector == action
        }
    }

    private var registrations: [Registration] = []
    /// The alignments as set, before direction is applied.
    private var horizontalAlignment = ContentHorizontalAlignment.center

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// `primaryAction` is called for `primaryActionTriggered`.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibCoder)?.finish(self, as: UIControl.self)
    }

    // MARK: State

    /// Disabled controls ignore touches. Default true.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { stateChanged("enabled", from: oldValue, to: isEnabled) } }
    }
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateChanged("selected", from: oldValue, to: isSelected) } }
    }
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateChanged("highlighted", from: oldValue, to: isHighlighted) } }
    }

    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    private func stateChanged(_ key: String, from old: Bool, to new: Bool) {
        stateChanged()
        if KeyValueObserving.isUsed { KeyValueObserving.changed(self, key, old: old, new: new) }
    }

    /// For subclasses of the toolkit that look different by state.
    func stateChanged() { setNeedsLayout() }

    // MARK: Tracking

    /// Whether a touch that began here is followed.
    open internal(set) var isTracking = false
    /// Whether the touch that is followed is inside, or near enough.
    open internal(set) var isTouchInside = false

    /// Called when a touch begins here; false means it is not followed. Default true.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when the touch has moved; false ends tracking. Default true.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when the touch was lifted or tracking ended; the touch is nil when tracking was broken off.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// Called when something else took the touch.
    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { _trackBegan(touches, event) }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { _trackMoved(touches, event) }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { _trackEnded(touches, event) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { _trackCancelled(event) }

    /// A tap of one finger on a control is the control's, not that of a recogniser in a view above it.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        _mayBegin(gestureRecognizer)
    }

    weak var _trackedTouch: UITouch?

    /// For subclasses of the toolkit: what counts as the control's main event follows a touch that was lifted inside.
    func _sendPrimaryAction(_ event: UIEvent?) {}

    /// For subclasses of the toolkit: a touch was lifted inside.
    func _touchedUpInside(_ event: UIEvent?) {}

    // MARK: Content

    open var contentVerticalAlignment: ContentVerticalAlignment = .center {
        didSet {
            guard contentVerticalAlignment != oldValue else { return }
            // Baselines move with the content.
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// How much of the height that the content does not need goes above it.
    var _shareAboveContent: CGFloat {
        switch contentVerticalAlignment {
        case .top: 0
        case .bottom: 1
        case .center, .fill: 0.5
        }
    }

    /// Inert: symbols do not move.
    open var isSymbolAnimationEnabled = false
    open var contentHorizontalAlignment: ContentHorizontalAlignment {
        get { horizontalAlignment }
        set {
            guard newValue != horizontalAlignment else { return }
            horizontalAlignment = newValue
            setNeedsLayout()
        }
    }

    /// `leading` and `trailing` turned into sides.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch horizontalAlignment {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        default: horizontalAlignment
        }
    }

    // MARK: Actions

    /// Does what a tap does: sends the control's main event.
    open func performPrimaryAction() { _sendPrimaryAction(nil) }

    /// Inert: there is no pointer.
    open var toolTip: String?

    /// An action with the identifier of one already there for these events takes its place.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        registrations.append(Registration(handler: .action(action), events: controlEvents))
    }

    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        remove(controlEvents) { $0.action?.identifier == actionIdentifier }
    }

    // MARK: Targets

    /// Sends `action` to `target` when one of the events happens. The target is not kept alive.
    ///
    /// - Parameters:
    ///   - target: nil asks the responder chain at the time of the event.
    ///   - action: a method without arguments, or with the control and perhaps the event.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        let target = ControlTarget(target)
        if let index = registrations.firstIndex(where: { $0.isOf(target, action) }) {
            registrations[index].events.formUnion(controlEvents)
        } else {
            registrations.append(Registration(handler: .selector(target, action), events: controlEvents))
        }
    }

    /// - Parameters:
    ///   - target: nil stands for every target.
    ///   - action: nil stands for every action of the target.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        let wanted = target.map { ControlTarget($0) }
        remove(controlEvents) { registration in
            guard case .selector(let target, let selector) = registration.handler else { return false }
            return (wanted == nil || wanted == target) && (action == nil || action == selector)
        }
    }

    private func remove(_ events: Event, where matches: (Registration) -> Bool) {
        for index in registrations.indices where matches(registrations[index]) {
            registrations[index].events.subtract(events)
        }
        registrations.removeAll { $0.events.isEmpty }
    }

    /// The targets that are there; `NSNull` stands for the responder chain.
    open var allTargets: Set<AnyHashable> {
        var targets: Set<AnyHashable> = []
        for registration in registrations {
            guard case .selector(let target, _) = registration.handler else { continue }
            if target.isChain {
                targets.insert(NSNull())
            } else if let object = target.object {
                targets.insert(object as? AnyHashable ?? AnyHashable(ObjectIdentifier(object)))
            }
        }
        return targets
    }

    open var allControlEvents: Event {
        registrations.reduce(into: Event()) { $0.formUnion($1.events) }
    }

    /// The names of the methods that a target is sent for an event; nil without any.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let wanted = ControlTarget(target)
        let names = registrations.compactMap { registration -> String? in
            guard case .selector(let target, let selector) = registration.handler, target == wanted,
                !registration.events.isDisjoint(with: controlEvent)
            else { return nil }
            return selector.name
        }
        return names.isEmpty ? nil : names
    }

    /// Calls `iterator` with every handler: an action, or a target and a selector; set the last argument to stop.
    open func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
        var stop = false
        for registration in registrations where !stop {
            switch registration.handler {
            case .action(let action): iterator(action, nil, registration.events, &stop)
            case .selector(let target, let selector):
                iterator(nil, (target.object, selector), registration.events, &stop)
            }
        }
    }

    // MARK: Sending

    /// Calls what is registered for any of the events, in the order it was added.
    open func sendActions(for controlEvents: Event) { _sendActions(for: controlEvents, with: nil) }

    /// As `sendActions(for:)`, with the event that caused it.
    package func _sendActions(for controlEvents: Event, with event: UIEvent?) {
        for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
            switch registration.handler {
            case .action(let action): sendAction(action)
            case .selector(let target, let selector):
                guard target.isChain || target.object != nil else { continue }
                sendAction(selector, to: target.object, for: event)
            }
        }
    }

    open func sendAction(_ action: UIAction) {
        action.perform(sender: self)
    }

    /// Called for every message this control sends; the default sends it through the application.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }
}
