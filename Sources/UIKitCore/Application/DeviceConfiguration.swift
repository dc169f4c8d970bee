/// A device as the toolkit sees it: its screen, the window the app gets, and the settings of its owner. All lengths in points.
package struct DeviceConfiguration: Sendable, Equatable {
    /// The marketing name of the model.
    package var modelName = "iPhone"
    package var idiom = UIUserInterfaceIdiom.phone
    /// The simulated version of the system, such as "18.0".
    package var systemVersion = "18.0"
    /// The screen as it is shown, turned with the interface.
    package var screenBounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    /// Device pixels a point.
    package var scale: CGFloat = 3
    /// Pixels of the panel a point; differs from `scale` on models that shrink the picture. nil is `scale`.
    package var nativeScale: CGFloat?
    /// Where the app's window is on the screen; smaller than the screen in multitasking.
    package var windowFrame = CGRect(x: 0, y: 0, width: 390, height: 844)
    package var windowSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    package var orientation = UIInterfaceOrientation.portrait
    package var horizontalSizeClass = UIUserInterfaceSizeClass.compact
    package var verticalSizeClass = UIUserInterfaceSizeClass.regular
    package var contentSizeCategory = UIContentSizeCategory.large
    package var userInterfaceStyle = UIUserInterfaceStyle.light
    package var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
    package var legibilityWeight = UILegibilityWeight.regular
    package var accessibilityContrast = UIAccessibilityContrast.normal
    package var displayGamut = UIDisplayGamut.P3
    /// 0 on screens with square corners.
    package var displayCornerRadius: CGFloat = 0
    /// 0 where the status bar is hidden by the system.
    package var statusBarHeight: CGFloat = 47
    package var hasHomeIndicator = true
    /// Frames a second.
    package var maximumFramesPerSecond = 60
    /// A locale identifier, such as "en_US".
    package var locale = "en_US"
    /// A BCP 47 language code.
    package var language = "en"
    /// An Info.plist to read in place of the main bundle's.
    package var infoPlistPath: String?

    package init() {}

    /// A phone 390 by 844 points, upright, light, with the text size it comes with.
    package static let `default` = DeviceConfiguration()

    /// The major number of `systemVersion`.
    package var systemMajorVersion: Int {
        Int(systemVersion.split(separator: ".").first ?? "") ?? 18
    }

    /// The traits of the app's window.
    package var traitValues: TraitValues {
        var values = TraitValues()
        values.userInterfaceIdiom = idiom
        values.displayScale = scale
        values.horizontalSizeClass = horizontalSizeClass
        values.verticalSizeClass = verticalSizeClass
        values.forceTouchCapability = .unavailable
        values.layoutDirection = layoutDirection
        values.preferredContentSizeCategory = contentSizeCategory
        values.displayGamut = displayGamut
        values.userInterfaceStyle = userInterfaceStyle
        values.accessibilityContrast = accessibilityContrast
        values.userInterfaceLevel = .base
        values.legibilityWeight = legibilityWeight
        values.activeAppearance = .active
        values.imageDynamicRange = .standard
        values.sceneCaptureState = .inactive
        values.typesettingLanguage = language
        values.listEnvironment = .none
        return values
    }
}
