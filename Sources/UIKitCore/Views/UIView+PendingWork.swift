extension UIView {
    func _setNeedsLayout() {
        guard !_pending.contains(.layout) else { return }
        _pending.insert(.layout)
        _tellAncestors(.subtreeLayout)
    }

    func _askAgainForLayout() { _tellAncestors(.subtreeLayout) }

    func _setNeedsUpdateConstraints() {
        guard !_pending.contains(.updateConstraints) else { return }
        _pending.insert(.updateConstraints)
        _tellAncestors(.subtreeUpdateConstraints)
    }

    func _setNeedsDisplay() {
        guard _flags.contains(.draws) else { return }
        layer.setNeedsDisplay()
        guard !_pending.contains(.display) else { return }
        _pending.insert(.display)
        _tellAncestors(.subtreeDisplay)
    }

    func _setNeedsUpdateProperties() {
        guard !_pending.contains(.properties) else { return }
        _pending.insert(.properties)
        _tellAncestors(.subtreeProperties)
    }

    /// Sets a subtree bit on this view and upwards, stopping where it is set already.
    private func _tellAncestors(_ bit: PendingWork) {
        var view: UIView? = self
        while let current = view, !current._pending.contains(bit) {
            current._pending.insert(bit)
            view = current._superview
        }
        Frame.setNeedsFrame()
    }

    /// After the view got a superview: the ancestors learn what waits below.
    func _propagatePendingWork() {
        let bits = _pending.intersection([
            .subtreeLayout, .subtreeUpdateConstraints, .subtreeDisplay, .subtreeProperties,
        ])
        var view = _superview
        while let current = view, !current._pending.isSuperset(of: bits) {
            current._pending.formUnion(bits)
            view = current._superview
        }
    }
}
