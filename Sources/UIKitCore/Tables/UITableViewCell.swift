/// A row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
    // MARK: Storage

    private var storedReuseIdentifier: String?
    private(set) var _cellStyle: CellStyle
    /// The table the cell is in, and where.
    weak var _table: UITableView?
    var _indexPath: IndexPath?
    var _isNewlyMade = false
    var _parts = CellParts()
    private var ownContentView: UIView?

    /// Called when a person selects the row, after the delegate; for segues of interface files.
    package var _selectionSegue: ((UITableViewCell) -> Void)?
    /// Called with the row's detail button; for segues of interface files.
    package var _accessorySegue: ((UITableViewCell) -> Void)?

    // MARK: Making

    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        _cellStyle = style
        storedReuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        _setUpCell()
    }

    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        if frame != .zero { self.frame = frame }
    }

    /// A cell of the default style; interface files set another before it is used.
    public required init?(coder: NSCoder) {
        _cellStyle = .default
        super.init(coder: coder)
        frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        _setUpCell()
        (coder as? NibCoder)?.finish(self, as: UITableViewCell.self)
    }

    private func _setUpCell() {
        let view = CellContentView(frame: bounds)
        ownContentView = view
        addSubview(view)
    }

    /// For interface files.
    package func _setStyle(_ style: CellStyle) { _cellStyle = style }
    package func _setReuseIdentifier(_ identifier: String?) { storedReuseIdentifier = identifier }

    open var reuseIdentifier: String? { storedReuseIdentifier }

    /// Called before the cell is used for another row.
    open func prepareForReuse() {}

    // MARK: Content

    /// Holds the content; what is added to it moves aside for accessories and editing controls.
    open var contentView: UIView { ownContentView ?? self }

    /// The title; nil once the content comes from a configuration.
    open var textLabel: UILabel? { _label(\.textLabel) }
    /// The second text; nil in the default style.
    open var detailTextLabel: UILabel? { _cellStyle == .default ? nil : _label(\.detailLabel) }
    /// An image before the title; nil in the style `value2`.
    open var imageView: UIImageView? { _cellStyle == .value2 ? nil : _imageView() }

    /// A view given by an interface file, or by a content configuration.
    package func _adoptContentView(_ view: UIView) {
        guard view !== ownContentView else { return }
        ownContentView?.removeFromSuperview()
        _parts.textLabel = nil
        _parts.detailLabel = nil
        _parts.imageView = nil
        ownContentView = view
        view.translatesAutoresizingMaskIntoConstraints = true
        view.autoresizingMask = []
        addSubview(view)
        setNeedsLayout()
    }

    open var backgroundView: UIView? {
        get { _parts.backgroundView }
        set { _setBackgroundView(newValue) }
    }

    /// Shown behind the content while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? {
        get { _parts.selectedBackgroundView }
        set { _setSelectedBackgroundView(newValue) }
    }

    /// Takes the place of `selectedBackgroundView` in tables with several selected rows.
    open var multipleSelectionBackgroundView: UIView? { didSet { _backgroundChanged() } }

    open override var backgroundColor: UIColor? {
        get { _parts.ownBackground ?? super.backgroundColor }
        set {
            _parts.ownBackground = newValue ?? .clear
            _parts.backgroundConfiguration = nil
            _backgroundChanged()
        }
    }

    func _setShownBackground(_ color: UIColor?) {
        if super.backgroundColor != color { super.backgroundColor = color }
    }

    // MARK: Selection

    open var selectionStyle: SelectionStyle = .default { didSet { _backgroundChanged() } }

    open var isSelected: Bool {
        get { _parts.isSelected }
        set { setSelected(newValue, animated: false) }
    }

    open var isHighlighted: Bool {
        get { _parts.isHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    open func setSelected(_ selected: Bool, animated: Bool) { _setSelected(selected) }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { _setHighlighted(highlighted) }

    // MARK: Accessories

    open var accessoryType: AccessoryType = .none { didSet { if accessoryType != oldValue { _accessoryChanged() } } }
    /// Takes the place of `accessoryType`; its frame's size is kept.
    open var accessoryView: UIView? {
        didSet {
            if oldValue !== accessoryView { oldValue?.removeFromSuperview() }
            _accessoryChanged()
        }
    }
    open var editingAccessoryType: AccessoryType = .none { didSet { _accessoryChanged() } }
    open var editingAccessoryView: UIView? {
        didSet {
            if oldValue !== editingAccessoryView { oldValue?.removeFromSuperview() }
            _accessoryChanged()
        }
    }

    // MARK: Indentation and separators

    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { _marginsOfRowChanged() } } }
    /// Points a level; 10 by default.
    open var indentationWidth: CGFloat = 10 { didSet { _marginsOfRowChanged() } }
    /// Left and right distances of the separator; the table's by default.
    open var separatorInset: UIEdgeInsets {
        get { _parts.separatorInset ?? _table?.separatorInset ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
        set {
            _parts.separatorInset = newValue
            setNeedsLayout()
        }
    }

    // MARK: Editing

    open var isEditing: Bool {
        get { _parts.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    open func setEditing(_ editing: Bool, animated: Bool) { _setEditing(editing) }
    open var editingStyle: EditingStyle { _parts.editingStyle }
    open var showingDeleteConfirmation: Bool { _table?._state.swipe?.cell === self }
    open var showsReorderControl = false { didSet { setNeedsLayout() } }
    open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
    open func willTransition(to state: StateMask) {}
    open func didTransition(to state: StateMask) {}
    /// Inert: cells are not dragged.
    open func dragStateDidChange(_ dragState: DragState) {}
    /// Inert: cells are not dragged.
    open var userInteractionEnabledWhileDragging = false
    /// Inert: there is no focus.
    open var focusStyle: FocusStyle = .default

    // MARK: Configuration

    open var configurationState: UICellConfigurationState { _makeConfigurationState() }
    open func setNeedsUpdateConfiguration() {
        _parts.needsUpdateConfiguration = true
        setNeedsLayout()
    }
    /// Changes the configurations for a state; the default updates those that are set to be updated.
    open func updateConfiguration(using state: UICellConfigurationState) { _updateConfigurations(state) }
    /// Called after `updateConfiguration(using:)`.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// A fresh content as rows of this style have it.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch _cellStyle {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }
    /// Shown in place of the content view's own subviews; nil by default.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { _parts.contentConfiguration }
        set { _setContentConfiguration(newValue) }
    }
    open var automaticallyUpdatesContentConfiguration = true
    /// A fresh background as rows of this table have it.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        _table?.style ?? .plain == .plain ? .listPlainCell() : .listGroupedCell()
    }
    /// Setting it takes away the background views and the background colour.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { _parts.backgroundConfiguration }
        set { _setBackgroundConfiguration(newValue) }
    }
    open var automaticallyUpdatesBackgroundConfiguration = true

    // MARK: Layout

    open override func layoutSubviews() {
        _updateConfigurationIfNeeded()
        // First, so that constraints in the content are solved for its new size.
        _placeContent()
        super.layoutSubviews()
        _layoutCell()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { _styledSize(size) }

    /// The height that the content wants in a cell of the target's width.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize { _fittingCellSize(targetSize, horizontal, vertical) }

    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        _table?._cellWantsAnotherHeight(self)
    }

    /// Swipe actions move the content without changing its margins.
    override func _frameForMargins(of subview: UIView) -> CGRect {
        subview === contentView ? subview.frame.offsetBy(dx: -_parts.swipeOffset, dy: 0) : subview.frame
    }

    package override func _traitsDidChange(from previous: UITraitCollection?) {
        super._traitsDidChange(from: previous)
        if let previous { _cellTraitsChanged(from: previous) }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }
}
