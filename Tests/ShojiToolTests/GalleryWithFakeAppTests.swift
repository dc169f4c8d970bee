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
            options.limits.timeout = 4
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

    @Test("a folder with files that are no gallery's is left alone")
    func foreignFolder() throws {
        let gallery = try Gallery(devices: ["iPhone 16 Pro"])
        let page = gallery.options.output.appendingPathComponent("index.html")
        try FileManager.default.createDirectory(at: gallery.options.output, withIntermediateDirectories: true)
        try Data("my site".utf8).write(to: page)
        #expect(throws: ToolError.self) { try gallery.run() }
        #expect(try Data(contentsOf: page) == Data("my site".utf8))
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
        gallery.options.limits.timeout = 2
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
        silent.options.limits.timeout = 1
        try silent.run()
        #expect(silent.row("iPhone 16")?.errors.first?.contains("limit is 1 s") == true)
        let dead = try Gallery(devices: ["iPhone 16"], behaviour: ["*": "abort-before-hello"])
        try dead.run()
        #expect(dead.row("iPhone 16")?.errors.first?.contains("before it had launched") == true)
    }

    @Test("a timeout says how far the app came")
    func lateInFrame() throws {
        let gallery = try Gallery(devices: ["iPhone 16"], behaviour: ["*": "hang-in-settle"])
        gallery.options.limits.timeout = 1
        try gallery.run()
        #expect(gallery.row("iPhone 16")?.errors.first?.contains("in frame 2 after launching") == true)
    }

    @Test("what an app starts ends with it")
    func child() throws {
        let gallery = try Gallery(devices: ["iPhone 16"], behaviour: ["*": "child"])
        try gallery.run()
        #expect(gallery.ending == .success)
        let text = try String(contentsOf: gallery.folder.appendingPathComponent("child.txt"), encoding: .utf8)
        let child = try #require(pid_t(text))
        // A killed child nobody has collected yet is no running process either.
        var state = "R"
        for _ in 0..<100 where state != "Z" && state != "" {
            usleep(10_000)
            let line = (try? String(contentsOfFile: "/proc/\(child)/stat", encoding: .utf8)) ?? ""
            state = line.split(separator: ")").last.map { String($0.dropFirst().prefix(1)) } ?? ""
        }
        #expect(state == "Z" || state == "")
    }

    @Test("an app that takes too much memory is stopped")
    func memory() throws {
        let gallery = try Gallery(devices: ["iPhone 16"], behaviour: ["*": "memory"])
        gallery.options.limits.megabytes = 100
        try gallery.run()
        #expect(gallery.row("iPhone 16")?.errors == ["The app used more than 100 MB of memory while launching."])
    }

    @Test("a log without end is cut, and keeps its end, which says what happened")
    func chatter() throws {
        let gallery = try Gallery(devices: ["iPhone 16"], behaviour: ["*": "chatter"])
        try gallery.run()
        let row = try #require(gallery.row("iPhone 16"))
        let error = try #require(row.errors.first)
        #expect(error.contains("Fatal error: at the end") && error.contains("endless recursion"), "\(error)")
        let log = try Data(contentsOf: gallery.options.output.appendingPathComponent(row.log ?? ""))
        #expect(log.count <= 10_000_000 && log.count > 9_000_000)
        #expect(String(decoding: log.suffix(100), as: UTF8.self).hasSuffix("shoji cut its middle.\n"))
    }

    @Test("a crash is placed in the app's own sources")
    func placeOfCrash() {
        let log = """
            Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range

            *** Program crashed: Illegal instruction at 0x00007f209856df7f ***

              0               0x00007f209856df7f closure #1 in _assertionFailure(_:) + 623 in libswiftCore.so
              1 [ra] [thunk]  0x0000556ba0408689 protocol witness for A + 8 in App at //<compiler-generated>
              2 [ra]          0x0000556ba0408b81 Controller.viewDidLoad() + 768 in App at /my folder/App.swift:16:16
              3 [ra]          0x00007f2096e8e4c0 UIViewController.load() + 863 in libShoji.so at /x/View.swift:11:9
            """
        #expect(
            AppLog.detail(of: log, executable: "App")
                == " Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range (in Controller.viewDidLoad(), App.swift:16)"
        )
        #expect(AppLog.detail(of: log, executable: "Other").hasSuffix("Index out of range"))
        #expect(AppLog.detail(of: "hello", executable: "App") == "")
    }

    @Test("a broken rule of the library is told, placed in the project's own file")
    func placeInProject() {
        let log = """
            UIKitCore/ModalPresentation.swift:147: Precondition failed: there is no source.
            *** Program crashed: Illegal instruction at 0x00007f209856df7f ***
              0               0x00007f209856df7f _assertionFailure(_:) + 623 in libswiftCore.so
              1 [ra]          0x0000556ba0408b81 ViewController.show(_:) + 8 in App at App/ViewController.swift:29:14
              2 [ra]          0x0000556ba0408b82 static Main.main() + 8 in App at /cache/ShojiAppEntry.swift:6:21
            """
        #expect(
            AppLog.detail(of: log, executable: "App")
                == " UIKitCore/ModalPresentation.swift:147: Precondition failed: there is no source. (in ViewController.show(_:), ViewController.swift:29)"
        )
    }

    @Test("a file where the gallery shall go is named")
    func fileInTheWay() throws {
        let gallery = try Gallery(devices: ["iPhone 16"])
        for output in ["behaviour.json", "behaviour.json/deeper"] {
            gallery.options.output = gallery.folder.appendingPathComponent(output)
            do {
                try gallery.run()
                Issue.record("\(output) was taken")
            } catch let error as ToolError {
                #expect(error.message.contains("behaviour.json is a file, not a folder"), "\(error.message)")
            }
        }
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
            scratch: URL(fileURLWithPath: "/tmp/shoji-t\(getpid())"), jobs: 1, limits: .init(timeout: 10))
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
