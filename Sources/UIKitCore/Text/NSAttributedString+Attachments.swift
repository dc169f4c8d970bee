extension NSAttributedString.Key {
    /// A number. Horizontal text is the only one there is on iOS, so it has no effect.
    public static let verticalGlyphForm = NSAttributedString.Key("NSVerticalGlyphForm")
    /// A string that names a range for the delegate of a text view.
    /// Inert: such ranges are not told of.
    public static let textItemTag = NSAttributedString.Key("UITextItemTag")
}

extension NSAttributedString {
    /// The attachment character with this attachment and further attributes.
    public convenience init(attachment: NSTextAttachment, attributes: [NSAttributedString.Key: Any]) {
        self.init(string: "\u{FFFC}", attributes: attributes.merging([.attachment: attachment]) { $1 })
    }

    /// Whether a character of the range has an attachment.
    public func containsAttachments(in range: NSRange) -> Bool {
        var found = false
        enumerateAttribute(.attachment, in: range) { value, _, stop in
            guard value != nil else { return }
            found = true
            stop.pointee = true
        }
        return found
    }
}

extension NSTextTab {
    /// What ends a column of numbers: the decimal separator. No locale stands for the current one.
    public class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
        CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
    }
}
