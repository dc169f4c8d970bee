/// What leads from one snapshot to another, found by identifiers. Takes time in proportion to the items, and to the logarithm of
/// those that moved.
@MainActor
struct SnapshotDifference<Section: Hashable, Item: Hashable> {
    let change: CollectionChange

    init(
        from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        let oldSections = old.sectionIdentifiers
        let newSections = new.sectionIdentifiers
        let placeOfSection = Dictionary(uniqueKeysWithValues: newSections.enumerated().map { ($1, $0) })
        let sections = oldSections.map { placeOfSection[$0] }
        var placeOfItem: [Item: IndexPath] = [:]
        placeOfItem.reserveCapacity(new.numberOfItems)
        for (section, number) in new.order.enumerated() {
            for (item, identifier) in new.sections[number]!.items.enumerated() {
                placeOfItem[identifier] = IndexPath(item: item, section: section)
            }
        }
        let oldItems = old.order.map { old.sections[$0]!.items }
        let reloadedItems = Set(new.reloadedItems)
        let reloadedSections = Set(new.reloadedSections)

        var updates: [UICollectionViewUpdateItem] = []
        func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
        let oldSectionSet = Set(oldSections)
        for (index, place) in sections.enumerated() where place == nil {
            updates.append(UICollectionViewUpdateItem(.delete, before: whole(index), after: nil))
        }
        for (index, section) in newSections.enumerated() where !oldSectionSet.contains(section) {
            updates.append(UICollectionViewUpdateItem(.insert, before: nil, after: whole(index)))
        }
        var reloadedPaths: Set<IndexPath> = []
        var survivors: [(before: IndexPath, after: IndexPath)] = []
        var known: Set<Item> = []
        known.reserveCapacity(old.numberOfItems)
        for (section, items) in oldItems.enumerated() {
            for (index, identifier) in items.enumerated() {
                known.insert(identifier)
                let before = IndexPath(item: index, section: section)
                guard let after = placeOfItem[identifier] else {
                    if sections[section] != nil {
                        updates.append(UICollectionViewUpdateItem(.delete, before: before, after: nil))
                    }
                    continue
                }
                if reloadedItems.contains(identifier) {
                    reloadedPaths.insert(before)
                    updates.append(UICollectionViewUpdateItem(.reload, before: before, after: after))
                }
                survivors.append((before, after))
            }
        }
        let kept = Self.ordered(survivors.map(\.after))
        for (index, pair) in survivors.enumerated() where !kept.contains(index) {
            updates.append(UICollectionViewUpdateItem(.move, before: pair.before, after: pair.after))
        }
        for (identifier, path) in placeOfItem where !known.contains(identifier) {
            if oldSectionSet.contains(newSections[path.section]) {
                updates.append(UICollectionViewUpdateItem(.insert, before: nil, after: path))
            }
        }
        change = CollectionChange(
            items: { path in
                guard oldItems.indices.contains(path.section), oldItems[path.section].indices.contains(path.item) else {
                    return nil
                }
                return placeOfItem[oldItems[path.section][path.item]]
            },
            sections: sections, reloadedItems: reloadedPaths,
            reloadedSections: IndexSet(oldSections.indices.filter { reloadedSections.contains(oldSections[$0]) }),
            updates: updates)
    }

    /// Indices of a longest rising part of the paths: the items that need not move.
    private static func ordered(_ paths: [IndexPath]) -> Set<Int> {
        var tails: [Int] = []
        var before = [Int](repeating: -1, count: paths.count)
        for (index, path) in paths.enumerated() {
            var low = 0
            var high = tails.count
            while low < high {
                let middle = (low + high) / 2
                if paths[tails[middle]] < path { low = middle + 1 } else { high = middle }
            }
            if low > 0 { before[index] = tails[low - 1] }
            if low == tails.count { tails.append(index) } else { tails[low] = index }
        }
        var result: Set<Int> = []
        var index = tails.last ?? -1
        while index >= 0 {
            result.insert(index)
            index = before[index]
        }
        return result
    }
}
