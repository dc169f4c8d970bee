extension NSDiffableDataSourceSnapshot {
    /// Adds sections at the end. One that is there already, or twice among the new, is an error that ends the app.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: order.count)
    }

    /// The section to insert before must be in the snapshot.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        insert(identifiers, at: place(of: toIdentifier))
    }

    /// The section to insert after must be in the snapshot.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        insert(identifiers, at: place(of: toIdentifier) + 1)
    }

    /// Removes sections with their items.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
            let number = number(of: identifier)
            for item in sections[number]!.items { forgetItem(item) }
            sections[number] = nil
            order.removeAll { $0 == number }
            numberOfSection[identifier] = nil
            reloadedSections.removeAll { $0 == identifier }
        }
    }

    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) { move(identifier, beside: toIdentifier, offset: 0) }

    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) { move(identifier, beside: toIdentifier, offset: 1) }

    /// The sections' items get new cells when the snapshot is applied.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
            _ = number(of: identifier)
            if !reloadedSections.contains(identifier) { reloadedSections.append(identifier) }
        }
    }

    private func place(of identifier: SectionIdentifierType) -> Int {
        let number = number(of: identifier)
        return order.firstIndex(of: number)!
    }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
        DiffableErrors.checkUnique(identifiers, "section")
        var index = index
        for identifier in identifiers {
            Inconsistency.check(
                numberOfSection[identifier] == nil,
                "Section identifier count does not match data source count. This is most likely due to a hashing issue"
                    + " with the identifiers: \(identifier) is in the snapshot already.")
            let number = nextNumber
            nextNumber += 1
            sections[number] = Section(identifier: identifier, items: [])
            numberOfSection[identifier] = number
            order.insert(number, at: index)
            index += 1
        }
    }

    private mutating func move(
        _ identifier: SectionIdentifierType, beside other: SectionIdentifierType, offset: Int
    ) {
        let number = number(of: identifier)
        _ = self.number(of: other)
        guard identifier != other else { Inconsistency.raise("A section cannot be moved beside itself: \(identifier)") }
        order.removeAll { $0 == number }
        order.insert(number, at: place(of: other) + offset)
    }
}

/// The toolkit's words for misuse of identifiers.
enum DiffableErrors {
    static func checkUnique<T: Hashable>(_ identifiers: [T], _ kind: String) {
        guard Set(identifiers).count < identifiers.count else { return }
        var seen: Set<T> = []
        var twice: [T] = []
        for identifier in identifiers where !seen.insert(identifier).inserted && !twice.contains(identifier) {
            twice.append(identifier)
        }
        let list = twice.map { "    \($0)" }.joined(separator: ",\n")
        Inconsistency.raise(
            "Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: {(\n\(list)\n)}")
    }
}
