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
        let registration = TraitRegistration(traits: TraitSet(traits)) { environment, previous in
            if let environment = environment as? Environment { handler(environment, previous) }
        }
        (self as? any TraitHolding)?.add(registration)
        return registration
    }

    /// Ends a registration of this environment.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? any TraitHolding)?._traitStorage.extras?.registrations.removeAll { $0 === registration }
    }
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
