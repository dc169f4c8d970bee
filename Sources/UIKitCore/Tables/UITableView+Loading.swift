extension UITableView {
    /// The heights, asked for if they are not known.
    var _geometry: TableGeometry {
        _loadIfNeeded()
        return _state.geometry ?? TableGeometry(scale: _layoutScale, sections: [])
    }

    func _loadIfNeeded() {
        guard _state.geometry == nil, !_state.isLoading else { return }
        _state.isLoading = true
        _withCurrentTraits { _state.geometry = _makeGeometry() }
        _state.guesses = nil
        _state.isLoading = false
        _applyContentSize()
    }

    func _applyContentSize() {
        guard let geometry = _state.geometry else { return }
        super.contentSize = CGSize(width: bounds.width, height: geometry.points(geometry.total))
    }

    func _askCounts() -> [Int] {
        guard let source = dataSource else { return [] }
        return (0..<max(source.numberOfSections(in: self), 0)).map { section in
            max(source.tableView(self, numberOfRowsInSection: section), 0)
        }
    }

    private func _makeGeometry() -> TableGeometry {
        let counts = _state.counts ?? _askCounts()
        _state.counts = counts
        var sections: [TableGeometry.Section] = []
        sections.reserveCapacity(counts.count)
        let isSmall = counts.reduce(0, +) <= Self._rowsAskedAtOnce
        for (number, count) in counts.enumerated() {
            sections.append(_makeSection(number, count, asksAll: isSmall))
        }
        var geometry = TableGeometry(scale: _layoutScale, sections: sections)
        for number in sections.indices {
            let header = _headerHeight(number)
            geometry.setHeader(
                geometry.pixels(header.height), padding: geometry.pixels(header.padding), ofSection: number)
            geometry.setFooter(geometry.pixels(_footerHeight(number)), ofSection: number)
        }
        if let view = _state.headerView { geometry.top = geometry.pixels(view.frame.height) }
        if let view = _state.footerView { geometry.bottom = geometry.pixels(view.frame.height) }
        return geometry
    }

    /// A table of that many rows asks its delegate for all heights when it loads: it costs little, and the heights are exact.
    static var _rowsAskedAtOnce: Int { 500 }

    private func _makeSection(_ section: Int, _ count: Int, asksAll: Bool) -> TableGeometry.Section {
        let scale = _layoutScale
        func pixels(_ height: CGFloat) -> Int { Int((max(height, 0) * scale).rounded()) }
        let guesses = _guesses(section, count)
        guard let delegate else {
            if rowHeight >= 0 { return .init(rows: PrefixSums(repeating: pixels(rowHeight), count: count)) }
            // Without estimates cells are not asked either.
            if estimatedRowHeight == 0 {
                return .init(rows: PrefixSums(repeating: pixels(Self._defaultRowHeight), count: count))
            }
            let estimate = estimatedRowHeight > 0 ? estimatedRowHeight : Self._defaultRowHeight
            return .init(
                rows: guesses ?? PrefixSums(repeating: pixels(estimate), count: count),
                isKnown: Array(repeating: false, count: count))
        }
        let fallback = rowHeight >= 0 ? rowHeight : Self._defaultRowHeight
        var lengths: [Int] = []
        var isKnown: [Bool] = []
        lengths.reserveCapacity(count)
        isKnown.reserveCapacity(count)
        for row in 0..<count {
            let path = IndexPath(row: row, section: section)
            // Without estimates every height is asked for.
            if asksAll || estimatedRowHeight == 0 {
                let height = delegate.tableView(self, heightForRowAt: path)
                if height >= 0 || estimatedRowHeight == 0 {
                    lengths.append(pixels(height >= 0 ? height : Self._defaultRowHeight))
                    isKnown.append(true)
                    continue
                }
            }
            isKnown.append(false)
            if let guesses {
                lengths.append(guesses[row])
                continue
            }
            let estimate = delegate.tableView(self, estimatedHeightForRowAt: path)
            lengths.append(pixels(estimate > 0 ? estimate : fallback))
        }
        if let first = lengths.first, lengths.allSatisfy({ $0 == first }) {
            return .init(rows: PrefixSums(repeating: first, count: count), isKnown: isKnown)
        }
        return .init(rows: PrefixSums(lengths), isKnown: isKnown)
    }

    /// What the rows of a section had before their width or text size changed.
    private func _guesses(_ section: Int, _ count: Int) -> PrefixSums? {
        guard let old = _state.guesses, old.scale == _layoutScale, old.sections.indices.contains(section),
            old.sections[section].rows.count == count
        else { return nil }
        return old.sections[section].rows
    }

    /// The height of a row whose cell does not say.
    static var _defaultRowHeight: CGFloat { 44 }

    // MARK: Rectangles

    private func _rect(_ range: Range<Int>, _ x: CGFloat = 0, _ width: CGFloat? = nil) -> CGRect {
        let geometry = _geometry
        return CGRect(
            x: x, y: geometry.points(range.lowerBound), width: width ?? bounds.width,
            height: geometry.points(range.count))
    }

    func _exists(_ path: IndexPath) -> Bool {
        guard path.count == 2 else { return false }
        let sections = _geometry.sections
        return sections.indices.contains(path.section) && path.row >= 0
            && path.row < sections[path.section].rows.count
    }

    func _rect(ofSection section: Int) -> CGRect {
        guard _geometry.sections.indices.contains(section) else { return .zero }
        return _rect(_geometry.section(section))
    }

    func _rect(ofHeader section: Int) -> CGRect {
        guard _geometry.sections.indices.contains(section) else { return .zero }
        return _rect(_geometry.header(ofSection: section))
    }

    func _rect(ofFooter section: Int) -> CGRect {
        guard _geometry.sections.indices.contains(section) else { return .zero }
        return _rect(_geometry.footer(ofSection: section))
    }

    func _rect(ofRow path: IndexPath) -> CGRect {
        guard _exists(path) else { return .zero }
        let edges = _cellEdges
        return _rect(_geometry.row(path.row, in: path.section), edges.x, edges.width)
    }

    func _indexPath(at point: CGPoint) -> IndexPath? {
        let geometry = _geometry
        let offset = Int((point.y * geometry.scale).rounded(.down))
        guard offset >= 0, let section = geometry.section(at: offset), let row = geometry.row(at: offset, in: section),
            geometry.row(row, in: section).contains(offset)
        else { return nil }
        return IndexPath(row: row, section: section)
    }

    func _indexPaths(in rect: CGRect) -> [IndexPath] {
        let geometry = _geometry
        let low = Int((rect.minY * geometry.scale).rounded(.down))
        let high = Int((rect.maxY * geometry.scale).rounded(.up))
        guard high > low, let first = geometry.section(at: max(low, 0)) else { return [] }
        var result: [IndexPath] = []
        for section in first..<geometry.sections.count {
            guard geometry.start(ofSection: section) < high else { break }
            guard var row = geometry.row(at: max(low, 0), in: section) else { continue }
            while row < geometry.sections[section].rows.count {
                let range = geometry.row(row, in: section)
                if range.lowerBound >= high { break }
                if range.upperBound > low && !range.isEmpty { result.append(IndexPath(row: row, section: section)) }
                row += 1
            }
        }
        return result
    }
}
