/// A predicate, parsed.
indirect enum PredicateNode {
    case always(Bool)
    case not(PredicateNode)
    case and(PredicateNode, PredicateNode)
    case or(PredicateNode, PredicateNode)
    case comparison(PredicateComparison, PredicateValue, PredicateValue)
    /// A predicate given as an argument.
    case predicate(NSPredicate)

    func isTrue(for object: Any?, _ variables: [String: Any] = [:]) -> Bool {
        switch self {
        case .always(let value): value
        case .not(let node): !node.isTrue(for: object, variables)
        case .and(let left, let right): left.isTrue(for: object, variables) && right.isTrue(for: object, variables)
        case .or(let left, let right): left.isTrue(for: object, variables) || right.isTrue(for: object, variables)
        case .comparison(let comparison, let left, let right):
            comparison.holds(left.value(for: object, variables), right.value(for: object, variables))
        case .predicate(let predicate): predicate.evaluate(with: object)
        }
    }
}
