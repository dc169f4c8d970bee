/// The traits that one environment replaces, for itself and everything below it.
///
/// Reading a trait that is not overridden is an error of the app; ask `contains(_:)` first.
public protocol UITraitOverrides: UIMutableTraits {
    /// Whether the trait is overridden.
    func contains(_ trait: UITrait) -> Bool

    /// Stops overriding the trait.
    mutating func remove(_ trait: UITrait)
}

/// The overrides of an environment: values, and which of them are set.
package struct TraitOverrides: UITraitOverrides {
    package private(set) var values = TraitValues()
    package private(set) var set = TraitSet()

    package init() {}

    package subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get {
            guard set.contains(trait) else {
                Inconsistency.raise(
                    "The trait \(trait.name) is not overridden. Check traitOverrides.contains(\(trait).self) before reading "
                        + "its value.")
            }
            return values[trait]
        }
        set {
            values[trait] = newValue
            set.insert(trait)
        }
    }

    package func contains(_ trait: UITrait) -> Bool { set.contains(trait) }

    package mutating func remove(_ trait: UITrait) {
        func clear<T: UITraitDefinition>(_ trait: T.Type) {
            if trait._systemTrait.trait == nil {
                values.custom[ObjectIdentifier(trait)] = nil
            } else {
                values[trait] = T.defaultValue
            }
        }
        clear(trait)
        set.remove(trait)
    }
}
