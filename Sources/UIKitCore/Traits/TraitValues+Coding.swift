/// Archiving and text of trait values. Custom traits are not archived: their values need not be codable.
extension TraitValues {
    init(coder: NSCoder) {
        self.init()
        func raw<T: RawRepresentable<Int>>(_ key: String, _ fallback: T) -> T {
            coder.containsValue(forKey: key) ? T(rawValue: coder.decodeInteger(forKey: key)) ?? fallback : fallback
        }
        func text(_ key: String) -> String? { coder.decodeObject(of: NSString.self, forKey: key) as String? }
        userInterfaceIdiom = raw("userInterfaceIdiom", userInterfaceIdiom)
        displayScale = CGFloat(coder.decodeDouble(forKey: "displayScale"))
        horizontalSizeClass = raw("horizontalSizeClass", horizontalSizeClass)
        verticalSizeClass = raw("verticalSizeClass", verticalSizeClass)
        forceTouchCapability = raw("forceTouchCapability", forceTouchCapability)
        layoutDirection = raw("layoutDirection", layoutDirection)
        if let name = text("preferredContentSizeCategory") {
            preferredContentSizeCategory = UIContentSizeCategory(rawValue: name)
        }
        displayGamut = raw("displayGamut", displayGamut)
        userInterfaceStyle = raw("userInterfaceStyle", userInterfaceStyle)
        accessibilityContrast = raw("accessibilityContrast", accessibilityContrast)
        userInterfaceLevel = raw("userInterfaceLevel", userInterfaceLevel)
        legibilityWeight = raw("legibilityWeight", legibilityWeight)
        activeAppearance = raw("activeAppearance", activeAppearance)
        toolbarItemPresentationSize = raw("toolbarItemPresentationSize", toolbarItemPresentationSize)
        imageDynamicRange = raw("imageDynamicRange", imageDynamicRange)
        sceneCaptureState = raw("sceneCaptureState", sceneCaptureState)
        typesettingLanguage = text("typesettingLanguage") ?? ""
        listEnvironment = raw("listEnvironment", listEnvironment)
    }

    func encode(with coder: NSCoder) {
        coder.encode(userInterfaceIdiom.rawValue, forKey: "userInterfaceIdiom")
        coder.encode(Double(displayScale), forKey: "displayScale")
        coder.encode(horizontalSizeClass.rawValue, forKey: "horizontalSizeClass")
        coder.encode(verticalSizeClass.rawValue, forKey: "verticalSizeClass")
        coder.encode(forceTouchCapability.rawValue, forKey: "forceTouchCapability")
        coder.encode(layoutDirection.rawValue, forKey: "layoutDirection")
        coder.encode(preferredContentSizeCategory.rawValue as NSString, forKey: "preferredContentSizeCategory")
        coder.encode(displayGamut.rawValue, forKey: "displayGamut")
        coder.encode(userInterfaceStyle.rawValue, forKey: "userInterfaceStyle")
        coder.encode(accessibilityContrast.rawValue, forKey: "accessibilityContrast")
        coder.encode(userInterfaceLevel.rawValue, forKey: "userInterfaceLevel")
        coder.encode(legibilityWeight.rawValue, forKey: "legibilityWeight")
        coder.encode(activeAppearance.rawValue, forKey: "activeAppearance")
        coder.encode(toolbarItemPresentationSize.rawValue, forKey: "toolbarItemPresentationSize")
        coder.encode(imageDynamicRange.rawValue, forKey: "imageDynamicRange")
        coder.encode(sceneCaptureState.rawValue, forKey: "sceneCaptureState")
        coder.encode(typesettingLanguage as NSString, forKey: "typesettingLanguage")
        coder.encode(listEnvironment.rawValue, forKey: "listEnvironment")
    }

    /// The specified traits, one after another.
    var text: String {
        var parts = SystemTrait.allCases.filter { specified.system & $0.bit != 0 }.map { trait in
            "\(trait) = \(value(of: trait))"
        }
        parts += custom.values.map { "\($0.definition.name) = \($0.value)" }.sorted()
        return parts.isEmpty ? "unspecified" : parts.joined(separator: ", ")
    }

    func hasDifferentColorAppearance(from other: TraitValues) -> Bool {
        if userInterfaceStyle != other.userInterfaceStyle || userInterfaceLevel != other.userInterfaceLevel
            || accessibilityContrast != other.accessibilityContrast || displayGamut != other.displayGamut
            || userInterfaceIdiom != other.userInterfaceIdiom || activeAppearance != other.activeAppearance
        {
            return true
        }
        if custom.isEmpty && other.custom.isEmpty { return false }
        return differences(from: other).custom.contains { key in
            (custom[key] ?? other.custom[key])?.definition.affectsColorAppearance == true
        }
    }
}
