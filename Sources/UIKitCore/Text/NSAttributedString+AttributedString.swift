extension NSAttributedString {
    /// The same text with UIKit's attributes and links; attributes of other scopes are left out.
    public convenience init(_ attrStr: AttributedString) {
        self.init(attributedString: AttributedStringBridge.attributedString(attrStr))
    }
}

extension AttributeContainer {
    /// UIKit's attributes and links out of a dictionary of `NSAttributedString`; others, and values of another type, are left out.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        typealias Scope = AttributeScopes.UIKitAttributes
        func number(_ key: NSAttributedString.Key) -> CGFloat? {
            switch dictionary[key] {
            case let value as CGFloat: value
            case let value as Int: CGFloat(value)
            case let value as NSNumber: CGFloat(value.doubleValue)
            default: nil
            }
        }
        func lines(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
            number(key).map { NSUnderlineStyle(rawValue: Int($0)) } ?? dictionary[key] as? NSUnderlineStyle
        }
        self.init()
        self[Scope.FontAttribute.self] = dictionary[.font] as? UIFont
        self[Scope.ParagraphStyleAttribute.self] = dictionary[.paragraphStyle] as? NSParagraphStyle
        self[Scope.ForegroundColorAttribute.self] = dictionary[.foregroundColor] as? UIColor
        self[Scope.BackgroundColorAttribute.self] = dictionary[.backgroundColor] as? UIColor
        self[Scope.LigatureAttribute.self] = number(.ligature).map { Int($0) }
        self[Scope.KernAttribute.self] = number(.kern)
        self[Scope.TrackingAttribute.self] = number(.tracking)
        self[Scope.StrikethroughStyleAttribute.self] = lines(.strikethroughStyle)
        self[Scope.UnderlineStyleAttribute.self] = lines(.underlineStyle)
        self[Scope.StrokeColorAttribute.self] = dictionary[.strokeColor] as? UIColor
        self[Scope.StrokeWidthAttribute.self] = number(.strokeWidth)
        self[Scope.ShadowAttribute.self] = dictionary[.shadow] as? NSShadow
        self[Scope.AttachmentAttribute.self] = dictionary[.attachment] as? NSTextAttachment
        self[Scope.BaselineOffsetAttribute.self] = number(.baselineOffset)
        self[Scope.UnderlineColorAttribute.self] = dictionary[.underlineColor] as? UIColor
        self[Scope.StrikethroughColorAttribute.self] = dictionary[.strikethroughColor] as? UIColor
        self[Scope.ObliquenessAttribute.self] = number(.obliqueness)
        self[Scope.ExpansionAttribute.self] = number(.expansion)
        self[Scope.TextEffectAttribute.self] =
            dictionary[.textEffect] as? NSAttributedString.TextEffectStyle
            ?? (dictionary[.textEffect] as? String).map(NSAttributedString.TextEffectStyle.init(rawValue:))
        self[Scope.TextItemTagAttribute.self] = dictionary[.textItemTag] as? String
        self[AttributeScopes.FoundationAttributes.LinkAttribute.self] = dictionary[.link] as? URL
    }
}
