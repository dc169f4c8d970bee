import Foundation

/// Build settings in layers, lowest first: Xcode's defaults, the project's xcconfig, the project, the target's xcconfig,
/// the target. `$(inherited)` in one layer is the value of the layers below it.
public struct BuildSettings: Sendable {
    /// What conditions such as `[sdk=iphonesimulator*]` are matched against.
    public struct Conditions: Sendable {
        public var sdk = "iphonesimulator18.0"
        public var arch = "x86_64"
        public var config = "Debug"
        public init(config: String = "Debug") { self.config = config }
    }

    public var layers: [[String: String]]
    public var conditions: Conditions
    /// References that one look-up may follow.
    private final class Budget { var left = 5_000 }
    /// References that led back to themselves, met while expanding.
    static let depthLimit = 40
    /// Characters that a value may expand to.
    static let lengthLimit = 1 << 20

    public init(layers: [[String: String]], conditions: Conditions = Conditions()) {
        self.conditions = conditions
        self.layers = layers.map { BuildSettings.applying(conditions, to: $0) }
    }

    /// Resolves conditional keys of one layer; a condition that holds beats the plain key, more of them beat fewer.
    private static func applying(_ conditions: Conditions, to layer: [String: String]) -> [String: String] {
        var result: [String: (value: String, rank: Int)] = [:]
        for (key, value) in layer {
            guard let bracket = key.firstIndex(of: "[") else {
                if (result[key]?.rank ?? -1) < 0 { result[key] = (value, 0) }
                continue
            }
            let name = String(key[..<bracket])
            let parts = key[bracket...].split(whereSeparator: { "[],".contains($0) })
            let holds = parts.allSatisfy { part in
                let pair = part.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
                guard pair.count == 2 else { return false }
                switch pair[0] {
                case "sdk": return matches(conditions.sdk, pair[1])
                case "arch": return matches(conditions.arch, pair[1])
                case "config": return matches(conditions.config, pair[1])
                default: return false
                }
            }
            let rank = parts.count
            if holds, (result[name]?.rank ?? -1) < rank { result[name] = (value, rank) }
        }
        return result.mapValues(\.value)
    }

    /// A pattern with `*` for any characters.
    static func matches(_ text: String, _ pattern: String) -> Bool {
        let parts = pattern.split(separator: "*", omittingEmptySubsequences: false).map(String.init)
        guard parts.count > 1 else { return text == pattern }
        guard text.hasPrefix(parts[0]) else { return false }
        var rest = text.dropFirst(parts[0].count)
        for part in parts.dropFirst().dropLast() where !part.isEmpty {
            guard let range = rest.range(of: part) else { return false }
            rest = rest[range.upperBound...]
        }
        return rest.hasSuffix(parts.last!)
    }

    public subscript(name: String) -> String? {
        guard layers.contains(where: { $0[name] != nil }) else { return nil }
        return value(of: name, below: layers.count, depth: 0, Budget())
    }

    /// `YES`, `true` and `1` are true.
    public func flag(_ name: String) -> Bool {
        ["yes", "true", "1"].contains((self[name] ?? "").lowercased())
    }

    /// A value split at spaces, with quotes and backslashes as a shell has them.
    public func list(_ name: String) -> [String] { BuildSettings.words(self[name] ?? "") }

    public var names: Set<String> { Set(layers.flatMap(\.keys)) }

    /// Replaces `$(NAME)`, `${NAME}` and their modifiers in any text. An unknown name is empty.
    public func expand(_ text: String) -> String { expand(text, inside: nil, below: layers.count, depth: 0, Budget()) }

    private func value(of name: String, below limit: Int, depth: Int, _ budget: Budget) -> String {
        for layer in stride(from: limit - 1, through: 0, by: -1) {
            if let raw = layers[layer][name] {
                return expand(raw, inside: name, below: layer, depth: depth + 1, budget)
            }
        }
        return ""
    }

    private func expand(_ text: String, inside name: String?, below layer: Int, depth: Int, _ budget: Budget) -> String
    {
        guard text.contains("$") else { return text }
        guard depth < BuildSettings.depthLimit else { return "" }
        var result = ""
        var rest = text[...]
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            rest = rest[dollar...].dropFirst()
            guard let open = rest.first, open == "(" || open == "{", let close = BuildSettings.closing(rest) else {
                result += "$"
                continue
            }
            let inner = expand(
                String(rest[rest.index(after: rest.startIndex)..<close]), inside: name, below: layer, depth: depth + 1,
                budget)
            rest = rest[rest.index(after: close)...]
            budget.left -= 1
            guard budget.left > 0 else { return "" }
            result += reference(inner, inside: name, below: layer, depth: depth, budget)
            if result.utf8.count > BuildSettings.lengthLimit { return "" }
        }
        return result + rest
    }

    private func reference(_ text: String, inside name: String?, below layer: Int, depth: Int, _ budget: Budget)
        -> String
    {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        let key = parts[0]
        var value: String
        if let name, key == "inherited" || key == name {
            value = self.value(of: name, below: layer, depth: depth, budget)
        } else {
            value = self.value(of: key, below: layers.count, depth: depth, budget)
        }
        for modifier in parts.dropFirst() { value = BuildSettings.apply(modifier, to: value) }
        return value
    }

    /// The index of the bracket that closes the one `text` begins with.
    private static func closing(_ text: Substring) -> Substring.Index? {
        let close: Character = text.first == "(" ? ")" : "}"
        var depth = 0
        for index in text.indices {
            if text[index] == text.first { depth += 1 }
            if text[index] == close {
                depth -= 1
                if depth == 0 { return index }
            }
        }
        return nil
    }

    static func apply(_ modifier: String, to value: String) -> String {
        let path = value as NSString
        switch modifier {
        case "lower": return value.lowercased()
        case "upper": return value.uppercased()
        case "identifier", "c99extidentifier": return identifier(value)
        case "rfc1034identifier":
            return String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "." || $0 == "-" ? $0 : "-" })
        case "quote": return value.replacingOccurrences(of: " ", with: "\\ ")
        case "base": return (path.lastPathComponent as NSString).deletingPathExtension
        case "file": return path.lastPathComponent
        case "dir": return path.deletingLastPathComponent
        case "suffix": return path.pathExtension.isEmpty ? "" : "." + path.pathExtension
        case "standardizepath": return path.standardizingPath
        default:
            if modifier.hasPrefix("default=") { return value.isEmpty ? String(modifier.dropFirst(8)) : value }
            return value
        }
    }

    private static func identifier(_ value: String) -> String {
        let text = String(value.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        return text.first?.isNumber == true ? "_" + text.dropFirst() : text
    }

    static func words(_ text: String) -> [String] {
        var words: [String] = []
        var word = ""
        var quote: Character?
        var isOpen = false
        var characters = text.makeIterator()
        while let character = characters.next() {
            if character == "\\", let next = characters.next() {
                word.append(next)
                isOpen = true
            } else if let current = quote {
                if character == current { quote = nil } else { word.append(character) }
            } else if character == "\"" || character == "'" {
                (quote, isOpen) = (character, true)
            } else if character.isWhitespace {
                if isOpen { words.append(word) }
                (word, isOpen) = ("", false)
            } else {
                word.append(character)
                isOpen = true
            }
        }
        if isOpen { words.append(word) }
        return words
    }
}
