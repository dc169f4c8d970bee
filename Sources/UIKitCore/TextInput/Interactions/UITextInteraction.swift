/// Selecting and editing text in a view of the app's own.
///
/// Inert: gestures are not added.
@preconcurrency @MainActor
open class UITextInteraction: NSObject, UIInteraction {
    public enum Mode: Int, Sendable {
        case editable = 0
        case nonEditable = 1
    }

    public let textInteractionMode: Mode
    open weak var textInput: (any UIResponder & UITextInput)?
    open private(set) weak var view: UIView?

    public init(for mode: Mode) {
        textInteractionMode = mode
        super.init()
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}
