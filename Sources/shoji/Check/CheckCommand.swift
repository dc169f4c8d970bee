import Foundation

/// `shoji check APP`: what of an app is supported, before it is built.
enum CheckCommand {
    static func run(_ arguments: ParsedArguments) throws -> ExitCode {
        let app = try arguments.operand("APP")
        let library = try ShojiLibrary.locate()
        let builder = try AppBuilder(arguments, library: library)
        var report: CheckReport
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("shoji-index-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        var index = scratch
        if let project = try builder.projectBuilder(app) {
            index = project.workFolder.appendingPathComponent("check/index")
            report = try check(project)
        } else {
            report = try check(AppSource(path: app), builder, index: scratch)
        }
        if let sources = library.sources {
            let kit = InertAPI(sources: sources)
            report.inert = inert(in: report.files, UsedSymbols(store: index), kit, report.foreign)
        }
        report.judge()
        if arguments.has("--json") {
            Terminal.print(String(decoding: try JSON.encode(report), as: UTF8.self))
        } else {
            Terminal.print(report.text)
        }
        return report.verdict == .doesNotCompile ? .doesNotCompile : .success
    }

    private static func check(_ builder: ProjectBuilder) throws -> CheckReport {
        let plan = try builder.plan()
        var report = CheckReport(app: plan.appName)
        report.project = plan.project
        report.target = plan.target
        report.configuration = plan.configuration
        report.problems = plan.problems
        report.hasNoSource = plan.modules.last?.files.isEmpty ?? true
        report.hasNoEntryPoint = plan.modules.last.map { !hasEntryPoint($0) } ?? true
        let symbols = try AssetSymbols.write(plan, to: builder.workFolder.appendingPathComponent("check/symbols"))
        let compiler = ProjectCompiler(
            library: builder.library, work: builder.workFolder.appendingPathComponent("check"))
        let text = try compiler.typecheck(plan, extraSources: symbols).map(\.text).joined(separator: "\n")
        take(CompilerErrors(text), text, into: &report)
        for module in plan.modules {
            for file in module.files {
                report.files.append(
                    .init(
                        file: file.file, module: module.name, lines: file.lines, translated: file.translated,
                        untranslated: file.unsupported.filter { !$0.construct.hasPrefix("import ") },
                        errors: errors(in: file.file, text), compiledFile: file.output))
            }
            for path in module.otherSources {
                report.leftOut.append(.init(file: path, what: "\(ProjectBuilder.otherSource(path)), not compiled"))
            }
            if let header = module.swift.bridgingHeader {
                report.leftOut.append(.init(file: header, what: "a bridging header; what it names is missing"))
            }
        }
        for (name, uses) in Dictionary(grouping: plan.missingModules, by: \.name).sorted(by: { $0.key < $1.key }) {
            report.missingModules.append(.init(name: name, places: uses.map { .init(file: $0.file, line: $0.line) }))
        }
        report.leftOut += InterfaceReferences.missingStoryboards(plan)
        for warning in AssetCatalogCheck.warnings(plan) {
            report.leftOut.append(.init(file: warning.file, what: warning.message))
        }
        for path in plan.modules.flatMap(\.resources).map(\.path) {
            if let reason = ProjectBuilder.leftOutResource(path) {
                report.leftOut.append(.init(file: path, what: reason))
            }
        }
        if let sources = builder.library.sources {
            let reader = InterfaceFiles(sources: sources)
            let launch = (plan.infoPlist["UILaunchStoryboardName"] as? String ?? "") + "."
            // What is shown while an app launches is in no picture.
            let interfaces = plan.modules.flatMap(\.resources).map(\.path).filter {
                ($0.hasSuffix(".storyboard") || $0.hasSuffix(".xib"))
                    && !URL(fileURLWithPath: $0).lastPathComponent.hasPrefix(launch)
            }
            if reader.isEmpty {
                if !interfaces.isEmpty { report.notes.append("storyboards and xibs are not read") }
            } else {
                var classes: [String: [CompilerErrors.Place]] = [:]
                for contents in interfaces.map(reader.contents) {
                    report.unknownElements += contents.unknown
                    classes.merge(contents.customClasses, uniquingKeysWith: +)
                    report.foreign.merge(contents.foreign, uniquingKeysWith: +)
                }
                report.unknownElements += InterfaceReferences.missingClasses(classes, in: plan)
            }
        }
        if !plan.remotePackages.isEmpty {
            report.notes.append(
                "packages of other places are not fetched: \(plan.remotePackages.joined(separator: ", "))")
        }
        if !plan.shellScripts.isEmpty {
            report.notes.append("scripts of the target are not run: \(plan.shellScripts.joined(separator: ", "))")
        }
        if !plan.embeddedTargets.isEmpty {
            report.notes.append("not part of the app's process: \(plan.embeddedTargets.joined(separator: ", "))")
        }
        return report
    }

    private static func check(_ source: AppSource, _ builder: AppBuilder, index: URL) throws -> CheckReport {
        var report = CheckReport(app: source.name)
        report.notes = source.notes
        let text = try builder.typecheck(source, index: index)
        take(CompilerErrors(text), text, into: &report)
        for module in source.modules {
            for file in module.files {
                let bytes = try SourceFolderReader.contents(of: file)
                report.files.append(
                    .init(
                        file: file.path, module: module.name, lines: bytes.count { $0 == 10 }, translated: [:],
                        untranslated: [], errors: errors(in: file.path, text), compiledFile: nil))
            }
        }
        return report
    }

    /// Whether the app starts: its generated file does it, or a `main.swift`.
    private static func hasEntryPoint(_ module: ProjectPlan.Module) -> Bool {
        if module.files.contains(where: { $0.file.hasSuffix("/main.swift") }) { return true }
        let files = [module.entry] + module.files.compactMap(\.output)
        return files.contains { path in
            FileManager.default.contents(atPath: path).map {
                EntryPoint.hasMainAttribute(String(decoding: $0, as: UTF8.self))
            } ?? false
        }
    }

    private static func take(_ errors: CompilerErrors, _ text: String, into report: inout CheckReport) {
        report.compilerErrors = errors.total
        report.missing = errors.missing
        report.otherErrors = errors.others
        report.followUpErrors = errors.followUps
    }

    private static func errors(in file: String, _ text: String) -> Int {
        Set(text.split(separator: "\n").filter { $0.hasPrefix(file + ":") && $0.contains(": error: ") }).count
    }

    /// Inert API that files use, with the lines that name it.
    ///
    /// - Parameter foreign: classes that interface files name.
    private static func inert(
        in files: [CheckReport.File], _ used: UsedSymbols, _ kit: InertAPI,
        _ foreign: [String: [CompilerErrors.Place]]
    ) -> [CheckReport.Inert] {
        var found: [String: CheckReport.Inert] = [:]
        for (name, places) in foreign {
            guard let member = kit.member(name) else { continue }
            found[member.name] = .init(api: member.name, reason: member.reason, places: places)
        }
        for file in files {
            let compiled = URL(fileURLWithPath: file.compiledFile ?? file.file).lastPathComponent
            let members = (used.byFile[compiled] ?? []).compactMap { symbol in
                kit.member(symbol).map { (symbol, $0) }
            }
            guard !members.isEmpty, let data = FileManager.default.contents(atPath: file.file) else { continue }
            let lines = EntryPoint.stripped(String(decoding: data, as: UTF8.self)).split(
                separator: "\n", omittingEmptySubsequences: false)
            for (symbol, member) in members {
                let name = symbol.split(separator: ".").last.map(String.init) ?? symbol
                let places = lines.indices.filter { contains(lines[$0], word: name) }.map {
                    CompilerErrors.Place(file: file.file, line: $0 + 1)
                }
                guard !places.isEmpty else { continue }
                found[member.name, default: .init(api: member.name, reason: member.reason, places: [])].places += places
            }
        }
        return found.values.sorted { ($1.places.count, $0.api) < ($0.places.count, $1.api) }
    }

    private static func contains(_ line: Substring, word: String) -> Bool {
        line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { $0 == word }
    }
}
