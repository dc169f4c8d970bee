import DeviceCatalog
import Foundation
import TestSupport
import Testing

@testable import shoji

/// Galleries of a small script that speaks the stage protocol, and of ones that misbehave.
@Suite(.serialized) struct GalleryWithFakeAppTests {
    /// A gallery made of the stand-in app.
    private final class Gallery {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("shoji-fake-\(UUID().uuidString)")
        var options = GalleryOptions()
        var ending: ExitCode = .success
        var document = GalleryDocument(app: "", milliseconds: 0, failures: 0, configurations: [])

        init(devices: [String], behaviour: [String: Any] = [:], app: String = "Fake") throws {
            options.devices = try devices.map { try DeviceCatalog.device(named: $0) }
            options.orientations = [.portrait]
            options.windows = [.full]
            options.output = folder.appendingPathComponent("out")
            options.timeout = 4
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let script = folder.appendingPathComponent("Fake")
            try FileManager.default.copyItem(at: fixturesFolder.appendingPathComponent("FakeApp.py"), to: script)
            try JSONSerialization.data(withJSONObject: behaviour)
                .write(to: folder.appendingPathComponent("behaviour.json"))
            name = app
        }

        private let name: String

        func run() throws {
            ending = try GalleryCommand.run(
                GalleryMatrix.configurations(options), options, app: name,
                executables: [nil: folder.appendingPathComponent("Fake")])
            let data = try Data(contentsOf: options.output.appendingPathComponent("gallery.json"))
            document = try JSONDecoder().decode(GalleryDocument.self, from: data)
        }

        func row(_ device: String) -> GalleryRow? { document.configurations.first { $0.device == device } }
        func exists(_ path: String?) -> Bool {
            path.map { FileManager.default.fileExists(atPath: options.output.appendingPathComponent($0).path) } ?? false
        }
        deinit { try? FileManager.default.removeItem(at: folder) }
    }

    @Test("a good app gives a row, a picture, a view tree and a log for every configuration")
    func good() throws {
        let gallery = try Gallery(devices: ["iPhone 16 Pro", "iPad (A16)"])
        try gallery.run()
        #expect(gallery.ending == .success)
        #expect(gallery.document.configurations.map(\.device) == ["iPhone 16 Pro", "iPad (A16)"])
        for row in gallery.document.configurations {
            #expect(row.status == .done && row.errors.isEmpty)
            #expect(gallery.exists(row.picture) && gallery.exists(row.viewTree) && gallery.exists(row.log))
            #expect(row.milliseconds > 0)
            #expect(row.megabytes > 1 && row.megabytes < 200)
        }
        let phone = try #require(gallery.row("iPhone 16 Pro"))
        #expect(phone.points == [402, 874] && phone.scale == 3 && phone.sizeClasses == ["compact", "regular"])
        #expect(phone.safeArea == [62, 0, 34, 0] && phone.textSize == "L" && phone.appearance == "light")
        #expect(gallery.row("iPad (A16)")?.findings.first?.kind == "unsatisfiableConstraints")
        for name in ["index.html", "gallery.js", "gallery.json"] { #expect(gallery.exists(name)) }
        #expect(!gallery.exists(".reserve"))
    }

    @Test(
        "a misbehaving configuration is named and the others finish",
        arguments: [
            ("crash", "crashed"), ("exit", "code 7"), ("hang", "did not finish launching"),
            ("garbage", "does not speak"), ("huge", "does not speak"), ("wrong-answer", "does not speak"),
        ])
    func misbehaving(behaviour: String, message: String) throws {
        let gallery = try Gallery(
            devices: ["iPhone 16", "iPhone 16 Pro", "iPhone SE"], behaviour: ["iPhone 16 Pro": behaviour])
        gallery.options.timeout = 2
        try gallery.run()
        #expect(gallery.ending == .failure)
        #expect(gallery.document.failures == 1)
        let bad = try #require(gallery.row("iPhone 16 Pro"))
        #expect(bad.status == .failed && bad.picture == nil)
        #expect(bad.errors.joined().contains(message), "\(bad.errors)")
        #expect(gallery.exists(bad.log))
        for name in ["iPhone 16", "iPhone SE (3rd generation)"] {
            #expect(gallery.row(name)?.status == .done, "\(name)")
        }
    }

    @Test("the reason of a crash is taken from the log")
    func crashReason() throws {
        let gallery = try Gallery(devices: ["iPhone 16"], behaviour: ["*": "crash"])
        try gallery.run()
        #expect(gallery.row("iPhone 16")?.errors.first?.contains("Fatal error: Unexpectedly found nil") == true)
    }

    @Test("an app that never connects is stopped at the limit, one that dies before is reported at once")
    func neverConnects() throws {
        let silent = try Gallery(devices: ["iPhone 16"], behaviour: ["*": "silent"])
        silent.options.timeout = 1
        try silent.run()
        #expect(silent.row("iPhone 16")?.errors.first?.contains("limit is 1 s") == true)
        let dead = try Gallery(devices: ["iPhone 16"], behaviour: ["*": "abort-before-hello"])
        try dead.run()
        #expect(dead.row("iPhone 16")?.errors.first?.contains("before it had launched") == true)
    }

    @Test("an app built with another version of the protocol is told apart")
    func otherVersion() throws {
        let gallery = try Gallery(devices: ["iPhone 16"], behaviour: ["version": 999])
        try gallery.run()
        #expect(gallery.row("iPhone 16")?.errors.first?.contains("version 999") == true)
    }

    @Test("a full disk ends the work, and what was done is kept")
    func fullDisk() throws {
        let gallery = try Gallery(
            devices: ["iPhone SE", "iPhone 16 Pro", "iPhone 16", "iPhone 15", "iPhone 14"],
            behaviour: ["iPhone 16 Pro": "full-disk"])
        gallery.options.jobs = 1
        try gallery.run()
        #expect(gallery.ending == .cannotWrite)
        #expect(gallery.document.configurations.map(\.status) == [.done, .failed, .skipped, .skipped, .skipped])
        #expect(gallery.row("iPhone 16 Pro")?.errors.first?.contains("No space left") == true)
    }

    @Test("an interruption keeps what was done and marks the rest")
    func interruption() throws {
        let gallery = try Gallery(devices: ["iPhone 16", "iPhone 15", "iPhone 14"])
        let folder = gallery.options.output
        let writer = GalleryWriter(folder: folder)
        try writer.prepare(rows: 3, keepsOlder: false)
        let runner = GalleryRunner(
            executables: [nil: gallery.folder.appendingPathComponent("Fake")], folder: folder,
            scratch: URL(fileURLWithPath: "/tmp/shoji-t\(getpid())"), jobs: 1, timeout: 10)
        var done = 0
        runner.finished = { _ in done += 1 }
        runner.isInterrupted = { done == 1 }
        let (rows, ending) = try runner.run(GalleryMatrix.configurations(gallery.options))
        #expect(ending == .interrupted)
        #expect(rows.count == 3 && rows[0].status == .done)
        #expect(rows[1...].allSatisfy { $0.status == .skipped && !$0.errors.isEmpty })
    }

    @Test("a folder that cannot be written is refused before any work")
    func unwritable() throws {
        let gallery = try Gallery(devices: ["iPhone 16"])
        gallery.options.output = URL(fileURLWithPath: "/proc/shoji-gallery")
        #expect(throws: ToolError.self) { try gallery.run() }
    }

    @Test("a hostile app name and hostile texts stay text")
    func hostileNames() throws {
        let name = "</title><script>alert(1)</script>\"'&"
        let gallery = try Gallery(devices: ["iPhone 16"], app: name)
        try gallery.run()
        #expect(gallery.document.app == name)
        let page = try String(contentsOf: gallery.options.output.appendingPathComponent("index.html"), encoding: .utf8)
        #expect(!page.contains("<script>alert"))
        #expect(page.contains("&lt;/title&gt;&lt;script&gt;alert(1)"))
        let tree = try #require(gallery.document.configurations[0].viewTree)
        #expect(!tree.contains("<"))
    }
}
