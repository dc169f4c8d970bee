extension UITableView {
    func _setUpTable() {
        alwaysBounceVertical = true
        addGestureRecognizer(RowSwipeGestureRecognizer())
        _state.menuPress = _makeMenuPress()
        _styleChanged()
    }

    func _styleChanged() {
        backgroundColor = _style == .plain ? .systemBackground : .systemGroupedBackground
        traitOverrides.listEnvironment =
            switch _style {
            case .plain: .plain
            case .grouped: .grouped
            case .insetGrouped: .insetGrouped
            }
        _invalidateData()
    }

    /// Everything is asked for again at the next layout; cells on the screen go back to the reuse queue.
    func _invalidateData() {
        _state.geometry = nil
        _state.counts = nil
        _state.anchor = nil
        _state.held = nil
        _state.guesses = nil
        setNeedsLayout()
    }

    func _reloadData() {
        guard !_state.isTiling else {
            // Asked from within a callback of the layout: begins anew when that is over.
            Frame.inNextFrame { [weak self] in self?.reloadData() }
            return
        }
        _closeSwipe()
        _takeAwayAllRows()
        _state.selected = []
        _state.preparedHeaders = [:]
        _state.preparedFooters = [:]
        _state.prefetched = []
        _state.update = TableUpdate()
        _invalidateData()
        _reloadIndex()
    }

    /// Heights are asked for again; cells stay.
    func _invalidateHeights() {
        guard _state.geometry != nil else { return }
        _state.geometry = nil
        setNeedsLayout()
    }

    /// Heights are asked for again; until then those of before are the guesses.
    func _forgetHeights() {
        guard let geometry = _state.geometry else { return }
        _state.guesses = geometry
        _state.geometry = nil
        setNeedsLayout()
    }

    func _invalidateWidth() {
        _state.measuredWidth = nil
        setNeedsLayout()
    }

    func _tableTraitsChanged(from previous: UITraitCollection?) {
        let now = traitCollection
        if previous?.preferredContentSizeCategory != now.preferredContentSizeCategory
            || previous?.displayScale != now.displayScale || previous?.legibilityWeight != now.legibilityWeight
            || previous?.layoutDirection != now.layoutDirection
        {
            _invalidateWidth()
        }
    }

    // MARK: Views around the rows

    func _setTableHeader(_ view: UIView?) {
        guard view !== _state.headerView else {
            // Set again after its frame changed: the usual way to make the table notice.
            _forgetHeights()
            return
        }
        if _state.headerView?.superview === self { _state.headerView?.removeFromSuperview() }
        _state.headerView = view
        if let view {
            view.autoresizingMask = []
            addSubview(view)
        }
        _forgetHeights()
        setNeedsLayout()
    }

    func _setTableFooter(_ view: UIView?) {
        guard view !== _state.footerView else {
            _forgetHeights()
            return
        }
        if _state.footerView?.superview === self { _state.footerView?.removeFromSuperview() }
        _state.footerView = view
        if let view { addSubview(view) }
        _forgetHeights()
        setNeedsLayout()
    }

    func _setBackgroundView(_ view: UIView?) {
        guard view !== _state.backgroundView else { return }
        if _state.backgroundView?.superview === self { _state.backgroundView?.removeFromSuperview() }
        _state.backgroundView = view
        if let view {
            view.frame = bounds
            insertSubview(view, at: 0)
        }
    }

    // MARK: Margins

    /// The distance of content from the sides of the safe area, or of a card.
    ///
    /// Measured: 16 points, 20 in tables of 414 points and wider. Margins that the app set go before.
    var _baseMargin: CGFloat {
        if let own = _layoutStorage?.physicalMargins { return max(own.left, 0) }
        if let own = _layoutStorage?.margins { return max(own.leading, 0) }
        let isNotched = safeAreaInsets.left > 0 || safeAreaInsets.right > 0
        return bounds.width >= 414 && !isNotched ? 20 : 16
    }

    /// `_baseMargin`, or what keeps content to a readable width.
    var _sideMargin: CGFloat {
        guard cellLayoutMarginsFollowReadableWidth else { return _baseMargin }
        let inner = bounds.width - safeAreaInsets.left - safeAreaInsets.right
        return max(_baseMargin, (inner - _readableWidthLimit) / 2)
    }

    /// Left and right edges of cells.
    var _cellEdges: (x: CGFloat, width: CGFloat) {
        guard _style == .insetGrouped else { return (0, bounds.width) }
        let left = max(safeAreaInsets.left, 0) + _sideMargin
        let right = max(safeAreaInsets.right, 0) + _sideMargin
        return (left, max(bounds.width - left - right, 0))
    }
}
