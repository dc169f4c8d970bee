/// An environment of the toolkit, with the storage behind its traits.
@MainActor
package protocol TraitHolding: UITraitEnvironment {
    var _traitStorage: TraitStorage { get set }

    /// Marks this environment and all below; their traits are worked out before the next layout.
    func _setNeedsTraitUpdate()

    /// The toolkit's own reactions to a change, before the app hears of it.
    func _traitsDidChange(from previous: UITraitCollection?)

    /// Runs a tracked method again, because traits it read have changed.
    func _invalidate(_ method: TrackedMethod)
}

extension TraitHolding {
    /// Works out the traits from those of the environment above.
    /// - Parameter childOverride: what the parent view controller replaces for this environment.
    /// - Returns: whether environments below must do the same.
    func _resolveTraits(inherited: UITraitCollection, childOverride: UITraitCollection? = nil) -> Bool {
        let previous = _traitStorage.collection
        let isFirst = !_traitStorage.isResolved
        _traitStorage.isResolved = true

        var resolved = inherited
        if childOverride != nil || _traitStorage.extras != nil {
            var values = inherited.values
            if let childOverride { values.merge(childOverride.values) }
            if let extras = _traitStorage.extras { extras.apply(to: &values) }
            if values.differences(from: inherited.values).isEmpty == false { resolved = UITraitCollection(values) }
        }
        // Until iOS 12 an environment had no traits before it was shown, and heard of the first ones.
        let announcesFirst = isFirst && SystemBehavior.announcesFirstTraits
        if resolved === previous && !announcesFirst { return false }

        let changes = TraitDifferences.of(resolved, previous)
        if changes.isEmpty && !announcesFirst {
            // The same values: one collection for the whole tree keeps later comparisons cheap.
            _traitStorage.collection = resolved
            return true
        }
        _traitStorage.collection = resolved
        _announce(changes, previous: previous, isFirst: announcesFirst)
        return true
    }

    private func _announce(_ changes: TraitSet, previous: UITraitCollection, isFirst: Bool) {
        _traitStorage.collection._asCurrent(of: self) {
            _traitStorage.extras?.interfaceVariations?.apply(_traitStorage.collection)
            _traitsDidChange(from: isFirst ? nil : previous)
            if let tracked = _traitStorage.extras?.tracked, !changes.isEmpty {
                for (method, reads) in tracked where reads.intersects(changes) { _invalidate(method) }
            }
            traitCollectionDidChange(isFirst ? nil : previous)
            if !changes.isEmpty, let registrations = _traitStorage.extras?.registrations {
                for registration in registrations where registration.traits.intersects(changes) {
                    registration.handler(self, previous)
                }
            }
        }
    }

    /// Runs a method of the app with the environment's traits as `current`, and records which traits it reads.
    package func _trackingTraits<R>(_ method: TrackedMethod, _ body: () throws -> R) rethrows -> R {
        let collection = _traitStorage.collection
        guard SystemBehavior.tracksTraits else { return try collection._asCurrent(of: self, body) }
        let recorder = TraitReadRecorder(collection)
        let outer = TraitReadRecorder.active
        TraitReadRecorder.active = recorder
        defer {
            TraitReadRecorder.active = outer
            if !recorder.reads.isEmpty {
                _traitStorage.makeExtras().tracked[method] = recorder.reads
            } else if let extras = _traitStorage.extras {
                extras.tracked[method] = nil
            }
        }
        return try collection._asCurrent(of: self, body)
    }

    /// Runs code with the environment's traits as `current`.
    package func _withCurrentTraits<R>(_ body: () throws -> R) rethrows -> R {
        try _traitStorage.collection._asCurrent(of: self, body)
    }
}

extension TraitExtras {
    /// Lays the overrides over inherited values.
    func apply(to values: inout TraitValues) {
        if userInterfaceStyle != .unspecified { values.userInterfaceStyle = userInterfaceStyle }
        if !overrides.set.isEmpty { values.merge(overrides.values) }
        let limits = (minimumContentSizeCategory, maximumContentSizeCategory)
        if let minimum = limits.0, values.preferredContentSizeCategory < minimum {
            values.preferredContentSizeCategory = minimum
        }
        if let maximum = limits.1, values.preferredContentSizeCategory > maximum {
            values.preferredContentSizeCategory = maximum
        }
    }
}

/// What two collections differ in. The views of a window change from one to the other together, so the last answer is kept.
@MainActor
private enum TraitDifferences {
    private static var last: (new: UITraitCollection, old: UITraitCollection, changes: TraitSet)?

    static func of(_ new: UITraitCollection, _ old: UITraitCollection) -> TraitSet {
        if let last, last.new === new, last.old === old { return last.changes }
        let changes = new.values.differences(from: old.values)
        last = (new, old, changes)
        return changes
    }
}
