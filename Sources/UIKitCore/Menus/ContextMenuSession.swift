/// The steps of a context menu, whoever offers it: an interaction, a table or a collection.
@MainActor
struct ContextMenuSession {
    var configuration: UIContextMenuConfiguration
    /// What is lifted, unless the configuration has a preview of its own.
    var highlighted: () -> UITargetedPreview?
    /// What goes back to its place as the menu closes.
    var returning: () -> UITargetedPreview? = { nil }
    var willShow: (ContextMenuAnimator) -> Void
    var commit: (ContextMenuAnimator) -> Void
    var ended: (ContextMenuAnimator) -> Void

    /// Shows preview and menu.
    /// - Returns: the menu that is shown.
    @discardableResult
    func present(from view: UIView, at point: CGPoint) -> UIMenu? {
        guard let window = view.window else { return nil }
        let controller = configuration._previewProvider?()
        let lifted = highlighted()
        let preview: MenuPreview?
        if let controller {
            let source = lifted?.view ?? view
            let place = source.convert(source.bounds, to: window as UIView)
            preview = MenuPreview(controller, from: place, in: window)
        } else {
            preview = lifted.flatMap { MenuPreview($0, in: window) }
        }
        let coming = ContextMenuAnimator(controller)
        willShow(coming)
        defer { coming.run() }
        let menu = configuration._actionProvider?([])
        guard menu != nil || controller != nil else { return nil }
        preview?.onTap = {
            let animator = ContextMenuAnimator(controller)
            commit(animator)
            MenuPresentation.dismiss()
            animator.run()
        }
        let shown = menu ?? UIMenu()
        MenuPresentation.show(
            shown, from: view, at: point, preview: preview, order: configuration.preferredMenuElementOrder,
            onEnd: {
                let animator = ContextMenuAnimator(controller)
                _ = returning()
                ended(animator)
                animator.run()
            })
        return shown
    }
}
