/// A view that a collection view uses again for another item: the base of cells, headers, footers and decorations.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    /// The identifier it was dequeued with.
    open package(set) var reuseIdentifier: String?
    package var _attributes: UICollectionViewLayoutAttributes?
    /// Which pool it goes back to.
    package var _reuseKey: String?

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibCoder)?.finish(self, as: UICollectionReusableView.self)
    }

    /// Called before the view is used again. Overrides call super.
    open func prepareForReuse() {}

    /// Called with the attributes the layout gives the view; size, place, alpha, transform and order are applied already.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// The attributes the view would like to have; called by layouts that let items size themselves. The default fits the
    /// view's constraints, or asks `sizeThatFits(_:)`.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let size = _fittedSize(layoutAttributes)
        guard size != layoutAttributes.size else { return layoutAttributes }
        let preferred = layoutAttributes.copy() as! UICollectionViewLayoutAttributes
        preferred.frame.size = size
        return preferred
    }

    /// The view whose constraints say how large this one wants to be.
    var _measuredView: UIView { self }

    /// Room around the measured view.
    func _roomAroundMeasuredView(width: CGFloat) -> CGSize { .zero }

    func _fittedSize(_ attributes: UICollectionViewLayoutAttributes) -> CGSize {
        let current = attributes.size
        var view = _measuredView
        // Constraints of a cell's own subviews, beside its content view.
        if !view._flags.contains(.hasLayoutContent), _flags.contains(.hasLayoutContent), !(view is any UIContentView) {
            view = self
        }
        let room = _roomAroundMeasuredView(width: current.width)
        let isListContent = view is any UIContentView
        if !isListContent && !view._flags.contains(.hasLayoutContent) {
            let size = sizeThatFits(current)
            return CGSize(
                width: attributes._freeAxes.contains(.horizontal) ? size.width : current.width,
                height: attributes._freeAxes.contains(.vertical) ? size.height : current.height)
        }
        let horizontal: UILayoutPriority = attributes._freeAxes.contains(.horizontal) ? .fittingSizeLevel : .required
        let vertical: UILayoutPriority = attributes._freeAxes.contains(.vertical) ? .fittingSizeLevel : .required
        var target = CGSize(width: max(current.width - room.width, 0), height: max(current.height - room.height, 0))
        if horizontal != .required { target.width = 0 }
        if vertical != .required { target.height = 0 }
        var size = view.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        size.width += room.width
        size.height += room.height
        if horizontal == .required { size.width = current.width }
        if vertical == .required { size.height = current.height }
        return size
    }

    /// Takes over what the layout says, then tells subclasses.
    package func _take(_ attributes: UICollectionViewLayoutAttributes) {
        _attributes = attributes
        let transform = attributes.transform3D
        if !CATransform3DEqualToTransform(transform3D, transform) { transform3D = transform }
        let size = attributes.size
        if bounds.size != size { bounds.size = size }
        let center = attributes.center
        if self.center != center { self.center = center }
        if alpha != attributes.alpha { alpha = attributes.alpha }
        if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
        let order = CGFloat(attributes.zIndex)
        if layer.zPosition != order { layer.zPosition = order }
        apply(attributes)
    }
}
