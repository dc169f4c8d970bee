/// An action of a row, as apps wrote them before swipe configurations.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
    public enum Style: Int, Sendable {
        case `default` = 0
        case normal = 1
        public static let destructive = Style.default
    }

    open private(set) var style: Style
    open var title: String?
    /// Red for destructive actions, grey for others, unless set.
    open var backgroundColor: UIColor? {
        get { ownColor ?? (style == .default ? .systemRed : .systemGray) }
        set { ownColor = newValue }
    }
    /// Inert: drawn like a plain colour.
    open var backgroundEffect: NSObject?

    private var ownColor: UIColor?
    let handler: (UITableViewRowAction, IndexPath) -> Void

    public init(
        style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
    ) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }
}
