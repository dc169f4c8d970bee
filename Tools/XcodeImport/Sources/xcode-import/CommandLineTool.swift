import Foundation
import ProjectReader
import Translator

/// `xcode-import describe PROJECT`, `xcode-import translate PROJECT --target T --out DIR` and `xcode-import plan PROJECT
/// --out DIR`. JSON goes to the standard output, errors as `file:line: error: ...` to the standard error. Exit code 1 for
/// a project that cannot be used, 2 for wrong arguments.
struct CommandLineTool {
    var arguments: [String]

    static let usage = """
        usage: xcode-import describe PROJECT [--configuration NAME] [--root DIR]
               xcode-import translate PROJECT --out DIR [--target NAME] [--configuration NAME] [--root DIR]
                            [--modules A,B]
               xcode-import plan PROJECT --out DIR [--target NAME | --scheme NAME] [--configuration NAME] [--root DIR]
                            [--modules A,B]
        NAME is a target, or a module of a package in the project's folders.
        PROJECT is an .xcodeproj, an .xcworkspace, or a folder that holds one.

        """

    func run() -> Int32 {
        var options: [String: String] = [:]
        var words: [String] = []
        var index = 0
        while index < arguments.count {
            let argument = arguments[index]
            if argument == "--help" || argument == "-h" {
                print(Self.usage, terminator: "")
                return 0
            }
            if argument.hasPrefix("--") {
                let known = ["--configuration", "--root", "--target", "--out", "--modules", "--scheme"]
                guard known.contains(argument), index + 1 < arguments.count else {
                    return wrong("unknown or incomplete \(argument)")
                }
                options[String(argument.dropFirst(2))] = arguments[index + 1]
                index += 1
            } else {
                words.append(argument)
            }
            index += 1
        }
        guard words.count == 2, ["describe", "translate", "plan"].contains(words[0]) else {
            return wrong("a command and a project are needed")
        }
        do {
            var reader = ProjectReader(configuration: options["configuration"] ?? "Debug", root: options["root"])
            if let name = options["scheme"] {
                let scheme = try reader.scheme(name, of: words[1])
                options["target"] = options["target"] ?? scheme.target
                if options["configuration"] == nil, let configuration = scheme.configuration {
                    reader.configuration = configuration
                }
            }
            let project = try reader.read(words[1])
            if words[0] == "describe" { return try write(project) }
            guard let out = options["out"] else { return wrong("--out is missing") }
            if words[0] == "plan" {
                let target = try app(project, named: options["target"])
                return try write(
                    Planner(project: project, out: out, modules: modules(options["modules"])).plan(target: target))
            }
            return try translate(project, target: options["target"], out: out, modules: options["modules"])
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            return 1
        }
    }

    private func wrong(_ message: String) -> Int32 {
        FileHandle.standardError.write(Data("error: \(message)\n\(Self.usage)".utf8))
        return 2
    }

    private func write(_ value: some Encodable) throws -> Int32 {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        FileHandle.standardOutput.write(try encoder.encode(value) + Data("\n".utf8))
        return 0
    }

    /// The one app of a project, or the target of that name.
    private func app(_ project: ProjectDescription, named name: String?) throws -> TargetDescription {
        var candidates = name.map { name in project.targets.filter { $0.name == name } } ?? project.applications
        if candidates.contains(where: { !$0.sources.isEmpty }) { candidates.removeAll { $0.sources.isEmpty } }
        // A project and its app often share a name.
        let base = ((project.project as NSString).lastPathComponent as NSString).deletingPathExtension
        if candidates.count > 1, let own = candidates.first(where: { $0.name == base }) { candidates = [own] }
        guard candidates.count == 1 else {
            let names = (name == nil ? project.applications : project.targets).map(\.name).joined(separator: ", ")
            let message =
                name.map { "no target \($0); there are: \(names)" }
                ?? (names.isEmpty
                    ? "no application for iOS in it" : "several applications, name one with --target: \(names)")
            throw ProjectError(file: project.project, message)
        }
        return candidates[0]
    }

    private func translate(_ project: ProjectDescription, target name: String?, out: String, modules: String?) throws
        -> Int32
    {
        var candidates = name.map { name in project.targets.filter { $0.name == name } } ?? project.applications
        if candidates.contains(where: { !$0.sources.isEmpty }) { candidates.removeAll { $0.sources.isEmpty } }
        let packageModules = project.packages.flatMap(\.modules)
        if candidates.isEmpty, let module = packageModules.first(where: { $0.name == name }) {
            let options = TranslationOptions(
                moduleName: module.name, additionalModules: Set(packageModules.map(\.name) + self.modules(modules)))
            return try write(try IncrementalBuild(options: options, output: out).run(module.sources))
        }
        guard candidates.count == 1, let target = candidates.first else {
            let names = (name == nil ? project.applications : project.targets).map(\.name).joined(separator: ", ")
            throw ProjectError(
                file: project.project,
                name.map { "no target \($0); there are: \(names)" } ?? "name one target of: \(names)")
        }
        var available = Set(target.packageProducts)
        for dependency in project.targets where target.dependencies.contains(dependency.name) {
            available.insert(dependency.moduleName)
        }
        available.formUnion(packageModules.map(\.name) + self.modules(modules))
        let options = TranslationOptions(
            moduleName: target.moduleName, languageVersion: target.swift.version,
            compilationConditions: Set(target.swift.compilationConditions), additionalModules: available)
        let build = IncrementalBuild(options: options, output: out)
        return try write(try build.run(target.sources))
    }

    private func modules(_ list: String?) -> [String] { (list ?? "").split(separator: ",").map(String.init) }
}
