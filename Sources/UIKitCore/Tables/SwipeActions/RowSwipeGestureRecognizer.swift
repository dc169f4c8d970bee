/// The sideways drag that opens a row of a table.
final class RowSwipeGestureRecognizer: UIPanGestureRecognizer {
    private var table: UITableView? { _view as? UITableView }

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        _toolkitAction = { [weak self] _ in self?.follow() }
    }

    override init?(coder: NSCoder) { super.init(coder: coder) }

    /// Only sideways movement counts.
    override func _hasPassedHysteresis(_ way: CGPoint) -> Bool {
        abs(way.x) > abs(way.y) && super._hasPassedHysteresis(CGPoint(x: way.x, y: 0))
    }

    override func _mayBegin() -> Bool {
        guard let table, !table.isEditing else { return false }
        let way = _wayInWindow
        let place = location(in: table)
        guard let path = table._indexPath(at: CGPoint(x: place.x - way.x, y: place.y - way.y)) else { return false }
        return table._openSwipe(at: path, towards: way.x)
    }

    private func follow() {
        guard let table else { return }
        switch state {
        case .began, .changed: table._state.swipe?.drag(to: translation(in: table).x)
        case .ended: table._state.swipe?.settle(speed: velocity(in: table).x)
        case .cancelled: table._closeSwipe()
        default: break
        }
    }
}
