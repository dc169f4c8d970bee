import Foundation
import Glibc

/// `shoji gallery APP`
enum GalleryCommand {
    static func run(_ arguments: ParsedArguments) throws -> ExitCode {
        let app = try arguments.operand("APP")
        let options = try GalleryOptions(arguments)
        var configurations = try GalleryMatrix.configurations(options)
        if options.showsTransitions { _ = try TransitionWalk.all(options) }
        if configurations.isEmpty, let shard = options.shard {
            var all = options
            all.shard = nil
            let count = try GalleryMatrix.configurations(all).count
            Terminal.note("Shard \(shard.index)/\(shard.count) has nothing to do: the gallery has \(count) pictures.")
            if options.printsJSON {
                let nothing = GalleryDocument(
                    app: URL(fileURLWithPath: app).deletingPathExtension().lastPathComponent,
                    shard: "\(shard.index)/\(shard.count)", milliseconds: 0, failures: 0, configurations: [])
                Terminal.print(String(decoding: try JSON.encode(nothing), as: UTF8.self))
            }
            return .success
        }
        try GalleryWriter(folder: options.output.standardizedFileURL).check()
        if let note = try GalleryMatrix.leftOut(options) { Terminal.note("shoji: note: \(note)") }
        let product =
            try AppBuilder.Product(compiled: app) ?? AppBuilder(arguments, library: ShojiLibrary.locate()).build(app)
        let restrictions = AppRestrictions(bundle: product.bundle)
        configurations = try GalleryMatrix.configurations(options, app: restrictions)
        if let note = try GalleryMatrix.refused(options, restrictions) { Terminal.note("shoji: note: \(note)") }
        var executables: [String?: URL] = [nil: product.executable]
        if options.languages == nil, LanguageVariant.isNeededForEnglish(product) {
            executables[nil] = try LanguageVariant.make(of: product, language: "en")
        }
        for language in options.languages ?? [] {
            executables[language] = try LanguageVariant.make(of: product, language: language)
        }
        Interruption.watch()
        if options.showsTransitions {
            let walks = try TransitionWalk.all(options, app: restrictions)
            return try run(walks, options, app: product.name, executables: executables)
        }
        return try run(configurations, options, app: product.name, executables: executables)
    }

    /// Runs a built app.
    static func run(
        _ configurations: [GalleryConfiguration], _ options: GalleryOptions, app: String, executables: [String?: URL]
    ) throws -> ExitCode {
        try run(options, app: app, executables: executables, tasks: configurations.count) { runner, _, _ in
            runner.run(configurations)
        }
    }

    /// Takes a built app through changes.
    static func run(
        _ walks: [TransitionWalk], _ options: GalleryOptions, app: String, executables: [String?: URL]
    ) throws -> ExitCode {
        let tasks = TransitionGallery.taskCount(walks)
        return try run(options, app: app, executables: executables, tasks: tasks) { runner, writer, progress in
            TransitionGallery(runner, writer, progress: progress).run(walks)
        }
    }

    private static func run(
        _ options: GalleryOptions, app: String, executables: [String?: URL], tasks: Int,
        _ work: (GalleryRunner, GalleryWriter, GalleryProgress) -> (rows: [GalleryRow], ending: GalleryRunner.Ending)
    ) throws -> ExitCode {
        let writer = GalleryWriter(folder: options.output.standardizedFileURL)
        try writer.prepare(rows: tasks, keepsOlder: options.shard != nil)
        let scratch = try ScratchFolder()
        defer { scratch.remove() }

        let runner = GalleryRunner(
            executables: executables, folder: writer.folder, scratch: scratch.url, jobs: options.jobs,
            limits: options.limits, flow: options.flow)
        let progress = GalleryProgress(total: tasks)
        runner.finished = { run in
            run.keepTree(with: writer)
            progress.finished(run.row)
        }
        let (rows, ending) = work(runner, writer, progress)
        progress.end()

        let failures = rows.filter(\.status.isFailure).count
        let document = GalleryDocument(
            app: app, shard: options.shard.map { "\($0.index)/\($0.count)" },
            milliseconds: (progress.seconds * 1000).rounded(), failures: failures, configurations: rows)
        try writer.write(document)
        if options.printsJSON { Terminal.print(String(decoding: try JSON.encode(document), as: UTF8.self)) }
        report(rows, ending, seconds: progress.seconds, folder: writer.folder)
        switch ending {
        case .interrupted: return .interrupted
        case .outOfSpace: return .cannotWrite
        case .complete: return failures == 0 ? .success : .failure
        }
    }

    private static func report(_ rows: [GalleryRow], _ ending: GalleryRunner.Ending, seconds: Double, folder: URL) {
        let done = rows.filter { $0.status == .done }.count
        let rate = String(format: "%.1f", Double(done) / max(seconds, 0.001))
        Terminal.note("\(done) of \(rows.count) pictures in \(String(format: "%.1f", seconds)) s (\(rate) a second)")
        let failed = rows.filter { $0.status == .failed }
        if !failed.isEmpty {
            Terminal.note("\(failed.count) failed:")
            for row in failed.prefix(20) { Terminal.note("  \(row.title): \(row.errors.first ?? "")") }
            if failed.count > 20 { Terminal.note("  and \(failed.count - 20) more, see gallery.json") }
        }
        let layout = rows.filter { $0.findings.contains { $0.kind != stateDidNotAdapt } }.count
        if layout > 0 { Terminal.note("\(layout) with layout findings") }
        reportChanges(rows)
        switch ending {
        case .interrupted: Terminal.error("interrupted; what was finished is kept.")
        case .outOfSpace: Terminal.error("the disk is full; what was finished is kept.")
        case .complete: break
        }
        Terminal.note("\(folder.appendingPathComponent("index.html").path)")
    }

    private static let stateDidNotAdapt = "stateDidNotAdapt"

    /// Says of a gallery of changes which left something as it was.
    private static func reportChanges(_ rows: [GalleryRow]) {
        let changes = rows.filter { $0.transition != nil && $0.status == .done }
        guard !changes.isEmpty else { return }
        let stale = changes.filter { $0.findings.contains { $0.kind == stateDidNotAdapt } }
        if stale.isEmpty {
            return Terminal.note("after each of \(changes.count) changes the app looks as if launched there")
        }
        Terminal.note("\(stale.count) of \(changes.count) changes left state that did not adapt:")
        for row in stale.prefix(20) {
            let lines = row.findings.first { $0.kind == stateDidNotAdapt }?.message.split(separator: "\n") ?? []
            let more = lines.count > 2 ? " (and \(lines.count - 2) more)" : ""
            Terminal.note("  \(row.title): \(lines.dropFirst().first?.dropFirst(2) ?? "")\(more)")
        }
        if stale.count > 20 { Terminal.note("  and \(stale.count - 20) more, see gallery.json") }
    }
}
