/// Collections with one trait specified.
extension UITraitCollection {
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        var values = TraitValues()
        values.userInterfaceIdiom = userInterfaceIdiom
        self.init(values)
    }

    public convenience init(displayScale: CGFloat) {
        var values = TraitValues()
        values.displayScale = displayScale
        self.init(values)
    }

    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        var values = TraitValues()
        values.horizontalSizeClass = horizontalSizeClass
        self.init(values)
    }

    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        var values = TraitValues()
        values.verticalSizeClass = verticalSizeClass
        self.init(values)
    }

    public convenience init(forceTouchCapability: UIForceTouchCapability) {
        var values = TraitValues()
        values.forceTouchCapability = forceTouchCapability
        self.init(values)
    }

    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        var values = TraitValues()
        values.layoutDirection = layoutDirection
        self.init(values)
    }

    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        var values = TraitValues()
        values.preferredContentSizeCategory = preferredContentSizeCategory
        self.init(values)
    }

    public convenience init(displayGamut: UIDisplayGamut) {
        var values = TraitValues()
        values.displayGamut = displayGamut
        self.init(values)
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        var values = TraitValues()
        values.userInterfaceStyle = userInterfaceStyle
        self.init(values)
    }

    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        var values = TraitValues()
        values.accessibilityContrast = accessibilityContrast
        self.init(values)
    }

    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        var values = TraitValues()
        values.userInterfaceLevel = userInterfaceLevel
        self.init(values)
    }

    public convenience init(legibilityWeight: UILegibilityWeight) {
        var values = TraitValues()
        values.legibilityWeight = legibilityWeight
        self.init(values)
    }

    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
        var values = TraitValues()
        values.activeAppearance = activeAppearance
        self.init(values)
    }

    public convenience init(toolbarItemPresentationSize: UINSToolbarItemPresentationSize) {
        var values = TraitValues()
        values.toolbarItemPresentationSize = toolbarItemPresentationSize
        self.init(values)
    }

    public convenience init(imageDynamicRange: _UIImageDynamicRange) {
        var values = TraitValues()
        values.imageDynamicRange = imageDynamicRange
        self.init(values)
    }

    public convenience init(sceneCaptureState: UISceneCaptureState) {
        var values = TraitValues()
        values.sceneCaptureState = sceneCaptureState
        self.init(values)
    }

    public convenience init(typesettingLanguage: String) {
        var values = TraitValues()
        values.typesettingLanguage = typesettingLanguage
        self.init(values)
    }

    public convenience init(listEnvironment: UIListEnvironment) {
        var values = TraitValues()
        values.listEnvironment = listEnvironment
        self.init(values)
    }
}
