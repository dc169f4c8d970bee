extension UIView {
    func _setFrame(_ frame: CGRect) {
        let old = layer.bounds
        layer.frame = frame
        _geometryChanged(from: old)
    }

    func _setBounds(_ bounds: CGRect) {
        let old = layer.bounds
        guard old != bounds else { return }
        layer.bounds = bounds
        _geometryChanged(from: old)
    }

    func _setCenter(_ center: CGPoint) {
        guard layer.position != center else { return }
        layer.position = center
        _geometryChanged(from: layer.bounds)
    }

    /// One place that reacts to new geometry, whoever set it.
    func _geometryChanged(from old: CGRect) {
        let new = layer.bounds
        defer { if KeyValueObserving.isUsed { _tellGeometryObservers(from: old) } }
        if old.size != new.size {
            if autoresizesSubviews { _autoresizeSubviews(from: old.size, to: new.size) }
            _boundsSizeChanged()
            setNeedsLayout()
            if _contentMode == .redraw { _setNeedsDisplay() }
            // The system's margins follow the width; views that keep the superview's margins follow their place in it.
            if _viewController != nil { _marginsChanged() }
            for child in _subviews where child._flags.contains(.preservesSuperviewMargins) { child._marginsChanged() }
        }
        if !_flags.isDisjoint(with: [.preservesSuperviewMargins, .marginsFollowReadableWidth]) { _marginsChanged() }
        _frameChangedForLayout()
        _updateSafeArea()
        Frame.setNeedsFrame()
    }

    func _sizeToFit() {
        let fitting = sizeThatFits(bounds.size)
        // The top left corner stays, also under a transform: the frame is moved back after the size changed.
        let origin = frame.origin
        bounds = CGRect(origin: bounds.origin, size: fitting)
        let moved = frame.origin
        if moved != origin {
            center = CGPoint(x: center.x + origin.x - moved.x, y: center.y + origin.y - moved.y)
        }
    }

    func _setAutoresizingMask(_ mask: AutoresizingMask) {
        guard mask != _autoresizingMask else { return }
        _autoresizingMask = mask
        _frameChangedForLayout()
    }

    func _hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, layer.opacity >= 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for child in _subviews.reversed() {
            if let hit = child.hitTest(convert(point, to: child), with: event) { return hit }
        }
        return self
    }
}

/// A space in which points and rectangles can be given: a view or a screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
    var bounds: CGRect { get }
}
