extension UICollectionViewCompositionalLayout: OrthogonalLayout {
    var _isRightToLeft: Bool { collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Left to right becomes right to left where the interface runs so.
    private func _mirrored(_ rect: CGRect, in width: CGFloat) -> CGRect {
        guard _isRightToLeft else { return rect }
        var rect = rect
        rect.origin.x = width - rect.maxX
        return rect
    }

    private var _mirrorWidth: CGFloat { max(_state.contentSize.width, 0) }

    private func _rounded(_ rect: CGRect) -> CGRect {
        LayoutRounding.rect(rect, scale: collectionView?._layoutScale ?? 1)
    }

    /// A rectangle of a section in the layout.
    private func _inLayout(_ rect: CGRect, _ section: SolvedSection) -> CGRect {
        rect.offsetBy(dx: _isVertical ? 0 : section.start, dy: _isVertical ? section.start : 0)
    }

    // MARK: Items

    func _itemAttributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        let section = _state.sections[path.section]
        guard let placed = section.placed(for: path.item) else { return nil }
        return _attributes(path, placed, section)
    }

    private func _attributes(
        _ path: IndexPath, _ placed: SolvedSection.Placed, _ section: SolvedSection
    ) -> UICollectionViewLayoutAttributes {
        let item = placed.group.items[path.item - placed.first]
        let attributes = _attributesForCell(path)
        let rect = item.frame.offsetBy(dx: placed.origin.x, dy: placed.origin.y)
        attributes.frame = _place(rect, section)
        attributes.zIndex = item.zIndex
        attributes._freeAxes = item.freeAxes
        if section.orthogonal != nil { attributes._orthogonalSection = path.section }
        attributes._list = _listAttributes(section, item: path.item)
        return attributes
    }

    private func _place(_ rect: CGRect, _ section: SolvedSection) -> CGRect {
        if let orthogonal = section.orthogonal {
            let frame = _inLayout(orthogonal.frame, section)
            var rect = rect
            if _isVertical, _isRightToLeft {
                rect.origin.x = max(orthogonal.length, orthogonal.frame.width) - rect.maxX
            }
            return _rounded(rect.offsetBy(dx: frame.minX, dy: frame.minY))
        }
        return _rounded(_mirrored(_inLayout(rect, section), in: _mirrorWidth))
    }

    func orthogonalPlace(of index: Int) -> OrthogonalPlace? {
        guard _state.sections.indices.contains(index), let orthogonal = _state.sections[index].orthogonal else {
            return nil
        }
        let section = _state.sections[index]
        let behavior = section.section.orthogonalScrollingBehavior
        let frame = _rounded(_mirrored(_inLayout(orthogonal.frame, section), in: _mirrorWidth))
        let size =
            _isVertical
            ? CGSize(width: orthogonal.length, height: frame.height)
            : CGSize(width: frame.width, height: orthogonal.length)
        var place = OrthogonalPlace(frame: frame, contentSize: size)
        let properties = section.section.orthogonalScrollingProperties
        place.isPaging = behavior == .paging
        place.startsAtRight = _isVertical && _isRightToLeft
        place.isVertical = !_isVertical
        switch behavior {
        case .groupPaging, .groupPagingCentered, .continuousGroupLeadingBoundary:
            place.step = orthogonal.page
            place.isOneStep = behavior != .continuousGroupLeadingBoundary
            place.decelerationRate = .fast
        default: break
        }
        if behavior == .groupPagingCentered, let group = section.groups.first?.group {
            let room = _isVertical ? frame.width - group.size.width : frame.height - group.size.height
            let leading = _isVertical ? section.groups[0].origin.x : section.groups[0].origin.y
            let side = max(room / 2 - leading, 0)
            place.insets =
                _isVertical
                ? UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
                : UIEdgeInsets(top: side, left: 0, bottom: side, right: 0)
        }
        switch properties.decelerationRate {
        case .automatic: break
        case .normal: place.decelerationRate = .normal
        case .fast: place.decelerationRate = .fast
        }
        place.bounces = properties.bounce == .always
        return place
    }

    // MARK: Supplementary views

    func _supplementaryAttributes(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        if path.count < 2 {
            guard let boundary = _state.global.first(where: { $0.item.elementKind == kind }) else { return nil }
            return _globalAttributes(boundary)
        }
        guard _state.sections.indices.contains(path.section) else { return nil }
        let section = _state.sections[path.section]
        if let boundary = section.boundaries.first(where: { $0.item.elementKind == kind }) {
            return _boundaryAttributes(boundary, path.section)
        }
        guard let placed = section.placed(for: path.item) else { return nil }
        return _badges(path, placed, section).first { $0.representedElementKind == kind }
    }

    private func _badges(
        _ path: IndexPath, _ placed: SolvedSection.Placed, _ section: SolvedSection
    ) -> [UICollectionViewLayoutAttributes] {
        let item = placed.group.items[path.item - placed.first]
        var result = item.badges.map { badge in
            let size = badge.layoutSize.size(in: item.frame.size)
            return _badge(badge, badge.frame(beside: item.frame, size: size), path, placed, section)
        }
        if path.item == placed.first {
            result += placed.group.attached.map { _badge($0.item, $0.frame, path, placed, section) }
        }
        return result
    }

    private func _badge(
        _ item: NSCollectionLayoutSupplementaryItem, _ frame: CGRect, _ path: IndexPath, _ placed: SolvedSection.Placed,
        _ section: SolvedSection
    ) -> UICollectionViewLayoutAttributes {
        let attributes = _attributes(ofKind: item.elementKind, path)
        attributes.frame = _place(frame.offsetBy(dx: placed.origin.x, dy: placed.origin.y), section)
        attributes.zIndex = item.zIndex
        attributes._freeAxes = []
        if section.orthogonal != nil { attributes._orthogonalSection = path.section }
        return attributes
    }

    private func _boundaryAttributes(
        _ boundary: SolvedSection.Boundary, _ index: Int
    ) -> UICollectionViewLayoutAttributes {
        let section = _state.sections[index]
        let attributes = _attributes(ofKind: boundary.item.elementKind, IndexPath(item: 0, section: index))
        let natural = _inLayout(boundary.frame, section)
        var frame = natural
        attributes.zIndex = boundary.item.zIndex
        if boundary.item.pinToVisibleBounds, let isBefore = boundary.isBefore {
            frame = _pinned(natural, isBefore, from: section.start, to: section.start + section.length)
            attributes.zIndex += 1
            attributes._isPinned = frame.origin != natural.origin
        }
        attributes.frame = _rounded(_mirrored(frame, in: _mirrorWidth))
        attributes._freeAxes = boundary.item.layoutSize.freeAxes
        attributes._list = _listAttributes(section, item: nil)
        return attributes
    }

    private func _globalAttributes(_ boundary: SolvedSection.Boundary) -> UICollectionViewLayoutAttributes {
        let attributes = _attributes(ofKind: boundary.item.elementKind, IndexPath(index: 0))
        var frame = boundary.frame
        attributes.zIndex = boundary.item.zIndex + 1
        if boundary.item.pinToVisibleBounds, let isBefore = boundary.isBefore {
            let end = _isVertical ? _state.contentSize.height : _state.contentSize.width
            frame = _pinned(frame, isBefore, from: 0, to: end)
            attributes._isPinned = frame.origin != boundary.frame.origin
        }
        attributes.frame = _rounded(_mirrored(frame, in: _mirrorWidth))
        attributes._freeAxes = boundary.item.layoutSize.freeAxes
        return attributes
    }

    /// The frame moved into the visible area, as long as its section reaches there.
    private func _pinned(_ frame: CGRect, _ isBefore: Bool, from start: CGFloat, to end: CGFloat) -> CGRect {
        guard let view = collectionView else { return frame }
        let seen = view.bounds.inset(by: view.adjustedContentInset)
        var frame = frame
        let length = _isVertical ? frame.height : frame.width
        let natural = _isVertical ? frame.minY : frame.minX
        let place: CGFloat
        if isBefore {
            let edge = _isVertical ? seen.minY : seen.minX
            place = max(min(max(natural, edge), end - length), min(natural, end - length))
        } else {
            let edge = (_isVertical ? seen.maxY : seen.maxX) - length
            place = max(min(natural, edge), start)
        }
        if _isVertical { frame.origin.y = place } else { frame.origin.x = place }
        return frame
    }

    // MARK: Decorations

    func _decorationAttributes(_ index: Int) -> [UICollectionViewLayoutAttributes] {
        let section = _state.sections[index]
        return section.section.decorationItems.map { item in
            let attributes = _makeAttributes()
            attributes.indexPath = IndexPath(item: 0, section: index)
            attributes._category = .decorationView
            attributes._kind = item.elementKind
            let whole =
                _isVertical
                ? CGRect(x: 0, y: section.start, width: section.across, height: section.length)
                : CGRect(x: section.start, y: 0, width: section.length, height: section.across)
            let insets = item.contentInsets
            let rect = CGRect(
                x: whole.minX + insets.leading, y: whole.minY + insets.top,
                width: max(whole.width - insets.leading - insets.trailing, 0),
                height: max(whole.height - insets.top - insets.bottom, 0))
            attributes.frame = _rounded(_mirrored(rect, in: _mirrorWidth))
            // Behind the items whatever its number says.
            attributes.zIndex = item.zIndex - 1
            attributes._freeAxes = []
            return attributes
        }
    }

    // MARK: What is seen

    func _compositionalAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let start = _isVertical ? rect.minY : rect.minX
        let end = _isVertical ? rect.maxY : rect.maxX
        var result: [UICollectionViewLayoutAttributes] = []
        for boundary in _state.global {
            let attributes = _globalAttributes(boundary)
            if attributes.frame.overlaps(rect) { result.append(attributes) }
        }
        for index in _state.sections(from: start, to: end) {
            let section = _state.sections[index]
            for attributes in _decorationAttributes(index) where attributes.frame.overlaps(rect) {
                result.append(attributes)
            }
            for boundary in section.boundaries {
                let attributes = _boundaryAttributes(boundary, index)
                if attributes.frame.overlaps(rect) { result.append(attributes) }
            }
            result += _seen(section, index, in: rect)
        }
        return result
    }

    private func _seen(
        _ section: SolvedSection, _ index: Int, in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes] {
        var result: [UICollectionViewLayoutAttributes] = []
        var visible = rect
        let range: Range<Int>
        var offset = CGPoint.zero
        if let orthogonal = section.orthogonal {
            let frame = _inLayout(orthogonal.frame, section)
            guard frame.overlaps(rect) else { return [] }
            offset = collectionView?._orthogonalOffset(index, orthogonalPlace(of: index)) ?? .zero
            visible = rect.offsetBy(dx: offset.x, dy: offset.y)
            if _isVertical {
                let width = max(orthogonal.length, orthogonal.frame.width)
                let low = _isRightToLeft ? width - offset.x - frame.width : offset.x
                range = section.groups(from: low, to: low + frame.width, alongX: true)
            } else {
                range = section.groups(from: offset.y, to: offset.y + frame.height, alongX: false)
            }
        } else {
            range = section.groups(
                from: (_isVertical ? rect.minY : rect.minX) - section.start,
                to: (_isVertical ? rect.maxY : rect.maxX) - section.start, alongX: !_isVertical)
        }
        for number in range {
            let placed = section.groups[number]
            for item in placed.group.items.indices {
                let path = IndexPath(item: placed.first + item, section: index)
                let attributes = _attributes(path, placed, section)
                if attributes.frame.overlaps(visible) { result.append(attributes) }
                if !placed.group.items[item].badges.isEmpty || (item == 0 && !placed.group.attached.isEmpty) {
                    result += _badges(path, placed, section).filter { $0.frame.overlaps(visible) }
                }
            }
        }
        if let handler = section.section.visibleItemsInvalidationHandler {
            let view = collectionView
            let place = section.orthogonal == nil ? view?.contentOffset ?? .zero : offset
            handler(result, place, section.environment)
        }
        return result
    }
}
