import Foundation
import Testing

@testable import shoji

/// What the tool says and makes of asset catalogs, hostile ones among them.
@Suite struct AssetCatalogToolTests {
    private static func plan(_ resources: [String], root: String) throws -> ProjectPlan {
        let swift: [String: Any] = [
            "version": "5.0", "compilationConditions": [String](), "defaultIsolation": "nonisolated",
            "approachableConcurrency": false, "strictConcurrency": "minimal", "upcomingFeatures": [String](),
            "otherFlags": [String](),
        ]
        let module: [String: Any] = [
            "name": "A", "kind": "app", "swift": swift, "entry": "", "files": [Any](), "otherSources": [String](),
            "resources": resources.map { ["path": root + "/" + $0] },
        ]
        let json: [String: Any] = [
            "project": root + "/A.xcodeproj", "root": root, "developmentRegion": "en", "target": "A",
            "productName": "A",
            "bundleIdentifier": "a.b", "configuration": "Debug", "infoPlist": [String: Any](),
            "settings": ["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS": "YES"],
            "missingModules": [Any](), "shellScripts": [String](), "embeddedTargets": [String](),
            "remotePackages": [String](), "problems": [Any](), "translatedFiles": 0, "modules": [module],
        ]
        return try ProjectPlan(json: JSONSerialization.data(withJSONObject: json))
    }

    private func warnings(_ files: [String: String], links: [String: String] = [:]) throws -> [String] {
        let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files.map { ("C.xcassets/" + $0, $1) }))
        for (name, target) in links {
            try FileManager.default.createSymbolicLink(
                atPath: folder.path + "/C.xcassets/" + name, withDestinationPath: target)
        }
        let found = try AssetCatalogCheck.warnings(Self.plan(["C.xcassets"], root: folder.path))
        let start = folder.path.count + "/C.xcassets/".count
        return found.map { warning in "\(warning.file.dropFirst(start)): \(warning.message)" }
    }

    @Test("a sound catalog has no warnings")
    func sound() throws {
        let found = try warnings([
            "Contents.json": "{}",
            "a.imageset/Contents.json": "{\"images\": [{\"filename\": \"a.png\"}, {\"scale\": \"2x\"}]}",
            "a.imageset/a.png": "x", "G/c.colorset/Contents.json": "{\"colors\": []}",
            "AppIcon.appiconset/Contents.json": "{\"images\": [{\"filename\": \"none.png\"}]}",
            "LaunchImage.launchimage/Contents.json": "{", "d.dataset/Contents.json": "{\"data\": []}",
        ])
        #expect(found == [])
    }

    @Test(
        "what is wrong with a set is told with its file",
        arguments: [
            ("{", "not JSON"), ("[]", "not a dictionary"), ("{\"images\": 3}", "not a list"),
            ("{\"images\": [3]}", "is not a dictionary"), ("{\"images\": [{\"filename\": 3}]}", "is not a text"),
            ("{\"images\": [{\"filename\": \"../../x.png\"}]}", "is not in the set's folder"),
            ("{\"images\": [{\"filename\": \"/etc/passwd\"}]}", "is not in the set's folder"),
            ("{\"images\": [{\"filename\": \"gone.png\"}]}", "there is no file gone.png"),
            ("{\"images\": [{\"filename\": \"folder\"}]}", "not a regular file"),
            (String(repeating: "[", count: 100_000), "not JSON"),
            (String(repeating: " ", count: 5 << 20), "at most 4 MB"),
        ])
    func wrong(contents: String, message: String) throws {
        let found = try warnings(["a.imageset/Contents.json": contents, "a.imageset/folder/x": ""])
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("a.imageset/Contents.json: ") == true && found[0].contains(message), "\(found)")
    }

    @Test("links are named and not followed, sets without contents and kinds that nothing shows are named")
    func others() throws {
        let found = try warnings(
            [
                "a.imageset/x": "", "t.textureset/Contents.json": "{}",
                "b.imageset/Contents.json": "{\"images\": [{\"filename\": \"l.png\"}]}",
            ],
            links: ["b.imageset/l.png": "/etc/hostname", "loop": ".", "out.imageset": "/etc"])
        #expect(found.count == 5)
        for text in [
            "a.imageset/Contents.json: missing", "b.imageset/Contents.json: l.png is not a regular file",
            "loop: a link", "out.imageset: a link", "t.textureset: textures",
        ] {
            #expect(found.contains { $0.hasPrefix(text) }, "\(text): \(found)")
        }
    }

    @Test("symbols of assets are Swift whatever the assets are called, and come from nothing outside")
    func symbols() throws {
        let names = [
            "plain", "with \"quotes\"", "back\\slash", "new\nline", "tab\tand \u{7}", "\\(1 + 1)", "`tick`",
            "\u{1F680}", "日本", "init",
            "self", "Type", "2nd", "²", "default", "*/", "// x", "a-b_c d", "é\u{301}",
            String(repeating: "n", count: 200),
        ]
        var files: [String: String] = [:]
        for name in names {
            files["C.xcassets/\(name).imageset/Contents.json"] = "{}"
            files["C.xcassets/\(name).colorset/Contents.json"] = "{}"
            files["C.xcassets/G \(name)/Contents.json"] = "{\"properties\": {\"provides-namespace\": true}}"
            files["C.xcassets/G \(name)/in.imageset/Contents.json"] = "{}"
        }
        let folder = try TemporaryFolder(files)
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/C.xcassets/outside.imageset", withDestinationPath: "/etc")
        let out = folder.path + "/symbols"
        let made = try AssetSymbols.write(Self.plan(["C.xcassets"], root: folder.path), to: URL(fileURLWithPath: out))
        let file = try #require(made["A"]?.first)
        let text = try String(contentsOfFile: file, encoding: .utf8)
        #expect(text.contains("`plain`") && !text.contains("outside"))
        let parsed = try Subprocess.output(of: "swiftc", ["-frontend", "-parse", file])
        #expect(parsed.ending == .exited(0), "\(parsed.text.prefix(2000))")
    }
}
