/// The row at the top of what is seen. It stays there while the width or the size of text changes, until somebody scrolls.
struct HeldRow {
    /// What row heights follow from.
    struct Basis: Equatable {
        var width: CGFloat
        var category: UIContentSizeCategory
        var weight: UILegibilityWeight
        var scale: CGFloat
    }

    var path: IndexPath
    /// From the top of the area inside the insets to the row's top; negative where the row begins above it. In points.
    var distance: CGFloat
    /// The row's height at that time if the top of the area cuts it, else nil.
    var cutHeight: CGFloat?
    /// Nothing was scrolled away: whatever happens, the start stays in view.
    var isAtTop: Bool
    var basis: Basis

    /// Whether a layout has to put the row back to its place.
    ///
    /// - Parameters:
    ///   - top: the upper inset now. Bars often take their new heights only after the width changed.
    ///   - last: what the last layout held its row under.
    func isDisplaced(by basis: Basis, top: CGFloat, since last: (basis: Basis, top: CGFloat)?) -> Bool {
        guard let last, !isAtTop else { return false }
        return last.basis != basis || (self.basis != basis && last.top != top)
    }

    /// The distance for a row that now has another height: the same, unless nothing of the row would be seen.
    func distance(forHeight height: CGFloat) -> CGFloat {
        guard let cutHeight, cutHeight > 0, distance + height <= 0 else { return distance }
        return distance * height / cutHeight
    }
}

extension UIScrollView {
    var _heightBasis: HeldRow.Basis {
        let traits = traitCollection
        return .init(
            width: bounds.width, category: traits.preferredContentSizeCategory, weight: traits.legibilityWeight,
            scale: _layoutScale)
    }
}

extension UITableView {
    /// Before rows are laid out: whether the held row has to be put back to its place.
    func _needsHolding(_ basis: HeldRow.Basis) -> Bool {
        _state.held?.isDisplaced(by: basis, top: adjustedContentInset.top, since: _state.holding) ?? false
    }

    /// Scrolls so that the held row has its distance from the top again, as far as the content goes.
    func _placeHeldRow() {
        guard let held = _state.held, let geometry = _state.geometry, geometry.contains(held.path) else { return }
        let row = geometry.row(held.path.row, in: held.path.section)
        let distance = held.distance(forHeight: geometry.points(row.count))
        let range = _offsetRange.y
        let y = geometry.points(row.lowerBound) - distance - adjustedContentInset.top
        let inside = min(max(y, range.lowerBound), range.upperBound)
        let before = contentOffset.y
        _adjustOffset { contentOffset.y = LayoutRounding.edge(inside, scale: _layoutScale) }
        _motion.contentMoved(by: contentOffset.y - before)
    }

    /// After rows were laid out: the row at the top is the one to hold, unless an earlier one is still held.
    func _holdRow(_ basis: HeldRow.Basis) {
        _state.holding = (basis, adjustedContentInset.top)
        if let held = _state.held, held.basis != basis { return }
        _state.held = _rowAtTop.map { path, row, geometry in
            let top = bounds.minY + adjustedContentInset.top
            let start = geometry.points(row.lowerBound)
            let height = geometry.points(row.count)
            let isCut = start < top && start + height > top
            return HeldRow(
                path: path, distance: start - top, cutHeight: isCut ? height : nil, isAtTop: _isAtStart, basis: basis)
        }
    }

    private var _rowAtTop: (IndexPath, Range<Int>, TableGeometry)? {
        guard let geometry = _state.geometry, bounds.width > 0, bounds.height > 0 else { return nil }
        let top = Int(((bounds.minY + adjustedContentInset.top) * geometry.scale).rounded(.down))
        guard let first = geometry.section(at: top) else { return nil }
        for section in first..<geometry.sections.count {
            guard let row = geometry.row(at: top, in: section) else { continue }
            // Below the last row of a section the next section's first row comes.
            if geometry.row(row, in: section).upperBound <= top, row == geometry.sections[section].rows.count - 1,
                let next = (section + 1..<geometry.sections.count).first(where: { geometry.sections[$0].rows.count > 0 }
                )
            {
                return (IndexPath(row: 0, section: next), geometry.row(0, in: next), geometry)
            }
            return (IndexPath(row: row, section: section), geometry.row(row, in: section), geometry)
        }
        return nil
    }
}
