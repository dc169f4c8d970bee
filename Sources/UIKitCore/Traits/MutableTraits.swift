/// The traits handed to a mutation closure.
package struct MutableTraits: UIMutableTraits {
    package var values = TraitValues()

    package subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get { values[trait] }
        set { values[trait] = newValue }
    }
}
