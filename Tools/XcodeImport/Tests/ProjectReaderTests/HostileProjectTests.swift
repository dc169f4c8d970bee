import Foundation
import Glibc
import Testing

@testable import ProjectReader

/// Projects that nobody wrote with good intent, and workspaces, schemes and property lists damaged at random.
@Suite struct HostileProjectTests {
    private static var hostile: [Any] {
        [
            "", "..", "../../../../etc/passwd", "/etc/passwd", "1e999", "-1", "99999999999999999999999999", "P", "T",
            "$(A)",
            "\u{0}", String(repeating: "z", count: 100_000), [Any](), ["P", "T", "nobody"], [String: Any](),
            ["isa": "PBXGroup"],
            [[["x"]]], Data([1, 2, 3]), Date(timeIntervalSince1970: 0), true, 7,
        ]
    }

    private func sound() throws -> [String: Any] {
        try #require(
            PropertyListSerialization.propertyList(from: Data(FuzzTests.project.utf8), format: nil) as? [String: Any])
    }

    private func read(_ scratch: Scratch) {
        do {
            let project = try ProjectReader().read(scratch.path)
            for target in project.targets {
                for path in target.sources + target.otherSources + target.resources.map(\.path) {
                    #expect(path.hasPrefix(scratch.path + "/"))
                }
                #expect(
                    !target.moduleName.isEmpty && !target.moduleName.contains("/") && !target.moduleName.contains("."))
            }
            for problem in project.problems { #expect(!problem.message.isEmpty) }
        } catch { #expect(!error.problem.message.isEmpty) }
    }

    @Test("any field of any object may have a value of the wrong type")
    func wrongTypes() throws {
        let whole = try sound()
        let objects = try #require(whole["objects"] as? [String: [String: Any]])
        let scratch = try Scratch(["App/a.swift": "", "App/Sync/b.swift": "", "App/c.xcconfig": "A = b\n"])
        let file = scratch.url.appendingPathComponent("App.xcodeproj/project.pbxproj")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let hostile = Self.hostile
        var count = 0
        for (id, fields) in objects.sorted(by: { $0.key < $1.key }) {
            for key in fields.keys.sorted() {
                for (index, value) in hostile.enumerated() where (count + index) % 3 == 0 {
                    var changed = whole
                    changed["objects"] = objects.merging([id: fields.merging([key: value]) { $1 }]) { $1 }
                    try PropertyListSerialization.data(fromPropertyList: changed, format: .binary, options: 0).write(
                        to: file)
                    read(scratch)
                }
                count += 1
            }
            for value in hostile {
                var all: [String: Any] = objects
                all[id] = value
                var changed = whole
                changed["objects"] = all
                try PropertyListSerialization.data(fromPropertyList: changed, format: .binary, options: 0).write(
                    to: file)
                read(scratch)
            }
        }
        #expect(count > 40)
    }

    @Test("a project file in any encoding, or none, gives a description or an error")
    func encodings() throws {
        let text = FuzzTests.project
        let datas: [Data] = [
            Data(), Data(count: 10_000), text.data(using: .utf16)!, text.data(using: .utf16LittleEndian)!,
            Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8),
            Data(
                text.replacingOccurrences(of: "My App", with: "My \u{e9}").unicodeScalars.map {
                    UInt8(truncatingIfNeeded: $0.value)
                }),
            Data("bplist00".utf8) + Data(repeating: 0xFF, count: 64),
            Data("<?xml version=\"1.0\"?><plist>".utf8) + Data(String(repeating: "<array>", count: 100_000).utf8),
            Data(
                "<!DOCTYPE p [<!ENTITY a SYSTEM \"/etc/passwd\">]><plist><dict><key>objects</key><string>&a;</string></dict></plist>"
                    .utf8),
        ]
        for data in datas {
            let scratch = try Scratch(["App.xcodeproj/x": "", "App/a.swift": ""])
            try data.write(to: scratch.url.appendingPathComponent("App.xcodeproj/project.pbxproj"))
            read(scratch)
        }
    }

    /// A binary property list whose array holds itself.
    @Test("a property list that contains itself is an error", .timeLimit(.minutes(1)))
    func cyclicPropertyList() throws {
        var bytes = Array("bplist00".utf8)
        bytes += [0xD1, 0x01, 0x02, 0x57] + Array("objects".utf8) + [0xA1, 0x02]
        let offsets: [UInt8] = [8, 11, 19]
        let table = bytes.count
        bytes += offsets
        bytes += [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 3] + [UInt8](repeating: 0, count: 8)
        bytes += [0, 0, 0, 0, 0, 0, 0, UInt8(table)]
        let scratch = try Scratch(["App.xcodeproj/x": "", "Info.plist": ""])
        try Data(bytes).write(to: scratch.url.appendingPathComponent("App.xcodeproj/project.pbxproj"))
        #expect(throws: ProjectError.self) { try ProjectReader().read(scratch.path) }
    }

    @Test("damaged workspaces give a description or an error, and lead nowhere else", arguments: 0..<6)
    func workspaces(_ seed: UInt64) throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <Workspace version="1.0"><Group location="container:" name="a"><FileRef location="group:App.xcodeproj"></FileRef></Group>
            <FileRef location="absolute:/etc"></FileRef><FileRef location="self:"/><FileRef location="group:../../../etc/X.xcodeproj"/>
            </Workspace>
            """
        var random = SplitMix(state: seed)
        let scratch = try Scratch([
            "App.xcodeproj/project.pbxproj": FuzzTests.project, "App/a.swift": "", "App.xcworkspace/x": "",
        ])
        for _ in 0..<30 {
            try Data(FuzzTests.mutate(text, &random)).write(
                to: scratch.url.appendingPathComponent("App.xcworkspace/contents.xcworkspacedata"))
            read(scratch)
        }
    }

    @Test("a workspace that names projects outside, itself, or none is an error")
    func workspaceElsewhere() throws {
        let outside = try Scratch(["Other.xcodeproj/project.pbxproj": FuzzTests.project])
        for location in [
            "absolute:\(outside.path)/Other.xcodeproj", "group:App.xcworkspace",
            "group:../\((outside.path as NSString).lastPathComponent)/Other.xcodeproj", "", "x",
        ] {
            let scratch = try Scratch([
                "App.xcworkspace/contents.xcworkspacedata": "<Workspace><FileRef location=\"\(location)\"/></Workspace>"
            ])
            #expect(throws: ProjectError.self, "\(location)") {
                try ProjectReader().read(scratch.path + "/App.xcworkspace")
            }
        }
    }

    @Test("damaged schemes give a target or an error", arguments: 0..<4)
    func schemes(_ seed: UInt64) throws {
        let text =
            "<Scheme><BuildAction><BuildableReference BlueprintName = \"My App\"/></BuildAction>\n<LaunchAction buildConfiguration = \"Debug\"><BuildableReference BlueprintName = \"My App\"/></LaunchAction></Scheme>"
        var random = SplitMix(state: seed)
        let scratch = try Scratch([
            "App.xcodeproj/project.pbxproj": FuzzTests.project, "App.xcodeproj/xcshareddata/xcschemes/x": "",
        ])
        for _ in 0..<30 {
            try Data(FuzzTests.mutate(text, &random)).write(
                to: scratch.url.appendingPathComponent("App.xcodeproj/xcshareddata/xcschemes/S.xcscheme"))
            do { #expect(try !ProjectReader().scheme("S", of: scratch.path).target.utf8.contains(0)) } catch {
                #expect(!error.problem.message.isEmpty)
            }
        }
    }

    @Test("a project that is a link out of the folder, a pipe or a folder is an error")
    func strangeProjectFiles() throws {
        let outside = try Scratch(["project.pbxproj": FuzzTests.project])
        for kind in 0..<4 {
            let scratch = try Scratch(["x": ""])
            let project = scratch.path + "/App.xcodeproj"
            let files = FileManager.default
            switch kind {
            case 0: try files.createSymbolicLink(atPath: project, withDestinationPath: outside.path)
            case 1:
                try files.createDirectory(atPath: project, withIntermediateDirectories: true)
                try files.createSymbolicLink(
                    atPath: project + "/project.pbxproj", withDestinationPath: outside.path + "/project.pbxproj")
            case 2:
                try files.createDirectory(atPath: project, withIntermediateDirectories: true)
                #expect(mkfifo(project + "/project.pbxproj", 0o600) == 0)
            default: try files.createDirectory(atPath: project + "/project.pbxproj", withIntermediateDirectories: true)
            }
            #expect(throws: ProjectError.self, "\(kind)") { try ProjectReader().read(scratch.path) }
        }
    }

    @Test("pipes, folders named like sources and giant sources are left out with a message", .timeLimit(.minutes(1)))
    func strangeSources() throws {
        let sample = SampleProject(
            objects: """
                Y = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
                F = { isa = PBXFileReference; path = pipe.swift; sourceTree = "<group>"; };
                B = { isa = PBXBuildFile; fileRef = F; };
                """, children: "Y, F", sources: "B", targetFields: "fileSystemSynchronizedGroups = (Y);")
        let scratch = try Scratch(["App.xcodeproj/project.pbxproj": sample.text, "App/good.swift": ""])
        #expect(mkfifo(scratch.path + "/pipe.swift", 0o600) == 0)
        #expect(mkfifo(scratch.path + "/App/inner.swift", 0o600) == 0)
        #expect(mkfifo(scratch.path + "/App/data.json", 0o600) == 0)
        let giant = scratch.path + "/App/giant.swift"
        #expect(FileManager.default.createFile(atPath: giant, contents: nil))
        #expect(truncate(giant, 40 << 20) == 0)
        let project = try ProjectReader().read(scratch.path)
        #expect(scratch.relative(project.targets[0].sources) == ["App/good.swift"])
        #expect(project.targets[0].resources.isEmpty)
        #expect(project.problems.count == 4)
        #expect(project.problems.contains { $0.message.contains("16 MB") })
    }

    @Test("a module's name cannot be a way to another folder", arguments: ["../../evil", "/abs", "a b", "1st", ""])
    func moduleNames(_ name: String) throws {
        let sample = SampleProject(targetSettings: "PRODUCT_MODULE_NAME = \"\(name)\"; PRODUCT_NAME = \"\(name)\";")
        let (project, _) = try sample.read()
        let module = project.targets[0].moduleName
        #expect(!module.isEmpty && module.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" })
        #expect(module.first?.isNumber == false)
    }

    @Test("a local package outside of the root is not read")
    func packageOutside() throws {
        let outside = try Scratch(["Package.swift": "", "Sources/Kit/a.swift": ""])
        let sample = SampleProject(
            objects:
                "L = { isa = XCLocalSwiftPackageReference; relativePath = \"../\((outside.path as NSString).lastPathComponent)\"; };",
            projectFields: "packageReferences = (L);")
        let (project, _) = try sample.read()
        #expect(project.packages.isEmpty)
        #expect(project.problems.contains { $0.message.contains("outside") })
    }
}
