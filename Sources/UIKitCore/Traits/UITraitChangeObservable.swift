/// An environment that calls registered handlers when traits change.
@preconcurrency @MainActor
public protocol UITraitChangeObservable {}

extension UITraitChangeObservable {
    /// Called with the environment and its traits before the change. `UITraitCollection.current` is the new collection.
    public typealias TraitChangeHandler<Environment> =
        @MainActor (
            _ traitEnvironment: Environment, _ previousTraitCollection: UITraitCollection
        ) -> Void

    /// Calls `handler` whenever one of `traits` changes in this environment, until it goes away or
    /// `unregisterForTraitChanges(_:)` is called.
    ///
    /// Unverified: handlers are assumed to run after `traitCollectionDidChange(_:)`, in the order of registration.
    ///
    /// The handler is kept by the environment; use its first parameter in place of a captured `self`. The type of that
    /// parameter is written out in the closure: the class, or `Self`.
    @discardableResult
    public func registerForTraitChanges<Environment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<Environment>
    ) -> any UITraitChangeRegistration {
        Inconsistency.check(!traits.isEmpty, "Must pass one or more traits to register for")
        let registration = TraitRegistration(traits: TraitSet(traits)) { environment, previous in
            if let environment = environment as? Environment { handler(environment, previous) }
        }
        (self as? any TraitHolding)?.add(registration)
        return registration
    }

    /// Sends a message whenever one of `traits` changes in this environment.
    ///
    /// - Parameters:
    ///   - target: not kept alive.
    ///   - action: has no parameters, the environment, or the environment and its former traits.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        Inconsistency.check(!traits.isEmpty, "Must pass one or more traits to register for")
        let receiver = WeakReceiver(object: target as AnyObject)
        let registration = TraitRegistration(traits: TraitSet(traits)) { environment, previous in
            guard let target = receiver.object else { return }
            let arguments: [Any?] = [environment, previous]
            if !MemberTables.send(action, to: target, with: Array(arguments.prefix(action.argumentCount))) {
                MemberTables.warnUnrecognized(action, sentTo: target)
            }
        }
        (self as? any TraitHolding)?.add(registration)
        return registration
    }

    /// Sends a message to this environment itself whenever one of `traits` changes in it.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    /// Ends a registration of this environment.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? any TraitHolding)?._traitStorage.extras?.registrations.removeAll { $0 === registration }
    }
}

/// The target of a registration.
private struct WeakReceiver {
    weak var object: AnyObject?
}

extension TraitHolding {
    fileprivate func add(_ registration: TraitRegistration) {
        _traitStorage.makeExtras().registrations.append(registration)
    }

    /// The overrides as apps see them; writing marks the environment for an update.
    var _overrides: any UITraitOverrides {
        get { _traitStorage.extras?.overrides ?? TraitOverrides() }
        set {
            _traitStorage.makeExtras().overrides = newValue as! TraitOverrides
            _setNeedsTraitUpdate()
        }
    }

    var _styleOverride: UIUserInterfaceStyle {
        get { _traitStorage.extras?.userInterfaceStyle ?? .unspecified }
        set {
            guard newValue != _styleOverride else { return }
            _traitStorage.makeExtras().userInterfaceStyle = newValue
            _setNeedsTraitUpdate()
        }
    }
}
