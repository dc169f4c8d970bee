import Foundation
import ProjectReader
import Translator

/// `xcode-import describe PROJECT` and `xcode-import translate PROJECT --target T --out DIR`. JSON goes to the standard
/// output, errors as `file:line: error: ...` to the standard error. Exit code 1 for a project that cannot be used, 2 for
/// wrong arguments.
struct CommandLineTool {
    var arguments: [String]

    static let usage = """
        usage: xcode-import describe PROJECT [--configuration NAME] [--root DIR]
               xcode-import translate PROJECT --out DIR [--target NAME] [--configuration NAME] [--root DIR]
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
                let known = ["--configuration", "--root", "--target", "--out", "--modules"]
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
        guard words.count == 2, ["describe", "translate"].contains(words[0]) else {
            return wrong("a command and a project are needed")
        }
        do {
            let reader = ProjectReader(configuration: options["configuration"] ?? "Debug", root: options["root"])
            let project = try reader.read(words[1])
            if words[0] == "describe" { return try write(project) }
            guard let out = options["out"] else { return wrong("--out is missing") }
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

    private func translate(_ project: ProjectDescription, target name: String?, out: String, modules: String?) throws
        -> Int32
    {
        var candidates = name.map { name in project.targets.filter { $0.name == name } } ?? project.applications
        if candidates.count > 1 { candidates.removeAll { $0.sources.isEmpty } }
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
