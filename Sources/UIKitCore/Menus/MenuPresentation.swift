/// Shows menus over a window.
@MainActor
package enum MenuPresentation {
    private(set) static weak var shown: MenuOverlayView?

    /// Shows a menu beside a view, unless there is nothing in it.
    package static func show(
        _ menu: UIMenu, from view: UIView, at point: CGPoint? = nil, onChoose: ((UIAction) -> Void)? = nil,
        onEnd: (() -> Void)? = nil
    ) {
        guard let window = view.window, !MenuOverlayView.rows(of: menu).isEmpty else { return }
        dismiss()
        let source =
            point.map { CGRect(origin: view.convert($0, to: window as UIView), size: .zero) }
            ?? view.convert(view.bounds, to: window as UIView)
        let overlay = MenuOverlayView(menu, source: source, onEnd: onEnd)
        overlay.onChoose = onChoose
        overlay.frame = window.bounds
        overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(overlay)
        shown = overlay
    }

    package static func dismiss() {
        guard let overlay = shown else { return }
        shown = nil
        overlay.removeFromSuperview()
        overlay.ended()
    }
}
