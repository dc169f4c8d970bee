/// Which columns are seen together, by display mode and behaviour.
@MainActor
enum SplitRules {
    typealias Column = UISplitViewController.Column
    typealias Mode = UISplitViewController.DisplayMode
    typealias Behavior = UISplitViewController.SplitBehavior

    /// From the fewest columns to the most.
    static func allowed(_ behavior: Behavior, isTriple: Bool) -> [Mode] {
        switch behavior {
        case .overlay: [.secondaryOnly, .oneOverSecondary] + (isTriple ? [.twoOverSecondary] : [])
        case .displace: [.secondaryOnly, .oneBesideSecondary] + (isTriple ? [.twoDisplaceSecondary] : [])
        default: [.secondaryOnly, .oneBesideSecondary] + (isTriple ? [.twoBesideSecondary] : [])
        }
    }

    /// "One" is the primary column of two, and the supplementary of three.
    static func visible(_ mode: Mode, isTriple: Bool) -> Set<Column> {
        switch mode {
        case .secondaryOnly, .automatic: [.secondary]
        case .oneBesideSecondary, .oneOverSecondary: isTriple ? [.supplementary, .secondary] : [.primary, .secondary]
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
            isTriple ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
        }
    }

    /// The behaviour asked for, or that of a display mode asked for; else tiles in landscape and overlays in portrait, with
    /// displacement for three columns where the width is below 1180 points.
    ///
    /// Unverified: the widths at which the behaviour of three columns changes.
    static func behavior(_ columns: SplitColumns, in given: CGSize? = nil) -> Behavior {
        guard let split = columns.split else { return .tile }
        if split.preferredSplitBehavior != .automatic {
            // Only three columns can displace.
            return split.preferredSplitBehavior == .displace && !columns.isTriple ? .tile : split.preferredSplitBehavior
        }
        switch split.preferredDisplayMode {
        case .oneBesideSecondary, .twoBesideSecondary: return .tile
        case .oneOverSecondary, .twoOverSecondary: return .overlay
        case .twoDisplaceSecondary: return .displace
        case .automatic, .secondaryOnly: break
        }
        let size = given ?? split.viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
        let isPortrait = size.width <= size.height
        if columns.isClassic, let delegate = split.delegate, let primary = columns.holders[.primary] {
            let hides = delegate.splitViewController(
                split, shouldHide: primary, in: isPortrait ? .portrait : .landscapeLeft)
            return hides ? .overlay : .tile
        }
        if isPortrait { return .overlay }
        return columns.isTriple && size.width < 1180 ? .displace : .tile
    }

    /// The mode without the user's choice.
    static func mode(_ columns: SplitColumns, in given: CGSize? = nil) -> Mode {
        guard let split = columns.split else { return .secondaryOnly }
        let behavior = behavior(columns, in: given)
        let allowed = allowed(behavior, isTriple: columns.isTriple)
        let preferred = split.preferredDisplayMode
        if allowed.contains(preferred) { return preferred }
        if preferred != .automatic {
            let count = visible(preferred, isTriple: columns.isTriple).count
            return allowed.last { visible($0, isTriple: columns.isTriple).count <= count } ?? .secondaryOnly
        }
        return behavior == .overlay ? .secondaryOnly : .oneBesideSecondary
    }

    static func nearest(showing column: Column, from mode: Mode, _ behavior: Behavior, isTriple: Bool) -> Mode? {
        let modes = allowed(behavior, isTriple: isTriple)
        // In a displacing mode the secondary column is not fully seen.
        if column == .secondary { return mode == .twoDisplaceSecondary ? .oneBesideSecondary : nil }
        if visible(mode, isTriple: isTriple).contains(column) { return nil }
        return modes.first { visible($0, isTriple: isTriple).contains(column) }
    }

    static func nearest(hiding column: Column, from mode: Mode, _ behavior: Behavior, isTriple: Bool) -> Mode? {
        guard column != .secondary, visible(mode, isTriple: isTriple).contains(column) else { return nil }
        return allowed(behavior, isTriple: isTriple).last { !visible($0, isTriple: isTriple).contains(column) }
    }

    /// What the button leads to.
    static func next(after mode: Mode, _ behavior: Behavior, isTriple: Bool) -> Mode {
        let modes = allowed(behavior, isTriple: isTriple)
        guard let index = modes.firstIndex(of: mode) else { return modes[0] }
        if index + 1 < modes.count { return modes[index + 1] }
        return isTriple && behavior == .tile ? .oneBesideSecondary : .secondaryOnly
    }
}
