import Foundation
import TestSupport
import Testing

/// A folder with an app's sources, its compiled form and its gallery; gone with the test.
final class ToolFolder {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("shoji-real-\(UUID().uuidString)")
    var appPath: String { folder.appendingPathComponent("App").path }

    init(_ files: [String: String] = [:]) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, text) in files {
            let url = folder.appendingPathComponent("App/\(name)")
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    struct Run {
        let status: Int32
        let output: String
        let errors: String
    }

    func gallery(_ arguments: String...) throws -> Run {
        try run(["gallery", appPath, "--out", folder.appendingPathComponent("out").path] + arguments)
    }

    func gallery(of app: String, _ arguments: [String]) throws -> Run {
        try run(["gallery", app, "--out", folder.appendingPathComponent("out").path] + arguments)
    }

    /// Where compiled apps are.
    var buildFolder: URL { folder.appendingPathComponent("build") }

    func run(_ arguments: String..., executable: String? = nil) throws -> Run {
        try run(arguments, executable: executable)
    }

    private func run(_ arguments: [String], executable: String? = nil) throws -> Run {
        let root = fixturesFolder.deletingLastPathComponent().deletingLastPathComponent()
        let process = Process()
        process.executableURL =
            executable.map { URL(fileURLWithPath: $0) } ?? root.appendingPathComponent(".build/debug/shoji")
        let chooses = executable != nil || arguments.contains("--build-dir")
        process.arguments = arguments + (chooses ? [] : ["--build-dir", buildFolder.path])
        let logs = ["out", "err"].map { folder.appendingPathComponent("\($0)-\(UUID().uuidString).txt") }
        for log in logs { try Data().write(to: log) }
        process.standardOutput = try FileHandle(forWritingTo: logs[0])
        process.standardError = try FileHandle(forWritingTo: logs[1])
        try process.run()
        process.waitUntilExit()
        let texts = try logs.map { try String(contentsOf: $0, encoding: .utf8) }
        return Run(status: process.terminationStatus, output: texts[0], errors: texts[1])
    }

    func rows() throws -> [[String: Any]] {
        let data = try Data(contentsOf: folder.appendingPathComponent("out/gallery.json"))
        let document = try JSONSerialization.jsonObject(with: data) as? [String: Any]
        return document?["configurations"] as? [[String: Any]] ?? []
    }

    func text(_ path: Any?) throws -> String {
        try String(contentsOf: folder.appendingPathComponent("out/\(path as? String ?? "-")"), encoding: .utf8)
    }
}
