/// The text of an RTF document, without its looks.
enum RTFText {
    static func plainText(of source: String) -> String {
        var result = ""
        var skips: [Bool] = [false]
        var rest = Array(source)[...]
        while let character = rest.popFirst() {
            switch character {
            case "{":
                // A group that begins with a table or a comment holds no text.
                let head = String(rest.prefix(12))
                let isTable = ["\\fonttbl", "\\colortbl", "\\*", "\\stylesheet", "\\info"].contains {
                    head.hasPrefix($0)
                }
                skips.append(skips[skips.count - 1] || isTable)
            case "}": if skips.count > 1 { skips.removeLast() }
            case "\\":
                guard let next = rest.first else { break }
                if next == "'" {
                    rest.removeFirst()
                    let code = String(rest.prefix(2))
                    rest = rest.dropFirst(2)
                    if !skips[skips.count - 1], let byte = UInt8(code, radix: 16) {
                        result.unicodeScalars.append(Unicode.Scalar(byte))
                    }
                } else if !next.isLetter {
                    rest.removeFirst()
                    if !skips[skips.count - 1] { result.append(next.isNewline ? "\n" : next) }
                } else {
                    let word = String(rest.prefix { $0.isLetter })
                    rest = rest.dropFirst(word.count)
                    let number = String(rest.prefix { $0.isNumber || $0 == "-" })
                    rest = rest.dropFirst(number.count)
                    if rest.first == " " { rest.removeFirst() }
                    guard !skips[skips.count - 1] else { break }
                    if word == "par" || word == "line" { result.append("\n") }
                    if word == "tab" { result.append("\t") }
                    if word == "u", let value = Int(number),
                        let scalar = Unicode.Scalar(UInt32(value < 0 ? value + 65536 : value))
                    {
                        result.unicodeScalars.append(scalar)
                        if rest.first == "?" { rest.removeFirst() }
                    }
                }
            default: if !character.isNewline, !skips[skips.count - 1] { result.append(character) }
            }
        }
        return result
    }

    static func document(of text: String) -> String {
        var body = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\", "{", "}": body += "\\\(scalar)"
            case "\n": body += "\\par\n"
            case _ where scalar.value < 128: body.unicodeScalars.append(scalar)
            default: for unit in String(scalar).utf16 { body += "\\u\(Int16(bitPattern: unit))?" }
            }
        }
        return "{\\rtf1\\ansi\\deff0 \(body)}"
    }
}
