/// Asks something over everything else: an alert in the middle, or a sheet of actions at the bottom of a phone.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable {
        case actionSheet = 0
        case alert = 1
    }

    var _actions: [UIAlertAction] = []
    var _textFields: [UITextField] = []
    /// Set by key.
    var _attributedTitle: NSAttributedString? { didSet { _contentChanged() } }
    var _attributedMessage: NSAttributedString? { didSet { _contentChanged() } }
    /// Set by key: shown between the texts and the buttons, as high as it prefers.
    var _content: UIViewController? { didSet { _contentChanged() } }
    private var configurations: [((UITextField) -> Void)?] = []

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override var title: String? { didSet { _contentChanged() } }
    /// Smaller text below the title.
    open var message: String? { didSet { _contentChanged() } }
    open private(set) var preferredStyle = Style.actionSheet
    open var severity: UIAlertControllerSeverity = .default

    // MARK: Actions

    /// In the order in which they were added.
    open var actions: [UIAlertAction] { _actions }

    /// At most one action may have the style `.cancel`.
    open func addAction(_ action: UIAlertAction) {
        Inconsistency.check(
            action.style != .cancel || !_actions.contains { $0.style == .cancel },
            "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
        action._controller = self
        _actions.append(action)
        _contentChanged()
    }

    /// Shown bold in an alert, in place of the cancelling one. It must have been added.
    open var preferredAction: UIAlertAction? { didSet { _contentChanged() } }

    // MARK: Text fields

    /// nil for action sheets, and for alerts without text fields.
    open var textFields: [UITextField]? { _textFields.isEmpty ? nil : _textFields }

    /// Only alerts have text fields.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        Inconsistency.check(
            preferredStyle == .alert,
            "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
        let field = UITextField()
        field.font = UIFont.preferredFont(forTextStyle: .footnote)
        field.borderStyle = .none
        _textFields.append(field)
        configurationHandler?(field)
        _contentChanged()
    }

    /// Nothing can be pushed or presented in place.
    open override func loadView() { view = AlertContentView(self) }

    func _contentChanged() { (viewIfLoaded as? AlertContentView)?.contentChanged() }

    /// Takes the alert away and calls the action's handler after that.
    package func _choose(_ action: UIAlertAction) {
        guard action.isEnabled else { return }
        let finish = { action._handler?(action) ?? () }
        if let presenter = _presentedBy {
            presenter._dismissPresented(animated: true, completion: finish)
        } else {
            finish()
        }
    }

    /// The size the content has in a popover.
    open override var preferredContentSize: CGSize {
        get {
            let own = super.preferredContentSize
            guard own == .zero, preferredStyle == .actionSheet else { return own }
            return (view as? AlertContentView)?.popoverSize() ?? own
        }
        set { super.preferredContentSize = newValue }
    }

    func _makeAlertPresentation(presenting: UIViewController?) -> UIPresentationController {
        if let _popover, UIDevice.current.userInterfaceIdiom == .pad { return _popover }
        return AlertPresentationController(presentedViewController: self, presenting: presenting)
    }

    /// Where an action sheet points; only a pad shows it as a popover. Alerts have none.
    private(set) lazy var _popover: UIPopoverPresentationController? = {
        guard preferredStyle == .actionSheet else { return nil }
        let made = ActionSheetPopover(presentedViewController: self, presenting: nil)
        made._style = .popover
        return made
    }()
}
