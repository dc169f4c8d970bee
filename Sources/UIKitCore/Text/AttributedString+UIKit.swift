/// Between `AttributedString` and the dictionaries of `NSAttributedString`, for UIKit's attributes and links.
enum AttributedStringBridge {
    typealias Scope = AttributeScopes.UIKitAttributes
    typealias Dictionary = [NSAttributedString.Key: Any]

    static func attributes(_ container: AttributeContainer) -> Dictionary {
        var result: Dictionary = [:]
        result[.font] = container[Scope.FontAttribute.self]
        result[.paragraphStyle] = container[Scope.ParagraphStyleAttribute.self]
        result[.foregroundColor] = container[Scope.ForegroundColorAttribute.self]
        result[.backgroundColor] = container[Scope.BackgroundColorAttribute.self]
        result[.ligature] = container[Scope.LigatureAttribute.self]
        result[.kern] = container[Scope.KernAttribute.self]
        result[.tracking] = container[Scope.TrackingAttribute.self]
        result[.strikethroughStyle] = container[Scope.StrikethroughStyleAttribute.self]?.rawValue
        result[.underlineStyle] = container[Scope.UnderlineStyleAttribute.self]?.rawValue
        result[.strokeColor] = container[Scope.StrokeColorAttribute.self]
        result[.strokeWidth] = container[Scope.StrokeWidthAttribute.self]
        result[.shadow] = container[Scope.ShadowAttribute.self]
        result[.attachment] = container[Scope.AttachmentAttribute.self]
        result[.baselineOffset] = container[Scope.BaselineOffsetAttribute.self]
        result[.underlineColor] = container[Scope.UnderlineColorAttribute.self]
        result[.strikethroughColor] = container[Scope.StrikethroughColorAttribute.self]
        result[.obliqueness] = container[Scope.ObliquenessAttribute.self]
        result[.expansion] = container[Scope.ExpansionAttribute.self]
        result[.textEffect] = container[Scope.TextEffectAttribute.self]
        result[.textItemTag] = container[Scope.TextItemTagAttribute.self]
        result[.inlinePresentationIntent] =
            container[AttributeScopes.MarkdownAttributes.InlinePresentationIntentAttribute.self]?.rawValue
        result[.link] = container[AttributeScopes.FoundationAttributes.LinkAttribute.self]
        return result
    }

    static func attributedString(_ string: AttributedString, defaults: Dictionary = [:]) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for run in string.runs {
            var values = defaults
            values.merge(attributes(run.attributes)) { $1 }
            result.append(NSAttributedString(string: String(string[run.range].characters), attributes: values))
        }
        return result
    }
}
