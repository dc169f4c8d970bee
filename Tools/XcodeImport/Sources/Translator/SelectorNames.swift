/// The Objective-C names that the Swift compiler gives to methods and properties.
enum SelectorNames {
    /// Words after or before which no "With" is put between a method's name and its first label.
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given",
        "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
        "using", "via", "when", "with", "within",
    ]

    /// `f(_:at:)` is `f:at:`, `f(sender:)` is `fWithSender:`, `move(to:)` is `moveTo:`.
    static func method(_ base: String, labels: [String]) -> String {
        let base = plain(base)
        guard let first = labels.first else { return base }
        var name = base
        let label = plain(first)
        if label != "_" {
            if !prepositions.contains(firstWord(label)), !prepositions.contains(lastWord(base)) { name += "With" }
            name += label.prefix(1).uppercased() + label.dropFirst()
        }
        name += ":"
        for label in labels.dropFirst() { name += (label == "_" ? "" : plain(label)) + ":" }
        return name
    }

    static func setter(_ property: String) -> String {
        let property = plain(property)
        return "set" + property.prefix(1).uppercased() + property.dropFirst() + ":"
    }

    /// A name without backticks.
    static func plain(_ name: String) -> String {
        name.hasPrefix("`") && name.hasSuffix("`") && name.count > 2 ? String(name.dropFirst().dropLast()) : name
    }

    private static func firstWord(_ name: String) -> String {
        guard let first = name.first else { return "" }
        return (String(first) + name.dropFirst().prefix { !$0.isUppercase && $0 != "_" }).lowercased()
    }

    private static func lastWord(_ name: String) -> String {
        let tail = name.reversed().prefix { !$0.isUppercase && $0 != "_" }
        let start = name.dropLast(tail.count).last
        return ((start.map(String.init) ?? "") + String(tail.reversed())).lowercased()
            .trimmingPrefix("_").description
    }
}
