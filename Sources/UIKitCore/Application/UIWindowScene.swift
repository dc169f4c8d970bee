/// A scene that shows windows on a screen.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment, UITraitChangeObservable, TraitHolding {
    package var _traitStorage = TraitStorage()
    /// The device as this scene has it: with the frame, the safe area and the size classes of its part of the screen.
    package private(set) var _configuration = UIScreen.main._configuration
    /// Where the scene is on the screen.
    package var _frameOnScreen: CGRect { _configuration.windowFrame }
    /// Holds the layers of the scene's windows and cuts them off at its edge.
    package let _layer = CALayer()
    private var statusBar: UIStatusBarManager?
    private var limits: UISceneSizeRestrictions?

    public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        super.init(session: session, connectionOptions: connectionOptions)
        _layer.masksToBounds = true
        _layer.anchorPoint = .zero
        _apply(UIScreen.main._configuration)
        UIScreen.main.rootLayer.addSublayer(_layer)
    }

    package func _apply(_ configuration: DeviceConfiguration) {
        _configuration = configuration
        _layer.position = configuration.windowFrame.origin
        _layer.bounds = CGRect(origin: .zero, size: configuration.windowFrame.size)
        _ = _resolveTraits(inherited: UITraitCollection(configuration.traitValues))
    }

    /// The scene in its own coordinates.
    package var _bounds: CGRect { CGRect(origin: .zero, size: _frameOnScreen.size) }

    /// The window whose view controllers decide about the status bar and the orientation.
    package var _mainWindow: UIWindow? { keyWindow ?? windows.first { !$0.isHidden } }

    open var screen: UIScreen { .main }

    open var interfaceOrientation: UIInterfaceOrientation { _configuration.orientation }

    /// The scene's windows, bottom first.
    open var windows: [UIWindow] { UIApplication._allWindows.filter { $0.windowScene === self } }

    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

    open var statusBarManager: UIStatusBarManager? {
        if statusBar == nil { statusBar = UIStatusBarManager(scene: self) }
        return statusBar
    }

    /// Inert: the device decides about the size of the scene.
    open var sizeRestrictions: UISceneSizeRestrictions? {
        if limits == nil { limits = UISceneSizeRestrictions() }
        return limits
    }

    open var isFullScreen: Bool { _frameOnScreen == screen.bounds }

    open var coordinateSpace: any UICoordinateSpace { _mainWindow ?? screen.coordinateSpace }

    open var traitCollection: UITraitCollection { _traitStorage.collection }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The traits this scene replaces for its windows.
    open var traitOverrides: any UITraitOverrides {
        get { _overrides }
        set { _overrides = newValue }
    }

    package func _setNeedsTraitUpdate() {
        _ = _resolveTraits(inherited: UITraitCollection(_configuration.traitValues))
        for window in windows { window._setNeedsTraitUpdate() }
    }

    package func _traitsDidChange(from previous: UITraitCollection?) {}

    package func _invalidate(_ method: TrackedMethod) {}
}

/// The smallest and largest size a scene's window may have, in points.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
    open var minimumSize = CGSize.zero
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    open var allowsFullScreen = true
}
