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
    open var userInfo: [String: Any]?

    init(role: Role, configuration: UISceneConfiguration) {
        self.role = role
        self.configuration = configuration
        persistentIdentifier = "53484F4A-4900-4000-8000-000000000002"
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
