/// A value in a predicate: something to compare.
indirect enum PredicateValue {
    case constant(Any?)
    case variable(String)
    /// The object itself.
    case evaluated
    case path(PredicateValue, String)
    case list([PredicateValue])
    case arithmetic(Character, PredicateValue, PredicateValue)
    case function(String, [PredicateValue])
    /// `SUBQUERY(collection, $variable, predicate)`
    case subquery(PredicateValue, String, PredicateNode)
    /// `array[index]`; also FIRST, LAST and SIZE.
    case element(PredicateValue, PredicateValue)

    func value(for object: Any?, _ variables: [String: Any]) -> Any? {
        switch self {
        case .constant(let value): return value
        case .variable(let name): return variables[name]
        case .evaluated: return object
        case .path(let base, let path):
            return base.value(for: object, variables).flatMap { Self.follow(path, from: $0) }
        case .list(let values): return values.map { $0.value(for: object, variables) ?? NSNull() }
        case .arithmetic(let sign, let left, let right):
            guard let a = left.number(for: object, variables), let b = right.number(for: object, variables) else {
                return nil
            }
            return switch sign {
            case "+": a + b
            case "-": a - b
            case "*": a * b
            default: a / b
            }
        case .function(let name, let arguments):
            return PredicateFunctions.call(name, arguments.map { $0.value(for: object, variables) })
        case .subquery(let collection, let variable, let predicate):
            return Self.elements(collection.value(for: object, variables)).filter { element in
                predicate.isTrue(for: object, variables.merging([variable: element]) { $1 })
            }
        case .element(let base, let index):
            let elements = Self.elements(base.value(for: object, variables))
            switch index {
            case .constant(let word as String) where word == "FIRST": return elements.first
            case .constant(let word as String) where word == "LAST": return elements.last
            case .constant(let word as String) where word == "SIZE": return elements.count
            default:
                let key = index.value(for: object, variables)
                if let text = key as? String {
                    return base.value(for: object, variables).flatMap { Self.follow(text, from: $0) }
                }
                guard let position = key.flatMap({ ValueConversion.number($0) })?.intValue,
                    elements.indices.contains(position)
                else { return nil }
                return elements[position]
            }
        }
    }

    private func number(for object: Any?, _ variables: [String: Any]) -> Double? {
        value(for: object, variables).flatMap { ValueConversion.number($0)?.doubleValue }
    }

    /// Goes along keys; a collection on the way gives the values of its elements, `@count` and the like a summary.
    static func follow(_ path: String, from start: Any) -> Any? {
        var current: Any? = start
        var keys = path.split(separator: ".").map(String.init)[...]
        while let key = keys.popFirst() {
            guard let object = ValueConversion.unwrapped(current) else { return nil }
            if key == "self" || key == "SELF" { continue }
            if key.hasPrefix("@") {
                let rest = keys.joined(separator: ".")
                return PredicateFunctions.summary(key, of: elements(object), along: rest)
            }
            if isCollection(object) {
                current = elements(object).map { follow(key, from: $0) ?? NSNull() }
            } else {
                current = keyed(key, of: object)
            }
        }
        return ValueConversion.unwrapped(current)
    }

    private static func keyed(_ key: String, of object: Any) -> Any? {
        if let dictionary = object as? [String: Any] { return dictionary[key] }
        if let text = object as? String, key == "length" { return text.utf16.count }
        return MemberTables.value(forKey: key, of: object)
    }

    static func isCollection(_ value: Any) -> Bool {
        value is [Any] || value is NSArray || value is NSSet || value is NSOrderedSet || value is Set<AnyHashable>
    }

    static func elements(_ value: Any?) -> [Any] {
        switch ValueConversion.unwrapped(value) {
        case let array as [Any]: array
        case let array as NSArray: array.map { $0 }
        case let set as NSSet: set.allObjects
        case let set as NSOrderedSet: set.array
        case let set as Set<AnyHashable>: Array(set)
        case let dictionary as [AnyHashable: Any]: Array(dictionary.values)
        case nil: []
        case let one?: [one]
        }
    }
}
