/// What an environment keeps about its traits.
@MainActor
package struct TraitStorage {
    /// The traits in effect. Starts as a prediction: the traits current when the environment is made.
    package var collection: UITraitCollection = ._current
    /// Set once the traits were taken over from an environment above.
    package var isResolved = false
    /// This environment and everything below need their traits worked out again.
    package var needsUpdate = true
    /// Something below needs its traits worked out again.
    package var descendantNeedsUpdate = true
    /// Overrides, registrations and tracking; nil for most environments.
    package var extras: TraitExtras?

    package init() {}

    package mutating func makeExtras() -> TraitExtras {
        if let extras { return extras }
        let made = TraitExtras()
        extras = made
        return made
    }
}

/// The parts of `TraitStorage` that most environments do not have.
@MainActor
package final class TraitExtras {
    package var overrides = TraitOverrides()
    package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    package var minimumContentSizeCategory: UIContentSizeCategory?
    package var maximumContentSizeCategory: UIContentSizeCategory?
    package var registrations: [TraitRegistration] = []
    /// What of an interface file differs by size class, on the topmost view that was made from it.
    package var interfaceVariations: InterfaceVariations?
    /// The traits that tracked methods read the last time they ran.
    package var tracked: [TrackedMethod: TraitSet] = [:]

    package init() {}
}

/// The methods whose reads of traits are recorded.
package enum TrackedMethod: Hashable, Sendable {
    case layout, constraints, display, willLayout, didLayout, updateViewConstraints, missingContent
    case containerWillLayout, containerDidLayout, properties, configuration
}

/// A handler that waits for changes of some traits.
package final class TraitRegistration: NSObject, UITraitChangeRegistration, @unchecked Sendable {
    let traits: TraitSet
    let handler: @MainActor (any UITraitEnvironment, UITraitCollection) -> Void

    init(traits: TraitSet, handler: @escaping @MainActor (any UITraitEnvironment, UITraitCollection) -> Void) {
        self.traits = traits
        self.handler = handler
    }

    package func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A token for a registered handler.
public protocol UITraitChangeRegistration: NSObjectProtocol, NSCopying, Sendable {}
