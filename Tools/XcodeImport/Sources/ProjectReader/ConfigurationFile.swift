import Foundation

/// A `.xcconfig` file and what it includes.
struct ConfigurationFile {
    private(set) var settings: [String: String] = [:]
    private(set) var problems: [Problem] = []
    private let files: SafeFiles
    private var open: [String] = []
    private var budget = 200

    init(path: String, files: SafeFiles) {
        self.files = files
        include(path, from: nil, isOptional: false)
    }

    private mutating func include(_ path: String, from place: (file: String, line: Int)?, isOptional: Bool) {
        let file = place?.file ?? path
        guard let found = files.locate(path) else {
            if !isOptional {
                let reason = files.contains(path) ? "there is no file \(path)" : "\(path) is outside of \(files.root)"
                problems.append(Problem(.warning, file: file, line: place?.line, reason))
            }
            return
        }
        guard !open.contains(found) else {
            problems.append(Problem(.warning, file: file, line: place?.line, "\(found) includes itself"))
            return
        }
        budget -= 1
        guard budget > 0, open.count < 32 else {
            problems.append(Problem(.warning, file: file, line: place?.line, "too many included files"))
            return
        }
        do {
            let text = try files.text(found)
            open.append(found)
            parse(text, file: found)
            open.removeLast()
        } catch { problems.append(error.problem) }
    }

    private mutating func parse(_ text: String, file: String) {
        for (number, rawLine) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
        {
            var line = String(rawLine)
            if number == 0, line.hasPrefix("\u{FEFF}") { line.removeFirst() }
            if let comment = line.range(of: "//") { line = String(line[..<comment.lowerBound]) }
            line = line.trimmingCharacters(in: .whitespaces)
            if line.isEmpty { continue }
            if line.hasPrefix("#include") {
                let isOptional = line.hasPrefix("#include?")
                let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
                guard parts.count >= 3 else {
                    problems.append(Problem(.warning, file: file, line: number + 1, "#include needs a file in quotes"))
                    continue
                }
                let name = String(parts[1])
                let path = name.hasPrefix("/") ? name : (file as NSString).deletingLastPathComponent + "/" + name
                include(path, from: (file, number + 1), isOptional: isOptional)
                continue
            }
            guard let (key, value) = ConfigurationFile.assignment(line) else {
                problems.append(Problem(.warning, file: file, line: number + 1, "neither a setting nor an #include"))
                continue
            }
            // A second assignment of a file adds to the first where it says so.
            let previous = settings[key] ?? "$(inherited)"
            let references = value.components(separatedBy: "inherited").count
            guard references * previous.utf8.count + value.utf8.count < BuildSettings.lengthLimit else {
                problems.append(Problem(.warning, file: file, line: number + 1, "the value of \(key) is too long"))
                continue
            }
            settings[key] = value.replacingOccurrences(of: "$(inherited)", with: previous)
                .replacingOccurrences(of: "${inherited}", with: previous)
        }
    }

    /// `KEY[sdk=x*] = value`: the sign that counts is the first outside of brackets.
    private static func assignment(_ line: String) -> (String, String)? {
        var depth = 0
        for index in line.indices {
            switch line[index] {
            case "[": depth += 1
            case "]": depth -= 1
            case "=" where depth == 0:
                let key = line[..<index].filter { !$0.isWhitespace }
                guard let first = key.first, first.isLetter || first == "_" else { return nil }
                var value = line[line.index(after: index)...].trimmingCharacters(in: .whitespaces)
                if value.hasSuffix(";") { value = value.dropLast().trimmingCharacters(in: .whitespaces) }
                return (key, value)
            default: break
            }
        }
        return nil
    }
}
