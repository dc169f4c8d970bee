/// A key of a hardware keyboard.
@preconcurrency @MainActor
open class UIKey: NSObject {
    /// What the key writes with its modifier keys; a constant of `UIKeyCommand` for keys that write nothing.
    public let characters: String
    public let charactersIgnoringModifiers: String
    public let modifierFlags: UIKeyModifierFlags
    public let keyCode: UIKeyboardHIDUsage

    package init(_ input: String, _ flags: UIKeyModifierFlags) {
        let isCharacter = input.count == 1
        characters = isCharacter && flags.contains(.shift) ? input.uppercased() : input
        charactersIgnoringModifiers = input
        modifierFlags = flags
        keyCode = Self.code(of: input)
        super.init()
    }

    private static let named: [String: UIKeyboardHIDUsage] = [
        UIKeyCommand.inputUpArrow: .keyboardUpArrow, UIKeyCommand.inputDownArrow: .keyboardDownArrow,
        UIKeyCommand.inputLeftArrow: .keyboardLeftArrow, UIKeyCommand.inputRightArrow: .keyboardRightArrow,
        UIKeyCommand.inputEscape: .keyboardEscape, UIKeyCommand.inputPageUp: .keyboardPageUp,
        UIKeyCommand.inputPageDown: .keyboardPageDown, UIKeyCommand.inputHome: .keyboardHome,
        UIKeyCommand.inputEnd: .keyboardEnd, UIKeyCommand.inputDelete: .keyboardDeleteForward,
        "\r": .keyboardReturnOrEnter, "\n": .keyboardReturnOrEnter, "\t": .keyboardTab, " ": .keyboardSpacebar,
        "\u{8}": .keyboardDeleteOrBackspace, "-": .keyboardHyphen, "=": .keyboardEqualSign,
        "[": .keyboardOpenBracket, "]": .keyboardCloseBracket, "\\": .keyboardBackslash, ";": .keyboardSemicolon,
        "'": .keyboardQuote, "`": .keyboardGraveAccentAndTilde, ",": .keyboardComma, ".": .keyboardPeriod,
        "/": .keyboardSlash, "0": .keyboard0,
    ]

    /// The key of an American keyboard; the space bar for what it has not.
    private static func code(of input: String) -> UIKeyboardHIDUsage {
        if let named = named[input] { return named }
        if input.hasPrefix("UIKeyInputF"), let number = Int(input.dropFirst(11)) {
            return UIKeyboardHIDUsage(rawValue: UIKeyboardHIDUsage.keyboardF1.rawValue + number - 1) ?? .keyboardF1
        }
        guard let value = input.lowercased().unicodeScalars.first?.value else { return .keyboardSpacebar }
        switch value {
        case 0x61...0x7A: return UIKeyboardHIDUsage(rawValue: Int(value) - 0x61 + 4) ?? .keyboardSpacebar
        case 0x31...0x39: return UIKeyboardHIDUsage(rawValue: Int(value) - 0x31 + 30) ?? .keyboardSpacebar
        default: return .keyboardSpacebar
        }
    }
}
