/// The menu of editing commands up to iOS 15. It shows what the first responder can do, and the app's own items that
/// something in its chain has a method for.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
    public enum ArrowDirection: Int, Sendable {
        case `default` = 0
        case up = 1
        case down = 2
        case left = 3
        case right = 4
    }

    public nonisolated static let willShowMenuNotification = Notification.Name(
        "UIMenuControllerWillShowMenuNotification")
    public nonisolated static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
    public nonisolated static let willHideMenuNotification = Notification.Name(
        "UIMenuControllerWillHideMenuNotification")
    public nonisolated static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")

    open class var shared: UIMenuController { controller }
    private static let controller = UIMenuController()

    public override init() { super.init() }

    private weak var view: UIView?
    private var rect = CGRect.zero
    private var isShowing = false

    open var isMenuVisible: Bool {
        get { isShowing && EditMenuPresentation.isShown }
        set { setMenuVisible(newValue, animated: false) }
    }

    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        if menuVisible { show() } else { hideMenu() }
    }

    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        view = targetView
        rect = targetRect
    }

    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        setTargetRect(targetRect, in: targetView)
        show()
    }

    open func hideMenu(from targetView: UIView) { if targetView === view { hideMenu() } }
    open func hideMenu() { if isMenuVisible { EditMenuPresentation.dismiss() } }

    /// Inert: the menu points at its target from the side where there is room.
    open var arrowDirection: ArrowDirection = .default
    open var menuItems: [UIMenuItem]?
    open func update() { if isMenuVisible { show() } }

    /// On the screen; empty while there is no menu.
    open var menuFrame: CGRect { isMenuVisible ? EditMenuPresentation.frame : .zero }

    private func show() {
        guard let view, view.window != nil else { return }
        let responder = FirstResponder.current
        var items = EditMenuItem.standard(for: responder, sender: self)
        items += (menuItems ?? []).compactMap {
            EditMenuItem.item($0.title, $0.action, for: responder, sender: self)
        }
        guard !items.isEmpty else { return }
        post(Self.willShowMenuNotification)
        EditMenuPresentation.show(items, for: view, target: rect) { [weak self] in
            self?.post(Self.willHideMenuNotification)
            self?.isShowing = false
            self?.post(Self.didHideMenuNotification)
        }
        isShowing = true
        post(Self.didShowMenuNotification)
    }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

/// A command of an app's own in the edit menu.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
    open var title: String
    open var action: Selector

    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init()
    }
}
