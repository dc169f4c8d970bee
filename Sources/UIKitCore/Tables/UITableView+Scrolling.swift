extension UITableView {
    func _scroll(to path: IndexPath, at position: ScrollPosition, animated: Bool) {
        _loadIfNeeded()
        guard _geometry.sections.indices.contains(path.section) else {
            Inconsistency.raise(
                "Attempted to scroll the table view to an out-of-bounds section (\(path.section)) when there are only"
                    + " \(_geometry.sections.count) sections.")
        }
        // A row that is not found stands for the section's start.
        let isSection = path.row == NSNotFound
        guard isSection || _exists(path) else {
            Inconsistency.raise(
                "Attempted to scroll the table view to an out-of-bounds row (\(path.row)) when there are only"
                    + " \(_geometry.sections[path.section].rows.count) rows in section \(path.section).")
        }
        if _pending.contains(.layout), window != nil { layoutIfNeeded() }
        // Heights on the way are estimates: the place is worked out again once the rows around it are known.
        for round in 0..<8 {
            let before = contentOffset
            _setOffset(showing: isSection ? _rect(ofSection: path.section) : _rect(ofRow: path), at: position)
            if round > 0, contentOffset == before { break }
            if window != nil || bounds.height > 0 {
                // The row itself stays where it is while those around it are measured.
                _state.anchor = isSection ? nil : path
                _layoutTable()
            }
        }
        if animated {
            Frame.inNextFrame { [weak self] in
                guard let self else { return }
                delegate?.scrollViewDidEndScrollingAnimation(self)
            }
        }
    }

    private func _setOffset(showing row: CGRect, at position: ScrollPosition) {
        var insets = adjustedContentInset
        if _style == .plain, let section = _geometry.section(at: _geometry.pixels(row.minY)) {
            // Pinned headers cover the top.
            insets.top += _geometry.points(_geometry.sections[section].header)
        }
        let seen = bounds.inset(by: insets)
        var y = contentOffset.y
        switch position {
        case .none:
            if row.minY < seen.minY {
                y += row.minY - seen.minY
            } else if row.maxY > seen.maxY {
                y += row.maxY - seen.maxY
            }
        case .top: y = row.minY - insets.top
        case .middle: y = row.midY - insets.top - seen.height / 2
        case .bottom: y = row.maxY - bounds.height + insets.bottom
        }
        let range = _offsetRange.y
        y = min(max(y, range.lowerBound), range.upperBound)
        contentOffset = CGPoint(x: contentOffset.x, y: LayoutRounding.edge(y, scale: _layoutScale))
    }
}
