/// What happened to one file.
public struct FileReport: Codable, Sendable, Equatable {
    /// The path of the original.
    public var file: String
    /// The path of the translated file, absent when nothing was written.
    public var output: String?
    /// True if an earlier run's output was still right.
    public var skipped = false
    public var lines = 0
    /// How often each construct was translated, by its Swift spelling.
    public var translated: [String: Int] = [:]
    /// Constructs left as they are, or blanked without a replacement.
    public var unsupported: [Unsupported] = []

    public init(file: String) { self.file = file }

    mutating func count(_ construct: String, _ times: Int = 1) {
        translated[construct, default: 0] += times
    }
}

/// One construct that was not translated, and why.
public struct Unsupported: Codable, Sendable, Equatable {
    /// Line and column (in UTF-8 bytes) in the original file, from 1.
    public var line: Int
    public var column: Int
    public var construct: String
    public var reason: String
}
