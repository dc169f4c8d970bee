/// The editing mode: controls of rows, deleting and inserting, moving.
extension UITableView {
    func _setEditing(_ editing: Bool, animated: Bool) {
        guard editing != _state.isEditing else { return }
        _closeSwipe()
        _state.isEditing = editing
        if !allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing {
            for path in _state.selected { _deselect(path, animated: animated) }
        }
        _editingChanged()
    }

    func _editingChanged() {
        for (path, cell) in _cells {
            _prepareForEditing(cell, at: path)
            cell.setNeedsLayout()
        }
        setNeedsLayout()
    }

    func _prepareForEditing(_ cell: UITableViewCell, at path: IndexPath) {
        let canEdit = isEditing && (dataSource?.tableView(self, canEditRowAt: path) ?? true)
        let style: UITableViewCell.EditingStyle =
            isEditing && canEdit ? delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
        cell._parts.editingStyle = style
        cell._parts.control =
            switch style {
            case .none: .none
            case .delete: .delete
            case .insert: .insert
            }
        if canEdit, allowsMultipleSelectionDuringEditing, style != .insert { cell._parts.control = .select }
        cell._parts.isIndentedWhileEditing =
            isEditing && canEdit
            && delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
        cell._parts.isMovable = isEditing && (dataSource?.tableView(self, canMoveRowAt: path) ?? false)
        if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: false) }
    }

    /// The control at the start of a row: deleting asks again, inserting is done at once.
    func _controlTapped(_ cell: UITableViewCell) {
        guard let path = cell._indexPath else { return }
        switch cell._parts.control {
        case .delete: _showSwipeActions(at: path, trailing: true)
        case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
        case .none, .select: break
        }
    }
}

/// A row that a finger moves to another place.
@MainActor
struct TableReorder {
    let cell: UITableViewCell
    let source: IndexPath
    var target: IndexPath
    /// From the finger to the middle of the row.
    let distance: CGFloat
}

extension UITableView {
    func _beginReorder(_ path: IndexPath, at point: CGPoint) {
        guard let cell = _cells[path] else { return }
        _state.reorder = TableReorder(cell: cell, source: path, target: path, distance: cell.frame.midY - point.y)
        bringSubviewToFront(cell)
        cell.setNeedsUpdateConfiguration()
    }

    func _moveReorder(to point: CGPoint) {
        guard var reorder = _state.reorder else { return }
        let middle = point.y + reorder.distance
        reorder.cell.center.y = middle
        if let proposed = _indexPath(at: CGPoint(x: point.x, y: middle)), proposed != reorder.target {
            reorder.target =
                delegate?.tableView(
                    self, targetIndexPathForMoveFromRowAt: reorder.source, toProposedIndexPath: proposed)
                ?? proposed
        }
        _state.reorder = reorder
    }

    func _endReorder() {
        guard let reorder = _state.reorder else { return }
        _state.reorder = nil
        reorder.cell.setNeedsUpdateConfiguration()
        _commitMove(from: reorder.source, to: reorder.target)
    }

    /// Moves a row as a person would: the data source is told, and the row shown at its new place.
    package func _commitMove(from source: IndexPath, to target: IndexPath) {
        setNeedsLayout()
        guard source != target else { return }
        dataSource?.tableView(self, moveRowAt: source, to: target)
        _update { $0.movedRows.append((source, target)) }
    }

    /// Deletes a row as a person would.
    package func _commitDelete(_ path: IndexPath) {
        dataSource?.tableView(self, commit: .delete, forRowAt: path)
    }
}
