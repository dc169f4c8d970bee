extension UIScrollView {
    func _insets(_ content: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: content.top + _adjustment.top + _refreshInset, left: content.left + _adjustment.left,
            bottom: content.bottom + _adjustment.bottom, right: content.right + _adjustment.right)
    }

    /// Takes over what the behaviour adds of the safe area.
    func _updateAdjustment() {
        let new = _wantedAdjustment()
        guard new != _adjustment else { return }
        let old = adjustedContentInset
        _adjustment = new
        _insetsChanged(from: old)
        for child in _subviews { child._updateSafeArea() }
    }

    private func _wantedAdjustment() -> UIEdgeInsets {
        var insets = _safeAreaAdjustment()
        insets.bottom = max(insets.bottom, _keyboardOverlap)
        return insets
    }

    private func _safeAreaAdjustment() -> UIEdgeInsets {
        let safe = safeAreaInsets
        guard safe != .zero else { return .zero }
        let area = bounds.size
        let vertical: Bool
        let horizontal: Bool
        switch contentInsetAdjustmentBehavior {
        case .never: return .zero
        case .always: return safe
        case .scrollableAxes, .automatic:
            vertical =
                isScrollEnabled && (_contentSize.height > area.height || alwaysBounceVertical)
                || contentInsetAdjustmentBehavior == .automatic && _isNavigationContent
            horizontal = isScrollEnabled && (_contentSize.width > area.width || alwaysBounceHorizontal)
        }
        return UIEdgeInsets(
            top: vertical ? safe.top : 0, left: horizontal ? safe.left : 0, bottom: vertical ? safe.bottom : 0,
            right: horizontal ? safe.right : 0)
    }

    func _insetsChanged(from old: UIEdgeInsets) {
        let new = adjustedContentInset
        guard new != old else { return }
        var offset = contentOffset
        // Content that rested at an edge stays there.
        if offset.y <= -old.top + 0.5 { offset.y = -new.top }
        if offset.x <= -old.left + 0.5 { offset.x = -new.left }
        _adjustOffset { contentOffset = offset }
        _keepOffsetInside()
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
        setNeedsLayout()
    }
}
