import Foundation
import ProjectReader
import Translator

/// What `plan` says: the app's target and every module to compile for it, in order, with sources that are translated.
struct ProjectPlan: Encodable {
    enum Kind: String, Encodable { case app, framework, package }

    struct Module: Encodable {
        var name: String
        var kind: Kind
        var swift: TargetDescription.SwiftSettings
        /// The generated file that registers the module's classes, and starts an app.
        var entry: String
        var files: [FileReport]
        /// C, Objective-C and other sources, which are not compiled.
        var otherSources: [String]
        var resources: [TargetDescription.Resource]
        /// The folder in the app that a package's resources go to.
        var resourceBundle: String?
    }

    /// An `import` of a module that is not there.
    struct MissingModule: Encodable {
        var name: String
        var file: String
        var line: Int
    }

    var project: String
    var root: String
    var developmentRegion: String
    var target: String
    var productName: String
    var bundleIdentifier: String
    var configuration: String
    var infoPlist: PropertyValue
    var settings: [String: String]
    var modules: [Module]
    var missingModules: [MissingModule]
    var shellScripts: [String]
    /// Targets that are part of the app's package on a device but not of its process, such as extensions.
    var embeddedTargets: [String]
    var remotePackages: [String]
    var problems: [Problem]
    var translatedFiles: Int
}

/// Makes the plan: picks the target, orders what it needs, translates it.
struct Planner {
    let project: ProjectDescription
    let out: String
    /// Modules that the kit has.
    let modules: [String]

    private struct Candidate {
        var name: String
        var kind: ProjectPlan.Kind
        var swift: TargetDescription.SwiftSettings
        var sources: [String]
        var otherSources: [String]
        var resources: [TargetDescription.Resource]
        var bundle: String?
        var imports: Set<String> = []
    }

    func plan(target app: TargetDescription) throws -> ProjectPlan {
        var candidates: [String: Candidate] = [:]
        for target in project.targets where Self.isLibrary(target) && target.name != app.name {
            let name = target.moduleName.isEmpty ? target.name : target.moduleName
            candidates[name] = Candidate(
                name: name, kind: .framework, swift: target.swift, sources: target.sources,
                otherSources: target.otherSources, resources: target.resources, bundle: nil)
        }
        for package in project.packages {
            for module in package.modules where candidates[module.name] == nil {
                let folder = ((package.path ?? "") as NSString).lastPathComponent
                candidates[module.name] = Candidate(
                    name: module.name, kind: .package, swift: .init(), sources: module.sources, otherSources: [],
                    resources: module.resources,
                    bundle: module.resources.isEmpty ? nil : "\(folder)_\(module.name).bundle")
            }
        }
        var program = Candidate(
            name: app.moduleName.isEmpty ? app.name : app.moduleName, kind: .app, swift: app.swift,
            sources: app.sources, otherSources: app.otherSources, resources: app.resources, bundle: nil)
        program.imports = Self.imports(program.sources)
        // A framework may bring nothing but storyboards, which no import names.
        let embedded = project.targets.filter { target in
            Self.isLibrary(target)
                && (app.dependencies.contains(target.name)
                    || app.frameworks.contains { Self.base($0) == target.settings["PRODUCT_NAME"] ?? target.name })
        }
        var order: [Candidate] = []
        var visited: Set<String> = [program.name]
        func visit(_ name: String) {
            guard var candidate = candidates[name], visited.insert(name).inserted else { return }
            candidate.imports = Self.imports(candidate.sources)
            for other in candidate.imports.sorted() { visit(other) }
            order.append(candidate)
        }
        for name in program.imports.sorted() { visit(name) }
        for target in embedded { visit(target.moduleName.isEmpty ? target.name : target.moduleName) }
        order.append(program)
        return try translate(order, app: app)
    }

    private func translate(_ order: [Candidate], app: TargetDescription) throws -> ProjectPlan {
        let available = Set(modules).union(order.map(\.name))
        var plan = ProjectPlan(
            project: project.project, root: project.root, developmentRegion: project.developmentRegion,
            target: app.name, productName: app.settings["PRODUCT_NAME"] ?? app.name,
            bundleIdentifier: app.bundleIdentifier, configuration: app.configuration, infoPlist: app.infoPlist,
            settings: app.settings, modules: [], missingModules: [], shellScripts: app.shellScripts,
            embeddedTargets: project.targets.filter { app.dependencies.contains($0.name) && !Self.isLibrary($0) }
                .map(\.name), remotePackages: project.packages.compactMap(\.repository), problems: project.problems,
            translatedFiles: 0)
        var imported: [ImportedModule] = []
        for item in order {
            var options = TranslationOptions(
                moduleName: item.name, languageVersion: item.swift.version,
                compilationConditions: Set(item.swift.compilationConditions), additionalModules: available)
            options.isLibrary = item.kind != .app
            let folder = out + "/" + item.name
            let result = try IncrementalBuild(options: options, output: folder, imported: imported).run(item.sources)
            imported.append(ImportedModule(name: item.name, files: result.indices))
            plan.translatedFiles += result.translatedFiles
            for file in result.files {
                for item in file.unsupported where item.construct.hasPrefix("import ") {
                    plan.missingModules.append(
                        .init(name: String(item.construct.dropFirst(7)), file: file.file, line: item.line))
                }
            }
            plan.modules.append(
                .init(
                    name: item.name, kind: item.kind, swift: item.swift, entry: result.entry, files: result.files,
                    otherSources: item.otherSources, resources: item.resources, resourceBundle: item.bundle))
        }
        return plan
    }

    private static func isLibrary(_ target: TargetDescription) -> Bool {
        [".framework", ".library.static", ".library.dynamic", ".framework.static"].contains {
            target.productType == "com.apple.product-type" + $0
        }
    }

    private static func base(_ name: String) -> String {
        let base = (name as NSString).deletingPathExtension
        return base.hasPrefix("lib") && name.hasSuffix(".a") ? String(base.dropFirst(3)) : base
    }

    /// The first components of what the files import, read line by line.
    private static func imports(_ paths: [String]) -> Set<String> {
        var result: Set<String> = []
        for path in paths {
            guard let data = FileManager.default.contents(atPath: path) else { continue }
            for line in data.split(separator: 10) {
                guard line.count < 400, line.contains(UInt8(ascii: "i")) else { continue }
                let words = String(decoding: line, as: UTF8.self).split(whereSeparator: { " \t;\r".contains($0) })
                guard let index = words.firstIndex(of: "import"), index + 1 < words.count,
                    words[..<index].allSatisfy({ $0.hasPrefix("@") || Self.accessLevels.contains(String($0)) })
                else { continue }
                let kinds = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
                let name =
                    kinds.contains(String(words[index + 1])) && index + 2 < words.count
                    ? words[index + 2] : words[index + 1]
                if let first = name.split(separator: ".").first { result.insert(String(first)) }
            }
        }
        return result
    }

    private static let accessLevels: Set<String> = ["public", "internal", "private", "fileprivate", "package"]
}
