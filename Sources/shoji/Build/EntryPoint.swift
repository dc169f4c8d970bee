/// Finds out how a program starts, which decides how it is compiled.
enum EntryPoint {
    /// True when `source` holds the attribute `@main` outside comments and strings.
    static func hasMainAttribute(_ source: String) -> Bool {
        let code = Array(stripped(source).utf8)
        let wanted = Array("@main".utf8)
        guard code.count >= wanted.count else { return false }
        for start in 0...(code.count - wanted.count) where code[start] == wanted[0] {
            guard code[start..<(start + wanted.count)].elementsEqual(wanted) else { continue }
            guard start + wanted.count < code.count else { return true }
            let next = Unicode.Scalar(code[start + wanted.count])
            if !(next.properties.isAlphabetic || next == "_" || ("0"..."9").contains(next)) { return true }
        }
        return false
    }

    /// `source` without comments and without the content of string literals.
    static func stripped(_ source: String) -> String {
        var out: [UInt8] = []
        let bytes = Array(source.utf8)
        var i = 0
        func at(_ text: StaticString) -> Bool {
            let n = text.utf8CodeUnitCount
            guard i + n <= bytes.count else { return false }
            return (0..<n).allSatisfy { bytes[i + $0] == text.utf8Start[$0] }
        }
        while i < bytes.count {
            if at("//") {
                while i < bytes.count, bytes[i] != 10 { i += 1 }
            } else if at("/*") {
                var depth = 0
                repeat {
                    if at("/*") { depth += 1; i += 2 } else if at("*/") { depth -= 1; i += 2 } else { i += 1 }
                } while depth > 0 && i < bytes.count
                out.append(32)
            } else if at("\"\"\"") {
                i += 3
                while i < bytes.count, !at("\"\"\"") { i += bytes[i] == 92 ? 2 : 1 }
                i += 3
                out.append(34)
            } else if bytes[i] == 34 {
                i += 1
                while i < bytes.count, bytes[i] != 34, bytes[i] != 10 { i += bytes[i] == 92 ? 2 : 1 }
                i += 1
                out.append(34)
            } else {
                out.append(bytes[i])
                i += 1
            }
        }
        return String(decoding: out, as: UTF8.self)
    }
}
