extension UIStackView {
    private typealias Attribute = NSLayoutConstraint.Attribute

    func _removeMadeConstraints() {
        // The youngest first: it is at the end of the lists it leaves.
        for constraint in _made.reversed() { _release(constraint) }
        _made = []
        for spacer in _spacers { removeLayoutGuide(spacer) }
        _spacers = []
    }

    /// Makes all constraints anew. The kinds, priorities and identifiers are those UIKit's stack view prints.
    func _makeConstraints() {
        _removeMadeConstraints()
        guard !_arranged.isEmpty else { return }
        for view in _arranged { view._setIgnoresContent(view.isHidden) }
        let visible = _arranged.filter { !$0.isHidden }
        makeCanvasAlongAxis()
        makeSpacing(visible)
        makeDistribution(visible)
        makeAlignment(visible)
        for view in _arranged where view.isHidden {
            make(view, length, .equal, nil, .notAnAttribute, "UISV-hiding")
        }
    }

    // MARK: Names for the axis

    private var isHorizontal: Bool { axis == .horizontal }
    private var start: Attribute { isHorizontal ? .leading : .top }
    private var end: Attribute { isHorizontal ? .trailing : .bottom }
    private var length: Attribute { isHorizontal ? .width : .height }
    private var middle: Attribute { isHorizontal ? .centerX : .centerY }
    private var crossStart: Attribute { isHorizontal ? .top : .leading }
    private var crossEnd: Attribute { isHorizontal ? .bottom : .trailing }
    private var crossLength: Attribute { isHorizontal ? .height : .width }
    private var crossCenter: Attribute { isHorizontal ? .centerY : .centerX }

    private var canvas: AnyObject { isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self }

    private func make(
        _ first: AnyObject, _ firstAttribute: Attribute, _ relation: NSLayoutConstraint.Relation, _ second: AnyObject?,
        _ secondAttribute: Attribute, _ identifier: String, constant: CGFloat = 0, multiplier: CGFloat = 1,
        priority: Float = 1000
    ) {
        let constraint = NSLayoutConstraint(
            _first: first, firstAttribute, relation, second, secondAttribute, multiplier, constant)
        constraint.priority = UILayoutPriority(priority)
        constraint.identifier = identifier
        constraint._isSystem = true
        constraint._directionView = self
        _hold(constraint)
        _made.append(constraint)
    }

    private func makeSpacer(_ identifier: String) -> UILayoutGuide {
        let spacer = UILayoutGuide()
        spacer.identifier = identifier
        addLayoutGuide(spacer)
        _spacers.append(spacer)
        return spacer
    }

    // MARK: Along the axis

    private func makeCanvasAlongAxis() {
        make(canvas, start, .equal, _arranged[0], start, "UISV-canvas-connection")
        make(canvas, end, .equal, _arranged[_arranged.count - 1], end, "UISV-canvas-connection")
    }

    private func gap(after view: UIView) -> CGFloat {
        let gap = _customSpacing[ObjectIdentifier(view)] ?? spacing
        if gap == Self.spacingUseSystem { return 8 }
        if gap == Self.spacingUseDefault { return spacing == Self.spacingUseDefault ? 0 : spacing }
        return gap
    }

    /// Measured: the gap between two visible views is split in halves around the hidden views between them.
    private func makeSpacing(_ visible: [UIView]) {
        let grows = distribution == .equalSpacing || distribution == .equalCentering
        var lastVisible: UIView?
        for (index, view) in _arranged.enumerated() {
            if index > 0 {
                let previous = _arranged[index - 1]
                let hasLater = _arranged[index...].contains { !$0.isHidden }
                var constant: CGFloat = 0
                if let lastVisible, hasLater {
                    let whole = gap(after: lastVisible)
                    if !previous.isHidden && !view.isHidden {
                        constant = whole
                    } else if previous.isHidden != view.isHidden {
                        constant = whole / 2
                    }
                }
                let relation: NSLayoutConstraint.Relation =
                    grows && !view.isHidden && lastVisible != nil
                    ? .greaterThanOrEqual : .equal
                if isBaselineRelativeArrangement, !isHorizontal, !previous.isHidden, !view.isHidden {
                    make(view, .firstBaseline, relation, previous, .lastBaseline, "UISV-spacing", constant: constant)
                } else {
                    make(view, start, relation, previous, end, "UISV-spacing", constant: constant)
                }
            }
            if !view.isHidden { lastVisible = view }
        }
    }

    private func makeDistribution(_ visible: [UIView]) {
        guard let first = visible.first else { return }
        switch distribution {
        case .fill: yieldToScrollViews(visible)
        case .fillEqually:
            for view in visible.dropFirst() { make(view, length, .equal, first, length, "UISV-fill-equally") }
        case .fillProportionally: makeProportions(visible)
        case .equalSpacing:
            var firstGap: UILayoutGuide?
            for (previous, next) in zip(visible, visible.dropFirst()) {
                let gap = makeSpacer("UISV-distributing")
                make(gap, start, .equal, previous, end, "UISV-distributing-edge")
                make(gap, end, .equal, next, start, "UISV-distributing-edge")
                if let firstGap {
                    make(gap, length, .equal, firstGap, length, "UISV-fill-equally")
                } else {
                    firstGap = gap
                }
            }
        case .equalCentering:
            var firstGap: UILayoutGuide?
            var priority: Float = 149
            for (previous, next) in zip(visible, visible.dropFirst()) {
                let gap = makeSpacer("UISV-distributing")
                make(gap, start, .equal, previous, middle, "UISV-distributing-edge")
                make(gap, end, .equal, next, middle, "UISV-distributing-edge")
                if let firstGap {
                    make(gap, length, .equal, firstGap, length, "UISV-fill-equally", priority: priority)
                    priority -= 1
                } else {
                    firstGap = gap
                }
            }
        }
    }

    /// Neither a scroll view nor an empty view has a size of its own; the scroll view gets the room.
    ///
    /// Unverified: seen in one app's recording, a text view above an empty view.
    private func yieldToScrollViews(_ visible: [UIView]) {
        guard visible.contains(where: { $0 is UIScrollView }) else { return }
        for view in visible where type(of: view) == UIView.self && view.subviews.isEmpty {
            make(view, length, .equal, nil, .notAnAttribute, "UISV-ambiguity-suppression", priority: 1)
        }
    }

    /// Each view wants its share of the stack's length; with spacing the shares add up to less, and the last views, whose
    /// constraints are weaker, take up the error.
    private func makeProportions(_ visible: [UIView]) {
        func size(_ view: UIView) -> CGFloat {
            let intrinsic =
                view is UIStackView
                ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : view.intrinsicContentSize
            return max(isHorizontal ? intrinsic.width : intrinsic.height, 0)
        }
        let sizes = visible.map(size)
        let gaps = visible.dropLast().reduce(CGFloat(0)) { $0 + gap(after: $1) }
        let total = sizes.reduce(gaps, +)
        guard total > 0 else { return }
        for (index, view) in visible.enumerated() where sizes[index] > 0 {
            make(
                view, length, .equal, canvas, length, "UISV-fill-proportionally", multiplier: sizes[index] / total,
                priority: 999 - Float(index))
        }
    }

    // MARK: Across the axis

    private func makeAlignment(_ visible: [UIView]) {
        let reference = visible.first ?? _arranged[0]
        let effective: Alignment =
            !isHorizontal && (alignment == .firstBaseline || alignment == .lastBaseline) ? .leading : alignment
        switch effective {
        case .fill:
            make(canvas, crossStart, .equal, reference, crossStart, "UISV-canvas-connection")
            make(canvas, crossEnd, .equal, reference, crossEnd, "UISV-canvas-connection")
            align(crossStart, to: reference)
            align(crossEnd, to: reference)
        case .leading:
            let spacer = makeSpan(visible, start: .pinned, end: .loose)
            make(canvas, crossStart, .equal, reference, crossStart, "UISV-canvas-connection")
            make(canvas, crossEnd, .equal, spacer, crossEnd, "UISV-canvas-connection")
            align(crossStart, to: reference)
        case .trailing:
            let spacer = makeSpan(visible, start: .loose, end: .pinned)
            make(canvas, crossStart, .equal, spacer, crossStart, "UISV-canvas-connection")
            make(canvas, crossEnd, .equal, reference, crossEnd, "UISV-canvas-connection")
            align(crossEnd, to: reference)
        case .center where visible.count == 1:
            make(canvas, crossStart, .lessThanOrEqual, reference, crossStart, "UISV-canvas-connection")
            make(canvas, crossEnd, .greaterThanOrEqual, reference, crossEnd, "UISV-canvas-connection")
            make(canvas, crossCenter, .equal, reference, crossCenter, "UISV-canvas-connection")
            makeCanvasFit()
            suppressAmbiguity(visible)
            align(crossCenter, to: reference)
        case .center:
            let spacer = makeSpan(visible, start: .loose, end: .loose)
            make(canvas, crossStart, .equal, spacer, crossStart, "UISV-canvas-connection")
            make(canvas, crossEnd, .equal, spacer, crossEnd, "UISV-canvas-connection")
            make(canvas, crossCenter, .equal, reference, crossCenter, "UISV-canvas-connection")
            align(crossCenter, to: reference)
        case .firstBaseline, .lastBaseline:
            let spacer = makeSpan(visible, start: .loose, end: .loose)
            make(canvas, crossStart, .equal, spacer, crossStart, "UISV-canvas-connection")
            make(canvas, crossEnd, .equal, spacer, crossEnd, "UISV-canvas-connection")
            makeCanvasFit()
            align(effective == .firstBaseline ? .firstBaseline : .lastBaseline, to: reference)
        }
    }

    private enum Side { case pinned, loose }

    /// A guide around all visible views across the axis, as small as they allow.
    private func makeSpan(_ visible: [UIView], start: Side, end: Side) -> UILayoutGuide {
        let spacer = makeSpacer("UISV-alignment-spanner")
        for view in visible {
            switch start {
            case .pinned:
                make(spacer, crossStart, .equal, view, crossStart, "UISV-spanning-boundary", priority: 999.5)
            case .loose: make(spacer, crossStart, .lessThanOrEqual, view, crossStart, "UISV-spanning-boundary")
            }
            switch end {
            case .pinned: make(spacer, crossEnd, .equal, view, crossEnd, "UISV-spanning-boundary", priority: 999.5)
            case .loose: make(spacer, crossEnd, .greaterThanOrEqual, view, crossEnd, "UISV-spanning-boundary")
            }
        }
        make(spacer, crossLength, .equal, nil, .notAnAttribute, "UISV-spanning-fit", priority: 51)
        suppressAmbiguity(visible)
        return spacer
    }

    private func suppressAmbiguity(_ visible: [UIView]) {
        for view in visible {
            make(view, crossLength, .equal, nil, .notAnAttribute, "UISV-ambiguity-suppression", priority: 25)
        }
    }

    private func makeCanvasFit() {
        make(self, crossLength, .equal, nil, .notAnAttribute, "UISV-canvas-fit", priority: 49)
    }

    /// Hidden views line up as far as their own contents let them; the stack does not grow for them.
    private func align(_ attribute: Attribute, to reference: UIView) {
        for view in _arranged where view !== reference {
            make(
                view, attribute, .equal, reference, attribute, "UISV-alignment",
                priority: view.isHidden && attribute == crossEnd ? 1 : 1000)
        }
    }
}
