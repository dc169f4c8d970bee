extension UICollectionView {
    // MARK: Validity

    /// A layout object said that its answers changed.
    package func _layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
        _layoutIsValid = false
        if context.contentOffsetAdjustment != .zero {
            contentOffset.x += context.contentOffsetAdjustment.x
            contentOffset.y += context.contentOffsetAdjustment.y
        }
        setNeedsLayout()
    }

    /// Safe area, margins or insets changed.
    func _surroundingsChanged() {
        guard window != nil || _layoutIsValid else { return }
        _measuredIsValid = false
        let context = _layout.invalidationContext(forBoundsChange: bounds)
        context._bounds = nil
        _layout._invalidateWith(context)
    }

    /// A cell shows other content, which may want another size.
    package func _contentChanged(in view: UICollectionReusableView) {
        guard selfSizingInvalidation != .disabled, !_isLayingOutElements, let key = view._attributes?._key else {
            return
        }
        guard _elements.measured.remove(key) != nil else { return }
        setNeedsLayout()
    }

    func _reloadData() {
        _items.forget()
        _selection.forgetAll(in: self)
        for key in _elements.keys { _remove(key) }
        _elements.measured.removeAll()
        _place.forget()
        _elements.prefetched = []
        let context = _layout._makeContext()
        context._everything = true
        context._dataSourceCounts = true
        _layout._invalidateWith(context)
        _layoutIsValid = false
        setNeedsLayout()
    }

    /// Bounds differ from those of the last layout: the layout is asked whether that matters.
    private func _noteBounds() {
        let bounds = bounds
        defer { _lastBounds = bounds }
        guard let last = _lastBounds, last != bounds, _layoutIsValid else { return }
        if last.size != bounds.size { _measuredIsValid = false }
        guard _layout.shouldInvalidateLayout(forBoundsChange: bounds) else { return }
        _layout._invalidateWith(_layout.invalidationContext(forBoundsChange: bounds))
    }

    func _prepareLayoutIfNeeded() {
        guard !_layoutIsValid else { return }
        _ = _items.counts
        _layoutIsValid = true
        let basis = MeasuringBasis(self)
        if basis != _measuringBasis {
            _measuringBasis = basis
            _measuredIsValid = false
            _layout._forgetMeasuredSizes()
        }
        if !_measuredIsValid {
            _measuredIsValid = true
            _elements.measured.removeAll()
        }
        _layout.prepare()
        let size = _layout.collectionViewContentSize
        if contentSize != size { contentSize = size }
    }

    // MARK: Layout

    /// Prepares the layout, shows what is seen and lets views size themselves, until nothing changes.
    func _layOutElements() {
        guard !_isLayingOutElements, bounds.width > 0, bounds.height > 0 else { return }
        _isLayingOutElements = true
        defer { _isLayingOutElements = false }
        _noteBounds()
        let basis = _heightBasis
        let holds = _beginPlacing(basis)
        var round = 0
        repeat {
            _prepareLayoutIfNeeded()
            _keepPlace(holdsRow: holds)
            _showElements()
            _measureElements()
            _noteBounds()
            round += 1
        } while !_layoutIsValid && round < Frame.roundLimit
        _endPlacing(basis)
        _announce()
        _prefetch()
        if let backgroundView {
            backgroundView.frame = bounds
            if _subviews.first !== backgroundView { sendSubviewToBack(backgroundView) }
        }
        _placeListBackground()
    }

    /// Lists have the colour of their appearance behind them, over the view's own background.
    private func _placeListBackground() {
        guard let list = (_layout as? UICollectionViewCompositionalLayout)?._state.sections.first?.section._list else {
            _listBackground?.removeFromSuperview()
            _listBackground = nil
            return
        }
        let background = _listBackground ?? UIView()
        _listBackground = background
        if background.backgroundColor != list._background { background.backgroundColor = list._background }
        background.isUserInteractionEnabled = false
        background.layer.zPosition = -1000
        background.frame = bounds
        if background.superview == nil { insertSubview(background, at: 0) }
    }

    /// Whether the collection view mirrors what the layout says.
    var _isFlipped: Bool {
        guard _layout.flipsHorizontallyInOppositeLayoutDirection else { return false }
        return effectiveUserInterfaceLayoutDirection != _layout.developmentLayoutDirection
    }

    /// A rectangle of the layout on the view, or the reverse.
    func _flipped(_ rect: CGRect) -> CGRect {
        guard _isFlipped else { return rect }
        var rect = rect
        rect.origin.x = max(contentSize.width, bounds.width) - rect.maxX
        return rect
    }

    private func _showElements() {
        let visible = bounds
        let asked = _flipped(visible)
        let attributes = _layout.layoutAttributesForElements(in: asked) ?? []
        var wanted: Set<ElementKey> = []
        wanted.reserveCapacity(attributes.count)
        var shown: [(ElementKey, UICollectionViewLayoutAttributes)] = []
        shown.reserveCapacity(attributes.count)
        for entry in attributes {
            guard entry._orthogonalSection != nil || entry.frame.overlaps(asked) else { continue }
            if entry.representedElementCategory == .cell, !_items.contains(entry.indexPath) { continue }
            let key = entry._key
            if wanted.insert(key).inserted { shown.append((key, entry)) }
        }
        for key in _elements.keys where !wanted.contains(key) { _remove(key) }
        for (key, entry) in shown {
            if let view = _elements.views[key] {
                _place(view, entry)
            } else {
                let view = _makeView(for: entry)
                _elements.views[key] = view
                _elements.unannounced.append(key)
                _place(view, entry)
            }
        }
        _removeUnusedOrthogonalViews(shown.lazy.compactMap { $0.1._orthogonalSection })
    }

    private func _place(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        var placed = attributes
        if _isFlipped {
            placed = attributes.copy() as! UICollectionViewLayoutAttributes
            placed.center.x = max(contentSize.width, bounds.width) - attributes.center.x
        }
        if let section = attributes._orthogonalSection, let scroll = _orthogonalView(section) {
            placed = placed.copy() as! UICollectionViewLayoutAttributes
            placed.center.x -= scroll.frame.minX
            placed.center.y -= scroll.frame.minY
            if view.superview !== scroll { scroll.addSubview(view) }
        } else if view.superview !== self {
            _insert(view, zIndex: attributes.zIndex)
        }
        view._take(placed)
        view._attributes = attributes
        if let cell = view as? UICollectionViewCell { cell._updateConfigurationIfNeeded() }
    }

    /// Views of a higher order are in front for touches, too.
    private func _insert(_ view: UICollectionReusableView, zIndex: Int) {
        var index = _subviews.count
        while index > 0 {
            let below = _subviews[index - 1]
            if let other = below as? UICollectionReusableView {
                if (other._attributes?.zIndex ?? 0) <= zIndex { break }
            } else if below is OrthogonalScrollView {
                if zIndex >= 0 { break }
            } else if below === backgroundView || below === _listBackground {
                break
            }
            index -= 1
        }
        insertSubview(view, at: index)
    }

    /// Asks the views that were not asked yet for the size they want.
    private func _measureElements() {
        for key in _elements.keys where !_elements.measured.contains(key) {
            guard let view = _elements.views[key], let attributes = view._attributes else { continue }
            _elements.measured.insert(key)
            guard _layout._asksForPreferredAttributes(attributes) else { continue }
            // A view that waited to be used again may have the traits of that time.
            if view._traitStorage.needsUpdate || view._traitStorage.descendantNeedsUpdate {
                view.updateTraitsIfNeeded()
            }
            let original = attributes.copy() as! UICollectionViewLayoutAttributes
            let preferred = view.preferredLayoutAttributesFitting(
                attributes.copy() as! UICollectionViewLayoutAttributes)
            guard
                _layout.shouldInvalidateLayout(
                    forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
            else { continue }
            _layout._invalidateWith(
                _layout.invalidationContext(
                    forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
        }
    }

    private func _announce() {
        let keys = _elements.unannounced
        _elements.unannounced = []
        guard let delegate else { return }
        for key in keys {
            guard let view = _elements.views[key] else { continue }
            switch key.category {
            case .cell:
                delegate.collectionView(self, willDisplay: view as! UICollectionViewCell, forItemAt: key.indexPath)
            case .supplementaryView:
                delegate.collectionView(
                    self, willDisplaySupplementaryView: view, forElementKind: key.kind, at: key.indexPath)
            case .decorationView: break
            }
        }
    }

    /// Takes a view away and keeps it for later.
    func _remove(_ key: ElementKey) {
        guard let view = _elements.views.removeValue(forKey: key) else { return }
        _elements.measured.remove(key)
        let wasAnnounced = !_elements.unannounced.contains(key)
        if !wasAnnounced { _elements.unannounced.removeAll { $0 == key } }
        _elements.give(view)
        guard wasAnnounced, let delegate else { return }
        switch key.category {
        case .cell:
            delegate.collectionView(self, didEndDisplaying: view as! UICollectionViewCell, forItemAt: key.indexPath)
        case .supplementaryView:
            delegate.collectionView(
                self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind, at: key.indexPath)
        case .decorationView: break
        }
    }

    // MARK: Questions

    func _indexPathForItem(at point: CGPoint) -> IndexPath? {
        _layOutElements()
        let hit = _elements.cells.filter { _, cell in
            cell.point(inside: convert(point, to: cell), with: nil)
        }
        if let front = hit.max(by: { $0.value.layer.zPosition < $1.value.layer.zPosition }) { return front.key }
        let rect = _flipped(CGRect(origin: point, size: .zero)).insetBy(dx: -0.5, dy: -0.5)
        let found = _layout.layoutAttributesForElements(in: rect)?.first {
            $0.representedElementCategory == .cell && $0._orthogonalSection == nil
                && _flipped($0.frame).contains(point)
        }
        return found?.indexPath
    }

    func _scrollToItem(at path: IndexPath, at position: ScrollPosition, animated: Bool) {
        guard _items.contains(path) else { return }
        // Items on the way may size themselves and move the goal.
        for _ in 0..<8 {
            _prepareLayoutIfNeeded()
            guard let attributes = _layout.layoutAttributesForItem(at: path) else { return }
            if let section = attributes._orthogonalSection {
                _scrollOrthogonally(section, to: attributes, position)
            }
            let target = _offset(showing: _flipped(attributes.frame), position, attributes._orthogonalSection != nil)
            guard target != contentOffset else { break }
            contentOffset = target
            // The item itself stays where it is while those around it are measured.
            _place.anchor = (path, attributes.frame)
            if window != nil { layoutIfNeeded() }
        }
        if animated { setContentOffset(contentOffset, animated: true) }
    }

    private func _offset(showing rect: CGRect, _ position: ScrollPosition, _ isOrthogonal: Bool) -> CGPoint {
        let insets = adjustedContentInset
        let area = bounds.inset(by: insets)
        var offset = contentOffset
        if position.contains(.top) {
            offset.y = rect.minY - insets.top
        } else if position.contains(.bottom) {
            offset.y = rect.maxY - bounds.height + insets.bottom
        } else if position.contains(.centeredVertically) {
            offset.y = rect.midY - insets.top - area.height / 2
        } else if rect.minY < area.minY || rect.height > area.height {
            offset.y += rect.minY - area.minY
        } else if rect.maxY > area.maxY {
            offset.y += rect.maxY - area.maxY
        }
        if !isOrthogonal {
            if position.contains(.left) {
                offset.x = rect.minX - insets.left
            } else if position.contains(.right) {
                offset.x = rect.maxX - bounds.width + insets.right
            } else if position.contains(.centeredHorizontally) {
                offset.x = rect.midX - insets.left - area.width / 2
            } else if rect.minX < area.minX || rect.width > area.width {
                offset.x += rect.minX - area.minX
            } else if rect.maxX > area.maxX {
                offset.x += rect.maxX - area.maxX
            }
        }
        let range = _offsetRange
        // In the middle is between pixels as often as not, and text there would be blurred.
        return CGPoint(
            x: LayoutRounding.edge(
                min(max(offset.x, range.x.lowerBound), range.x.upperBound), scale: _layoutScale),
            y: LayoutRounding.edge(
                min(max(offset.y, range.y.lowerBound), range.y.upperBound), scale: _layoutScale))
    }

    // MARK: Change of layout

    func _setLayout(_ layout: UICollectionViewLayout, completion: ((Bool) -> Void)?) {
        guard layout !== _layout else {
            if let completion { Frame.inNextFrame { completion(true) } }
            return
        }
        let old = _layout
        if _lastBounds != nil {
            old.prepareForTransition(to: layout)
            layout.prepareForTransition(from: old)
            for cell in visibleCells { cell.willTransition(from: old, to: layout) }
        }
        old._collectionView = nil
        _place.forget()
        _layout = layout
        layout._collectionView = self
        _elements.measured.removeAll()
        for key in _elements.keys where key.category != .cell { _remove(key) }
        _layoutIsValid = false
        layout.invalidateLayout()
        setNeedsLayout()
        if _lastBounds != nil {
            _prepareLayoutIfNeeded()
            let proposed = delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: contentOffset)
            contentOffset = layout.targetContentOffset(forProposedContentOffset: proposed ?? contentOffset)
            if window != nil { layoutIfNeeded() }
            for cell in visibleCells { cell.didTransition(from: old, to: layout) }
            old.finalizeLayoutTransition()
            layout.finalizeLayoutTransition()
        }
        if let completion { Frame.inNextFrame { completion(true) } }
    }

    func _startTransition(
        to layout: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?
    ) -> UICollectionViewTransitionLayout {
        let made =
            delegate?.collectionView(self, transitionLayoutForOldLayout: _layout, newLayout: layout)
            ?? UICollectionViewTransitionLayout(currentLayout: _layout, nextLayout: layout)
        _transition = (made, completion)
        return made
    }

    func _endTransition(finished: Bool) {
        guard let transition = _transition else { return }
        _transition = nil
        if finished { _setLayout(transition.layout.nextLayout, completion: nil) }
        if let completion = transition.completion { Frame.inNextFrame { completion(true, finished) } }
    }

    // MARK: Moving by hand

    func _beginMovement(_ path: IndexPath) -> Bool {
        guard _items.contains(path), dataSource?.collectionView(self, canMoveItemAt: path) ?? false else {
            return false
        }
        _movedItem = (path, path)
        return true
    }

    func _updateMovement(_ position: CGPoint) {
        guard let moved = _movedItem else { return }
        let proposed = _layout.targetIndexPath(forInteractivelyMovingItem: moved.to, withPosition: position)
        _movedItem?.to =
            delegate?.collectionView(
                self, targetIndexPathForMoveOfItemFromOriginalIndexPath: moved.from, atCurrentIndexPath: moved.to,
                toProposedIndexPath: proposed) ?? proposed
    }

    func _endMovement() {
        guard let moved = _movedItem else { return }
        _movedItem = nil
        guard moved.from != moved.to, let dataSource else { return }
        performBatchUpdates {
            dataSource.collectionView(self, moveItemAt: moved.from, to: moved.to)
            self.moveItem(at: moved.from, to: moved.to)
        }
    }
}
