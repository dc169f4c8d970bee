/// Swipes that show and hide columns: from the edge where they come from, and back over those that lie over the secondary one.
///
/// Unverified: how far or fast a swipe has to go.
@MainActor
final class SplitSwipes {
    private let showing = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
    private let hiding = SidewaysPanGestureRecognizer(target: nil, action: nil)

    init(_ columns: SplitColumns) {
        showing._toolkitAction = { [weak self, weak columns] recognizer in
            guard let self, hasGone(recognizer, isBack: false) else { return }
            columns?.step(1)
        }
        hiding._toolkitAction = { [weak self, weak columns] recognizer in
            guard let self, hasGone(recognizer, isBack: true) else { return }
            columns?.step(-1)
        }
    }

    private func hasGone(_ recognizer: UIGestureRecognizer, isBack: Bool) -> Bool {
        guard recognizer.state == .ended, let pan = recognizer as? UIPanGestureRecognizer else { return false }
        let sign: CGFloat = (showing.edges == .right) == isBack ? 1 : -1
        return pan.translation(in: pan.view).x * sign > 60 || pan.velocity(in: pan.view).x * sign > 500
    }

    /// - Parameters:
    ///   - isMirrored: whether the columns come from the right.
    ///   - isOver: whether some lie over the secondary column.
    func update(in view: UIView, isOn: Bool, isMirrored: Bool, isOver: Bool) {
        if showing.view !== view {
            view.addGestureRecognizer(showing)
            view.addGestureRecognizer(hiding)
        }
        let edge: UIRectEdge = isMirrored ? .right : .left
        if showing.edges != edge { showing.edges = edge }
        hiding.goesRight = isMirrored
        if showing.isEnabled != isOn { showing.isEnabled = isOn }
        if hiding.isEnabled != (isOn && isOver) { hiding.isEnabled = isOn && isOver }
    }
}

/// A drag to one side.
final class SidewaysPanGestureRecognizer: UIPanGestureRecognizer {
    var goesRight = false

    override func _mayBegin() -> Bool {
        let way = _wayInWindow
        return super._mayBegin() && abs(way.x) > abs(way.y) && (way.x > 0) == goesRight
    }
}

extension SplitColumns {
    /// To the mode with more or with fewer columns.
    func step(_ way: Int) {
        guard !isCollapsed else { return }
        let modes = SplitRules.allowed(behavior, isTriple: isTriple)
        guard let index = modes.firstIndex(of: mode), modes.indices.contains(index + way) else { return }
        chosen = modes[index + way]
        changed()
    }
}
