import Foundation

@testable import ProjectReader

/// A folder that goes when the test ends.
final class Scratch {
    let url: URL

    init(_ files: [String: String] = [:]) throws {
        url = URL(fileURLWithPath: FileManager.default.temporaryDirectory.path)
            .appendingPathComponent("project-reader-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (path, text) in files { try write(path, text) }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    var path: String { SafeFiles.resolved(url.path) }

    func write(_ path: String, _ text: String) throws {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    func relative(_ paths: [String]) -> [String] {
        paths.map { $0.hasPrefix(path + "/") ? String($0.dropFirst(path.count + 1)) : $0 }
    }
}

/// A project with one application, of which a test says only what matters to it.
struct SampleProject {
    /// Lines of the objects dictionary besides the frame.
    var objects = ""
    var children = ""
    var sources = ""
    var resources = ""
    var projectSettings = ""
    var targetSettings = ""
    var targetFields = ""
    var projectFields = ""

    var text: String {
        """
        // !$*UTF8*$!
        {
            archiveVersion = 1;
            objectVersion = 77;
            objects = {
                P = { isa = PBXProject; buildConfigurationList = PL; mainGroup = G; developmentRegion = en;
                    knownRegions = (en, Base, de); targets = (T); \(projectFields) };
                PL = { isa = XCConfigurationList; buildConfigurations = (PD, PR); defaultConfigurationName = Release; };
                PD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(projectSettings) }; };
                PR = { isa = XCBuildConfiguration; name = Release; buildSettings = { }; };
                G = { isa = PBXGroup; sourceTree = "<group>"; children = (\(children)); };
                T = { isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application";
                    buildConfigurationList = TL; buildPhases = (S, R); \(targetFields) };
                TL = { isa = XCConfigurationList; buildConfigurations = (TD, TR); defaultConfigurationName = Release; };
                TD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(targetSettings) }; };
                TR = { isa = XCBuildConfiguration; name = Release; buildSettings = { SWIFT_VERSION = 6.0; }; };
                S = { isa = PBXSourcesBuildPhase; files = (\(sources)); };
                R = { isa = PBXResourcesBuildPhase; files = (\(resources)); };
                \(objects)
            };
            rootObject = P;
        }

        """
    }

    func read(_ files: [String: String] = [:], configuration: String = "Debug") throws -> (ProjectDescription, Scratch)
    {
        let scratch = try Scratch(files)
        try scratch.write("App.xcodeproj/project.pbxproj", text)
        return (try ProjectReader(configuration: configuration).read(scratch.path), scratch)
    }
}
