import StageProtocol
import UIKitCore

/// The keyboard of a flow: writes into what has it.
@MainActor enum FlowKeyboard {
    private static func receiver() throws(StageFailure) -> UIResponder {
        if let receiver = UIResponder._first, receiver is any UIKeyInput { return receiver }
        throw StageFailure(.notFound, "Nothing has the keyboard. Tap a text field first.")
    }

    /// Character by character; a line break presses the return key.
    static func type(_ text: String, frame: () -> Void) throws(StageFailure) {
        for character in text {
            // The app may have moved the keyboard to another field.
            try receiver()._type(String(character))
            frame()
        }
    }

    static func clear(frame: () -> Void) throws(StageFailure) {
        let receiver = try receiver()
        if let field = receiver as? any UITextInput {
            field.selectedTextRange = field.textRange(from: field.endOfDocument, to: field.endOfDocument)
        }
        var left = 100_000
        while (receiver as? any UIKeyInput)?.hasText == true, left > 0 {
            receiver._type("\u{8}")
            left -= 1
        }
        frame()
    }
}
