import Foundation

/// The syntax of old-style property lists, as far as it takes to say where one is broken and where its objects are.
struct OldStyleSyntax {
    enum Token: Equatable {
        case mark(UInt8)
        case word(String)
        case unterminated(String)
    }

    private let bytes: [UInt8]
    private var position = 0
    private var line = 1

    init(_ data: Data) { bytes = [UInt8](data) }

    /// The next token and its line, comments skipped; nil at the end.
    private mutating func next() -> (token: Token, line: Int)? {
        while position < bytes.count {
            let byte = bytes[position]
            if byte == 10 {
                line += 1
                position += 1
            } else if byte <= 32 {
                position += 1
            } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "/") {
                while position < bytes.count, bytes[position] != 10 { position += 1 }
            } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "*") {
                let start = line
                position += 2
                while true {
                    guard position + 1 < bytes.count else { return (.unterminated("comment"), start) }
                    if bytes[position] == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") { break }
                    if bytes[position] == 10 { line += 1 }
                    position += 1
                }
                position += 2
            } else {
                return scan(byte)
            }
        }
        return nil
    }

    private mutating func scan(_ byte: UInt8) -> (Token, Int) {
        let start = line
        if "{}();,=".utf8.contains(byte) {
            position += 1
            return (.mark(byte), start)
        }
        let from = position
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
            position += 1
            while position < bytes.count, bytes[position] != byte {
                if bytes[position] == UInt8(ascii: "\\") { position += 1 }
                if position < bytes.count, bytes[position] == 10 { line += 1 }
                position += 1
            }
            guard position < bytes.count else { return (.unterminated("string"), start) }
            position += 1
            return (.word(String(decoding: bytes[(from + 1)..<(position - 1)], as: UTF8.self)), start)
        }
        while position < bytes.count, bytes[position] > 32, !"{}();,=\"'".utf8.contains(bytes[position]) {
            position += 1
        }
        return (.word(String(decoding: bytes[from..<position], as: UTF8.self)), start)
    }

    /// The first line that breaks the rules, and how.
    static func firstError(_ data: Data) -> (line: Int, message: String)? {
        var syntax = OldStyleSyntax(data)
        enum Expected: String {
            case value = "a value", key = "a key or }", equals = "=", semicolon = ";", comma = ", or )", element =
                "a value or )", end = "the end"
        }
        var stack: [UInt8] = []
        var expected = Expected.value
        func afterValue() -> Expected { stack.last.map { $0 == UInt8(ascii: "{") ? .semicolon : .comma } ?? .end }
        while let (token, line) = syntax.next() {
            switch (expected, token) {
            case (_, .unterminated(let what)): return (line, "a \(what) that does not end")
            case (.value, .mark(UInt8(ascii: "{"))), (.element, .mark(UInt8(ascii: "{"))):
                stack.append(UInt8(ascii: "{"))
                expected = .key
            case (.value, .mark(UInt8(ascii: "("))), (.element, .mark(UInt8(ascii: "("))):
                stack.append(UInt8(ascii: "("))
                expected = .element
            case (.value, .word), (.element, .word): expected = afterValue()
            case (.key, .word): expected = .equals
            case (.equals, .mark(UInt8(ascii: "="))): expected = .value
            case (.semicolon, .mark(UInt8(ascii: ";"))): expected = .key
            case (.comma, .mark(UInt8(ascii: ","))): expected = .element
            case (.key, .mark(UInt8(ascii: "}"))), (.comma, .mark(UInt8(ascii: ")"))),
                (.element, .mark(UInt8(ascii: ")"))):
                stack.removeLast()
                expected = afterValue()
            case (_, .mark(let byte)):
                return (line, "expected \(expected.rawValue), found \(Character(Unicode.Scalar(byte)))")
            case (_, .word(let word)): return (line, "expected \(expected.rawValue), found \(word.prefix(40))")
            }
        }
        return expected == .end ? nil : (syntax.line, "expected \(expected.rawValue), found the end of the file")
    }

    /// The line of each `key = {`, the first for a key that repeats.
    static func dictionaryLines(_ data: Data) -> [String: Int] {
        var syntax = OldStyleSyntax(data)
        var result: [String: Int] = [:]
        var key: (String, Int)?
        var isAssigned = false
        while let (token, line) = syntax.next() {
            switch token {
            case .word(let word): (key, isAssigned) = ((word, line), false)
            case .mark(UInt8(ascii: "=")): isAssigned = true
            case .mark(UInt8(ascii: "{")):
                if isAssigned, let (word, line) = key, result[word] == nil { result[word] = line }
                (key, isAssigned) = (nil, false)
            default: (key, isAssigned) = (nil, false)
            }
        }
        return result
    }
}
