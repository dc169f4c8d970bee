/// Shows one item of a collection view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    public enum DragState: Int, Sendable {
        case none = 0
        case lifting = 1
        case dragging = 2
    }

    private var content: UIView
    private var shownContent: (any UIContentConfiguration)?
    private var shownBackground: UIBackgroundConfiguration?
    private(set) var configuredBackground: ConfiguredBackgroundView?
    private var needsConfiguration = true
    /// Runs what a storyboard connected to the selection of this cell.
    package var _selectionSegue: ((UICollectionViewCell) -> Void)?

    public override init(frame: CGRect) {
        content = UIView(frame: CGRect(origin: .zero, size: frame.size))
        super.init(frame: frame)
        _setUpCell()
    }

    public required init?(coder: NSCoder) {
        content = UIView()
        super.init(coder: coder)
        _setUpCell()
        (coder as? NibCoder)?.finish(self, as: UICollectionViewCell.self)
    }

    private func _setUpCell() {
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
    }

    /// Where the app's subviews go.
    open var contentView: UIView { content }

    // MARK: State

    open var isSelected = false {
        didSet { if isSelected != oldValue { stateChanged() } }
    }
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateChanged() } }
    }
    package var _isEditing = false {
        didSet { if _isEditing != oldValue { stateChanged() } }
    }
    package var _isExpanded = false {
        didSet { if _isExpanded != oldValue { stateChanged() } }
    }

    /// The state that configurations are updated for. Overrides call super and add to it.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = _isEditing
        state.isExpanded = _isExpanded
        return state
    }

    private func stateChanged() {
        showSelection()
        setNeedsUpdateConfiguration()
    }

    /// Inert: there is no dragging of items.
    open func dragStateDidChange(_ dragState: DragState) {}

    // MARK: Backgrounds

    /// Behind everything; as large as the cell. Setting it takes the background configuration away.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if backgroundView != nil { dropBackgroundConfiguration() }
            placeBackgrounds()
        }
    }

    /// Shown above `backgroundView` while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? {
        didSet {
            guard selectedBackgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if selectedBackgroundView != nil { dropBackgroundConfiguration() }
            placeBackgrounds()
        }
    }

    private func placeBackgrounds() {
        if let view = selectedBackgroundView {
            view.frame = bounds
            insertSubview(view, at: 0)
        }
        if let view = backgroundView {
            view.frame = bounds
            insertSubview(view, at: 0)
        }
        showSelection()
    }

    private func showSelection() {
        selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
    }

    private func dropBackgroundConfiguration() {
        shownBackground = nil
        configuredBackground?.removeFromSuperview()
        configuredBackground = nil
    }

    // MARK: Configurations

    /// Replaces what the content view shows; nil gives an empty content view.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { shownContent }
        set { setContent(newValue) }
    }

    /// Whether the content configuration follows the state by itself; true by default.
    open var automaticallyUpdatesContentConfiguration = true

    /// What is behind the content; setting it takes `backgroundView`, `selectedBackgroundView` and the background colour away.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { shownBackground }
        set {
            if newValue != nil {
                backgroundView = nil
                selectedBackgroundView = nil
                backgroundColor = nil
            }
            setBackground(newValue)
            setNeedsUpdateConfiguration()
        }
    }

    open var automaticallyUpdatesBackgroundConfiguration = true

    /// The background the system would use; a cell that is not in a list has none.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

    open func setNeedsUpdateConfiguration() {
        needsConfiguration = true
        setNeedsLayout()
    }

    /// Called before the cell is shown and after its state changed. Overrides may set configurations made for the state.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    public typealias ConfigurationUpdateHandler =
        (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

    /// Runs after `updateConfiguration(using:)`.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Runs a waiting update now.
    package func _updateConfigurationIfNeeded() {
        guard needsConfiguration else { return }
        needsConfiguration = false
        let state = configurationState
        if automaticallyUpdatesContentConfiguration, let shownContent { setContent(shownContent.updated(for: state)) }
        if automaticallyUpdatesBackgroundConfiguration, let shownBackground {
            setBackground(shownBackground.updated(for: state))
        }
        _trackingTraits(.configuration) {
            updateConfiguration(using: state)
            configurationUpdateHandler?(self, state)
        }
        needsConfiguration = false
    }

    private func setContent(_ configuration: (any UIContentConfiguration)?) {
        defer { shownContent = configuration }
        guard let configuration else {
            if shownContent != nil { replaceContent(UIView()) }
            return
        }
        let current = content
        if shownContent != nil, let view = current as? any UIContentView, view.supports(configuration) {
            view.configuration = configuration
        } else {
            replaceContent(configuration.makeContentView())
            setNeedsUpdateConfiguration()
        }
        _contentChanged()
    }

    /// The content wants another size, perhaps.
    func _contentChanged() {}

    private func replaceContent(_ view: UIView) {
        let old = content
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = old.frame
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content = view
        insertSubview(view, aboveSubview: old)
        old.removeFromSuperview()
        setNeedsLayout()
    }

    private func setBackground(_ configuration: UIBackgroundConfiguration?) {
        shownBackground = configuration
        guard let configuration else {
            configuredBackground?.removeFromSuperview()
            configuredBackground = nil
            return
        }
        if let view = configuredBackground {
            view.show(configuration)
        } else {
            let view = ConfiguredBackgroundView(configuration)
            view.frame = bounds
            insertSubview(view, at: 0)
            configuredBackground = view
        }
    }

    // MARK: Reuse and layout

    open override func prepareForReuse() {
        super.prepareForReuse()
        isHighlighted = false
        isSelected = false
        _isExpanded = false
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    open override func layoutSubviews() {
        _updateConfigurationIfNeeded()
        super.layoutSubviews()
        backgroundView?.frame = bounds
        selectedBackgroundView?.frame = bounds
        configuredBackground?.frame = bounds
    }

    override var _measuredView: UIView { content }

    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        _updateConfigurationIfNeeded()
        return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
}
