/// The running app.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    var _shortcutItems: [UIApplicationShortcutItem]?

    public enum State: Int, Sendable {
        case active = 0
        case inactive = 1
        case background = 2
    }

    /// The one application object; made at launch.
    open class var shared: UIApplication {
        if let made = _sharedIfMade { return made }
        let made = UIApplication()
        _sharedIfMade = made
        return made
    }

    package static var _sharedIfMade: UIApplication?

    // MARK: Delegate and scenes

    open var delegate: (any UIApplicationDelegate)?

    /// The scenes that are connected, in the order they came.
    package internal(set) var _scenes: [UIScene] = []
    /// The sessions of all scenes, connected or not, in the order they came.
    package internal(set) var _sessions: [UISceneSession] = []

    open var connectedScenes: Set<UIScene> { Set(_scenes) }

    /// The sessions of scenes that are connected, and of those whose scene may come back.
    open var openSessions: Set<UISceneSession> { Set(_sessions) }

    /// Whether the device can show several scenes of the app: an iPad, where the app's Info.plist allows it.
    open var supportsMultipleScenes: Bool {
        UIDevice.current.userInterfaceIdiom == .pad && InfoPlist.current.supportsMultipleScenes
    }

    /// Shows the scene of a session; nil, or a request for a new one, makes another scene, which shares the screen with those there
    /// are. What the app does is told in the next frame.
    open func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
        options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
    ) { _requestActivation(sceneSession, userActivity, errorHandler) }

    /// As `requestSceneSessionActivation(_:userActivity:options:errorHandler:)`.
    open func activateSceneSession(
        for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
    ) { _requestActivation(request.session, request.userActivity, errorHandler) }

    /// Ends a session and takes its scene off the screen.
    open func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) { _requestDestruction(sceneSession, errorHandler) }

    /// Inert: there is no app switcher whose pictures could be stale.
    open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

    /// The scene that was there first.
    package var _connectedWindowScene: UIWindowScene? { _scenes.lazy.compactMap { $0 as? UIWindowScene }.first }

    open internal(set) var applicationState = State.inactive

    open override var next: UIResponder? { (delegate as? UIResponder).flatMap { $0 === self ? nil : $0 } }

    // MARK: Windows

    /// Every window that exists, back to front. Windows are not kept alive by it.
    package static var _allWindows: [UIWindow] {
        windowReferences.removeAll { $0.window == nil }
        return windowReferences.compactMap(\.window)
    }

    private struct WindowReference {
        weak var window: UIWindow?
    }

    private static var windowReferences: [WindowReference] = []
    weak static var _lastKeyWindow: UIWindow?

    static func _register(_ window: UIWindow) {
        windowReferences.append(WindowReference(window: window))
        Frame.windows = { UIApplication._allWindows.filter { !$0.isHidden } }
    }

    /// The window shown last is the front one of its level.
    static func _moveToFrontOfLevel(_ window: UIWindow) {
        windowReferences.removeAll { $0.window === window || $0.window == nil }
        let index = windowReferences.firstIndex { $0.window!.windowLevel > window.windowLevel }
        windowReferences.insert(WindowReference(window: window), at: index ?? windowReferences.count)
    }

    /// The app's windows that are shown, back to front.
    open var windows: [UIWindow] { Self._allWindows.filter { !$0.isHidden && !($0 is KeyboardWindow) } }

    /// The window that gets key input.
    open var keyWindow: UIWindow? {
        if let last = Self._lastKeyWindow, last.isKeyWindow { return last }
        return Self._allWindows.last { $0.isKeyWindow }
    }

    // MARK: Settings of the device

    open var preferredContentSizeCategory: UIContentSizeCategory { UIScreen.main._configuration.contentSizeCategory }

    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIScreen.main._configuration.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    // MARK: Status bar and orientation

    /// The status bar in the coordinates of the screen; empty while hidden.
    open var statusBarFrame: CGRect {
        if let manager = _connectedWindowScene?.statusBarManager { return manager.statusBarFrame }
        let configuration = UIScreen.main._configuration
        return CGRect(x: 0, y: 0, width: configuration.windowFrame.width, height: configuration.statusBarHeight)
    }

    open var statusBarOrientation: UIInterfaceOrientation { UIScreen.main._configuration.orientation }
    open var statusBarStyle: UIStatusBarStyle { _connectedWindowScene?.statusBarManager?.statusBarStyle ?? .default }
    open var isStatusBarHidden: Bool { _connectedWindowScene?.statusBarManager?.isStatusBarHidden ?? false }
    open var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }

    /// The orientations the app declares in its Info.plist.
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        InfoPlist.current.supportedOrientations(UIDevice.current.userInterfaceIdiom)
    }

    // MARK: Things a simulated device does not do

    /// Inert: the simulated device never sleeps.
    open var isIdleTimerDisabled = false

    /// Inert: there is no home screen to show it on.
    open var applicationIconBadgeNumber = 0

    /// Inert: the device is never shaken.
    open var applicationSupportsShakeToEdit = true
    /// Inert: the status bar shows no activity, as since iOS 13.
    open var isNetworkActivityIndicatorVisible = false

    /// The app's files are always readable.
    open var isProtectedDataAvailable: Bool { true }

    /// Inert: there is no other app to open a URL; always false.
    open func canOpenURL(_ url: URL) -> Bool { false }

    /// Inert: there is no other app to open a URL; the completion is told false.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        completion?(false)
    }

    /// Inert: the app is never suspended, so background time never ends; the identifiers are distinct.
    @discardableResult
    open func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
        lastBackgroundTask += 1
        return UIBackgroundTaskIdentifier(rawValue: lastBackgroundTask)
    }

    @discardableResult
    open func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(expirationHandler: handler) }

    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

    private var lastBackgroundTask = 0

    /// Inert: the app is never woken in the background.
    open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
    open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

    /// Counts calls; while it is above 0 the app ignores touches.
    open func beginIgnoringInteractionEvents() { ignoringInteraction += 1 }
    open func endIgnoringInteractionEvents() { ignoringInteraction = max(0, ignoringInteraction - 1) }
    open var isIgnoringInteractionEvents: Bool { ignoringInteraction > 0 }

    private var ignoringInteraction = 0

    // MARK: Events

    /// Sends an event to the window it happened in.
    open func sendEvent(_ event: UIEvent) {
        let touches = event.allTouches ?? []
        for window in Self._allWindows where touches.contains(where: { $0.window === window }) {
            window.sendEvent(event)
        }
    }

    /// Sends a message of a control, recogniser or bar button.
    ///
    /// - Parameters:
    ///   - target: nil asks the responder chain, from the first responder on, then from the sender on.
    /// - Returns: whether an object took it.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        guard let receiver = target ?? _target(for: action, sender: sender) else { return false }
        let arguments: [Any?] = [sender, event]
        if MemberTables.send(action, to: receiver, with: Array(arguments.prefix(action.argumentCount))) { return true }
        MemberTables.warnUnrecognized(action, sentTo: receiver)
        return false
    }

    /// The object in the responder chain that can perform the action.
    private func _target(for action: Selector, sender: Any?) -> Any? {
        for start in [FirstResponder.current, sender as? UIResponder] {
            if let target = start?.target(forAction: action, withSender: sender) { return target }
        }
        return nil
    }
}
