import LayoutSolver

extension LayoutEngine {
    typealias Attribute = NSLayoutConstraint.Attribute

    /// The constraint as `first - multiplier * second`, everything in the coordinates of `container`. Nil if an item is gone.
    func form(of constraint: NSLayoutConstraint, in container: UIView) -> LinearExpression? {
        let flips = constraint._isFlipped
        // Places measured from the right need the container's width only where a multiplier keeps it from cancelling out.
        let origin = flips && constraint.multiplier != 1
        func side(_ item: AnyObject?, _ attribute: Attribute, _ span: AnchorSpan?) -> LinearExpression? {
            if let span {
                guard let from = span.fromItem, let to = span.toItem else { return nil }
                var length = place(LayoutItem(to), span.to, in: container, flips: flips, fromEdge: false)
                length.add(place(LayoutItem(from), span.from, in: container, flips: flips, fromEdge: false), times: -1)
                return length
            }
            guard let item else { return nil }
            return place(LayoutItem(item), attribute, in: container, flips: flips, fromEdge: origin)
        }
        guard
            var form = side(constraint.firstItem, constraint.firstAttribute, constraint._firstSpan)
        else { return nil }
        if constraint.secondAttribute != .notAnAttribute {
            guard let second = side(constraint.secondItem, constraint.secondAttribute, constraint._secondSpan) else {
                return nil
            }
            form.add(second, times: -Double(constraint.multiplier))
        }
        return form
    }

    /// An attribute's value. Horizontal places count from the right edge, growing to the left, when the constraint is flipped.
    func place(
        _ item: LayoutItem, _ attribute: Attribute, in container: UIView, flips: Bool, fromEdge: Bool
    ) -> LinearExpression {
        let (item, attribute) = resolved(item, attribute, in: container, flips: flips)
        let made = variables(of: item)
        var sum = LinearExpression()
        switch attribute {
        case .width:
            sum.add(variable(made, .width), 1)
            return sum
        case .height:
            sum.add(variable(made, .height), 1)
            return sum
        case .left:
            addOrigin(of: item, made, in: container, axis: .horizontal, to: &sum)
        case .right:
            addOrigin(of: item, made, in: container, axis: .horizontal, to: &sum)
            sum.add(variable(made, .width), 1)
        case .centerX:
            addOrigin(of: item, made, in: container, axis: .horizontal, to: &sum)
            sum.add(variable(made, .width), 0.5)
        case .top:
            addOrigin(of: item, made, in: container, axis: .vertical, to: &sum)
        case .bottom:
            addOrigin(of: item, made, in: container, axis: .vertical, to: &sum)
            sum.add(variable(made, .height), 1)
        case .centerY:
            addOrigin(of: item, made, in: container, axis: .vertical, to: &sum)
            sum.add(variable(made, .height), 0.5)
        case .firstBaseline, .lastBaseline:
            addBaseline(of: item, made, first: attribute == .firstBaseline, in: container, to: &sum)
        default:
            fatalError("\(attribute._name) was not resolved")
        }
        if flips, attribute._axis == .horizontal {
            var flipped = LinearExpression()
            if fromEdge { flipped.add(variable(variables(of: .view(container)), .width), 1) }
            flipped.add(sum, times: -1)
            return flipped
        }
        return sum
    }

    /// Replaces margins by the margins' guide, leading and trailing by sides, and edges of a scroll view, as seen from its
    /// content, by the content's.
    private func resolved(
        _ item: LayoutItem, _ attribute: Attribute, in container: UIView, flips: Bool
    ) -> (LayoutItem, Attribute) {
        var item = item
        var attribute = attribute
        if let (edge, isMargin) = attribute._withoutMargin, isMargin {
            attribute = edge
            if case .view(let view) = item { item = .guide(view.layoutMarginsGuide) }
        }
        switch attribute {
        case .leading: attribute = flips ? .right : .left
        case .trailing: attribute = flips ? .left : .right
        default: break
        }
        if case .view(let view) = item, view === container, view._flags.contains(.isScrollView), attribute._isEdge,
            let guide = view._scrollContentGuide
        {
            item = .guide(guide)
        }
        return (item, attribute)
    }

    /// Adds the place of an item's left or top edge in the container.
    private func addOrigin(
        of item: LayoutItem, _ made: ItemVariables, in container: UIView, axis: NSLayoutConstraint.Axis,
        to sum: inout LinearExpression
    ) {
        let part: ItemVariables.Part = axis == .horizontal ? .x : .y
        var above: UIView
        switch item {
        case .view(let view):
            if view === container {
                // Its own edge, in its own coordinates.
                let insets = view.alignmentRectInsets
                sum.constant += Double(axis == .horizontal ? insets.left : insets.top)
                return
            }
            sum.add(variable(made, part), 1)
            guard let superview = view._superview else { return }
            above = superview
        case .guide(let guide):
            sum.add(variable(made, part), 1)
            guard let owner = guide._owner else { return }
            above = owner
        }
        while above !== container {
            let variables = variables(of: .view(above))
            sum.add(variable(variables, part), 1)
            let insets = above.alignmentRectInsets
            if insets != .zero { sum.constant -= Double(axis == .horizontal ? insets.left : insets.top) }
            if above._flags.contains(.isScrollView) {
                sum.add(variable(variables, axis == .horizontal ? .boundsX : .boundsY), -1)
            }
            guard let next = above._superview else { return }
            above = next
        }
    }

    private func addBaseline(
        of item: LayoutItem, _ made: ItemVariables, first: Bool, in container: UIView, to sum: inout LinearExpression
    ) {
        guard case .view(let view) = item else {
            addOrigin(of: item, made, in: container, axis: .vertical, to: &sum)
            if !first { sum.add(variable(made, .height), 1) }
            return
        }
        let text = first ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        if text !== view, text.isDescendant(of: view) {
            addBaseline(of: .view(text), variables(of: .view(text)), first: first, in: container, to: &sum)
            return
        }
        addOrigin(of: item, made, in: container, axis: .vertical, to: &sum)
        if first {
            sum.constant += Double(view._firstBaselineOffset ?? 0)
        } else {
            sum.add(variable(made, .height), 1)
            sum.constant -= Double(view._lastBaselineOffsetFromBottom ?? 0)
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// The edge or centre, and whether it is one of the margins.
    var _withoutMargin: (Self, Bool)? {
        switch self {
        case .leftMargin: (.left, true)
        case .rightMargin: (.right, true)
        case .topMargin: (.top, true)
        case .bottomMargin: (.bottom, true)
        case .leadingMargin: (.leading, true)
        case .trailingMargin: (.trailing, true)
        case .centerXWithinMargins: (.centerX, true)
        case .centerYWithinMargins: (.centerY, true)
        default: nil
        }
    }

    var _isEdge: Bool {
        switch self {
        case .left, .right, .top, .bottom, .leading, .trailing, .firstBaseline, .lastBaseline: true
        default: false
        }
    }
}

extension NSLayoutConstraint {
    /// True where the interface runs from right to left and the constraint speaks of leading or trailing.
    var _isFlipped: Bool {
        func isDirectional(_ attribute: Attribute) -> Bool { attribute._kind == .horizontalDirectional }
        var directional = isDirectional(firstAttribute) || isDirectional(secondAttribute)
        if let span = _firstSpan { directional = directional || isDirectional(span.from) || isDirectional(span.to) }
        if let span = _secondSpan { directional = directional || isDirectional(span.from) || isDirectional(span.to) }
        guard directional else { return false }
        if let _directionView { return _directionView._isRightToLeft }
        guard let item = firstItem ?? _firstSpan?.fromItem else { return false }
        return LayoutItem(item).view?._isRightToLeft ?? false
    }

    /// What `equalToSystemSpacing` adds: a multiple of 8 points, or between baselines of the taller font's line height.
    var _spacing: CGFloat {
        guard let _systemSpacing else { return 0 }
        guard firstAttribute == .firstBaseline, secondAttribute == .lastBaseline else { return _systemSpacing * 8 }
        let lines = [firstItem, secondItem].compactMap { Self._font(of: $0)?.lineHeight }
        return _systemSpacing * (lines.max() ?? 8)
    }

    private static func _font(of item: AnyObject?) -> UIFont? {
        (item as? UILabel)?.font ?? (item as? UIButton)?.titleLabel?.font
    }
}
