/// The values a trait collection holds. A system trait that is not specified holds its "unspecified" value; a custom trait
/// that is not specified is absent.
package struct TraitValues: @unchecked Sendable {
    package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    /// 0 is unspecified.
    package var displayScale: CGFloat = 0
    package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var forceTouchCapability = UIForceTouchCapability.unknown
    package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    package var displayGamut = UIDisplayGamut.unspecified
    package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    package var accessibilityContrast = UIAccessibilityContrast.unspecified
    package var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    package var legibilityWeight = UILegibilityWeight.unspecified
    package var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
    package var toolbarItemPresentationSize = UINSToolbarItemPresentationSize.unspecified
    package var imageDynamicRange = _UIImageDynamicRange.unspecified
    package var sceneCaptureState = UISceneCaptureState.unspecified
    /// Empty is unspecified.
    package var typesettingLanguage = ""
    package var listEnvironment = UIListEnvironment.unspecified
    /// Values of traits that the app defines.
    package var custom: [ObjectIdentifier: CustomTraitValue] = [:]

    package init() {}
}

/// The value of a trait that the app defines.
package struct CustomTraitValue: @unchecked Sendable {
    let definition: any UITraitDefinition.Type
    let value: Any

    /// Whether both hold the same value: `==` where the type has it, identity for other objects.
    func isEqual(to other: CustomTraitValue) -> Bool {
        func same<T: Equatable>(_ left: T) -> Bool { left == (other.value as? T) }
        if let left = value as? any Equatable { return same(left) }
        if type(of: value) is AnyClass, type(of: other.value) is AnyClass {
            return (value as AnyObject) === (other.value as AnyObject)
        }
        return false
    }
}

/// A set of traits.
package struct TraitSet: Equatable, Sendable {
    /// One bit for each system trait.
    package var system: UInt32 = 0
    package var custom: Set<ObjectIdentifier> = []

    package init() {}
    package init(_ trait: SystemTrait) { system = trait.bit }

    package init(_ traits: [UITrait]) {
        for trait in traits { insert(trait) }
    }

    package var isEmpty: Bool { system == 0 && custom.isEmpty }

    package mutating func insert(_ trait: UITrait) {
        if let known = trait._systemTrait.trait { system |= known.bit } else { custom.insert(ObjectIdentifier(trait)) }
    }

    package mutating func remove(_ trait: UITrait) {
        if let known = trait._systemTrait.trait { system &= ~known.bit } else { custom.remove(ObjectIdentifier(trait)) }
    }

    package func contains(_ trait: UITrait) -> Bool {
        if let known = trait._systemTrait.trait { return system & known.bit != 0 }
        return custom.contains(ObjectIdentifier(trait))
    }

    package func intersects(_ other: TraitSet) -> Bool {
        system & other.system != 0 || !custom.isDisjoint(with: other.custom)
    }

    package mutating func formUnion(_ other: TraitSet) {
        system |= other.system
        custom.formUnion(other.custom)
    }
}

/// The traits of the system, each with its place in `TraitValues`.
package enum SystemTrait: Int, CaseIterable, Sendable {
    case userInterfaceIdiom, displayScale, horizontalSizeClass, verticalSizeClass, forceTouchCapability, layoutDirection
    case preferredContentSizeCategory, displayGamut, userInterfaceStyle, accessibilityContrast, userInterfaceLevel
    case legibilityWeight, activeAppearance, toolbarItemPresentationSize, imageDynamicRange, sceneCaptureState
    case typesettingLanguage, listEnvironment

    package var bit: UInt32 { 1 << UInt32(rawValue) }
}
