/// What of a layout is to be worked out again.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    package var _everything = false
    package var _dataSourceCounts = false
    package var _itemPaths: [IndexPath]?
    package var _supplementary: [String: [IndexPath]]?
    package var _decoration: [String: [IndexPath]]?
    /// The preferred and the original attributes of a view that sized itself.
    package var _preferred: (preferred: UICollectionViewLayoutAttributes, original: UICollectionViewLayoutAttributes)?
    /// The new bounds, when they are the reason.
    package var _bounds: CGRect?

    public override init() { super.init() }

    /// Everything, because `invalidateLayout()` was called.
    open var invalidateEverything: Bool { _everything }
    /// The numbers of sections and items changed.
    open var invalidateDataSourceCounts: Bool { _dataSourceCounts }
    open var invalidatedItemIndexPaths: [IndexPath]? { _itemPaths }
    open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { _supplementary }
    open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { _decoration }

    open func invalidateItems(at indexPaths: [IndexPath]) { _itemPaths = (_itemPaths ?? []) + indexPaths }

    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        _supplementary = (_supplementary ?? [:]).merging([elementKind: indexPaths]) { $0 + $1 }
    }

    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        _decoration = (_decoration ?? [:]).merging([elementKind: indexPaths]) { $0 + $1 }
    }

    /// Added to the content offset; zero by default.
    open var contentOffsetAdjustment = CGPoint.zero
    /// Added to the content size.
    open var contentSizeAdjustment = CGSize.zero

    open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { nil }
    open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { nil }
    open var interactiveMovementTarget: CGPoint { .zero }
}
