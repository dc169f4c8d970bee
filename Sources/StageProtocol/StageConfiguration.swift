import Foundation

/// Everything that decides how an app looks: one device, one window, one set of traits. Lengths in points.
///
/// The driver fills in every value, so that an app process needs no table of devices.
package struct StageConfiguration: Codable, Sendable, Hashable {
    /// Distances from the four edges.
    package struct Insets: Codable, Sendable, Hashable {
        package var top, left, bottom, right: Double

        package init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
            self.top = top
            self.left = left
            self.bottom = bottom
            self.right = right
        }
    }

    /// Hole in the display, in portrait, centred at the top.
    package struct Cutout: Codable, Sendable, Hashable {
        /// "notch" or "dynamicIsland".
        package var kind: String
        package var width, height, top: Double

        package init(kind: String, width: Double, height: Double, top: Double) {
            self.kind = kind
            self.width = width
            self.height = height
            self.top = top
        }
    }

    /// The larger screen that shows the app's own screen enlarged, on black.
    package struct Host: Codable, Sendable, Hashable {
        /// Of the larger screen, in its points.
        package var screenSize: CGSize
        /// Where the app is in it.
        package var frame: CGRect

        package init(screenSize: CGSize, frame: CGRect) {
            self.screenSize = screenSize
            self.frame = frame
        }
    }

    /// Marketing name of the model, for instance "iPhone 16 Pro".
    package var deviceName: String
    /// Model identifier, for instance "iPhone17,1".
    package var modelIdentifier = ""
    /// "phone" or "pad".
    package var idiom: String
    /// "portrait", "portraitUpsideDown", "landscapeLeft" or "landscapeRight", as `UIInterfaceOrientation` names them.
    package var orientation: String
    /// "full", "splitTwoThirds", "splitHalf", "splitOneThird", "slideOver", "free" or "twoScenes".
    package var windowMode = "full"
    /// The screen as it is held.
    package var screenSize: CGSize
    package var scale: Double
    package var nativeScale: Double?
    /// The app's window in the screen.
    package var windowFrame: CGRect
    package var safeArea: Insets
    /// "compact" or "regular".
    package var horizontalSizeClass: String
    package var verticalSizeClass: String
    /// System minimum of a root view's horizontal margins beyond the safe area.
    package var systemMinimumMargin = 16.0
    /// Raw value of a `UIContentSizeCategory`.
    package var contentSizeCategory = "UICTContentSizeCategoryL"
    /// "light" or "dark".
    package var appearance = "light"
    /// "leftToRight" or "rightToLeft".
    package var layoutDirection = "leftToRight"
    /// For instance "18.0".
    package var systemVersion = "18.0"
    package var displayCornerRadius = 0.0
    /// 0 where the system shows no status bar.
    package var statusBarHeight = 0.0
    package var hasHomeIndicator = false
    package var cutout: Cutout?
    /// "P3" or "SRGB".
    package var displayGamut = "P3"
    /// How many scenes of the app the user has opened; two share the screen.
    package var sceneCount: Int?
    /// Languages the user prefers, best first.
    package var languages = ["en"]
    /// Locale identifier.
    package var locale = "en_US"
    /// Set where the app's screen is a part of a larger one. Pictures show the larger one.
    package var host: Host?

    package init(
        deviceName: String, idiom: String, orientation: String, screenSize: CGSize, scale: Double, windowFrame: CGRect,
        safeArea: Insets, horizontalSizeClass: String, verticalSizeClass: String
    ) {
        self.deviceName = deviceName
        self.idiom = idiom
        self.orientation = orientation
        self.screenSize = screenSize
        self.scale = scale
        self.windowFrame = windowFrame
        self.safeArea = safeArea
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
    }
}
