extension UIView {
    /// True (default): the part of the safe area that reaches into the view is added to the margins.
    public var insetsLayoutMarginsFromSafeArea: Bool {
        get { _flags.contains(.insetsMarginsFromSafeArea) }
        set {
            _flags.set(.insetsMarginsFromSafeArea, newValue)
            _marginsChanged()
        }
    }

    /// True: content keeps clear of the superview's margins too where the view reaches into them. False by default.
    public var preservesSuperviewLayoutMargins: Bool {
        get { _flags.contains(.preservesSuperviewMargins) }
        set {
            _flags.set(.preservesSuperviewMargins, newValue)
            _marginsChanged()
        }
    }

    /// The margins in effect: set ones or the default of 8 points; a controller's root view has at least the system's; safe area
    /// and the superview's margins where asked for.
    func _resolvedMargins() -> UIEdgeInsets {
        var margins = _baseMargins()
        if _flags.contains(.insetsMarginsFromSafeArea) {
            let safe = safeAreaInsets
            margins.top += safe.top
            margins.left += safe.left
            margins.bottom += safe.bottom
            margins.right += safe.right
        }
        if _flags.contains(.preservesSuperviewMargins), let superview = _superview {
            let outer = superview._resolvedMargins()
            let frame = superview._frameForMargins(of: self)
            let isScroll = superview._flags.contains(.isScrollView)
            let area = isScroll ? CGRect(origin: .zero, size: superview.bounds.size) : superview.bounds
            // As with the safe area, a frame that starts beyond an edge gets the whole margin, never more.
            margins.left = max(margins.left, outer.left - max(frame.minX - area.minX, 0))
            margins.right = max(margins.right, outer.right - max(area.maxX - frame.maxX, 0))
            // Unverified: what scrolls has the same margins above and below wherever it is.
            if !isScroll {
                margins.top = max(margins.top, outer.top - max(frame.minY - area.minY, 0))
                margins.bottom = max(margins.bottom, outer.bottom - max(area.maxY - frame.maxY, 0))
            }
        }
        if _flags.contains(.marginsFollowReadableWidth) {
            let side = (bounds.width - _readableWidthLimit) / 2
            margins.left = max(margins.left, side)
            margins.right = max(margins.right, side)
        }
        return margins
    }

    /// Set in Interface Builder only: text between the margins is no wider than lines are easy to read.
    package var _layoutMarginsFollowReadableWidth: Bool {
        get { _flags.contains(.marginsFollowReadableWidth) }
        set {
            _flags.set(.marginsFollowReadableWidth, newValue)
            _marginsChanged()
        }
    }

    private func _baseMargins() -> UIEdgeInsets {
        var own: UIEdgeInsets?
        if let physical = _layoutStorage?.physicalMargins {
            own = physical
        } else if let directional = _layoutStorage?.margins {
            own = _physical(directional)
        }
        if let controller = _viewController, controller.viewRespectsSystemMinimumLayoutMargins {
            let system = _physical(controller.systemMinimumLayoutMargins)
            guard let own else { return system }
            return UIEdgeInsets(
                top: max(own.top, system.top), left: max(own.left, system.left), bottom: max(own.bottom, system.bottom),
                right: max(own.right, system.right))
        }
        return own ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }

    func _setMargins(_ margins: UIEdgeInsets) {
        let storage = _madeLayoutStorage
        guard storage.physicalMargins != margins else { return }
        storage.physicalMargins = margins
        storage.margins = nil
        _marginsChanged()
    }

    func _setDirectionalMargins(_ margins: NSDirectionalEdgeInsets) {
        let storage = _madeLayoutStorage
        guard storage.margins != margins else { return }
        storage.margins = margins
        storage.physicalMargins = nil
        _marginsChanged()
    }

    func _directional(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: insets.top, leading: _isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
            trailing: _isRightToLeft ? insets.left : insets.right)
    }

    func _physical(_ insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: insets.top, left: _isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
            right: _isRightToLeft ? insets.leading : insets.trailing)
    }

    /// Reports new margins once, here and in the views that take them over.
    package func _marginsChanged() {
        let margins = _resolvedMargins()
        guard _layoutStorage?.reportedMargins != margins else { return }
        _madeLayoutStorage.reportedMargins = margins
        _marginGuidesChanged()
        layoutMarginsDidChange()
        _viewController?.viewLayoutMarginsDidChange()
        setNeedsLayout()
        for child in _subviews where child._flags.contains(.preservesSuperviewMargins) { child._marginsChanged() }
    }
}
