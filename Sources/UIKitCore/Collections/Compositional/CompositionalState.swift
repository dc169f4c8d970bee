/// What a compositional layout has worked out.
@MainActor
struct CompositionalState {
    var sections: [SolvedSection] = []
    var contentSize = CGSize.zero
    var isPrepared = false
    var isStale = true
    /// Sections in which a view chose another size.
    var changed: Set<Int> = []
    var viewSize = CGSize.zero
    /// The sizes that items chose, by section.
    var measured: [Int: [Int: CGSize]] = [:]
    /// The sizes that headers and footers chose, by section; -1 is the whole layout.
    var measuredBoundaries: [Int: [String: CGSize]] = [:]
    /// Something sticks to an edge or is changed while scrolling.
    var followsBounds = false
    /// Headers and footers of the whole layout.
    var global: [SolvedSection.Boundary] = []

    func sections(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        var low = 0
        var high = sections.count
        while low < high {
            let middle = (low + high) / 2
            if sections[middle].start + sections[middle].length > start { high = middle } else { low = middle + 1 }
        }
        var past = low
        while past < sections.count, sections[past].start < end { past += 1 }
        return low..<past
    }

    mutating func moveMeasured(_ map: (IndexPath) -> IndexPath?, _ places: [Int?]) {
        var moved: [Int: [Int: CGSize]] = [:]
        for (section, sizes) in measured {
            for (item, size) in sizes {
                if let new = map(IndexPath(item: item, section: section)) {
                    moved[new.section, default: [:]][new.item] = size
                }
            }
        }
        measured = moved
        var boundaries: [Int: [String: CGSize]] = [:]
        for (section, sizes) in measuredBoundaries {
            if section < 0 {
                boundaries[section] = sizes
            } else if places.indices.contains(section), let new = places[section] {
                boundaries[new] = sizes
            }
        }
        measuredBoundaries = boundaries
    }
}

extension UICollectionViewCompositionalLayout {
    func _takePreferred(
        _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes
    ) {
        let path = original.indexPath
        var size = original.size
        if original._freeAxes.contains(.horizontal) { size.width = preferred.size.width }
        if original._freeAxes.contains(.vertical) { size.height = preferred.size.height }
        if original.representedElementCategory == .cell {
            _state.measured[path.section, default: [:]][path.item] = size
            _state.changed.insert(path.section)
        } else {
            let section = path.count >= 2 ? path.section : -1
            _state.measuredBoundaries[section, default: [:]][original.representedElementKind ?? ""] = size
            if section < 0 { _state.isStale = true } else { _state.changed.insert(section) }
        }
    }

    func _environment(_ view: UICollectionView) -> LayoutEnvironment {
        let adjusted = view.adjustedContentInset
        let size = CGSize(
            width: max(view.bounds.width - (_isVertical ? adjusted.left + adjusted.right : 0), 0),
            height: max(view.bounds.height - (_isVertical ? 0 : adjusted.top + adjusted.bottom), 0))
        let seen = CGSize(
            width: _isVertical ? size.width : max(size.width - adjusted.left - adjusted.right, 0),
            height: _isVertical ? max(size.height - adjusted.top - adjusted.bottom, 0) : size.height)
        // What the collection view's insets take already is not safe area any more.
        let safe = view._directional(view.safeAreaInsets)
        let insets =
            _isVertical
            ? NSDirectionalEdgeInsets(
                top: 0, leading: max(safe.leading - adjusted.left, 0), bottom: 0,
                trailing: max(safe.trailing - adjusted.right, 0))
            : NSDirectionalEdgeInsets(
                top: max(safe.top - adjusted.top, 0), leading: 0, bottom: max(safe.bottom - adjusted.bottom, 0),
                trailing: 0)
        return LayoutEnvironment(size: seen, insets: insets, traits: view.traitCollection, view: view)
    }

    func _prepareSections(_ view: UICollectionView) {
        let isVertical = _isVertical
        let counts = view._items.counts
        if _state.isStale || !_state.isPrepared || _state.sections.count != counts.count {
            let environment = _environment(view)
            let across = isVertical ? environment.container.contentSize.width : environment.container.contentSize.height
            _state.sections = counts.enumerated().map { index, count in
                guard let section = _provider(index, environment) else {
                    Inconsistency.raise("the section provider returned nil for section \(index)")
                }
                if section.contentInsetsReference == .automatic {
                    section.contentInsetsReference = configuration.contentInsetsReference
                }
                return _solve(section, index, count, environment, across)
            }
            _state.viewSize = view.bounds.size
            // Lists scroll even when everything fits, and so keep clear of bars.
            if isVertical, _state.sections.first?.section._list != nil { view.alwaysBounceVertical = true }
        } else {
            for index in _state.changed where _state.sections.indices.contains(index) {
                let old = _state.sections[index]
                _state.sections[index] = _solve(old.section, index, old.count, old.environment, old.across)
            }
        }
        _state.changed = []
        _state.isStale = false
        _state.isPrepared = true
        _placeSections(view)
    }

    private func _solve(
        _ section: NSCollectionLayoutSection, _ index: Int, _ count: Int, _ environment: LayoutEnvironment,
        _ across: CGFloat
    ) -> SolvedSection {
        SolvedSection(
            section, count: count, environment: environment, isVertical: _isVertical, across: across,
            isFirst: index == 0,
            measured: _state.measured[index] ?? [:], measuredBoundaries: _state.measuredBoundaries[index] ?? [:])
    }

    private func _placeSections(_ view: UICollectionView) {
        let isVertical = _isVertical
        let environment = _environment(view)
        let across = isVertical ? environment.container.contentSize.width : environment.container.contentSize.height
        var global: [SolvedSection.Boundary] = []
        func add(_ isBefore: Bool, _ place: CGFloat) -> CGFloat {
            var place = place
            for item in configuration.boundarySupplementaryItems where item.isBefore(isVertical: isVertical) == isBefore
            {
                let measured = _state.measuredBoundaries[-1]?[item.elementKind]
                let size = item.layoutSize.size(in: environment.container.contentSize, measured: measured)
                let length = isVertical ? size.height : size.width
                let cross = (across - (isVertical ? size.width : size.height)) * item.unitAcross(isVertical: isVertical)
                let frame =
                    isVertical
                    ? CGRect(x: cross, y: place, width: size.width, height: size.height)
                    : CGRect(x: place, y: cross, width: size.width, height: size.height)
                global.append(
                    SolvedSection.Boundary(
                        item: item, frame: frame.offsetBy(dx: item.offset.x, dy: item.offset.y), isBefore: isBefore))
                if item.extendsBoundary { place += length }
            }
            return place
        }
        var place = add(true, 0)
        for (index, section) in _state.sections.enumerated() {
            if index > 0 { place += configuration.interSectionSpacing }
            section.start = place
            place += section.length
        }
        place = add(false, place)
        _state.global = global
        _state.contentSize = isVertical ? CGSize(width: across, height: place) : CGSize(width: place, height: across)
        _state.followsBounds =
            global.contains { $0.item.pinToVisibleBounds }
            || _state.sections.contains { section in
                section.section.visibleItemsInvalidationHandler != nil
                    || section.boundaries.contains { $0.item.pinToVisibleBounds }
            }
    }
}
