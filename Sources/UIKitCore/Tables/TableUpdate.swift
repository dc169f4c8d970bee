/// Changes of rows and sections that are made in one step. Places of what goes, moves away or is reloaded are those before the step,
/// places of what comes those after it.
struct TableUpdate {
    var insertedSections = IndexSet()
    var deletedSections = IndexSet()
    var reloadedSections = IndexSet()
    var movedSections: [(from: Int, to: Int)] = []
    var insertedRows: [IndexPath] = []
    var deletedRows: [IndexPath] = []
    var reloadedRows: [IndexPath] = []
    var movedRows: [(from: IndexPath, to: IndexPath)] = []

    var isEmpty: Bool {
        insertedSections.isEmpty && deletedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
            && insertedRows.isEmpty && deletedRows.isEmpty && reloadedRows.isEmpty && movedRows.isEmpty
    }

    var changesSections: Bool {
        !(insertedSections.isEmpty && deletedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty)
    }
}

/// Where every row went.
struct TableRowMap {
    /// For each section before the step, its place after it; nil if it was deleted.
    private(set) var sections: [Int?] = []
    /// For sections with changed rows, the new row of each old one in its new section.
    private var rows: [Int: [Int?]] = [:]
    private var moved: [IndexPath: IndexPath] = [:]
    private var fresh: Set<IndexPath> = []
    private var freshSections: IndexSet = []

    /// Works out the map, or raises where the numbers do not add up.
    init(_ update: TableUpdate, from old: [Int], to new: [Int]) {
        checkRange(update, old, new)
        let incoming = update.insertedSections.count
        let outgoing = update.deletedSections.count
        Inconsistency.check(
            old.count + incoming - outgoing == new.count,
            "Invalid update: invalid number of sections. The number of sections contained in the table view after the"
                + " update (\(new.count)) must be equal to the number of sections contained in the table view before the"
                + " update (\(old.count)), plus or minus the number of sections inserted or deleted (\(incoming) inserted,"
                + " \(outgoing) deleted).")
        freshSections = update.reloadedSections
        mapSections(update, old.count, new.count)
        mapRows(update, old, new)
    }

    func section(_ section: Int) -> Int? { sections[section] }

    /// The new place of a row; nil if it is gone.
    func row(_ path: IndexPath) -> IndexPath? {
        if let target = moved[path] { return target }
        guard sections.indices.contains(path.section), let section = sections[path.section] else { return nil }
        guard let rows = rows[path.section] else { return IndexPath(row: path.row, section: section) }
        return rows[path.row].map { IndexPath(row: $0, section: section) }
    }

    /// Whether a row that was there before gets a new cell.
    func isFresh(_ path: IndexPath) -> Bool { freshSections.contains(path.section) || fresh.contains(path) }

    private mutating func mapSections(_ update: TableUpdate, _ old: Int, _ new: Int) {
        var taken = update.insertedSections
        for move in update.movedSections { taken.insert(move.to) }
        var slots = (0..<new).filter { !taken.contains($0) }.makeIterator()
        let away = Set(update.movedSections.map(\.from))
        sections = (0..<old).map { section in
            if update.deletedSections.contains(section) { return nil }
            if away.contains(section) { return update.movedSections.first { $0.from == section }!.to }
            return slots.next()
        }
    }

    private mutating func mapRows(_ update: TableUpdate, _ old: [Int], _ new: [Int]) {
        let deleted = Dictionary(grouping: Set(update.deletedRows), by: \.section)
        let inserted = Dictionary(grouping: Set(update.insertedRows), by: \.section)
        let outgoing = Dictionary(grouping: update.movedRows, by: { $0.from.section })
        let incoming = Dictionary(grouping: update.movedRows, by: { $0.to.section })
        for move in update.movedRows { moved[move.from] = move.to }
        fresh = Set(update.reloadedRows)
        for (section, target) in sections.enumerated() {
            guard let target, !freshSections.contains(section) else { continue }
            let gone = deleted[section] ?? []
            let came = inserted[target] ?? []
            let out = outgoing[section] ?? []
            let into = incoming[target] ?? []
            Inconsistency.check(
                old[section] + came.count - gone.count + into.count - out.count == new[target],
                "Invalid update: invalid number of rows in section \(target). The number of rows contained in an existing"
                    + " section after the update (\(new[target])) must be equal to the number of rows contained in that"
                    + " section before the update (\(old[section])), plus or minus the number of rows inserted or deleted"
                    + " from that section (\(came.count) inserted, \(gone.count) deleted) and plus or minus the number of"
                    + " rows moved into or out of that section (\(into.count) moved in, \(out.count) moved out).")
            guard !(gone.isEmpty && came.isEmpty && out.isEmpty && into.isEmpty) else { continue }
            let leaving = Set(gone.map(\.row) + out.map(\.from.row))
            let taken = Set(came.map(\.row) + into.map(\.to.row))
            var slot = 0
            rows[section] = (0..<old[section]).map { row in
                if leaving.contains(row) { return nil }
                while taken.contains(slot) { slot += 1 }
                slot += 1
                return slot - 1
            }
        }
    }

    private func checkRange(_ update: TableUpdate, _ old: [Int], _ new: [Int]) {
        for section in update.deletedSections where section >= old.count {
            Inconsistency.raise(
                "attempt to delete section \(section), but there are only \(old.count) sections before the update")
        }
        for section in update.reloadedSections where section >= old.count {
            Inconsistency.raise(
                "attempt to refresh section \(section), but there are only \(old.count) sections before the update")
        }
        for section in update.insertedSections where section >= new.count {
            Inconsistency.raise(
                "attempt to insert section \(section) but there are only \(new.count) sections after the update")
        }
        func check(_ path: IndexPath, _ verb: String, _ counts: [Int], _ when: String) {
            let limit = counts.indices.contains(path.section) ? counts[path.section] : 0
            guard path.row >= limit || !counts.indices.contains(path.section) else { return }
            let link = verb == "insert" ? "into" : "from"
            Inconsistency.raise(
                "attempt to \(verb) row \(path.row) \(link) section \(path.section), but there are only \(limit) rows in"
                    + " section \(path.section) \(when) the update")
        }
        for path in update.deletedRows { check(path, "delete", old, "before") }
        for path in update.reloadedRows { check(path, "reload", old, "before") }
        for path in update.insertedRows { check(path, "insert", new, "after") }
        for move in update.movedRows {
            check(move.from, "move", old, "before")
            check(move.to, "insert", new, "after")
        }
    }
}
