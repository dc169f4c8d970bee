import Foundation
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// A source file before translation.
public struct SourceFile: Sendable {
    /// The path that compiler messages name.
    public var path: String
    public var bytes: [UInt8]

    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }
}

/// Translates all files of a target, which have to be known together.
public struct TargetTranslator: Sendable {
    public var options: TranslationOptions

    public init(options: TranslationOptions) { self.options = options }

    public struct Output: Sendable {
        public var report: FileReport
        public var text: [UInt8]
    }

    /// Translated text begins with this line, which is not counted: the original's line 1 follows it.
    static func header(_ path: String) -> String {
        let escaped = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").filter { !$0.isNewline }
        return "#sourceLocation(file: \"\(escaped)\", line: 1)\n"
    }

    /// The declarations of a file. Time grows with its length.
    func index(_ tree: SourceFileSyntax) -> FileIndex {
        let builder = IndexBuilder(AppConfiguration(options))
        builder.walk(tree)
        return builder.index
    }

    /// Translates everything in memory.
    public func translate(_ files: [SourceFile]) -> (outputs: [Output], entry: String) {
        let trees = files.map { Parser.parse(source: String(decoding: $0.bytes, as: UTF8.self)) }
        let indices = trees.map(index)
        let program = ProgramIndex(files: indices, module: options.moduleName)
        let outputs = zip(files, trees).enumerated().map { number, item in
            translate(item.0, item.1, program: program, number: number)
        }
        let hasMain = files.contains { ($0.path as NSString).lastPathComponent == "main.swift" }
        return (outputs, EntryPoint.source(program, hasMainFile: hasMain))
    }

    func translate(_ file: SourceFile, _ tree: SourceFileSyntax, program: ProgramIndex, number: Int) -> Output {
        guard String(validating: file.bytes, as: UTF8.self) != nil else {
            var report = FileReport(file: file.path)
            report.unsupported = [Unsupported(line: 1, column: 1, construct: "file", reason: "not UTF-8 text")]
            return Output(report: report, text: Array(Self.header(file.path).utf8) + file.bytes)
        }
        let translator = FileTranslator(
            source: file.bytes, tree: tree, program: program, fileNumber: number,
            configuration: AppConfiguration(options),
            file: file.path)
        if (file.path as NSString).lastPathComponent == "main.swift" { translator.registerInMainFile(tree) }
        var text = Array(Self.header(file.path).utf8) + translator.edits.applied()
        if !translator.appended.isEmpty {
            if text.last != 10 { text.append(10) }
            text += Array(translator.appended.map { $0 + "\n" }.joined().utf8)
        }
        var report = translator.report
        report.lines = file.bytes.count { $0 == 10 } + (file.bytes.last == 10 || file.bytes.isEmpty ? 0 : 1)
        report.unsupported.sort { ($0.line, $0.column) < ($1.line, $1.column) }
        return Output(report: report, text: text)
    }

    /// Syntax errors of a text, as `line: message`.
    public static func syntaxErrors(_ text: [UInt8]) -> [String] {
        let tree = Parser.parse(source: String(decoding: text, as: UTF8.self))
        guard tree.hasError else { return [] }
        let converter = SourceLocationConverter(fileName: "", tree: tree)
        return ParseDiagnosticsGenerator.diagnostics(for: tree)
            .filter { $0.diagMessage.severity == .error }
            .map { "\($0.location(converter: converter).line): \($0.message)" }
    }
}

extension FileTranslator {
    /// In `main.swift` the registration comes before the first statement that is not an import.
    func registerInMainFile(_ tree: SourceFileSyntax) {
        for statement in tree.statements
        where !statement.item.is(ImportDeclSyntax.self) && !statement.item.is(IfConfigDeclSyntax.self) {
            edits.insert("MainActor.assumeIsolated { _uikitRegisterApp() }; ", at: start(statement))
            return
        }
    }
}
