/// Passes data from one place to another within the app; nothing leaves the process.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    /// A name.
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let general = Name("com.apple.UIKit.pboard.general")
        public static let find = Name("com.apple.UIKit.pboard.find")
    }

    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
    public nonisolated static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
    public nonisolated static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
    public nonisolated static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"
    /// Stands for a new name.
    public static let typeAutomatic = "com.apple.uikit.type-automatic"

    private static var named: [Name: UIPasteboard] = [:]
    private static let text = "public.utf8-plain-text"
    private static let picture = "public.png"
    private static let address = "public.url"
    private static let tint = "com.apple.uikit.color"

    open class var general: UIPasteboard { UIPasteboard(name: .general, create: true)! }

    public let name: Name

    private init(_ name: Name) {
        self.name = name
        super.init()
    }

    /// The pasteboard of a name; a failable factory as `init(name:create:)`.
    public convenience init?(name: Name, create: Bool) {
        guard create || UIPasteboard.named[name] != nil else { return nil }
        self.init(name)
        if let known = UIPasteboard.named[name] { store = known.store } else { UIPasteboard.named[name] = self }
    }

    open class func withUniqueName() -> UIPasteboard {
        UIPasteboard(name: Name(UUID().uuidString), create: true)!
    }

    open class func remove(withName pasteboardName: Name) { named[pasteboardName] = nil }

    /// Shared by all objects of one name.
    private final class Store {
        var items: [[String: Any]] = []
        var changes = 0
    }
    private var store = Store()

    // MARK: Items

    /// A dictionary of values by type for each item.
    open var items: [[String: Any]] {
        get { store.items }
        set { setItems(newValue) }
    }
    open var numberOfItems: Int { store.items.count }
    open var changeCount: Int { store.changes }
    open var types: [String] { Array((store.items.first ?? [:]).keys) }
    open func contains(pasteboardTypes: [String]) -> Bool {
        store.items.contains { item in pasteboardTypes.contains { item[$0] != nil } }
    }

    /// Inert: options are not acted on.
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        store.items = items
        store.changes += 1
        NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
    open func addItems(_ items: [[String: Any]]) { setItems(store.items + items) }

    open func value(forPasteboardType pasteboardType: String) -> Any? { store.items.first?[pasteboardType] }
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { setItems([[pasteboardType: value]]) }
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        switch value(forPasteboardType: pasteboardType) {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        default: nil
        }
    }
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) { setItems([[pasteboardType: data]]) }

    private func all<Value>(_ type: String) -> [Value]? {
        let found = store.items.compactMap { $0[type] as? Value }
        return found.isEmpty ? nil : found
    }
    private func set<Value>(_ values: [Value]?, _ type: String) { setItems((values ?? []).map { [type: $0] }) }

    // MARK: Common types

    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }
    open var strings: [String]? {
        get { all(Self.text) }
        set { set(newValue, Self.text) }
    }
    open var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }
    open var urls: [URL]? {
        get { all(Self.address) }
        set { set(newValue, Self.address) }
    }
    open var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }
    open var images: [UIImage]? {
        get { all(Self.picture) }
        set { set(newValue, Self.picture) }
    }
    open var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }
    open var colors: [UIColor]? {
        get { all(Self.tint) }
        set { set(newValue, Self.tint) }
    }
    open var hasStrings: Bool { strings != nil }
    open var hasURLs: Bool { urls != nil }
    open var hasImages: Bool { images != nil }
    open var hasColors: Bool { colors != nil }
}
