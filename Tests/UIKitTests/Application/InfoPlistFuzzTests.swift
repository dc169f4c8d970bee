import Foundation
import Testing
import UIKit

@testable import UIKitCore

/// Info.plist files that no build should make: the app launches as if what makes no sense were not there. Storyboards that
/// are named and missing end it, as on the phone.
@MainActor @Suite struct InfoPlistFuzzTests {
    private static let sound: [String: Any] = [
        "UIUserInterfaceStyle": "Dark", "UIRequiresFullScreen": true,
        "UIViewControllerBasedStatusBarAppearance": false, "UIStatusBarStyle": "UIStatusBarStyleLightContent",
        "UIStatusBarHidden": false, "UIAppFonts": ["a.ttf"],
        "UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"],
        "UISupportedInterfaceOrientations~ipad": ["UIInterfaceOrientationLandscapeLeft"],
        "UIApplicationSceneManifest": [
            "UIApplicationSupportsMultipleScenes": false,
            "UISceneConfigurations": [
                "UIWindowSceneSessionRoleApplication": [
                    [
                        "UISceneConfigurationName": "Default",
                        "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).Nobody",
                        "UISceneClassName": "Nothing",
                    ]
                ]
            ],
        ],
    ]
    private static let hostile: [Any] = [
        true, -1, 1e300, "", "../../../../etc/passwd", "/etc/passwd", "$(", "Swift.Int", "UIKit.UIView",
        Data([0, 255]), Date(timeIntervalSince1970: 1e15), [Any](), [String: Any](), [["": [true]]], ["UIKit": [1]],
        String(repeating: "é", count: 20_000),
    ]

    private func variants(of value: Any, with part: Any) -> [Any] {
        var result = [part]
        if let list = value as? [Any] {
            result += list.indices.flatMap { index in
                variants(of: list[index], with: part).map { new in
                    var copy = list
                    copy[index] = new
                    return copy as Any
                }
            }
        } else if let fields = value as? [String: Any] {
            result += fields.keys.sorted().flatMap { key in
                variants(of: fields[key]!, with: part).map { new in fields.merging([key: new]) { $1 } as Any }
            }
        }
        return result
    }

    private func launch(_ data: Data, _ change: (inout DeviceConfiguration) -> Void = { _ in }) throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("info-\(UUID().uuidString).plist")
        try data.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        var configuration = DeviceConfiguration.default
        configuration.infoPlistPath = file.path
        change(&configuration)
        let harness = AppHarness(configuration, root: UIViewController())
        harness.turnToLandscape()
        #expect(harness.window.rootViewController?.viewIfLoaded?.window != nil)
        withExtendedLifetime(harness) {}
    }

    @Test("a value of the wrong type, wherever it stands, is as if it were not there", arguments: 0..<16)
    func wrongTypes(_ index: Int) throws {
        for (number, variant) in variants(of: Self.sound, with: Self.hostile[index]).enumerated()
        where number % 2 == index % 2 {
            try launch(PropertyListSerialization.data(fromPropertyList: variant, format: .binary, options: 0))
        }
        Findings.removeAll()
        InfoPlist.current = InfoPlist(path: nil)
    }

    @Test("a file that is damaged, empty or in another encoding counts as empty")
    func damaged() throws {
        let data = try PropertyListSerialization.data(fromPropertyList: Self.sound, format: .xml, options: 0)
        let binary = try PropertyListSerialization.data(fromPropertyList: Self.sound, format: .binary, options: 0)
        var state: UInt64 = 9
        for round in 0..<40 {
            var bytes = Array(round % 2 == 0 ? data : binary)
            for _ in 0..<4 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                let place = Int(state >> 33) % bytes.count
                if round % 5 == 0 {
                    bytes.removeSubrange(place...)
                } else {
                    bytes[place] = UInt8(truncatingIfNeeded: state >> 20)
                }
                if bytes.isEmpty { bytes = [0] }
            }
            try launch(Data(bytes))
        }
        for odd in [
            Data(), Data(count: 100), Data("<plist>".utf8), Data("{ a = (".utf8),
            String(decoding: data, as: UTF8.self).data(using: .utf16)!,
        ] {
            try launch(odd)
        }
        Findings.removeAll()
        InfoPlist.current = InfoPlist(path: nil)
    }
}
