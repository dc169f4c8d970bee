/// Why an interface file cannot be used, with the place where it went wrong.
package struct InterfaceError: Error, CustomStringConvertible, Equatable {
    /// The file's name or path; empty for interface files given as data.
    package var file: String
    /// Counted from one; 0 where the whole file is meant.
    package var line: Int
    package var message: String

    package init(file: String = "", line: Int = 0, _ message: String) {
        self.file = file
        self.line = line
        self.message = message
    }

    package var description: String {
        let name = file.isEmpty ? "interface file" : file
        return line > 0 ? "\(name):\(line): \(message)" : "\(name): \(message)"
    }
}
