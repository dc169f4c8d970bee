extension UIView {
    func _add(_ recognizer: UIGestureRecognizer) {
        guard recognizer._view !== self else { return }
        recognizer._view?._remove(recognizer)
        recognizer._view = self
        _gestureRecognizers.append(recognizer)
    }

    func _setGestureRecognizers(_ recognizers: [UIGestureRecognizer]) {
        for old in _gestureRecognizers where !recognizers.contains(where: { $0 === old }) { _remove(old) }
        for new in recognizers { _add(new) }
    }

    func _remove(_ recognizer: UIGestureRecognizer) {
        guard recognizer._view === self else { return }
        GestureArena.leave(recognizer)
        recognizer._view = nil
        _gestureRecognizers.removeAll { $0 === recognizer }
    }
}
