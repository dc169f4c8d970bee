/// The views around the rows: header and footer of the table, background, empty rows.
extension UITableView {
    func _layoutTableHeader() {
        guard let view = _state.headerView else { return }
        let height = view.frame.height
        let frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
        if view.frame != frame { view.frame = frame }
        guard let geometry = _state.geometry, geometry.top != geometry.pixels(view.frame.height) else { return }
        _state.geometry?.top = geometry.pixels(view.frame.height)
    }

    func _layoutTableFooter() {
        guard let view = _state.footerView, let geometry = _state.geometry else { return }
        let frame = CGRect(
            x: 0, y: geometry.points(geometry.endOfSections), width: bounds.width, height: view.frame.height)
        if view.frame != frame { view.frame = frame }
        if geometry.bottom != geometry.pixels(view.frame.height) {
            _state.geometry?.bottom = geometry.pixels(view.frame.height)
            _applyContentSize()
        }
    }

    func _layoutBackground() {
        guard let view = _state.backgroundView, view.superview === self else { return }
        if view.frame != bounds { view.frame = bounds }
        if _subviews.first !== view { sendSubviewToBack(view) }
    }

    /// Separators of rows that do not exist, down to the end of what is seen.
    func _tileFillers(after last: IndexPath?) {
        let height = fillerRowHeight == -1 ? Self._defaultRowHeight : fillerRowHeight
        guard _style == .plain, height > 0, separatorStyle != .none, let geometry = _state.geometry,
            geometry.bottom == 0
        else {
            for view in _state.fillers { view.removeFromSuperview() }
            _state.fillers = []
            return
        }
        var used = 0
        var y = geometry.points(geometry.endOfSections) + height
        let pixel = 1 / _layoutScale
        while y <= bounds.maxY {
            if used == _state.fillers.count {
                let line = UIView()
                insertSubview(line, at: 0)
                _state.fillers.append(line)
            }
            let line = _state.fillers[used]
            line.backgroundColor = separatorColor
            line.frame = CGRect(
                x: separatorInset.left, y: y - pixel, width: bounds.width - separatorInset.left, height: pixel)
            used += 1
            y += height
        }
        while _state.fillers.count > used { _state.fillers.removeLast().removeFromSuperview() }
    }

    func _separatorsChanged() {
        for cell in _cells.values { cell.setNeedsLayout() }
        setNeedsLayout()
    }
}
