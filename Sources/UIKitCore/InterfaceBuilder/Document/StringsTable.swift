/// Reads tables of texts (`.strings`): `"key" = "value";` lines with comments, or a property list.
enum StringsTable {
    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    static func read(_ data: Data) throws -> [String: String] {
        guard data.count <= 16 << 20 else { throw Failure(description: "the file is too large") }
        if data.starts(with: Array("bplist".utf8)) || data.starts(with: Array("<?xml".utf8)) {
            let list = try PropertyListSerialization.propertyList(from: data, format: nil)
            return (list as? [String: Any])?.compactMapValues { $0 as? String } ?? [:]
        }
        let isUTF16 = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
        guard let text = String(data: data, encoding: isUTF16 ? .utf16 : .utf8) else {
            throw Failure(description: "the file is not valid UTF-8 or UTF-16")
        }
        var parser = Parser(Array(text.unicodeScalars))
        return try parser.table()
    }

    private struct Parser {
        let scalars: [Unicode.Scalar]
        var position = 0
        var line = 1

        init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

        mutating func table() throws -> [String: String] {
            var table: [String: String] = [:]
            while try skipSpace() {
                let key = try word()
                guard try skipSpace() else { throw failure("the file ends after \"\(key)\"") }
                var value = key
                if scalars[position] == "=" {
                    position += 1
                    guard try skipSpace() else { throw failure("the file ends after \"\(key)\" =") }
                    value = try word()
                    guard try skipSpace() else { throw failure("a ; is missing") }
                }
                guard scalars[position] == ";" else { throw failure("a ; is missing") }
                position += 1
                table[key] = value
            }
            return table
        }

        /// To the next thing that is not space or comment; false at the end.
        private mutating func skipSpace() throws -> Bool {
            while position < scalars.count {
                let scalar = scalars[position]
                if scalar == "\n" { line += 1 }
                if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
                    position += 1
                } else if scalar == "/", position + 1 < scalars.count, scalars[position + 1] == "/" {
                    while position < scalars.count, scalars[position] != "\n" { position += 1 }
                } else if scalar == "/", position + 1 < scalars.count, scalars[position + 1] == "*" {
                    position += 2
                    while true {
                        guard position + 1 < scalars.count else { throw failure("a comment does not end") }
                        if scalars[position] == "*", scalars[position + 1] == "/" { break }
                        if scalars[position] == "\n" { line += 1 }
                        position += 1
                    }
                    position += 2
                } else {
                    return true
                }
            }
            return false
        }

        private mutating func word() throws -> String {
            var result = String.UnicodeScalarView()
            guard scalars[position] == "\"" else {
                while position < scalars.count,
                    scalars[position].properties.isAlphabetic
                        || "0123456789._-[]".unicodeScalars.contains(scalars[position])
                {
                    result.append(scalars[position])
                    position += 1
                }
                guard !result.isEmpty else { throw failure("a text in quotes is missing") }
                return String(result)
            }
            position += 1
            while position < scalars.count {
                let scalar = scalars[position]
                position += 1
                switch scalar {
                case "\"": return String(result)
                case "\\":
                    if let escaped = escape() { result.append(escaped) }
                default:
                    if scalar == "\n" { line += 1 }
                    result.append(scalar)
                }
            }
            throw failure("a text does not end")
        }

        private mutating func escape() -> Unicode.Scalar? {
            guard position < scalars.count else { return nil }
            let scalar = scalars[position]
            position += 1
            switch scalar {
            case "n": return "\n"
            case "t": return "\t"
            case "r": return "\r"
            case "U", "u":
                var value: UInt32 = 0
                var count = 0
                while count < 4, position < scalars.count, let digit = Character(scalars[position]).hexDigitValue {
                    value = value * 16 + UInt32(digit)
                    position += 1
                    count += 1
                }
                return Unicode.Scalar(value)
            default: return scalar
            }
        }

        private func failure(_ message: String) -> Failure { Failure(description: "line \(line): \(message)") }
    }
}
