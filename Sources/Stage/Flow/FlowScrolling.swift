import StageProtocol
import UIKitCore

/// Brings something to view.
@MainActor struct FlowScrolling {
    let frame: () -> Void

    func scroll(to target: FlowTarget) throws(StageFailure) {
        guard case .named(let name, let number) = target else {
            throw StageFailure(.invalid, "Scrolling goes to a title, not to a place.")
        }
        if show(name, number) { return }
        // What is not made yet comes as one scrolls: each scroll view from its beginning to its end, the largest one first.
        for scroll in scrollViews {
            let range = scroll._offsetRange
            let start = scroll.contentOffset
            let goesDown = range.y.upperBound - range.y.lowerBound >= range.x.upperBound - range.x.lowerBound
            var offset = goesDown ? range.y.lowerBound : range.x.lowerBound
            var rounds = 0
            while rounds < 2000 {
                rounds += 1
                move(scroll, goesDown, offset)
                if show(name, number) { return }
                // More may have been added, or been measured, meanwhile.
                let end = goesDown ? scroll._offsetRange.y.upperBound : scroll._offsetRange.x.upperBound
                if offset >= end { break }
                offset = min(offset + max((goesDown ? scroll.bounds.height : scroll.bounds.width) * 0.6, 20), end)
            }
            scroll.setContentOffset(start, animated: false)
            frame()
        }
        throw StageFailure(
            .notFound, "There is no \(target) to scroll to. \(ScreenElements.list(ScreenElements.all))")
    }

    private func move(_ scroll: UIScrollView, _ goesDown: Bool, _ offset: CGFloat) {
        var place = scroll.contentOffset
        if goesDown { place.y = offset } else { place.x = offset }
        scroll.setContentOffset(place, animated: false)
        frame()
    }

    /// Scrolls what exists into view, where scroll views are around it. Rows that are measured on the way may move it once more.
    private func show(_ name: String, _ number: Int) -> Bool {
        for _ in 0..<8 {
            let found = ScreenElements.named(name, in: ScreenElements.all)
            guard number <= found.count else { return false }
            let element = found[number - 1]
            if element.reachablePlace != nil, element.visible.height > element.frame.height - 1,
                element.visible.width > element.frame.width - 1
            {
                return true
            }
            if !bringToView(element) { break }
        }
        let found = ScreenElements.named(name, in: ScreenElements.all)
        return number <= found.count && found[number - 1].reachablePlace != nil
    }

    /// - Returns: whether anything moved.
    private func bringToView(_ element: ScreenElement) -> Bool {
        var current: UIView? = element.host.superview
        var didScroll = false
        while let view = current {
            if let scroll = view as? UIScrollView, scroll.isScrollEnabled {
                let before = scroll.contentOffset
                scroll.scrollRectToVisible(
                    element.host.convert(element.host.bounds, to: scroll).insetBy(dx: -8, dy: -8), animated: false)
                frame()
                didScroll = didScroll || scroll.contentOffset != before
            }
            current = view.superview
        }
        return didScroll
    }

    /// Those on the screen that have something to scroll, the largest first.
    private var scrollViews: [UIScrollView] {
        var found: [UIScrollView] = []
        func collect(_ view: UIView) {
            guard !view.isHidden, view.alpha >= 0.01 else { return }
            if let scroll = view as? UIScrollView, scroll.isScrollEnabled {
                let range = scroll._offsetRange
                if range.x.lowerBound < range.x.upperBound || range.y.lowerBound < range.y.upperBound {
                    found.append(scroll)
                }
            }
            for child in view.subviews { collect(child) }
        }
        for window in UIApplication.shared._connectedWindowScene?.windows ?? [] where !window.isHidden {
            collect(window)
        }
        return found.enumerated().sorted { first, second in
            let (a, b) = (first.element.bounds, second.element.bounds)
            let (areaA, areaB) = (a.width * a.height, b.width * b.height)
            return areaA == areaB ? first.offset < second.offset : areaA > areaB
        }.map(\.element)
    }
}
