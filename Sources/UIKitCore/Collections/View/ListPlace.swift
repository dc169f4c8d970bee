/// What a list remembers to keep its rows where they are seen.
@MainActor
final class ListPlace {
    /// The row that stays at the top of what is seen; nil after somebody scrolled.
    var held: HeldRow?
    /// What the last layout held its row under: the heights' basis and the upper inset.
    var holding: (basis: HeldRow.Basis, top: CGFloat)?
    /// The row that does not move while others are measured, and where it was in the last layout.
    var anchor: (path: IndexPath, frame: CGRect)?

    init() {}

    /// The data changed: paths mean other rows.
    func forget() {
        held = nil
        anchor = nil
    }
}

/// Lists, as tables do, keep the first row seen in its place while the width or the size of text changes and while rows above it
/// are measured.
extension UICollectionView {
    private var _isList: Bool {
        (_layout as? UICollectionViewCompositionalLayout)?._state.sections.first?.section._list != nil
    }

    /// - Returns: whether the held row has to be put back to its place.
    func _beginPlacing(_ basis: HeldRow.Basis) -> Bool {
        guard _isList else {
            _place.forget()
            return false
        }
        if _place.held?.isDisplaced(by: basis, top: adjustedContentInset.top, since: _place.holding) == true {
            return true
        }
        if let anchor = _place.anchor {
            let isSeen = anchor.frame.maxY > bounds.minY && anchor.frame.minY < bounds.maxY
            let isByHand = isDragging || isDecelerating
            if !isSeen || (!isByHand && _isAtStart) || _place.holding?.basis != basis { _place.anchor = nil }
        }
        return false
    }

    /// After the layout was prepared anew.
    func _keepPlace(holdsRow: Bool) {
        if holdsRow, let held = _place.held, let frame = _layout.layoutAttributesForItem(at: held.path)?.frame {
            let range = _offsetRange.y
            let y = frame.minY - held.distance(forHeight: frame.height) - adjustedContentInset.top
            let before = contentOffset.y
            let inside = LayoutRounding.edge(
                min(max(y, range.lowerBound), range.upperBound), scale: _layoutScale)
            _adjustOffset { contentOffset.y = inside }
            _motion.contentMoved(by: contentOffset.y - before)
            _place.anchor = nil
        } else if let anchor = _place.anchor, let frame = _layout.layoutAttributesForItem(at: anchor.path)?.frame {
            _compensate(by: frame.minY - anchor.frame.minY)
            _place.anchor?.frame = frame
        }
    }

    /// After everything was laid out.
    func _endPlacing(_ basis: HeldRow.Basis) {
        guard _isList else { return }
        _place.holding = (basis, adjustedContentInset.top)
        let top = bounds.minY + adjustedContentInset.top
        let rows = _elements.cells.lazy.compactMap { path, cell -> (path: IndexPath, frame: CGRect)? in
            guard let attributes = cell._attributes, attributes._orthogonalSection == nil else { return nil }
            return (path, attributes.frame)
        }
        _place.anchor = rows.first { $0.frame.maxY > self.bounds.minY }
        if let held = _place.held, held.basis != basis { return }
        _place.held = rows.first { $0.frame.maxY > top }.map { path, frame in
            HeldRow(
                path: path, distance: frame.minY - top, cutHeight: frame.minY < top ? frame.height : nil,
                isAtTop: _isAtStart, basis: basis)
        }
    }
}
