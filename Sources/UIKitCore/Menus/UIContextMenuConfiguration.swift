/// What a context menu shows.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    public let identifier: any NSCopying
    let _previewProvider: UIContextMenuContentPreviewProvider?
    let _actionProvider: UIContextMenuActionProvider?
    open var secondaryItemIdentifiers: Set<AnyHashable> = []
    open var badgeCount = 0
    /// Whether a menu that opens upwards has its first element at the bottom. By default it does, except in scrollable content.
    open var preferredMenuElementOrder: ElementOrder = .automatic

    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSString(string: UUID().uuidString)
        _previewProvider = previewProvider
        _actionProvider = actionProvider
        super.init()
    }

    public enum ElementOrder: Int, Sendable {
        case automatic = 0
        case priority = 1
        case fixed = 2
    }
}

public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?
