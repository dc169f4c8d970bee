/// Lets views and controllers bring their properties up to date, from the root down, before constraints and layout.
///
/// Reads and clears `properties` and its subtree bit. Only views that override `updateProperties()`, or whose controllers do, ever ask
/// for it by themselves.
///
/// Unverified: a controller is assumed to come before its view.
@MainActor
package enum PropertiesPass {
    package static func run(_ view: UIView) {
        guard view._pending.contains(.subtreeProperties) else { return }
        view._pending.remove(.subtreeProperties)
        update(view)
        for child in view._subviews { run(child) }
    }

    static func update(_ view: UIView) {
        guard view._pending.contains(.properties) else { return }
        view._pending.remove(.properties)
        if let controller = view._viewController {
            controller._trackingTraits(.properties) { controller.updateProperties() }
        }
        view._trackingTraits(.properties) { view.updateProperties() }
    }
}

extension UIView {
    /// Starts at the root, as what is above may change properties of what is below.
    func _updatePropertiesIfNeeded() {
        _updateTraitsIfNeeded()
        PropertiesPass.run(_root)
    }
}
