/// A field to search with, a button to cancel and a choice of scopes, in the look of iOS 13 to 18.
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextInputTraits {
    public enum Style: UInt, Sendable {
        case `default` = 0
        case prominent = 1
        case minimal = 2
    }

    public enum Icon: Int, Sendable {
        case search = 0
        case clear = 1
        case bookmark = 2
        case resultsList = 3
    }

    var parts = SearchBarParts()
    /// Inside a navigation bar: no background of its own.
    package var _isInNavigationBar = false { didSet { _update() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        _setUpSearchBar()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        _setUpSearchBar()
        (coder as? NibCoder)?.finish(self, as: UISearchBar.self)
    }

    open weak var delegate: (any UISearchBarDelegate)?
    /// Told after the delegate: the search controller whose bar this is.
    var _onCancel: (() -> Void)?
    var _onScope: (() -> Void)?

    // MARK: Text

    open var searchTextField: UISearchTextField { parts.field }
    /// Empty by default. Setting it tells nobody.
    open var text: String? {
        get { parts.field.text }
        set { parts.field.text = newValue }
    }
    open var placeholder: String? {
        get { parts.field.placeholder }
        set { parts.field.placeholder = newValue }
    }
    /// A line above the field.
    open var prompt: String? { didSet { _update() } }

    // MARK: Buttons

    open var showsBookmarkButton = false { didSet { _update() } }
    open var showsSearchResultsButton = false { didSet { _update() } }
    open var isSearchResultsButtonSelected = false { didSet { _update() } }
    open var showsCancelButton = false { didSet { _update() } }
    /// The button shows at once.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }

    // MARK: Scopes

    open var scopeButtonTitles: [String]? { didSet { _scopesChanged() } }
    open var selectedScopeButtonIndex: Int {
        get { max(parts.scopes?.selectedSegmentIndex ?? parts.scopeIndex, 0) }
        set {
            parts.scopeIndex = newValue
            parts.scopes?.selectedSegmentIndex = newValue
        }
    }
    open var showsScopeBar = false { didSet { _update() } }
    open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

    // MARK: Look

    open var searchBarStyle: Style = .default { didSet { _update() } }
    /// Inert: colours come from the style and `barTintColor`.
    open var barStyle: UIBarStyle = .default
    open var barTintColor: UIColor? { didSet { _update() } }
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) { self.backgroundImage = backgroundImage }
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? { backgroundImage }
    open var isTranslucent = true { didSet { _update() } }
    /// Replaces the bar's own background.
    open var backgroundImage: UIImage? { didSet { _update() } }
    /// Inert: not drawn.
    open var scopeBarBackgroundImage: UIImage?
    /// Moves the field within its place.
    open var searchFieldBackgroundPositionAdjustment: UIOffset = .zero { didSet { setNeedsLayout() } }
    /// Inert: text stays in its place.
    open var searchTextPositionAdjustment: UIOffset = .zero

    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        parts.icons["\(icon.rawValue) \(state.rawValue)"] = iconImage
        _update()
    }
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
        parts.icons["\(icon.rawValue) \(state.rawValue)"]
    }
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        parts.icons["field \(state.rawValue)"] = backgroundImage
        _update()
    }
    open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
        parts.icons["field \(state.rawValue)"]
    }
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) { parts.adjustments[icon] = adjustment }
    open func positionAdjustment(for icon: Icon) -> UIOffset { parts.adjustments[icon] ?? .zero }
    /// Of the scope buttons.
    open func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) { parts.scopeAttributes[state.rawValue] = attributes }
    open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        parts.scopeAttributes[state.rawValue]
    }

    open override var inputAccessoryView: UIView? {
        get { parts.field.inputAccessoryView }
        set { parts.field.inputAccessoryView = newValue }
    }

    // MARK: Traits of the input: the field's

    open var autocapitalizationType: UITextAutocapitalizationType {
        get { parts.field.autocapitalizationType }
        set { parts.field.autocapitalizationType = newValue }
    }
    open var autocorrectionType: UITextAutocorrectionType {
        get { parts.field.autocorrectionType }
        set { parts.field.autocorrectionType = newValue }
    }
    open var spellCheckingType: UITextSpellCheckingType {
        get { parts.field.spellCheckingType }
        set { parts.field.spellCheckingType = newValue }
    }
    open var keyboardType: UIKeyboardType {
        get { parts.field.keyboardType }
        set { parts.field.keyboardType = newValue }
    }
    open var keyboardAppearance: UIKeyboardAppearance {
        get { parts.field.keyboardAppearance }
        set { parts.field.keyboardAppearance = newValue }
    }
    open var returnKeyType: UIReturnKeyType {
        get { parts.field.returnKeyType }
        set { parts.field.returnKeyType = newValue }
    }
    open var enablesReturnKeyAutomatically: Bool {
        get { parts.field.enablesReturnKeyAutomatically }
        set { parts.field.enablesReturnKeyAutomatically = newValue }
    }
    open var isSecureTextEntry: Bool {
        get { parts.field.isSecureTextEntry }
        set { parts.field.isSecureTextEntry = newValue }
    }
    open var textContentType: UITextContentType! {
        get { parts.field.textContentType }
        set { parts.field.textContentType = newValue }
    }

    // MARK: Responder: the field

    open override var canBecomeFirstResponder: Bool { parts.field.canBecomeFirstResponder }
    open override var isFirstResponder: Bool { parts.field.isFirstResponder }
    @discardableResult
    open override func becomeFirstResponder() -> Bool { parts.field.becomeFirstResponder() }
    @discardableResult
    open override func resignFirstResponder() -> Bool { parts.field.resignFirstResponder() }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: _wantedHeight) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: _wantedHeight) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        _layoutSearchBar()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        parts.cancel?.tintColor = tintColor
    }

    package override func _traitsDidChange(from previous: UITraitCollection?) {
        super._traitsDidChange(from: previous)
        _update()
    }
}
