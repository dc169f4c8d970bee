extension NSLayoutConstraint {
    /// The views the constraint's items are or belong to.
    private var _views: [UIView] {
        var views: [UIView] = []
        for item in _items {
            guard let view = (item as? UIView) ?? (item as? UILayoutGuide)?.owningView else {
                Inconsistency.raise(
                    .generic,
                    "Unable to activate constraint \(_description) because a layout guide of it has no owning view."
                        + " Call addLayoutGuide first.")
            }
            views.append(view)
        }
        return views
    }

    /// Every item the constraint mentions, those of spans included.
    var _items: [AnyObject] {
        var items: [AnyObject] = []
        if let span = _firstSpan {
            items += [span.fromItem, span.toItem].compactMap { $0 }
        } else if let firstItem {
            items.append(firstItem)
        }
        if let span = _secondSpan {
            items += [span.fromItem, span.toItem].compactMap { $0 }
        } else if let secondItem {
            items.append(secondItem)
        }
        return items
    }

    func _activate() {
        let views = _views
        guard var holder = views.first else { return }
        for view in views.dropFirst() {
            guard let common = Self._commonAncestor(holder, view) else { _failWithoutCommonAncestor() }
            holder = common
        }
        holder._hold(self)
    }

    func _deactivate() { _holder?._release(self) }

    private func _failWithoutCommonAncestor() -> Never {
        Inconsistency.raise(
            .generic,
            "Unable to activate constraint with anchors \(_side(firstItem, firstAttribute)) and "
                + "\(_side(secondItem, secondAttribute)) because they have no common ancestor.  Does the constraint or its "
                + "anchors reference items in different view hierarchies?  That's illegal.")
    }

    private func _side(_ item: AnyObject?, _ attribute: Attribute) -> String {
        "<\(item.map { Self._itemName($0) } ?? "nil").\(attribute._name)>"
    }

    static func _commonAncestor(_ first: UIView, _ second: UIView) -> UIView? {
        if first === second || second._superview === first { return first }
        if first._superview === second { return second }
        var above: UIView? = first
        while let candidate = above {
            if second.isDescendant(of: candidate) { return candidate }
            above = candidate._superview
        }
        return nil
    }

    /// The engine that lays out the constraint's hierarchy, if layout has run there.
    var _engine: LayoutEngine? { _holder?._root._layoutStorage?.engine }
}

extension UIView {
    /// Takes the constraint into this view's list and, if layout runs here already, into the engine.
    func _hold(_ constraint: NSLayoutConstraint) {
        if let old = constraint._holder {
            if old === self { return }
            old._release(constraint)
        }
        constraint._holder = self
        _madeLayoutStorage.constraints.append(constraint)
        if constraint._firstSpan == nil, constraint._secondSpan == nil {
            constraint._firstLayoutItem?.addReference(constraint)
            constraint._secondLayoutItem?.addReference(constraint)
        } else {
            for item in constraint._items { LayoutItem(item).addReference(constraint) }
        }
        _noteLayoutContent()
        _liveEngine?.constraintActivated(constraint)
    }

    func _release(_ constraint: NSLayoutConstraint) {
        guard constraint._holder === self, let storage = _layoutStorage else { return }
        constraint._engine?.constraintDeactivated(constraint)
        if let index = storage.constraints.place(of: constraint) {
            storage.constraints.remove(at: index)
        }
        if constraint._firstSpan == nil, constraint._secondSpan == nil {
            constraint._firstLayoutItem?.removeReference(constraint)
            constraint._secondLayoutItem?.removeReference(constraint)
        } else {
            for item in constraint._items { LayoutItem(item).removeReference(constraint) }
        }
        constraint._holder = nil
    }

    /// The constraints this view holds, in the order they came.
    public var constraints: [NSLayoutConstraint] { _layoutStorage?.constraints ?? [] }

    /// Holds the constraint here; its items must be this view, its guides or views below. Prefer `isActive`.
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        for item in constraint._items {
            let view = (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
            guard let view, view.isDescendant(of: self) else {
                Inconsistency.raise(
                    .generic,
                    "The view hierarchy is not prepared for the constraint: \(constraint._description). When added to a view, the "
                        + "constraint's items must be descendants of that view (or the view itself).")
            }
        }
        _hold(constraint)
    }

    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    public func removeConstraint(_ constraint: NSLayoutConstraint) { _release(constraint) }

    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { _release(constraint) }
    }
}
