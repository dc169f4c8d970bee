import Foundation

/// Reads flow files: a YAML list with one step a line, such as `- tap: "Settings"`.
///
/// Of YAML there are lists, comments, plain and quoted words, an optional `---` and an optional `steps:` above the list.
package struct FlowReader {
    private let file: String

    /// A longer file is refused, in bytes.
    package static let sizeLimit = 1 << 20

    private init(file: String) { self.file = file }

    /// - Parameter file: the name for messages.
    package static func read(_ data: Data, file: String) throws(FlowError) -> [FlowLine] {
        let reader = FlowReader(file: file)
        guard data.count <= sizeLimit else { throw reader.error(1, 1, "The file is larger than a megabyte.") }
        guard let text = String(data: data, encoding: .utf8) else { throw reader.error(1, 1, "The file is not UTF-8.") }
        return try reader.lines(of: text)
    }

    private func error(_ line: Int, _ column: Int, _ message: String) -> FlowError {
        FlowError(file: file, line: line, column: column, message: message)
    }

    private func lines(of text: String) throws(FlowError) -> [FlowLine] {
        var result: [FlowLine] = []
        var indent: Int?
        var names: [String: Int] = [:]
        let text = text.first == "\u{FEFF}" ? String(text.dropFirst()) : text
        let rows = text.replacingOccurrences(of: "\r\n", with: "\n").split(
            separator: "\n", omittingEmptySubsequences: false)
        for (index, row) in rows.enumerated() {
            let number = index + 1
            let content = row.drop { $0 == " " }
            let column = row.distance(from: row.startIndex, to: content.startIndex) + 1
            let trimmed = content.trimmingCharacters(in: .whitespaces)
            if trimmed.isEmpty || trimmed.hasPrefix("#") { continue }
            if content.first == "\t" { throw error(number, column, "Indent with spaces; YAML forbids tabs.") }
            if result.isEmpty, trimmed == "---" { continue }
            if result.isEmpty, indent == nil, trimmed == "steps:" { continue }
            guard content.first == "-", content.dropFirst().first.map({ $0 == " " || $0 == "\t" }) ?? true else {
                throw error(
                    number, column, "Every step is a line that begins with \"- \", for instance: - tap: \"Settings\"")
            }
            if let indent, indent != column {
                throw error(number, column, "All steps are indented alike; the first one is at column \(indent).")
            }
            indent = column
            let body = content.dropFirst().drop { $0 == " " || $0 == "\t" }
            let start = row.distance(from: row.startIndex, to: body.startIndex) + 1
            do throws(FlowWords.Problem) {
                let words = try FlowWords.split(String(body))
                var parser = FlowStepParser(words)
                let step = try parser.step()
                if case .snapshot(let name) = step {
                    if let earlier = names[name] {
                        throw FlowWords.Problem(0, "The snapshot of line \(earlier) is called \"\(name)\" too.")
                    }
                    names[name] = number
                }
                result.append(
                    FlowLine(step: step, text: FlowWords.withoutComment(String(body)), line: number))
            } catch let problem {
                throw error(number, start + problem.offset, problem.message)
            }
        }
        if result.isEmpty { throw error(1, 1, "There is no step in the file.") }
        return result
    }
}
