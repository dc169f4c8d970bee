/// The letters at the trailing edge that jump to sections.
///
/// Unverified: their size (11 points semibold) and distance.
@MainActor
final class TableIndexView: UIView {
    static let width: CGFloat = 15

    private var labels: [UILabel] = []
    private var titles: [String] = []
    var chosen: ((Int) -> Void)?

    func show(_ titles: [String], color: UIColor?, background: UIColor?) {
        backgroundColor = background
        if titles != self.titles {
            self.titles = titles
            for label in labels { label.removeFromSuperview() }
            labels = titles.map { title in
                let label = UILabel()
                label.text = title == UITableView.indexSearch ? "⌕" : title
                label.font = .systemFont(ofSize: 11, weight: .semibold)
                label.textAlignment = .center
                addSubview(label)
                return label
            }
            setNeedsLayout()
        }
        for label in labels { label.textColor = color ?? .tintColor }
    }

    private var lineHeight: CGFloat { UIFont.systemFont(ofSize: 11, weight: .semibold).lineHeight + 1 }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard !labels.isEmpty else { return }
        // What does not fit is left out evenly.
        let room = max(Int(bounds.height / lineHeight), 1)
        let step = max(1, Int((Double(labels.count) / Double(room)).rounded(.up)))
        let shown = labels.indices.filter { $0 % step == 0 }
        let top = (bounds.height - CGFloat(shown.count) * lineHeight) / 2
        for label in labels { label.isHidden = true }
        for (place, index) in shown.enumerated() {
            labels[index].isHidden = false
            labels[index].frame = CGRect(
                x: 0, y: Pixels.round(top + CGFloat(place) * lineHeight, _layoutScale), width: bounds.width,
                height: lineHeight)
        }
    }

    private func choose(_ touch: UITouch?) {
        guard let touch, !titles.isEmpty else { return }
        let total = lineHeight * CGFloat(titles.count)
        let top = max((bounds.height - total) / 2, 0)
        let height = min(total, bounds.height)
        let part = (touch.location(in: self).y - top) / max(height, 1)
        chosen?(min(max(Int(part * CGFloat(titles.count)), 0), titles.count - 1))
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { choose(touches.first) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { choose(touches.first) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

extension UITableView {
    func _reloadIndex() {
        _state.indexTitles = nil
        setNeedsLayout()
    }

    func _indexChanged() {
        setNeedsLayout()
    }

    /// The room that letters take from the rows.
    var _indexWidth: CGFloat { _state.showsIndex ? TableIndexView.width : 0 }

    /// Whether there are letters to show; asked before rows are laid out.
    func _updateShowsIndex() {
        let rows = _state.counts?.reduce(0, +) ?? 0
        let shows = !_titlesOfIndex.isEmpty && rows > 0 && rows >= sectionIndexMinimumDisplayRowCount
        guard shows != _state.showsIndex else { return }
        _state.showsIndex = shows
        for cell in _cells.values { cell._follow(self) }
    }

    private var _titlesOfIndex: [String] {
        if let known = _state.indexTitles { return known }
        let titles = dataSource?.sectionIndexTitles(for: self) ?? []
        _state.indexTitles = titles
        return titles
    }

    func _layoutIndex() {
        let titles = _titlesOfIndex
        guard _state.showsIndex else {
            _state.indexView?.removeFromSuperview()
            _state.indexView = nil
            return
        }
        let view: TableIndexView
        if let known = _state.indexView {
            view = known
        } else {
            view = TableIndexView()
            view.chosen = { [weak self] index in self?._jump(toTitle: index) }
            _state.indexView = view
        }
        view.show(titles, color: sectionIndexColor, background: sectionIndexBackgroundColor)
        if view.superview !== self || _subviews.last !== view { addSubview(view) }
        let insets = adjustedContentInset
        let safe = safeAreaInsets
        let x =
            _isRightToLeft ? bounds.minX + safe.left : bounds.maxX - TableIndexView.width - safe.right
        let frame = CGRect(
            x: x, y: bounds.minY + insets.top, width: TableIndexView.width,
            height: max(bounds.height - insets.top - insets.bottom, 0))
        if view.frame != frame { view.frame = frame }
    }

    private func _jump(toTitle index: Int) {
        let titles = _titlesOfIndex
        guard titles.indices.contains(index), let source = dataSource else { return }
        if titles[index] == Self.indexSearch {
            contentOffset.y = -adjustedContentInset.top
            return
        }
        let section = source.tableView(self, sectionForSectionIndexTitle: titles[index], at: index)
        guard _geometry.sections.indices.contains(section) else { return }
        _scroll(to: IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
    }
}
