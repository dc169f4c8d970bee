/// Draws the backing stores that were asked for.
@MainActor
package enum DisplayPass {
    package static func run(_ view: UIView) {
        guard view._pending.contains(.subtreeDisplay) else { return }
        view._pending.remove(.subtreeDisplay)
        if view._pending.contains(.display) {
            view._pending.remove(.display)
            view.layer.displayIfNeeded()
        }
        for child in view._subviews { run(child) }
    }
}
