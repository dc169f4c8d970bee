import Foundation
import Testing

@testable import shoji

/// What goes into a project's app, and what does not.
@Suite struct BundleWriterTests {
    private func write(
        _ files: [String: String], resources: [(path: String, localisation: String?, folder: String?)],
        infoPlist: [String: Any] = [:], body: (URL) throws -> Void
    ) throws {
        let folder = try TemporaryFolder(files)
        let root = URL(fileURLWithPath: folder.path)
        let list: [[String: Any]] = resources.map { resource in
            var item: [String: Any] = [
                "path": resource.path.hasPrefix("/") ? resource.path : folder.path + "/" + resource.path
            ]
            item["localisation"] = resource.localisation
            item["folder"] = resource.folder
            return item
        }
        let swift: [String: Any] = [
            "version": "5.0", "compilationConditions": [String](), "defaultIsolation": "nonisolated",
            "approachableConcurrency": false, "strictConcurrency": "minimal", "upcomingFeatures": [String](),
            "otherFlags": [String](),
        ]
        let json: [String: Any] = [
            "project": folder.path + "/A.xcodeproj", "root": folder.path, "developmentRegion": "en", "target": "A",
            "productName": "My App", "bundleIdentifier": "a.b", "configuration": "Debug", "infoPlist": infoPlist,
            "settings": [String: String](), "missingModules": [Any](), "shellScripts": [String](),
            "embeddedTargets": [String](), "remotePackages": [String](), "problems": [Any](), "translatedFiles": 0,
            "modules": [
                [
                    "name": "A", "kind": "app", "swift": swift, "entry": "", "files": [Any](),
                    "otherSources": [String](), "resources": list,
                ] as [String: Any]
            ],
        ]
        let plan = try ProjectPlan(json: JSONSerialization.data(withJSONObject: json))
        let out = try TemporaryFolder(["program": "x"])
        let app = URL(fileURLWithPath: out.path).appendingPathComponent("My App.app")
        try BundleWriter(plan: plan, folder: app).write(
            executable: URL(fileURLWithPath: out.path).appendingPathComponent("program"))
        try withExtendedLifetime((root, folder, out)) { try body(app) }
    }

    private func text(_ app: URL, _ path: String) -> String? {
        try? String(contentsOf: app.appendingPathComponent(path), encoding: .utf8)
    }

    @Test("files lie flat, localised ones in their language's folder, folder references whole")
    func places() throws {
        try write(
            [
                "Deep/Data/list.json": "[]", "en.lproj/Localizable.strings": "\"a\" = \"b\";",
                "Base.lproj/Main.storyboard": "<document/>", "Web/index.html": "x", "Web/css/a.css": "y", "n.txt": "n",
            ],
            resources: [
                ("Deep/Data/list.json", nil, nil), ("en.lproj/Localizable.strings", "en", nil),
                ("Base.lproj/Main.storyboard", "Base", nil), ("Web", nil, nil), ("n.txt", nil, "Notes/Inner"),
            ]
        ) { app in
            #expect(text(app, "list.json") == "[]")
            #expect(text(app, "en.lproj/Localizable.strings") == "\"a\" = \"b\";")
            #expect(text(app, "Base.lproj/Main.storyboard") == "<document/>")
            #expect(text(app, "Web/css/a.css") == "y")
            #expect(text(app, "Notes/Inner/n.txt") == "n")
            #expect(text(app, "My App") == "x")
        }
    }

    @Test("Info.plist names the executable and keeps what the project says")
    func information() throws {
        try write([:], resources: [], infoPlist: ["UIRequiresFullScreen": true, "CFBundleVersion": "7"]) { app in
            let data = try Data(contentsOf: app.appendingPathComponent("Info.plist"))
            let values = try #require(PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
            #expect(values["CFBundleExecutable"] as? String == "My App")
            #expect(values["CFBundleIdentifier"] as? String == "a.b")
            #expect(values["UIRequiresFullScreen"] as? Bool == true)
            #expect(values["CFBundleVersion"] as? String == "7")
        }
    }

    @Test("nothing outside of the project gets into the app, whatever names it or links to it")
    func traversal() throws {
        let outside = try TemporaryFolder(["secret.txt": "secret"])
        let folder = try TemporaryFolder(["x": ""])
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/link.txt", withDestinationPath: outside.path + "/secret.txt")
        try write(
            ["a.txt": "a", "b.txt": "b"],
            resources: [
                (outside.path + "/secret.txt", nil, nil), (folder.path + "/link.txt", nil, nil),
                ("a.txt", nil, "../../up"), ("b.txt", "../../up", nil), ("/dev/zero", nil, nil),
            ]
        ) { app in
            let names = try FileManager.default.subpathsOfDirectory(atPath: app.path).sorted()
            #expect(names == ["Info.plist", "My App"])
            let above = try FileManager.default.contentsOfDirectory(
                atPath: app.deletingLastPathComponent().path
            ).sorted()
            #expect(above == ["My App.app", "program"])
        }
    }

    @Test("two files of one name: the first stays, the executable and Info.plist always do")
    func clashes() throws {
        try write(
            ["a/x.txt": "first", "b/x.txt": "second", "c/My App": "no", "c/Info.plist": "no"],
            resources: [
                ("a/x.txt", nil, nil), ("b/x.txt", nil, nil), ("c/My App", nil, nil), ("c/Info.plist", nil, nil),
            ]
        ) { app in
            #expect(text(app, "x.txt") == "first")
            #expect(text(app, "My App") == "x")
            #expect(text(app, "Info.plist")?.contains("CFBundleExecutable") == true)
        }
    }

    @Test("broken strings and string catalogs are left out, the rest is there")
    func broken() throws {
        try write(
            [
                "en.lproj/Bad.strings": "\"a\" = \"b", "en.lproj/Good.strings": "\"a\" = \"b\";", "Bad.xcstrings": "{",
                "Deep.xcstrings": String(repeating: "[", count: 20_000), "Empty.strings": "",
            ],
            resources: [
                ("en.lproj/Bad.strings", "en", nil), ("en.lproj/Good.strings", "en", nil), ("Bad.xcstrings", nil, nil),
                ("Deep.xcstrings", nil, nil), ("Empty.strings", nil, nil),
            ]
        ) { app in
            #expect(text(app, "en.lproj/Bad.strings") == nil)
            #expect(text(app, "en.lproj/Good.strings") != nil)
            #expect(text(app, "Empty.strings") == "")
        }
    }

    private let numbers = """
        <plist version="1.0"><dict>
        <key>files</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@ left</string>
        <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>%d file</string><key>other</key><string>%d files</string></dict></dict>
        <key>stop</key><dict><key>NSStringVariableWidthRuleType</key><dict>
        <key>20</key><string>Stop</string><key>100</key><string>Stop it now</string></dict></dict>
        </dict></plist>
        """

    /// Foundation on Linux ends a program that looks up a rule.
    @Test("rules become texts of the table, numbered in a list of the app")
    func stringRules() throws {
        try write(
            ["pl.lproj/Localizable.strings": "\"a\" = \"b\";", "pl.lproj/Localizable.stringsdict": numbers],
            resources: [
                ("pl.lproj/Localizable.stringsdict", "pl", nil), ("pl.lproj/Localizable.strings", "pl", nil),
            ]
        ) { app in
            let table = try #require(
                try PropertyListSerialization.propertyList(
                    from: Data(contentsOf: app.appendingPathComponent("pl.lproj/Localizable.strings")), format: nil)
                    as? [String: String])
            #expect(table["a"] == "b")
            #expect(table["stop"] == "Stop it now")
            #expect(table["files"] == "%d files left\u{E0001}\u{E0030}\u{E007F}")
            #expect(text(app, "pl.lproj/Localizable.stringsdict") == nil)
            let rules = try #require(
                try PropertyListSerialization.propertyList(
                    from: Data(contentsOf: app.appendingPathComponent(StringRules.fileName)), format: nil)
                    as? [[String: Any]])
            #expect(rules.map { $0["language"] as? String } == ["pl"])
        }
    }

    @Test("texts for several widths and devices stand beside the tables, in each language")
    func variants() throws {
        let rules = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>send</key><dict><key>NSStringVariableWidthRuleType</key><dict>
            <key>20</key><string>Send</string><key>50</key><string>Send the message</string></dict></dict>
            <key>tap</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
            <key>ipad</key><string>Tap the pad</string><key>iphone</key><string>Tap the phone</string></dict></dict>
            <key>n</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
            <key>other</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@v@</string>
            <key>v</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>one</key><string>one</string><key>other</key><string>%d</string></dict></dict></dict></dict>
            </dict></plist>
            """
        try write(
            ["en.lproj/T.stringsdict": rules, "de.lproj/T.strings": "\"a\" = \"b\";"],
            resources: [("en.lproj/T.stringsdict", "en", nil), ("de.lproj/T.strings", "de", nil)]
        ) { app in
            func list(_ name: String) throws -> [String: Any] {
                try #require(
                    try PropertyListSerialization.propertyList(
                        from: Data(contentsOf: app.appendingPathComponent(name)), format: nil) as? [String: Any])
            }
            let table = try list("en.lproj/T.strings")
            #expect(table["send"] as? String == "Send the message")
            #expect(table["tap"] as? String == "Tap the phone")
            #expect(table["n"] as? String == "%d\u{E0001}\u{E0030}\u{E007F}")
            let widths = try list("en.lproj/LocalizedWidths.plist")
            #expect(widths["Send the message"] as? [String: String] == ["20": "Send", "50": "Send the message"])
            let devices = try #require(try list("en.lproj/LocalizedDevices.plist")["T"] as? [String: [String: String]])
            #expect(devices["tap"] == ["ipad": "Tap the pad", "iphone": "Tap the phone"])
            #expect(devices["n"] == ["other": "%d\u{E0001}\u{E0030}\u{E007F}"])
            #expect(try list("de.lproj/LocalizedWidths.plist").isEmpty)
            #expect(try list("de.lproj/LocalizedDevices.plist").isEmpty)
        }
    }
}
