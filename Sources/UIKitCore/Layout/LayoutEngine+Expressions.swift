import LayoutSolver

extension LayoutEngine {
    typealias Attribute = NSLayoutConstraint.Attribute

    /// Adds the constraint as `first - multiplier * second`, everything in the coordinates of `container`. False if an item is gone.
    func fill(_ form: inout LinearExpression, with constraint: NSLayoutConstraint, in container: UIView) -> Bool {
        let flips = constraint._isFlipped
        // Places measured from the right need the container's width only where a multiplier keeps it from cancelling out.
        let fromEdge = flips && constraint.multiplier != 1
        if let span = constraint._firstSpan {
            guard add(span, 1, in: container, flips: flips, to: &form) else { return false }
        } else {
            guard let item = constraint._firstLayoutItem else { return false }
            addPlace(item, constraint.firstAttribute, 1, in: container, flips: flips, fromEdge: fromEdge, to: &form)
        }
        guard constraint.secondAttribute != .notAnAttribute else { return true }
        let factor = -Double(constraint.multiplier)
        if let span = constraint._secondSpan { return add(span, factor, in: container, flips: flips, to: &form) }
        guard let item = constraint._secondLayoutItem else { return false }
        addPlace(item, constraint.secondAttribute, factor, in: container, flips: flips, fromEdge: fromEdge, to: &form)
        return true
    }

    /// Adds a multiple of the length between two anchors.
    private func add(
        _ span: AnchorSpan, _ factor: Double, in container: UIView, flips: Bool, to form: inout LinearExpression
    ) -> Bool {
        guard let from = span.fromItem, let to = span.toItem else { return false }
        addPlace(LayoutItem(to), span.to, factor, in: container, flips: flips, fromEdge: false, to: &form)
        addPlace(LayoutItem(from), span.from, -factor, in: container, flips: flips, fromEdge: false, to: &form)
        return true
    }

    /// Adds a multiple of an attribute's value. Horizontal places count from the right edge, growing to the left, when the
    /// constraint is flipped.
    private func addPlace(
        _ item: LayoutItem, _ attribute: Attribute, _ factor: Double, in container: UIView, flips: Bool, fromEdge: Bool,
        to sum: inout LinearExpression
    ) {
        let (item, attribute) = resolved(item, attribute, in: container, flips: flips)
        let made = variables(of: item)
        let isFlipped = flips && attribute._axis == .horizontal && attribute != .width
        let times = isFlipped ? -factor : factor
        switch attribute {
        case .width: sum.add(variable(made, .width), factor)
        case .height: sum.add(variable(made, .height), factor)
        case .left:
            addOrigin(of: item, made, times, in: container, axis: .horizontal, to: &sum)
        case .right:
            addOrigin(of: item, made, times, in: container, axis: .horizontal, to: &sum)
            sum.add(variable(made, .width), times)
        case .centerX:
            addOrigin(of: item, made, times, in: container, axis: .horizontal, to: &sum)
            sum.add(variable(made, .width), 0.5 * times)
        case .top:
            addOrigin(of: item, made, times, in: container, axis: .vertical, to: &sum)
        case .bottom:
            addOrigin(of: item, made, times, in: container, axis: .vertical, to: &sum)
            sum.add(variable(made, .height), times)
        case .centerY:
            addOrigin(of: item, made, times, in: container, axis: .vertical, to: &sum)
            sum.add(variable(made, .height), 0.5 * times)
        case .firstBaseline, .lastBaseline:
            addBaseline(of: item, made, times, first: attribute == .firstBaseline, in: container, to: &sum)
        default:
            fatalError("\(attribute._name) was not resolved")
        }
        if isFlipped, fromEdge { sum.add(variable(variables(of: .view(container)), .width), factor) }
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

    /// Adds a multiple of the place of an item's left or top edge in the container.
    private func addOrigin(
        of item: LayoutItem, _ made: ItemVariables, _ factor: Double, in container: UIView,
        axis: NSLayoutConstraint.Axis, to sum: inout LinearExpression
    ) {
        let part: ItemVariables.Part = axis == .horizontal ? .x : .y
        var above: UIView
        switch item {
        case .view(let view):
            if view === container {
                // Its own edge, in its own coordinates.
                let insets = view.alignmentRectInsets
                sum.constant += factor * Double(axis == .horizontal ? insets.left : insets.top)
                return
            }
            sum.add(variable(made, part), factor)
            guard let superview = view._superview else { return }
            above = superview
        case .guide(let guide):
            sum.add(variable(made, part), factor)
            guard let owner = guide._owner else { return }
            above = owner
        }
        while above !== container {
            let variables = variables(of: .view(above))
            sum.add(variable(variables, part), factor)
            let insets = above.alignmentRectInsets
            if insets != .zero { sum.constant -= factor * Double(axis == .horizontal ? insets.left : insets.top) }
            if above._flags.contains(.isScrollView) {
                sum.add(variable(variables, axis == .horizontal ? .boundsX : .boundsY), -factor)
            }
            guard let next = above._superview else { return }
            above = next
        }
    }

    private func addBaseline(
        of item: LayoutItem, _ made: ItemVariables, _ factor: Double, first: Bool, in container: UIView,
        to sum: inout LinearExpression
    ) {
        guard case .view(let view) = item else {
            addOrigin(of: item, made, factor, in: container, axis: .vertical, to: &sum)
            if !first { sum.add(variable(made, .height), factor) }
            return
        }
        let text = first ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        if text !== view, text.isDescendant(of: view) {
            if made.lenders == (nil, nil) { lending.append(made) }
            if first { made.lenders.first = ObjectIdentifier(text) } else { made.lenders.last = ObjectIdentifier(text) }
            addBaseline(of: .view(text), variables(of: .view(text)), factor, first: first, in: container, to: &sum)
            return
        }
        addOrigin(of: item, made, factor, in: container, axis: .vertical, to: &sum)
        if let stretch = view._baselineStretch {
            let (height, share) = (Double(stretch.height), Double(stretch.share))
            sum.add(variable(made, .height), factor * share)
            sum.constant +=
                first
                ? factor * (Double(view._firstBaselineOffset ?? 0) - share * height)
                : factor * ((1 - share) * height - Double(view._lastBaselineOffsetFromBottom ?? 0))
        } else if first {
            sum.constant += factor * Double(wrappedBaselines(made)?.first ?? view._firstBaselineOffset ?? 0)
        } else {
            sum.add(variable(made, .height), factor)
            sum.constant -= factor * Double(wrappedBaselines(made)?.last ?? view._lastBaselineOffsetFromBottom ?? 0)
        }
    }

    /// Those of text that wraps, for the width solved so far; from now on changes of the width are followed.
    private func wrappedBaselines(_ item: ItemVariables) -> (first: CGFloat, last: CGFloat)? {
        item.baselines = currentBaselines(item)
        return item.baselines
    }

    private func currentBaselines(_ item: ItemVariables) -> (first: CGFloat, last: CGFloat)? {
        let view = item.view
        guard view._intrinsicHeightDependsOnWidth else { return nil }
        guard view === root ? isFitting : !view.translatesAutoresizingMaskIntoConstraints else {
            return view._baselineOffsets(forWidth: view.layer.bounds.width)
        }
        // Not the width of its frame, which is still that of the last layout.
        let width = item[.width].map { solver.value(of: $0) } ?? 0
        return view._baselineOffsets(forWidth: width > Self.leastWidth ? CGFloat(width) : 0)
    }

    /// The tallest view of a stack lends it its baseline, and may be another one after solving.
    func refreshLenders() {
        for item in lending {
            let (first, last) = item.lenders
            let view = item.view
            guard
                first.map({ $0 != ObjectIdentifier(view.forFirstBaselineLayout) }) ?? false
                    || last.map({ $0 != ObjectIdentifier(view.forLastBaselineLayout) }) ?? false
            else { continue }
            item.lenders = (nil, nil)
            lending.removeAll { $0 === item }
            for constraint in view._layoutStorage?.references ?? [] where constraint._mentionsBaseline {
                baselineTermsChanged(constraint)
            }
        }
    }

    /// Constraints on baselines get new terms if the text has other baselines at its width now.
    func refreshBaselines(_ item: ItemVariables) {
        guard let old = item.baselines, item.isView else { return }
        let now = currentBaselines(item)
        guard old.first != now?.first || old.last != now?.last else { return }
        item.baselines = nil
        var view: UIView? = item.view
        while let current = view {
            for constraint in current._layoutStorage?.references ?? [] where constraint._mentionsBaseline {
                baselineTermsChanged(constraint)
            }
            view = current === root ? nil : current._superview
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
        if let item = _firstLayoutItem { return item.view?._isRightToLeft ?? false }
        guard let item = _firstSpan?.fromItem else { return false }
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
