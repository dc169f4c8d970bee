/// The system's record of a scene.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }

    public let role: Role
    public let persistentIdentifier: String
    open internal(set) weak var scene: UIScene?
    open internal(set) var configuration: UISceneConfiguration
    /// Kept with the session, also while it has no scene.
    open var userInfo: [String: Any]?
    /// What the scene's delegate gave when the scene was last in the background; a new launch finds it here.
    open internal(set) var stateRestorationActivity: NSUserActivity?

    /// - Parameter number: which of the app's sessions it is, from 1; the identifiers are the same on every run.
    init(role: Role, configuration: UISceneConfiguration, number: Int = 1) {
        self.role = role
        self.configuration = configuration
        let last = String(number + 1, radix: 16)
        persistentIdentifier = "53484F4A-4900-4000-8000-" + String(repeating: "0", count: 12 - last.count) + last
        super.init()
    }
}

/// Which classes a scene is made of.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    public let name: String?
    public let role: UISceneSession.Role
    /// A class that adopts `UISceneDelegate`.
    open var delegateClass: AnyClass?
    /// A subclass of `UIScene`; nil is `UIWindowScene`.
    open var sceneClass: AnyClass?
    /// The storyboard whose initial controller the scene's window shows.
    open var storyboard: UIStoryboard?

    /// Takes the classes of the configuration of that name in the Info.plist, where there is one.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
        if let entry = InfoPlist.current.sceneConfiguration(named: name, role: sessionRole.rawValue) {
            delegateClass = entry.delegateClassName.flatMap { ClassLookup.find($0) }
            sceneClass = entry.sceneClassName.flatMap { ClassLookup.find($0) }
            storyboard = entry.storyboardName.map { UIStoryboard(name: $0, bundle: nil) }
        }
    }
}
