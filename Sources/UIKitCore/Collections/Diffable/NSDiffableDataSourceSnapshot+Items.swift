extension NSDiffableDataSourceSnapshot {
    /// Adds items at the end of a section; without one, of the last section. Items that are in the snapshot already are moved.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        let number: Int
        if let sectionIdentifier {
            number = self.number(of: sectionIdentifier)
        } else if let last = order.last {
            number = last
        } else {
            Inconsistency.raise(
                "There are currently no sections in the data source. Please add a section first.")
        }
        let fresh = takeForInsertion(identifiers)
        sections[number]!.items.append(contentsOf: fresh)
        for item in fresh { sectionOfItem[item] = number }
    }

    /// Inserts items before one that is in the snapshot.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) { insert(identifiers, beside: beforeIdentifier, offset: 0) }

    /// Inserts items after one that is in the snapshot.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) { insert(identifiers, beside: afterIdentifier, offset: 1) }

    /// Removes items; those that are not in the snapshot are passed over.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        remove(Set(identifiers))
        for identifier in identifiers { forgetItem(identifier) }
    }

    /// Removes all items and all sections.
    public mutating func deleteAllItems() { self = Self() }

    public mutating func moveItem(
        _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
    ) { move(identifier, beside: toIdentifier, offset: 0) }

    public mutating func moveItem(
        _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
    ) { move(identifier, beside: toIdentifier, offset: 1) }

    /// The items get new cells when the snapshot is applied. They must be in the snapshot.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers { _ = number(ofItem: identifier) }
        let known = Set(reloadedItems)
        reloadedItems.append(contentsOf: identifiers.filter { !known.contains($0) })
    }

    /// The items' cells are configured anew when the snapshot is applied, without new cells. They must be in the snapshot.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers { _ = number(ofItem: identifier) }
        let known = Set(reconfiguredItems)
        reconfiguredItems.append(contentsOf: identifiers.filter { !known.contains($0) })
    }

    // MARK: Changes

    private mutating func insert(_ identifiers: [ItemIdentifierType], beside other: ItemIdentifierType, offset: Int) {
        let number = number(ofItem: other)
        let fresh = takeForInsertion(identifiers.filter { $0 != other })
        let place = sections[number]!.items.firstIndex(of: other)! + offset
        sections[number]!.items.insert(contentsOf: fresh, at: place)
        for item in fresh { sectionOfItem[item] = number }
    }

    private mutating func move(_ identifier: ItemIdentifierType, beside other: ItemIdentifierType, offset: Int) {
        let old = number(ofItem: identifier)
        let number = number(ofItem: other)
        guard identifier != other else { Inconsistency.raise("An item cannot be moved beside itself: \(identifier)") }
        sections[old]!.items.removeAll { $0 == identifier }
        sections[number]!.items.insert(identifier, at: sections[number]!.items.firstIndex(of: other)! + offset)
        sectionOfItem[identifier] = number
    }

    /// Takes items that are there already out of their places, as the toolkit moves them with a warning.
    private mutating func takeForInsertion(_ identifiers: [ItemIdentifierType]) -> [ItemIdentifierType] {
        DiffableErrors.checkUnique(identifiers, "item")
        let present = identifiers.filter { sectionOfItem[$0] != nil }
        guard !present.isEmpty else { return identifiers }
        NSLog(
            "%@",
            "Diffable data source detected an attempt to insert or append \(present.count) item identifier(s) that already"
                + " exist in the snapshot. The existing item identifier(s) will be moved into place instead, but this"
                + " operation will be more expensive. Identifiers: \(present)")
        remove(Set(present))
        return identifiers
    }

    private mutating func remove(_ identifiers: Set<ItemIdentifierType>) {
        let numbers = Set(identifiers.compactMap { sectionOfItem[$0] })
        for number in numbers { sections[number]!.items.removeAll { identifiers.contains($0) } }
    }

    /// Forgets where an item was and that it was to be reloaded.
    mutating func forgetItem(_ identifier: ItemIdentifierType) {
        sectionOfItem[identifier] = nil
        if !reloadedItems.isEmpty { reloadedItems.removeAll { $0 == identifier } }
        if !reconfiguredItems.isEmpty { reconfiguredItems.removeAll { $0 == identifier } }
    }
}
