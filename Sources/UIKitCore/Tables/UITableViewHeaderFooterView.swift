/// A header or footer of a section, with a title or views of the app's own.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    private var storedReuseIdentifier: String?
    private var titleLabel: UILabel?
    private var detailLabel: UILabel?
    private var ownContentView: UIView?
    private var ownBackgroundView: UIView?
    private var configuredBackground: ConfiguredBackgroundView?
    private var needsUpdateConfiguration = true
    private var storedContent: (any UIContentConfiguration)?
    private var storedBackground: UIBackgroundConfiguration?
    private(set) var _isHeader = true
    private var tableStyle = UITableView.Style.plain
    private weak var table: UITableView?
    /// The title comes from the data source.
    private(set) var _showsTitle = false

    public init(reuseIdentifier: String?) {
        storedReuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibCoder)?.finish(self, as: UITableViewHeaderFooterView.self)
    }

    open var reuseIdentifier: String? { storedReuseIdentifier }
    package func _setReuseIdentifier(_ identifier: String) { storedReuseIdentifier = identifier }

    /// Called before the view is used again.
    open func prepareForReuse() {
        _isPinned = false
        setNeedsUpdateConfiguration()
    }

    // MARK: Content

    open var contentView: UIView {
        if let ownContentView { return ownContentView }
        let view = UIView(frame: bounds)
        view.preservesSuperviewLayoutMargins = true
        ownContentView = view
        addSubview(view)
        return view
    }

    /// The title; made when it is first asked for.
    open var textLabel: UILabel? {
        if let titleLabel { return titleLabel }
        let label = UILabel()
        titleLabel = label
        style(label)
        contentView.addSubview(label)
        return label
    }

    /// Smaller text below the title, in grouped tables.
    open var detailTextLabel: UILabel? {
        if let detailLabel { return detailLabel }
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .footnote)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        label.numberOfLines = 0
        detailLabel = label
        contentView.addSubview(label)
        return label
    }

    open var backgroundView: UIView? {
        get { ownBackgroundView }
        set {
            ownBackgroundView?.removeFromSuperview()
            ownBackgroundView = newValue
            if let newValue {
                storedBackground = nil
                insertSubview(newValue, at: 0)
            }
            setNeedsUpdateConfiguration()
            setNeedsLayout()
        }
    }

    private func style(_ label: UILabel) {
        let isGrouped = tableStyle != .plain
        label.font = .preferredFont(forTextStyle: isGrouped || !_isHeader ? .footnote : .headline)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = isGrouped || !_isHeader ? .secondaryLabel : .label
        label.numberOfLines = isGrouped || !_isHeader ? 0 : 1
    }

    /// Takes on the look of a table's headers or footers.
    func _follow(_ table: UITableView, isHeader: Bool) {
        self.table = table
        // As with rows, the safe area comes on top by itself.
        let side = table.style == .insetGrouped ? table._baseMargin : table._sideMargin
        if _layoutStorage?.margins?.leading != side || _layoutStorage?.margins?.trailing != side {
            directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: side, bottom: 8, trailing: side)
        }
        insetsLayoutMarginsFromSafeArea = table.insetsContentViewsToSafeArea
        guard isHeader != _isHeader || table.style != tableStyle else { return }
        _isHeader = isHeader
        tableStyle = table.style
        if let titleLabel { style(titleLabel) }
        setNeedsUpdateConfiguration()
    }

    /// Headers of grouped tables are set in capitals.
    func _setTitle(_ title: String) {
        _showsTitle = true
        let isCapitals = tableStyle != .plain && _isHeader
        textLabel?.text = isCapitals ? title.localizedUppercase : title
        setNeedsLayout()
    }

    func _titleHeight(width: CGFloat, margins: UIEdgeInsets) -> CGFloat {
        guard let titleLabel else { return 0 }
        let fitting = titleLabel.sizeThatFits(
            CGSize(width: max(width - margins.left - margins.right, 0), height: .greatestFiniteMagnitude))
        guard tableStyle != .plain else {
            if !_isHeader { return max(TableHeaderMetrics.plainHeight, fitting.height + 12) }
            let insets: CGFloat = 28 - 20.287
            return max(TableHeaderMetrics.plainHeight, Pixels.round(titleLabel.font.lineHeight + insets, _layoutScale))
        }
        let room = _isHeader ? TableHeaderMetrics.groupedHeader : TableHeaderMetrics.groupedFooter
        let empty = TableHeaderMetrics.emptyHeight(isFirstHeader: false, scale: _layoutScale)
        return titleLabel.text?.isEmpty != false ? empty : fitting.height + room.top + room.bottom
    }

    // MARK: Configuration

    /// Inert: views are not focused, highlighted or selected; `isPinned` follows scrolling.
    open var configurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isPinned = _isPinned
        return state
    }

    open func setNeedsUpdateConfiguration() {
        needsUpdateConfiguration = true
        setNeedsLayout()
    }

    /// Changes the configurations for a state; the default updates those that are set to be updated.
    open func updateConfiguration(using state: UIViewConfigurationState) {
        if automaticallyUpdatesContentConfiguration, let storedContent {
            contentConfiguration = storedContent.updated(for: state)
        }
        if automaticallyUpdatesBackgroundConfiguration, let storedBackground {
            backgroundConfiguration = storedBackground.updated(for: state)
        }
    }

    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    open var automaticallyUpdatesContentConfiguration = true
    open var automaticallyUpdatesBackgroundConfiguration = true

    /// A fresh content as headers and footers of this table have it.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        let isPlain = tableStyle == .plain
        if _isHeader { return isPlain ? .plainHeader() : .groupedHeader() }
        return isPlain ? .plainFooter() : .groupedFooter()
    }

    /// A fresh background as headers and footers of this table have it.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        tableStyle == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
    }

    /// Replaces the content view.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { storedContent }
        set {
            storedContent = newValue
            guard let newValue else {
                if ownContentView is any UIContentView { replaceContentView(nil) }
                return
            }
            if let view = ownContentView as? any UIContentView, view.supports(newValue) {
                view.configuration = newValue
            } else {
                replaceContentView(newValue.makeContentView())
            }
        }
    }

    /// Nil, the default, is `defaultBackgroundConfiguration()`.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { storedBackground }
        set {
            storedBackground = newValue
            if newValue != nil {
                ownBackgroundView?.removeFromSuperview()
                ownBackgroundView = nil
            }
            showBackground()
        }
    }

    private func replaceContentView(_ view: UIView?) {
        ownContentView?.removeFromSuperview()
        ownContentView = view
        titleLabel = nil
        detailLabel = nil
        guard let view else { return }
        view.frame = bounds
        addSubview(view)
        setNeedsLayout()
    }

    /// The view sticks to the edge of what is visible.
    var _isPinned = false {
        didSet { if _isPinned != oldValue { setNeedsUpdateConfiguration() } }
    }

    private func showBackground() {
        guard ownBackgroundView == nil else {
            configuredBackground?.removeFromSuperview()
            configuredBackground = nil
            return
        }
        let shown = storedBackground ?? defaultBackgroundConfiguration().updated(for: configurationState)
        if let configuredBackground {
            configuredBackground.show(shown)
        } else {
            let view = ConfiguredBackgroundView(shown)
            view.frame = bounds
            insertSubview(view, at: 0)
            configuredBackground = view
        }
    }

    func _updateConfigurationIfNeeded() {
        guard needsUpdateConfiguration else { return }
        needsUpdateConfiguration = false
        let state = configurationState
        _trackingTraits(.configuration) {
            updateConfiguration(using: state)
            configurationUpdateHandler?(self, state)
        }
        showBackground()
    }

    // MARK: Layout

    open override func layoutSubviews() {
        _updateConfigurationIfNeeded()
        super.layoutSubviews()
        configuredBackground?.frame = bounds
        ownBackgroundView?.frame = bounds
        if let ownContentView, ownContentView.frame != bounds { ownContentView.frame = bounds }
        layoutLabels()
    }

    private func layoutLabels() {
        guard let titleLabel, titleLabel.translatesAutoresizingMaskIntoConstraints else { return }
        let margins = contentView.layoutMargins
        let width = max(bounds.width - margins.left - margins.right, 0)
        let height = titleLabel.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        let y: CGFloat
        if tableStyle == .plain {
            y = (bounds.height - height) / 2
        } else if _isHeader {
            y = bounds.height - TableHeaderMetrics.groupedHeader.bottom - height
        } else {
            y = TableHeaderMetrics.groupedFooter.top
        }
        titleLabel.frame = CGRect(x: margins.left, y: Pixels.round(y, _layoutScale), width: width, height: height)
        guard let detailLabel else { return }
        detailLabel.frame = CGRect(
            x: margins.left, y: titleLabel.frame.maxY, width: width,
            height: detailLabel.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height)
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        _updateConfigurationIfNeeded()
        guard let ownContentView else {
            guard _flags.contains(.hasLayoutContent) else { return CGSize(width: targetSize.width, height: 0) }
            return super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        }
        if let titleLabel, titleLabel.translatesAutoresizingMaskIntoConstraints, titleLabel.text?.isEmpty == false {
            return CGSize(
                width: targetSize.width,
                height: _titleHeight(width: targetSize.width, margins: ownContentView.layoutMargins))
        }
        if ownContentView.frame.width != targetSize.width {
            ownContentView.frame = CGRect(x: 0, y: 0, width: targetSize.width, height: bounds.height)
        }
        guard ownContentView is any UIContentView || ownContentView._flags.contains(.hasLayoutContent) else {
            return CGSize(width: targetSize.width, height: 0)
        }
        return ownContentView.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
}
