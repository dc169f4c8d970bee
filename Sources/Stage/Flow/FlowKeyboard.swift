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

    /// Keys of a hardware keyboard. What no command takes goes up the responder chain as presses;
    /// characters, return and delete are then typed.
    static func press(_ key: String, _ modifiers: [FlowStep.Modifier], frame: () -> Void) {
        var flags: UIKeyModifierFlags = []
        for modifier in modifiers {
            switch modifier {
            case .cmd: flags.insert(.command)
            case .shift: flags.insert(.shift)
            case .alt: flags.insert(.alternate)
            case .ctrl: flags.insert(.control)
            }
        }
        let isTaken = KeyCommands.press(input(of: key), flags)
        if !isTaken, flags.subtracting(.shift).isEmpty, let receiver = UIResponder._first, receiver is any UIKeyInput {
            let text = input(of: key)
            if text.count == 1 {
                receiver._type(text == "\r" ? "\n" : flags.contains(.shift) ? text.uppercased() : text)
            }
        }
        frame()
    }

    private static func input(of key: String) -> String {
        switch key {
        case "up": UIKeyCommand.inputUpArrow
        case "down": UIKeyCommand.inputDownArrow
        case "left": UIKeyCommand.inputLeftArrow
        case "right": UIKeyCommand.inputRightArrow
        case "escape": UIKeyCommand.inputEscape
        case "home": UIKeyCommand.inputHome
        case "end": UIKeyCommand.inputEnd
        case "page up": UIKeyCommand.inputPageUp
        case "page down": UIKeyCommand.inputPageDown
        case "return": "\r"
        case "tab": "\t"
        case "space": " "
        case "delete": "\u{8}"
        case _ where key.count > 1: "UIKeyInput" + key.uppercased()
        default: key
        }
    }
}
