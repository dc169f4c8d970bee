import Foundation

/// What `shoji check` found out about an app.
struct CheckReport: Encodable {
    enum Verdict: String, Encodable {
        /// Compiles; nothing is missing that is known.
        case runs
        /// Compiles; some of what it uses has no effect, or is left out.
        case runsWithGaps
        case doesNotCompile
    }

    struct File: Encodable {
        var file: String
        var module: String
        var lines: Int
        /// Constructs that were translated, by their Swift spelling.
        var translated: [String: Int]
        var untranslated: [ProjectPlan.Unsupported]
        /// Compiler errors in it.
        var errors: Int
        var compiledFile: String?

        private enum CodingKeys: String, CodingKey { case file, module, lines, translated, untranslated, errors }
    }

    struct Inert: Encodable {
        var api: String
        var reason: String
        var places: [CompilerErrors.Place]
    }

    struct MissingModule: Encodable {
        var name: String
        var places: [CompilerErrors.Place]
    }

    struct Left: Encodable {
        var file: String
        var what: String
    }

    var app: String
    var project: String?
    var target: String?
    var configuration: String?
    var verdict = Verdict.runs
    var compilerErrors = 0
    var files: [File] = []
    var missing: [CompilerErrors.Missing] = []
    var otherErrors: [CompilerErrors.Other] = []
    var followUpErrors = 0
    var inert: [Inert] = []
    var missingModules: [MissingModule] = []
    var unknownElements: [InterfaceFiles.Unknown] = []
    /// Other frameworks' classes in interface files.
    var foreign: [String: [CompilerErrors.Place]] = [:]
    /// Files that are neither compiled nor copied.
    var leftOut: [Left] = []
    var problems: [ProjectPlan.Problem] = []
    var notes: [String] = []
    /// The app has no file that could be compiled.
    var hasNoSource = false
    /// Nothing says where the app begins.
    var hasNoEntryPoint = false

    private enum CodingKeys: String, CodingKey {
        case app, project, target, configuration, verdict, compilerErrors, hasNoSource, hasNoEntryPoint, files, missing,
            otherErrors,
            followUpErrors,
            inert, missingModules, unknownElements, leftOut, problems, notes
    }

    mutating func judge() {
        let hasGaps =
            !inert.isEmpty || !missingModules.isEmpty || !unknownElements.isEmpty || !leftOut.isEmpty
            || files.contains { !$0.untranslated.isEmpty } || problems.contains { $0.severity == "error" }
        verdict =
            compilerErrors > 0 || hasNoSource || hasNoEntryPoint ? .doesNotCompile : hasGaps ? .runsWithGaps : .runs
    }

    // MARK: Text

    var text: String {
        var out: [String] = []
        let lines = files.reduce(0) { $0 + $1.lines }
        var title = app
        if let target, target != app { title += ", target \(target)" }
        if let configuration { title += ", \(configuration)" }
        out.append("\(title): \(count(files.count, "file")), \(count(lines, "line"))")
        for problem in problems { out.append(problem.text) }
        section("Missing: used, but not there", missing.map { ("\($0.uses)", $0.api, place($0.places)) }, &out)
        section(
            "Other compiler errors", otherErrors.map { ("\($0.places.count)", $0.message, place($0.places)) }, &out)
        if followUpErrors > 0 { out.append("  and \(count(followUpErrors, "error")) that follow from these") }
        section(
            "Modules that are not there", missingModules.map { ("\($0.places.count)", $0.name, place($0.places)) }, &out
        )
        let untranslated = files.flatMap { file in file.untranslated.map { (file, $0) } }
        section(
            "Not translated",
            untranslated.map { ("", $0.1.construct, "\($0.1.reason) (\(short($0.0.file)):\($0.1.line))") }, &out)
        section("Left out", leftOut.map { ("", short($0.file), $0.what) }, &out)
        section(
            "Interface elements without a reader",
            unknownElements.map {
                ("\($0.places.count)", $0.element, ($0.reason.map { "\($0) " } ?? "") + place($0.places))
            }, &out)
        section(
            "Used without effect",
            inert.map { ("\($0.places.count)", $0.api, "\($0.reason) \(place($0.places))") },
            &out)
        section(
            "Files",
            files.map { file in
                let constructs = file.translated.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
                let errors = file.errors > 0 ? "\(count(file.errors, "error")); " : ""
                return ("\(file.lines)", short(file.file), errors + constructs.joined(separator: ", "))
            }, &out)
        for note in notes { out.append("note: \(note)") }
        out.append("")
        switch verdict {
        case .runs: out.append("Verdict: it compiles, and nothing it uses is known to be missing.")
        case .runsWithGaps: out.append("Verdict: it compiles; what stands above is missing or has no effect.")
        case .doesNotCompile where hasNoSource: out.append("Verdict: it does not compile; it has no Swift source.")
        case .doesNotCompile where compilerErrors == 0 && hasNoEntryPoint:
            out.append("Verdict: it does not start; no class is marked with @main, and there is no main.swift.")
        case .doesNotCompile:
            let apis = missing.isEmpty ? "" : ", for want of \(count(missing.count, "API"))"
            out.append("Verdict: it does not compile (\(count(compilerErrors, "error"))\(apis)).")
        }
        return out.joined(separator: "\n")
    }

    private func section(_ title: String, _ rows: [(String, String, String)], _ out: inout [String]) {
        guard !rows.isEmpty else { return }
        out += ["", title]
        let first = rows.map(\.0.count).max() ?? 0
        let second = min(44, rows.map(\.1.count).max() ?? 0)
        for row in rows {
            let number = String(repeating: " ", count: first - row.0.count) + row.0
            let name = row.1 + String(repeating: " ", count: max(0, second - row.1.count))
            out.append("  \(number)\(first > 0 ? "  " : "")\(name)  \(row.2)".trimmedEnd)
        }
    }

    private func place(_ places: [CompilerErrors.Place]) -> String {
        guard let first = places.first else { return "" }
        return "\(short(first.file)):\(first.line)" + (places.count > 1 ? " and \(places.count - 1) more" : "")
    }

    private func short(_ path: String) -> String { URL(fileURLWithPath: path).lastPathComponent }

    private func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
}

extension String {
    fileprivate var trimmedEnd: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
    }
}
