/// The drag that moves a sheet. It begins where the sheet has a use for it, so that content keeps its own drags.
final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
    weak var card: SheetCardView?

    override func _mayReceive(_ touch: UITouch) -> Bool {
        var view = touch.view
        while let current = view, current !== card {
            if current is UISlider || current is UIPickerView || current is UIDatePicker { return false }
            view = current.superview
        }
        return true
    }

    override func _mayBegin() -> Bool {
        guard let card else { return false }
        let way = _wayInWindow
        var view = _touches.first?.view
        while let current = view, current !== card {
            if let scroll = current as? UIScrollView { return card.takesDrag(way, from: scroll) }
            view = current.superview
        }
        return true
    }
}

/// Holds what a sheet shows.
final class SheetCardView: UIView {
    weak var sheet: UISheetPresentationController?

    /// Whether a drag that began over content that scrolls moves the sheet: down from the content's top; up where there is a
    /// higher detent to go to first.
    func takesDrag(_ way: CGPoint, from scroll: UIScrollView) -> Bool {
        guard let sheet, abs(way.y) > abs(way.x) else { return false }
        var inner: UIScrollView? = scroll
        while let current = inner, current.isDescendant(of: self) {
            // What rests at its top, or does not scroll that way, has no use for the drag.
            if current._canPan.y, !current._isAtStart { return false }
            if way.y > 0, current.refreshControl != nil { return false }
            inner = current._enclosingScrollView
        }
        return way.y > 0 || (sheet.prefersScrollingExpandsWhenScrolledToEdge && sheet._hasHigherDetent)
    }
}

extension UIScrollView {
    /// Whether a sheet around the scroll view moves with a drag instead.
    func _leavesDragToSheet(_ way: CGPoint) -> Bool {
        var view = _superview
        while let current = view {
            if let card = current as? SheetCardView { return card.takesDrag(way, from: self) }
            view = current._superview
        }
        return false
    }
}
