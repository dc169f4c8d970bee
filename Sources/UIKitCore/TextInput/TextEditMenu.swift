/// The edit menu of a text field or text view: on a long press, on a double tap, and on a tap at the insertion point.
@MainActor
final class TextEditMenu: NSObject, UIGestureRecognizerDelegate {
    private weak var host: (any TextEditingHost)?

    init(_ host: any TextEditingHost) {
        self.host = host
        super.init()
        let press = UILongPressGestureRecognizer(target: nil, action: nil)
        press.delegate = self
        press._toolkitAction = { [weak self] recognizer in self?.pressed(recognizer) }
        host.addGestureRecognizer(press)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let host else { return false }
        return host.isFirstResponder || host.canBecomeFirstResponder
    }

    /// The insertion point follows the finger; the menu comes when it is lifted.
    private func pressed(_ recognizer: UIGestureRecognizer) {
        guard let host else { return }
        let view: UIView = host
        switch recognizer.state {
        case .began, .changed:
            EditMenuPresentation.dismiss()
            guard view.isFirstResponder || view.becomeFirstResponder() else { return }
            guard let place = host.closestPosition(to: recognizer.location(in: view)) as? TextOffset else { return }
            if (view as? UITextView)?.isEditable == false {
                host._editor.selection = NSRange(location: place.offset, length: 0)
                host._editor.selectWord()
            } else {
                host._editor.selection = NSRange(location: place.offset, length: 0)
            }
        case .ended: show()
        default: break
        }
    }

    /// A tap in text that is being edited has set the selection.
    func tapped(_ taps: Int, before: NSRange) {
        guard let host else { return }
        if taps > 1 || host._editor.selection == before && !EditMenuPresentation.wasClosedByTouch { show() }
    }

    func show() {
        guard let host, let range = host.selectedTextRange else { return }
        let view: UIView = host
        let selection = host._editor.selection
        let rects = selection.length > 0 ? host.selectionRects(for: range).map(\.rect) : []
        let target =
            rects.isEmpty
            ? host.caretRect(for: range.start) : rects.dropFirst().reduce(rects[0]) { $0.union($1) }
        // Text has a key to delete.
        var items = EditMenuItem.standard(for: view, sender: nil).filter { $0.title != "Delete" }
        items += (UIMenuController.shared.menuItems ?? []).compactMap {
            EditMenuItem.item($0.title, $0.action, for: view, sender: UIMenuController.shared)
        }
        EditMenuPresentation.show(
            items, for: view, target: target.intersection(view.bounds).isNull ? view.bounds : target)
    }
}
