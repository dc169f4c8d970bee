import Foundation
import Glibc

/// Calls swiftc.
enum SwiftCompiler {
    /// The arguments go through a response file: the command line of a large app is longer than the system allows.
    static func run(_ arguments: [String]) throws -> (ending: Subprocess.Ending, text: String) {
        if let path = arguments.first(where: { $0.contains("\n") }) {
            throw ToolError(.noInput, "The compiler cannot read a path with a line break in it: \(path)")
        }
        let list = FileManager.default.temporaryDirectory.appendingPathComponent("shoji-\(UUID().uuidString).resp")
        let quoted = arguments.map {
            "\""
                + $0.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
                .replacingOccurrences(of: "'", with: "\\'") + "\""
        }
        do { try Data(quoted.joined(separator: "\n").utf8).write(to: list) } catch {
            throw ToolError(.cannotWrite, "Cannot write \(list.path): \(reason(error)).")
        }
        defer { unlink(list.path) }
        return try Subprocess.output(of: "swiftc", ["@\(list.path)"])
    }
}
