extension UIView {
    /// The window's insets or a controller's additional ones changed.
    package func _safeAreaDidChange() { _updateSafeArea() }

    /// Works out the safe area from the superview's and passes a change on. Without a change nothing below is visited.
    package func _updateSafeArea() {
        // Most views of a screen are far from its edges.
        if _safeAreaInsets == .zero, let superview = _superview, superview._safeAreaInsets == .zero,
            !_flags.contains(.hasController), superview._safeAreaForSubviews == .zero
        {
            return
        }
        let new = _computedSafeAreaInsets()
        // Nothing here before and after: nothing below depends on this view's geometry.
        if new == .zero && _safeAreaInsets == .zero { return }
        if new != _safeAreaInsets {
            _safeAreaInsets = new
            _safeAreaGuideChanged()
            _safeAreaInsetsChanged()
            safeAreaInsetsDidChange()
            _viewController?.viewSafeAreaInsetsDidChange()
            if _flags.contains(.insetsMarginsFromSafeArea) { _marginsChanged() }
            setNeedsLayout()
        }
        for child in _subviews { child._updateSafeAreaIfAffected() }
    }

    /// A child can only change if there is a safe area above it or it has one from before.
    private func _updateSafeAreaIfAffected() {
        guard let superview = _superview else { return }
        let none = superview._safeAreaInsets == .zero && _safeAreaInsets == .zero
        if none && (_viewController?.additionalSafeAreaInsets ?? .zero) == .zero { return }
        _updateSafeArea()
    }

    private func _computedSafeAreaInsets() -> UIEdgeInsets {
        var insets = UIEdgeInsets.zero
        if let superview = _superview {
            insets = superview._safeAreaReaching(frame)
        } else if let window = self as? UIWindow {
            insets = window._windowSafeAreaInsets
        }
        if let additional = _viewController?.additionalSafeAreaInsets {
            insets.top += additional.top
            insets.left += additional.left
            insets.bottom += additional.bottom
            insets.right += additional.right
        }
        return insets
    }

    /// How far this view's unsafe edges reach into a subview's frame; an edge outside counts in full.
    ///
    /// Measured: a frame that starts beyond the superview's edge gets the whole inset, never more.
    func _safeAreaReaching(_ frame: CGRect) -> UIEdgeInsets {
        let own = _safeAreaForSubviews
        guard own != .zero else { return .zero }
        // Content of a scroll view keeps its safe area while it moves.
        let area = _flags.contains(.isScrollView) ? CGRect(origin: .zero, size: bounds.size) : bounds
        return UIEdgeInsets(
            top: Self._reach(own.top, frame.minY - area.minY),
            left: Self._reach(own.left, frame.minX - area.minX),
            bottom: Self._reach(own.bottom, area.maxY - frame.maxY),
            right: Self._reach(own.right, area.maxX - frame.maxX))
    }

    private static func _reach(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
        max(inset - max(distance, 0), 0)
    }
}
