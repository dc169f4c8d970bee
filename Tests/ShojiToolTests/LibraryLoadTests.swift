import Foundation
import TestSupport
import Testing

@testable import shoji

/// The library that apps are linked with must be whole: a symbol that nothing defines keeps every app from starting.
@Suite struct LibraryLoadTests {
    private var library: URL {
        fixturesFolder.appendingPathComponent("../../.build/debug").standardizedFileURL.resolvingSymlinksInPath()
            .appendingPathComponent("libShoji.so")
    }

    /// The last own module that a mangled name mentions.
    private func module(of symbol: String, among modules: [String]) -> String? {
        modules.filter { name in
            // Short names occur by chance inside of others.
            name.count > 3 ? symbol.contains("\(name.count)\(name)") : symbol.hasPrefix("$s\(name.count)\(name)")
        }.max { $0.count < $1.count }
    }

    @Test("libShoji.so defines every symbol of its own modules")
    func undefined() throws {
        let sources = fixturesFolder.appendingPathComponent("../../Sources").standardizedFileURL.path
        let files = FileManager.default
        let modules =
            try
            (files.contentsOfDirectory(atPath: sources) + files.contentsOfDirectory(atPath: sources + "/Frameworks"))
            .filter { !["Frameworks", "TestingOverlays", "shoji"].contains($0) && !$0.hasPrefix(".") }
        let output = try Subprocess.output(of: "nm", ["-D", "--undefined-only", library.path])
        try #require(output.ending == .exited(0), "\(output.text)")
        let symbols = output.text.split(separator: "\n").compactMap { $0.split(separator: " ").last.map(String.init) }
        #expect(symbols.count > 500)
        let own = symbols.filter { module(of: $0, among: modules) != nil }
        let names = own.isEmpty ? "" : try Subprocess.output(of: "swift-demangle", ["-compact"] + own).text
        #expect(own.isEmpty, "undefined in libShoji.so:\n\(names)")
    }

    @Test("every symbol that libShoji.so needs is found when it is loaded")
    func loads() throws {
        let output = try Subprocess.output(of: "ldd", ["-r", library.path])
        let missing = output.text.split(separator: "\n").filter {
            $0.contains("undefined symbol") || $0.contains("not found")
        }
        #expect(output.ending == .exited(0) && missing.isEmpty, "\(missing.prefix(20).joined(separator: "\n"))")
    }
}
