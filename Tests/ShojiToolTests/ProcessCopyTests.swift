import Foundation
import Testing

/// Apps that are started often are copies of one loaded process. Needs the products that `swift build` makes.
@Suite(.serialized) struct ProcessCopyTests {
    private static let body = """
        let home = NSHomeDirectory()
        let isCopy = ProcessInfo.processInfo.environment["SHOJI_STAGE"] == nil
        print("process", getpid(), isCopy ? "copied" : "started", FileManager.default.fileExists(atPath: home + "/mark"))
        _ = FileManager.default.createFile(atPath: home + "/mark", contents: Data())
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 80))
        label.text = "A text with an é and 日本語"
        label.numberOfLines = 0
        view.addSubview(label)
        if view.bounds.width == 414 { fatalError("too wide") }
        """

    private static let devices = ["--devices", "phones", "--orientations", "portrait", "--windows", "full"]

    /// What follows "process" in the logs: number, kind, and whether the home was used before. Crashes lose what was not
    /// written yet.
    private func starts(_ app: ToolFolder) throws -> [[String]] {
        try app.rows().filter { $0["status"] as? String == "done" }.map { row in
            let line = try app.text(row["log"]).split(separator: "\n").first { $0.hasPrefix("process ") }
            return line.map { $0.split(separator: " ").dropFirst().map(String.init) } ?? []
        }
    }

    private func pictures(_ app: ToolFolder) throws -> [String: Data] {
        var result: [String: Data] = [:]
        for row in try app.rows() {
            guard let picture = row["picture"] as? String else { continue }
            result[row["id"] as! String] = try Data(contentsOf: app.folder.appendingPathComponent("out/\(picture)"))
        }
        return result
    }

    @Test("copies have a home and a log of their own and the pictures of apps started one by one; a crash is named")
    func copies() throws {
        let app = try ToolFolder(["App.swift": RealAppTests.delegate(Self.body)])
        let run = try app.gallery(of: app.appPath, Self.devices + ["--jobs", "2"])
        #expect(run.errors.contains("The app crashed"))
        #expect(run.errors.contains("too wide"))
        let copied = try starts(app)
        let copiedPictures = try pictures(app)
        #expect(copied.contains { $0.dropFirst().first == "copied" })
        #expect(Set(copied.map(\.first)).count == copied.count)
        #expect(copied.allSatisfy { $0.last == "false" })

        let other = try app.gallery(of: app.appPath, Self.devices + ["--jobs", "99"])
        #expect(other.status == 1)
        #expect(try starts(app).allSatisfy { $0.dropFirst().first == "started" })
        #expect(try pictures(app) == copiedPictures)
    }

    @Test("an app that has threads before it launches is started each time")
    func threads() throws {
        let source = RealAppTests.delegate(Self.body).replacingOccurrences(of: "@main", with: "")
        let app = try ToolFolder([
            "App.swift": source,
            "main.swift": """
            import UIKit
            print("loaded")
            Thread.detachNewThread { Thread.sleep(forTimeInterval: 20) }
            UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
            """,
        ])
        _ = try app.gallery(of: app.appPath, Self.devices + ["--jobs", "2"])
        let all = try starts(app)
        #expect(!all.isEmpty)
        #expect(all.allSatisfy { $0.dropFirst().first == "started" })
    }

    @Test("what an app says while it is loaded is in every log")
    func words() throws {
        let source = RealAppTests.delegate(Self.body).replacingOccurrences(of: "@main", with: "")
        let app = try ToolFolder([
            "App.swift": source,
            "main.swift": """
            import UIKit
            print("loaded")
            UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
            """,
        ])
        _ = try app.gallery(of: app.appPath, Self.devices + ["--jobs", "2"])
        #expect(try starts(app).contains { $0.dropFirst().first == "copied" })
        for row in try app.rows() where row["status"] as? String == "done" {
            #expect(try app.text(row["log"]).hasPrefix("loaded\n"))
        }
    }
}
