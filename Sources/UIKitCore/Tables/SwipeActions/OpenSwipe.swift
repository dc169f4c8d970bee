/// A row that was swiped open, with the buttons beside it.
@MainActor
final class OpenSwipe {
    let cell: UITableViewCell
    let buttons: SwipeActionsView
    private weak var table: UITableView?
    /// 1 if the content moves to the right, -1 if to the left.
    private let direction: CGFloat

    init(_ cell: UITableViewCell, _ buttons: SwipeActionsView, in table: UITableView, direction: CGFloat) {
        self.cell = cell
        self.buttons = buttons
        self.table = table
        self.direction = direction
    }

    private var width: CGFloat { buttons.restingWidth(height: cell.bounds.height) }

    func open() { move(to: width) }

    /// Follows a finger; past the resting width only slowly.
    func drag(to distance: CGFloat) {
        let along = max(distance * direction, 0)
        move(to: along <= width ? along : width + (along - width) * 0.3)
    }

    /// The finger was lifted: open, or closed again; a fast movement, in points a second, decides by its direction.
    func settle(speed: CGFloat = 0) {
        let isOpen = abs(speed) > 300 ? speed * direction > 0 : cell._parts.swipeOffset * direction > width / 2
        if isOpen { open() } else { table?._closeSwipe() }
    }

    func move(to distance: CGFloat) {
        cell._parts.swipeOffset = distance * direction
        cell.setNeedsUpdateConfiguration()
        cell.setNeedsLayout()
    }

    /// Places the buttons in the room that the content left.
    func layout() {
        let offset = cell._parts.swipeOffset
        let frame =
            offset < 0
            ? CGRect(x: cell.bounds.maxX + offset, y: 0, width: -offset, height: cell.bounds.height)
            : CGRect(x: 0, y: 0, width: offset, height: cell.bounds.height)
        if buttons.superview !== cell { cell.addSubview(buttons) }
        buttons.frame = frame
        cell.clipsToBounds = true
    }
}

extension UITableView {
    /// Shows a row's swipe actions as if a person had swiped.
    /// - Parameter trailing: the actions at the end of the row; otherwise those at its start.
    /// - Returns: whether the row has such actions.
    @discardableResult
    package func _showSwipeActions(at path: IndexPath, trailing: Bool) -> Bool {
        let towardsLeft = trailing != _isRightToLeft
        guard _openSwipe(at: path, towards: towardsLeft ? -1 : 1) else { return false }
        _state.swipe?.open()
        return true
    }

    func _openSwipe(at path: IndexPath, towards x: CGFloat) -> Bool {
        _closeSwipe()
        guard let cell = _cells[path] else { return false }
        let isTrailing = (x < 0) != _isRightToLeft
        guard let configuration = _swipeActions(at: path, trailing: isTrailing), !configuration.actions.isEmpty else {
            return false
        }
        let buttons = SwipeActionsView(configuration, side: isTrailing ? .trailing : .leading) {
            [weak self] action, source in
            action.handler(action, source) { [weak self] _ in self?._closeSwipe() }
        }
        _state.swipe = OpenSwipe(cell, buttons, in: self, direction: x < 0 ? -1 : 1)
        delegate?.tableView(self, willBeginEditingRowAt: path)
        return true
    }

    /// Closes the row that is open, if one is.
    package func _closeSwipe() {
        guard let swipe = _state.swipe else { return }
        _state.swipe = nil
        swipe.buttons.removeFromSuperview()
        swipe.cell._parts.swipeOffset = 0
        swipe.cell.clipsToBounds = false
        swipe.cell.setNeedsUpdateConfiguration()
        swipe.cell.setNeedsLayout()
        delegate?.tableView(self, didEndEditingRowAt: swipe.cell._indexPath)
    }

    /// What the delegate offers; without an answer the deletion of the row, if it can be deleted.
    private func _swipeActions(at path: IndexPath, trailing: Bool) -> UISwipeActionsConfiguration? {
        guard trailing else { return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path) }
        guard dataSource?.tableView(self, canEditRowAt: path) ?? false else { return nil }
        if let own = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) { return own }
        if let actions = delegate?.tableView(self, editActionsForRowAt: path) {
            return UISwipeActionsConfiguration(
                actions: actions.map { action in
                    let made = UIContextualAction(
                        style: action.style == .default ? .destructive : .normal, title: action.title
                    ) { _, _, done in
                        action.handler(action, path)
                        done(true)
                    }
                    made.backgroundColor = action.backgroundColor
                    return made
                })
        }
        guard delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete == .delete else { return nil }
        let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
        let delete = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
            done(true)
            self?._commitDelete(path)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }
}
