/// Keeps the one object that receives key input.
@MainActor
enum FirstResponder {
    private(set) weak static var current: UIResponder?
    private static var isMoving = false

    /// Without asking or telling anyone.
    static func forget() { current = nil }

    static func makeFirst(_ responder: UIResponder) -> Bool {
        if current === responder { return true }
        guard responder.canBecomeFirstResponder else { return false }
        if let current {
            isMoving = true
            defer { isMoving = false }
            guard current.canResignFirstResponder, current.resignFirstResponder() else { return false }
        }
        current = responder
        KeyboardPresenter.shared.update()
        return true
    }

    static func resign(_ responder: UIResponder) -> Bool {
        guard current === responder else { return true }
        guard responder.canResignFirstResponder else { return false }
        current = nil
        // On the way to another responder the keyboard stays up.
        if !isMoving { KeyboardPresenter.shared.update() }
        return true
    }
}

extension UIResponder {
    /// What gets key input.
    package static var _first: UIResponder? { FirstResponder.current }
}
