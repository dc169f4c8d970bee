/// What is wrong in a flow file.
package struct FlowError: Error, Hashable, Sendable, CustomStringConvertible {
    package var file: String
    /// Counted from 1.
    package var line: Int
    /// In characters, counted from 1.
    package var column: Int
    package var message: String

    package var description: String { "\(file):\(line):\(column): \(message)" }
}
