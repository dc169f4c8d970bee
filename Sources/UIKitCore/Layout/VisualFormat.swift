/// A visual format string, such as `H:|-[name(>=50@750)]-(10)-[value(==name)]-|`, taken apart.
struct VisualFormat {
    /// A length: a number, a metric's name or a view's name, with relation and priority.
    struct Predicate {
        enum Value {
            case number(CGFloat)
            /// With the place where it ends.
            case name(String, Int)
        }
        var relation: NSLayoutConstraint.Relation = .equal
        var value: Value
        var priority: Value?
    }

    enum Gap {
        /// No dash: edges touch.
        case none
        /// A single dash.
        case standard
        case predicates([Predicate])
    }

    enum Element {
        case superview
        case view(String, [Predicate])
    }

    var isVertical = false
    var elements: [Element] = []
    /// Where each element's name ends in the text.
    var ends: [Int] = []
    /// One less than `elements`.
    var gaps: [Gap] = []
    /// Of the text, in characters.
    var length = 0

    var viewCount: Int { elements.count { if case .view = $0 { true } else { false } } }

    /// What is wrong, and after how many characters.
    ///
    /// Unverified: the words, where no message of the system's was at hand.
    struct Failure: Error {
        let message: String
        let position: Int

        /// In the form of the system's exception: the text with a mark below the place.
        func report(_ format: String) -> String {
            "Unable to parse constraint format: \n\(message) \n\(format) \n" + String(repeating: " ", count: position)
                + "^"
        }
    }

    init(_ format: String) throws(Failure) {
        var parser = VisualFormatParser(format)
        try parser.parse(into: &self)
    }
}

struct VisualFormatParser {
    private let text: [Character]
    private var position = 0

    init(_ format: String) { text = Array(format) }

    mutating func parse(into format: inout VisualFormat) throws(VisualFormat.Failure) {
        format.length = text.count
        skipSpaces()
        if take("H") {
            guard take(":") else { throw fail("Expected a ':' after 'H' to specify a horizontal arrangement") }
        } else if take("V") {
            guard take(":") else { throw fail("Expected a ':' after 'V' to specify a vertical arrangement") }
            format.isVertical = true
        }
        skipSpaces()
        try parseElement(into: &format)
        skipSpaces()
        while position < text.count {
            if format.elements.count > 1, case .superview = format.elements[format.elements.count - 1] {
                throw fail("Expected the end after the '|' of the superview's far edge")
            }
            format.gaps.append(try parseGap())
            try parseElement(into: &format)
            skipSpaces()
        }
        guard format.viewCount > 0 else { throw fail("Expected a view") }
    }

    private mutating func parseElement(into format: inout VisualFormat) throws(VisualFormat.Failure) {
        skipSpaces()
        if take("|") {
            format.elements.append(.superview)
            format.ends.append(position)
            return
        }
        guard take("[") else { throw fail("Expected a view") }
        let name = takeName()
        guard !name.isEmpty else { throw fail("Expected a view name") }
        let end = position
        var predicates: [VisualFormat.Predicate] = []
        if take("(") { predicates = try parsePredicates() }
        guard take("]") else { throw fail("Expected a ']' here, after the view") }
        format.elements.append(.view(name, predicates))
        format.ends.append(end)
    }

    private mutating func parseGap() throws(VisualFormat.Failure) -> VisualFormat.Gap {
        guard take("-") else { return .none }
        skipSpaces()
        guard position < text.count else { throw fail("Expected a view") }
        if text[position] == "[" || text[position] == "|" { return .standard }
        let predicates: [VisualFormat.Predicate]
        if take("(") {
            predicates = try parsePredicates()
        } else {
            predicates = [VisualFormat.Predicate(value: try parseValue())]
        }
        guard take("-") else { throw fail("Expected a '-' here, after the spacing") }
        return .predicates(predicates)
    }

    /// Up to and with the closing bracket.
    private mutating func parsePredicates() throws(VisualFormat.Failure) -> [VisualFormat.Predicate] {
        var predicates: [VisualFormat.Predicate] = []
        repeat {
            skipSpaces()
            var relation = NSLayoutConstraint.Relation.equal
            if take("==") {
                relation = .equal
            } else if take("<=") {
                relation = .lessThanOrEqual
            } else if take(">=") {
                relation = .greaterThanOrEqual
            }
            var predicate = VisualFormat.Predicate(relation: relation, value: try parseValue())
            if take("@") { predicate.priority = try parseValue() }
            predicates.append(predicate)
            skipSpaces()
        } while take(",")
        guard take(")") else { throw fail("Expected a ')' here") }
        return predicates
    }

    private mutating func parseValue() throws(VisualFormat.Failure) -> VisualFormat.Predicate.Value {
        skipSpaces()
        let start = position
        if position < text.count, text[position] == "-" || text[position] == "+" { position += 1 }
        while position < text.count, isDigit(text[position]) || text[position] == "." { position += 1 }
        if position > start, position < text.count, text[position] == "e" || text[position] == "E" {
            let beforeExponent = position
            position += 1
            if position < text.count, text[position] == "-" || text[position] == "+" { position += 1 }
            let digits = position
            while position < text.count, isDigit(text[position]) { position += 1 }
            if position == digits { position = beforeExponent }
        }
        if let number = Double(String(text[start..<position])) { return .number(CGFloat(number)) }
        position = start
        let name = takeName()
        guard !name.isEmpty else { throw fail("Expected a number, a metric or a view") }
        return .name(name, position)
    }

    private func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

    private mutating func takeName() -> String {
        let start = position
        guard position < text.count, !text[position].isNumber else { return "" }
        while position < text.count, text[position].isLetter || text[position].isNumber || text[position] == "_" {
            position += 1
        }
        return String(text[start..<position])
    }

    private mutating func take(_ token: String) -> Bool {
        let characters = Array(token)
        guard position + characters.count <= text.count,
            Array(text[position..<position + characters.count]) == characters
        else { return false }
        position += characters.count
        return true
    }

    private mutating func skipSpaces() {
        while position < text.count, text[position].isWhitespace { position += 1 }
    }

    private func fail(_ message: String) -> VisualFormat.Failure { .init(message: message, position: position) }
}
