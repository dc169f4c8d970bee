/// The root of a view tree, shown on the screen by its scene.
@preconcurrency @MainActor
open class UIWindow: UIView {
    private var ownUndoManager: UndoManager?

    open override var undoManager: UndoManager? {
        if ownUndoManager == nil { ownUndoManager = UndoManager() }
        return ownUndoManager
    }

    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static let normal = Level(rawValue: 0)
        public static let statusBar = Level(rawValue: 1000)
        public static let alert = Level(rawValue: 2000)

        public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
        public static func + (level: Level, offset: CGFloat) -> Level { Level(rawValue: level.rawValue + offset) }
        public static func - (level: Level, offset: CGFloat) -> Level { Level(rawValue: level.rawValue - offset) }
    }

    public nonisolated static let didBecomeVisibleNotification = Notification.Name(
        "UIWindowDidBecomeVisibleNotification")
    public nonisolated static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
    public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")

    var _isUpdatingTraits = false

    /// The part of the window that the device's shape and bars take.
    package var _windowSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if _windowSafeAreaInsets != oldValue { _safeAreaDidChange() } }
    }

    // MARK: Making

    public override init(frame: CGRect) {
        super.init(frame: frame)
        _setUpWindow()
    }

    /// A window as large as the scene.
    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: windowScene._bounds)
        self.windowScene = windowScene
    }

    /// A window as large as the screen.
    public convenience init() { self.init(frame: UIScreen.main.bounds) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        frame = UIScreen.main.bounds
        _setUpWindow()
        (coder as? NibCoder)?.finish(self, as: UIWindow.self)
    }

    private func _setUpWindow() {
        layer.isHidden = true
        UIApplication._register(self)
    }

    // MARK: Place

    /// The scene that shows the window. A window made without one is shown by the app's scene.
    open weak var windowScene: UIWindowScene? {
        didSet {
            guard windowScene !== oldValue else { return }
            _setNeedsTraitUpdate()
            if !isHidden { _attachLayer() }
        }
    }

    open var screen: UIScreen { .main }

    /// Windows of a higher level are in front; `.normal` by default.
    open var windowLevel: Level = .normal {
        didSet { if windowLevel != oldValue, !isHidden { _attachLayer() } }
    }

    /// Inert: a window has the size of its scene.
    open var canResizeToFitContent = false

    open override var next: UIResponder? { windowScene ?? UIApplication._sharedIfMade }

    // MARK: Content

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            if let oldValue { oldValue._removeFromWindow() }
            if !isHidden {
                _installRootView()
                InterfaceRotation.setNeedsUpdate(of: windowScene)
            }
        }
    }

    func _installRootView() {
        guard let rootViewController else { return }
        let view: UIView = rootViewController.view
        guard view.superview !== self else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
        _updateWindowSafeArea()
    }

    // MARK: Visibility

    /// True until the window is shown by `makeKeyAndVisible()` or by setting this to false.
    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            guard newValue != super.isHidden else { return }
            super.isHidden = newValue
            if newValue { _didHide() } else { _didShow() }
        }
    }

    private func _didShow() {
        if windowScene == nil { windowScene = UIApplication._sharedIfMade?._connectedWindowScene }
        _attachLayer()
        _fitIntoScene()
        AppearanceStore.apply(to: self)
        // Until iOS 12 the root view's first traits were announced as it came in; since then the window predicts them.
        _setNeedsTraitUpdate()
        _installRootView()
        Frame.setNeedsFrame()
        NotificationCenter.default.post(name: Self.didBecomeVisibleNotification, object: self)
    }

    private func _didHide() {
        resignKeyIfKey()
        layer.removeFromSuperlayer()
        NotificationCenter.default.post(name: Self.didBecomeHiddenNotification, object: self)
    }

    /// Puts the layer above those of windows of the same or a lower level.
    private func _attachLayer() {
        layer.removeFromSuperlayer()
        let host = windowScene?._layer ?? UIScreen.main.rootLayer
        let above = UIApplication._allWindows.first { other in
            other !== self && other.windowLevel > windowLevel && other.layer.superlayer === host
        }
        if let above {
            host.insertSublayer(layer, below: above.layer)
        } else {
            host.addSublayer(layer)
        }
        UIApplication._moveToFrontOfLevel(self)
    }

    /// A window made for the whole screen takes the scene's size, which is smaller where several apps share the screen.
    func _fitIntoScene() {
        guard let scene = windowScene else { return }
        if bounds.size == screen.bounds.size || frame == scene._bounds { frame = scene._bounds }
        _updateWindowSafeArea()
    }

    /// The device's safe area, where the window covers the scene. Where the status bar alone takes the top, as on phones with a
    /// home button, hiding it frees the top.
    func _updateWindowSafeArea() {
        let configuration = windowScene?._configuration ?? screen._configuration
        var insets = configuration.windowSafeAreaInsets
        let isOnlyBar = !configuration.hasHomeIndicator && insets.top == configuration.statusBarHeight
        if isOnlyBar, windowScene?.statusBarManager?.isStatusBarHidden == true { insets.top = 0 }
        let covers = bounds.size == (windowScene?._bounds.size ?? screen.bounds.size)
        _windowSafeAreaInsets = covers ? insets : .zero
    }

    /// Where the window's origin is on the screen.
    var _originOnScreen: CGPoint {
        let scene = windowScene?._frameOnScreen.origin ?? .zero
        return CGPoint(x: scene.x + frame.minX, y: scene.y + frame.minY)
    }

    // MARK: Key window

    open private(set) var isKeyWindow = false
    open var canBecomeKey: Bool { true }

    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
    }

    /// Makes this the window that gets key input, without showing it.
    open func makeKey() {
        guard !isKeyWindow, canBecomeKey else { return }
        for window in UIApplication._allWindows where window.isKeyWindow && window.windowScene === windowScene {
            window.resignKeyIfKey()
        }
        isKeyWindow = true
        UIApplication._lastKeyWindow = self
        becomeKey()
        NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
    }

    private func resignKeyIfKey() {
        guard isKeyWindow else { return }
        isKeyWindow = false
        resignKey()
        NotificationCenter.default.post(name: Self.didResignKeyNotification, object: self)
    }

    /// Called when the window has become the key window; for subclasses.
    open func becomeKey() {}

    /// Called when the window is not the key window any more; for subclasses.
    open func resignKey() {}

    /// Brings an event to the recognisers and views of this window. Every touch passes here; overrides call super.
    open func sendEvent(_ event: UIEvent) {
        guard event.type == .touches else { return }
        EditMenuPresentation.touchesBegan(event, in: self)
        TouchDelivery.deliver(event, in: self)
    }

    // MARK: Traits

    /// The traits of the scene, or of the screen for a window outside any scene.
    var _inheritedTraits: UITraitCollection { windowScene?._traitStorage.collection ?? screen.traitCollection }

    // MARK: Conversion

    /// Converts between windows of one screen; nil stands for the screen.
    open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
        let from = _originOnScreen
        let to = window?._originOnScreen ?? .zero
        return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
    }

    /// Converts between windows of one screen; nil stands for the screen.
    open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
        let to = _originOnScreen
        let from = window?._originOnScreen ?? .zero
        return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
    }

    /// Converts between windows of one screen; nil stands for the screen.
    open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: window), size: rect.size)
    }

    /// Converts between windows of one screen; nil stands for the screen.
    open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: window), size: rect.size)
    }
}
