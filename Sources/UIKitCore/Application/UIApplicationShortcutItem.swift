/// An entry of the menu that the app's icon has. Inert: there is no home screen; the items are kept.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
    open private(set) var type: String
    open private(set) var localizedTitle: String
    open private(set) var localizedSubtitle: String?
    open private(set) var icon: UIApplicationShortcutIcon?
    open private(set) var userInfo: [String: any NSSecureCoding]?
    open var targetContentIdentifier: Any?

    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        self.type = type
        self.localizedTitle = localizedTitle
        self.localizedSubtitle = localizedSubtitle
        self.icon = icon
        self.userInfo = userInfo
    }

    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }
}

open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {}

/// The picture of such an entry. Inert: it is never shown.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
    public enum IconType: Int, Sendable {
        case compose = 0
        case play = 1
        case pause = 2
        case add = 3
        case location = 4
        case search = 5
        case share = 6
        case prohibit = 7
        case contact = 8
        case home = 9
        case markLocation = 10
        case favorite = 11
        case love = 12
        case cloud = 13
        case invitation = 14
        case confirmation = 15
        case mail = 16
        case message = 17
        case date = 18
        case time = 19
        case capturePhoto = 20
        case captureVideo = 21
        case task = 22
        case taskCompleted = 23
        case alarm = 24
        case bookmark = 25
        case shuffle = 26
        case audio = 27
        case update = 28
    }

    public convenience init(type: IconType) { self.init() }
    public convenience init(templateImageName: String) { self.init() }
    public convenience init(systemImageName: String) { self.init() }
}

extension UIApplication {
    /// Inert: there is no home screen; the items are kept.
    public var shortcutItems: [UIApplicationShortcutItem]? {
        get { _shortcutItems }
        set { _shortcutItems = newValue }
    }

    /// Inert: there is no system service to register with; the delegate is told that it failed.
    public func registerForRemoteNotifications() {
        delegate?.application(
            self, didFailToRegisterForRemoteNotificationsWithError: CocoaError(.featureUnsupported))
    }

    public var isRegisteredForRemoteNotifications: Bool { false }
    public func unregisterForRemoteNotifications() {}
}
