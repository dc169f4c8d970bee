/// What a text field shows and in which attributes.
@MainActor
struct TextFieldLook {
    static let defaultFont = UIFont.systemFont(ofSize: 17)

    var text = NSMutableAttributedString(string: "")
    var placeholder: NSAttributedString?
    var font = defaultFont
    var textColor = UIColor.label
    var alignment = NSTextAlignment.natural
    /// Default attributes beyond font, colour and alignment.
    var others: [NSAttributedString.Key: Any] = [:]
    var typing: [NSAttributedString.Key: Any]?

    var paragraphStyle: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        if let given = others[.paragraphStyle] as? NSParagraphStyle { style.setParagraphStyle(given) }
        style.alignment = alignment
        style.lineBreakMode = .byTruncatingTail
        return style
    }

    var attributes: [NSAttributedString.Key: Any] {
        var result = others
        result[.font] = font
        result[.foregroundColor] = textColor
        result[.paragraphStyle] = paragraphStyle
        return result
    }
}

/// The views a text field is made of.
@MainActor
struct TextFieldParts {
    var content: TextFieldContentView!
    var border: TextFieldBorderView?
    var backgroundImage: UIImageView?
    var clearButton: UIButton?
    var caret: UIView?
    var highlights: [UIView] = []
    var inputView: UIView?
    var inputAccessoryView: UIView?
    /// How far text that is too long has moved, in points.
    var scroll: CGFloat = 0
    var isEndingEditing = false
    /// The search bar the field belongs to.
    weak var owner: (any TextFieldOwner)?
}

/// A view around a text field that takes part in editing beside the field's delegate.
@MainActor
protocol TextFieldOwner: AnyObject {
    func fieldMayBegin() -> Bool
    func fieldDidBegin()
    func fieldMayEnd() -> Bool
    func fieldDidEnd()
    func fieldMayChange(_ range: NSRange, _ text: String) -> Bool
    func fieldDidChange()
    func fieldReturned()
}
