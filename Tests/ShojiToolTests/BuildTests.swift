import Foundation
import Testing

@testable import shoji

@Suite struct BuildTests {
    @Test(
        "the entry point is found outside comments and strings only",
        arguments: [
            ("@main\nstruct A {}", true), ("  @main final class A {}", true), ("import X; @main\tenum E {}", true),
            ("// @main\nlet x = 1", false), ("/* @main /* @main */ @main */ let x = 1", false),
            ("let s = \"@main\"", false), ("let s = \"\\\"@main\"", false), ("let s = \"\"\"\n@main\n\"\"\"", false),
            ("@mainActor class A {}", false), ("@MainActor class A {}", false), ("@main", true), ("", false),
            ("let s = \"unclosed\n@main struct A {}", true), ("/* unclosed @main", false),
        ])
    func entryPoint(source: String, expected: Bool) {
        #expect(EntryPoint.hasMainAttribute(source) == expected)
    }

    @Test("a folder's name becomes a name that Swift allows")
    func names() {
        #expect(AppSource.identifier("My App-2") == "My_App_2")
        #expect(AppSource.identifier("2048") == "_2048")
        #expect(AppSource.identifier("日本") == "__")
        #expect(AppSource.identifier("UIKit") == "UIKitApp")
    }

    @Test("a folder's sources are compiled, its resources copied, its tests left out")
    func folder() throws {
        let folder = try TemporaryFolder([
            "App.swift": "@main struct A {}", "Views/Row.swift": "", "en.lproj/Localizable.strings": "",
            "photo.png": "x",
            "Data/list.json": "[]", "AppTests/Test.swift": "", ".hidden.swift": "", "Assets.xcassets/Contents.json": "",
        ])
        let app = try AppSource(path: folder.path)
        #expect(app.modules.count == 1)
        #expect(app.modules[0].files.map(\.lastPathComponent).sorted() == ["App.swift", "Row.swift"])
        #expect(
            app.resources.map(\.lastPathComponent).sorted() == [
                "Assets.xcassets", "en.lproj", "list.json", "photo.png",
            ])
        #expect(app.notes.isEmpty)
    }

    @Test("what cannot be an app is refused with the reason")
    func refused() throws {
        let folder = try TemporaryFolder(["notes.txt": "x", "Empty/readme.md": "x"])
        for (path, part) in [
            ("/nowhere", "nothing at"), (folder.path + "/notes.txt", "not a Swift file"),
            (folder.path + "/Empty", "no Swift file"),
        ] {
            do {
                _ = try AppSource(path: path)
                Issue.record("\(path) was taken")
            } catch let error as ToolError {
                #expect(error.message.contains(part), "\(error.message)")
                #expect(error.code == .noInput)
            }
        }
    }

    @Test("a package gives its targets in the order they need each other")
    func package() throws {
        let folder = try TemporaryFolder([
            "Package.swift": """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(name: "P", targets: [
                .executableTarget(name: "App", dependencies: ["Model"]), .target(name: "Model"),
            ])
            """, "Sources/App/App.swift": "@main struct A { static func main() {} }",
            "Sources/Model/M.swift": "public let m = 1",
        ])
        let app = try AppSource(path: folder.path)
        #expect(app.name == "App")
        #expect(app.modules.map(\.name) == ["Model", "App"])
    }

    @Test("the hash of an app changes with any file's content or name")
    func hashing() throws {
        func hash(_ files: [String: String]) throws -> String {
            let folder = try TemporaryFolder(files, name: "same")
            var hash = ContentHash()
            try AppSource(path: folder.path).hash(into: &hash)
            return hash.text
        }
        let one = try hash(["A.swift": "let a = 1"])
        #expect(try hash(["A.swift": "let a = 1"]) == one)
        #expect(try hash(["A.swift": "let a = 2"]) != one)
        #expect(try hash(["B.swift": "let a = 1"]) != one)
        #expect(try hash(["A.swift": "let a = 1", "x.png": ""]) != one)
        #expect(one.count == 16)
    }

    @Test("the library is looked for beside the tool, and its absence explained")
    func library() throws {
        let folder = try TemporaryFolder(["x": ""])
        #expect(throws: ToolError.self) { try ShojiLibrary.locate(beside: URL(fileURLWithPath: folder.path)) }
        let built = try TemporaryFolder([
            ".build/debug/libShoji.so": "", ".build/debug/Modules/UIKit.swiftmodule": "",
            "Sources/CGraphicsLibs/module.modulemap": "",
        ])
        let library = try ShojiLibrary.locate(beside: URL(fileURLWithPath: built.path + "/.build/debug"))
        #expect(library.modules.lastPathComponent == "Modules")
        #expect(library.includes.first?.path == built.path + "/Sources/CGraphicsLibs")
    }

    @Test("missing and changed fonts are told apart by the doctor")
    func doctor() throws {
        let folder = try TemporaryFolder(["good.ttf": "abc", "changed.ttf": "abd"])
        var doctor = Doctor()
        doctor.symbolFolder = folder.path
        // SHA-256 of "abc", from the standard that defines it.
        let sum = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        doctor.symbolFonts = [("good.ttf", sum), ("changed.ttf", sum), ("missing.ttf", sum)]
        doctor.textFonts = [("\(folder.path)/changed.ttf", sum)]
        let fonts = doctor.findings().filter { $0.subject.hasSuffix(".ttf") }
        #expect(fonts.map(\.state) == [.good, .bad, .bad, .warning])
    }
}

/// Files that go away with the test.
final class TemporaryFolder {
    let path: String
    private let outer: URL

    init(_ files: [String: String] = [:], name: String = "folder") throws {
        outer = FileManager.default.temporaryDirectory.appendingPathComponent("shoji-b-\(UUID().uuidString)")
            .resolvingSymlinksInPath()
        let folder =
            name == "same" ? URL(fileURLWithPath: "/tmp/shoji-same-\(getpid())") : outer.appendingPathComponent(name)
        path = folder.path
        if name == "same" { try? FileManager.default.removeItem(at: folder) }
        for (file, text) in files {
            let url = folder.appendingPathComponent(file)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
    }

    deinit {
        try? FileManager.default.removeItem(at: outer)
        if path.hasPrefix("/tmp/shoji-same") { try? FileManager.default.removeItem(atPath: path) }
    }
}
