import Foundation
import Testing

@testable import Translator

@Suite struct GoldenTests {
    static let folders = ["Controllers", "Protocols", "Files"]

    @Test("translated samples are as recorded", arguments: folders)
    func samples(_ folder: String) throws {
        let inputs = try Golden.inputs(folder)
        #expect(!inputs.isEmpty)
        let result = TargetTranslator(options: TranslationOptions(moduleName: folder)).translate(inputs)
        for (input, output) in zip(inputs, result.outputs) {
            let path = input.path.replacing(".swift", with: ".t.swift")
            #expect(String(decoding: output.text, as: UTF8.self) == (try Golden.expected(path, output.text)))
        }
        #expect(result.entry == (try Golden.expected("\(folder)/\(EntryPoint.fileName)", Array(result.entry.utf8))))
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let report = try encoder.encode(result.outputs.map(\.report))
        #expect(
            String(decoding: report, as: UTF8.self) == (try Golden.expected("\(folder)/report.json", [UInt8](report))))
    }

    @Test("every line of a sample is still the same line, and nothing new fails to parse", arguments: folders)
    func lines(_ folder: String) throws {
        let inputs = try Golden.inputs(folder)
        let result = TargetTranslator(options: TranslationOptions(moduleName: folder)).translate(inputs)
        for (input, output) in zip(inputs, result.outputs) {
            #expect(TargetTranslator.syntaxErrors(output.text) == [])
            let before = String(decoding: input.bytes, as: UTF8.self).split(
                separator: "\n", omittingEmptySubsequences: false)
            let after = String(decoding: output.text, as: UTF8.self).split(
                separator: "\n", omittingEmptySubsequences: false
            ).dropFirst()
            for (number, pair) in zip(before, after).enumerated() {
                for word in ["func ", "var ", "class ", "protocol ", "extension ", "#endif"] where pair.0.contains(word)
                {
                    #expect(pair.1.contains(word), "line \(number + 1) of \(input.path)")
                }
            }
            #expect(after.count >= before.count)
        }
    }

    @Test("translated samples type-check against the kit's interface", arguments: ["5", "6"])
    func typeCheck(_ mode: String) throws {
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("xcode-import-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        let runtime = Golden.folder.appendingPathComponent("Runtime/UIKit.swift").path
        let built = try swiftc([
            "-emit-module", "-module-name", "UIKit", "-swift-version", "6", "-parse-as-library", "-o",
            scratch.appendingPathComponent("UIKit.swiftmodule").path, runtime,
        ])
        #expect(built.status == 0, "\(built.output)")
        for folder in ["Controllers", "Protocols"] {
            let names =
                try Golden.inputs(folder).map { $0.path.replacing(".swift", with: ".t.swift") } + [
                    "\(folder)/\(EntryPoint.fileName)"
                ]
            let result = try swiftc(
                ["-typecheck", "-module-name", folder, "-swift-version", mode, "-parse-as-library", "-I", scratch.path]
                    + names.map { Golden.folder.appendingPathComponent($0).path })
            #expect(result.status == 0, "\(folder): \(result.output)")
        }
    }

    private func swiftc(_ arguments: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swiftc"] + arguments
        let pipe = Pipe()
        process.standardError = pipe
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }
}
