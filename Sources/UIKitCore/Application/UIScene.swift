/// One running instance of the app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }

    public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")

    public let session: UISceneSession
    open var delegate: (any UISceneDelegate)?
    open internal(set) var activationState = ActivationState.unattached

    /// Inert: there is no app switcher to show it.
    open var title: String! = ""
    /// Inert: there is no app switcher to show it.
    open var subtitle = ""

    public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }

    open override var next: UIResponder? { UIApplication.shared }

    /// Inert: there is no other app to open a URL; the completion is told false.
    open func open(
        _ url: URL, options: UIScene.OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        completion?(false)
    }

    /// Options of `open(_:options:completionHandler:)`.
    @preconcurrency @MainActor
    open class OpenExternalURLOptions: NSObject {
        open var universalLinksOnly = false
    }

    /// Which activities and contents the scene is for.
    open var activationConditions = UISceneActivationConditions()

    /// Options of a request for a scene.
    @preconcurrency @MainActor
    open class ActivationRequestOptions: NSObject {
        public enum CollectionJoinBehavior: Int, Sendable {
            case automatic = 0
            case preferred = 1
            case disallowed = 2
            case preferredWithoutActivating = 3
        }

        /// The scene that asks.
        ///
        /// Inert: the new scene gets its place whoever asks.
        open var requestingScene: UIScene?
        /// Inert: there are no tabs of windows.
        open var collectionJoinBehavior = CollectionJoinBehavior.automatic
    }

    /// Why a scene was connected.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        var activities: Set<NSUserActivity> = []

        open var urlContexts: Set<UIOpenURLContext> { [] }
        open var sourceApplication: String? { nil }
        open var handoffUserActivityType: String? { nil }
        open var userActivities: Set<NSUserActivity> { activities }
        open var shortcutItem: UIApplicationShortcutItem? { nil }
    }
}

/// Which activities and contents a scene is for.
///
/// Inert: the system chooses no scene by them.
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject {
    open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
    open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
}

/// What a scene session is asked for.
@preconcurrency @MainActor
open class UISceneSessionActivationRequest: NSObject {
    public let session: UISceneSession?
    public let role: UISceneSession.Role
    open var userActivity: NSUserActivity?
    open var options: UIScene.ActivationRequestOptions?

    /// Asks for a session that there is.
    public init(session: UISceneSession) {
        self.session = session
        role = session.role
        super.init()
    }

    /// Asks for a new one.
    public init(
        role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) {
        session = nil
        self.role = role
        self.userActivity = userActivity
        self.options = options
        super.init()
    }
}

/// How a session ends.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {}

/// How a window scene goes.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    /// Inert: windows go without motion.
    open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard
}

extension UIWindowScene {
    public enum DismissalAnimation: Int, Sendable {
        case standard = 1
        case commit = 2
        case decline = 3
    }
}

/// A URL the app was asked to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    public let url: URL

    init(url: URL) {
        self.url = url
        super.init()
    }
}
