/// The functions a predicate may call and the summaries of collections.
enum PredicateFunctions {
    static func call(_ name: String, _ arguments: [Any?]) -> Any? {
        let values = arguments.count == 1 ? PredicateValue.elements(arguments[0]) : arguments.compactMap { $0 }
        let first = arguments.first ?? nil
        let number = first.flatMap { ValueConversion.number($0)?.doubleValue }
        switch name.lowercased() {
        case "count", "length":
            if let text = first as? String { return text.utf16.count }
            return values.count
        case "sum": return numbers(values).reduce(0, +)
        case "average": return average(numbers(values))
        case "min": return extreme(values, isMaximum: false)
        case "max": return extreme(values, isMaximum: true)
        case "uppercase": return (first as? String)?.uppercased()
        case "lowercase": return (first as? String)?.lowercased()
        case "abs": return number.map { Swift.abs($0) }
        case "sqrt": return number.map { $0.squareRoot() }
        case "floor": return number.map { $0.rounded(.down) }
        case "ceiling": return number.map { $0.rounded(.up) }
        case "trunc": return number.map { $0.rounded(.towardZero) }
        case "now": return Date()
        case "first": return values.first
        case "last": return values.last
        case "castasnumber": return first.flatMap { ValueConversion.number($0) }
        case "cast": return first
        default: return nil
        }
    }

    /// `@count`, `@sum.price`, `@max.age`, `@distinctUnionOfObjects.name`...
    static func summary(_ name: String, of elements: [Any], along path: String) -> Any? {
        let values = path.isEmpty ? elements : elements.compactMap { PredicateValue.follow(path, from: $0) }
        switch name {
        case "@count": return elements.count
        case "@sum": return numbers(values).reduce(0, +)
        case "@avg": return average(numbers(values))
        case "@min": return extreme(values, isMaximum: false)
        case "@max": return extreme(values, isMaximum: true)
        case "@unionOfObjects": return values
        case "@distinctUnionOfObjects":
            var seen: Set<AnyHashable> = []
            return values.filter { ($0 as? AnyHashable).map { seen.insert($0).inserted } ?? true }
        default: return nil
        }
    }

    private static func numbers(_ values: [Any]) -> [Double] {
        values.compactMap { ValueConversion.number($0)?.doubleValue }
    }

    private static func average(_ numbers: [Double]) -> Any? {
        numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
    }

    private static func extreme(_ values: [Any], isMaximum: Bool) -> Any? {
        values.reduce(nil as Any?) { best, value in
            guard let best else { return value }
            let order = PredicateComparison.order(value, best)
            return order == (isMaximum ? .orderedDescending : .orderedAscending) ? value : best
        }
    }
}
