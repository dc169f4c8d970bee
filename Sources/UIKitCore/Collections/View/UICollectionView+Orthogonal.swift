/// Scrolls one section across the direction of the collection view.
final class OrthogonalScrollView: UIScrollView, UIScrollViewDelegate {
    let section: Int
    /// What it was set up for.
    var place: OrthogonalPlace?

    init(section: Int) {
        self.section = section
        super.init(frame: .zero)
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        clipsToBounds = false
        delegate = self
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        (superview as? UICollectionView)?._orthogonalViewMoved(self)
    }

    /// Groups come to rest at their edges or in the middle.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        guard let place, place.step > 0 else { return }
        let target = place.isVertical ? targetContentOffset.pointee.y : targetContentOffset.pointee.x
        let speed = place.isVertical ? velocity.y : velocity.x
        let origin = place.isVertical ? -contentInset.top : -contentInset.left
        let now = place.isVertical ? contentOffset.y : contentOffset.x
        var rest = ((target - origin) / place.step).rounded()
        if place.isOneStep {
            let present = (now - origin) / place.step
            rest =
                speed > 0.2 ? present.rounded(.down) + 1 : speed < -0.2 ? present.rounded(.up) - 1 : present.rounded()
        }
        let range = _offsetRange
        if place.isVertical {
            targetContentOffset.pointee.y = min(
                max(origin + rest * place.step, range.y.lowerBound), range.y.upperBound)
        } else {
            targetContentOffset.pointee.x = min(
                max(origin + rest * place.step, range.x.lowerBound), range.x.upperBound)
        }
    }
}

extension UICollectionView {
    /// The scroll view of a section, placed as the layout says.
    func _orthogonalView(_ section: Int) -> OrthogonalScrollView? {
        guard let layout = _layout as? any OrthogonalLayout, let place = layout.orthogonalPlace(of: section) else {
            return nil
        }
        let view: OrthogonalScrollView
        if let known = _orthogonal[section] {
            view = known
        } else {
            view = OrthogonalScrollView(section: section)
            _orthogonal[section] = view
        }
        if view.superview !== self { insertSubview(view, at: backgroundView?.superview === self ? 1 : 0) }
        let isNew = view.place == nil
        view.place = place
        if view.frame != place.frame { view.frame = place.frame }
        if view.contentSize != place.contentSize { view.contentSize = place.contentSize }
        if view.contentInset != place.insets { view.contentInset = place.insets }
        if isNew { view.contentOffset = place.startOffset }
        view.isPagingEnabled = place.isPaging
        view.decelerationRate = place.decelerationRate
        view.alwaysBounceHorizontal = place.bounces
        return view
    }

    /// Where the section is scrolled to, or will begin.
    func _orthogonalOffset(_ section: Int, _ place: OrthogonalPlace?) -> CGPoint {
        _orthogonal[section]?.contentOffset ?? place?.startOffset ?? .zero
    }

    func _orthogonalViewMoved(_ view: OrthogonalScrollView) {
        guard !_isLayingOutElements else { return }
        setNeedsLayout()
    }

    /// Sections that are not seen keep their scroll view, for its offset, but outside the hierarchy.
    func _removeUnusedOrthogonalViews(_ seen: some Sequence<Int>) {
        guard !_orthogonal.isEmpty else { return }
        let seen = Set(seen)
        let layout = _layout as? any OrthogonalLayout
        for (section, view) in _orthogonal where !seen.contains(section) {
            view.removeFromSuperview()
            if layout?.orthogonalPlace(of: section) == nil { _orthogonal[section] = nil }
        }
    }

    func _scrollOrthogonally(
        _ section: Int, to attributes: UICollectionViewLayoutAttributes, _ position: ScrollPosition
    ) {
        guard let view = _orthogonalView(section) else { return }
        var rect = attributes.frame.offsetBy(dx: -view.frame.minX, dy: -view.frame.minY)
        var offset = view.contentOffset
        if position.contains(.centeredHorizontally) {
            offset.x = rect.midX - view.bounds.width / 2
        } else if position.contains(.left) {
            offset.x = rect.minX
        } else if position.contains(.right) {
            offset.x = rect.maxX - view.bounds.width
        } else {
            rect.origin.y = view.bounds.minY
            rect.size.height = view.bounds.height
            view.scrollRectToVisible(rect, animated: false)
            return
        }
        let range = view._offsetRange
        view.contentOffset.x = min(max(offset.x, range.x.lowerBound), range.x.upperBound)
    }
}

/// A layout with sections that scroll across.
@MainActor
protocol OrthogonalLayout: UICollectionViewLayout {
    func orthogonalPlace(of section: Int) -> OrthogonalPlace?
}

struct OrthogonalPlace {
    var frame: CGRect
    var contentSize: CGSize
    var insets = UIEdgeInsets.zero
    var isPaging = false
    var decelerationRate = UIScrollView.DecelerationRate.normal
    var bounces = false
    /// The distance of resting places; 0 rests anywhere.
    var step: CGFloat = 0
    /// A swipe moves one step.
    var isOneStep = false
    var startsAtRight = false
    /// The section scrolls down, in a layout that scrolls sideways.
    var isVertical = false

    var startOffset: CGPoint {
        if startsAtRight { return CGPoint(x: max(contentSize.width - frame.width, 0) + insets.right, y: -insets.top) }
        return CGPoint(x: -insets.left, y: -insets.top)
    }
}
