/// Lets views change their constraints, leaves first.
///
/// Reads and clears `updateConstraints` and its subtree bit; a controller's `updateViewConstraints` runs in place of its root
/// view's `updateConstraints`.
@MainActor
package enum ConstraintPass {
    package static func run(_ view: UIView) {
        guard view._pending.contains(.subtreeUpdateConstraints) else { return }
        view._pending.remove(.subtreeUpdateConstraints)
        for child in view._subviews { run(child) }
        guard view._pending.contains(.updateConstraints) else { return }
        view._pending.remove(.updateConstraints)
        view._flags.remove(.calledSuperUpdateConstraints)
        view._trackingTraits(.constraints) {
            if let controller = view._viewController {
                controller._updateViewConstraints()
            } else {
                view.updateConstraints()
            }
        }
    }
}

extension UIView {
    func _updateConstraintsIfNeeded() { ConstraintPass.run(self) }
}
