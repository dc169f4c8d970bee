/// Headers and footers of sections.
extension UITableView {
    // MARK: Heights

    /// Sections up to this many without a title are asked for their header views when the table loads, as their presence decides
    /// about the height.
    static var _sectionsAskedForViews: Int { 64 }

    func _headerHeight(_ section: Int) -> (height: CGFloat, padding: CGFloat) {
        let height = _edgeHeight(section, isHeader: true)
        guard height > 0 else { return (0, 0) }
        if sectionHeaderTopPadding >= 0 { return (height, sectionHeaderTopPadding) }
        return (height, _style == .plain ? TableHeaderMetrics.plainPadding : 0)
    }

    func _footerHeight(_ section: Int) -> CGFloat { _edgeHeight(section, isHeader: false) }

    private func _edgeHeight(_ section: Int, isHeader: Bool) -> CGFloat {
        let property = isHeader ? sectionHeaderHeight : sectionFooterHeight
        let asked =
            isHeader
            ? delegate?.tableView(self, heightForHeaderInSection: section)
            : delegate?.tableView(self, heightForFooterInSection: section)
        if let asked, asked >= 0, asked != property { return asked }
        let title = _title(section, isHeader: isHeader)
        if let title {
            if property >= 0, _style == .plain { return property }
            // What interface files say for grouped tables is the height of empty headers.
            return max(_titleHeight(title, section, isHeader: isHeader), max(property, 0))
        }
        if let view = _preparedView(section, isHeader: isHeader) {
            if property >= 0 { return property }
            return _fittingHeight(ofHeader: view)
        }
        guard _style != .plain else { return 0 }
        if property >= 0 && property != TableHeaderMetrics.archivedEmptyHeight { return property }
        return TableHeaderMetrics.emptyHeight(
            isFirstHeader: isHeader && section == 0 && _state.headerView == nil, scale: _layoutScale)
    }

    func _title(_ section: Int, isHeader: Bool) -> String? {
        let title =
            isHeader
            ? dataSource?.tableView(self, titleForHeaderInSection: section)
            : dataSource?.tableView(self, titleForFooterInSection: section)
        return title?.isEmpty == true && _style == .plain ? nil : title
    }

    private func _titleHeight(_ title: String, _ section: Int, isHeader: Bool) -> CGFloat {
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view._follow(self, isHeader: isHeader)
        view._setTitle(title)
        let height = view._titleHeight(width: _edgeViewFrame.width, margins: _edgeMargins)
        let isFirst = isHeader && section == 0 && _style != .plain && _state.headerView == nil
        return isFirst ? height + TableHeaderMetrics.aboveFirst(scale: _layoutScale) : height
    }

    /// The app's view for a section, asked for before it is shown.
    private func _preparedView(_ section: Int, isHeader: Bool) -> UIView? {
        guard section < Self._sectionsAskedForViews else { return nil }
        if isHeader {
            if let view = _headers[section] ?? _state.preparedHeaders[section] {
                return (view as? UITableViewHeaderFooterView)?._showsTitle == true ? nil : view
            }
            guard let view = delegate?.tableView(self, viewForHeaderInSection: section) else { return nil }
            _state.preparedHeaders[section] = view
            return view
        }
        if let view = _footers[section] ?? _state.preparedFooters[section] {
            return (view as? UITableViewHeaderFooterView)?._showsTitle == true ? nil : view
        }
        guard let view = delegate?.tableView(self, viewForFooterInSection: section) else { return nil }
        _state.preparedFooters[section] = view
        return view
    }

    /// The height that constraints or the title give a header; without either a view keeps its own, or gets that of a plain header.
    private func _fittingHeight(ofHeader view: UIView) -> CGFloat {
        if let header = view as? UITableViewHeaderFooterView { header._follow(self, isHeader: true) }
        let width = _edgeViewFrame.width
        if view.bounds.width != width {
            view.bounds.size.width = width
            view.setNeedsLayout()
        }
        let size = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        if size.height > 0 { return LayoutRounding.up(size.height, scale: _layoutScale) }
        if view is UITableViewHeaderFooterView { return TableHeaderMetrics.plainHeight }
        return view.bounds.height > 0 ? view.bounds.height : TableHeaderMetrics.plainHeight
    }

    // MARK: Views

    /// Headers of inset tables are as wide as the cards.
    private var _edgeViewFrame: (x: CGFloat, width: CGFloat) { _cellEdges }

    var _edgeMargins: UIEdgeInsets {
        let side = _sideMargin
        guard _style != .insetGrouped else {
            return UIEdgeInsets(top: 0, left: _baseMargin, bottom: 0, right: _baseMargin)
        }
        return UIEdgeInsets(
            top: 0, left: side + safeAreaInsets.left, bottom: 0, right: side + safeAreaInsets.right)
    }

    func _tileHeadersAndFooters() {
        guard let geometry = _state.geometry, bounds.width > 0, !geometry.sections.isEmpty else {
            for section in _headers.keys.sorted() { _takeAwayHeader(section) }
            for section in _footers.keys.sorted() { _takeAwayFooter(section) }
            return
        }
        let scale = geometry.scale
        let low = Int((bounds.minY * scale).rounded(.down))
        let high = Int((bounds.maxY * scale).rounded(.up))
        var shownHeaders: Set<Int> = []
        var shownFooters: Set<Int> = []
        var section = geometry.section(at: low) ?? 0
        // Sections without height above the first visible one show nothing.
        while section < geometry.sections.count, geometry.start(ofSection: section) < high {
            if geometry.sections[section].header > 0 {
                let place = _headerPlace(section, geometry)
                if place.upperBound > low && place.lowerBound < high {
                    _showHeader(section, place, geometry)
                    shownHeaders.insert(section)
                }
            }
            if geometry.sections[section].footer > 0 {
                let place = _footerPlace(section, geometry)
                if place.upperBound > low && place.lowerBound < high {
                    _showFooter(section, place, geometry)
                    shownFooters.insert(section)
                }
            }
            section += 1
        }
        for section in _headers.keys.sorted() where !shownHeaders.contains(section) { _takeAwayHeader(section) }
        for section in _footers.keys.sorted() where !shownFooters.contains(section) { _takeAwayFooter(section) }
    }

    /// Headers of plain tables stay at the top while their section is seen.
    private func _headerPlace(_ section: Int, _ geometry: TableGeometry) -> Range<Int> {
        let own = geometry.header(ofSection: section)
        guard _style == .plain else { return own }
        let top = geometry.pixels(bounds.minY + adjustedContentInset.top)
        let last = geometry.section(section).upperBound - geometry.sections[section].footer - own.count
        let start = max(own.lowerBound, min(top, last))
        return start..<start + own.count
    }

    private func _footerPlace(_ section: Int, _ geometry: TableGeometry) -> Range<Int> {
        let own = geometry.footer(ofSection: section)
        guard _style == .plain else { return own }
        let bottom = geometry.pixels(bounds.maxY - adjustedContentInset.bottom) - own.count
        let start = min(own.lowerBound, max(bottom, geometry.startOfRows(inSection: section)))
        return start..<start + own.count
    }

    private func _showHeader(_ section: Int, _ place: Range<Int>, _ geometry: TableGeometry) {
        var isNew = false
        if _headers[section] == nil {
            guard let view = _makeEdgeView(section, isHeader: true) else { return }
            _headers[section] = view
            isNew = true
        }
        guard let view = _headers[section] else { return }
        let isPinned = place.lowerBound != geometry.header(ofSection: section).lowerBound
        _set(view, place, geometry, isPinned: isPinned)
        if isNew { delegate?.tableView(self, willDisplayHeaderView: view, forSection: section) }
    }

    private func _showFooter(_ section: Int, _ place: Range<Int>, _ geometry: TableGeometry) {
        var isNew = false
        if _footers[section] == nil {
            guard let view = _makeEdgeView(section, isHeader: false) else { return }
            _footers[section] = view
            isNew = true
        }
        guard let view = _footers[section] else { return }
        let isPinned = place.lowerBound != geometry.footer(ofSection: section).lowerBound
        _set(view, place, geometry, isPinned: isPinned)
        if isNew { delegate?.tableView(self, willDisplayFooterView: view, forSection: section) }
    }

    private func _set(_ view: UIView, _ place: Range<Int>, _ geometry: TableGeometry, isPinned: Bool) {
        let edges = _edgeViewFrame
        let frame = CGRect(
            x: edges.x, y: geometry.points(place.lowerBound), width: edges.width, height: geometry.points(place.count))
        if view.superview !== self {
            addSubview(view)
        }
        if view.frame != frame { view.frame = frame }
        (view as? UITableViewHeaderFooterView)?._isPinned = isPinned
    }

    private func _makeEdgeView(_ section: Int, isHeader: Bool) -> UIView? {
        let prepared =
            isHeader
            ? _state.preparedHeaders.removeValue(forKey: section)
            : _state.preparedFooters.removeValue(forKey: section)
        let own =
            prepared
            ?? (isHeader
                ? delegate?.tableView(self, viewForHeaderInSection: section)
                : delegate?.tableView(self, viewForFooterInSection: section))
        if let own {
            if let header = own as? UITableViewHeaderFooterView { header._follow(self, isHeader: isHeader) }
            own.translatesAutoresizingMaskIntoConstraints = true
            return own
        }
        guard let title = _title(section, isHeader: isHeader) else { return nil }
        let view =
            _reuse.takeHeader(Self._titleViewIdentifier)
            ?? UITableViewHeaderFooterView(reuseIdentifier: Self._titleViewIdentifier)
        view._follow(self, isHeader: isHeader)
        view._setTitle(title)
        return view
    }

    private static var _titleViewIdentifier: String { "UITableView-title" }

    func _takeAwayHeader(_ section: Int) {
        guard let view = _headers.removeValue(forKey: section) else { return }
        view.removeFromSuperview()
        delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
        if let view = view as? UITableViewHeaderFooterView { _reuse.put(view) }
    }

    func _takeAwayFooter(_ section: Int) {
        guard let view = _footers.removeValue(forKey: section) else { return }
        view.removeFromSuperview()
        delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
        if let view = view as? UITableViewHeaderFooterView { _reuse.put(view) }
    }
}
