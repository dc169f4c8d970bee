extension NSPredicate {
    /// A predicate written as text, such as `"age > %d AND name BEGINSWITH[c] %@"`.
    ///
    /// Keys are read with key-value coding. The app ends where the format cannot be read, as on the phone.
    public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
        self.init(format: predicateFormat, argumentArray: args)
    }

    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        let node: PredicateNode
        do {
            node = try PredicateParser.parse(predicateFormat, arguments ?? [])
        } catch {
            fatalError("Unable to parse the format string \"\(predicateFormat)\": \(error)")
        }
        let held = Held(node)
        self.init { object, variables in held.value.isTrue(for: object, variables ?? [:]) }
        objc_setAssociatedObject(self, formatKey, predicateFormat, .OBJC_ASSOCIATION_COPY)
    }

    /// The text the predicate was made of; empty for others.
    public var predicateFormat: String { objc_getAssociatedObject(self, formatKey) as? String ?? "" }
}

nonisolated(unsafe) private let formatKey = AssociationKey()
