/// Gives a collection view its items from snapshots, and shows the difference when another one is applied.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
    UICollectionViewDataSource
{
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    public typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

    private weak var view: UICollectionView?
    private let cellProvider: CellProvider
    private var current = Snapshot()
    private var places: [ItemIdentifierType: IndexPath]?
    /// Sections that were given as trees.
    private var trees: [SectionIdentifierType: SectionSnapshot] = [:]

    /// Becomes the data source of the collection view.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        view = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    /// Asked for headers, footers and other supplementary views.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    // MARK: Applying

    /// Shows the snapshot; completion is called in the next frame. Views of items that stay are kept; identifiers marked as
    /// reloaded get new ones.
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
        take(snapshot)
        if let completion { Frame.inNextFrame { completion() } }
    }

    /// Returns when the snapshot is shown.
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async { take(snapshot) }

    /// Shows the snapshot with new views for all items.
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        reload(snapshot)
        if let completion { Frame.inNextFrame { completion() } }
    }

    open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async { reload(snapshot) }

    private func reload(_ snapshot: Snapshot) {
        set(snapshot)
        view?.reloadData()
    }

    private func set(_ snapshot: Snapshot) {
        current = snapshot
        current.reloadedSections = []
        current.reloadedItems = []
        current.reconfiguredItems = []
        places = nil
        // A section whose items are no longer those of its tree is flat from now on.
        for (section, tree) in trees {
            let isSame =
                snapshot.numberOfSection[section] != nil
                && snapshot.itemIdentifiers(inSection: section) == tree.visibleItems
            if !isSame { trees[section] = nil }
        }
    }

    private func take(_ snapshot: Snapshot) {
        let old = current
        set(snapshot)
        guard let view, view.dataSource === self else { return }
        guard view._items.areKnown, view.hasAppliedLayout else {
            view._items.forget()
            view.reloadData()
            return
        }
        let change = SnapshotDifference(from: old, to: snapshot).change
        view._items.set(snapshot.sectionIdentifiers.map { snapshot.numberOfItems(inSection: $0) })
        view._take(change)
        let reconfigured = snapshot.reconfiguredItems.compactMap { indexPath(for: $0) }
        if !reconfigured.isEmpty { view._reconfigure(reconfigured) }
        updateOutline()
    }

    // MARK: Questions

    /// What is shown; changing it changes nothing until it is applied.
    open func snapshot() -> Snapshot { current }

    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        let sections = current.sectionIdentifiers
        return sections.indices.contains(index) ? sections[index] : nil
    }

    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard indexPath.count >= 2, current.order.indices.contains(indexPath.section) else { return nil }
        let items = current.sections[current.order[indexPath.section]]!.items
        return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
    }

    /// Takes constant time, apart from the first call after a change.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        if places == nil {
            var made: [ItemIdentifierType: IndexPath] = [:]
            for (section, number) in current.order.enumerated() {
                for (item, identifier) in current.sections[number]!.items.enumerated() {
                    made[identifier] = IndexPath(item: item, section: section)
                }
            }
            places = made
        }
        return places![itemIdentifier]
    }

    // MARK: Trees

    /// Shows a tree in a section; items in closed branches are not shown. A section that is not there yet is added at the end.
    open func apply(
        _ snapshot: SectionSnapshot, to section: SectionIdentifierType, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        takeTree(snapshot, section)
        if let completion { Frame.inNextFrame { completion() } }
    }

    open func apply(
        _ snapshot: SectionSnapshot, to section: SectionIdentifierType, animatingDifferences: Bool = true
    ) async { takeTree(snapshot, section) }

    private func takeTree(_ tree: SectionSnapshot, _ section: SectionIdentifierType) {
        var new = current
        if new.numberOfSection[section] == nil { new.appendSections([section]) }
        let items = tree.visibleItems
        let kept = Set(items)
        new.deleteItems(new.itemIdentifiers(inSection: section).filter { !kept.contains($0) })
        new.deleteItems(items)
        new.appendItems(items, toSection: section)
        trees[section] = tree
        take(new)
    }

    /// The tree of a section; a section that was given as a list is a tree without branches.
    open func snapshot(for section: SectionIdentifierType) -> SectionSnapshot {
        if let tree = trees[section] { return tree }
        var tree = SectionSnapshot()
        if current.numberOfSection[section] != nil { tree.append(current.itemIdentifiers(inSection: section)) }
        return tree
    }

    /// Asked when a person opens and closes branches.
    public struct SectionSnapshotHandlers<Item> {
        public var shouldExpandItem: ((Item) -> Bool)?
        public var willExpandItem: ((Item) -> Void)?
        public var shouldCollapseItem: ((Item) -> Bool)?
        public var willCollapseItem: ((Item) -> Void)?
        /// The children of an item whose branch opens.
        public var snapshotForExpandingParent:
            (
                (Item, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) -> NSDiffableDataSourceSectionSnapshot<
                    ItemIdentifierType
                >
            )?

        public init() {}
    }

    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    // MARK: Reordering

    public struct ReorderingHandlers {
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        public init() {}
    }

    /// Items can be moved by hand where `canReorderItem` says so and `didReorder` is set.
    open var reorderingHandlers = ReorderingHandlers()

    // MARK: UICollectionViewDataSource

    open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        guard current.order.indices.contains(section) else { return 0 }
        return current.sections[current.order[section]]!.items.count
    }

    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let item = itemIdentifier(for: indexPath) else {
            Inconsistency.raise("there is no item at \(indexPath) in the snapshot")
        }
        guard let cell = cellProvider(collectionView, indexPath, item) else {
            Inconsistency.raise(
                "UICollectionViewDiffableDataSource cell provider returned nil for index path \(indexPath) with item identifier "
                    + "'\(item)', which is not allowed. You must always return a cell to the collection view.")
        }
        tellOutline(cell, item, indexPath)
        return cell
    }

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let provider = supplementaryViewProvider else { return MissingSupplementaryView(frame: .zero) }
        guard let view = provider(collectionView, kind, indexPath) else {
            Inconsistency.raise(
                "UICollectionViewDiffableDataSource supplementary view provider returned nil for \(kind) at \(indexPath), which "
                    + "is not allowed.")
        }
        return view
    }

    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let item = itemIdentifier(for: indexPath), reorderingHandlers.didReorder != nil else { return false }
        return reorderingHandlers.canReorderItem?(item) ?? false
    }

    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        guard let item = itemIdentifier(for: sourceIndexPath) else { return }
        let old = current
        var new = current
        let section = new.sectionIdentifiers[destinationIndexPath.section]
        new.deleteItems([item])
        let items = new.itemIdentifiers(inSection: section)
        if destinationIndexPath.item < items.count {
            new.insertItems([item], beforeItem: items[destinationIndexPath.item])
        } else {
            new.appendItems([item], toSection: section)
        }
        let affected = Set([old.sectionIdentifier(containingItem: item)!, section])
        func tree(_ snapshot: Snapshot, _ section: SectionIdentifierType) -> SectionSnapshot {
            var tree = SectionSnapshot()
            tree.append(snapshot.itemIdentifiers(inSection: section))
            return tree
        }
        let transaction = NSDiffableDataSourceTransaction(
            initialSnapshot: old, finalSnapshot: new,
            sectionTransactions: affected.map {
                NSDiffableDataSourceSectionTransaction(
                    sectionIdentifier: $0, initialSnapshot: tree(old, $0), finalSnapshot: tree(new, $0))
            })
        reorderingHandlers.willReorder?(transaction)
        set(new)
        reorderingHandlers.didReorder?(transaction)
    }

    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: 0) }
}

// MARK: Opening and closing branches

extension UICollectionViewDiffableDataSource: OutlineDataSource {
    private func tree(at path: IndexPath) -> (SectionIdentifierType, SectionSnapshot, ItemIdentifierType)? {
        guard let item = itemIdentifier(for: path), let section = current.sectionIdentifier(containingItem: item) else {
            return nil
        }
        return trees[section].map { (section, $0, item) }
    }

    func isExpanded(at path: IndexPath) -> Bool {
        guard let (_, tree, item) = tree(at: path), tree.contains(item) else { return false }
        return tree.isExpanded(item)
    }

    func toggleExpansion(at path: IndexPath) {
        guard let (section, tree, item) = tree(at: path), tree.contains(item) else { return }
        var new = tree
        let handlers = sectionSnapshotHandlers
        if tree.isExpanded(item) {
            guard handlers.shouldCollapseItem?(item) ?? true else { return }
            handlers.willCollapseItem?(item)
            new.collapse([item])
        } else {
            guard handlers.shouldExpandItem?(item) ?? true else { return }
            handlers.willExpandItem?(item)
            if let provider = handlers.snapshotForExpandingParent {
                let children = tree.snapshot(of: item, includingParent: false)
                new.replace(childrenOf: item, using: provider(item, children))
            }
            new.expand([item])
        }
        takeTree(new, section)
    }

    private func tellOutline(_ cell: UICollectionViewCell, _ item: ItemIdentifierType, _ path: IndexPath) {
        guard !trees.isEmpty, let section = current.sectionIdentifier(containingItem: item), let tree = trees[section],
            tree.contains(item)
        else { return }
        cell._isExpanded = tree.isExpanded(item)
        // Seen in a screenshot: what is below a section's header item stands as far in as in a section without one.
        let layout = view?.collectionViewLayout as? UICollectionViewCompositionalLayout
        let isBelowHeader = layout?._hasHeaderItem(inSection: path.section) ?? false
        (cell as? UICollectionViewListCell)?.indentationLevel = max(tree.level(of: item) - (isBelowHeader ? 1 : 0), 0)
    }

    private func updateOutline() {
        guard !trees.isEmpty, let view else { return }
        for (path, cell) in view._elements.cells {
            if let item = itemIdentifier(for: path) { tellOutline(cell, item, path) }
        }
    }
}

/// A data source whose items have branches that open and close.
@MainActor
protocol OutlineDataSource: AnyObject {
    func isExpanded(at path: IndexPath) -> Bool
    func toggleExpansion(at path: IndexPath)
}
