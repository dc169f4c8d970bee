import Foundation
import SwiftParser
import SwiftSyntax
import Synchronization

/// Translates a target's files into a folder, those only that have changed since the last run, or all if a declaration
/// that others depend on has changed.
public struct IncrementalBuild: Sendable {
    public var options: TranslationOptions
    public var output: String
    /// Modules that the files may import, translated before.
    public var imported: [ImportedModule]
    /// Changes with the translator's results, so that older output is not taken for right.
    static let version = 6

    public init(options: TranslationOptions, output: String, imported: [ImportedModule] = []) {
        self.options = options
        self.output = output
        self.imported = imported
    }

    public struct Result: Codable, Sendable {
        /// The generated file that starts the app.
        public var entry: String
        public var files: [FileReport]
        /// Sums over all files.
        public var translated: [String: Int]
        public var unsupportedCount: Int
        public var translatedFiles: Int
        public var skippedFiles: Int
        /// The declarations of all files, for modules that import this one.
        public var indices: [FileIndex] = []

        enum CodingKeys: String, CodingKey {
            case entry, files, translated, unsupportedCount, translatedFiles, skippedFiles
        }
    }

    private struct State: Codable {
        struct File: Codable {
            var hash: UInt64
            var index: FileIndex
            var report: FileReport
        }
        var version: Int
        var options: UInt64
        var program: UInt64
        var files: [String: File]
    }

    public func run(_ paths: [String]) throws -> Result {
        let manager = FileManager.default
        try manager.createDirectory(atPath: output, withIntermediateDirectories: true)
        let statePath = output + "/.xcode-import.json"
        let optionsHash = Self.hash(Array(options.fingerprint.utf8))
        var old = manager.contents(atPath: statePath).flatMap { try? JSONDecoder().decode(State.self, from: $0) }
        if old?.version != Self.version || old?.options != optionsHash { old = nil }

        let translator = TargetTranslator(options: options)
        let known = old?.files ?? [:]
        let prepared = Self.concurrently(paths.sorted()) { path -> Prepared in
            let bytes = [UInt8](FileManager.default.contents(atPath: path) ?? Data())
            let file = SourceFile(path: path, bytes: bytes)
            let hash = Self.hash(bytes)
            if let known = known[path], known.hash == hash {
                return Prepared(source: file, hash: hash, tree: nil, index: known.index)
            }
            let tree = Parser.parse(source: String(decoding: bytes, as: UTF8.self))
            return Prepared(source: file, hash: hash, tree: tree, index: translator.index(tree))
        }
        let sources = prepared.map(\.source)
        let indices = prepared.map(\.index)
        let programHash = Self.hash(
            try Self.encoded(indices) + Array(paths.sorted().joined(separator: "\n").utf8)
                + imported.flatMap { try Self.encoded($0.files) })
        let program = ProgramIndex(files: indices, module: options.moduleName, imported: imported)
        var state = State(version: Self.version, options: optionsHash, program: programHash, files: [:])
        var result = Result(
            entry: "", files: [], translated: [:], unsupportedCount: 0, translatedFiles: 0, skippedFiles: 0)
        let names = outputNames(sources.map(\.path))
        let isSameProgram = old?.program == programHash
        let translations = Self.concurrently(Array(prepared.enumerated())) { number, file -> TargetTranslator.Output? in
            if isSameProgram, let known = known[file.source.path], known.hash == file.hash,
                known.report.output == output + "/" + names[number],
                FileManager.default.fileExists(atPath: output + "/" + names[number])
            {
                return nil
            }
            let tree = file.tree ?? Parser.parse(source: String(decoding: file.source.bytes, as: UTF8.self))
            return translator.translate(file.source, tree, program: program, number: number)
        }
        for (number, file) in prepared.enumerated() {
            let source = file.source
            let target = output + "/" + names[number]
            var report: FileReport
            if let translated = translations[number] {
                try Self.write(translated.text, to: target)
                report = translated.report
                report.output = target
                result.translatedFiles += 1
            } else {
                report = known[source.path]!.report
                report.skipped = true
                result.skippedFiles += 1
            }
            var stored = report
            stored.skipped = false
            state.files[source.path] = State.File(hash: file.hash, index: file.index, report: stored)
            result.files.append(report)
            result.translated.merge(report.translated, uniquingKeysWith: +)
            result.unsupportedCount += report.unsupported.count
        }
        result.entry = output + "/" + EntryPoint.fileName
        result.indices = indices
        let hasMain = names.contains("main.swift")
        let entry = EntryPoint.source(program, hasMainFile: hasMain, isLibrary: options.isLibrary)
        try Self.write(Array(entry.utf8), to: result.entry)
        for (path, file) in old?.files ?? [:] where state.files[path] == nil {
            if let stale = file.report.output, stale.hasPrefix(output + "/"),
                !result.files.contains(where: { $0.output == stale })
            {
                try? manager.removeItem(atPath: stale)
            }
        }
        try Self.write(try Self.encoded(state), to: statePath)
        return result
    }

    /// A file that was read; without its tree where it is the one of the last time.
    private struct Prepared: Sendable {
        var source: SourceFile
        var hash: UInt64
        var tree: SourceFileSyntax?
        var index: FileIndex
    }

    /// The results in the order of the items; all processors work.
    private static func concurrently<Item: Sendable, Output: Sendable>(
        _ items: [Item], _ body: @Sendable (Item) -> Output
    ) -> [Output] {
        let results = Mutex([Output?](repeating: nil, count: items.count))
        DispatchQueue.concurrentPerform(iterations: items.count) { number in
            let result = body(items[number])
            results.withLock { $0[number] = result }
        }
        return results.withLock { $0.map { $0! } }
    }

    /// `X.t.swift`, with a number where two folders have a file of that name. `main.swift` keeps its name, which is what
    /// lets it have statements.
    private func outputNames(_ paths: [String]) -> [String] {
        var taken: Set<String> = [EntryPoint.fileName.lowercased()]
        return paths.map { path in
            let file = (path as NSString).lastPathComponent
            let base = (file as NSString).deletingPathExtension
            var name = file == "main.swift" ? file : base + ".t.swift"
            var number = 2
            while !taken.insert(name.lowercased()).inserted {
                name = "\(base).\(number).t.swift"
                number += 1
            }
            return name
        }
    }

    /// Leaves a file alone that is already so, and its date, for the compiler's own incremental build.
    private static func write(_ bytes: [UInt8], to path: String) throws {
        let data = Data(bytes)
        if FileManager.default.contents(atPath: path) == data { return }
        try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    }

    private static func encoded(_ value: some Encodable) throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        return [UInt8](try encoder.encode(value))
    }

    /// FNV-1a over 64 bits.
    private static func hash(_ bytes: [UInt8]) -> UInt64 {
        bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
