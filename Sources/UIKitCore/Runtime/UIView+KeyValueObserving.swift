extension UIView {
    /// Tells the observers of the properties that say where the view is. The old frame and centre are not known any more.
    func _tellGeometryObservers(from old: CGRect) {
        let new = layer.bounds
        if old != new { KeyValueObserving.changed(self, "bounds", old: old, new: new) }
        KeyValueObserving.changed(self, "frame", old: nil, new: frame)
        KeyValueObserving.changed(self, "center", old: nil, new: center)
        if old.origin != new.origin, _flags.contains(.isScrollView) {
            KeyValueObserving.changed(self, "contentOffset", old: old.origin, new: new.origin)
        }
    }
}
