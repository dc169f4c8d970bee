/// Telling the data source ahead of time which items come next.
extension UICollectionView {
    /// Items within a screen's distance in the direction of scrolling.
    ///
    /// Unverified: how far ahead items are prefetched.
    func _prefetch() {
        guard isPrefetchingEnabled, let source = prefetchDataSource else { return }
        let isSideways = contentSize.width > bounds.width && contentSize.height <= bounds.height
        let place = isSideways ? bounds.minX : bounds.minY
        if place != _elements.prefetchPlace { _elements.prefetchesBack = place < _elements.prefetchPlace }
        _elements.prefetchPlace = place
        let visible = Set(_elements.views.keys.lazy.filter { $0.category == .cell }.map(\.indexPath))
        let way = _elements.prefetchesBack ? -1.0 : 1
        let asked = _flipped(
            bounds.offsetBy(dx: isSideways ? way * bounds.width : 0, dy: isSideways ? 0 : way * bounds.height))
        let wanted = Set(
            (_layout.layoutAttributesForElements(in: asked) ?? []).lazy.filter {
                $0.representedElementCategory == .cell && $0._orthogonalSection == nil && $0.frame.overlaps(asked)
            }.map(\.indexPath)
        ).subtracting(visible).filter { _items.contains($0) }
        let new = wanted.subtracting(_elements.prefetched).sorted()
        let dropped = _elements.prefetched.subtracting(wanted).subtracting(visible).filter { _items.contains($0) }
            .sorted()
        _elements.prefetched = wanted
        if !new.isEmpty { source.collectionView(self, prefetchItemsAt: new) }
        if !dropped.isEmpty { source.collectionView(self, cancelPrefetchingForItemsAt: dropped) }
    }
}
