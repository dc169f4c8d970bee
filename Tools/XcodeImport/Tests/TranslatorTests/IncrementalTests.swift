import Foundation
import Testing

@testable import Translator

@Suite struct IncrementalTests {
    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("incremental-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    @Test("only a file whose body changed is translated again, and all when a declaration changed")
    func incremental() throws {
        try withFolder { folder in
            let first = folder.appendingPathComponent("A.swift")
            let second = folder.appendingPathComponent("B.swift")
            try "class A: UIView { @objc func f() { } }\n".write(to: first, atomically: true, encoding: .utf8)
            try "class B: A { func g() { _ = #selector(f) } }\n".write(to: second, atomically: true, encoding: .utf8)
            let build = IncrementalBuild(
                options: TranslationOptions(), output: folder.appendingPathComponent("out").path)
            let paths = [first.path, second.path]
            #expect(try build.run(paths).translatedFiles == 2)
            #expect(try build.run(paths).skippedFiles == 2)
            try "class A: UIView { @objc func f() { print(1) } }\n".write(to: first, atomically: true, encoding: .utf8)
            let third = try build.run(paths)
            #expect(third.files.map(\.skipped) == [false, true])
            try "class A: UIView { @objc func f(_ x: Int) { } }\n".write(to: first, atomically: true, encoding: .utf8)
            #expect(try build.run(paths).translatedFiles == 2)
            let text = try String(contentsOf: folder.appendingPathComponent("out/B.t.swift"), encoding: .utf8)
            #expect(text.contains("Selector(\"f:\", B.f(_:))"))
        }
    }

    @Test("two files of one name get outputs of two names, and a removed file's output goes")
    func names() throws {
        try withFolder { folder in
            for name in ["x", "y"] {
                let inner = folder.appendingPathComponent(name)
                try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
                try "let \(name) = 1\n".write(
                    to: inner.appendingPathComponent("A.swift"), atomically: true, encoding: .utf8)
            }
            let build = IncrementalBuild(
                options: TranslationOptions(), output: folder.appendingPathComponent("out").path)
            let both = try build.run([folder.path + "/x/A.swift", folder.path + "/y/A.swift"])
            #expect(
                both.files.compactMap { $0.output.map { ($0 as NSString).lastPathComponent } } == [
                    "A.t.swift", "A.2.t.swift",
                ])
            _ = try build.run([folder.path + "/x/A.swift"])
            #expect(!FileManager.default.fileExists(atPath: folder.path + "/out/A.2.t.swift"))
        }
    }
}
