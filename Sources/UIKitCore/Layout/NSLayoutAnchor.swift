/// One edge, centre, baseline or size of a view or guide, to make constraints from without naming attributes.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    private let handle: ItemHandle?
    var _item: AnyObject? { handle?.object }
    let _attribute: NSLayoutConstraint.Attribute

    init(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
        handle = item.flatMap { ItemHandle.of($0) }
        _attribute = attribute
        super.init()
    }

    /// The view or guide the anchor belongs to.
    open var item: AnyObject? { _item }
    open var name: String { _attribute._name }
    /// True if constraints act on the item; false for composites.
    open var hasAmbiguousLayout: Bool {
        ((_item as? UIView) ?? (_item as? UILayoutGuide)?.owningView)?.hasAmbiguousLayout ?? false
    }

    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { _make(.equal, anchor, 0) }
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        _make(.greaterThanOrEqual, anchor, 0)
    }
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        _make(.lessThanOrEqual, anchor, 0)
    }
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat) -> NSLayoutConstraint {
        _make(.equal, anchor, constant)
    }
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat)
        -> NSLayoutConstraint
    {
        _make(.greaterThanOrEqual, anchor, constant)
    }
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat) -> NSLayoutConstraint
    {
        _make(.lessThanOrEqual, anchor, constant)
    }

    func _make(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>, _ constant: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(_first: _liveItem, _attribute, relation, anchor._liveItem, anchor._attribute, 1, constant)
    }

    var _liveItem: AnyObject {
        guard let _item else { fatalError("The view or guide of the \(_attribute._name) anchor no longer exists") }
        return _item
    }

    /// The next edge at a multiple of the standard spacing.
    func _makeSpaced(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>, _ multiplier: CGFloat,
        before: Bool
    ) -> NSLayoutConstraint {
        let constraint = _make(relation, anchor, 0)
        constraint._systemSpacing = multiplier
        return constraint
    }

    public nonisolated override var description: String {
        MainActor.assumeIsolated {
            "<\(type(of: self)) \(_item.map { NSLayoutConstraint._itemName($0) } ?? "nil").\(_attribute._name)>"
        }
    }
}

/// A horizontal place.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance from this anchor to another one, as a length to constrain.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(from: (_liveItem, _attribute), to: (otherAnchor._liveItem, otherAnchor._attribute), .width)
    }

    /// This edge lies after the other one, with a multiple of the standard spacing (8 points) between them.
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { _makeSpaced(.equal, anchor, multiplier, before: false) }

    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { _makeSpaced(.greaterThanOrEqual, anchor, multiplier, before: false) }

    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { _makeSpaced(.lessThanOrEqual, anchor, multiplier, before: false) }
}

/// A vertical place.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(from: (_liveItem, _attribute), to: (otherAnchor._liveItem, otherAnchor._attribute), .height)
    }

    /// This edge lies below the other one, with a multiple of the standard spacing (8 points) between them.
    ///
    /// Unverified: from the last baseline of a text down to the first of another it is a multiple of the taller font's line height;
    /// UIKit's spacing there depends on the fonts in a way that is not documented.
    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { _makeSpaced(.equal, anchor, multiplier, before: false) }

    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { _makeSpaced(.greaterThanOrEqual, anchor, multiplier, before: false) }

    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { _makeSpaced(.lessThanOrEqual, anchor, multiplier, before: false) }
}

/// A width or height, or the distance between two anchors.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    private var _span: AnchorSpan?

    init(
        from: (item: AnyObject, attribute: NSLayoutConstraint.Attribute),
        to: (item: AnyObject, attribute: NSLayoutConstraint.Attribute), _ attribute: NSLayoutConstraint.Attribute
    ) {
        _span = AnchorSpan(fromItem: from.item, from: from.attribute, toItem: to.item, to: to.attribute)
        super.init(from.item, attribute)
    }

    override init(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) { super.init(item, attribute) }

    open func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { _make(.equal, constant) }
    open func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        _make(.greaterThanOrEqual, constant)
    }
    open func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        _make(.lessThanOrEqual, constant)
    }
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier: CGFloat) -> NSLayoutConstraint {
        _make(.equal, anchor, multiplier, 0)
    }
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat) -> NSLayoutConstraint {
        _make(.greaterThanOrEqual, anchor, multiplier, 0)
    }
    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat) -> NSLayoutConstraint {
        _make(.lessThanOrEqual, anchor, multiplier, 0)
    }
    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat
    ) -> NSLayoutConstraint { _make(.equal, anchor, multiplier, constant) }
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat
    ) -> NSLayoutConstraint { _make(.greaterThanOrEqual, anchor, multiplier, constant) }
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat
    ) -> NSLayoutConstraint { _make(.lessThanOrEqual, anchor, multiplier, constant) }

    override func _make(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<NSLayoutDimension>, _ constant: CGFloat
    ) -> NSLayoutConstraint {
        _make(relation, unsafeDowncast(anchor, to: NSLayoutDimension.self), 1, constant)
    }

    private func _make(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(
            _first: _liveItem, _attribute, relation, nil, .notAnAttribute, 1, constant, firstSpan: _span)
    }

    private func _make(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutDimension, _ multiplier: CGFloat, _ constant: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            _first: _liveItem, _attribute, relation, anchor._liveItem, anchor._attribute, multiplier, constant,
            firstSpan: _span, secondSpan: anchor._span)
    }
}
