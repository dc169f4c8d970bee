/// Makes the cells that are seen and takes away those that are not.
extension UITableView {
    func _layoutTable() {
        guard !_state.isTiling else { return }
        _state.isTiling = true
        defer { _state.isTiling = false }
        let basis = _heightBasis
        let holds = _needsHolding(basis)
        if _state.measuredWidth != bounds.width {
            // Heights depend on the width.
            if _state.measuredWidth != nil || _state.geometry != nil { _forgetHeights() }
            _state.measuredWidth = bounds.width
        }
        if _state.followedMargin != _sideMargin {
            if _state.followedMargin != nil { _forgetHeights() }
            _state.followedMargin = _sideMargin
            for cell in _cells.values { cell._follow(self) }
            for case let view as UITableViewHeaderFooterView in _headers.values { view._follow(self, isHeader: true) }
            for case let view as UITableViewHeaderFooterView in _footers.values { view._follow(self, isHeader: false) }
        }
        _layoutTableHeader()
        _loadIfNeeded()
        _updateShowsIndex()
        _withCurrentTraits { _tile(holdsRow: holds) }
        _layoutBackground()
        _layoutIndex()
        _holdRow(basis)
    }

    private func _tile(holdsRow: Bool) {
        if holdsRow {
            _placeHeldRow()
            _state.anchor = _state.held?.path
        }
        _chooseAnchor()
        var visible = _resolveVisible()
        // What was measured may leave the content room to go further, or less.
        for _ in 0..<8 {
            let before = contentOffset
            _applyContentSize()
            if holdsRow { _placeHeldRow() }
            if contentOffset == before { break }
            visible = _resolveVisible()
        }
        let wanted = Set(visible)
        _state.keptForInput = nil
        for path in _cells.keys.sorted() where !wanted.contains(path) {
            guard let cell = _cells[path] else { continue }
            // Whoever types into a row can scroll it out of sight and go on.
            if let input = FirstResponder.current as? UIView, input.isDescendant(of: cell) {
                _state.keptForInput = path
                _place(path)
            } else {
                _takeAway(cell, at: path)
            }
        }
        for path in visible { _place(path) }
        _tileHeadersAndFooters()
        _layoutTableFooter()
        _tileFillers(after: visible.last)
        _state.anchor = visible.first
        _prefetch(around: visible)
    }

    /// The area in which rows are needed, in pixels.
    private var _visibleRange: Range<Int> {
        let scale = _layoutScale
        let low = Int((bounds.minY * scale).rounded(.down))
        return low..<max(low, Int((bounds.maxY * scale).rounded(.up)))
    }

    /// The row that does not move while others are measured is the first one seen before, if it is still seen. After a jump there
    /// is none: the new place counts from its top, and the app's way to the start leads to the start.
    private func _chooseAnchor() {
        guard let anchor = _state.anchor, let geometry = _state.geometry, geometry.contains(anchor) else {
            return _state.anchor = nil
        }
        let isSeen = geometry.row(anchor.row, in: anchor.section).overlaps(_visibleRange)
        let isByHand = isDragging || isDecelerating
        if !isSeen || (!isByHand && _isAtStart) { _state.anchor = nil }
    }

    /// The visible rows, with their heights worked out; what that changes above the anchor does not move what is seen.
    private func _resolveVisible() -> [IndexPath] {
        func isKnown(_ path: IndexPath) -> Bool { _state.geometry?.isKnown(path.row, in: path.section) ?? true }
        func place(_ path: IndexPath) -> Range<Int> { _state.geometry?.row(path.row, in: path.section) ?? 0..<0 }
        for _ in 0..<Frame.roundLimit {
            guard let paths = _state.geometry.map({ _rows(in: _visibleRange, $0) }) else { return [] }
            var isStable = true
            let split = _state.anchor.flatMap { anchor in paths.firstIndex { $0 >= anchor } } ?? 0
            // Outwards from the anchor: rows that move out of sight need no cells.
            for path in paths[split...] where !isKnown(path) {
                isStable = false
                _ = _resolveHeight(path)
                if place(path).upperBound >= _visibleRange.upperBound { break }
            }
            for path in paths[..<split].reversed() where !isKnown(path) {
                isStable = false
                _shift(by: _resolveHeight(path))
                if place(path).lowerBound <= _visibleRange.lowerBound { break }
            }
            if isStable { return paths }
        }
        return _state.geometry.map { _rows(in: _visibleRange, $0) } ?? []
    }

    private func _rows(in range: Range<Int>, _ geometry: TableGeometry) -> [IndexPath] {
        guard !range.isEmpty, bounds.width > 0, let first = geometry.section(at: range.lowerBound) else { return [] }
        var result: [IndexPath] = []
        for section in first..<geometry.sections.count {
            guard geometry.start(ofSection: section) < range.upperBound else { break }
            let rows = geometry.sections[section].rows
            guard var row = geometry.row(at: range.lowerBound, in: section) else { continue }
            var top = geometry.startOfRows(inSection: section) + rows.sum(before: row)
            while row < rows.count, top < range.upperBound {
                let bottom = top + rows[row]
                if bottom > range.lowerBound && bottom > top { result.append(IndexPath(row: row, section: section)) }
                top = bottom
                row += 1
            }
        }
        return result
    }

    private func _shift(by pixels: Int) {
        guard pixels != 0 else { return }
        let offset = contentOffset.y
        // The content's size must allow it.
        _applyContentSize()
        _adjustOffset { contentOffset.y = offset }
        _compensate(by: CGFloat(pixels) / _layoutScale)
    }

    /// Works out a row's height, with its cell if need be.
    /// - Returns: the change, in pixels.
    private func _resolveHeight(_ path: IndexPath) -> Int {
        var height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        if height < 0 {
            let cell = _cells[path] ?? _make(path)
            _widen(cell)
            height = _fittingHeight(of: cell)
            cell.bounds.size.height = height
            cell._placeContent()
        }
        guard let old = _state.geometry?.sections[path.section].rows[path.row] else { return 0 }
        let new = Int((min(height, 1e7) * _layoutScale).rounded())
        _state.geometry?.setRow(path.row, in: path.section, to: new)
        return new - old
    }

    /// A cell that is on the screen already is measured between the edges that it will have: margins follow from where it lies.
    private func _widen(_ cell: UITableViewCell) {
        let edges = _cellEdges
        var frame = cell.frame
        guard frame.minX != edges.x || frame.width != edges.width else { return }
        frame.origin.x = edges.x
        frame.size.width = edges.width
        cell.frame = frame
        cell._placeContent()
    }

    private func _fittingHeight(of cell: UITableViewCell) -> CGFloat {
        let width = _cellEdges.width
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return size.height > 0 ? LayoutRounding.up(size.height, scale: _layoutScale) : Self._defaultRowHeight
    }

    // MARK: Cells

    /// Asks the data source for a cell and puts it into the table, so that it has the table's traits and margins.
    private func _make(_ path: IndexPath) -> UITableViewCell {
        guard let source = dataSource else { Inconsistency.raise("The table has rows but no data source.") }
        let cell = source.tableView(self, cellForRowAt: path)
        if let other = cell._indexPath, other != path, cell._table === self, _cells[other] === cell {
            Inconsistency.raise(
                "The table view's data source returned the same cell for \(path) as for \(other), which is still shown."
            )
        }
        if cell._table != nil, cell._table !== self { cell.removeFromSuperview() }
        _cells[path] = cell
        cell._table = self
        cell._indexPath = path
        _prepare(cell, at: path)
        let edges = _cellEdges
        let y = _state.geometry.map { $0.points($0.row(path.row, in: path.section).lowerBound) } ?? 0
        let height = cell.bounds.height > 0 ? cell.bounds.height : Self._defaultRowHeight
        UIView.performWithoutAnimation {
            cell.frame = CGRect(x: edges.x, y: y, width: edges.width, height: height)
            insertSubview(cell, at: _state.backgroundView?.superview === self ? 1 : 0)
        }
        if window != nil { _updateTraitsIfNeeded() }
        cell._isNewlyMade = true
        return cell
    }

    /// What the table knows about the row, told to its cell.
    func _prepare(_ cell: UITableViewCell, at path: IndexPath) {
        cell._follow(self)
        let level = delegate?.tableView(self, indentationLevelForRowAt: path) ?? TableMethodProbe.noIndentationLevel
        if level != TableMethodProbe.noIndentationLevel { cell.indentationLevel = level }
        _prepareForEditing(cell, at: path)
        let isSelected = _state.selected.contains(path)
        if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
        let isHighlighted = _state.touch.highlighted == path
        if cell.isHighlighted != isHighlighted { cell.setHighlighted(isHighlighted, animated: false) }
    }

    private func _place(_ path: IndexPath) {
        let cell = _cells[path] ?? _make(path)
        let frame = _rect(ofRow: path)
        if cell.frame != frame {
            cell.frame = frame
            // Before anything in the window is solved again.
            cell._placeContent()
        }
        cell._position = _position(of: path)
        if cell._isNewlyMade {
            cell._isNewlyMade = false
            cell._updateConfigurationIfNeeded()
            delegate?.tableView(self, willDisplay: cell, forRowAt: path)
        }
    }

    func _position(of path: IndexPath) -> UITableViewCell.Position {
        let count = _state.geometry?.sections[path.section].rows.count ?? 0
        return .init(isFirst: path.row == 0, isLast: path.row == count - 1)
    }

    func _takeAway(_ cell: UITableViewCell, at path: IndexPath) {
        _cells[path] = nil
        if _state.swipe?.cell === cell { _closeSwipe() }
        cell.removeFromSuperview()
        cell._indexPath = nil
        if cell._isNewlyMade {
            cell._isNewlyMade = false
        } else {
            delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        }
        if _staticContent?.indexPath(of: cell) == nil { _reuse.put(cell) }
    }

    func _takeAwayAllRows() {
        for path in _cells.keys.sorted() { _cells[path].map { _takeAway($0, at: path) } }
        for section in _headers.keys.sorted() { _takeAwayHeader(section) }
        for section in _footers.keys.sorted() { _takeAwayFooter(section) }
    }

    func _cell(at path: IndexPath) -> UITableViewCell? {
        guard _exists(path) else { return nil }
        return _cells[path]
    }

    var _visibleIndexPaths: [IndexPath] {
        if _pending.contains(.layout), !_state.isTiling, bounds.width > 0 { layoutIfNeeded() }
        return _cells.keys.filter { $0 != _state.keptForInput }.sorted()
    }

    // MARK: Heights that change

    /// A cell on the screen wants another height.
    func _cellWantsAnotherHeight(_ cell: UITableViewCell) {
        guard !_state.isTiling, selfSizingInvalidation != .disabled, let path = cell._indexPath, _cells[path] === cell,
            _state.geometry?.isKnown(path.row, in: path.section) == true
        else { return }
        let asked = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        guard asked < 0 else { return }
        _state.geometry?.forgetRow(path.row, in: path.section)
        setNeedsLayout()
    }

    private func _prefetch(around visible: [IndexPath]) {
        guard isPrefetchingEnabled, let prefetchDataSource, let first = visible.first, let last = visible.last,
            let geometry = _state.geometry
        else { return }
        let height = Int(bounds.height * geometry.scale)
        let range = _visibleRange
        let around = _rows(in: range.lowerBound - height..<range.upperBound + height, geometry)
        let wanted = Set(around.filter { $0 < first || $0 > last })
        let new = wanted.subtracting(_state.prefetched).sorted()
        let dropped = _state.prefetched.subtracting(wanted).subtracting(visible).sorted()
        _state.prefetched = wanted
        if !new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: new) }
        if !dropped.isEmpty { prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: dropped) }
    }
}
