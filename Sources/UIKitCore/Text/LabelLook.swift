internal import Typesetting

/// What a label's own properties say about its text.
struct LabelLook {
    static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

    var text: String?
    var font: UIFont = defaultFont
    var textColor: UIColor = .label
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byTruncatingTail
    var numberOfLines = 1

    /// The plain text with these properties as attributes.
    var attributedString: NSAttributedString? {
        guard let text else { return nil }
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        style.lineBreakMode = lineBreakMode
        return NSAttributedString(
            string: text, attributes: [.font: font, .foregroundColor: textColor, .paragraphStyle: style])
    }

    /// Takes over what the first character of an attributed text says.
    mutating func adopt(_ attributes: [NSAttributedString.Key: Any]) {
        if let font = attributes[.font] as? UIFont { self.font = font }
        if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
        if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
            alignment = style.alignment
            lineBreakMode = style.lineBreakMode
        }
    }

    /// The plain text for the typesetter; the colour is left out while measuring.
    func styledText(color: UIColor?) -> StyledText {
        var paragraph = ParagraphStyle()
        paragraph.alignment = ParagraphStyle.Alignment(rawValue: alignment.rawValue)!
        return StyledText(
            text ?? "", attributes: TextAttributes(font: font.typeface, color: color?.cgColor), paragraph: paragraph)
    }
}

/// Sizes a label has worked out, valid until its text changes.
struct LabelMeasurements {
    var text: StyledText?
    var sizes: [CGFloat: CGSize] = [:]
    var baselines: (width: CGFloat, first: CGFloat, last: CGFloat)?
    /// What was drawn last, with the rectangles and directions it was laid out for: two, as devices are turned to and fro.
    var drawn: [(size: CGSize, isReversed: Bool, layout: TextLayout)] = []

    mutating func forget() {
        text = nil
        sizes.removeAll(keepingCapacity: true)
        baselines = nil
        drawn.removeAll()
    }
}
