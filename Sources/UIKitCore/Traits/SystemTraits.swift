// The traits of the system as types, for use with `subscript`, registrations and overrides.

/// The trait `userInterfaceIdiom`.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
    public static var name: String { "UserInterfaceIdiom" }
    public static var affectsColorAppearance: Bool { true }
    public static var _systemTrait: _SystemTraitMark { _SystemTraitMark(.userInterfaceIdiom) }
}

/// The trait `displayScale`.
public struct UITraitDisplayScale: UITraitDefinition {
    public static var defaultValue: CGFloat { 0 }
    public static var name: String { "DisplayScale" }
    public static var _systemTrait: _SystemTraitMark { _SystemTraitMark(.displayScale) }
}

/// The trait `horizontalSizeClass`.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    public static var name: String { "HorizontalSizeClass" }
    public static var _systemTrait: _SystemTraitMark { _SystemTraitMark(.horizontalSizeClass) }
}

/// The trait `verticalSizeClass`.
public struct UITraitVerticalSizeClass: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    public static var name: String { "VerticalSizeClass" }
    public static var _systemTrait: _SystemTraitMark { _SystemTraitMark(.verticalSizeClass) }
}

/// The trait `forceTouchCapability`.
public struct UITraitForceTouchCapability: UITraitDefinition {
    public static var defaultValue: UIForceTouchCapability { .unknown }
    public static var name: String { "ForceTouchCapability" }
    public static var _systemTrait: _SystemTraitMark { _SystemTraitMark(.forceTouchCapability) }
}

/// The trait `layoutDirection`.
public struct UITraitLayoutDirection: UITraitDefinition {
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
    public static var name: String { "LayoutDirection" }
    public static var _systemTrait: _SystemTraitMark { _SystemTraitMark(.layoutDirection) }
}

/// The trait `preferredContentSizeCategory`.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
    public static var defaultValue: UIContentSizeCategory { .unspecified }
    public static var name: String { "PreferredContentSizeCategory" }
    public static var _systemTrait: _SystemTraitMark { _SystemTraitMark(.preferredContentSizeCategory) }
}

/// The trait `displayGamut`.
public struct UITraitDisplayGamut: UITraitDefinition {
    public static var defaultValue: UIDisplayGamut { .unspecified }
    public static var name: String { "DisplayGamut" }
    public static var affectsColorAppearance: Bool { true }
    public static var _systemTrait: _SystemTraitMark { _SystemTraitMark(.displayGamut) }
}

/// The trait `userInterfaceStyle`.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    public static var name: String { "UserInterfaceStyle" }
    public static var affectsColorAppearance: Bool { true }
    public static var _systemTrait: _SystemTraitMark { _SystemTraitMark(.userInterfaceStyle) }
}

/// The trait `accessibilityContrast`.
public struct UITraitAccessibilityContrast: UITraitDefinition {
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    public static var name: String { "AccessibilityContrast" }
    public static var affectsColorAppearance: Bool { true }
    public static var _systemTrait: _SystemTraitMark { _SystemTraitMark(.accessibilityContrast) }
}

/// The trait `userInterfaceLevel`.
public struct UITraitUserInterfaceLevel: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
    public static var name: String { "UserInterfaceLevel" }
    public static var affectsColorAppearance: Bool { true }
    public static var _systemTrait: _SystemTraitMark { _SystemTraitMark(.userInterfaceLevel) }
}

/// The trait `legibilityWeight`.
public struct UITraitLegibilityWeight: UITraitDefinition {
    public static var defaultValue: UILegibilityWeight { .unspecified }
    public static var name: String { "LegibilityWeight" }
    public static var _systemTrait: _SystemTraitMark { _SystemTraitMark(.legibilityWeight) }
}

/// The trait `activeAppearance`.
public struct UITraitActiveAppearance: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
    public static var name: String { "ActiveAppearance" }
    public static var affectsColorAppearance: Bool { true }
    public static var _systemTrait: _SystemTraitMark { _SystemTraitMark(.activeAppearance) }
}

/// The trait `toolbarItemPresentationSize`.
public struct UITraitToolbarItemPresentationSize: UITraitDefinition {
    public static var defaultValue: UINSToolbarItemPresentationSize { .unspecified }
    public static var name: String { "ToolbarItemPresentationSize" }
    public static var _systemTrait: _SystemTraitMark { _SystemTraitMark(.toolbarItemPresentationSize) }
}

/// The trait `imageDynamicRange`.
public struct UITraitImageDynamicRange: UITraitDefinition {
    public static var defaultValue: _UIImageDynamicRange { .unspecified }
    public static var name: String { "ImageDynamicRange" }
    public static var _systemTrait: _SystemTraitMark { _SystemTraitMark(.imageDynamicRange) }
}

/// The trait `sceneCaptureState`.
public struct UITraitSceneCaptureState: UITraitDefinition {
    public static var defaultValue: UISceneCaptureState { .unspecified }
    public static var name: String { "SceneCaptureState" }
    public static var _systemTrait: _SystemTraitMark { _SystemTraitMark(.sceneCaptureState) }
}

/// The trait `typesettingLanguage`.
public struct UITraitTypesettingLanguage: UITraitDefinition {
    public static var defaultValue: String { "" }
    public static var name: String { "TypesettingLanguage" }
    public static var _systemTrait: _SystemTraitMark { _SystemTraitMark(.typesettingLanguage) }
}

/// The trait `listEnvironment`.
public struct UITraitListEnvironment: UITraitDefinition {
    public static var defaultValue: UIListEnvironment { .unspecified }
    public static var name: String { "ListEnvironment" }
    public static var _systemTrait: _SystemTraitMark { _SystemTraitMark(.listEnvironment) }
}
