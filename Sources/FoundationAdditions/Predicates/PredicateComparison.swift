/// Comparing two values as a predicate does.
struct PredicateComparison {
    enum Relation: String {
        case equal = "==", unequal = "!=", less = "<", lessOrEqual = "<=", greater = ">", greaterOrEqual = ">="
        case beginsWith = "BEGINSWITH", endsWith = "ENDSWITH", contains = "CONTAINS", like = "LIKE"
        case matches = "MATCHES", within = "IN", between = "BETWEEN"
    }

    enum Quantity { case one, any, all, none }

    var relation: Relation
    var quantity = Quantity.one
    var ignoresCase = false
    var ignoresDiacritics = false

    func holds(_ left: Any?, _ right: Any?) -> Bool {
        switch quantity {
        case .one: compare(left, right)
        case .any: PredicateValue.elements(left).contains { compare($0, right) }
        case .all: PredicateValue.elements(left).allSatisfy { compare($0, right) }
        case .none: !PredicateValue.elements(left).contains { compare($0, right) }
        }
    }

    private func compare(_ left: Any?, _ right: Any?) -> Bool {
        let left = Self.plain(left)
        let right = Self.plain(right)
        switch relation {
        case .equal: return isEqual(left, right)
        case .unequal: return !isEqual(left, right)
        case .less, .lessOrEqual, .greater, .greaterOrEqual:
            guard let left, let right, let order = Self.order(folded(left), folded(right)) else { return false }
            return switch relation {
            case .less: order == .orderedAscending
            case .lessOrEqual: order != .orderedDescending
            case .greater: order == .orderedDescending
            default: order != .orderedAscending
            }
        case .between:
            let limits = PredicateValue.elements(right)
            guard let left, limits.count == 2, let low = Self.order(left, limits[0]),
                let high = Self.order(left, limits[1])
            else { return false }
            return low != .orderedAscending && high != .orderedDescending
        case .within:
            if let text = right as? String { return left.map { contains(text, $0) } ?? false }
            return PredicateValue.elements(right).contains { isEqual(left, Self.plain($0)) }
        case .contains:
            if let text = left as? String { return right.map { contains(text, $0) } ?? false }
            return PredicateValue.elements(left).contains { isEqual(Self.plain($0), right) }
        case .beginsWith, .endsWith, .like, .matches:
            guard let left = left as? String, let right = right as? String else { return false }
            return text(left, right)
        }
    }

    private func contains(_ text: String, _ part: Any) -> Bool {
        guard let part = part as? String else { return false }
        return fold(text).contains(fold(part))
    }

    private func text(_ left: String, _ right: String) -> Bool {
        switch relation {
        case .beginsWith: return fold(left).hasPrefix(fold(right))
        case .endsWith: return fold(left).hasSuffix(fold(right))
        default:
            let pattern = relation == .matches ? right : Self.expression(forLike: right)
            let options: NSRegularExpression.Options =
                ignoresCase ? [.caseInsensitive, .dotMatchesLineSeparators] : [.dotMatchesLineSeparators]
            let subject = ignoresDiacritics ? left.folding(options: .diacriticInsensitive, locale: nil) : left
            guard let expression = try? NSRegularExpression(pattern: "^(?:\(pattern))$", options: options) else {
                return false
            }
            return expression.firstMatch(in: subject, range: NSRange(subject.startIndex..., in: subject)) != nil
        }
    }

    /// `*` is any text, `?` any character.
    private static func expression(forLike pattern: String) -> String {
        pattern.map { $0 == "*" ? ".*" : $0 == "?" ? "." : NSRegularExpression.escapedPattern(for: String($0)) }
            .joined()
    }

    private func fold(_ text: String) -> String {
        var options: String.CompareOptions = []
        if ignoresCase { options.insert(.caseInsensitive) }
        if ignoresDiacritics { options.insert(.diacriticInsensitive) }
        return options.isEmpty ? text : text.folding(options: options, locale: nil)
    }

    private func folded(_ value: Any) -> Any { (value as? String).map(fold) ?? value }

    private func isEqual(_ left: Any?, _ right: Any?) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        if let left = left as? String, let right = right as? String { return fold(left) == fold(right) }
        if let order = Self.order(left, right) { return order == .orderedSame }
        if let left = left as? Foundation.NSObject, let right = right as? Foundation.NSObject {
            return left.isEqual(right)
        }
        if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
        return (left as AnyObject) === (right as AnyObject)
    }

    private static func plain(_ value: Any?) -> Any? {
        let value = ValueConversion.unwrapped(value)
        if value is NSNull { return nil }
        if let raw = value as? any RawRepresentable, !(value is String) { return raw.rawValue }
        return value
    }

    /// Nil where the values have no order.
    static func order(_ left: Any, _ right: Any) -> ComparisonResult? {
        if let left = left as? String, let right = right as? String {
            return left == right ? .orderedSame : left < right ? .orderedAscending : .orderedDescending
        }
        if let left = left as? Date, let right = right as? Date { return left.compare(right) }
        if !(left is String && right is String), let left = ValueConversion.number(left),
            let right = ValueConversion.number(right)
        {
            return left.compare(right)
        }
        return nil
    }
}
