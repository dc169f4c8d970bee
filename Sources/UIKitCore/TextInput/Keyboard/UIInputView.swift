/// A view to show in place of the keyboard or above it.
@preconcurrency @MainActor
open class UIInputView: UIView {
    public enum Style: Int, Sendable {
        case `default` = 0
        /// As grey as the keyboard.
        case keyboard = 1
    }

    public let inputViewStyle: Style
    /// Its height comes from its constraints instead of its frame.
    open var allowsSelfSizing = false

    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
        isOpaque = false
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }

    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }
}

/// A controller of an input view.
///
/// Inert: keyboards of other apps are not simulated; `textDocumentProxy` is not there.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController {
    open var primaryLanguage: String?
    open var hasFullAccess: Bool { false }
    open var needsInputModeSwitchKey: Bool { false }
    open func dismissKeyboard() { FirstResponder.current?.resignFirstResponder() }
    open func advanceToNextInputMode() {}
}
