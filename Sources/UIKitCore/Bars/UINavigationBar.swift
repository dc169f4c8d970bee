/// The bar at the top of a navigation controller, or of any view: the title of the topmost item between its buttons.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
    var _items: [UINavigationItem] = []
    /// The controller that placed the bar; nil for a bar of the app's own.
    weak var _controller: UINavigationController?
    let _content = NavigationBarContent()
    var _state = NavigationBarState()
    /// Set by key: no hairline.
    var _hidesShadow = false { didSet { _looksChanged() } }
    /// Shows or hides columns of the split view controller around.
    var _splitButton: SplitButton? { didSet { setNeedsLayout() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        _setUpBar()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        _setUpBar()
        (coder as? NibCoder)?.finish(self, as: UINavigationBar.self)
    }

    open weak var delegate: (any UINavigationBarDelegate)?

    // MARK: Items

    /// All items, the topmost last. In the bar of a navigation controller they are the controllers'.
    open var items: [UINavigationItem]? {
        get { _items.isEmpty ? nil : _items }
        set { setItems(newValue, animated: false) }
    }

    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { _setItems(items ?? []) }

    open var topItem: UINavigationItem? { _items.last }

    /// The item below the topmost.
    open var backItem: UINavigationItem? { _items.dropLast().last }

    open func pushItem(_ item: UINavigationItem, animated: Bool) { _pushItem(item) }

    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? { _popItem() }

    // MARK: Looks

    /// Whether titles are large where items do not say otherwise; false by default.
    open var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { _layoutChanged() } } }

    open var barStyle: UIBarStyle = .default { didSet { if barStyle != oldValue { _looksChanged() } } }

    /// Whether the controllers' views reach under the bar; true by default.
    open var isTranslucent = true { didSet { if isTranslucent != oldValue { _layoutChanged() } } }

    /// The colour of the background, before appearance objects.
    open var barTintColor: UIColor? { didSet { _looksChanged() } }

    /// Over the system's attributes of the title, before appearance objects.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { _looksChanged() } }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { _looksChanged() } }

    /// In place of the hairline; counts only with a background image of one's own.
    open var shadowImage: UIImage? { didSet { _looksChanged() } }
    open var backIndicatorImage: UIImage? { didSet { _looksChanged() } }
    /// Inert: pushes do not move the back indicator.
    open var backIndicatorTransitionMaskImage: UIImage?

    /// The look while content is under the bar.
    open var standardAppearance: UINavigationBarAppearance {
        get { _appearances.standard }
        set { _appearances.standard = _adopt(newValue) }
    }
    /// The look of the low bars of a phone in landscape; nil is `standardAppearance`.
    open var compactAppearance: UINavigationBarAppearance? {
        get { _appearances.compact }
        set { _appearances.compact = newValue.map(_adopt) }
    }
    /// The look while no content is under the bar; nil is the standard one without background and shadow.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { _appearances.scrollEdge }
        set { _appearances.scrollEdge = newValue.map(_adopt) }
    }
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { _appearances.compactScrollEdge }
        set { _appearances.compactScrollEdge = newValue.map(_adopt) }
    }

    var _appearances = NavigationBarAppearances()
    var _images: [BarImageKey: UIImage] = [:]
    var _titleOffsets: [UIBarMetrics: CGFloat] = [:]

    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
    }

    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImage(for: .any, barMetrics: barMetrics)
    }

    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        _images[BarImageKey(position: barPosition, metrics: barMetrics)] = backgroundImage
        _looksChanged()
    }

    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        _images[BarImageKey(position: barPosition, metrics: barMetrics)]
    }

    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        _titleOffsets[barMetrics] = adjustment
        _looksChanged()
    }

    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        _titleOffsets[barMetrics] ?? 0
    }

    /// Inert: there is one style for every idiom.
    open var preferredBehavioralStyle: UIBehavioralStyle = .automatic
    open var currentNSToolbarSection: Int { 0 }

    // MARK: Place

    open var barPosition: UIBarPosition {
        if _controller != nil { return .topAttached }
        return delegate?.position(for: self) ?? .any
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : bounds.width, height: _heightThatFits)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: _heightThatFits)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        // Items have one view, which the bar that is seen shows.
        if !isHidden { _layOutBar() }
    }

    open override var isHidden: Bool { didSet { if isHidden != oldValue { setNeedsLayout() } } }

    open override func tintColorDidChange() { _looksChanged() }

    package override func _traitsDidChange(from previous: UITraitCollection?) {
        super._traitsDidChange(from: previous)
        _layoutChanged()
    }

    override func _safeAreaInsetsChanged() { setNeedsLayout() }
}

/// Asked and told as the items of a bar change.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

/// Which look of a control is meant, on systems that have several.
public enum UIBehavioralStyle: UInt, Sendable {
    case automatic = 0
    case pad = 1
    case mac = 2
}

struct BarImageKey: Hashable {
    var position: UIBarPosition
    var metrics: UIBarMetrics
}

/// The appearance objects of a bar.
@MainActor
struct NavigationBarAppearances {
    var standard = UINavigationBarAppearance()
    var compact: UINavigationBarAppearance?
    var scrollEdge: UINavigationBarAppearance?
    var compactScrollEdge: UINavigationBarAppearance?
}
