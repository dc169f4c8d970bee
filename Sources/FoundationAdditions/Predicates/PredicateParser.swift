/// Reads the language of predicate formats.
struct PredicateParser {
    private var tokens: ArraySlice<PredicateToken>
    private var arguments: ArraySlice<Any?>

    static func parse(_ format: String, _ arguments: [Any?]) throws(PredicateError) -> PredicateNode {
        var parser = PredicateParser(tokens: try PredicateToken.tokens(of: format)[...], arguments: arguments[...])
        let node = try parser.disjunction()
        guard parser.tokens.isEmpty else { throw PredicateError("something follows the end") }
        return node
    }

    // MARK: Reading tokens

    private func isWord(_ words: String..., at offset: Int = 0) -> Bool {
        guard tokens.count > offset, case .name(let name) = tokens[tokens.startIndex + offset] else { return false }
        return words.contains(name.uppercased())
    }

    private func isSymbol(_ symbol: String) -> Bool { tokens.first == .symbol(symbol) }

    private mutating func take(word: String...) -> Bool {
        guard case .name(let name)? = tokens.first, word.contains(name.uppercased()) else { return false }
        tokens.removeFirst()
        return true
    }

    private mutating func take(symbol: String) -> Bool {
        guard isSymbol(symbol) else { return false }
        tokens.removeFirst()
        return true
    }

    private mutating func expect(_ symbol: String) throws(PredicateError) {
        guard take(symbol: symbol) else { throw PredicateError("\(symbol) is missing") }
    }

    private mutating func argument() throws(PredicateError) -> Any? {
        guard !arguments.isEmpty else { throw PredicateError("more places than arguments") }
        return arguments.removeFirst()
    }

    // MARK: Predicates

    mutating func disjunction() throws(PredicateError) -> PredicateNode {
        var node = try conjunction()
        while take(word: "OR") || take(symbol: "||") { node = .or(node, try conjunction()) }
        return node
    }

    private mutating func conjunction() throws(PredicateError) -> PredicateNode {
        var node = try negation()
        while take(word: "AND") || take(symbol: "&&") { node = .and(node, try negation()) }
        return node
    }

    private mutating func negation() throws(PredicateError) -> PredicateNode {
        if take(word: "NOT") || take(symbol: "!") { return .not(try negation()) }
        if take(word: "TRUEPREDICATE") { return .always(true) }
        if take(word: "FALSEPREDICATE") { return .always(false) }
        if case .argument("@")? = tokens.first, let predicate = arguments.first as? NSPredicate {
            tokens.removeFirst()
            arguments.removeFirst()
            return .predicate(predicate)
        }
        if isSymbol("(") {
            // A predicate in parentheses, or a value.
            let (savedTokens, savedArguments) = (tokens, arguments)
            tokens.removeFirst()
            if let inner = try? disjunction(), take(symbol: ")"), !startsRelation { return inner }
            (tokens, arguments) = (savedTokens, savedArguments)
        }
        return try comparison()
    }

    private var startsRelation: Bool {
        switch tokens.first {
        case .symbol(let symbol):
            ["==", "=", "!=", "<>", "<", ">", "<=", ">=", "=<", "=>", "+", "-", "*", "/"].contains(symbol)
        case .name: isWord("BEGINSWITH", "ENDSWITH", "CONTAINS", "LIKE", "MATCHES", "IN", "BETWEEN")
        default: false
        }
    }

    private mutating func comparison() throws(PredicateError) -> PredicateNode {
        var quantity = PredicateComparison.Quantity.one
        if take(word: "ANY", "SOME") {
            quantity = .any
        } else if take(word: "ALL") {
            quantity = .all
        } else if take(word: "NONE") {
            quantity = .none
        }
        let left = try value()
        var comparison = PredicateComparison(relation: try relation(), quantity: quantity)
        if take(symbol: "[") {
            if case .name(let options)? = tokens.popFirst() {
                comparison.ignoresCase = options.lowercased().contains("c")
                comparison.ignoresDiacritics = options.lowercased().contains("d")
            }
            try expect("]")
        }
        return .comparison(comparison, left, try value())
    }

    private mutating func relation() throws(PredicateError) -> PredicateComparison.Relation {
        switch tokens.popFirst() {
        case .symbol("="), .symbol("=="): return .equal
        case .symbol("!="), .symbol("<>"): return .unequal
        case .symbol("=<"), .symbol("<="): return .lessOrEqual
        case .symbol("=>"), .symbol(">="): return .greaterOrEqual
        case .symbol("<"): return .less
        case .symbol(">"): return .greater
        case .name(let name):
            if let relation = PredicateComparison.Relation(rawValue: name.uppercased()) { return relation }
        default: break
        }
        throw PredicateError("a relation is missing")
    }

    // MARK: Values

    private mutating func value() throws(PredicateError) -> PredicateValue {
        var value = try product()
        while isSymbol("+") || isSymbol("-") {
            let sign: Character = take(symbol: "+") ? "+" : "-"
            if sign == "-" { tokens.removeFirst() }
            value = .arithmetic(sign, value, try product())
        }
        return value
    }

    private mutating func product() throws(PredicateError) -> PredicateValue {
        var value = try postfixed()
        while isSymbol("*") || isSymbol("/") {
            let sign: Character = take(symbol: "*") ? "*" : "/"
            if sign == "/" { tokens.removeFirst() }
            value = .arithmetic(sign, value, try postfixed())
        }
        return value
    }

    private mutating func postfixed() throws(PredicateError) -> PredicateValue {
        var value = try primary()
        while true {
            if take(symbol: ".") {
                value = .path(value, try key())
            } else if isSymbol("["), !isOptions {
                tokens.removeFirst()
                if isWord("FIRST", "LAST", "SIZE"), case .name(let word)? = tokens.popFirst() {
                    value = .element(value, .constant(word.uppercased()))
                } else {
                    value = .element(value, try self.value())
                }
                try expect("]")
            } else {
                return value
            }
        }
    }

    /// `[cd]`, which belongs to a relation.
    private var isOptions: Bool {
        guard tokens.count > 2, case .name(let name) = tokens[tokens.startIndex + 1] else { return false }
        return ["c", "d", "cd", "dc", "n", "l"].contains(name.lowercased())
    }

    private mutating func key() throws(PredicateError) -> String {
        if take(symbol: "@") { return "@" + (try key()) }
        switch tokens.popFirst() {
        case .name(let name): return name
        case .argument("K"): return try argument() as? String ?? ""
        default: throw PredicateError("a key is missing")
        }
    }

    private mutating func list(until end: String) throws(PredicateError) -> [PredicateValue] {
        var values: [PredicateValue] = []
        while !take(symbol: end) {
            if !values.isEmpty { try expect(",") }
            values.append(try value())
        }
        return values
    }

    private mutating func primary() throws(PredicateError) -> PredicateValue {
        guard let token = tokens.popFirst() else { throw PredicateError("a value is missing") }
        switch token {
        case .text(let text): return .constant(text)
        case .number(let number): return .constant(number)
        case .argument("K"): return .path(.evaluated, try argument() as? String ?? "")
        case .argument: return .constant(try argument())
        case .variable(let name): return .variable(name)
        case .symbol("@"): return .path(.evaluated, "@" + (try key()))
        case .symbol("-"): return .arithmetic("-", .constant(0), try primary())
        case .symbol("("):
            let value = try value()
            if isSymbol(",") {
                tokens.removeFirst()
                return .list([value] + (try list(until: ")")))
            }
            try expect(")")
            return value
        case .symbol("{"): return .list(try list(until: "}"))
        case .name(let name): return try named(name)
        case .symbol(let symbol): throw PredicateError("\(symbol) is no value")
        }
    }

    private mutating func named(_ name: String) throws(PredicateError) -> PredicateValue {
        switch name.uppercased() {
        case "SELF": return .evaluated
        case "NIL", "NULL": return .constant(nil)
        case "TRUE", "YES": return .constant(true)
        case "FALSE", "NO": return .constant(false)
        case "SUBQUERY":
            try expect("(")
            let collection = try value()
            try expect(",")
            guard case .variable(let variable)? = tokens.popFirst() else {
                throw PredicateError("a variable is missing")
            }
            try expect(",")
            let predicate = try disjunction()
            try expect(")")
            return .subquery(collection, variable, predicate)
        default: break
        }
        if take(symbol: "(") { return .function(name, try list(until: ")")) }
        return .path(.evaluated, name)
    }
}
