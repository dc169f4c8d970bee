import Foundation
import TestSupport
import Testing

/// Pictures that a person has looked at, kept as they were then. `SHOJI_RECORD_PICTURES=1` records them anew: look at every one
/// before committing it. They hold for Debian 12's Cairo and FreeType and the pinned fonts.
@Suite(.serialized)
struct RegressionPictureTests {
    struct Run {
        var app = "AdaptiveStack"
        var devices: String
        var options: [String]
    }

    static let runs = [
        Run(devices: "iPhone SE (3rd generation)", options: ["--orientations", "portrait", "--text-sizes", "L,AX5"]),
        Run(devices: "iPhone 16 Pro", options: ["--text-sizes", "L", "--appearance", "dark", "--languages", "ja"]),
        Run(
            devices: "iPhone 16 Pro",
            options: ["--orientations", "portrait", "--text-sizes", "L", "--direction", "rtl"]),
        Run(
            devices: "iPad Pro 13-inch (M4)",
            options: ["--orientations", "landscape", "--windows", "1/2,1/3", "--text-sizes", "L"]),
        Run(
            app: "Catalog", devices: "iPhone SE (3rd generation)",
            options: ["--orientations", "portrait", "--text-sizes", "L", "--appearance", "dark", "--flow", catalogFlow]),
    ]
    /// A few pages of the catalog.
    private static var catalogFlow: String { fixturesFolder.appendingPathComponent("pictures/Catalog/pages.yml").path }

    @Test("pictures of the example are the ones kept", arguments: runs.indices)
    func pictures(index: Int) throws {
        let run = Self.runs[index]
        let gallery = try GalleryRun(run.app, devices: run.devices, options: run.options)
        #expect(gallery.status == 0, "\(gallery.errors)")
        var kept = fixturesFolder.appendingPathComponent("pictures")
        if run.app != "AdaptiveStack" { kept.appendPathComponent(run.app) }
        let pictures = try gallery.pictures()
        #expect(!pictures.isEmpty)
        for (path, bytes) in pictures {
            let file = kept.appendingPathComponent((path as NSString).lastPathComponent)
            if ProcessInfo.processInfo.environment["SHOJI_RECORD_PICTURES"] != nil {
                try FileManager.default.createDirectory(at: kept, withIntermediateDirectories: true)
                try bytes.write(to: file)
            }
            let known = try Data(contentsOf: file)
            if known != bytes {
                let other = FileManager.default.temporaryDirectory.appendingPathComponent(
                    "differs-\(file.lastPathComponent)")
                try bytes.write(to: other)
                Issue.record("\(file.lastPathComponent) differs; the new picture is \(other.path)")
            }
        }
    }
}
