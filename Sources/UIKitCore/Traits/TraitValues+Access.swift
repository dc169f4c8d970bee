/// Reading, writing, comparing and merging of trait values, trait by trait.
extension TraitValues {
    /// The system traits that have a value.
    package var specified: TraitSet {
        var set = TraitSet()
        if userInterfaceIdiom != .unspecified { set.system |= SystemTrait.userInterfaceIdiom.bit }
        if displayScale != 0 { set.system |= SystemTrait.displayScale.bit }
        if horizontalSizeClass != .unspecified { set.system |= SystemTrait.horizontalSizeClass.bit }
        if verticalSizeClass != .unspecified { set.system |= SystemTrait.verticalSizeClass.bit }
        if forceTouchCapability != .unknown { set.system |= SystemTrait.forceTouchCapability.bit }
        if layoutDirection != .unspecified { set.system |= SystemTrait.layoutDirection.bit }
        if preferredContentSizeCategory != .unspecified { set.system |= SystemTrait.preferredContentSizeCategory.bit }
        if displayGamut != .unspecified { set.system |= SystemTrait.displayGamut.bit }
        if userInterfaceStyle != .unspecified { set.system |= SystemTrait.userInterfaceStyle.bit }
        if accessibilityContrast != .unspecified { set.system |= SystemTrait.accessibilityContrast.bit }
        if userInterfaceLevel != .unspecified { set.system |= SystemTrait.userInterfaceLevel.bit }
        if legibilityWeight != .unspecified { set.system |= SystemTrait.legibilityWeight.bit }
        if activeAppearance != .unspecified { set.system |= SystemTrait.activeAppearance.bit }
        if toolbarItemPresentationSize != .unspecified { set.system |= SystemTrait.toolbarItemPresentationSize.bit }
        if imageDynamicRange != .unspecified { set.system |= SystemTrait.imageDynamicRange.bit }
        if sceneCaptureState != .unspecified { set.system |= SystemTrait.sceneCaptureState.bit }
        if typesettingLanguage != "" { set.system |= SystemTrait.typesettingLanguage.bit }
        if listEnvironment != .unspecified { set.system |= SystemTrait.listEnvironment.bit }
        set.custom = Set(custom.keys)
        return set
    }

    /// The traits whose values differ.
    package func differences(from other: TraitValues) -> TraitSet {
        var set = TraitSet()
        if userInterfaceIdiom != other.userInterfaceIdiom { set.system |= SystemTrait.userInterfaceIdiom.bit }
        if displayScale != other.displayScale { set.system |= SystemTrait.displayScale.bit }
        if horizontalSizeClass != other.horizontalSizeClass { set.system |= SystemTrait.horizontalSizeClass.bit }
        if verticalSizeClass != other.verticalSizeClass { set.system |= SystemTrait.verticalSizeClass.bit }
        if forceTouchCapability != other.forceTouchCapability { set.system |= SystemTrait.forceTouchCapability.bit }
        if layoutDirection != other.layoutDirection { set.system |= SystemTrait.layoutDirection.bit }
        if preferredContentSizeCategory != other.preferredContentSizeCategory {
            set.system |= SystemTrait.preferredContentSizeCategory.bit
        }
        if displayGamut != other.displayGamut { set.system |= SystemTrait.displayGamut.bit }
        if userInterfaceStyle != other.userInterfaceStyle { set.system |= SystemTrait.userInterfaceStyle.bit }
        if accessibilityContrast != other.accessibilityContrast { set.system |= SystemTrait.accessibilityContrast.bit }
        if userInterfaceLevel != other.userInterfaceLevel { set.system |= SystemTrait.userInterfaceLevel.bit }
        if legibilityWeight != other.legibilityWeight { set.system |= SystemTrait.legibilityWeight.bit }
        if activeAppearance != other.activeAppearance { set.system |= SystemTrait.activeAppearance.bit }
        if toolbarItemPresentationSize != other.toolbarItemPresentationSize {
            set.system |= SystemTrait.toolbarItemPresentationSize.bit
        }
        if imageDynamicRange != other.imageDynamicRange { set.system |= SystemTrait.imageDynamicRange.bit }
        if sceneCaptureState != other.sceneCaptureState { set.system |= SystemTrait.sceneCaptureState.bit }
        if typesettingLanguage != other.typesettingLanguage { set.system |= SystemTrait.typesettingLanguage.bit }
        if listEnvironment != other.listEnvironment { set.system |= SystemTrait.listEnvironment.bit }
        if custom.isEmpty && other.custom.isEmpty { return set }
        for (key, value) in custom {
            if let old = other.custom[key] {
                if !value.isEqual(to: old) { set.custom.insert(key) }
            } else if !value.isEqual(to: .defaultValue(of: value.definition)) {
                set.custom.insert(key)
            }
        }
        for (key, value) in other.custom where custom[key] == nil {
            if !value.isEqual(to: .defaultValue(of: value.definition)) { set.custom.insert(key) }
        }
        return set
    }

    /// Takes every value that `other` specifies.
    package mutating func merge(_ other: TraitValues) {
        if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
        if other.displayScale != 0 { displayScale = other.displayScale }
        if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
        if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
        if other.forceTouchCapability != .unknown { forceTouchCapability = other.forceTouchCapability }
        if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
        if other.preferredContentSizeCategory != .unspecified {
            preferredContentSizeCategory = other.preferredContentSizeCategory
        }
        if other.displayGamut != .unspecified { displayGamut = other.displayGamut }
        if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
        if other.accessibilityContrast != .unspecified { accessibilityContrast = other.accessibilityContrast }
        if other.userInterfaceLevel != .unspecified { userInterfaceLevel = other.userInterfaceLevel }
        if other.legibilityWeight != .unspecified { legibilityWeight = other.legibilityWeight }
        if other.activeAppearance != .unspecified { activeAppearance = other.activeAppearance }
        if other.toolbarItemPresentationSize != .unspecified {
            toolbarItemPresentationSize = other.toolbarItemPresentationSize
        }
        if other.imageDynamicRange != .unspecified { imageDynamicRange = other.imageDynamicRange }
        if other.sceneCaptureState != .unspecified { sceneCaptureState = other.sceneCaptureState }
        if other.typesettingLanguage != "" { typesettingLanguage = other.typesettingLanguage }
        if other.listEnvironment != .unspecified { listEnvironment = other.listEnvironment }
        if !other.custom.isEmpty { custom.merge(other.custom) { $1 } }
    }

    package func value(of trait: SystemTrait) -> Any {
        switch trait {
        case .userInterfaceIdiom: userInterfaceIdiom
        case .displayScale: displayScale
        case .horizontalSizeClass: horizontalSizeClass
        case .verticalSizeClass: verticalSizeClass
        case .forceTouchCapability: forceTouchCapability
        case .layoutDirection: layoutDirection
        case .preferredContentSizeCategory: preferredContentSizeCategory
        case .displayGamut: displayGamut
        case .userInterfaceStyle: userInterfaceStyle
        case .accessibilityContrast: accessibilityContrast
        case .userInterfaceLevel: userInterfaceLevel
        case .legibilityWeight: legibilityWeight
        case .activeAppearance: activeAppearance
        case .toolbarItemPresentationSize: toolbarItemPresentationSize
        case .imageDynamicRange: imageDynamicRange
        case .sceneCaptureState: sceneCaptureState
        case .typesettingLanguage: typesettingLanguage
        case .listEnvironment: listEnvironment
        }
    }

    package mutating func set(_ trait: SystemTrait, to value: Any) {
        switch trait {
        case .userInterfaceIdiom: userInterfaceIdiom = value as! UIUserInterfaceIdiom
        case .displayScale: displayScale = value as! CGFloat
        case .horizontalSizeClass: horizontalSizeClass = value as! UIUserInterfaceSizeClass
        case .verticalSizeClass: verticalSizeClass = value as! UIUserInterfaceSizeClass
        case .forceTouchCapability: forceTouchCapability = value as! UIForceTouchCapability
        case .layoutDirection: layoutDirection = value as! UITraitEnvironmentLayoutDirection
        case .preferredContentSizeCategory: preferredContentSizeCategory = value as! UIContentSizeCategory
        case .displayGamut: displayGamut = value as! UIDisplayGamut
        case .userInterfaceStyle: userInterfaceStyle = value as! UIUserInterfaceStyle
        case .accessibilityContrast: accessibilityContrast = value as! UIAccessibilityContrast
        case .userInterfaceLevel: userInterfaceLevel = value as! UIUserInterfaceLevel
        case .legibilityWeight: legibilityWeight = value as! UILegibilityWeight
        case .activeAppearance: activeAppearance = value as! UIUserInterfaceActiveAppearance
        case .toolbarItemPresentationSize: toolbarItemPresentationSize = value as! UINSToolbarItemPresentationSize
        case .imageDynamicRange: imageDynamicRange = value as! _UIImageDynamicRange
        case .sceneCaptureState: sceneCaptureState = value as! UISceneCaptureState
        case .typesettingLanguage: typesettingLanguage = value as! String
        case .listEnvironment: listEnvironment = value as! UIListEnvironment
        }
    }

    /// The value of any trait; the default value of a custom trait that is not specified.
    package subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get {
            if let known = T._systemTrait.trait { return value(of: known) as! T.Value }
            return custom[ObjectIdentifier(trait)]?.value as? T.Value ?? T.defaultValue
        }
        set {
            if let known = T._systemTrait.trait {
                set(known, to: newValue)
            } else {
                custom[ObjectIdentifier(trait)] = CustomTraitValue(definition: trait, value: newValue)
            }
        }
    }
}

extension CustomTraitValue {
    static func defaultValue(of definition: any UITraitDefinition.Type) -> CustomTraitValue {
        func value<T: UITraitDefinition>(_ definition: T.Type) -> Any { definition.defaultValue }
        return CustomTraitValue(definition: definition, value: value(definition))
    }
}
