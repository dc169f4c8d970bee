import StageProtocol
import UIKitCore

/// The keyboard of a flow: writes into what has it.
@MainActor enum FlowKeyboard {
    private static func receiver() throws(StageFailure) -> any UIKeyInput {
        if let receiver = UIResponder._first as? any UIKeyInput { return receiver }
        throw StageFailure(.notFound, "Nothing has the keyboard. Tap a text field first.")
    }

    /// Character by character; a line break presses the return key.
    static func type(_ text: String, frame: () -> Void) throws(StageFailure) {
        for character in text {
            // The app may have moved the keyboard to another field.
            _ = (try receiver() as? UIResponder)?._type(String(character))
            frame()
        }
    }

    static func clear(frame: () -> Void) throws(StageFailure) {
        let receiver = try receiver()
        var left = 100_000
        while receiver.hasText, left > 0 {
            receiver.deleteBackward()
            left -= 1
        }
        frame()
    }
}
