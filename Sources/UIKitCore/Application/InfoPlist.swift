/// What the toolkit reads from the app's Info.plist.
@MainActor
package struct InfoPlist {
    package var values: [String: Any]

    /// The app's; set at launch.
    package static var current = InfoPlist(path: nil)

    /// Reads the file at `path`, or the main bundle's. A file that cannot be read counts as empty and is reported.
    package init(path: String?) {
        guard let path else {
            values = Bundle.main.infoDictionary ?? [:]
            return
        }
        do {
            let data = try Data(contentsOf: URL(fileURLWithPath: path))
            values = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] ?? [:]
        } catch {
            NSLog("The Info.plist at %@ cannot be read: %@", path, String(describing: error))
            values = [:]
        }
    }

    /// The storyboard that is shown first in apps without scenes; a device may have its own.
    package var mainStoryboardName: String? {
        let suffix = UIDevice.current.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
        let name = (values["UIMainStoryboardFile" + suffix] ?? values["UIMainStoryboardFile"]) as? String
        return name.flatMap { $0.isEmpty ? nil : $0 }
    }

    package struct SceneConfiguration {
        package var name: String?
        package var storyboardName: String?
        package var delegateClassName: String?
        package var sceneClassName: String?
    }

    private var sceneManifest: [String: Any]? { values["UIApplicationSceneManifest"] as? [String: Any] }

    /// Whether the app has declared that it uses scenes.
    package var hasSceneManifest: Bool { sceneManifest != nil }

    /// Whether the app can show several scenes at a time.
    package var supportsMultipleScenes: Bool {
        sceneManifest?["UIApplicationSupportsMultipleScenes"] as? Bool ?? false
    }

    /// Whether the scene manifest says how scenes are made; one that only tells if there may be several does not.
    package var hasSceneConfigurations: Bool {
        (sceneManifest?["UISceneConfigurations"] as? [String: Any])?.isEmpty == false
    }

    /// The configuration of that name, or the first of the role where the name is nil.
    package func sceneConfiguration(named name: String?, role: String) -> SceneConfiguration? {
        let roles = sceneManifest?["UISceneConfigurations"] as? [String: Any]
        let entries = roles?[role] as? [[String: Any]] ?? []
        let entry = entries.first { name == nil || $0["UISceneConfigurationName"] as? String == name }
        return entry.map {
            SceneConfiguration(
                name: $0["UISceneConfigurationName"] as? String,
                storyboardName: $0["UISceneStoryboardFile"] as? String,
                delegateClassName: ($0["UISceneDelegateClassName"] as? String).map(Self.expand),
                sceneClassName: $0["UISceneClassName"] as? String)
        }
    }

    /// A project's file that no build has been through still names the module by a variable.
    private static func expand(_ name: String) -> String {
        for variable in ["$(PRODUCT_MODULE_NAME).", "${PRODUCT_MODULE_NAME}."] where name.hasPrefix(variable) {
            return String(name.dropFirst(variable.count))
        }
        return name
    }

    /// The one appearance the app declares; nil follows the device.
    package var userInterfaceStyle: UIUserInterfaceStyle? {
        switch values["UIUserInterfaceStyle"] as? String {
        case "Light": .light
        case "Dark": .dark
        default: nil
        }
    }

    /// Whether the app declines split view and slide over.
    package var requiresFullScreen: Bool { values["UIRequiresFullScreen"] as? Bool ?? false }

    /// Whether view controllers decide about the status bar; true unless the app says no.
    package var hasControllerBasedStatusBar: Bool {
        values["UIViewControllerBasedStatusBarAppearance"] as? Bool ?? true
    }

    /// The style of the status bar where controllers do not decide.
    package var statusBarStyle: UIStatusBarStyle {
        switch values["UIStatusBarStyle"] as? String {
        case "UIStatusBarStyleLightContent": .lightContent
        case "UIStatusBarStyleDarkContent": .darkContent
        default: .default
        }
    }

    /// Whether the status bar is hidden where controllers do not decide.
    package var isStatusBarHidden: Bool { values["UIStatusBarHidden"] as? Bool ?? false }

    /// The orientations the app declares for the device; all but upside down on a phone where it declares none.
    package func supportedOrientations(_ idiom: UIUserInterfaceIdiom) -> UIInterfaceOrientationMask {
        let key = "UISupportedInterfaceOrientations"
        let names = (values[key + (idiom == .pad ? "~ipad" : "~iphone")] ?? values[key]) as? [String]
        guard let names, !names.isEmpty else { return idiom == .pad ? .all : .allButUpsideDown }
        var mask: UIInterfaceOrientationMask = []
        for name in names {
            switch name {
            case "UIInterfaceOrientationPortrait": mask.insert(.portrait)
            case "UIInterfaceOrientationPortraitUpsideDown": mask.insert(.portraitUpsideDown)
            case "UIInterfaceOrientationLandscapeLeft": mask.insert(.landscapeLeft)
            case "UIInterfaceOrientationLandscapeRight": mask.insert(.landscapeRight)
            default: break
            }
        }
        return mask
    }
}
