/// Rows in sections, of which only those that are seen exist as views.
///
/// Work for loading is proportional to the number of sections, for a scroll step to what is visible. Heights of rows that were never
/// seen are estimates; each visible cell is measured once.
@preconcurrency @MainActor
open class UITableView: UIScrollView, UIDataSourceTranslating {
    // MARK: Storage

    var _style: Style
    var _state = TableState()
    var _cells: [IndexPath: UITableViewCell] = [:]
    var _headers: [Int: UIView] = [:]
    var _footers: [Int: UIView] = [:]
    var _reuse = ReuseQueues()
    package var _staticContent: StaticTableContent? { didSet { reloadData() } }

    // MARK: Making

    public init(frame: CGRect, style: UITableView.Style) {
        _style = style
        super.init(frame: frame)
        _setUpTable()
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// A plain table; interface files set another style before it is used.
    public required init?(coder: NSCoder) {
        _style = .plain
        super.init(coder: coder)
        _setUpTable()
        (coder as? NibCoder)?.finish(self, as: UITableView.self)
    }

    open var style: Style { _style }

    /// For interface files.
    package func _setStyle(_ style: Style) {
        _style = style
        _styleChanged()
    }

    // MARK: Data source and delegate

    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { _invalidateData() } }
    }

    @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
        get { super.delegate as? any UITableViewDelegate }
        set {
            super.delegate = newValue
            _invalidateData()
        }
    }

    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    open var isPrefetchingEnabled = true
    /// Inert: nothing is dragged between apps or rows.
    open weak var dragDelegate: (any UITableViewDragDelegate)?
    /// Inert: nothing is dragged between apps or rows.
    open weak var dropDelegate: (any UITableViewDropDelegate)?
    open var dragInteractionEnabled = UIDevice.current.userInterfaceIdiom == .pad
    open var hasActiveDrag: Bool { false }
    open var hasActiveDrop: Bool { false }

    // MARK: Heights

    /// Default `automaticDimension`: cells say how high they are.
    open var rowHeight: CGFloat = -1 { didSet { if rowHeight != oldValue { _invalidateHeights() } } }
    open var sectionHeaderHeight: CGFloat = -1 {
        didSet { if sectionHeaderHeight != oldValue { _invalidateHeights() } }
    }
    open var sectionFooterHeight: CGFloat = -1 {
        didSet { if sectionFooterHeight != oldValue { _invalidateHeights() } }
    }
    /// Default `automaticDimension`, an estimate of the table's own; 0 asks for every height at once.
    open var estimatedRowHeight: CGFloat = -1 { didSet { if estimatedRowHeight != oldValue { _invalidateHeights() } } }
    open var estimatedSectionHeaderHeight: CGFloat = -1
    open var estimatedSectionFooterHeight: CGFloat = -1
    /// The height of empty rows after the last one; 0, the default, shows none.
    open var fillerRowHeight: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// The room above each section's header; `automaticDimension`, the default, is 22 points in plain tables and none in others.
    open var sectionHeaderTopPadding: CGFloat = -1 { didSet { _invalidateHeights() } }
    open var selfSizingInvalidation: SelfSizingInvalidation = .enabled
    /// Inert: headers keep their padding.
    open var contentHuggingElements: ContentHuggingElements = []

    // MARK: Separators and margins

    open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine { didSet { _separatorsChanged() } }
    /// Nil, which becomes the default, is the system's separator colour.
    open var separatorColor: UIColor! {
        get { _state.separatorColor ?? .separator }
        set {
            _state.separatorColor = newValue
            _separatorsChanged()
        }
    }
    /// Inert: separators are drawn in their colour.
    open var separatorEffect: UIVisualEffect?
    /// Left and right distances of separators. By default they start where the text of a row starts.
    open var separatorInset: UIEdgeInsets {
        get { _state.separatorInset ?? UIEdgeInsets(top: 0, left: _sideMargin, bottom: 0, right: 0) }
        set {
            _state.separatorInset = newValue
            _separatorsChanged()
        }
    }
    open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges { didSet { _separatorsChanged() } }
    /// Content of cells keeps to a width that is comfortable to read. False by default.
    open var cellLayoutMarginsFollowReadableWidth = false { didSet { _invalidateWidth() } }
    /// Content of cells keeps out of the unsafe area at the sides. True by default.
    open var insetsContentViewsToSafeArea = true { didSet { _invalidateWidth() } }

    // MARK: Other views

    /// Above all rows; as wide as the table, as high as its frame says.
    open var tableHeaderView: UIView? {
        get { _state.headerView }
        set { _setTableHeader(newValue) }
    }

    /// Below all rows; as wide as the table, as high as its frame says.
    open var tableFooterView: UIView? {
        get { _state.footerView }
        set { _setTableFooter(newValue) }
    }

    /// Behind all rows; as large as the table and not scrolled.
    open var backgroundView: UIView? {
        get { _state.backgroundView }
        set { _setBackgroundView(newValue) }
    }

    // MARK: Section index

    open var sectionIndexMinimumDisplayRowCount = 0 { didSet { _indexChanged() } }
    open var sectionIndexColor: UIColor? { didSet { _indexChanged() } }
    open var sectionIndexBackgroundColor: UIColor? { didSet { _indexChanged() } }
    open var sectionIndexTrackingBackgroundColor: UIColor?
    open func reloadSectionIndexTitles() { _reloadIndex() }

    // MARK: Data

    /// Forgets everything and asks the data source anew, keeping the scroll position.
    open func reloadData() { _reloadData() }

    open var numberOfSections: Int { _geometry.sections.count }
    open func numberOfRows(inSection section: Int) -> Int {
        _geometry.sections.indices.contains(section) ? _geometry.sections[section].rows.count : 0
    }

    /// The views of that section's header and footer, if they exist now.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        _headers[section] as? UITableViewHeaderFooterView
    }
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        _footers[section] as? UITableViewHeaderFooterView
    }

    /// Nil for rows that are not visible.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { _cell(at: indexPath) }
    open var visibleCells: [UITableViewCell] { _visibleIndexPaths.compactMap { _cells[$0] } }
    open var indexPathsForVisibleRows: [IndexPath]? { _visibleIndexPaths }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { cell._table === self ? cell._indexPath : nil }
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { _indexPath(at: point) }
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { _indexPaths(in: rect) }

    // MARK: Geometry

    open func rect(forSection section: Int) -> CGRect { _rect(ofSection: section) }
    open func rectForHeader(inSection section: Int) -> CGRect { _rect(ofHeader: section) }
    open func rectForFooter(inSection section: Int) -> CGRect { _rect(ofFooter: section) }
    /// Zero for rows that do not exist. The heights of rows that were never seen are estimates.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { _rect(ofRow: indexPath) }

    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        _scroll(to: indexPath, at: scrollPosition, animated: animated)
    }
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        if let path = indexPathForSelectedRow { scrollToRow(at: path, at: scrollPosition, animated: animated) }
    }

    open override var contentSize: CGSize {
        get {
            _loadIfNeeded()
            return super.contentSize
        }
        set { super.contentSize = newValue }
    }

    // MARK: Changes

    /// Changes of rows and sections until `endUpdates()` are one step.
    open func beginUpdates() { _beginUpdates() }
    open func endUpdates() { _endUpdates() }
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        _performBatchUpdates(updates, completion)
    }
    open var hasUncommittedUpdates: Bool { _state.updateDepth > 0 }

    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        _update { $0.insertedSections.formUnion(sections) }
    }
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        _update { $0.deletedSections.formUnion(sections) }
    }
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        _update { $0.reloadedSections.formUnion(sections) }
    }
    open func moveSection(_ section: Int, toSection newSection: Int) {
        _update { $0.movedSections.append((section, newSection)) }
    }
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        _update { $0.insertedRows.append(contentsOf: indexPaths) }
    }
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        _update { $0.deletedRows.append(contentsOf: indexPaths) }
    }
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        _update { $0.reloadedRows.append(contentsOf: indexPaths) }
    }
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        _update { $0.movedRows.append((indexPath, newIndexPath)) }
    }
    /// The data source configures the cells of these rows anew; they stay the same cells.
    open func reconfigureRows(at indexPaths: [IndexPath]) { _reconfigure(indexPaths) }

    // MARK: Selection

    open var allowsSelection = true
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelection = false
    open var allowsMultipleSelectionDuringEditing = false { didSet { _editingChanged() } }
    open var indexPathForSelectedRow: IndexPath? { _state.selected.first }
    open var indexPathsForSelectedRows: [IndexPath]? { _state.selected.isEmpty ? nil : _state.selected }
    /// The delegate is not told.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        _select(indexPath, animated: animated, at: scrollPosition)
    }
    /// The delegate is not told.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { _deselect(indexPath, animated: animated) }
    /// Inert: there is no focus.
    open var remembersLastFocusedIndexPath = false
    /// Inert: there is no focus.
    open var selectionFollowsFocus = false
    /// Inert: there is no focus.
    open var allowsFocus = true
    /// Inert: there is no focus.
    open var allowsFocusDuringEditing = true

    // MARK: Editing

    open var isEditing: Bool {
        get { _state.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    open func setEditing(_ editing: Bool, animated: Bool) { _setEditing(editing, animated: animated) }

    // MARK: Reuse

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        _register(cellClass, identifier)
    }
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        _registerHeaderFooter(aClass, identifier)
    }
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        _reuse.cellSources[identifier] = nib.map { .prototype($0) }
    }
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        _reuse.headerSources[identifier] = nib.map { .prototype($0) }
    }
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        _dequeue(identifier, for: nil)
    }
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        _dequeueRequired(identifier, for: indexPath)
    }
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        _dequeueHeaderFooter(identifier)
    }

    // MARK: Data source translation

    open func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
        dataSourceSectionIndex
    }
    open func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
        presentationSectionIndex
    }
    open func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
        dataSourceIndexPath
    }
    open func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
        presentationIndexPath
    }
    open func performUsingPresentationValues(_ actionsToTranslate: () -> Void) { actionsToTranslate() }

    // MARK: View

    open override func layoutSubviews() {
        super.layoutSubviews()
        _layoutTable()
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if isEditing, _holdsReorderControl(gestureRecognizer) { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !_tableTouchesBegan(touches) { super.touchesBegan(touches, with: event) }
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !_tableTouchesMoved(touches) { super.touchesMoved(touches, with: event) }
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !_tableTouchesEnded(touches) { super.touchesEnded(touches, with: event) }
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !_tableTouchesCancelled() { super.touchesCancelled(touches, with: event) }
    }

    package override func _traitsDidChange(from previous: UITraitCollection?) {
        super._traitsDidChange(from: previous)
        _tableTraitsChanged(from: previous)
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        setNeedsLayout()
    }

    override func _wasScrolled() { _state.held = nil }

    override func _safeAreaInsetsChanged() {
        super._safeAreaInsetsChanged()
        setNeedsLayout()
    }
}

/// Numbers that a data source uses, where what is shown differs for a while.
@preconcurrency @MainActor
public protocol UIDataSourceTranslating: NSObjectProtocol {
    func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
    func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
    func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
    func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
    func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}
