/// Says where the items of a collection view go. Subclass it for a layout of your own.
///
/// Order of calls: `prepare()`, `collectionViewContentSize`, `layoutAttributesForElements(in:)`; again after an invalidation.
@preconcurrency @MainActor
open class UICollectionViewLayout: _UIObject, @preconcurrency NSCoding {
    package weak var _collectionView: UICollectionView?
    package var _decorationSources: [String: ReuseSource] = [:]

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init()
        (coder as? NibCoder)?.finish(self, as: UICollectionViewLayout.self)
    }

    open func encode(with coder: NSCoder) {}

    /// The view that uses the layout.
    open var collectionView: UICollectionView? { _collectionView }

    /// The class of attributes the layout uses.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: Answers

    /// Works out what the answers below need. Overrides of subclasses of ready-made layouts call super.
    open func prepare() {}

    /// The size of all content.
    open var collectionViewContentSize: CGSize { .zero }

    /// The attributes of every view that is seen in the rectangle.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    // MARK: Invalidation

    /// Has the layout worked out again before the next frame.
    open func invalidateLayout() {
        let context = _makeContext()
        context._everything = true
        _invalidateWith(context)
    }

    /// Has what the context names worked out again. Overrides call super.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        _collectionView?._layoutWasInvalidated(context)
    }

    /// Whether new bounds change the layout; false by default.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = _makeContext()
        context._bounds = newBounds
        return context
    }

    /// Whether a view that wants another size gets it; false by default.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = _makeContext()
        context._preferred = (preferredAttributes, originalAttributes)
        switch originalAttributes.representedElementCategory {
        case .cell: context.invalidateItems(at: [originalAttributes.indexPath])
        case .supplementaryView:
            context.invalidateSupplementaryElements(
                ofKind: originalAttributes.representedElementKind ?? "", at: [originalAttributes.indexPath])
        case .decorationView:
            context.invalidateDecorationElements(
                ofKind: originalAttributes.representedElementKind ?? "", at: [originalAttributes.indexPath])
        }
        return context
    }

    /// A context of the layout's class.
    package func _makeContext() -> UICollectionViewLayoutInvalidationContext {
        let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        return ClassLookup.make(type ?? UICollectionViewLayoutInvalidationContext.self)
            as! UICollectionViewLayoutInvalidationContext
    }

    package func _invalidateWith(_ context: UICollectionViewLayoutInvalidationContext) {
        invalidateLayout(with: context)
    }

    /// Attributes of the layout's class.
    package func _attributesForCell(_ indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
        let attributes = _makeAttributes()
        attributes.indexPath = indexPath
        return attributes
    }

    package func _makeAttributes() -> UICollectionViewLayoutAttributes {
        let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        guard let type, type != UICollectionViewLayoutAttributes.self else { return UICollectionViewLayoutAttributes() }
        return ClassLookup.make(type) as! UICollectionViewLayoutAttributes
    }

    package func _attributes(ofKind kind: String, _ indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
        let attributes = _makeAttributes()
        attributes.indexPath = indexPath
        attributes._category = .supplementaryView
        attributes._kind = kind
        return attributes
    }

    /// Whether views are asked for the size they want.
    package func _asksForPreferredAttributes(_ attributes: UICollectionViewLayoutAttributes) -> Bool { true }

    /// After a batch: sizes that items chose go with them; nil is a section that went.
    package func _measuredSizesMoved(_ map: (IndexPath) -> IndexPath?, _ sections: [Int?]) {}

    /// Sizes that items chose were chosen for another size of the view or of text.
    package func _forgetMeasuredSizes() {}

    // MARK: Offsets

    /// Where scrolling should come to rest.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// The offset after an update or a change of layout.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    // MARK: Updates

    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    open func finalizeCollectionViewUpdates() {}
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    open func finalizeAnimatedBoundsChange() {}
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    open func finalizeLayoutTransition() {}

    /// Where an item comes from. Updates are shown in their end state; the answer is asked for all the same.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }

    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    // MARK: Moving by hand

    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath { _collectionView?.indexPathForItem(at: position) ?? previousIndexPath }

    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes =
            layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
            ?? _attributesForCell(indexPath)
        attributes.center = position
        return attributes
    }

    // MARK: Decorations

    /// The class of a decoration view that the layout's attributes name.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        _decorationSources[elementKind] = (viewClass as? UICollectionReusableView.Type).map { .type($0) }
    }

    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        _decorationSources[elementKind] = nib.map { .prototype($0) }
    }

    // MARK: Direction

    /// The direction the layout was written for; left to right.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Whether the collection view mirrors the layout where the interface runs the other way; false by default.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}
