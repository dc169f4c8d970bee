/// Scrolls one section across the direction of the collection view.
final class OrthogonalScrollView: UIScrollView {
    let section: Int

    init(section: Int) {
        self.section = section
        super.init(frame: .zero)
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        clipsToBounds = false
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        (superview as? UICollectionView)?._orthogonalViewMoved(self)
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
            insertSubview(view, at: backgroundView?.superview === self ? 1 : 0)
        }
        if view.frame != place.frame { view.frame = place.frame }
        if view.contentSize != place.contentSize { view.contentSize = place.contentSize }
        if view.contentInset != place.insets { view.contentInset = place.insets }
        view.isPagingEnabled = place.isPaging
        view.decelerationRate = place.decelerationRate
        view.alwaysBounceHorizontal = place.bounces
        return view
    }

    func _orthogonalOffset(_ section: Int) -> CGPoint { _orthogonal[section]?.contentOffset ?? .zero }

    func _orthogonalViewMoved(_ view: OrthogonalScrollView) {
        guard !_isLayingOutElements else { return }
        setNeedsLayout()
    }

    func _removeUnusedOrthogonalViews() {
        guard !_orthogonal.isEmpty else { return }
        let layout = _layout as? any OrthogonalLayout
        for (section, view) in _orthogonal where layout?.orthogonalPlace(of: section) == nil {
            view.removeFromSuperview()
            _orthogonal[section] = nil
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
}
