extension SplitColumns {
    /// Brings the form in line with the width.
    func updateForm() {
        let isCompact = split.traitCollection.horizontalSizeClass == .compact
        if isCompact, !isCollapsed { collapse() } else if !isCompact, isCollapsed { expand() }
    }

    // MARK: Collapsing

    private func collapse() {
        let wasVisible = isReady ? order.filter { isVisible($0) } : []
        let present = order.filter { holders[$0] != nil }
        if isClassic {
            collapseClassic()
        } else {
            let proposed: Column = given[.compact] != nil ? .compact : present.last ?? .secondary
            let top =
                split.delegate?.splitViewController(split, topColumnForCollapsingToProposedTopColumn: proposed)
                ?? proposed
            for column in wasVisible where column != top {
                split.delegate?.splitViewController(split, willHide: column)
            }
            if !wasVisible.contains(top) { split.delegate?.splitViewController(split, willShow: top) }
            for column in wasVisible { holders[column]?.viewIfLoaded?.removeFromSuperview() }
            if top == .compact, let compact = given[.compact] {
                showCollapsed(compact)
            } else {
                stack(up: top)
            }
        }
        isCollapsed = true
        forgetMode()
        updateButton()
        split.delegate?.splitViewControllerDidCollapse(split)
    }

    /// Puts the columns onto the stack of the first, up to one.
    private func stack(up top: Column) {
        let present = order.filter { holders[$0] != nil }
        guard let first = present.first, let base = holders[first] else { return }
        if let navigation = base as? UINavigationController {
            for column in present.dropFirst() where column.rawValue <= top.rawValue {
                if let holder = holders[column] { navigation._pushNested(holder, animated: false) }
            }
        }
        showCollapsed(base)
    }

    private func collapseClassic() {
        let delegate = split.delegate
        guard let primary = delegate?.primaryViewController(forCollapsing: split) ?? holders[.primary] else {
            return showCollapsed(holders[.secondary])
        }
        if let secondary = holders[.secondary] {
            secondary.viewIfLoaded?.removeFromSuperview()
            // Delegates look at outlets of what the secondary shows.
            // Unverified: its view is assumed to be loaded by then.
            secondary.loadViewIfNeeded()
            (secondary as? UINavigationController)?.topViewController?.loadViewIfNeeded()
            let isHandled =
                delegate?.splitViewController(split, collapseSecondary: secondary, onto: primary) == true
            if !isHandled { primary.collapseSecondaryViewController(secondary, for: split) }
        }
        showCollapsed(primary)
    }

    func showCollapsed(_ controller: UIViewController?) {
        if let old = collapsedController, old !== controller { old.viewIfLoaded?.removeFromSuperview() }
        collapsedController = controller
        if let controller { adopt(controller) }
        changed()
    }

    /// A column's content changed while collapsed.
    func replaceCollapsed(_ old: UIViewController?, with new: UIViewController?, column: Column) {
        if let old, old === collapsedController { return showCollapsed(new) }
        guard let navigation = collapsedController as? UINavigationController, let old,
            navigation._stack.contains(where: { $0 === old })
        else { return }
        navigation._dropNested(old)
        if let new { navigation._pushNested(new, animated: false) }
    }

    /// Shows a column while collapsed: pops what covers it, or pushes it and those between.
    func showInStack(_ column: Column) {
        guard let navigation = collapsedController as? UINavigationController, let holder = holders[column] else {
            return
        }
        if holder === navigation {
            if let nested = navigation._stack.firstIndex(where: { $0 is UINavigationController }), nested > 0 {
                navigation.popToViewController(navigation._stack[nested - 1], animated: true)
            }
            return
        }
        if let index = navigation._stack.firstIndex(where: { $0 === holder }) {
            if index < navigation._stack.count - 1 { navigation.popToViewController(holder, animated: true) }
            return
        }
        for between in order where between.rawValue <= column.rawValue {
            guard let other = holders[between], other !== navigation,
                !navigation._stack.contains(where: { $0 === other })
            else { continue }
            navigation._pushNested(other)
        }
    }

    // MARK: Expanding

    private func expand() {
        let old = collapsedController
        collapsedController = nil
        isCollapsed = false
        if isClassic {
            expandClassic(old)
        } else {
            if let navigation = old as? UINavigationController {
                for column in order {
                    guard let holder = holders[column], holder !== navigation else { continue }
                    navigation._dropNested(holder)
                }
            }
            let proposed = SplitRules.mode(self)
            let wanted =
                split.delegate?.splitViewController(split, displayModeForExpandingToProposedDisplayMode: proposed)
                ?? proposed
            chosen = wanted == proposed ? nil : wanted
        }
        if let old { old.viewIfLoaded?.removeFromSuperview() }
        if let compact = given[.compact], old === compact {
            split.delegate?.splitViewController(split, willHide: .compact)
        }
        updateMode()
        updateButton()
        split.delegate?.splitViewControllerDidExpand(split)
    }

    private func expandClassic(_ old: UIViewController?) {
        let delegate = split.delegate
        guard let primary = delegate?.primaryViewController(forExpanding: split) ?? old else { return }
        holders[.primary] = primary
        given[.primary] = primary
        let separated =
            delegate?.splitViewController(split, separateSecondaryFrom: primary)
            ?? primary.separateSecondaryViewController(for: split)
        if let separated {
            if let navigation = separated._parent as? UINavigationController { navigation._dropNested(separated) }
            holders[.secondary] = separated
            given[.secondary] = separated
        }
    }
}

extension UINavigationController {
    /// Puts a controller on the stack that may be a navigation controller of its own, shown with this one's bar.
    func _pushNested(_ controller: UIViewController, animated: Bool = true) {
        guard !_stack.contains(where: { $0 === controller }) else { return }
        _setStack(_stack + [controller], animated: animated, operation: .push)
    }

    /// Takes a controller off the stack, wherever it is.
    func _dropNested(_ controller: UIViewController) {
        guard _stack.contains(where: { $0 === controller }) else { return }
        _setStack(_stack.filter { $0 !== controller }, animated: false, operation: .pop)
        if controller._parent === self {
            _bars.leaving.removeAll { $0 === controller }
            if _bars.shown === controller { _bars.shown = nil }
            controller.viewIfLoaded?.removeFromSuperview()
            controller._removeFromParent()
        }
    }

    /// Gives back the controller on top, unless it is the root.
    func _popNested() -> UIViewController? {
        guard _stack.count > 1, let top = _stack.last else { return nil }
        _dropNested(top)
        return top
    }
}
