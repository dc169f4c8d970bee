import Foundation

/// A compiler's messages about translated sources, as if they were about the originals: the lines it quotes are the
/// author's, and what it says of generated code is marked as such.
struct CompilerMessages {
    /// Originals, whose translations begin one line later.
    let translated: Set<String>
    private var files: [String: [Substring]] = [:]

    init(translated: Set<String>) { self.translated = translated }

    mutating func readable(_ text: String) -> String {
        var result: [String] = []
        var current: String?
        var skips = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let plain = Self.withoutColors(line)
            if let place = Self.place(plain) {
                skips = false
                current = place.file
                let length = lines(of: place.file).map {
                    $0.indices.contains(place.line - 1) ? $0[place.line - 1].utf8.count : 0
                }
                if let length, place.column > length + 1 {
                    skips = true
                    let own = lines(of: place.file)?[place.line - 1] ?? ""
                    let note =
                        Self.names(place.rest).contains { own.contains($0) } ? "" : " [in code generated for this line]"
                    result.append("\(place.file):\(place.line): \(place.rest)\(note)")
                } else {
                    result.append(String(line))
                }
            } else if let quoted = Self.quoted(plain), let current, let own = lines(of: current) {
                if skips { continue }
                let shift = translated.contains(current) ? 1 : 0
                let number = quoted.line - shift
                let text = own.indices.contains(number - 1) ? String(own[number - 1]) : ""
                let label = String(number)
                let width = quoted.head.count - 3
                result.append(String(repeating: " ", count: max(0, width - label.count)) + label + " | " + text)
            } else if plain.trimmed.hasPrefix("|") {
                if !skips { result.append(String(line)) }
            } else {
                skips = false
                result.append(String(line))
            }
        }
        return result.joined(separator: "\n")
    }

    private mutating func lines(of file: String) -> [Substring]? {
        if let known = files[file] { return known }
        guard let data = FileManager.default.contents(atPath: file) else { return nil }
        let lines = String(decoding: data, as: UTF8.self).split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        files[file] = lines
        return lines
    }

    /// The last parts of the names that a message quotes.
    private static func names(_ message: Substring) -> [Substring] {
        message.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
            .map { $0.element.prefix { $0.isLetter || $0.isNumber || $0 == "_" } }.filter { $0.count > 2 }
    }

    private static func withoutColors(_ line: Substring) -> Substring {
        guard line.contains("\u{1B}") else { return line }
        return line.replacingOccurrences(of: "\u{1B}\\[[0-9;]*m", with: "", options: .regularExpression)[...]
    }

    /// `/a/b.swift:3:7: error: text`
    private static func place(_ line: Substring) -> (file: String, line: Int, column: Int, rest: Substring)? {
        guard line.first == "/" else { return nil }
        for kind in [": error: ", ": warning: ", ": note: "] {
            guard let mark = line.range(of: kind) else { continue }
            let parts = line[..<mark.lowerBound].split(separator: ":")
            guard parts.count >= 3, let column = Int(parts[parts.count - 1]), let number = Int(parts[parts.count - 2])
            else {
                continue
            }
            let rest = line[line.index(mark.lowerBound, offsetBy: 2)...]
            return (parts.dropLast(2).joined(separator: ":"), number, column, rest)
        }
        return nil
    }

    /// ` 12 | let a = 1`
    private static func quoted(_ line: Substring) -> (line: Int, head: String)? {
        guard let bar = line.range(of: " | "), let number = Int(line[..<bar.lowerBound].trimmed) else {
            guard line.hasSuffix(" |"), let number = Int(line.dropLast(2).trimmed) else { return nil }
            return (number, String(line) + " ")
        }
        return (number, String(line[..<bar.upperBound]))
    }
}
