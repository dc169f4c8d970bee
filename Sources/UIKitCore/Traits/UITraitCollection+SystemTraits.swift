extension UITraitCollection {
    package static let allSystemTraits: [UITrait] = [
        UITraitUserInterfaceIdiom.self,
        UITraitDisplayScale.self,
        UITraitHorizontalSizeClass.self,
        UITraitVerticalSizeClass.self,
        UITraitForceTouchCapability.self,
        UITraitLayoutDirection.self,
        UITraitPreferredContentSizeCategory.self,
        UITraitDisplayGamut.self,
        UITraitUserInterfaceStyle.self,
        UITraitAccessibilityContrast.self,
        UITraitUserInterfaceLevel.self,
        UITraitLegibilityWeight.self,
        UITraitActiveAppearance.self,
        UITraitToolbarItemPresentationSize.self,
        UITraitImageDynamicRange.self,
        UITraitSceneCaptureState.self,
        UITraitTypesettingLanguage.self,
        UITraitListEnvironment.self,
    ]

    /// The system traits that change how dynamic colours resolve.
    public class var systemTraitsAffectingColorAppearance: [UITrait] {
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayGamut.self,
            UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self, UITraitActiveAppearance.self,
        ]
    }

    /// The system traits that decide which image of a catalog is used.
    public class var systemTraitsAffectingImageLookup: [UITrait] {
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayScale.self,
            UITraitDisplayGamut.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
            UITraitLayoutDirection.self, UITraitAccessibilityContrast.self,
        ]
    }
}
