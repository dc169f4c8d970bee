/// Sheets get out of the keyboard's way; controllers of tables and collections make room for the keyboard and bring what is edited into sight.
///
/// Unverified: that controllers of collections do so, too.
extension UIViewController {
    /// Here and in everything below and above.
    func _followKeyboard() {
        if let scroll = viewIfLoaded as? UIScrollView, scroll.window != nil || scroll._keyboardOverlap > 0,
            self is UITableViewController || self is UICollectionViewController
        {
            scroll._makeRoomForKeyboard()
        }
        for child in children { child._followKeyboard() }
        if let presentation = _presentation {
            (presentation.controller as? UISheetPresentationController)?._keyboardChanged()
            presentation.presented._followKeyboard()
        }
    }
}

extension UIScrollView {
    fileprivate func _makeRoomForKeyboard() {
        let overlap = KeyboardPresenter.shared.overlap(of: self)
        if overlap != _keyboardOverlap {
            _keyboardOverlap = overlap
            _updateAdjustment()
        }
        guard overlap > 0, let edited = FirstResponder.current as? UIView, edited !== self,
            edited.isDescendant(of: self)
        else { return }
        // The whole row of what is edited, as far as there is room for it.
        var row: UIView = edited
        while let above = row.superview, above !== self {
            row = above
            if row is UITableViewCell || row is UICollectionViewCell { break }
        }
        let room = bounds.height - adjustedContentInset.top - adjustedContentInset.bottom
        let shown = row.bounds.height <= room ? row : edited
        scrollRectToVisible(shown.convert(shown.bounds, to: self), animated: false)
    }
}
