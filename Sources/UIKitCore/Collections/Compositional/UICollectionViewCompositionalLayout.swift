/// Builds sections from groups of items, each section in its own way.
///
/// `prepare()` takes time in proportion to the number of groups; finding what is seen takes logarithmic time.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    let _provider: UICollectionViewCompositionalLayoutSectionProvider
    var _state = CompositionalState()

    /// All sections are alike.
    public init(section: NSCollectionLayoutSection) {
        _provider = { _, _ in section }
        super.init()
    }

    public init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        _provider = { _, _ in section }
        settings = configuration
        super.init()
    }

    /// Asks for each section whenever the layout is worked out again. Returning nil raises.
    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        _provider = sectionProvider
        super.init()
    }

    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        _provider = sectionProvider
        settings = configuration
        super.init()
    }

    public required init?(coder: NSCoder) { nil }

    private var settings = UICollectionViewCompositionalLayoutConfiguration()

    /// A copy; changing it counts when it is set again.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        get { settings }
        set {
            settings = newValue
            invalidateLayout()
        }
    }

    var _isVertical: Bool { settings.scrollDirection == .vertical }

    // MARK: Invalidation

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if let preferred = context._preferred {
            _takePreferred(preferred.preferred, preferred.original)
        } else if context._bounds == nil || _boundsMatter(context._bounds!) {
            _state.isStale = true
        }
        super.invalidateLayout(with: context)
    }

    private func _boundsMatter(_ bounds: CGRect) -> Bool { bounds.size != _state.viewSize }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard _state.isPrepared else { return false }
        return _boundsMatter(newBounds) || _state.followsBounds
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard _asksForPreferredAttributes(originalAttributes) else { return false }
        let new = preferredAttributes.size
        let old = originalAttributes.size
        let free = originalAttributes._freeAxes
        return free.contains(.horizontal) && abs(new.width - old.width) > 0.001
            || free.contains(.vertical) && abs(new.height - old.height) > 0.001
    }

    package override func _asksForPreferredAttributes(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        attributes.representedElementCategory != .decorationView && !attributes._freeAxes.isEmpty
    }

    package override func _measuredSizesMoved(_ map: (IndexPath) -> IndexPath?, _ sections: [Int?]) {
        _state.moveMeasured(map, sections)
    }

    package override func _forgetMeasuredSizes() {
        guard !_state.measured.isEmpty || !_state.measuredBoundaries.isEmpty else { return }
        _state.measured.removeAll()
        _state.measuredBoundaries.removeAll()
        _state.isStale = true
    }

    // MARK: Answers

    open override func prepare() {
        super.prepare()
        guard let view = collectionView else { return }
        _prepareSections(view)
    }

    open override var collectionViewContentSize: CGSize { _state.contentSize }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        _compositionalAttributes(in: rect)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count >= 2, _state.sections.indices.contains(indexPath.section) else { return nil }
        return _itemAttributes(indexPath)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { _supplementaryAttributes(elementKind, indexPath) }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard _state.sections.indices.contains(indexPath.section) else { return nil }
        return _decorationAttributes(indexPath.section).first { $0.representedElementKind == elementKind }
    }
}

public typealias UICollectionViewCompositionalLayoutSectionProvider =
    @MainActor (
        _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection?

/// What concerns all sections of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @preconcurrency NSCopying {
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// Between sections; 0 by default.
    open var interSectionSpacing: CGFloat = 0
    /// Headers and footers of the whole layout.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// For sections whose own reference is automatic.
    open var contentInsetsReference = UIContentInsetsReference.automatic

    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UICollectionViewCompositionalLayoutConfiguration()
        copy.scrollDirection = scrollDirection
        copy.interSectionSpacing = interSectionSpacing
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.contentInsetsReference = contentInsetsReference
        return copy
    }
}
