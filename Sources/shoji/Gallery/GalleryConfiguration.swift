import DeviceCatalog
import Foundation
import StageProtocol

/// One picture of the gallery: a window of a device with a set of traits.
struct GalleryConfiguration: Hashable {
    let window: DeviceWindow
    let system: SystemVersion
    let textSize: TextSize
    let appearance: Appearance
    let direction: LayoutDirection
    /// nil: the app's own.
    let language: String?
    /// Set for an app that is made for phones only, on a pad.
    var phoneWindow: PhoneWindow?

    /// Unique within a gallery, fit for a file name.
    var slug: String {
        var parts = [
            window.device.name, window.orientation.rawValue, windowName, textSize.rawValue,
            appearance.rawValue,
            direction.short, "iOS \(system.text)",
        ]
        if let language { parts.append(language) }
        return parts.map(Self.plain).joined(separator: "_")
    }

    /// The window's mode, or its size where that is free.
    var windowName: String {
        window.mode == .free ? "\(Int(window.frame.width))x\(Int(window.frame.height))" : window.mode.rawValue
    }

    /// How messages name it.
    var title: String {
        var parts = [window.device.name, window.orientation.isLandscape ? "landscape" : "portrait"]
        if window.mode != .full { parts.append(window.mode == .free ? windowName : window.mode.title) }
        if textSize != .L { parts.append(textSize.rawValue) }
        if appearance != .light { parts.append(appearance.rawValue) }
        if direction != .leftToRight { parts.append("right to left") }
        if let language { parts.append(language) }
        if system.major != 18 { parts.append("iOS \(system.text)") }
        return parts.joined(separator: ", ")
    }

    /// What the app process is told.
    var stage: StageConfiguration {
        let device = window.device
        let area = window.safeArea
        var stage = StageConfiguration(
            deviceName: device.name, idiom: device.idiom.rawValue, orientation: window.orientation.rawValue,
            screenSize: window.screenSize, scale: device.scale, windowFrame: window.frame,
            safeArea: .init(top: area.top, left: area.left, bottom: area.bottom, right: area.right),
            horizontalSizeClass: window.sizeClasses.horizontal.rawValue,
            verticalSizeClass: window.sizeClasses.vertical.rawValue)
        stage.modelIdentifier = device.identifiers[0]
        stage.windowMode = window.mode.rawValue
        stage.sceneCount = window.mode == .twoScenes ? 2 : 1
        stage.nativeScale = device.nativeScale
        stage.systemMinimumMargin = window.systemMinimumMargin
        stage.contentSizeCategory = textSize.category
        stage.appearance = appearance.rawValue
        stage.layoutDirection = direction.rawValue
        stage.systemVersion = system.text
        stage.displayCornerRadius = device.cornerRadius
        stage.statusBarHeight = window.statusBarHeight
        stage.hasHomeIndicator = device.hasHomeIndicator
        stage.cutout = device.cutout.map {
            .init(kind: $0.kind.rawValue, width: $0.width, height: $0.height, top: $0.top)
        }
        // Displays have had the wide gamut since the iPhone 7 and the iPad Pro (9.7-inch).
        stage.displayGamut = device.year >= 2017 || device.name.hasPrefix("iPhone 7") ? "P3" : "SRGB"
        if let language {
            stage.languages = [language]
            stage.locale = language.replacingOccurrences(of: "-", with: "_")
        }
        phoneWindow?.apply(to: &stage)
        return stage
    }

    static func plain(_ text: String) -> String {
        var result = ""
        for c in text.lowercased() {
            if c.isASCII, c.isLetter || c.isNumber || c == "." {
                result.append(c)
            } else if result.last != "-" {
                result.append("-")
            }
        }
        while result.last == "-" { result.removeLast() }
        return result
    }
}
