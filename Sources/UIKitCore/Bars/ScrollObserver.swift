/// Told as a scroll view moves: bars whose look follows the content.
@MainActor
protocol ScrollObserver: AnyObject {
    func _scrollViewMoved(_ scroll: UIScrollView)
}

/// What a navigation bar took of its content when the offset was last looked at. The content keeps it on its way from one bar to
/// another, as when columns collapse.
struct BarRest {
    /// The part that stays, in points.
    var fixed: CGFloat
    /// Of the large title.
    var large: CGFloat
    /// Of a search bar that goes when the content scrolls.
    var search: CGFloat
    /// Whether all of the large title was seen.
    var isWhole: Bool
    /// Whether the search bar was seen, too.
    var showsSearch: Bool
}

/// The observers of a scroll view, not kept alive by it.
@MainActor
struct ScrollObservers {
    private struct Entry {
        weak var observer: (any ScrollObserver)?
    }

    private var entries: [Entry] = []
    /// Whether the scroll view is the content of a navigation controller, whose bars it always makes room for.
    var isNavigationContent = false
    /// Nil before it came under a navigation bar.
    var barRest: BarRest?

    mutating func add(_ observer: any ScrollObserver) {
        remove(observer)
        entries.append(Entry(observer: observer))
    }

    mutating func remove(_ observer: any ScrollObserver) {
        entries.removeAll { $0.observer === observer || $0.observer == nil }
    }

    func tell(_ scroll: UIScrollView) {
        for entry in entries { entry.observer?._scrollViewMoved(scroll) }
    }
}

extension UIScrollView {
    func _addObserver(_ observer: any ScrollObserver) { _observers.add(observer) }
    func _removeObserver(_ observer: any ScrollObserver) { _observers.remove(observer) }

    var _isNavigationContent: Bool {
        get { _observers.isNavigationContent }
        set { _observers.isNavigationContent = newValue }
    }

    var _barRest: BarRest? {
        get { _observers.barRest }
        set { _observers.barRest = newValue }
    }

    /// Whether nothing is scrolled away at the top.
    var _isAtStart: Bool { contentOffset.y <= _offsetRange.y.lowerBound + 0.5 }

    /// Whether the end of the content is above the lower inset.
    var _isAtBottom: Bool {
        contentOffset.y + bounds.height - adjustedContentInset.bottom >= contentSize.height - 0.5
    }
}

extension UIViewController {
    /// The scroll view that bars at an edge follow: the one set, else the view itself or its first subview, else a child's.
    func _observedScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        if let given = contentScrollView(for: edge) { return given }
        guard let view = viewIfLoaded else { return nil }
        if let scroll = view as? UIScrollView { return scroll }
        if let scroll = view.subviews.first as? UIScrollView { return scroll }
        for child in children where child.isViewLoaded && child.viewIfLoaded?.superview != nil {
            if child is UINavigationController || child is UITabBarController { continue }
            if let found = child._observedScrollView(for: edge) { return found }
        }
        return nil
    }
}
