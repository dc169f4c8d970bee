/// Rows and sections that come, go, move and are reloaded; everything is at its end at once.
extension UITableView {
    func _beginUpdates() { _state.updateDepth += 1 }

    func _endUpdates() {
        guard _state.updateDepth > 0 else {
            Inconsistency.raise("endUpdates was called without a matching beginUpdates")
        }
        _state.updateDepth -= 1
        if _state.updateDepth == 0 { _commitUpdate() }
    }

    func _update(_ change: (inout TableUpdate) -> Void) {
        change(&_state.update)
        if _state.updateDepth == 0 { _commitUpdate() }
    }

    func _performBatchUpdates(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        _beginUpdates()
        updates?()
        _endUpdates()
        if let completion { Frame.inNextFrame { completion(true) } }
    }

    private func _commitUpdate() {
        let update = _state.update
        _state.update = TableUpdate()
        // Nothing was loaded, so there is nothing to change.
        guard let old = _state.counts else {
            _invalidateData()
            return
        }
        let new = _askCounts()
        let map = TableRowMap(update, from: old, to: new)
        _apply(
            counts: new, keepsHeights: !update.isEmpty, keepsHeaders: !update.changesSections,
            section: { map.section($0) }, row: { map.isFresh($0) ? nil : map.row($0) }, reloaded: { map.row($0) })
    }

    /// Takes over new counts; rows that stay keep their cells, heights and selection.
    /// - Parameters:
    ///   - section: the new place of an old section.
    ///   - row: the new place of an old row; nil if it is gone or gets a new cell.
    ///   - reloaded: the new place of an old row that gets a new cell.
    func _apply(
        counts: [Int], keepsHeights: Bool, keepsHeaders: Bool, section: (Int) -> Int?,
        row: (IndexPath) -> IndexPath?, reloaded: (IndexPath) -> IndexPath?
    ) {
        _closeSwipe()
        let oldGeometry = _state.geometry
        let oldCells = _cells
        var kept: [IndexPath: UITableViewCell] = [:]
        for (path, cell) in oldCells.sorted(by: { $0.key < $1.key }) {
            if let target = row(path) {
                kept[target] = cell
            } else {
                _takeAway(cell, at: path)
            }
        }
        _cells = kept
        for (path, cell) in kept { cell._indexPath = path }
        _state.selected = _state.selected.compactMap { row($0) }
        _state.anchor = nil
        _state.held = nil
        _state.prefetched = []
        if !keepsHeaders {
            for section in _headers.keys.sorted() { _takeAwayHeader(section) }
            for section in _footers.keys.sorted() { _takeAwayFooter(section) }
            _state.preparedHeaders = [:]
            _state.preparedFooters = [:]
        }
        _state.counts = counts
        _state.geometry = nil
        _loadIfNeeded()
        if keepsHeights, let oldGeometry { _takeOverHeights(oldGeometry, oldCells, section, row, reloaded) }
        _applyContentSize()
        for (path, cell) in kept { _prepareForEditing(cell, at: path) }
        setNeedsLayout()
        if window != nil, bounds.width > 0 { _layoutTable() }
    }

    /// Heights that were worked out before stay; those of rows that are on the screen or get a new cell are guesses.
    private func _takeOverHeights(
        _ old: TableGeometry, _ visible: [IndexPath: UITableViewCell], _ section: (Int) -> Int?,
        _ row: (IndexPath) -> IndexPath?, _ reloaded: (IndexPath) -> IndexPath?
    ) {
        for (number, content) in old.sections.enumerated() where section(number) != nil || content.rows.count > 0 {
            guard let isKnown = content.isKnown else { continue }
            for index in isKnown.indices {
                let path = IndexPath(row: index, section: number)
                let kept = row(path)
                guard let target = kept ?? reloaded(path), _state.geometry?.contains(target) == true,
                    _state.geometry?.isKnown(target.row, in: target.section) == false
                else { continue }
                _state.geometry?.setRow(target.row, in: target.section, to: content.rows[index])
                if kept == nil || !isKnown[index] || visible[path] != nil {
                    _state.geometry?.forgetRow(target.row, in: target.section)
                }
            }
        }
    }

    func _reconfigure(_ paths: [IndexPath]) {
        for path in paths {
            guard let cell = _cells[path], let source = dataSource else { continue }
            _state.reconfigured[path] = cell
            let new = _withCurrentTraits { source.tableView(self, cellForRowAt: path) }
            _state.reconfigured[path] = nil
            if new !== cell {
                _takeAway(cell, at: path)
                _cells[path] = new
                new._table = self
                new._indexPath = path
                new._isNewlyMade = true
                _prepare(new, at: path)
                insertSubview(new, at: _state.backgroundView?.superview === self ? 1 : 0)
            }
            if (delegate?.tableView(self, heightForRowAt: path) ?? rowHeight) < 0 {
                _state.geometry?.forgetRow(path.row, in: path.section)
            }
        }
        setNeedsLayout()
    }
}
