/// Calls `layoutSubviews` from the root down wherever it was asked for.
///
/// Reads and clears `layout` and its subtree bit; traits are brought up to date just before a view's layout.
@MainActor
package enum LayoutPass {
    package static func run(_ root: UIView) {
        let window = root.window
        var round = 0
        repeat {
            root._preparedEngine()
            visit(root, window)
            round += 1
            if round == Frame.roundLimit {
                // What changed constants marks those that it moves.
                root._preparedEngine()
                LoopReport.report([root], asking: .layout)
                LoopReport.leave(root, asking: [.layout, .subtreeLayout])
                return
            }
        } while root._pending.contains(.subtreeLayout) || root._liveEngine?.isDirty == true
    }

    private static func visit(_ view: UIView, _ window: UIWindow?) {
        guard view._pending.contains(.subtreeLayout) else { return }
        if view._pending.contains(.layout) { layOut(view, window) }
        view._pending.remove(.subtreeLayout)
        for child in view._subviews { visit(child, window) }
        // A view that asked for layout in its own layout waits for the next round.
        if view._pending.contains(.layout) { view._askAgainForLayout() }
    }

    private static func layOut(_ view: UIView, _ window: UIWindow?) {
        if let window { TraitPass.run(window) }
        PropertiesPass.update(view)
        ConstraintPass.run(view)
        view._pending.remove(.layout)
        let controller = view._viewController
        controller?._viewWillLayoutSubviews()
        if OverrideProbe.overridesLayoutSubviews(type(of: view)) {
            view._trackingTraits(.layout) { view.layoutSubviews() }
        } else {
            // What the toolkit does alone needs no record of the traits that it reads.
            view._applySolvedFrames()
        }
        controller?._viewDidLayoutSubviews()
    }
}

extension UIView {
    /// Starts above the topmost of the ancestors that wait for layout themselves, as their layout may move this view.
    func _layoutIfNeeded() {
        let root = _root
        root._updateTraitsIfNeeded()
        PropertiesPass.run(root)
        ConstraintPass.run(root)
        root._preparedEngine()
        var top = self
        while let above = top._superview, above._pending.contains(.layout) { top = above }
        LayoutPass.run(top)
    }
}
