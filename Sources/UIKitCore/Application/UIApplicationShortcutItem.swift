/// A quick action of the home screen.
///
/// Inert: there is no home screen, so none is ever chosen.
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
        super.init()
    }

    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }
}

/// The picture beside a quick action.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
    private let imageName: String?

    public init(systemImageName: String) {
        imageName = systemImageName
        super.init()
    }

    public init(templateImageName: String) {
        imageName = templateImageName
        super.init()
    }
}

extension UIApplication {
    /// The quick actions that the app adds while it runs.
    public var shortcutItems: [UIApplicationShortcutItem]? {
        get { _shortcutItems }
        set { _shortcutItems = newValue }
    }
}
