import Foundation

/// The Swift toolchain on this machine.
enum Toolchain {
    /// Folder that holds bin, lib and libexec; nil when there is no swiftc.
    static let root: String? = Subprocess.find("swiftc").map {
        URL(fileURLWithPath: $0).resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent().path
    }

    /// "6.3.1", or nil when there is no swiftc.
    static func version() -> String? {
        guard let output = try? Subprocess.output(of: "swiftc", ["--version"]), output.ending == .exited(0) else {
            return nil
        }
        guard let range = output.text.range(of: "Swift version ") else { return nil }
        return String(output.text[range.upperBound...].prefix { !$0.isWhitespace })
    }
}
