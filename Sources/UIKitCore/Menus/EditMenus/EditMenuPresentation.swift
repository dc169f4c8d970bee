/// Shows edit menus over a window, one at a time.
@MainActor
package enum EditMenuPresentation {
    private static weak var shown: EditMenuView?
    private static var onEnd: (() -> Void)?

    /// Whether the last touch on the screen closed a menu.
    private(set) static var wasClosedByTouch = false

    static var isShown: Bool { shown != nil }
    /// In the coordinates of the window.
    static var frame: CGRect { shown?.barFrame ?? .zero }

    /// - Parameter target: what the menu is about, in the coordinates of the view.
    /// - Returns: whether there was anything to show.
    @discardableResult
    static func show(
        _ items: [EditMenuItem], for view: UIView, target: CGRect, onEnd: (() -> Void)? = nil
    ) -> Bool {
        guard let window = view.window, !items.isEmpty else { return false }
        dismiss()
        let menu = EditMenuView(items, target: view.convert(target, to: window as UIView))
        menu.frame = window.bounds
        menu.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(menu)
        shown = menu
        self.onEnd = onEnd
        return true
    }

    package static func dismiss() {
        guard let menu = shown else { return }
        shown = nil
        let end = onEnd
        onEnd = nil
        menu.removeFromSuperview()
        end?()
    }

    static func sizeWillChange(of windows: [UIWindow]) {
        if let window = shown?.window, windows.contains(window) { dismiss() }
    }

    /// A touch outside the menu closes it, and goes on to what is there.
    static func touchesBegan(_ event: UIEvent, in window: UIWindow) {
        let began = (event.allTouches ?? []).filter { $0.phase == .began }
        guard !began.isEmpty else { return }
        wasClosedByTouch = false
        guard let menu = shown else { return }
        let isInside =
            menu.window === window && began.allSatisfy { menu.point(inside: $0.location(in: menu), with: event) }
        guard !isInside else { return }
        wasClosedByTouch = true
        dismiss()
    }
}
