/// Shows the keyboard, or the input view, of the first responder.
@MainActor
package final class KeyboardPresenter {
    package static let shared = KeyboardPresenter()
    private init() {}

    func update() {}
}
