/// Keeps the one object that receives key input.
@MainActor
enum FirstResponder {
    private(set) weak static var current: UIResponder?
    /// Asked to become first responder before it was in a window, and does so when it gets there.
    private weak static var waiting: UIView?
    private static var isMoving = false

    /// Without asking or telling anyone.
    static func forget() { current = nil }

    static func makeFirst(_ responder: UIResponder) -> Bool {
        if current === responder { return true }
        if let view = responder as? UIView, view.window == nil {
            waiting = view
            return false
        }
        guard responder.canBecomeFirstResponder else { return false }
        waiting = nil
        if let current {
            isMoving = true
            defer { isMoving = false }
            guard current.canResignFirstResponder, current.resignFirstResponder() else { return false }
        }
        current = responder
        KeyboardPresenter.shared.update()
        return true
    }

    /// Controllers often ask in `viewDidLoad` or `viewWillAppear`, before their view has a window; the keyboard comes with the view.
    static func viewEnteredWindow(_ view: UIView) {
        guard waiting === view else { return }
        waiting = nil
        _ = view.becomeFirstResponder()
    }

    static func resign(_ responder: UIResponder) -> Bool {
        if waiting === responder { waiting = nil }
        guard current === responder else { return true }
        guard responder.canResignFirstResponder else { return false }
        current = nil
        EditMenuPresentation.dismiss()
        // On the way to another responder the keyboard stays up.
        if !isMoving { KeyboardPresenter.shared.update() }
        return true
    }
}

extension UIResponder {
    /// What gets key input.
    package static var _first: UIResponder? { FirstResponder.current }
}
