import Foundation

@testable import Translator

/// The sample inputs and outputs beside this file. `RECORD_GOLDEN=1` writes the outputs anew.
enum Golden {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Golden")
    static let isRecording = ProcessInfo.processInfo.environment["RECORD_GOLDEN"] != nil

    static func inputs(_ name: String) throws -> [SourceFile] {
        let folder = folder.appendingPathComponent(name)
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            .filter { $0.hasSuffix(".swift") && !$0.hasSuffix(".t.swift") && $0 != EntryPoint.fileName }
            .map {
                SourceFile(
                    path: "\(name)/\($0)", bytes: [UInt8](try Data(contentsOf: folder.appendingPathComponent($0))))
            }
    }

    /// The recorded text, after recording `text` if that is asked for.
    static func expected(_ path: String, _ text: [UInt8]) throws -> String {
        let url = folder.appendingPathComponent(path)
        if isRecording { try Data(text).write(to: url) }
        return try String(contentsOf: url, encoding: .utf8)
    }

    static func translate(_ text: String, file: String = "File.swift") -> (text: String, report: FileReport) {
        let result = TargetTranslator(options: TranslationOptions()).translate([
            SourceFile(path: file, bytes: Array(text.utf8))
        ])
        let output = result.outputs[0]
        return (
            String(decoding: output.text, as: UTF8.self).split(
                separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)[1].description, output.report
        )
    }

    static func lines(_ bytes: [UInt8]) -> Int { bytes.count { $0 == 10 } }
}
