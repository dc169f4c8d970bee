/// A piece of a predicate's format.
enum PredicateToken: Equatable {
    case name(String)
    case text(String)
    case number(NSNumber)
    /// `%@`, `%K`, `%d` and the like.
    case argument(Character)
    /// `$NAME`
    case variable(String)
    case symbol(String)

    static func tokens(of format: String) throws(PredicateError) -> [PredicateToken] {
        var tokens: [PredicateToken] = []
        var rest = Substring(format)
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if first == "\"" || first == "'" {
                tokens.append(.text(try quoted(&rest, by: first)))
            } else if first.isNumber {
                tokens.append(number(&rest))
            } else if first.isLetter || first == "_" || first == "#" {
                if first == "#" { rest.removeFirst() }
                tokens.append(.name(name(&rest)))
            } else if first == "$" {
                rest.removeFirst()
                tokens.append(.variable(name(&rest)))
            } else if first == "%" {
                rest.removeFirst()
                while let c = rest.first, c == "l" || c == "z" || c == "h" || c == "q" || c == "." || c.isNumber {
                    rest.removeFirst()
                }
                guard let kind = rest.popFirst() else { throw PredicateError("a lone %") }
                tokens.append(kind == "%" ? .symbol("%") : .argument(kind))
            } else {
                tokens.append(try symbol(&rest))
            }
        }
        return tokens
    }

    private static func quoted(_ rest: inout Substring, by quote: Character) throws(PredicateError) -> String {
        var text = ""
        rest.removeFirst()
        while let next = rest.popFirst() {
            if next == quote { return text }
            if next == "\\", let escaped = rest.popFirst() {
                text.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped)
            } else {
                text.append(next)
            }
        }
        throw PredicateError("text without an end")
    }

    private static func number(_ rest: inout Substring) -> PredicateToken {
        var text = ""
        while let next = rest.first, next.isNumber || next == "." || next == "e" || next == "E" {
            text.append(next)
            rest.removeFirst()
        }
        if let whole = Int(text) { return .number(NSNumber(value: whole)) }
        return .number(NSNumber(value: Double(text) ?? 0))
    }

    private static func name(_ rest: inout Substring) -> String {
        var text = ""
        while let next = rest.first, next.isLetter || next.isNumber || next == "_" {
            text.append(next)
            rest.removeFirst()
        }
        return text
    }

    private static func symbol(_ rest: inout Substring) throws(PredicateError) -> PredicateToken {
        let known = [
            "&&", "||", "==", "=<", "=>", "<=", ">=", "!=", "<>", ":=", "=", "<", ">", "!", "(", ")", "{", "}", "[",
            "]",
            ",", ".", "+", "-", "*", "/", "@",
        ]
        for symbol in known where rest.hasPrefix(symbol) {
            rest.removeFirst(symbol.count)
            return .symbol(symbol)
        }
        throw PredicateError("\(rest.first!) is not known")
    }
}

struct PredicateError: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
