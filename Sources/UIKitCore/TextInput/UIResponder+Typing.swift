extension UIResponder {
    /// Types as a person does on the keyboard: a line break presses return, a backspace deletes; delegates are asked for each
    /// character.
    ///
    /// - Returns: whether this object takes text.
    @discardableResult
    package func _type(_ text: String) -> Bool {
        guard let input = self as? any UIKeyInput else { return false }
        for character in text {
            switch character {
            case "\u{8}": typeDelete(input)
            case "\n" where self is UITextField: (self as? UITextField)?._returnByUser()
            default: type(String(character), input)
            }
        }
        return true
    }

    private func type(_ text: String, _ input: any UIKeyInput) {
        switch self {
        case let field as UITextField: field._editor.type(text)
        case let view as UITextView: view._editor.type(text)
        default: input.insertText(text)
        }
    }

    private func typeDelete(_ input: any UIKeyInput) {
        switch self {
        case let field as UITextField: field._editor.typeDelete()
        case let view as UITextView: view._editor.typeDelete()
        default: input.deleteBackward()
        }
    }
}
