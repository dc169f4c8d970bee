/// A row of items, one of which is selected, at the bottom of the screen.
@preconcurrency @MainActor
open class UITabBar: UIView, UIBarPositioning, BarItemHolder {
    let _background = BarBackgroundView(isBottomBar: true)
    var _buttons: [TabBarButton] = []
    weak var _controller: UITabBarController?
    /// Whether no content is under the bar.
    var _isAtScrollEdge = false { didSet { if _isAtScrollEdge != oldValue { setNeedsLayout() } } }
    let _indicator = UIImageView()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(_background)
        addSubview(_indicator)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(_background)
        addSubview(_indicator)
        (coder as? NibCoder)?.finish(self, as: UITabBar.self)
    }

    open weak var delegate: (any UITabBarDelegate)?

    // MARK: Items

    open var items: [UITabBarItem]? {
        didSet {
            for item in items ?? [] { item._holder = self }
            if let selectedItem, items?.contains(where: { $0 === selectedItem }) != true { self.selectedItem = nil }
            setNeedsLayout()
        }
    }

    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

    open weak var selectedItem: UITabBarItem? { didSet { if selectedItem !== oldValue { setNeedsLayout() } } }

    /// Inert: tabs are not customised by touch.
    open func beginCustomizingItems(_ items: [UITabBarItem]) {}
    @discardableResult
    open func endCustomizing(animated: Bool) -> Bool { false }
    open var isCustomizing: Bool { false }

    // MARK: Looks

    open var barStyle: UIBarStyle = .default { didSet { setNeedsLayout() } }
    open var isTranslucent = true { didSet { _controller?.viewIfLoaded?.setNeedsLayout(); setNeedsLayout() } }
    /// The colour of the background, before appearance objects.
    open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// The colour of items that are not selected; nil is grey.
    open var unselectedItemTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// The colour of the selected image, from before `tintColor`.
    open var selectedImageTintColor: UIColor? { didSet { setNeedsLayout() } }
    open var backgroundImage: UIImage? { didSet { setNeedsLayout() } }
    open var selectionIndicatorImage: UIImage? { didSet { setNeedsLayout() } }
    open var shadowImage: UIImage? { didSet { setNeedsLayout() } }

    open var itemPositioning: ItemPositioning = .automatic { didSet { setNeedsLayout() } }
    /// Points; 0 is the system's.
    open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// Points; 0 is the system's.
    open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }

    private var standard = UITabBarAppearance()
    private var edge: UITabBarAppearance?

    open var standardAppearance: UITabBarAppearance {
        get { standard }
        set { standard = adopt(newValue) }
    }

    /// The look while no content is under the bar; nil is the standard one without background and shadow.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { edge }
        set { edge = newValue.map(adopt) }
    }

    private func adopt(_ appearance: UITabBarAppearance) -> UITabBarAppearance {
        let own = appearance._copied() as? UITabBarAppearance ?? UITabBarAppearance()
        own._bar = self
        setNeedsLayout()
        return own
    }

    /// The appearance object in effect.
    var _currentAppearance: UITabBarAppearance {
        let standard = selectedItem?.standardAppearance ?? standard
        guard _controller != nil, _isAtScrollEdge, SystemBehavior.majorVersion >= 15 else { return standard }
        if let edge = selectedItem?.scrollEdgeAppearance ?? edge { return edge }
        let clear = standard._copied() as? UITabBarAppearance ?? UITabBarAppearance()
        clear.configureWithTransparentBackground()
        return clear
    }

    open override var isHidden: Bool {
        didSet { if isHidden != oldValue { _controller?.viewIfLoaded?.setNeedsLayout() } }
    }

    // MARK: Place

    open var barPosition: UIBarPosition { .bottom }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let bottom = safeAreaInsets.bottom
        return CGSize(
            width: size.width > 0 ? size.width : bounds.width,
            height: BarMetrics.tabBarHeight(traitCollection, hasIndicator: bottom > 0) + bottom)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
    }

    func _barItemChanged(_ item: UIBarItem) { setNeedsLayout() }

    package override func _traitsDidChange(from previous: UITraitCollection?) {
        super._traitsDidChange(from: previous)
        setNeedsLayout()
    }

    open override func tintColorDidChange() { setNeedsLayout() }

    override func _safeAreaInsetsChanged() { setNeedsLayout() }

    open override func layoutSubviews() {
        super.layoutSubviews()
        _layOutTabs()
    }
}

extension UITabBar {
    public enum ItemPositioning: Int, Sendable {
        /// Filled on phones, centred on wide screens.
        case automatic = 0
        /// Over the whole width.
        case fill = 1
        /// In the middle, with the widths and spaces of the bar.
        case centered = 2
    }
}

/// Told of taps on a tab bar's items.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
    public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
    public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
    public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
    public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}
