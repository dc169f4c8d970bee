import Foundation
import Glibc

/// The program of Tools/XcodeImport, which reads Xcode projects and translates their sources. Built when first needed.
struct XcodeImport {
    let executable: URL

    /// The program, built from the sources beside the library if it is missing or older than they are.
    static func locate(for library: ShojiLibrary) throws -> XcodeImport {
        var root = library.folder
        for _ in 0..<4 {
            root.deleteLastPathComponent()
            let package = root.appendingPathComponent("Tools/XcodeImport")
            if FileManager.default.fileExists(atPath: package.appendingPathComponent("Package.swift").path) {
                return XcodeImport(executable: try built(package))
            }
        }
        throw ToolError(
            .failure, "There is no Tools/XcodeImport beside \(library.folder.path); it reads Xcode projects.")
    }

    private static func built(_ package: URL) throws -> URL {
        let executable = package.appendingPathComponent(".build/release/xcode-import")
        if isCurrent(executable, package) { return executable }
        // Another process may be building it.
        let builds = package.appendingPathComponent(".build")
        try? FileManager.default.createDirectory(at: builds, withIntermediateDirectories: true)
        let lock = open(builds.appendingPathComponent("shoji.lock").path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        if lock >= 0 { flock(lock, LOCK_EX) }
        defer { if lock >= 0 { close(lock) } }
        if isCurrent(executable, package) { return executable }
        Terminal.note("shoji: building the reader of Xcode projects (once; about 20 seconds)")
        let output = try Subprocess.output(
            of: "swift", ["build", "--package-path", package.path, "-c", "release", "--product", "xcode-import"])
        guard output.ending == .exited(0) else {
            throw ToolError(.failure, "The reader of Xcode projects does not build:\n\(output.text)")
        }
        try? fingerprint(package).write(to: stamp(package), atomically: true, encoding: .utf8)
        return executable
    }

    private static func isCurrent(_ executable: URL, _ package: URL) -> Bool {
        access(executable.path, X_OK) == 0
            && (try? String(contentsOf: stamp(package), encoding: .utf8)) == fingerprint(package)
    }

    /// Holds what the program was built from.
    private static func stamp(_ package: URL) -> URL {
        package.appendingPathComponent(".build/release/.xcode-import-sources")
    }

    /// By content: a checkout gives unchanged files new dates.
    private static func fingerprint(_ package: URL) -> String {
        var hash = ContentHash()
        hash.add(Toolchain.root ?? "")
        let sources =
            SourceFolderReader.filesInside(package.appendingPathComponent("Sources"))
            + [package.appendingPathComponent("Package.swift")]
        for file in sources {
            hash.add(String(file.path.dropFirst(package.path.count)))
            hash.add((try? Data(contentsOf: file)) ?? Data())
        }
        return hash.text
    }

    /// Which of a project's apps is meant.
    struct Choice {
        var target: String?
        var scheme: String?
        var configuration: String?
    }

    /// Reads a project and writes its translated sources into `out`, those only that changed.
    func plan(_ project: URL, _ choice: Choice, out: URL, modules: [String]) throws -> ProjectPlan {
        var arguments = ["plan", project.path, "--out", out.path, "--modules", modules.joined(separator: ",")]
        if let target = choice.target { arguments += ["--target", target] }
        if let scheme = choice.scheme { arguments += ["--scheme", scheme] }
        if let configuration = choice.configuration { arguments += ["--configuration", configuration] }
        let result = try Subprocess.outputs(of: executable.path, arguments)
        guard result.ending == .exited(0) else {
            let message = String(decoding: result.errors, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
            switch result.ending {
            case .exited: throw ToolError(.noInput, "The project cannot be used:\n\(message)")
            case .signalled(let signal):
                throw ToolError(.failure, "The reader of Xcode projects crashed: \(signalName(signal)).\n\(message)")
            }
        }
        do { return try ProjectPlan(json: result.output) } catch {
            throw ToolError(.failure, "The reader of Xcode projects does not speak as expected: \(error)")
        }
    }
}
