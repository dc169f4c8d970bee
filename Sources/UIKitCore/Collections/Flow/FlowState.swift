/// What a flow layout has worked out.
struct FlowState {
    struct Section {
        /// Where the section begins along the scroll direction.
        var start: CGFloat
        var header: CGFloat
        var footer: CGFloat
        var lines: FlowSection

        var linesStart: CGFloat { start + header }
        var footerStart: CGFloat { start + header + lines.length }
        var end: CGFloat { start + header + lines.length + footer }
    }

    var sections: [Section] = []
    var contentSize = CGSize.zero
    var isPrepared = false
    var isStale = true
    /// The length of the view across the scroll direction, and its margins, that the places were worked out for.
    var viewCross: CGFloat = 0
    var viewMargins = UIEdgeInsets.zero
    /// The length of headers across.
    var cross: CGFloat = 0
    /// The sizes that items chose.
    var measured: [IndexPath: CGSize] = [:]
    var scale: CGFloat = 1

    /// The sections that meet a range along the scroll direction.
    func sections(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        var low = 0
        var high = sections.count
        while low < high {
            let middle = (low + high) / 2
            if sections[middle].end > start { high = middle } else { low = middle + 1 }
        }
        var past = low
        while past < sections.count, sections[past].start < end { past += 1 }
        return low..<past
    }
}

extension UICollectionViewFlowLayout {
    var _isVertical: Bool { scrollDirection == .vertical }

    func _crossLength(_ size: CGSize) -> CGFloat {
        let insets = collectionView?.adjustedContentInset ?? .zero
        return _isVertical ? size.width - insets.left - insets.right : size.height - insets.top - insets.bottom
    }

    /// What `sectionInsetReference` adds to the insets of sections.
    var _currentMargins: UIEdgeInsets {
        guard let view = collectionView else { return .zero }
        switch sectionInsetReference {
        case .fromContentInset: return .zero
        case .fromSafeArea: return view.safeAreaInsets
        case .fromLayoutMargins: return view.layoutMargins
        }
    }

    func _prepareFlow(_ view: UICollectionView) {
        let isVertical = _isVertical
        let cross = max(_crossLength(view.bounds.size), 0)
        let margins = _currentMargins
        let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
        var sections: [FlowState.Section] = []
        var place: CGFloat = 0
        for (index, count) in view._items.counts.enumerated() {
            var insets =
                delegate?.collectionView(view, layout: self, insetForSectionAt: index) ?? sectionInset
            if isVertical {
                insets.left += margins.left
                insets.right += margins.right
            } else {
                insets.top += margins.top
                insets.bottom += margins.bottom
            }
            let lineSpacing =
                delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: index)
                ?? minimumLineSpacing
            let itemSpacing =
                delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: index)
                ?? minimumInteritemSpacing
            let header =
                delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: index)
                ?? headerReferenceSize
            let footer =
                delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: index)
                ?? footerReferenceSize
            let values = FlowSection.Values(
                cross: cross - (isVertical ? insets.left + insets.right : insets.top + insets.bottom),
                crossInset: isVertical ? insets.left : insets.top,
                mainInsets: isVertical ? (insets.top, insets.bottom) : (insets.left, insets.right),
                lineSpacing: lineSpacing, itemSpacing: itemSpacing)
            let section = FlowState.Section(
                start: place, header: isVertical ? header.height : header.width,
                footer: isVertical ? footer.height : footer.width,
                lines: _lines(index, count, values, view, delegate))
            place = section.end
            sections.append(section)
        }
        _flow.sections = sections
        _flow.cross = cross
        _flow.viewCross = cross
        _flow.viewMargins = margins
        _flow.contentSize = isVertical ? CGSize(width: cross, height: place) : CGSize(width: place, height: cross)
        _flow.scale = view._layoutScale
        _flow.isPrepared = true
        _flow.isStale = false
    }

    private func _lines(
        _ section: Int, _ count: Int, _ values: FlowSection.Values, _ view: UICollectionView,
        _ delegate: (any UICollectionViewDelegateFlowLayout)?
    ) -> FlowSection {
        func size(_ size: CGSize) -> FlowSection.Size {
            _isVertical
                ? FlowSection.Size(main: size.height, cross: size.width)
                : FlowSection.Size(main: size.width, cross: size.height)
        }
        var standard = itemSize
        if estimatedItemSize != .zero {
            standard = estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
        }
        if standard == Self.automaticSize { standard = CGSize(width: 50, height: 50) }
        guard count > 0 else { return FlowSection(count: 0, uniform: size(standard), values: values) }
        _delegateHasItemSizes = delegate != nil
        let first = delegate?.collectionView(view, layout: self, sizeForItemAt: IndexPath(item: 0, section: section))
        let asks = delegate != nil && _delegateHasItemSizes
        if !asks && _flow.measured.isEmpty {
            return FlowSection(count: count, uniform: size(standard), values: values)
        }
        let sizes = (0..<count).map { item -> FlowSection.Size in
            let path = IndexPath(item: item, section: section)
            if let measured = _flow.measured[path] { return size(measured) }
            guard asks else { return size(standard) }
            if item == 0, let first { return size(first) }
            return size(delegate!.collectionView(view, layout: self, sizeForItemAt: path))
        }
        return FlowSection(sizes: sizes, values: values)
    }

    // MARK: Attributes

    func _snapped(_ value: CGFloat) -> CGFloat { (value * _flow.scale + 0.0001).rounded() / _flow.scale }

    func _itemAttributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
        let section = _flow.sections[path.section]
        let place = section.lines.place(of: path.item)
        let size = section.lines.size(of: path.item)
        let attributes = _attributesForCell(path)
        let main = _snapped(section.linesStart + place.main)
        let cross = _snapped(place.cross)
        attributes.frame =
            _isVertical
            ? CGRect(x: cross, y: main, width: size.cross, height: size.main)
            : CGRect(x: main, y: cross, width: size.main, height: size.cross)
        return attributes
    }

    func _edgeAttributes(_ index: Int, isHeader: Bool) -> UICollectionViewLayoutAttributes? {
        let section = _flow.sections[index]
        let length = isHeader ? section.header : section.footer
        guard length > 0 else { return nil }
        let attributes = _attributes(
            ofKind: isHeader ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter,
            IndexPath(item: 0, section: index))
        var start = isHeader ? section.start : section.footerStart
        if let view = collectionView, isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds {
            let insets = view.adjustedContentInset
            let seen = view.bounds
            let first = _isVertical ? seen.minY + insets.top : seen.minX + insets.left
            let last = _isVertical ? seen.maxY - insets.bottom : seen.maxX - insets.right
            let natural = start
            if isHeader {
                start = min(max(start, first), section.footerStart - length)
                start = max(start, section.start)
            } else {
                start = max(min(start, last - length), section.linesStart)
                start = min(start, section.footerStart)
            }
            attributes.zIndex = 10
            attributes._isPinned = start != natural
        }
        attributes.frame =
            _isVertical
            ? CGRect(x: 0, y: start, width: _flow.cross, height: length)
            : CGRect(x: start, y: 0, width: length, height: _flow.cross)
        return attributes
    }

    func _flowAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let start = _isVertical ? rect.minY : rect.minX
        let end = _isVertical ? rect.maxY : rect.maxX
        var result: [UICollectionViewLayoutAttributes] = []
        for index in _flow.sections(from: start, to: end) {
            let section = _flow.sections[index]
            for isHeader in [true, false] {
                if let edge = _edgeAttributes(index, isHeader: isHeader), edge.frame.overlaps(rect) {
                    result.append(edge)
                }
            }
            let base = section.linesStart
            for item in section.lines.items(from: start - base, to: end - base) {
                let attributes = _itemAttributes(IndexPath(item: item, section: index))
                if attributes.frame.overlaps(rect) { result.append(attributes) }
            }
        }
        return result
    }
}
