import Foundation
import Glibc

/// Compiles an app against the prebuilt library into a flat .app folder, or finds the one compiled before from the same content.
struct AppBuilder {
    var library: ShojiLibrary
    var buildFolder = URL(fileURLWithPath: ".build/shoji-apps")
    /// "5" or "6".
    var languageVersion = "5"
    var optimizes = false
    /// Which app of an Xcode project.
    var choice = XcodeImport.Choice()
    private var buildFolderIsChosen = false
    private var showsWarnings = false

    init(_ arguments: ParsedArguments, library: ShojiLibrary) throws {
        self.library = library
        if let path = arguments.value("--build-dir") {
            buildFolder = URL(fileURLWithPath: path)
            buildFolderIsChosen = true
        }
        choice = .init(
            target: arguments.value("--target"), scheme: arguments.value("--scheme"),
            configuration: arguments.value("--configuration"))
        showsWarnings = arguments.subcommand == .build
        if let version = arguments.value("--swift-version") {
            guard version == "5" || version == "6" else {
                throw UsageError("--swift-version is 5 or 6, not \"\(version)\".", in: arguments.subcommand)
            }
            languageVersion = version
        }
        optimizes = arguments.has("--optimize")
    }

    init(library: ShojiLibrary) { self.library = library }

    /// What was built.
    struct Product {
        let name: String
        /// The folder Name.app.
        let bundle: URL
        let executable: URL
        /// False when nothing had to be compiled.
        let compiled: Bool
    }

    /// - Throws: `ToolError` with code `doesNotCompile` after the compiler's messages went to standard error.
    func build(_ path: String) throws -> Product {
        if let project = try projectBuilder(path) { return try project.build() }
        let source = try AppSource(path: path)
        for note in source.notes { Terminal.note("shoji: note: \(note)") }
        var hash = ContentHash()
        hash.add(library.stamp)
        hash.add(library.folder.path)
        hash.add("\(languageVersion) \(optimizes) 1")
        try source.hash(into: &hash)
        let folder = buildFolder.appendingPathComponent("\(source.name)-\(hash.text)").standardizedFileURL
        let bundle = folder.appendingPathComponent("\(source.name).app")
        let executable = bundle.appendingPathComponent(source.name)
        if access(executable.path, X_OK) == 0 {
            return Product(name: source.name, bundle: bundle, executable: executable, compiled: false)
        }
        // Another process may build the same; whoever finishes first wins, with a whole folder.
        let work = buildFolder.appendingPathComponent(".\(source.name)-\(hash.text)-\(getpid())").standardizedFileURL
        do {
            try FileManager.default.createDirectory(
                at: work.appendingPathComponent("\(source.name).app"), withIntermediateDirectories: true)
        } catch {
            throw ToolError(.cannotWrite, "Cannot write to \(buildFolder.path): \(reason(error)).")
        }
        defer { try? FileManager.default.removeItem(at: work) }
        try compile(source, in: work)
        try copyResources(source, to: work.appendingPathComponent("\(source.name).app"))
        if rename(work.path, folder.path) != 0, access(executable.path, X_OK) != 0 {
            throw ToolError(.cannotWrite, "Cannot write \(folder.path): \(String(cString: strerror(errno))).")
        }
        return Product(name: source.name, bundle: bundle, executable: executable, compiled: true)
    }

    /// The builder of an Xcode project, or nil if `path` is an app of another kind.
    func projectBuilder(_ path: String) throws -> ProjectBuilder? {
        guard let project = ProjectLocation.find(path) else {
            if choice.target ?? choice.scheme ?? choice.configuration != nil {
                throw ToolError(
                    .noInput, "--target, --scheme and --configuration are for Xcode projects, and \(path) holds none.")
            }
            return nil
        }
        var builder = ProjectBuilder(library: library, project: project, choice: choice)
        if buildFolderIsChosen { builder.buildFolder = buildFolder }
        builder.optimizes = optimizes
        builder.showsWarnings = showsWarnings
        return builder
    }

    private func compile(_ source: AppSource, in work: URL) throws {
        let common =
            try library.compilerArguments() + [
                "-swift-version", languageVersion, "-g", optimizes ? "-O" : "-Onone", "-j",
                String(ProcessInfo.processInfo.activeProcessorCount), "-I", work.path,
                "-module-cache-path", buildFolder.appendingPathComponent("module-cache").path,
            ] + (Terminal.errorIsTerminal ? ["-color-diagnostics"] : [])
        var objects: [String] = []
        for module in source.modules.dropLast() {
            // Not Name.o: the compiler itself writes one of that name when it wraps the module for the debugger.
            let object = work.appendingPathComponent("\(module.name).code.o").path
            try swiftc(
                common + [
                    "-wmo", "-parse-as-library", "-module-name", module.name, "-emit-module", "-emit-module-path",
                    work.appendingPathComponent("\(module.name).swiftmodule").path, "-emit-object", "-o", object,
                ] + module.files.map(\.path), module.name)
            objects.append(object)
        }
        guard let program = source.modules.last else { return }
        let executable = work.appendingPathComponent("\(source.name).app/\(source.name)").path
        try swiftc(
            common + (try entryPointArguments(program)) + [
                "-module-name", program.name, "-emit-executable", "-o", executable,
            ]
                + library.linkerArguments + program.files.map(\.path) + objects, program.name)
    }

    /// The compiler's messages, without making anything but modules that others import.
    ///
    /// - Parameter index: where the compiler writes what symbols it met.
    func typecheck(_ source: AppSource, index: URL) throws -> String {
        let work = FileManager.default.temporaryDirectory.appendingPathComponent("shoji-check-\(UUID().uuidString)")
        do { try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true) } catch {
            throw ToolError(.cannotWrite, "Cannot write to \(work.path): \(reason(error)).")
        }
        defer { try? FileManager.default.removeItem(at: work) }
        var text = ""
        for module in source.modules {
            var arguments =
                try library.compilerArguments() + [
                    "-swift-version", languageVersion, "-I", work.path, "-module-name", module.name,
                    "-diagnostic-style", "llvm", "-index-store-path", index.path, "-index-ignore-system-modules",
                    "-continue-building-after-errors",
                ]
            if module.name == source.modules.last?.name {
                arguments += try entryPointArguments(module) + ["-typecheck"]
            } else {
                arguments += [
                    "-parse-as-library", "-emit-module", "-emit-module-path",
                    work.appendingPathComponent("\(module.name).swiftmodule").path,
                ]
            }
            text += try SwiftCompiler.run(arguments + module.files.map(\.path)).text
        }
        return text
    }

    private func entryPointArguments(_ program: AppSource.Module) throws -> [String] {
        let usesMain = try program.files.contains {
            EntryPoint.hasMainAttribute(String(decoding: try SourceFolderReader.contents(of: $0), as: UTF8.self))
        }
        if usesMain { return ["-parse-as-library"] }
        let hasMainFile = program.files.contains { $0.lastPathComponent == "main.swift" }
        guard hasMainFile || program.files.count == 1 else {
            throw ToolError(
                .doesNotCompile,
                "\(program.name) has no entry point: mark the app delegate with @main, or add a main.swift that calls UIApplicationMain."
            )
        }
        return []
    }

    private func swiftc(_ arguments: [String], _ module: String) throws {
        let output = try SwiftCompiler.run(arguments)
        if !output.text.isEmpty { Terminal.write(output.text, to: 2) }
        guard output.ending == .exited(0) else {
            throw ToolError(.doesNotCompile, "\(module) does not compile; the compiler's messages stand above.")
        }
    }

    private func copyResources(_ source: AppSource, to bundle: URL) throws {
        for resource in source.resources {
            let target = bundle.appendingPathComponent(resource.lastPathComponent)
            do {
                if resource.pathExtension == "lproj", FileManager.default.fileExists(atPath: target.path) {
                    for file in SourceFolderReader.filesInside(resource) {
                        try FileManager.default.copyItem(
                            at: file, to: target.appendingPathComponent(file.lastPathComponent))
                    }
                } else {
                    try FileManager.default.copyItem(at: resource, to: target)
                }
            } catch CocoaError.fileWriteFileExists {
                Terminal.note("shoji: note: two files are named \(resource.lastPathComponent); the first one is taken")
            } catch {
                throw ToolError(.cannotWrite, "Cannot copy \(resource.path): \(reason(error)).")
            }
        }
        try StringRules.replaceFiles(in: bundle, developmentRegion: "en", warn: Terminal.note)
    }
}

extension AppBuilder.Product {
    /// What `shoji build` made before: a folder Name.app or the executable in it. nil when `path` is something else.
    init?(compiled path: String) {
        let url = URL(fileURLWithPath: path).standardizedFileURL
        let isBundle = url.pathExtension == "app"
        let name = (isBundle ? url.deletingPathExtension() : url).lastPathComponent
        let executable = isBundle ? url.appendingPathComponent(name) : url
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: executable.path, isDirectory: &isFolder), !isFolder.boolValue,
            access(executable.path, X_OK) == 0, executable.pathExtension != "swift"
        else { return nil }
        self.init(
            name: name, bundle: executable.deletingLastPathComponent(), executable: executable, compiled: false)
    }
}
