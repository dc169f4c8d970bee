/// Something about a project that the reader could not take as it is.
public struct Problem: Codable, Sendable, Equatable, CustomStringConvertible {
    public enum Severity: String, Codable, Sendable { case warning, error }

    public var severity: Severity
    /// The file that has the problem, and the line in it from 1, where known.
    public var file: String
    public var line: Int?
    public var message: String

    public init(_ severity: Severity, file: String, line: Int? = nil, _ message: String) {
        self.severity = severity
        self.file = file
        self.line = line
        self.message = message
    }

    public var description: String { "\(file):\(line.map { "\($0):" } ?? "") \(severity.rawValue): \(message)" }
}

/// Why a project could not be read at all.
public struct ProjectError: Error, CustomStringConvertible, Sendable, Equatable {
    public var problem: Problem

    public init(file: String, line: Int? = nil, _ message: String) {
        problem = Problem(.error, file: file, line: line, message)
    }

    public var description: String { problem.description }
}
