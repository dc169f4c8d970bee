import Foundation
import Glibc

/// Builds the app of an Xcode project: translates its sources, compiles what has changed, and puts a flat .app together.
///
/// Everything is written to one folder for each project, target and configuration, outside of the project.
struct ProjectBuilder {
    let library: ShojiLibrary
    let project: URL
    var choice = XcodeImport.Choice()
    /// Holds a folder for each app.
    var buildFolder = ProjectBuilder.defaultFolder
    var optimizes = false
    /// The compiler's warnings are shown also when everything compiles.
    var showsWarnings = false

    /// `~/.cache/shoji/projects`, or the like in `XDG_CACHE_HOME`.
    static var defaultFolder: URL {
        let environment = ProcessInfo.processInfo.environment
        let cache = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        return URL(fileURLWithPath: cache ?? NSHomeDirectory() + "/.cache").appendingPathComponent("shoji/projects")
    }

    /// The folder of this project's files.
    var workFolder: URL {
        var hash = ContentHash()
        hash.add(project.path)
        hash.add("\(choice.target ?? "")|\(choice.scheme ?? "")|\(choice.configuration ?? "")|\(optimizes)")
        let name = AppSource.identifier(project.deletingPathExtension().lastPathComponent)
        return buildFolder.appendingPathComponent("\(name)-\(hash.text)").standardizedFileURL
    }

    /// The names that sources may import.
    private var availableModules: [String] {
        let inner: Set<String> = [
            "LayoutSolver", "DeviceCatalog", "StageProtocol", "Typesetting", "Stage", "UIKitCore",
        ]
        let names = (try? FileManager.default.contentsOfDirectory(atPath: library.modules.path)) ?? []
        return names.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(12)) }.filter {
            !inner.contains($0) && !$0.hasSuffix("Tests") && !$0.hasPrefix("_") && $0 != "shoji" && $0 != "TestSupport"
        }.sorted()
    }

    /// Reads and translates the project.
    func plan() throws -> ProjectPlan {
        let work = workFolder
        do {
            try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
        } catch {
            throw ToolError(.cannotWrite, "Cannot write to \(buildFolder.path): \(reason(error)).")
        }
        return try XcodeImport.locate(for: library).plan(
            project, choice, out: work.appendingPathComponent("sources"), modules: availableModules)
    }

    /// - Throws: `ToolError` with code `doesNotCompile` after the compiler's messages went to standard error.
    func build() throws -> AppBuilder.Product {
        let work = workFolder
        do {
            try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
        } catch {
            throw ToolError(.cannotWrite, "Cannot write to \(buildFolder.path): \(reason(error)).")
        }
        // One build at a time of the same project.
        let lock = open(work.appendingPathComponent("lock").path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        if lock >= 0 { flock(lock, LOCK_EX) }
        defer { if lock >= 0 { close(lock) } }

        let plan = try plan()
        report(plan)
        if let program = plan.modules.last, program.files.isEmpty {
            let others = Set(program.otherSources.map(Self.otherSource)).sorted().joined(separator: ", ")
            throw ToolError(
                .noInput, "The target \(plan.target) has no Swift source\(others.isEmpty ? "" : ", only \(others)").")
        }
        let compiler = ProjectCompiler(
            library: library, work: work, optimizes: optimizes, showsWarnings: showsWarnings)
        let name = plan.appName
        let bundle = work.appendingPathComponent("\(name).app")
        let executable = bundle.appendingPathComponent(name)
        let fresh = work.appendingPathComponent("new/\(name).app")
        let writer = try BundleWriter(plan: plan, folder: fresh)
        let symbols = try AssetSymbols.write(plan, to: work.appendingPathComponent("symbols"))
        let compiled = try compiler.compile(plan, extraSources: symbols)
        try writer.write(executable: compiled.executable)
        try replace(bundle, by: fresh, in: work)
        return AppBuilder.Product(name: name, bundle: bundle, executable: executable, compiled: compiled.didWork)
    }

    /// Tells what of the project is left out.
    private func report(_ plan: ProjectPlan) {
        for problem in plan.problems { Terminal.note(problem.text) }
        for module in plan.modules {
            for file in module.files {
                for item in file.unsupported where !item.construct.hasPrefix("import ") {
                    Terminal.note(
                        "\(file.file):\(item.line):\(item.column): warning: \(item.construct) is not translated: \(item.reason)"
                    )
                }
            }
            for path in module.otherSources {
                Terminal.note("\(path): warning: \(Self.otherSource(path)); not compiled, what it declares is missing")
            }
            if let header = module.swift.bridgingHeader {
                Terminal.note(
                    "\(header): warning: Objective-C cannot be imported; what the bridging header names is missing")
            }
        }
        for (name, uses) in Dictionary(grouping: plan.missingModules, by: \.name).sorted(by: { $0.key < $1.key }) {
            let what = name == "SwiftUI" ? "SwiftUI is not supported" : "there is no module \(name)"
            let more = uses.count > 1 ? " (and \(uses.count - 1) more)" : ""
            Terminal.note("\(uses[0].file):\(uses[0].line): warning: \(what)\(more)")
        }
        for warning in AssetCatalogCheck.warnings(plan) {
            Terminal.note("\(warning.file): warning: \(warning.message)")
        }
        if !plan.remotePackages.isEmpty, !plan.missingModules.isEmpty {
            Terminal.note(
                "shoji: note: packages of other places are not fetched: \(plan.remotePackages.joined(separator: ", "))")
        }
        if !plan.shellScripts.isEmpty {
            Terminal.note(
                "shoji: note: scripts of the target are not run: \(plan.shellScripts.joined(separator: ", "))")
        }
        if !plan.embeddedTargets.isEmpty {
            Terminal.note(
                "shoji: note: not part of the app's process, left out: \(plan.embeddedTargets.joined(separator: ", "))")
        }
    }

    /// What a source file that is not Swift is.
    static func otherSource(_ path: String) -> String {
        switch URL(fileURLWithPath: path).pathExtension.lowercased() {
        case "m", "mm": "Objective-C"
        case "c", "cc", "cpp", "s": "C or C++"
        case "xcdatamodeld", "xcdatamodel": "a Core Data model"
        case "metal": "a Metal shader"
        case "mlmodel", "mlpackage": "a Core ML model"
        default: "a source that is not Swift"
        }
    }

    /// Why a resource is not in the app; nil for what is copied.
    static func leftOutResource(_ path: String) -> String? {
        switch URL(fileURLWithPath: path).pathExtension.lowercased() {
        case "xcdatamodeld", "xcdatamodel", "metal", "mlmodel", "mlpackage", "scnassets", "intentdefinition":
            "\(otherSource(path)) is not compiled and not in the app"
        case "nib", "storyboardc":
            "a compiled interface file cannot be read; its source (.xib or .storyboard) is needed"
        case "car": "a compiled asset catalog cannot be read; its source (.xcassets) is needed"
        default: nil
        }
    }

    /// Puts the new app in the place of the old one. Runs of the old one go on with the files they hold.
    private func replace(_ bundle: URL, by fresh: URL, in work: URL) throws {
        let files = FileManager.default
        // Galleries may be running with the app, its variants, too; they are kept while nothing changes.
        if files.contentsEqual(atPath: bundle.path, andPath: fresh.path) {
            try? files.removeItem(at: work.appendingPathComponent("new"))
            return
        }
        let old = work.appendingPathComponent("old-\(getpid())")
        try? files.removeItem(at: old)
        // Variants in other languages are made anew.
        for item in (try? files.contentsOfDirectory(at: work, includingPropertiesForKeys: nil)) ?? []
        where item.pathExtension == "app" && item.lastPathComponent != bundle.lastPathComponent {
            try? files.removeItem(at: item)
        }
        if files.fileExists(atPath: bundle.path) { rename(bundle.path, old.path) }
        guard rename(fresh.path, bundle.path) == 0 else {
            throw ToolError(.cannotWrite, "Cannot write \(bundle.path): \(String(cString: strerror(errno))).")
        }
        try? files.removeItem(at: old)
        try? files.removeItem(at: work.appendingPathComponent("new"))
    }
}
