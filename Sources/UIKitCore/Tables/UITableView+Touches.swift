/// What a finger on a table is doing, if it does not scroll.
@MainActor
struct TableTouch {
    var highlighted: IndexPath?
    weak var touch: UITouch?
    var start = CGPoint.zero
    /// The finger holds the reorder control of a row.
    var isReordering = false
    /// The touch only closed a row that was open.
    var isSpent = false
}

extension UITableView {
    /// How far a finger may move before a touch is no tap.
    private static var _slop: CGFloat { 10 }

    /// A finger that came down on the control that moves a row moves the row, and nothing else.
    func _holdsReorderControl(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer._sequenceTouches.contains { touch in
            let point = convert(touch._startInWindow, from: nil)
            guard let path = _indexPath(at: point), let cell = _cells[path], let control = cell._parts.reorderView
            else {
                return false
            }
            return control.frame.contains(cell.convert(point, from: self))
        }
    }

    /// - Returns: whether the touch is for a row.
    func _tableTouchesBegan(_ touches: Set<UITouch>) -> Bool {
        guard let touch = touches.first, _state.touch.touch == nil else { return false }
        let point = touch.location(in: self)
        guard let path = _indexPath(at: point), let cell = _cells[path], cell.frame.contains(point),
            touch.view?.isDescendant(of: cell) ?? false
        else {
            _closeSwipe()
            return false
        }
        _state.touch.touch = touch
        _state.touch.start = point
        if _state.swipe != nil {
            _closeSwipe()
            _state.touch.isSpent = true
            return true
        }
        if let view = cell._parts.reorderView, view.frame.contains(touch.location(in: cell)) {
            _state.touch.isReordering = true
            _beginReorder(path, at: point)
            return true
        }
        _highlight(path)
        return true
    }

    func _tableTouchesMoved(_ touches: Set<UITouch>) -> Bool {
        guard let touch = _state.touch.touch, touches.contains(touch) else { return false }
        let point = touch.location(in: self)
        if _state.touch.isReordering {
            _moveReorder(to: point)
            return true
        }
        let way = CGPoint(x: point.x - _state.touch.start.x, y: point.y - _state.touch.start.y)
        if max(abs(way.x), abs(way.y)) > Self._slop {
            _unhighlight()
            _state.touch.isSpent = true
        }
        return true
    }

    func _tableTouchesEnded(_ touches: Set<UITouch>) -> Bool {
        guard let touch = _state.touch.touch, touches.contains(touch) else { return false }
        let state = _state.touch
        _state.touch.touch = nil
        if state.isReordering {
            _state.touch = TableTouch()
            _endReorder()
            return true
        }
        let path = state.highlighted
        let point = touch.location(in: self)
        if let path, _rect(ofRow: path).contains(point), !state.isSpent {
            _selectByTouch(path)
        }
        _unhighlight()
        _state.touch = TableTouch()
        return true
    }

    func _tableTouchesCancelled() -> Bool {
        guard _state.touch.touch != nil else { return false }
        _unhighlight()
        let state = _state.touch
        _state.touch = TableTouch()
        if state.isReordering { _endReorder() }
        return true
    }
}
