/// The changes of one batch, and what they make of the old index paths.
@MainActor
final class CollectionBatch {
    var insertedSections = IndexSet()
    var deletedSections = IndexSet()
    var reloadedSections = IndexSet()
    var movedSections: [(from: Int, to: Int)] = []
    var insertedItems: [IndexPath] = []
    var deletedItems: [IndexPath] = []
    var reloadedItems: [IndexPath] = []
    var movedItems: [(from: IndexPath, to: IndexPath)] = []

    init() {}

    var isEmpty: Bool {
        insertedSections.isEmpty && deletedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
            && insertedItems.isEmpty && deletedItems.isEmpty && reloadedItems.isEmpty && movedItems.isEmpty
    }

    /// Raises if the changes do not lead from the old numbers to the new ones.
    func check(old: [Int], new: [Int]) {
        func section(_ index: Int, _ counts: [Int], _ what: String) {
            Inconsistency.check(
                counts.indices.contains(index),
                "Invalid update: attempt to \(what) section \(index), but there are only \(counts.count) sections")
        }
        for index in deletedSections { section(index, old, "delete") }
        for index in insertedSections { section(index, new, "insert") }
        for move in movedSections {
            section(move.from, old, "move")
            section(move.to, new, "move")
        }
        func item(_ path: IndexPath, _ counts: [Int], _ what: String, _ when: String) {
            section(path.section, counts, what + " an item in")
            Inconsistency.check(
                path.item >= 0 && path.item < counts[path.section],
                "attempt to \(what) item \(path.item) from section \(path.section) which only contains "
                    + "\(counts[path.section]) items \(when) the update")
        }
        for path in deletedItems { item(path, old, "delete", "before") }
        for path in reloadedItems { item(path, old, "reload", "before") }
        for path in insertedItems { item(path, new, "insert", "after") }
        for move in movedItems {
            item(move.from, old, "move", "before")
            item(move.to, new, "move", "after")
        }
        let sections = old.count - deletedSections.count + insertedSections.count
        Inconsistency.check(
            sections == new.count,
            "Invalid update: invalid number of sections. The number of sections contained in the collection view after the "
                + "update (\(new.count)) must be equal to the number of sections contained in the collection view before the "
                + "update (\(old.count)), plus or minus the number of sections inserted or deleted "
                + "(\(insertedSections.count) inserted, \(deletedSections.count) deleted).")
        checkItems(old: old, new: new)
    }

    private func checkItems(old: [Int], new: [Int]) {
        let places = sectionMap(old: old.count, new: new.count)
        for (index, place) in places.enumerated() {
            guard let place, !reloadedSections.contains(index) else { continue }
            let inserted = insertedItems.count { $0.section == place }
            let deleted = Set(deletedItems).count { $0.section == index }
            let movedIn = movedItems.count { $0.to.section == place }
            let movedOut = movedItems.count { $0.from.section == index }
            Inconsistency.check(
                old[index] + inserted - deleted + movedIn - movedOut == new[place],
                "Invalid update: invalid number of items in section \(place). The number of items contained in an existing "
                    + "section after the update (\(new[place])) must be equal to the number of items contained in that section "
                    + "before the update (\(old[index])), plus or minus the number of items inserted or deleted from that "
                    + "section (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of items moved into or "
                    + "out of that section (\(movedIn) moved in, \(movedOut) moved out).")
        }
    }

    /// Where each old section is; nil for deleted ones.
    func sectionMap(old: Int, new: Int) -> [Int?] {
        var result = [Int?](repeating: nil, count: old)
        var taken = Set(insertedSections)
        for move in movedSections {
            result[move.from] = move.to
            taken.insert(move.to)
        }
        let moved = Set(movedSections.map(\.from))
        var place = 0
        for index in 0..<old where !deletedSections.contains(index) && !moved.contains(index) {
            while taken.contains(place) { place += 1 }
            guard place < new else { break }
            result[index] = place
            place += 1
        }
        return result
    }

    /// Where old items are: nil for those that went or are to be made again.
    func itemMap(old: [Int], new: [Int]) -> (IndexPath) -> IndexPath? {
        let sections = sectionMap(old: old.count, new: new.count)
        let moves = Dictionary(movedItems.map { ($0.from, $0.to) }) { $1 }
        var gone: [Int: Set<Int>] = [:]
        for path in deletedItems + movedItems.map(\.from) { gone[path.section, default: []].insert(path.item) }
        var filled: [Int: Set<Int>] = [:]
        for path in insertedItems + movedItems.map(\.to) { filled[path.section, default: []].insert(path.item) }
        // Per section, the new places of surviving items in order; made when first asked for.
        var tables: [Int: [Int?]] = [:]
        let reloaded = reloadedSections
        return { path in
            guard path.count >= 2, sections.indices.contains(path.section) else { return nil }
            if reloaded.contains(path.section) { return nil }
            if let moved = moves[path] { return moved }
            guard let section = sections[path.section] else { return nil }
            let out = gone[path.section]
            let taken = filled[section]
            if out == nil && taken == nil { return IndexPath(item: path.item, section: section) }
            let table: [Int?]
            if let known = tables[path.section] {
                table = known
            } else {
                var made = [Int?](repeating: nil, count: old[path.section])
                var place = 0
                for item in 0..<old[path.section] where !(out?.contains(item) ?? false) {
                    while taken?.contains(place) ?? false { place += 1 }
                    made[item] = place
                    place += 1
                }
                tables[path.section] = made
                table = made
            }
            guard table.indices.contains(path.item), let item = table[path.item] else { return nil }
            return IndexPath(item: item, section: section)
        }
    }

    /// The changes as a layout is told.
    var updateItems: [UICollectionViewUpdateItem] {
        func path(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
        return deletedSections.map { UICollectionViewUpdateItem(.delete, before: path($0), after: nil) }
            + deletedItems.map { UICollectionViewUpdateItem(.delete, before: $0, after: nil) }
            + insertedSections.map { UICollectionViewUpdateItem(.insert, before: nil, after: path($0)) }
            + insertedItems.map { UICollectionViewUpdateItem(.insert, before: nil, after: $0) }
            + reloadedSections.map { UICollectionViewUpdateItem(.reload, before: path($0), after: path($0)) }
            + reloadedItems.map { UICollectionViewUpdateItem(.reload, before: $0, after: $0) }
            + movedSections.map { UICollectionViewUpdateItem(.move, before: path($0.from), after: path($0.to)) }
            + movedItems.map { UICollectionViewUpdateItem(.move, before: $0.from, after: $0.to) }
    }
}
