/// Puts items one after the other in lines, with a header and a footer for each section. Lengths in points.
///
/// `prepare()` takes time in proportion to the number of items only where the delegate gives sizes or items size themselves;
/// finding what is seen takes logarithmic time.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    public enum SectionInsetReference: Int, Sendable {
        case fromContentInset = 0
        case fromSafeArea = 1
        case fromLayoutMargins = 2
    }

    /// For `estimatedItemSize` and `itemSize`: items say themselves how large they are.
    public nonisolated static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    var _flow = FlowState()
    var _delegateHasItemSizes = false

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibCoder)?.finish(self, as: UICollectionViewFlowLayout.self)
    }

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    // MARK: Settings

    /// Between lines; 10 by default.
    open var minimumLineSpacing: CGFloat = 10 { didSet { if minimumLineSpacing != oldValue { invalidateLayout() } } }
    /// Between items of a line, at least; 10 by default.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
    }
    /// 50 by 50 by default.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { if itemSize != oldValue { invalidateLayout() } } }
    /// Zero, the default, takes sizes as they are given; anything else has items measured when they are seen.
    open var estimatedItemSize = CGSize.zero {
        didSet {
            guard estimatedItemSize != oldValue else { return }
            _flow.measured.removeAll()
            invalidateLayout()
        }
    }
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }
    /// Only the length along the scroll direction counts; zero, the default, shows no headers.
    open var headerReferenceSize = CGSize.zero { didSet { if headerReferenceSize != oldValue { invalidateLayout() } } }
    open var footerReferenceSize = CGSize.zero { didSet { if footerReferenceSize != oldValue { invalidateLayout() } } }
    /// Around the lines of a section.
    open var sectionInset = UIEdgeInsets.zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }
    /// Where `sectionInset` counts from.
    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
    }
    /// Headers stay in sight while their section is.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }
    open var sectionFootersPinToVisibleBounds = false {
        didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    // MARK: Invalidation

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        let flow = context as? UICollectionViewFlowLayoutInvalidationContext
        if let preferred = context._preferred {
            _takePreferred(preferred.preferred, preferred.original)
        } else if context._bounds == nil || (flow?.invalidateFlowLayoutDelegateMetrics ?? true) {
            _flow.isStale = true
        }
        super.invalidateLayout(with: context)
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds { return true }
        guard _flow.isPrepared else { return false }
        return _crossLength(newBounds.size) != _flow.viewCross
    }

    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        // A view that only scrolled asks for no sizes again.
        if let flow = context as? UICollectionViewFlowLayoutInvalidationContext,
            _flow.isPrepared, _crossLength(newBounds.size) == _flow.viewCross, _flow.viewMargins == _currentMargins
        {
            flow.invalidateFlowLayoutDelegateMetrics = false
        }
        return context
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard _asksForPreferredAttributes(originalAttributes) else { return false }
        let new = preferredAttributes.size
        let old = originalAttributes.size
        return abs(new.width - old.width) > 0.001 || abs(new.height - old.height) > 0.001
    }

    package override func _asksForPreferredAttributes(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        estimatedItemSize != .zero && attributes.representedElementCategory == .cell
    }

    package override func _measuredSizesMoved(_ map: (IndexPath) -> IndexPath?, _ sections: [Int?]) {
        guard !_flow.measured.isEmpty else { return }
        var moved: [IndexPath: CGSize] = [:]
        for (path, size) in _flow.measured {
            if let new = map(path) { moved[new] = size }
        }
        _flow.measured = moved
    }

    package override func _forgetMeasuredSizes() {
        guard !_flow.measured.isEmpty else { return }
        _flow.measured.removeAll()
        _flow.isStale = true
    }

    private func _takePreferred(
        _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes
    ) {
        guard original.representedElementCategory == .cell else { return }
        _flow.measured[original.indexPath] = preferred.size
        _flow.isStale = true
    }

    // MARK: Answers

    open override func prepare() {
        super.prepare()
        guard _flow.isStale || !_flow.isPrepared, let view = collectionView else { return }
        _prepareFlow(view)
    }

    open override var collectionViewContentSize: CGSize { _flow.contentSize }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        _flowAttributes(in: rect)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count >= 2, _flow.sections.indices.contains(indexPath.section) else { return nil }
        guard indexPath.item >= 0, indexPath.item < _flow.sections[indexPath.section].lines.count else { return nil }
        return _itemAttributes(indexPath)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard _flow.sections.indices.contains(indexPath.section) else { return nil }
        switch elementKind {
        case UICollectionView.elementKindSectionHeader: return _edgeAttributes(indexPath.section, isHeader: true)
        case UICollectionView.elementKindSectionFooter: return _edgeAttributes(indexPath.section, isHeader: false)
        default: return nil
        }
    }
}
