import Foundation

/// A target's Info.plist: its file with settings expanded, and what Xcode would generate.
enum InfoPlist {
    static func make(_ settings: BuildSettings, file: PropertyValue?) -> PropertyValue {
        var plist = PropertyValue.dictionary([:])
        if settings.flag("GENERATE_INFOPLIST_FILE") { plist = generated(settings) }
        if case .dictionary(let table) = file?.mapStrings(settings.expand) {
            for (key, value) in table { plist[key] = value }
        }
        let families = (settings["TARGETED_DEVICE_FAMILY"] ?? "1").split(whereSeparator: { ", ".contains($0) })
        plist["UIDeviceFamily"] = .array(families.compactMap { Int($0) }.map(PropertyValue.integer))
        if let minimum = settings["IPHONEOS_DEPLOYMENT_TARGET"], !minimum.isEmpty {
            plist["MinimumOSVersion"] = .string(minimum)
        }
        return plist
    }

    private static func generated(_ settings: BuildSettings) -> PropertyValue {
        var plist = PropertyValue.dictionary([
            "CFBundleInfoDictionaryVersion": .string("6.0"), "CFBundlePackageType": .string("APPL"),
            "LSRequiresIPhoneOS": .bool(true),
        ])
        let sources = [
            "CFBundleDevelopmentRegion": "$(DEVELOPMENT_LANGUAGE)", "CFBundleExecutable": "$(EXECUTABLE_NAME)",
            "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)", "CFBundleName": "$(PRODUCT_NAME)",
            "CFBundleShortVersionString": "$(MARKETING_VERSION)", "CFBundleVersion": "$(CURRENT_PROJECT_VERSION)",
        ]
        for (key, text) in sources {
            let value = settings.expand(text)
            if !value.isEmpty { plist[key] = .string(value) }
        }
        for name in settings.names.sorted() where name.hasPrefix("INFOPLIST_KEY_") {
            add(String(name.dropFirst("INFOPLIST_KEY_".count)), settings, name, to: &plist)
        }
        return plist
    }

    private static func add(_ key: String, _ settings: BuildSettings, _ name: String, to plist: inout PropertyValue) {
        guard let text = settings[name], !text.isEmpty else { return }
        switch key {
        case "UIApplicationSceneManifest_Generation":
            guard settings.flag(name) else { return }
            plist["UIApplicationSceneManifest"] = .dictionary([
                "UIApplicationSupportsMultipleScenes": .bool(true), "UISceneConfigurations": .dictionary([:]),
            ])
        case "UILaunchScreen_Generation":
            if settings.flag(name) { plist["UILaunchScreen"] = .dictionary(["UILaunchScreen": .dictionary([:])]) }
        case "UISupportedInterfaceOrientations_iPhone":
            plist["UISupportedInterfaceOrientations~iphone"] = words(settings, name)
        case "UISupportedInterfaceOrientations_iPad":
            plist["UISupportedInterfaceOrientations~ipad"] = words(settings, name)
        case "UISupportedInterfaceOrientations", "UIRequiredDeviceCapabilities", "UIBackgroundModes":
            plist[key] = words(settings, name)
        default:
            let isFlag = ["YES", "NO"].contains(text)
            plist[key] = isFlag ? .bool(text == "YES") : .string(text)
        }
    }

    private static func words(_ settings: BuildSettings, _ name: String) -> PropertyValue {
        .array(settings.list(name).map(PropertyValue.string))
    }
}
