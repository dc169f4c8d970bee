/// The views around the columns.
@MainActor
final class SplitFrame {
    let dimming = SplitDimmingView()
    private var lines: [UISplitViewController.Column: UIView] = [:]
    let collapsedHost = UIView()
    private var hosts: [UISplitViewController.Column: UIView] = [:]

    /// The hairline beside a column; kept, as a new view would ask for layout again.
    func line(_ column: UISplitViewController.Column) -> UIView {
        if let made = lines[column] { return made }
        let made = UIView()
        made.isUserInteractionEnabled = false
        made.backgroundColor = .opaqueSeparator
        lines[column] = made
        return made
    }

    func host(_ column: UISplitViewController.Column) -> UIView {
        if let made = hosts[column] { return made }
        let made = UIView()
        made.clipsToBounds = true
        hosts[column] = made
        return made
    }
}

/// Dims the secondary column below an overlay; a touch hides the overlay.
@MainActor
final class SplitDimmingView: UIView {
    var onTouch: (() -> Void)?

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onTouch?() }
}

extension SplitColumns {
    func layOut() {
        guard let view = split.viewIfLoaded else { return }
        updateForm()
        if isCollapsed { layOutCollapsed(view) } else { layOutColumns(view) }
        isReady = true
        updateButtons()
    }

    private func layOutCollapsed(_ view: UIView) {
        swipes.update(in: view, isOn: false, isMirrored: false, isOver: false)
        for column in order { frame.host(column).removeFromSuperview() }
        frame.dimming.removeFromSuperview()
        for column in [Column.primary, .supplementary] { frame.line(column).removeFromSuperview() }
        let host = frame.collapsedHost
        if host.superview !== view { view.addSubview(host) }
        if host.frame != view.bounds { host.frame = view.bounds }
        guard let controller = collapsedController else { return }
        place(controller, in: host)
    }

    private func place(_ controller: UIViewController, in host: UIView) {
        adopt(controller)
        let view: UIView = controller.view
        if view.superview !== host { host.addSubview(view) }
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if view.frame != host.bounds { view.frame = host.bounds }
    }

    // MARK: Side by side

    private func layOutColumns(_ view: UIView) {
        frame.collapsedHost.removeFromSuperview()
        updateMode()
        let mode = mode
        let area = view.bounds
        let visible = SplitRules.visible(mode, isTriple: isTriple).filter { holders[$0] != nil || $0 == .secondary }
        let primary = visible.contains(.primary) ? width(of: .primary) : 0
        let supplementary = visible.contains(.supplementary) ? width(of: .supplementary) : 0
        let leading = primary + supplementary
        var places: [Column: CGRect] = [:]
        places[.primary] = CGRect(x: 0, y: 0, width: primary, height: area.height)
        places[.supplementary] = CGRect(x: primary, y: 0, width: supplementary, height: area.height)
        switch mode {
        case .oneOverSecondary, .twoOverSecondary, .secondaryOnly, .automatic:
            places[.secondary] = area
        case .twoDisplaceSecondary:
            // The secondary keeps the width it had beside one column and is moved out of the way.
            places[.secondary] = CGRect(x: leading, y: 0, width: area.width - supplementary, height: area.height)
        case .oneBesideSecondary, .twoBesideSecondary:
            places[.secondary] = CGRect(x: leading, y: 0, width: area.width - leading, height: area.height)
        }
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let isMirrored = isRightToLeft != (split.primaryEdge == .trailing)
        if isMirrored {
            for (column, place) in places {
                places[column]?.origin.x = area.width - place.maxX
            }
        }
        let isOver = mode == .oneOverSecondary || mode == .twoOverSecondary
        let isDimmed = isOver || mode == .twoDisplaceSecondary
        swipes.update(in: view, isOn: split.presentsWithGesture, isMirrored: isMirrored, isOver: isDimmed)
        // From the back: secondary, dimming, then the columns over it.
        for column in [Column.secondary, .supplementary, .primary] {
            let host = frame.host(column)
            guard visible.contains(column), let place = places[column] else {
                host.removeFromSuperview()
                continue
            }
            if host.superview !== view { view.addSubview(host) }
            if host.frame != place { host.frame = place }
            let isSidebar = column == .primary && split.primaryBackgroundStyle == .sidebar
            host.backgroundColor = holders[column] == nil ? Self.emptyColor : isSidebar ? Self.sidebarColor : nil
            if let holder = holders[column] {
                for other in host.subviews where other !== holder.viewIfLoaded { other.removeFromSuperview() }
                self.place(holder, in: host)
            }
            view.bringSubviewToFront(host)
            if column == .secondary { layOutDimming(view, place, isDimmed) }
        }
        let pixel = 1 / max(view.traitCollection.displayScale, 1)
        for column in [Column.primary, .supplementary] {
            let line = frame.line(column)
            guard visible.contains(column), let place = places[column], place.width > 0 else {
                line.removeFromSuperview()
                continue
            }
            if line.superview !== view { view.addSubview(line) }
            view.bringSubviewToFront(line)
            let edge = CGRect(
                x: isMirrored ? place.minX - pixel : place.maxX, y: 0, width: pixel, height: area.height)
            if line.frame != edge { line.frame = edge }
        }
    }

    /// Behind a column without a controller, and between columns. Unverified: that it is the grey of the line between them.
    static let emptyColor = UIColor.opaqueSeparator

    /// The grey of a sidebar.
    static let sidebarColor = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.11, green: 0.11, blue: 0.118, alpha: 1)
            : UIColor(red: 0.949, green: 0.949, blue: 0.969, alpha: 1)
    }

    private func layOutDimming(_ view: UIView, _ place: CGRect, _ isDimmed: Bool) {
        let dimming = frame.dimming
        guard isDimmed else {
            dimming.removeFromSuperview()
            return
        }
        dimming.backgroundColor = UIColor {
            $0.userInterfaceStyle == .dark ? UIColor(white: 0, alpha: 0.3) : UIColor(white: 0, alpha: 0.1)
        }
        dimming.onTouch = { [weak self] in self?.dimmingTouched() }
        if dimming.superview !== view { view.addSubview(dimming) }
        if dimming.frame != place { dimming.frame = place }
        view.bringSubviewToFront(dimming)
    }

    private func dimmingTouched() {
        chosen = mode == .twoDisplaceSecondary ? .oneBesideSecondary : .secondaryOnly
        changed()
    }

    // MARK: Widths

    /// The width asked for in points, or as a fraction, within the limits; 320 points by default, less on phones.
    ///
    /// Unverified: the default on phones, two fifths of the width.
    func width(of column: Column, in given: CGFloat? = nil) -> CGFloat {
        let total = given ?? split.viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
        let isPrimary = column == .primary
        let points = isPrimary ? split.preferredPrimaryColumnWidth : split.preferredSupplementaryColumnWidth
        let fraction =
            isPrimary ? split.preferredPrimaryColumnWidthFraction : split.preferredSupplementaryColumnWidthFraction
        let least = isPrimary ? split.minimumPrimaryColumnWidth : split.minimumSupplementaryColumnWidth
        let most = isPrimary ? split.maximumPrimaryColumnWidth : split.maximumSupplementaryColumnWidth
        let automatic = UISplitViewController.automaticDimension
        let largest: CGFloat = most == automatic ? (!isPrimary && total >= 1366 ? 375 : 320) : most
        var width = split.traitCollection.userInterfaceIdiom == .pad ? largest : min(largest, total * 0.4)
        if points != automatic { width = points } else if fraction != automatic { width = fraction * total }
        width = min(width, largest)
        if least != automatic { width = max(width, least) }
        return min(max(width, 0), total).rounded()
    }

    /// The size a child gets when the whole has a size.
    func size(of child: UIViewController, in total: CGSize) -> CGSize {
        guard !isCollapsed, let column = order.first(where: { holders[$0] === child }) else { return total }
        if column != .secondary { return CGSize(width: width(of: column, in: total.width), height: total.height) }
        let mode = SplitRules.mode(self, in: total)
        let visible = SplitRules.visible(mode, isTriple: isTriple)
        var taken: CGFloat = 0
        switch mode {
        case .oneBesideSecondary, .twoBesideSecondary:
            for other in [Column.primary, .supplementary] where visible.contains(other) && holders[other] != nil {
                taken += width(of: other, in: total.width)
            }
        case .twoDisplaceSecondary: taken = width(of: .supplementary, in: total.width)
        default: break
        }
        return CGSize(width: total.width - taken, height: total.height)
    }

    // MARK: Buttons

    /// Puts the system's button into the bar of the first column that is seen.
    private func updateButtons() {
        updateButton()
        let navigations = order.compactMap { holders[$0] as? UINavigationController }
        for navigation in navigations { navigation.navigationBar._splitButton = nil }
        guard !isClassic, !isCollapsed else { return }
        let mode = mode
        guard let first = order.first(where: { isVisible($0) }),
            let bar = (holders[first] as? UINavigationController)?.navigationBar
        else { return }
        let modes = SplitRules.allowed(behavior, isTriple: isTriple)
        let isLast = mode == modes.last
        switch behavior {
        case .overlay, .displace:
            guard !isLast, showsButton(true) else { return }
            let next = SplitRules.visible(modes[(modes.firstIndex(of: mode) ?? 0) + 1], isTriple: isTriple)
            let column = order.first { next.contains($0) }
            let holder = column.flatMap { holders[$0] }
            guard let holder else { return }
            let top = (holder as? UINavigationController)?._stack.last ?? holder
            bar._splitButton = .back(title: top.navigationItem.title ?? top.title ?? SystemStrings.text(.back))
        default:
            guard showsButton(true) else { return }
            let toggle = UIBarButtonItem(system: nil)
            toggle.image = UIImage(systemName: "sidebar.leading", withConfiguration: BarSymbols.configuration)
            toggle.accessibilityLabel = mode == .secondaryOnly ? "Show Sidebar" : "Hide Sidebar"
            toggle.primaryAction = UIAction(image: toggle.image) { [weak self] _ in self?.toggle() }
            bar._splitButton = .toggle(toggle)
        }
    }
}

/// The button by which a bar of a column shows or hides columns.
enum SplitButton {
    case back(title: String)
    case toggle(UIBarButtonItem)
}
