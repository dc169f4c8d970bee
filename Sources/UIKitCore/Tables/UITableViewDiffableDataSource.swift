/// A data source that is told the whole content at a time and works out by itself what changed.
///
/// Row animations collapse to their end. Items are found by their identifiers in constant time.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
    UITableViewDataSource
{
    /// Makes the cell of an item.
    public typealias CellProvider =
        @MainActor (
            _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
        ) -> UITableViewCell?
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    private weak var table: UITableView?
    private let cellProvider: CellProvider
    private var current = Snapshot()
    private var places: [ItemIdentifierType: IndexPath] = [:]
    private var items: [[ItemIdentifierType]] = []

    /// How rows come and go. Inert: changes collapse to their end.
    open var defaultRowAnimation: UITableView.RowAnimation = .automatic

    /// Becomes the data source of the table.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        table = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    // MARK: Snapshots

    /// Shows a snapshot. From another thread it is shown as soon as the main thread is free; `completion` is called there.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        let job = MainJob { self.show(snapshot, reloads: false) }
        job.run(then: completion)
    }

    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async { show(snapshot, reloads: false) }

    /// Shows a snapshot with new cells for everything.
    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        MainJob { self.show(snapshot, reloads: true) }.run(then: completion)
    }

    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async { show(snapshot, reloads: true) }

    /// What is shown now.
    nonisolated open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        if MainJob.isOnMain { return MainActor.assumeIsolated { SendableBox(current) }.value }
        return DispatchQueue.main.sync { SendableBox(self.current) }.value
    }

    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard items.indices.contains(indexPath.section), items[indexPath.section].indices.contains(indexPath.row) else {
            return nil
        }
        return items[indexPath.section][indexPath.row]
    }

    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { places[itemIdentifier] }

    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        let identifiers = current.sectionIdentifiers
        return identifiers.indices.contains(index) ? identifiers[index] : nil
    }

    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

    private func show(_ snapshot: Snapshot, reloads: Bool) {
        let old = current
        let oldItems = items
        current = snapshot
        current.reloadedSections = []
        current.reloadedItems = []
        current.reconfiguredItems = []
        items = snapshot.order.map { snapshot.sections[$0]!.items }
        places = [:]
        places.reserveCapacity(snapshot.numberOfItems)
        for (section, list) in items.enumerated() {
            for (row, item) in list.enumerated() { places[item] = IndexPath(row: row, section: section) }
        }
        guard let table, table.dataSource === self else { return }
        guard !reloads, table._state.counts != nil else {
            table.reloadData()
            return
        }
        var fresh = Set(snapshot.reloadedItems)
        for section in snapshot.reloadedSections { fresh.formUnion(snapshot.itemIdentifiers(inSection: section)) }
        let oldSections = old.sectionIdentifiers
        let sections = snapshot.sectionIdentifiers
        var number: [SectionIdentifierType: Int] = [:]
        for (index, identifier) in sections.enumerated() { number[identifier] = index }
        table._apply(
            counts: items.map(\.count), keepsHeights: true,
            keepsHeaders: oldSections == sections && snapshot.reloadedSections.isEmpty,
            section: { number[oldSections[$0]] },
            row: { path in
                guard oldItems.indices.contains(path.section), oldItems[path.section].indices.contains(path.row) else {
                    return nil
                }
                let item = oldItems[path.section][path.row]
                return fresh.contains(item) ? nil : self.places[item]
            },
            reloaded: { path in
                guard oldItems.indices.contains(path.section), oldItems[path.section].indices.contains(path.row) else {
                    return nil
                }
                return self.places[oldItems[path.section][path.row]]
            })
        let again = snapshot.reconfiguredItems.compactMap { places[$0] }
        if !again.isEmpty { table.reconfigureRows(at: again) }
    }

    // MARK: Data source

    open func numberOfSections(in tableView: UITableView) -> Int { items.count }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        items.indices.contains(section) ? items[section].count : 0
    }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = itemIdentifier(for: indexPath) else {
            Inconsistency.raise("There is no item for row \(indexPath.row) of section \(indexPath.section).")
        }
        guard let cell = cellProvider(tableView, indexPath, item) else {
            Inconsistency.raise(
                "UITableViewDiffableDataSource cell provider returned nil for index path \(indexPath) with identifier"
                    + " '\(item)', which is not allowed.")
        }
        return cell
    }

    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}
