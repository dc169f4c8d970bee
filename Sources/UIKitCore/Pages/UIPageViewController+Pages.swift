extension UIPageViewController {
    private var _isHorizontal: Bool { _orientation == .horizontal }
    private var _isRightToLeft: Bool { _view?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    func _show(_ pages: [UIViewController]) {
        guard !pages.elementsEqual(_pages, by: ===) else { return }
        let old = _pages
        for page in old where !pages.contains(where: { $0 === page }) { _detach(page) }
        _pages = pages
        for page in pages where page.parent !== self {
            addChild(page)
            if isViewLoaded { _attach(page) }
            page.didMove(toParent: self)
        }
        guard isViewLoaded else { return }
        _refreshNeighbors()
    }

    /// Pages that were set before the view was loaded.
    func _attachPages() {
        for page in _pages { _attach(page) }
        _refreshNeighbors()
    }

    private func _attach(_ page: UIViewController) {
        let host: UIView = _style == .scroll ? _scroll : view
        page.view.translatesAutoresizingMaskIntoConstraints = true
        if page.view.superview !== host { host.addSubview(page.view) }
    }

    private func _detach(_ page: UIViewController) {
        page.willMove(toParent: nil)
        page.viewIfLoaded?.removeFromSuperview()
        page.removeFromParent()
    }

    /// Asks for the pages beside the present one.
    func _refreshNeighbors() {
        for page in [_before, _after].compactMap({ $0 })
        where page.parent === self && !_pages.contains(where: { $0 === page }) { _detach(page) }
        _before = nil
        _after = nil
        _announced = nil
        if _style == .scroll, let page = _pages.first, let dataSource {
            _before = dataSource.pageViewController(self, viewControllerBefore: page)
            _after = dataSource.pageViewController(self, viewControllerAfter: page)
        }
        _updateDots()
        _placePages()
    }

    private func _updateDots() {
        let count = dataSource?.presentationCount(for: self) ?? -1
        let index = dataSource?.presentationIndex(for: self) ?? -1
        guard _style == .scroll, _isHorizontal, count >= 0, index >= 0 else {
            _pageControl?.removeFromSuperview()
            _pageControl = nil
            return
        }
        let control = _pageControl ?? UIPageControl()
        control.numberOfPages = count
        if _pageControl == nil || control.currentPage >= count { control.currentPage = index }
        control.isUserInteractionEnabled = false
        if _pageControl == nil {
            _pageControl = control
            view.addSubview(control)
        }
    }

    // MARK: Places

    /// The room of a page. Dots take 37 points at the bottom, above the home indicator.
    private var _pageRoom: CGRect {
        guard let view = _view else { return .zero }
        var room = view.bounds
        if _pageControl != nil { room.size.height -= 37 + view.safeAreaInsets.bottom }
        return room
    }

    /// Pages in the order they are seen, with the place of the present one.
    private var _row: (pages: [UIViewController], present: Int) {
        var pages = [_before, _pages.first, _after].compactMap { $0 }
        if _isHorizontal && _isRightToLeft { pages.reverse() }
        return (pages, pages.firstIndex { $0 === _pages.first } ?? 0)
    }

    func _placePages() {
        guard isViewLoaded else { return }
        let room = _pageRoom
        guard _style == .scroll else {
            let count = CGFloat(max(_pages.count, 1))
            for (index, page) in _pages.enumerated() {
                let place = _isRightToLeft ? _pages.count - 1 - index : index
                page.view.frame =
                    _isHorizontal
                    ? CGRect(
                        x: room.width / count * CGFloat(place), y: 0, width: room.width / count, height: room.height)
                    : CGRect(
                        x: 0, y: room.height / count * CGFloat(index), width: room.width, height: room.height / count)
            }
            return
        }
        if let control = _pageControl {
            control.frame = CGRect(x: 0, y: room.maxY, width: room.width, height: 37)
        }
        guard !_scroll.isTracking, !_scroll.isDragging, !_scroll.isDecelerating else { return }
        _scroll.isPlacing = true
        defer { _scroll.isPlacing = false }
        // Half of the space between pages lies on either side of a page.
        let frame = room.insetBy(dx: _isHorizontal ? -_spacing / 2 : 0, dy: _isHorizontal ? 0 : -_spacing / 2)
        if _scroll.frame != frame { _scroll.frame = frame }
        let (pages, present) = _row
        let length = _isHorizontal ? frame.width : frame.height
        let size =
            _isHorizontal
            ? CGSize(width: length * CGFloat(max(pages.count, 1)), height: frame.height)
            : CGSize(width: frame.width, height: length * CGFloat(max(pages.count, 1)))
        if _scroll.contentSize != size { _scroll.contentSize = size }
        let offset = CGFloat(present) * length
        let place = _isHorizontal ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
        if _scroll.contentOffset != place { _scroll.contentOffset = place }
        _scroll.isScrollEnabled = dataSource != nil
        for (index, page) in pages.enumerated() where page.parent === self {
            let start = CGFloat(index) * length + _spacing / 2
            let rect =
                _isHorizontal
                ? CGRect(x: start, y: 0, width: room.width, height: room.height)
                : CGRect(x: 0, y: start, width: room.width, height: room.height)
            if page.view.frame != rect { page.view.frame = rect }
        }
    }

    // MARK: Swiping

    /// The pages moved: the one that comes into sight becomes a child; the one that rests is the present one.
    func _scrolled() {
        let length = _isHorizontal ? _scroll.bounds.width : _scroll.bounds.height
        guard length > 0, !_scroll.isPlacing else { return }
        let (pages, present) = _row
        let place = (_isHorizontal ? _scroll.contentOffset.x : _scroll.contentOffset.y) / length
        let distance = place - CGFloat(present)
        if abs(distance) > 0.001 {
            let index = present + (distance > 0 ? 1 : -1)
            guard pages.indices.contains(index) else { return }
            _announce(pages[index], at: index, length)
        }
        guard !_scroll.isTracking, !_scroll.isDragging, !_scroll.isDecelerating,
            abs(place - place.rounded()) < 0.01, let pending = _announced
        else { return }
        let index = min(max(Int(place.rounded()), 0), pages.count - 1)
        let previous = _pages
        let isCompleted = pages[index] !== _pages.first
        _announced = nil
        if isCompleted {
            let isForward = pages[index] === _after
            if let control = _pageControl { control.currentPage += isForward ? 1 : -1 }
            _pages = [pages[index]]
            for page in previous { _detach(page) }
        } else if pending.parent === self {
            _detach(pending)
        }
        delegate?.pageViewController(
            self, didFinishAnimating: true, previousViewControllers: previous, transitionCompleted: isCompleted)
        _refreshNeighbors()
    }

    private func _announce(_ page: UIViewController, at index: Int, _ length: CGFloat) {
        guard _announced !== page else { return }
        if let other = _announced, other.parent === self, !_pages.contains(where: { $0 === other }) { _detach(other) }
        _announced = page
        delegate?.pageViewController(self, willTransitionTo: [page])
        addChild(page)
        let room = _pageRoom
        let start = CGFloat(index) * length + _spacing / 2
        _attach(page)
        page.view.frame =
            _isHorizontal
            ? CGRect(x: start, y: 0, width: room.width, height: room.height)
            : CGRect(x: 0, y: start, width: room.width, height: room.height)
        page.didMove(toParent: self)
    }

    /// A page of the curl style is turned.
    func _turn(isForward: Bool) {
        guard let dataSource, let page = isForward ? _pages.last : _pages.first else { return }
        func beside(_ page: UIViewController) -> UIViewController? {
            isForward
                ? dataSource.pageViewController(self, viewControllerAfter: page)
                : dataSource.pageViewController(self, viewControllerBefore: page)
        }
        guard let first = beside(page) else { return }
        var pages = [first]
        if spineLocation == .mid {
            guard let second = beside(first) else { return }
            pages = isForward ? [first, second] : [second, first]
        }
        let previous = _pages
        delegate?.pageViewController(self, willTransitionTo: pages)
        _show(pages)
        delegate?.pageViewController(
            self, didFinishAnimating: true, previousViewControllers: previous, transitionCompleted: true)
    }
}

/// Holds the pages of the scroll style.
final class PageScrollView: UIScrollView {
    var moved: (() -> Void)?
    /// The controller places pages; that is not a movement.
    var isPlacing = false

    init() {
        super.init(frame: .zero)
        isPagingEnabled = true
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        scrollsToTop = false
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        moved?()
    }

    // The last movement comes while the view still counts as moving.
    override func _didEndDecelerating() {
        super._didEndDecelerating()
        moved?()
    }

    override func _didEndDragging(willDecelerate decelerates: Bool) {
        super._didEndDragging(willDecelerate: decelerates)
        if !decelerates { moved?() }
    }
}
