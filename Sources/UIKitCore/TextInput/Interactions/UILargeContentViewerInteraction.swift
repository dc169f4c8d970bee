/// Shows a large picture of a small control while a finger is on it, at accessibility text sizes.
///
/// Inert: nothing is shown.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    public nonisolated static let enabledStatusDidChangeNotification = Notification.Name(
        "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")
    open class var isEnabled: Bool { false }
    open weak var delegate: (any UILargeContentViewerInteractionDelegate)?
    open private(set) weak var view: UIView?

    public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {}

extension UIView {
    /// Inert: large content is not shown.
    public var showsLargeContentViewer: Bool {
        get { _largeContent["shows"] as? Bool ?? false }
        set { _largeContent["shows"] = newValue }
    }
    /// Inert: large content is not shown.
    public var largeContentTitle: String? {
        get { _largeContent["title"] as? String }
        set { _largeContent["title"] = newValue }
    }
    /// Inert: large content is not shown.
    public var largeContentImage: UIImage? {
        get { _largeContent["image"] as? UIImage }
        set { _largeContent["image"] = newValue }
    }
    /// Inert: large content is not shown.
    public var scalesLargeContentImage: Bool {
        get { _largeContent["scales"] as? Bool ?? false }
        set { _largeContent["scales"] = newValue }
    }
}

extension UIView {
    private static let largeContentKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    private var _largeContent: [String: Any] {
        get { objc_getAssociatedObject(self, Self.largeContentKey) as? [String: Any] ?? [:] }
        set { objc_setAssociatedObject(self, Self.largeContentKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }
}
