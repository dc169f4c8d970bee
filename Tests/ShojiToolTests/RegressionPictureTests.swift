import Foundation
import TestSupport
import Testing

/// Pictures that a person has looked at, kept as they were then. `SHOJI_RECORD_PICTURES=1` records them anew: look at every one
/// before committing it. They hold for Debian 12's Cairo and FreeType and the pinned fonts.
@Suite(.serialized)
struct RegressionPictureTests {
    static let runs: [(devices: String, options: [String])] = [
        ("iPhone SE (3rd generation)", ["--orientations", "portrait", "--text-sizes", "L,AX5"]),
        ("iPhone 16 Pro", ["--text-sizes", "L", "--appearance", "dark", "--languages", "ja"]),
        ("iPhone 16 Pro", ["--orientations", "portrait", "--text-sizes", "L", "--direction", "rtl"]),
        ("iPad Pro 13-inch (M4)", ["--orientations", "landscape", "--windows", "1/2,1/3", "--text-sizes", "L"]),
    ]

    @Test("pictures of the example are the ones kept", arguments: runs.indices)
    func pictures(index: Int) throws {
        let run = Self.runs[index]
        let gallery = try GalleryRun(devices: run.devices, options: run.options)
        #expect(gallery.status == 0, "\(gallery.errors)")
        let kept = fixturesFolder.appendingPathComponent("pictures")
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
