/// A control that performs an action when it is tapped.
///
/// With a `configuration` the button draws what that says; without one it uses titles, images and colours by state.
@preconcurrency @MainActor
open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system = 1
        case detailDisclosure = 2
        case infoLight = 3
        case infoDark = 4
        case contactAdd = 5
        case close = 7
    }

    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    public private(set) var buttonType = ButtonType.custom
    var content = ButtonContent()
    var parts = ButtonParts()
    private var ownConfiguration: Configuration?
    var needsConfigurationUpdate = false

    /// A custom button.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
        (coder as? NibCoder)?.finish(self, as: UIButton.self)
    }

    /// A system button with an image, which sends `action` when it is tapped.
    public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }

    /// For buttons of interface files, which learn of their kind after they are made.
    func _setButtonType(_ type: ButtonType) {
        buttonType = type
        if let symbol = ButtonContent.symbol(of: type) { setImage(symbol, for: .normal) }
        contentChanged()
    }

    /// A button of a kind; the info, add and close kinds have the system's symbols.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        if let symbol = ButtonContent.symbol(of: buttonType) { setImage(symbol, for: .normal) }
    }

    /// A custom button with the action's title and image.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        adopt(primaryAction)
    }

    /// A system button with the action's title and image.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        adopt(primaryAction)
    }

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        buttonType = .system
        self.configuration = configuration
        adopt(primaryAction)
        sizeToFit()
    }

    private func adopt(_ action: UIAction?) {
        guard let action else { return }
        addAction(action, for: .primaryActionTriggered)
        if configuration != nil {
            if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
            if configuration?.image == nil, let image = action.image { configuration?.image = image }
        } else {
            if !action.title.isEmpty { setTitle(action.title, for: .normal) }
            if let image = action.image { setImage(image, for: .normal) }
        }
    }

    // MARK: Configuration

    /// Nil (default for buttons made without one): titles, images and colours by state are used.
    open var configuration: Configuration? {
        get { ownConfiguration }
        set {
            ownConfiguration = newValue
            contentChanged()
        }
    }

    /// Called before the button is drawn in a new state; may change `configuration`.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { if configurationUpdateHandler != nil { setNeedsUpdateConfiguration() } }
    }

    /// Whether the configuration's colours follow the state by themselves. Default true.
    open var automaticallyUpdatesConfiguration = true

    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Called before layout when the state changed; the default calls the update handler.
    open func updateConfiguration() {
        configurationUpdateHandler?(self)
    }

    /// Shown by a tap with `showsMenuAsPrimaryAction`, else by a long press.
    open var menu: UIMenu? { didSet { _menuChanged() } }
    open var showsMenuAsPrimaryAction = false { didSet { _menuChanged() } }
    /// A tap turns the selection on and off; with a menu shown by a tap, the title is that of the element that is on.
    open var changesSelectionAsPrimaryAction = false { didSet { _menuChanged() } }
    /// Whether a menu that opens upwards has its first element at the bottom. By default it does, except in scrollable content
    /// and in pop-up buttons.
    open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic
    var _menuRecognizer: UILongPressGestureRecognizer?
    /// Inert: only a Mac has another style.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic
    open var behavioralStyle: UIBehavioralStyle { .pad }
    /// Whether the button is shown pressed while its menu is open.
    /// Inert: it is not.
    open var isHeld: Bool { false }
    /// Unverified: the role changes nothing by itself outside alerts.
    open var role: Role = .normal
    public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?
    /// Inert: there is no pointer.
    open var isPointerInteractionEnabled = false
    /// Inert: there is no pointer.
    open var pointerStyleProvider: PointerStyleProvider?

    public enum Role: Int, Sendable {
        case normal = 0
        case primary = 1
        case cancel = 2
        case destructive = 3
    }

    // MARK: Insets of buttons without a configuration

    /// Around image and title. Zero keeps the default room: 6 points above and below a title.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }
    /// Moves the title without changing the button's size.
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// Default true: a highlighted image is drawn darker.
    open var adjustsImageWhenHighlighted = true { didSet { setNeedsLayout() } }
    /// Default true: the image of a disabled button is drawn paler.
    open var adjustsImageWhenDisabled = true { didSet { setNeedsLayout() } }
    /// Inert: nothing glows.
    open var showsTouchWhenHighlighted = false
    /// Inert: shadows of titles stay where they are.
    open var reversesTitleShadowWhenHighlighted = false
    /// Inert: images of buttons keep their size.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false

    // MARK: Parts

    /// The label of the title; made when asked for.
    open var titleLabel: UILabel? { parts.titleLabel(in: self) }
    open var subtitleLabel: UILabel? { parts.existingSubtitleLabel }
    open var imageView: UIImageView? { parts.imageView(in: self) }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { naturalSize(width: nil) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize(width: nil) }

    package override var _intrinsicHeightDependsOnWidth: Bool { configuration != nil }

    package override func _intrinsicContentSize(forWidth width: CGFloat?) -> CGSize { naturalSize(width: width) }

    package override var _firstBaselineOffset: CGFloat? { baselines?.first }
    package override var _lastBaselineOffsetFromBottom: CGFloat? { baselines?.last }
    package override var _baselineStretch: (height: CGFloat, share: CGFloat)? {
        baselines.map { ($0.height, _shareAboveContent) }
    }

    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    open func contentRect(forBounds bounds: CGRect) -> CGRect {
        bounds.inset(by: contentEdgeInsets)
    }

    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        LegacyButtonLayout(self).titleRect(in: contentRect)
    }

    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        LegacyButtonLayout(self).imageRect(in: contentRect)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateIfNeeded()
        layoutParts()
    }

    override func stateChanged() {
        if configuration != nil || configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
        contentChanged()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    package override func _traitsDidChange(from previous: UITraitCollection?) {
        super._traitsDidChange(from: previous)
        contentChanged()
    }

    // MARK: Touches

    override func _sendPrimaryAction(_ event: UIEvent?) {
        if changesSelectionAsPrimaryAction, !showsMenuAsPrimaryAction { isSelected.toggle() }
        _sendActions(for: .primaryActionTriggered, with: event)
        if showsMenuAsPrimaryAction { _showMenu() }
    }

    // MARK: Accessibility

    open override var isAccessibilityElement: Bool {
        get { saysWhetherAccessibilityElement ? super.isAccessibilityElement : true }
        set { super.isAccessibilityElement = newValue }
    }

    /// The title, and the subtitle after it.
    open override var accessibilityLabel: String? {
        get {
            if let label = super.accessibilityLabel { return label }
            let texts = [currentAttributedTitle?.string ?? currentTitle, configuration?.subtitle].compactMap { $0 }
            if !texts.isEmpty { return texts.joined(separator: ", ") }
            return switch buttonType {
            case .detailDisclosure, .infoLight, .infoDark: "More Info"
            case .contactAdd: "Add"
            default: nil
            }
        }
        set { super.accessibilityLabel = newValue }
    }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get {
            if hasOwnAccessibilityTraits { return super.accessibilityTraits }
            var traits = UIAccessibilityTraits.button
            if !isEnabled { traits.insert(.notEnabled) }
            if isSelected { traits.insert(.selected) }
            return traits
        }
        set { super.accessibilityTraits = newValue }
    }
}
