/// The words of one step.
struct FlowWord: Hashable {
    enum Kind: Hashable { case plain, quoted, comma, colon }

    var kind: Kind
    var text: String
    /// In characters from the beginning of the step.
    var offset: Int
}

enum FlowWords {
    struct Problem: Error {
        var offset: Int
        var message: String

        init(_ offset: Int, _ message: String) {
            self.offset = offset
            self.message = message
        }
    }

    /// The step without its comment.
    static func withoutComment(_ line: String) -> String {
        var quote: Character?
        var result = ""
        var escaped = false
        for character in line {
            if let open = quote {
                if escaped {
                    escaped = false
                } else if character == "\\", open == "\"" {
                    escaped = true
                } else if character == open {
                    quote = nil
                }
            } else if character == "#", result.isEmpty || result.last == " " || result.last == "\t" {
                break
            } else if character == "\"" || character == "'", result.isEmpty || " \t,:".contains(result.last!) {
                quote = character
            }
            result.append(character)
        }
        while result.last == " " || result.last == "\t" { result.removeLast() }
        return result
    }

    static func split(_ line: String) throws(Problem) -> [FlowWord] {
        let characters = Array(withoutComment(line))
        var words: [FlowWord] = []
        var index = 0
        while index < characters.count {
            let character = characters[index]
            switch character {
            case " ", "\t": index += 1
            case ",":
                words.append(FlowWord(kind: .comma, text: ",", offset: index))
                index += 1
            case "\"", "'":
                words.append(try quoted(characters, &index))
            default:
                let start = index
                while index < characters.count, !" \t,".contains(characters[index]) { index += 1 }
                var text = String(characters[start..<index])
                let hasColon = text.count > 1 && text.last == ":"
                if hasColon { text.removeLast() }
                words.append(FlowWord(kind: .plain, text: text, offset: start))
                if hasColon { words.append(FlowWord(kind: .colon, text: ":", offset: index - 1)) }
            }
        }
        return words
    }

    private static func quoted(_ characters: [Character], _ index: inout Int) throws(Problem) -> FlowWord {
        let start = index
        let quote = characters[index]
        index += 1
        var text = ""
        while index < characters.count {
            let character = characters[index]
            index += 1
            if character == quote {
                if quote == "'", index < characters.count, characters[index] == "'" {
                    text.append("'")
                    index += 1
                    continue
                }
                return FlowWord(kind: .quoted, text: text, offset: start)
            }
            guard character == "\\", quote == "\"" else {
                text.append(character)
                continue
            }
            guard index < characters.count else { break }
            let escape = characters[index]
            index += 1
            switch escape {
            case "n": text.append("\n")
            case "t": text.append("\t")
            case "\"", "\\", "/": text.append(escape)
            default: throw Problem(index - 2, "\"\\\(escape)\" is not known; there are \\n, \\t, \\\" and \\\\.")
            }
        }
        throw Problem(start, "The quotation mark is not closed.")
    }
}
