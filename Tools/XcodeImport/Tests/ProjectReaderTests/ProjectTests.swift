import Foundation
import Testing

@testable import ProjectReader

@Suite struct ProjectTests {
    @Test("files are found through groups, variants and names that differ in case")
    func groups() throws {
        let sample = SampleProject(
            objects: """
                A = { isa = PBXGroup; path = App; sourceTree = "<group>"; children = (V, F1, N); };
                N = { isa = PBXGroup; name = Models; sourceTree = "<group>"; children = (F2); };
                F1 = { isa = PBXFileReference; path = appdelegate.swift; sourceTree = "<group>"; };
                F2 = { isa = PBXFileReference; path = "Lib/Model.swift"; sourceTree = SOURCE_ROOT; };
                V = { isa = PBXVariantGroup; name = Main.storyboard; sourceTree = "<group>"; children = (VB, VD); };
                VB = { isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
                VD = { isa = PBXFileReference; name = de; path = de.lproj/Main.strings; sourceTree = "<group>"; };
                B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = F2; };
                B3 = { isa = PBXBuildFile; fileRef = V; };
                """, children: "A", sources: "B1, B2", resources: "B3")
        let (project, scratch) = try sample.read([
            "App/AppDelegate.swift": "", "Lib/Model.swift": "", "App/Base.lproj/Main.storyboard": "",
            "App/de.lproj/Main.strings": "",
        ])
        let target = try #require(project.applications.first)
        #expect(scratch.relative(target.sources) == ["App/AppDelegate.swift", "Lib/Model.swift"])
        #expect(
            scratch.relative(target.resources.map(\.path)) == [
                "App/Base.lproj/Main.storyboard", "App/de.lproj/Main.strings",
            ])
        #expect(target.localisations == ["Base", "de"])
        #expect(project.problems == [])
    }

    @Test("a synchronised folder gives all its files but the exceptions of this target")
    func synchronisedFolder() throws {
        let sample = SampleProject(
            objects: """
                Y = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (X, Z); };
                X = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (Info.plist, "Old/Gone.swift"); };
                Z = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = OTHER; membershipExceptions = (Kept.swift); };
                """, children: "Y", targetFields: "fileSystemSynchronizedGroups = (Y);")
        let (project, scratch) = try sample.read([
            "App/Kept.swift": "", "App/Old/Gone.swift": "", "App/Old/Here.swift": "", "App/Info.plist": "",
            "App/Assets.xcassets/Contents.json": "{}", "App/en.lproj/L.strings": "", "App/.hidden.swift": "",
        ])
        let target = try #require(project.applications.first)
        #expect(scratch.relative(target.sources) == ["App/Kept.swift", "App/Old/Here.swift"])
        #expect(scratch.relative(target.resources.map(\.path)) == ["App/Assets.xcassets", "App/en.lproj/L.strings"])
    }

    @Test("a missing file is reported with the line of its reference")
    func missingFile() throws {
        let sample = SampleProject(
            objects:
                "F = { isa = PBXFileReference; path = Gone.swift; sourceTree = \"<group>\"; };\nB = { isa = PBXBuildFile; fileRef = F; };",
            children: "F", sources: "B")
        let (project, _) = try sample.read()
        let problem = try #require(project.problems.first)
        let line =
            sample.text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains("F = {") }!
            + 1
        #expect(problem.line == line)
        #expect(problem.message.contains("Gone.swift does not exist"))
        #expect(problem.file.hasSuffix("App.xcodeproj/project.pbxproj"))
    }

    @Test("a group that contains itself ends, and is reported")
    func cyclicGroups() throws {
        let sample = SampleProject(
            objects:
                "A = { isa = PBXGroup; path = a; sourceTree = \"<group>\"; children = (C); };\nC = { isa = PBXGroup; path = c; sourceTree = \"<group>\"; children = (A); };",
            children: "A")
        #expect(try sample.read().0.problems.contains { $0.message.contains("contains itself") })
    }

    @Test("a path that leads out of the root is refused", arguments: ["../../../../../../etc/passwd", "/etc/passwd"])
    func traversal(_ path: String) throws {
        let sample = SampleProject(
            objects:
                "F = { isa = PBXFileReference; path = \"\(path)\"; sourceTree = \"<group>\"; };\nB = { isa = PBXBuildFile; fileRef = F; };",
            children: "F", sources: "B, B", targetSettings: "INFOPLIST_FILE = \"\(path)\";")
        let (project, _) = try sample.read()
        #expect(project.targets[0].sources == [])
        #expect(project.problems.contains { $0.severity == .error && $0.message.contains("outside") })
    }

    @Test("a symbolic link out of the root is refused")
    func links() throws {
        let scratch = try Scratch()
        try FileManager.default.createSymbolicLink(
            atPath: scratch.path + "/l.swift", withDestinationPath: "/etc/hostname")
        #expect(SafeFiles(root: scratch.path).locate(scratch.path + "/l.swift") == nil)
    }

    @Test("a synchronised folder with a link to itself ends")
    func linkToItself() throws {
        let sample = SampleProject(
            objects: "Y = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = \"<group>\"; };",
            children: "Y",
            targetFields: "fileSystemSynchronizedGroups = (Y);")
        let scratch = try Scratch(["App/a.swift": "", "App.xcodeproj/project.pbxproj": sample.text])
        for name in ["x", "y"] {
            try FileManager.default.createSymbolicLink(
                atPath: scratch.path + "/App/" + name, withDestinationPath: scratch.path + "/App")
        }
        let project = try ProjectReader().read(scratch.path)
        #expect(scratch.relative(project.targets[0].sources) == ["App/a.swift"])
    }

    @Test("a file that is no project gives an error with its line")
    func broken() throws {
        let scratch = try Scratch(["App.xcodeproj/project.pbxproj": "{\n objects = {\n  A = ;\n };\n}\n"])
        let error = try #require(throws: ProjectError.self) { try ProjectReader().read(scratch.path) }
        #expect(error.description.contains("project.pbxproj"))
        #expect(error.problem.line == 3)
    }

    @Test("a merge conflict is named as such")
    func conflict() throws {
        let scratch = try Scratch(["App.xcodeproj/project.pbxproj": "{\n<<<<<<< HEAD\n}\n"])
        let error = try #require(throws: ProjectError.self) { try ProjectReader().read(scratch.path) }
        #expect(error.problem == Problem(.error, file: error.problem.file, line: 2, "unresolved merge conflict"))
    }

    @Test("a workspace leads to its project, not to CocoaPods'")
    func workspace() throws {
        let (_, scratch) = try SampleProject().read()
        try scratch.write(
            "All.xcworkspace/contents.xcworkspacedata",
            "<Workspace version=\"1.0\">\n <FileRef\n location = \"group:App.xcodeproj\">\n </FileRef>\n <FileRef location=\"group:Pods/Pods.xcodeproj\"></FileRef>\n</Workspace>"
        )
        let project = try ProjectReader().read(scratch.path + "/All.xcworkspace")
        #expect(project.applications.map(\.name) == ["My App"])
    }

    @Test(
        "apps of other platforms are not offered",
        arguments: [
            ("SDKROOT = macosx;", 0), ("SDKROOT = auto; SUPPORTED_PLATFORMS = \"iphonesimulator iphoneos macosx\";", 1),
            ("SDKROOT = auto; SUPPORTED_PLATFORMS = macosx;", 0), ("SDKROOT = watchos;", 0), ("", 1),
        ])
    func platforms(settings: String, count: Int) throws {
        let (project, _) = try SampleProject(targetSettings: settings).read()
        #expect(project.applications.count == count)
    }

    @Test("a folder with several projects names them by their paths")
    func severalProjects() throws {
        let scratch = try Scratch([
            "Old/App.xcodeproj/project.pbxproj": "", "New/App.xcodeproj/project.pbxproj": "",
        ])
        let error = try #require(throws: ProjectError.self) { try ProjectReader().read(scratch.path) }
        #expect(error.description.contains("New/App.xcodeproj, Old/App.xcodeproj"))
    }

    @Test("packages of the project are listed")
    func packages() throws {
        let sample = SampleProject(
            objects: """
                L = { isa = XCLocalSwiftPackageReference; relativePath = Kit; };
                W = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/x"; requirement = { kind = upToNextMajorVersion; minimumVersion = 1.0.0; }; };
                D = { isa = XCSwiftPackageProductDependency; productName = Kit; };
                """, targetFields: "packageProductDependencies = (D);", projectFields: "packageReferences = (L, W);")
        let (project, scratch) = try sample.read([
            "Kit/Package.swift": "", "Kit/Sources/Kit/In/A.swift": "", "Kit/Sources/Kit/readme.md": "",
        ])
        #expect(project.packages.map(\.path) == [scratch.path + "/Kit", nil])
        #expect(
            project.packages[0].modules == [.init(name: "Kit", sources: [scratch.path + "/Kit/Sources/Kit/In/A.swift"])]
        )
        #expect(project.packages[1].requirement["minimumVersion"] == "1.0.0")
        #expect(project.targets[0].packageProducts == ["Kit"])
    }
}
