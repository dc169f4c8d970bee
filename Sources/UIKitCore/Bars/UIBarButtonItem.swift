/// A button, a space or a view of one's own in a navigation bar or toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// What the system gives title and image; nil for an item of the app's own.
    private(set) var _systemItem: SystemItem?
    /// The view that shows the item; made by the bar.
    weak var _shownView: UIView?
    var _backgrounds = BarButtonBackgrounds()
    private var ownsAction = false
    /// Whether the back chevron stands before the title, as in a split view controller's button.
    var _showsBackIndicator = false { didSet { if _showsBackIndicator != oldValue { _changed() } } }

    public override init() {
        _systemItem = nil
        super.init()
    }

    public required init?(coder: NSCoder) {
        _systemItem = nil
        super.init(coder: coder)
        (coder as? NibCoder)?.finish(self, as: UIBarButtonItem.self)
    }

    /// For interface files.
    package func _setSystemItem(_ item: SystemItem?) {
        _systemItem = item
        if item == .done || item == .save { style = .done }
        _changed()
    }

    /// What a tap starts in place of an action; for segues of interface files.
    package var _segue: SegueStart?

    init(system: SystemItem?) {
        _systemItem = system
        super.init()
        if system == .done || system == .save { style = .done }
    }

    // MARK: Making with targets

    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init(system: nil)
        self.title = title
        setUp(style, target, action)
    }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(system: nil)
        self.image = image
        setUp(style, target, action)
    }

    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init(system: nil)
        self.image = image
        self.landscapeImagePhone = landscapeImagePhone
        setUp(style, target, action)
    }

    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(system: systemItem)
        setUp(style, target, action)
    }

    private func setUp(_ style: Style, _ target: Any?, _ action: Selector?) {
        self.style = style
        self.target = target as AnyObject?
        self.action = action
    }

    public convenience init(customView: UIView) {
        self.init(system: nil)
        self.customView = customView
    }

    // MARK: Making with actions

    /// The item of the system, with an action and a menu; with a menu alone a tap shows it.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(system: systemItem)
        take(primaryAction, menu, usesTitle: false)
    }

    /// Title and image are the action's.
    public convenience init(primaryAction: UIAction) {
        self.init(system: nil)
        take(primaryAction, nil, usesTitle: true)
    }

    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init(system: nil)
        take(primaryAction, menu, usesTitle: true)
        if let title { self.title = title }
        if let image { self.image = image }
    }

    private func take(_ primaryAction: UIAction?, _ menu: UIMenu?, usesTitle: Bool) {
        ownsAction = !usesTitle
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// A space of a width in points.
    public class func fixedSpace(_ width: CGFloat) -> Self {
        let made = space(.fixedSpace)
        made.width = width
        return made
    }

    /// A space that takes what the others leave.
    public class func flexibleSpace() -> Self { space(.flexibleSpace) }

    private class func space(_ system: SystemItem) -> Self {
        // A subclass of an app has inherited this initialiser or stops here, as it does on the phone.
        unsafeDowncast(UIBarButtonItem(system: system), to: self)
    }

    // MARK: What it does

    /// Called when the item is tapped; a nil target looks for one from the first responder up.
    open weak var target: AnyObject?
    open var action: Selector? { didSet { _changed() } }

    /// Performed when the item is tapped. Setting it takes its title and image, and does away with target and action.
    open var primaryAction: UIAction? {
        didSet {
            guard let primaryAction else { return _changed() }
            target = nil
            action = nil
            if !ownsAction {
                title = primaryAction.title.isEmpty ? nil : primaryAction.title
                image = primaryAction.image
            }
            _changed()
        }
    }

    /// Shown on a tap if there is no action, else on a long press.
    open var menu: UIMenu? { didSet { _changed() } }

    /// Whether a tap picks the next of the menu's elements and shows it as title; false by default.
    open var changesSelectionAsPrimaryAction = false { didSet { _changed() } }

    /// Whether a menu that opens upwards has its first element at the bottom, as by default.
    open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic

    // MARK: What it shows

    open var style: Style = .plain { didSet { if style != oldValue { _changed() } } }

    /// The least width in points; 0, the default, is the content's.
    open var width: CGFloat = 0 { didSet { if width != oldValue { _changed() } } }

    /// A view of the app's own in place of title and image.
    open var customView: UIView? { didSet { if customView !== oldValue { _changed() } } }

    /// The colour of title and image; nil is the bar's.
    open var tintColor: UIColor? { didSet { _changed() } }

    /// All titles the item may get; the place is as wide as the widest.
    open var possibleTitles: Set<String>? { didSet { _changed() } }

    /// Whether the item shows that it is on; false by default.
    open var isSelected = false { didSet { if isSelected != oldValue { _changed() } } }

    /// Hidden items take no room; false by default.
    open var isHidden = false { didSet { if isHidden != oldValue { _changed() } } }

    /// Inert: symbols do not move.
    open var isSymbolAnimationEnabled = false

    /// The group the item is in.
    open internal(set) weak var buttonGroup: UIBarButtonItemGroup?

    /// A group of this item alone, for `UINavigationItem` and `inputAssistantItem`.
    open func creatingFixedGroup() -> UIBarButtonItemGroup {
        UIBarButtonItemGroup.fixedGroup(representativeItem: nil, items: [self])
    }

    open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup.movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
    }

    open func creatingOptionalGroup(
        customizationIdentifier: String, isInDefaultCustomization inDefaultCustomization: Bool = true
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup.optionalGroup(
            customizationIdentifier: customizationIdentifier, isInDefaultCustomization: inDefaultCustomization,
            items: [self])
    }

    // MARK: Looks before appearance objects

    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) { _backgrounds.set(backgroundImage, \.images, state.rawValue, barMetrics); _changed() }

    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
    ) { if style == self.style { setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics) } }

    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        _backgrounds.get(\.images, state.rawValue, barMetrics)
    }

    open func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) { _backgrounds.set(backgroundImage, \.backImages, state.rawValue, barMetrics); _changed() }

    open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        _backgrounds.get(\.backImages, state.rawValue, barMetrics)
    }

    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        _backgrounds.titleOffsets[barMetrics] = adjustment
        _changed()
    }

    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        _backgrounds.titleOffsets[barMetrics] ?? .zero
    }

    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        _backgrounds.backTitleOffsets[barMetrics] = adjustment
        _changed()
    }

    open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        _backgrounds.backTitleOffsets[barMetrics] ?? .zero
    }

    /// Inert: backgrounds keep their place.
    open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}
    open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { 0 }
    /// Inert: backgrounds keep their place.
    open func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}
    open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { 0 }
}

extension UIBarButtonItem {
    public enum Style: Int, Sendable {
        case plain = 0
        case bordered = 1
        /// Bold: it ends a task.
        case done = 2
        /// The name of `done` since iOS 26.
        public static var prominent: Style { .done }
    }

    public enum SystemItem: Int, Sendable {
        case done = 0
        case cancel = 1
        case edit = 2
        case save = 3
        case add = 4
        case flexibleSpace = 5
        case fixedSpace = 6
        case compose = 7
        case reply = 8
        case action = 9
        case organize = 10
        case bookmarks = 11
        case search = 12
        case refresh = 13
        case stop = 14
        case camera = 15
        case trash = 16
        case play = 17
        case pause = 18
        case rewind = 19
        case fastForward = 20
        case undo = 21
        case redo = 22
        case pageCurl = 23
        case close = 24
        case writingTools = 25
    }
}

/// Images and offsets set by the methods from before appearance objects.
struct BarButtonBackgrounds {
    struct Key: Hashable {
        var state: UInt
        var metrics: UIBarMetrics
    }

    var images: [Key: UIImage] = [:]
    var backImages: [Key: UIImage] = [:]
    var titleOffsets: [UIBarMetrics: UIOffset] = [:]
    var backTitleOffsets: [UIBarMetrics: UIOffset] = [:]

    mutating func set(
        _ image: UIImage?, _ table: WritableKeyPath<Self, [Key: UIImage]>, _ state: UInt, _ metrics: UIBarMetrics
    ) { self[keyPath: table][Key(state: state, metrics: metrics)] = image }

    func get(_ table: KeyPath<Self, [Key: UIImage]>, _ state: UInt, _ metrics: UIBarMetrics) -> UIImage? {
        self[keyPath: table][Key(state: state, metrics: metrics)]
    }
}
