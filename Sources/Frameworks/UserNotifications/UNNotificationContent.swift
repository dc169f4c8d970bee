/// What a notification says.
open class UNNotificationContent: NSObject, @unchecked Sendable {
    var _values = UNContentValues()

    public override init() { super.init() }

    open var title: String { _values.title }
    open var subtitle: String { _values.subtitle }
    open var body: String { _values.body }
    open var badge: NSNumber? { _values.badge }
    open var sound: UNNotificationSound? { _values.sound }
    open var userInfo: [AnyHashable: Any] { _values.userInfo }
    open var categoryIdentifier: String { _values.categoryIdentifier }
    open var threadIdentifier: String { _values.threadIdentifier }
    open var attachments: [UNNotificationAttachment] { _values.attachments }
}

struct UNContentValues {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var userInfo: [AnyHashable: Any] = [:]
    var categoryIdentifier = ""
    var threadIdentifier = ""
    var attachments: [UNNotificationAttachment] = []
}

open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    open override var title: String {
        get { _values.title }
        set { _values.title = newValue }
    }
    open override var subtitle: String {
        get { _values.subtitle }
        set { _values.subtitle = newValue }
    }
    open override var body: String {
        get { _values.body }
        set { _values.body = newValue }
    }
    open override var badge: NSNumber? {
        get { _values.badge }
        set { _values.badge = newValue }
    }
    open override var sound: UNNotificationSound? {
        get { _values.sound }
        set { _values.sound = newValue }
    }
    open override var userInfo: [AnyHashable: Any] {
        get { _values.userInfo }
        set { _values.userInfo = newValue }
    }
    open override var categoryIdentifier: String {
        get { _values.categoryIdentifier }
        set { _values.categoryIdentifier = newValue }
    }
    open override var threadIdentifier: String {
        get { _values.threadIdentifier }
        set { _values.threadIdentifier = newValue }
    }
    open override var attachments: [UNNotificationAttachment] {
        get { _values.attachments }
        set { _values.attachments = newValue }
    }
    open var launchImageName = ""
    open var targetContentIdentifier: String?
    open var summaryArgument = ""
    open var summaryArgumentCount = 0
    open var interruptionLevel = UNNotificationInterruptionLevel.active
    open var relevanceScore = 0.0
}

public enum UNNotificationInterruptionLevel: UInt, Sendable {
    case passive = 0
    case active = 1
    case timeSensitive = 2
    case critical = 3
}

/// Inert: nothing sounds.
open class UNNotificationSound: NSObject, @unchecked Sendable {
    public static var `default`: UNNotificationSound { UNNotificationSound() }
    public static var defaultCritical: UNNotificationSound { UNNotificationSound() }
    public override init() { super.init() }
    public convenience init(named name: UNNotificationSoundName) { self.init() }
}

public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

open class UNNotificationAttachment: NSObject, @unchecked Sendable {
    public let identifier: String
    public let url: URL
    public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
        self.identifier = identifier
        url = URL
    }
}
