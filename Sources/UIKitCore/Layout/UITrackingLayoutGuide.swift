/// A guide that activates constraints by the edges of its view that it is near to.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
    private var near: [UInt: [NSLayoutConstraint]] = [:]
    private var away: [UInt: [NSLayoutConstraint]] = [:]

    /// The edges the guide is near to. Keyboards are docked, so it is the bottom edge.
    private var edges: NSDirectionalRectEdge { .bottom }

    /// Keeps these constraints active while the guide is near the edge, and inactive while it is not. They replace those set for
    /// the edge before.
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
    ) {
        NSLayoutConstraint.deactivate(near[edge.rawValue] ?? [])
        near[edge.rawValue] = trackingConstraints
        update()
    }

    /// The constraints set for the edge.
    open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        near[edge.rawValue] ?? []
    }

    /// Keeps these constraints active while the guide is away from all of the edges.
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edges: NSDirectionalRectEdge
    ) {
        NSLayoutConstraint.deactivate(away[edges.rawValue] ?? [])
        away[edges.rawValue] = trackingConstraints
        update()
    }

    open func constraintsActive(whenAwayFrom edges: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        away[edges.rawValue] ?? []
    }

    /// Deactivates and forgets them all.
    open func removeAllTrackedConstraints() {
        for list in [near, away] { NSLayoutConstraint.deactivate(list.values.flatMap { $0 }) }
        near = [:]
        away = [:]
    }

    private func update() {
        var active: [NSLayoutConstraint] = []
        var inactive: [NSLayoutConstraint] = []
        for (key, list) in near {
            if edges.isSuperset(of: NSDirectionalRectEdge(rawValue: key)) { active += list } else { inactive += list }
        }
        for (key, list) in away {
            if edges.isDisjoint(with: NSDirectionalRectEdge(rawValue: key)) { active += list } else { inactive += list }
        }
        NSLayoutConstraint.deactivate(inactive)
        NSLayoutConstraint.activate(active)
    }
}
