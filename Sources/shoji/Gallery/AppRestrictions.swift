import DeviceCatalog
import Foundation

/// What an app's Info.plist says about where it can be shown.
struct AppRestrictions: Hashable {
    /// Orientations on a phone and on a pad.
    var phone: Set<Orientation> = [.portrait, .landscapeLeft, .landscapeRight]
    var pad: Set<Orientation> = Set(Orientation.allCases)
    /// Declines Split View and Slide Over, or does so by not supporting every orientation.
    var isFullScreenOnly = false
    var runsOnPhones = true
    /// Several scenes of it can be shown at a time.
    var supportsMultipleScenes = false
    /// Made for pads, too; a phone app is shown in a window of a phone's size there.
    var isForPads = true
    /// Languages that the app is localised in, without regions.
    var languages: Set<String> = []

    init() {}

    /// - Parameter bundle: the folder `Name.app`.
    init(bundle: URL) {
        let data = try? Data(contentsOf: bundle.appendingPathComponent("Info.plist"))
        let values = data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
        self.init(values as? [String: Any] ?? [:])
        for name in (try? FileManager.default.contentsOfDirectory(atPath: bundle.path)) ?? []
        where name.hasSuffix(".lproj") { languages.insert(Self.base(String(name.dropLast(6)))) }
    }

    private static func base(_ language: String) -> String {
        language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    }

    func speaks(_ language: String) -> Bool { languages.contains(language) }

    init(_ values: [String: Any]) {
        let key = "UISupportedInterfaceOrientations"
        if let own = Self.orientations(values[key + "~iphone"] ?? values[key]) { phone = own }
        if let own = Self.orientations(values[key + "~ipad"] ?? values[key]) { pad = own }
        isFullScreenOnly =
            values["UIRequiresFullScreen~ipad"] as? Bool ?? values["UIRequiresFullScreen"] as? Bool ?? false
            || pad.count < Orientation.allCases.count
        languages = Set((values["CFBundleLocalizations"] as? [Any] ?? []).compactMap { ($0 as? String).map(Self.base) })
        let manifest = values["UIApplicationSceneManifest"] as? [String: Any]
        supportsMultipleScenes = manifest?["UIApplicationSupportsMultipleScenes"] as? Bool ?? false
        if let families = (values["UIDeviceFamily"] as? [Any])?.compactMap({
            $0 as? Int ?? ($0 as? String).flatMap { Int($0) }
        }),
            !families.isEmpty
        {
            runsOnPhones = families.contains(1)
            isForPads = families.contains(2)
        }
    }

    private static func orientations(_ value: Any?) -> Set<Orientation>? {
        let names: [String: Orientation] = [
            "UIInterfaceOrientationPortrait": .portrait,
            "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
            "UIInterfaceOrientationLandscapeLeft": .landscapeLeft,
            "UIInterfaceOrientationLandscapeRight": .landscapeRight,
        ]
        let found = Set((value as? [Any] ?? []).compactMap { ($0 as? String).flatMap { names[$0] } })
        return found.isEmpty ? nil : found
    }

    /// Whether the system ever shows the app like that. A landscape side stands for both, as galleries take one.
    func allows(_ window: DeviceWindow) -> Bool {
        if window.device.idiom == .pad {
            if !isForPads { return window.mode == .full }
            if window.mode != .full, isFullScreenOnly { return false }
            if window.mode == .twoScenes, !supportsMultipleScenes { return false }
            return Self.contains(pad, window.orientation)
        }
        return runsOnPhones && Self.contains(phone, window.orientation)
    }

    private static func contains(_ set: Set<Orientation>, _ orientation: Orientation) -> Bool {
        set.contains(orientation)
            || orientation.isLandscape && !set.isDisjoint(with: [.landscapeLeft, .landscapeRight])
    }

    /// The side to turn to where only the other one is allowed.
    func side(_ orientation: Orientation, on idiom: Device.Idiom) -> Orientation {
        let set = idiom == .pad && isForPads ? pad : phone
        if set.contains(orientation) || !orientation.isLandscape { return orientation }
        return set.contains(.landscapeRight)
            ? .landscapeRight : set.contains(.landscapeLeft) ? .landscapeLeft : orientation
    }
}
