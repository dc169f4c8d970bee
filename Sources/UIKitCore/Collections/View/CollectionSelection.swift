/// Which items are selected and highlighted, and what touches do to them.
@MainActor
final class CollectionSelection {
    private(set) var paths: [IndexPath] = []
    private var set: Set<IndexPath> = []
    private var highlighted: IndexPath?
    private var start = CGPoint.zero

    init() {}

    func contains(_ path: IndexPath) -> Bool { set.contains(path) }

    // MARK: By code

    func select(_ path: IndexPath?, in view: UICollectionView) {
        guard view._selectionIsAllowed else { return }
        guard let path else {
            clear(in: view)
            return
        }
        guard view._items.contains(path) else { return }
        if !view._allowsMultiple {
            for other in paths where other != path { drop(other, in: view) }
        }
        add(path, in: view)
    }

    func deselect(_ path: IndexPath, in view: UICollectionView) { drop(path, in: view) }

    func clear(in view: UICollectionView) {
        for path in paths { drop(path, in: view) }
    }

    func forgetAll(in view: UICollectionView) {
        clear(in: view)
        highlighted = nil
    }

    /// After a batch: items that went are forgotten, the others go by their new places.
    func map(_ transform: (IndexPath) -> IndexPath?) {
        paths = paths.compactMap(transform)
        set = Set(paths)
        highlighted = nil
    }

    private func add(_ path: IndexPath, in view: UICollectionView) {
        if set.insert(path).inserted { paths.append(path) }
        view.cellForItem(at: path)?.isSelected = true
    }

    private func drop(_ path: IndexPath, in view: UICollectionView) {
        if set.remove(path) != nil { paths.removeAll { $0 == path } }
        view.cellForItem(at: path)?.isSelected = false
    }

    // MARK: By touch

    func touchBegan(_ touch: UITouch?, in view: UICollectionView) {
        guard let touch, highlighted == nil, view._selectionIsAllowed else { return }
        if view._openSwipe != nil {
            view._closeSwipe()
            return
        }
        guard let path = view._indexPathOfCell(under: touch) else { return }
        start = touch.location(in: view)
        guard view.delegate?.collectionView(view, shouldHighlightItemAt: path) ?? true else { return }
        highlighted = path
        view.cellForItem(at: path)?.isHighlighted = true
        view.delegate?.collectionView(view, didHighlightItemAt: path)
    }

    func touchMoved(_ touch: UITouch?, in view: UICollectionView) {
        guard let touch, let path = highlighted else { return }
        let point = touch.location(in: view)
        // Sideways over a row of a list: its swipe actions.
        if abs(point.x - start.x) > 10, abs(point.x - start.x) > abs(point.y - start.y) {
            let isLeftwards = point.x < start.x
            let isTrailing = isLeftwards != (view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
            if view._showSwipeActions(at: path, trailing: isTrailing) {
                unhighlight(in: view)
                return
            }
        }
        guard let cell = view.cellForItem(at: path), cell.bounds.contains(touch.location(in: cell)) else {
            unhighlight(in: view)
            return
        }
    }

    func touchEnded(_ touch: UITouch?, in view: UICollectionView) {
        guard let path = highlighted else { return }
        tap(path, in: view)
        unhighlight(in: view)
    }

    func touchCancelled(in view: UICollectionView) { unhighlight(in: view) }

    private func unhighlight(in view: UICollectionView) {
        guard let path = highlighted else { return }
        highlighted = nil
        view.cellForItem(at: path)?.isHighlighted = false
        view.delegate?.collectionView(view, didUnhighlightItemAt: path)
    }

    /// What a tap does: selects, or deselects where several items can be selected.
    func tap(_ path: IndexPath, in view: UICollectionView) {
        guard let cell = view.cellForItem(at: path) else { return }
        if view._toggleOutline(of: cell, at: path) { return }
        let delegate = view.delegate
        if set.contains(path), view._allowsMultiple {
            guard delegate?.collectionView(view, shouldDeselectItemAt: path) ?? true else { return }
            drop(path, in: view)
            delegate?.collectionView(view, didDeselectItemAt: path)
            return
        }
        guard delegate?.collectionView(view, shouldSelectItemAt: path) ?? true else { return }
        if !view._allowsMultiple {
            for other in paths where other != path {
                drop(other, in: view)
                delegate?.collectionView(view, didDeselectItemAt: other)
            }
        }
        add(path, in: view)
        delegate?.collectionView(view, didSelectItemAt: path)
        cell._selectionSegue?(cell)
        if !view._allowsMultiple, delegate?.collectionView(view, canPerformPrimaryActionForItemAt: path) ?? false {
            delegate?.collectionView(view, performPrimaryActionForItemAt: path)
        }
    }
}

extension UICollectionView {
    var _selectionIsAllowed: Bool { isEditing ? allowsSelectionDuringEditing || _allowsMultiple : allowsSelection }

    var _allowsMultiple: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    /// The item of the cell that holds the touched view.
    func _indexPathOfCell(under touch: UITouch) -> IndexPath? {
        var view: UIView? = touch.view ?? hitTest(touch.location(in: self), with: nil)
        while let current = view, current !== self {
            if let cell = current as? UICollectionViewCell { return indexPath(for: cell) }
            view = current.superview
        }
        return nil
    }
}
