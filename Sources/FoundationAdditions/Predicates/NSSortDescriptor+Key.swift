extension NSSortDescriptor {
    /// Sorts by the value under a key path; nil sorts by the objects themselves.
    public convenience init(key: String?, ascending: Bool) {
        self.init(key: key, ascending: ascending) { left, right in
            PredicateComparison.order(left, right) ?? .orderedSame
        }
    }

    /// - Parameter selector: one of the `compare:` family of `NSString`; others compare with `compare(_:)`.
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
        let compare: (String, String) -> ComparisonResult =
            switch selector?.name {
            case "caseInsensitiveCompare:": { $0.caseInsensitiveCompare($1) }
            case "localizedCompare:": { $0.localizedCompare($1) }
            case "localizedCaseInsensitiveCompare:": { $0.localizedCaseInsensitiveCompare($1) }
            case "localizedStandardCompare:": { $0.localizedStandardCompare($1) }
            default: { $0.compare($1) }
            }
        self.init(key: key, ascending: ascending) { left, right in
            if let left = left as? String, let right = right as? String { return compare(left, right) }
            return PredicateComparison.order(left, right) ?? .orderedSame
        }
    }

    /// - Parameter cmptr: compares values; an object without the value comes before those that have one.
    public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
        self.init(keyPath: \Foundation.NSObject[_sortKey: key ?? "self"], ascending: ascending) { left, right in
            switch (ValueConversion.unwrapped(left), ValueConversion.unwrapped(right)) {
            case (let left?, let right?): cmptr(left, right)
            case (nil, nil): .orderedSame
            case (nil, _): .orderedAscending
            case (_, nil): .orderedDescending
            }
        }
    }
}

extension Foundation.NSObject {
    /// The value under a key path, in a form that a Swift key path can take.
    fileprivate subscript(_sortKey key: String) -> Any? {
        key == "self" ? self : PredicateValue.follow(key, from: self)
    }
}
