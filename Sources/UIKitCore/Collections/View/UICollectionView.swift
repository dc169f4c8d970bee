/// Shows items in an order and at places that a layout object decides.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    // MARK: Storage

    var _layout: UICollectionViewLayout
    package let _items = CollectionData()
    let _elements = CollectionElements()
    let _selection = CollectionSelection()
    let _place = ListPlace()
    var _layoutIsValid = false
    var _measuredIsValid = true
    var _measuringBasis: MeasuringBasis?
    var _lastBounds: CGRect?
    var _isLayingOutElements = false
    var _batch: CollectionBatch?
    var _orthogonal: [Int: OrthogonalScrollView] = [:]
    /// The list row whose swipe actions are shown.
    var _openSwipe: IndexPath?
    /// Behind the rows of a list, in its colour.
    var _listBackground: UIView?

    // MARK: Making

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        _layout = layout
        super.init(frame: frame)
        _setUpCollection()
    }

    public required init?(coder: NSCoder) {
        _layout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        _setUpCollection()
        (coder as? NibCoder)?.finish(self, as: UICollectionView.self)
    }

    private func _setUpCollection() {
        _layout._collectionView = self
        _items.view = self
        if backgroundColor == nil { backgroundColor = .systemBackground }
        menuPress = _makeMenuPress()
    }

    private var menuPress: ListMenuPress?

    // MARK: Partners

    /// Asked for the items.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }

    @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
        get { super.delegate as? any UICollectionViewDelegate }
        set {
            let changes = newValue !== super.delegate
            super.delegate = newValue
            if changes, newValue is any UICollectionViewDelegateFlowLayout { _layout.invalidateLayout() }
        }
    }

    /// Told which items come next, within a screen's distance from those that are seen.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// True by default.
    open var isPrefetchingEnabled = true

    /// The layout; setting it shows the items in the new one at once.
    open var collectionViewLayout: UICollectionViewLayout {
        get { _layout }
        set { setCollectionViewLayout(newValue, animated: false) }
    }

    /// Behind all items, as large as the view; it does not scroll.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    // MARK: Behaviour

    /// True by default.
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    /// Inert: there is no focus.
    open var selectionFollowsFocus = false
    /// Inert: there is no focus.
    open var allowsFocus = false
    /// Inert: there is no focus.
    open var allowsFocusDuringEditing = false
    /// Inert: there is no focus.
    open var remembersLastFocusedIndexPath = false
    /// Inert: items are not dragged between apps.
    open var dragInteractionEnabled = false
    /// Inert: items are not dragged.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)?
    /// Inert: nothing is dropped.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)?
    open var hasActiveDrag: Bool { false }
    open var hasActiveDrop: Bool { false }
    open var reorderingCadence = ReorderingCadence.immediate
    /// Inert: nothing is spring-loaded.
    open var isSpringLoaded = false
    /// Whether cells whose content configuration changed are measured again; enabled by default.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    /// Shows the editing accessories of list cells.
    open var isEditing = false {
        didSet {
            guard isEditing != oldValue else { return }
            if !isEditing || !_selectionIsAllowed { _selection.clear(in: self) }
            for cell in visibleCells { cell._isEditing = isEditing }
        }
    }

    // MARK: Registering and dequeuing

    /// Cells of the identifier are made from that class; nil takes the registration back.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        _elements.cellSources[identifier] = _source(cellClass)
    }

    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) { _elements.supplementarySources[elementKind + "\u{0}" + identifier] = _source(viewClass) }

    /// Cells of the identifier are the first object of the interface file.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        _elements.cellSources[identifier] = nib.map { .prototype($0) }
    }

    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) { _elements.supplementarySources[kind + "\u{0}" + identifier] = nib.map { .prototype($0) } }

    private func _source(_ type: AnyClass?) -> ReuseSource? {
        guard let type else { return nil }
        guard let type = type as? UICollectionReusableView.Type else {
            Inconsistency.raise("\(type) is not a UICollectionReusableView")
        }
        return .type(type)
    }

    package func _registerPrototype(_ identifier: String, _ source: any PrototypeSource) {
        _elements.cellSources[identifier] = .prototype(source)
    }

    package func _registerPrototype(_ identifier: String, ofKind kind: String, _ source: any PrototypeSource) {
        _elements.supplementarySources[kind + "\u{0}" + identifier] = .prototype(source)
    }

    /// A cell of the identifier, used again or new, with the size the layout gives the item.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell { _dequeueCell(identifier, indexPath) }

    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView { _dequeueSupplementary(elementKind, identifier, indexPath) }

    // MARK: Data

    /// Asks for everything again. Selected items are forgotten.
    open func reloadData() { _reloadData() }

    open var numberOfSections: Int { _items.counts.count }

    open func numberOfItems(inSection section: Int) -> Int {
        let counts = _items.counts
        return counts.indices.contains(section) ? counts[section] : 0
    }

    // MARK: Views and places

    /// The cells that are seen, in the order of their items.
    open var visibleCells: [UICollectionViewCell] { _elements.cells.map(\.value) }
    open var indexPathsForVisibleItems: [IndexPath] { _elements.cells.map(\.key) }

    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        guard let attributes = cell._attributes, _elements.cell(at: attributes.indexPath) === cell else { return nil }
        return attributes.indexPath
    }

    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { _elements.cell(at: indexPath) }

    open func indexPathForItem(at point: CGPoint) -> IndexPath? { _indexPathForItem(at: point) }

    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        _elements.views[ElementKey(category: .supplementaryView, kind: elementKind, indexPath: indexPath)]
    }

    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
            supplementaryView(forElementKind: elementKind, at: $0)
        }
    }

    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        _elements.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }.map(\.indexPath)
    }

    open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
        _elements.views.first { $0.value === supplementaryView }?.key.indexPath
    }

    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        _prepareLayoutIfNeeded()
        return _layout.layoutAttributesForItem(at: indexPath)
    }

    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        _prepareLayoutIfNeeded()
        return _layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }

    /// Scrolls until the item is seen at the place; without one, as little as needed.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        _scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }

    // MARK: Selection

    /// In the order they were selected; empty without a selection.
    open var indexPathsForSelectedItems: [IndexPath]? { _selection.paths }

    /// Selects without telling the delegate; nil deselects everything.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        _selection.select(indexPath, in: self)
        if let indexPath, !scrollPosition.isEmpty {
            scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
        }
    }

    /// Deselects without telling the delegate.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { _selection.deselect(indexPath, in: self) }

    /// Runs what a tap on the item runs after selecting it.
    open func performPrimaryActionForItem(at indexPath: IndexPath) {
        delegate?.collectionView(self, performPrimaryActionForItemAt: indexPath)
    }

    // MARK: Changes

    open func insertSections(_ sections: IndexSet) { _change { $0.insertedSections.formUnion(sections) } }
    open func deleteSections(_ sections: IndexSet) { _change { $0.deletedSections.formUnion(sections) } }
    open func reloadSections(_ sections: IndexSet) { _change { $0.reloadedSections.formUnion(sections) } }
    open func moveSection(_ section: Int, toSection newSection: Int) {
        _change { $0.movedSections.append((section, newSection)) }
    }
    open func insertItems(at indexPaths: [IndexPath]) { _change { $0.insertedItems += indexPaths } }
    open func deleteItems(at indexPaths: [IndexPath]) { _change { $0.deletedItems += indexPaths } }
    open func reloadItems(at indexPaths: [IndexPath]) { _change { $0.reloadedItems += indexPaths } }
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        _change { $0.movedItems.append((indexPath, newIndexPath)) }
    }

    /// Asks for the cells again while keeping them: the data source gets the same cells when it dequeues.
    open func reconfigureItems(at indexPaths: [IndexPath]) { _reconfigure(indexPaths) }

    /// Makes several changes at once and shows the result. Deletions, reloads and the sources of moves count as before the batch,
    /// insertions and destinations as after it. Raises if the numbers do not match the data source.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        _performBatchUpdates(updates, completion)
    }

    /// The data source was changed and the view was not told yet.
    open var hasUncommittedUpdates: Bool { _batch != nil }

    // MARK: Layouts

    /// Shows the items in another layout at once.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        _setLayout(layout, completion: nil)
    }

    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
    ) { _setLayout(layout, completion: completion) }

    /// Shows the end of the transition only.
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout { _startTransition(to: layout, completion) }

    open func finishInteractiveTransition() { _endTransition(finished: true) }
    open func cancelInteractiveTransition() { _endTransition(finished: false) }

    var _transition: (layout: UICollectionViewTransitionLayout, completion: LayoutInteractiveTransitionCompletion?)?

    // MARK: Moving by hand

    var _movedItem: (from: IndexPath, to: IndexPath)?

    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { _beginMovement(indexPath) }
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { _updateMovement(targetPosition) }
    open func endInteractiveMovement() { _endMovement() }
    open func cancelInteractiveMovement() { _movedItem = nil }

    // MARK: Layout

    override func _wasScrolled() { _place.held = nil }

    open override func layoutSubviews() {
        super.layoutSubviews()
        _layOutElements()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let previous = previousTraitCollection
        if previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
            || previous?.layoutDirection != traitCollection.layoutDirection
            || previous?.horizontalSizeClass != traitCollection.horizontalSizeClass
            || previous?.verticalSizeClass != traitCollection.verticalSizeClass
            || previous?.legibilityWeight != traitCollection.legibilityWeight
            || previous?.displayScale != traitCollection.displayScale
        {
            _measuredIsValid = false
            _layout.invalidateLayout()
        }
    }

    override func _safeAreaInsetsChanged() {
        super._safeAreaInsetsChanged()
        _surroundingsChanged()
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        _surroundingsChanged()
    }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        _surroundingsChanged()
    }

    override func _restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        _layout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        _selection.touchBegan(touches.first, in: self)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
        _selection.touchMoved(touches.first, in: self)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        _selection.touchEnded(touches.first, in: self)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        _selection.touchCancelled(in: self)
    }
}
