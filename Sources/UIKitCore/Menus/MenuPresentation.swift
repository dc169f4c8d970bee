/// Shows menus over a window.
@MainActor
package enum MenuPresentation {
    private(set) static weak var shown: MenuOverlayView?

    /// Shows a menu beside a view, unless there is nothing in it.
    package static func show(
        _ menu: UIMenu, from view: UIView, at point: CGPoint? = nil,
        order: UIContextMenuConfiguration.ElementOrder = .automatic, onChoose: ((UIAction) -> Void)? = nil,
        onEnd: (() -> Void)? = nil
    ) { show(menu, from: view, at: point, preview: nil, order: order, onChoose: onChoose, onEnd: onEnd) }

    /// Menus of scrollable content have their order, whatever side they open to.
    private static func keepsFirstNear(_ order: UIContextMenuConfiguration.ElementOrder, _ view: UIView) -> Bool {
        switch order {
        case .priority: true
        case .fixed: false
        case .automatic: !(view is UIScrollView) && view._enclosingScrollView == nil
        }
    }

    /// Shows a menu beside what is lifted, with everything behind blurred; or just the preview if the menu is empty.
    static func show(
        _ menu: UIMenu, from view: UIView, at point: CGPoint?, preview: MenuPreview?,
        order: UIContextMenuConfiguration.ElementOrder = .automatic, onChoose: ((UIAction) -> Void)? = nil,
        onEnd: (() -> Void)? = nil
    ) {
        guard let window = view.window, preview != nil || !MenuOverlayView.rows(of: menu).isEmpty else { return }
        dismiss()
        let source =
            point.map { CGRect(origin: view.convert($0, to: window as UIView), size: .zero) }
            ?? view.convert(view.bounds, to: window as UIView)
        let overlay = MenuOverlayView(menu, source: source, preview: preview, onEnd: onEnd)
        overlay.onChoose = onChoose
        overlay.keepsFirstNear = keepsFirstNear(order, view)
        overlay.frame = window.bounds
        overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(overlay)
        shown = overlay
    }

    /// Shows other rows in place of those that are shown.
    static func update(_ menu: UIMenu) { shown?.replaceMenu(menu) }

    /// Menus do not follow a window that is turned or gets another size: they close.
    static func sizeWillChange(of windows: [UIWindow]) {
        if let window = shown?.window, windows.contains(window) { dismiss() }
        EditMenuPresentation.sizeWillChange(of: windows)
    }

    package static func dismiss() {
        guard let overlay = shown else { return }
        shown = nil
        overlay.removeFromSuperview()
        overlay.ended()
    }
}
