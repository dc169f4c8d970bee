import Foundation
import TestSupport
import Testing

@testable import shoji

/// The projects of Tests/Projects, translated, compiled and shown as a user does it. `SHOJI_RECORD_PICTURES=1` records
/// translations and pictures anew: look at every one before committing it.
@Suite(.serialized) struct ProjectAppTests {
    static let projects = ["FieldNotes", "Swatches", "Ledger"]
    private var folder: URL {
        fixturesFolder.deletingLastPathComponent().appendingPathComponent("Projects").standardizedFileURL
    }
    /// Kept between runs, so that unchanged projects are not compiled again.
    private var buildFolder: URL {
        folder.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(".build/test-projects")
    }
    private var records: Bool { ProcessInfo.processInfo.environment["SHOJI_RECORD_PICTURES"] != nil }

    @Test("translated sources are the ones kept", arguments: projects)
    func translation(project: String) throws {
        let out = FileManager.default.temporaryDirectory.appendingPathComponent("shoji-plan-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: out) }
        let library = try ShojiLibrary.locate(
            beside: folder.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(
                ".build/debug"
            )
            .resolvingSymlinksInPath())
        let plan = try XcodeImport.locate(for: library).plan(
            folder.appendingPathComponent(project), .init(), out: out, modules: ["UIKit"])
        let kept = folder.appendingPathComponent("Translated/\(project)")
        var names: Set<String> = []
        for module in plan.modules {
            for path in module.files.compactMap(\.output) + [module.entry] {
                let url = URL(fileURLWithPath: path)
                // The first line names the original by its absolute path.
                let text = try String(contentsOf: url, encoding: .utf8).replacingOccurrences(
                    of: folder.path + "/", with: "")
                let name = "\(module.name)/\(url.lastPathComponent).txt"
                names.insert(name)
                let file = kept.appendingPathComponent(name)
                if records {
                    try FileManager.default.createDirectory(
                        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                    try text.write(to: file, atomically: true, encoding: .utf8)
                }
                let known = try? String(contentsOf: file, encoding: .utf8)
                #expect(text == known, "\(name)")
            }
        }
        let all = try FileManager.default.subpathsOfDirectory(atPath: kept.path).filter { $0.hasSuffix(".txt") }
        #expect(Set(all) == names)
        #expect(plan.problems.isEmpty)
    }

    @Test("pictures of the projects are the ones kept", arguments: projects)
    func pictures(project: String) throws {
        let gallery = try ToolFolder()
        let app = folder.appendingPathComponent(project).path
        let run = try gallery.gallery(
            of: app,
            [
                "--devices", "iphone 16,ipad mini", "--text-sizes", "L", "--windows", "full", "--build-dir",
                buildFolder.path,
            ])
        #expect(run.status == 0, "\(run.errors)")
        let kept = fixturesFolder.appendingPathComponent("pictures/\(project)")
        let rows = try gallery.rows()
        #expect(!rows.isEmpty)
        for row in rows {
            let id = try #require(row["id"] as? String)
            #expect(row["status"] as? String == "done", "\(id): \(row["errors"] ?? "")")
            guard let path = row["picture"] as? String else { continue }
            let bytes = try Data(contentsOf: gallery.folder.appendingPathComponent("out/\(path)"))
            let file = kept.appendingPathComponent("\(id).png")
            if records {
                try FileManager.default.createDirectory(at: kept, withIntermediateDirectories: true)
                try bytes.write(to: file)
            }
            // Where no picture is kept yet, it is enough that there is one.
            if let known = try? Data(contentsOf: file), known != bytes {
                let other = FileManager.default.temporaryDirectory.appendingPathComponent(
                    "differs-\(project)-\(id).png")
                try bytes.write(to: other)
                Issue.record("\(project)/\(id).png differs; the new picture is \(other.path)")
            }
        }
    }

    @Test("a check of a project that runs says so")
    func check() throws {
        let tool = try ToolFolder()
        let run = try tool.run("check", folder.appendingPathComponent("Swatches").path, "--json")
        #expect(run.status == 0, "\(run.errors)")
        let report = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        #expect(report["verdict"] as? String != "doesNotCompile")
        #expect((report["files"] as? [Any])?.isEmpty == false)
    }
}
