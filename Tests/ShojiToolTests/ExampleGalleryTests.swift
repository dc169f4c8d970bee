import Foundation
import Testing

/// The real tool and the real example, as a user runs them; needs the products that `swift build` makes.
@Suite(.serialized)
struct ExampleGalleryTests {
    @Test("a gallery of the example has a picture and a view tree for every configuration")
    func example() throws {
        let run = try GalleryRun(devices: "iPhone SE (3rd generation),iPad mini (6th generation)")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.rows.count == 4)
        for row in run.rows {
            let picture = try #require(row["picture"] as? String)
            let png = try Data(contentsOf: run.folder.appendingPathComponent(picture))
            let points = try #require(row["points"] as? [Double])
            let scale = try #require(row["scale"] as? Double)
            #expect(png.pngSize == [Int(points[0] * scale), Int(points[1] * scale)])
            let tree = try #require(row["viewTree"] as? String)
            let text = try String(contentsOf: run.folder.appendingPathComponent(tree), encoding: .utf8)
            #expect(text.contains("Five Seasons"))
        }
        #expect(FileManager.default.fileExists(atPath: run.folder.appendingPathComponent("index.html").path))
    }

    @Test(
        "a flow visits every page of the catalog on phone and pad, in Arabic, too, and nothing is wrong with the layout"
    )
    func catalog() throws {
        let flow = GalleryRun.root.appendingPathComponent("Examples/Catalog/pages.yml").path
        let run = try GalleryRun(
            "Catalog", devices: "iPhone SE (3rd generation),iPad Pro 11-inch (M4)",
            options: [
                "--windows", "full", "--orientations", "portrait", "--text-sizes", "L", "--languages", "en,ar",
                "--timeout", "120",
                "--flow",
                flow,
            ])
        #expect(run.status == 0, "\(run.errors)")
        // The list and 18 pages each.
        #expect(run.rows.count == 4 * 19)
        for row in run.rows { #expect((row["findings"] as? [Any] ?? []).isEmpty, "\(row["picture"] ?? "")") }
    }

    @Test("pictures have the same bytes on every run, whatever the environment says")
    func sameBytes() throws {
        let devices = "iPhone 16 Pro"
        let plain = try GalleryRun(devices: devices)
        let hostile = try GalleryRun(
            devices: devices,
            environment: [
                "LANG": "ja_JP.UTF-8", "LC_ALL": "tr_TR.UTF-8", "LANGUAGE": "ar", "TZ": "Pacific/Kiritimati",
                "HOME": "/nonexistent", "XDG_CONFIG_HOME": "/nonexistent", "FONTCONFIG_FILE": "/dev/null",
                "FREETYPE_PROPERTIES": "cff:hinting-engine=freetype", "HB_SHAPER_LIST": "fallback",
                "PANGO_LANGUAGE": "ja", "CAIRO_DEBUG_DISABLE_CAPS": "1", "GDK_SCALE": "3",
            ])
        #expect(plain.status == 0, "\(plain.errors)")
        #expect(hostile.status == 0, "\(hostile.errors)")
        let one = try plain.pictures()
        let other = try hostile.pictures()
        #expect(!one.isEmpty)
        #expect(one.keys.sorted() == other.keys.sorted())
        for (name, bytes) in one { #expect(bytes == other[name], "\(name) differs") }
    }
}

/// One run of `shoji gallery` over an example into a temporary folder that goes with it.
final class GalleryRun {
    let folder: URL
    private let scratch: URL
    let status: Int32
    let errors: String
    let rows: [[String: Any]]

    init(
        _ app: String = "AdaptiveStack", devices: String,
        options: [String] = ["--windows", "full", "--text-sizes", "large"],
        environment: [String: String] = [:]
    ) throws {
        let root = Self.root
        scratch = FileManager.default.temporaryDirectory.appendingPathComponent("shoji-test-\(UUID().uuidString)")
        folder = scratch.appendingPathComponent("gallery")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        let process = Process()
        process.executableURL = root.appendingPathComponent(".build/debug/shoji")
        process.arguments =
            [
                "gallery", root.appendingPathComponent("Examples/\(app)").path, "--devices", devices, "--out",
                folder.path,
            ] + options
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let log = scratch.appendingPathComponent("stderr.txt")
        _ = FileManager.default.createFile(atPath: log.path, contents: nil)
        process.standardError = try FileHandle(forWritingTo: log)
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        status = process.terminationStatus
        errors = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
        let json = try? Data(contentsOf: folder.appendingPathComponent("gallery.json"))
        let gallery = try json.map { try JSONSerialization.jsonObject(with: $0) } as? [String: Any]
        rows = gallery?["configurations"] as? [[String: Any]] ?? []
    }

    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    deinit {
        try? FileManager.default.removeItem(at: scratch)
    }

    func pictures() throws -> [String: Data] {
        var result: [String: Data] = [:]
        for case let name as String in rows.map({ $0["picture"] as Any }) {
            result[name] = try Data(contentsOf: folder.appendingPathComponent(name))
        }
        return result
    }
}

extension Data {
    /// Width and height from a PNG's header.
    var pngSize: [Int] {
        guard count >= 24 else { return [] }
        func word(_ offset: Int) -> Int { self[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
        return [word(16), word(20)]
    }
}
