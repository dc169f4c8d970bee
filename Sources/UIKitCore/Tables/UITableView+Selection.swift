/// Highlight and selection, by touches and by the app.
extension UITableView {
    func _select(_ path: IndexPath?, animated: Bool, at position: ScrollPosition) {
        guard let path else {
            for path in _state.selected { _markDeselected(path, animated: animated) }
            return
        }
        guard _exists(path) else { return }
        if !_selectsMany {
            for other in _state.selected where other != path { _markDeselected(other, animated: animated) }
        }
        _markSelected(path, animated: animated)
        if position != .none { _scroll(to: path, at: position, animated: animated) }
    }

    func _deselect(_ path: IndexPath, animated: Bool) { _markDeselected(path, animated: animated) }

    private func _markSelected(_ path: IndexPath, animated: Bool) {
        if !_state.selected.contains(path) { _state.selected.append(path) }
        if let cell = _cells[path] {
            cell.setSelected(true, animated: animated)
            cell._parts.controlView?.show(cell._parts.control, isOn: true)
        }
    }

    private func _markDeselected(_ path: IndexPath, animated: Bool) {
        _state.selected.removeAll { $0 == path }
        if let cell = _cells[path] {
            cell.setSelected(false, animated: animated)
            cell._parts.controlView?.show(cell._parts.control, isOn: false)
        }
    }

    // MARK: By touch

    /// Whether rows react to touches at all.
    var _rowsReact: Bool { isEditing ? allowsSelectionDuringEditing || _selectsMany : allowsSelection || _selectsMany }

    func _highlight(_ path: IndexPath) {
        guard _rowsReact, let cell = _cells[path],
            delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
        else { return }
        _state.touch.highlighted = path
        cell.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: path)
    }

    func _unhighlight() {
        guard let path = _state.touch.highlighted else { return }
        _state.touch.highlighted = nil
        _cells[path]?.setHighlighted(false, animated: false)
        delegate?.tableView(self, didUnhighlightRowAt: path)
    }

    /// A person tapped a row: asks and tells the delegate, then starts the row's segue.
    package func _selectByTouch(_ path: IndexPath) {
        guard _rowsReact, _exists(path) else { return }
        let selectsMany = _selectsMany
        if selectsMany, _state.selected.contains(path) {
            _deselectByTouch(path)
            _postSelectionChange()
            return
        }
        var target = path
        if let delegate {
            guard let wanted = delegate.tableView(self, willSelectRowAt: path) else { return }
            target = wanted
        }
        if !selectsMany {
            for other in _state.selected where other != target { _deselectByTouch(other) }
        }
        guard _exists(target) else { return }
        _markSelected(target, animated: false)
        delegate?.tableView(self, didSelectRowAt: target)
        _postSelectionChange()
        if delegate?.tableView(self, canPerformPrimaryActionForRowAt: target) ?? !isEditing, !selectsMany {
            delegate?.tableView(self, performPrimaryActionForRowAt: target)
        }
        if let cell = _cells[target] { _didSelect(cell) }
    }

    /// After a person selected a row: starts the segue an interface file gave its cell.
    package func _didSelect(_ cell: UITableViewCell) {
        guard !isEditing || allowsSelectionDuringEditing else { return }
        cell._selectionSegue?(cell)
    }

    private func _deselectByTouch(_ path: IndexPath) {
        var target = path
        if let delegate {
            guard let wanted = delegate.tableView(self, willDeselectRowAt: path) else { return }
            target = wanted
        }
        _markDeselected(target, animated: false)
        delegate?.tableView(self, didDeselectRowAt: target)
    }

    private func _postSelectionChange() {
        NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
    }

    func _accessoryTapped(_ cell: UITableViewCell) {
        guard let path = cell._indexPath else { return }
        delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
        cell._accessorySegue?(cell)
    }
}
