import Foundation
import Glibc

/// Compiles the modules of a plan, each with the compiler's own incremental build.
struct ProjectCompiler {
    let library: ShojiLibrary
    /// Objects, modules and the executable go here.
    let work: URL
    var optimizes = false
    var showsWarnings = false

    struct Result {
        var executable: URL
        /// False when the executable was up to date.
        var didWork: Bool
    }

    /// What `typecheck` has the compiler write about the symbols it met.
    var index: URL { work.appendingPathComponent("index") }

    private var objects: URL { work.appendingPathComponent("objects") }

    func compile(_ plan: ProjectPlan, extraSources: [String: [String]]) throws -> Result {
        try dropStaleObjects()
        let common = try commonArguments()
        try Self.makeFolder(objects.appendingPathComponent("program"))
        let executable = objects.appendingPathComponent("program/\(plan.appName)")
        let before = Self.modified(executable)
        var linked: [String] = []
        for module in plan.modules {
            let folder = objects.appendingPathComponent("parts/\(module.name)")
            let files = module.files.compactMap(\.output) + [module.entry] + (extraSources[module.name] ?? [])
            try Self.makeFolder(folder)
            let map = try outputMap(files, in: folder, wholeModule: optimizes)
            var arguments = common + Self.settings(module.swift)
            arguments += ["-module-name", module.name, "-output-file-map", map.path]
            arguments += optimizes ? ["-O", "-wmo"] : ["-Onone", "-incremental", "-enable-batch-mode"]
            if module.kind == "app" {
                if !files.contains(where: { $0.hasSuffix("/main.swift") }) { arguments.append("-parse-as-library") }
                arguments += ["-emit-executable", "-o", executable.path] + library.linkerArguments + linked
            } else {
                let archive = folder.appendingPathComponent("lib\(module.name).a").path
                // Files of the app may import it as testable, which Xcode allows for builds that are not optimized.
                if !optimizes { arguments.append("-enable-testing") }
                arguments += [
                    "-parse-as-library", "-static", "-emit-library", "-o", archive, "-emit-module",
                    "-emit-module-path", objects.appendingPathComponent("\(module.name).swiftmodule").path,
                ]
                // All of it, also what only the storyboard names.
                linked += ["--whole-archive", archive, "--no-whole-archive"].flatMap { ["-Xlinker", $0] }
            }
            try swiftc(arguments + files, module: module.name, originals: Set(module.files.map(\.file)))
        }
        return Result(executable: executable, didWork: before == nil || Self.modified(executable) != before)
    }

    /// The compiler's messages for all modules of a plan, without making anything of them.
    func typecheck(_ plan: ProjectPlan, extraSources: [String: [String]]) throws -> [(module: String, text: String)] {
        try dropStaleObjects()
        var result: [(String, String)] = []
        try? FileManager.default.removeItem(at: index)
        let common =
            try commonArguments() + [
                "-index-store-path", index.path, "-index-ignore-system-modules", "-continue-building-after-errors",
            ]
        for module in plan.modules {
            let files = module.files.compactMap(\.output) + [module.entry] + (extraSources[module.name] ?? [])
            var arguments = common.filter { $0 != "-color-diagnostics" } + Self.settings(module.swift)
            arguments += ["-module-name", module.name]
            if !files.contains(where: { $0.hasSuffix("/main.swift") }) { arguments.append("-parse-as-library") }
            if module.kind == "app" {
                arguments.append("-typecheck")
            } else {
                try Self.makeFolder(objects)
                arguments += [
                    "-enable-testing", "-emit-module", "-emit-module-path",
                    objects.appendingPathComponent("\(module.name).swiftmodule").path,
                    "-experimental-skip-non-inlinable-function-bodies",
                ]
            }
            let output = try run(arguments + ["-diagnostic-style", "llvm"] + files)
            result.append((module.name, output.text))
            if module.kind != "app" {
                // Bodies are only looked at in a second pass.
                let bodies = try run(
                    common.filter { $0 != "-color-diagnostics" } + Self.settings(module.swift) + [
                        "-module-name", module.name, "-typecheck", "-parse-as-library", "-diagnostic-style", "llvm",
                    ] + files)
                result.append((module.name, bodies.text))
            }
        }
        return result
    }

    // MARK: Arguments

    /// Line tables are what crash reports need; more would make the compiler write a module for the debugger, too.
    private func commonArguments() throws -> [String] {
        try library.compilerArguments() + [
            "-gline-tables-only", "-j", String(ProcessInfo.processInfo.activeProcessorCount), "-I", objects.path,
            "-module-cache-path",
            work.deletingLastPathComponent().appendingPathComponent("module-cache").path,
        ] + (Terminal.errorIsTerminal ? ["-color-diagnostics"] : [])
    }

    /// The language a target is written in, as its build settings say.
    static func settings(_ swift: ProjectPlan.SwiftSettings) -> [String] {
        var arguments = ["-swift-version", languageMode(swift.version)]
        for name in swift.compilationConditions where isIdentifier(name) { arguments += ["-D", name] }
        if swift.defaultIsolation == "MainActor" { arguments += ["-default-isolation", "MainActor"] }
        let isSix = languageMode(swift.version) == "6"
        if !isSix, ["minimal", "targeted", "complete"].contains(swift.strictConcurrency) {
            arguments.append("-strict-concurrency=\(swift.strictConcurrency)")
        }
        var features = swift.upcomingFeatures.map(featureName)
        if swift.approachableConcurrency {
            features += [
                "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferSendableFromCaptures",
                "InferIsolatedConformances", "NonisolatedNonsendingByDefault",
            ]
        }
        for feature in unique(features)
        where futureFeatures.contains(feature) || !isSix && sixFeatures.contains(feature) {
            arguments += ["-enable-upcoming-feature", feature]
        }
        return arguments
    }

    static func languageMode(_ version: String) -> String {
        if version.hasPrefix("6") { return "6" }
        if version.hasPrefix("4.2") { return "4.2" }
        let major = version.prefix { $0.isNumber }
        return major == "5" ? "5" : ["3", "4"].contains(major) ? "4" : (Int(major) ?? 5) > 6 ? "6" : "5"
    }

    private static let futureFeatures: Set<String> = [
        "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility", "InferIsolatedConformances",
        "NonisolatedNonsendingByDefault",
    ]
    private static let sixFeatures: Set<String> = [
        "ConciseMagicFile", "BareSlashRegexLiterals", "DeprecateApplicationMain", "DisableOutwardActorInference",
        "DynamicActorIsolation", "ForwardTrailingClosures", "GlobalActorIsolatedTypesUsability", "GlobalConcurrency",
        "ImplicitOpenExistentials", "ImportObjcForwardDeclarations", "InferSendableFromCaptures",
        "IsolatedDefaultValues", "NonfrozenEnumExhaustivity", "RegionBasedIsolation",
    ]

    /// `BARE_SLASH_REGEX_LITERALS` is `BareSlashRegexLiterals`.
    static func featureName(_ setting: String) -> String {
        switch setting {
        case "DISABLE_OUTWARD_ACTOR_ISOLATION": "DisableOutwardActorInference"
        case "IMPORT_OBJC_FORWARD_DECLS": "ImportObjcForwardDeclarations"
        default: setting.split(separator: "_").map { $0.prefix(1) + $0.dropFirst().lowercased() }.joined()
        }
    }

    private static func isIdentifier(_ text: String) -> Bool {
        !text.isEmpty && !text.first!.isNumber && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    // MARK: Files

    /// Everything compiled against another build of the library goes.
    private func dropStaleObjects() throws {
        let stamp = objects.appendingPathComponent("library")
        let wanted = "\(library.folder.path) \(library.stamp) 1"
        if (try? String(contentsOf: stamp, encoding: .utf8)) == wanted { return }
        try? FileManager.default.removeItem(at: objects)
        try Self.makeFolder(objects)
        do { try wanted.write(to: stamp, atomically: true, encoding: .utf8) } catch {
            throw ToolError(.cannotWrite, "Cannot write \(stamp.path): \(reason(error)).")
        }
    }

    private func outputMap(_ files: [String], in folder: URL, wholeModule: Bool) throws -> URL {
        var map: [String: [String: String]] = [
            "": [
                "swift-dependencies": folder.appendingPathComponent("module.swiftdeps").path,
                "object": folder.appendingPathComponent("module.o").path,
            ]
        ]
        for file in files {
            let base = folder.appendingPathComponent(URL(fileURLWithPath: file).lastPathComponent).path
            map[file] = [
                "object": base + ".o", "swift-dependencies": base + ".swiftdeps",
                "swiftmodule": base + "~partial.swiftmodule", "diagnostics": base + ".dia",
            ]
        }
        let data = try JSONSerialization.data(withJSONObject: map, options: [.sortedKeys])
        let url = folder.appendingPathComponent("outputs.json")
        if (try? Data(contentsOf: url)) != data {
            do { try data.write(to: url) } catch {
                throw ToolError(.cannotWrite, "Cannot write \(url.path): \(reason(error)).")
            }
        }
        return url
    }

    private static func makeFolder(_ folder: URL) throws {
        do { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) } catch {
            throw ToolError(.cannotWrite, "Cannot write to \(folder.path): \(reason(error)).")
        }
    }

    private static func modified(_ url: URL) -> Date? {
        (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate] as? Date
    }

    // MARK: The compiler

    private func swiftc(_ arguments: [String], module: String, originals: Set<String>) throws {
        let output = try run(arguments)
        let failed = output.ending != .exited(0)
        if !output.text.isEmpty, failed || showsWarnings {
            var messages = CompilerMessages(translated: originals)
            Terminal.write(messages.readable(output.text), to: 2)
        }
        if failed,
            output.text.contains("undefined reference to 'main'") || output.text.contains("undefined symbol: main")
        {
            throw ToolError(
                .doesNotCompile,
                "\(module) has no entry point: mark the app delegate with @main, or add a main.swift that calls UIApplicationMain."
            )
        }
        if failed {
            throw ToolError(.doesNotCompile, "\(module) does not compile; the compiler's messages stand above.")
        }
    }

    private func run(_ arguments: [String]) throws -> (ending: Subprocess.Ending, text: String) {
        try SwiftCompiler.run(arguments)
    }
}
