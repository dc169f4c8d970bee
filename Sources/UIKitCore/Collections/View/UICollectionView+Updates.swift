extension UICollectionView {
    /// Views may be there that a change has to move.
    package var hasAppliedLayout: Bool { _lastBounds != nil }

    /// A change on its own is a batch of one.
    func _change(_ change: (CollectionBatch) -> Void) {
        if let batch = _batch {
            change(batch)
            return
        }
        let batch = CollectionBatch()
        change(batch)
        let old = _items.counts
        _apply(batch, old: old)
    }

    func _performBatchUpdates(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        defer { if let completion { Frame.inNextFrame { completion(true) } } }
        if _batch != nil {
            updates?()
            return
        }
        // What the view knows is from before the app changes its data.
        let old = _items.counts
        let batch = CollectionBatch()
        _batch = batch
        updates?()
        _batch = nil
        _apply(batch, old: old)
    }

    private func _apply(_ batch: CollectionBatch, old: [Int]) {
        let new = _items.ask()
        batch.check(old: old, new: new)
        _items.set(new)
        _take(batch, old: old, new: new)
    }

    /// Shows the state after a change: views of surviving items go to their new places.
    private func _take(_ batch: CollectionBatch, old: [Int], new: [Int]) {
        _take(
            CollectionChange(
                items: batch.itemMap(old: old, new: new), sections: batch.sectionMap(old: old.count, new: new.count),
                reloadedItems: Set(batch.reloadedItems), reloadedSections: batch.reloadedSections,
                updates: batch.updateItems))
    }

    package func _take(_ change: CollectionChange) {
        let map = { (path: IndexPath) in change.place(of: path) }
        _selection.map(map)
        _place.forget()
        _elements.prefetched = []
        var kept: [ElementKey: UICollectionReusableView] = [:]
        var measured: Set<ElementKey> = []
        for key in _elements.keys {
            guard let view = _elements.views[key] else { continue }
            var path: IndexPath?
            if key.category == .cell {
                path = map(key.indexPath)
            } else if key.indexPath.count < 2 {
                path = key.indexPath
            } else if let section = change.place(ofSection: key.indexPath.section) {
                path = IndexPath(item: key.indexPath.item, section: section)
            }
            guard let path else {
                _remove(key)
                continue
            }
            let moved = ElementKey(category: key.category, kind: key.kind, indexPath: path)
            kept[moved] = view
            if _elements.measured.contains(key) { measured.insert(moved) }
            view._attributes?.indexPath = path
        }
        _elements.views = kept
        _elements.measured = measured
        _elements.unannounced = _elements.unannounced.filter { kept[$0] != nil }

        let context = _layout._makeContext()
        context._dataSourceCounts = true
        _layout._measuredSizesMoved(map, change.sections)
        _layout._invalidateWith(context)
        guard _lastBounds != nil else { return }
        _prepareLayoutIfNeeded()
        _layout.prepare(forCollectionViewUpdates: change.updates)
        for update in change.updates {
            if update.updateAction == .delete, let path = update.indexPathBeforeUpdate, path.item != NSNotFound {
                _ = _layout.finalLayoutAttributesForDisappearingItem(at: path)
            } else if update.updateAction == .insert, let path = update.indexPathAfterUpdate, path.item != NSNotFound {
                _ = _layout.initialLayoutAttributesForAppearingItem(at: path)
            }
        }
        let proposed = delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: contentOffset)
        let target = _layout.targetContentOffset(forProposedContentOffset: proposed ?? contentOffset)
        if target != contentOffset { contentOffset = target }
        _layout.finalizeCollectionViewUpdates()
        setNeedsLayout()
        if window != nil { _layOutElements() }
    }

    package func _reconfigure(_ paths: [IndexPath]) {
        guard let dataSource else { return }
        for path in paths {
            guard let cell = cellForItem(at: path) else { continue }
            _elements.reconfigured[path] = cell
            let returned = RegistrationMark.whileProviding { dataSource.collectionView(self, cellForItemAt: path) }
            _elements.reconfigured[path] = nil
            Inconsistency.check(
                returned === cell,
                "reconfigureItems requires that the data source returns the existing cell for the item")
            _elements.measured.remove(ElementKey(category: .cell, kind: "", indexPath: path))
        }
        setNeedsLayout()
    }
}

/// Where everything went in a change of the data.
@MainActor
package struct CollectionChange {
    var items: (IndexPath) -> IndexPath?
    /// The new place of each old section; nil for those that went.
    var sections: [Int?]
    /// Places before the change.
    var reloadedItems: Set<IndexPath>
    var reloadedSections: IndexSet
    var updates: [UICollectionViewUpdateItem]

    /// Nil for what went or gets a new view.
    func place(of path: IndexPath) -> IndexPath? {
        guard path.count >= 2, !reloadedSections.contains(path.section), !reloadedItems.contains(path) else {
            return nil
        }
        return items(path)
    }

    func place(ofSection section: Int) -> Int? {
        guard sections.indices.contains(section), !reloadedSections.contains(section) else { return nil }
        return sections[section]
    }
}
