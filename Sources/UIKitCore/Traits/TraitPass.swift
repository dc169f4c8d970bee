/// Lets changed traits flow down from a window.
///
/// Reads the window's inherited traits and every override below it. Writes the traits of windows, view controllers and views,
/// parents first; when an environment is told, those below it still have their old traits.
@MainActor
package enum TraitPass {
    package static func needsRun(_ window: UIWindow) -> Bool {
        window._traitStorage.needsUpdate || window._traitStorage.descendantNeedsUpdate
    }

    /// Brings every environment of the window up to date. Callbacks may mark more; it goes on until none is marked.
    package static func run(_ window: UIWindow) {
        guard needsRun(window), !window._isUpdatingTraits else { return }
        window._isUpdatingTraits = true
        defer { window._isUpdatingTraits = false }
        // An app that changes an override in the callback of that very override never comes to rest.
        for _ in 0..<20 where needsRun(window) {
            visit(window, inherited: window._inheritedTraits, force: false)
        }
    }

    private static func visit(_ view: UIView, inherited: UITraitCollection, force: Bool) {
        var resolves = force || view._traitStorage.needsUpdate
        guard resolves || view._traitStorage.descendantNeedsUpdate else { return }
        // Marks that callbacks leave from here on are for the next round.
        var forcesSubviews = view._traitStorage.needsUpdate
        view._traitStorage.needsUpdate = false
        view._traitStorage.descendantNeedsUpdate = false
        var inherited = inherited
        if resolves, let container = view as? PresentationContainerView, let presentation = container.presentation {
            inherited = presentation.resolveTraits(inherited: inherited)
        }
        if let controller = view._viewController {
            resolves = resolves || controller._traitStorage.needsUpdate
            if resolves {
                controller._traitStorage.needsUpdate = false
                if !SystemBehavior.inheritsTraitsThroughViews, let parent = controller.parent {
                    inherited = parent.traitCollection
                }
                let override =
                    if let parent = controller.parent {
                        parent.overrideTraitCollection(forChild: controller)
                    } else {
                        controller._presentedBy?._presentation?.explicitTraits
                    }
                _ = controller._resolveTraits(inherited: inherited, childOverride: override)
            }
            // Apps override the property of a controller to give its children other traits.
            inherited = controller.traitCollection
        }
        if resolves, view._resolveTraits(inherited: inherited) { forcesSubviews = true }

        let traits = view._traitStorage.collection
        for subview in view._subviews where subview._superview === view {
            visit(subview, inherited: traits, force: forcesSubviews)
        }
    }
}
