/// A view that has states and tells others what happens to it.
@preconcurrency @MainActor
open class UIControl: UIView {
    private struct Registration {
        var action: UIAction
        var events: Event
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
    }

    // MARK: State

    /// Disabled controls ignore touches. Default true.
    open var isEnabled = true { didSet { if isEnabled != oldValue { stateChanged() } } }
    open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }

    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// For subclasses of the toolkit that look different by state.
    func stateChanged() { setNeedsLayout() }

    // MARK: Content

    open var contentVerticalAlignment: ContentVerticalAlignment = .center {
        didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
    }

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

    /// An action with the identifier of one already there for these events takes its place.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        registrations.append(Registration(action: action, events: controlEvents))
    }

    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        for index in registrations.indices where registrations[index].action.identifier == actionIdentifier {
            registrations[index].events.subtract(controlEvents)
        }
        registrations.removeAll { $0.events.isEmpty }
    }

    open var allControlEvents: Event {
        registrations.reduce(into: Event()) { $0.formUnion($1.events) }
    }

    /// Calls the actions of all the events, in the order they were added.
    open func sendActions(for controlEvents: Event) {
        for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
            sendAction(registration.action)
        }
    }

    open func sendAction(_ action: UIAction) {
        action.perform(sender: self)
    }
}
