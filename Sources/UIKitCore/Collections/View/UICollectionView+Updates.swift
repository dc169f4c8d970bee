extension UICollectionView {
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

    /// Shows the state after a batch: views of surviving items go to their new places.
    func _take(_ batch: CollectionBatch, old: [Int], new: [Int]) {
        let map = batch.itemMap(old: old, new: new)
        let sections = batch.sectionMap(old: old.count, new: new.count)
        let reloaded = Set(batch.reloadedItems)
        _selection.map { reloaded.contains($0) ? nil : map($0) }
        var kept: [ElementKey: UICollectionReusableView] = [:]
        var measured: Set<ElementKey> = []
        for (key, view) in _elements.views {
            var path: IndexPath?
            if key.category == .cell {
                path = reloaded.contains(key.indexPath) ? nil : map(key.indexPath)
            } else if key.indexPath.count >= 2, sections.indices.contains(key.indexPath.section),
                !batch.reloadedSections.contains(key.indexPath.section), let section = sections[key.indexPath.section]
            {
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
        _layout._measuredSizesMoved({ reloaded.contains($0) ? nil : map($0) }, sections)
        _layout._invalidateWith(context)
        _prepareLayoutIfNeeded()
        _layout.prepare(forCollectionViewUpdates: batch.updateItems)
        for path in batch.deletedItems { _ = _layout.finalLayoutAttributesForDisappearingItem(at: path) }
        for path in batch.insertedItems { _ = _layout.initialLayoutAttributesForAppearingItem(at: path) }
        let proposed = delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: contentOffset)
        let target = _layout.targetContentOffset(forProposedContentOffset: proposed ?? contentOffset)
        if target != contentOffset { contentOffset = target }
        _layout.finalizeCollectionViewUpdates()
        setNeedsLayout()
        if window != nil, _lastBounds != nil { _layOutElements() }
    }

    func _reconfigure(_ paths: [IndexPath]) {
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
