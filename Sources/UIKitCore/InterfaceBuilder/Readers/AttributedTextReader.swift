/// `<attributedString key=><fragment content="..."><attributes>...</attributes></fragment></attributedString>`
@MainActor
enum AttributedTextReader {
    static func text(_ element: InterfaceElement, _ key: String, _ context: InterfaceContext) -> NSAttributedString? {
        guard let child = element.child(key: key, "attributedString") else { return nil }
        let result = NSMutableAttributedString(string: "")
        for fragment in child.all("fragment") {
            let content = fragment.text("content") ?? ""
            fragment.markRead()
            var attributes: [NSAttributedString.Key: Any] = [:]
            for attribute in fragment.list("attributes") { read(attribute, into: &attributes, context) }
            result.append(NSAttributedString(string: content, attributes: attributes))
        }
        child.markAllRead()
        return result
    }

    /// The same as a value.
    static func attributedString(
        _ element: InterfaceElement, _ key: String, _ context: InterfaceContext
    ) -> AttributedString? {
        guard let text = text(element, key, context) else { return nil }
        var result = AttributedString()
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            let part = (text.string as NSString).substring(with: range)
            result.append(AttributedString(part, attributes: AttributeContainer(attributes)))
        }
        return result
    }

    private static func read(
        _ element: InterfaceElement, into attributes: inout [NSAttributedString.Key: Any], _ context: InterfaceContext
    ) {
        guard let key = element.key else { return }
        switch element.name {
        case "color": attributes[NSAttributedString.Key(key)] = ColorReader.color(element, context)
        case "font", "fontDescription": attributes[.font] = FontReader.font(element)
        case "paragraphStyle": attributes[.paragraphStyle] = paragraphStyle(element)
        case "integer": attributes[NSAttributedString.Key(key)] = element.integer("value")
        case "real", "float", "double":
            attributes[NSAttributedString.Key(key)] = element.number("value").map { Double($0) }
        case "url": attributes[NSAttributedString.Key(key)] = element["string"].flatMap { URL(string: $0) }
        case "string": attributes[NSAttributedString.Key(key)] = element["value"] ?? element.text
        case "shadow": attributes[.shadow] = shadow(element, context)
        default: context.document.warn(element, "the text attribute \(key) is not supported")
        }
    }

    private static func shadow(_ element: InterfaceElement, _ context: InterfaceContext) -> NSShadow {
        let shadow = NSShadow()
        if let offset = element.child(key: "shadowOffset")?.size { shadow.shadowOffset = offset }
        if let radius = element.length("blurRadius") ?? element.length("shadowBlurRadius") {
            shadow.shadowBlurRadius = max(radius, 0)
        }
        if let color = ColorReader.color(element, "shadowColor", context) { shadow.shadowColor = color.value }
        return shadow
    }

    private static func paragraphStyle(_ element: InterfaceElement) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        if let alignment = element["alignment"].flatMap({ TextReader.alignments[$0] }) { style.alignment = alignment }
        if let mode = element["lineBreakMode"].flatMap({ TextReader.lineBreakModes[$0] }) { style.lineBreakMode = mode }
        switch element["baseWritingDirection"] {
        case "leftToRight": style.baseWritingDirection = .leftToRight
        case "rightToLeft": style.baseWritingDirection = .rightToLeft
        default: break
        }
        let lengths: [(String, ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat>)] = [
            ("lineSpacing", \.lineSpacing), ("paragraphSpacing", \.paragraphSpacing),
            ("paragraphSpacingBefore", \.paragraphSpacingBefore), ("firstLineHeadIndent", \.firstLineHeadIndent),
            ("headIndent", \.headIndent), ("tailIndent", \.tailIndent), ("minimumLineHeight", \.minimumLineHeight),
            ("maximumLineHeight", \.maximumLineHeight), ("lineHeightMultiple", \.lineHeightMultiple),
        ]
        for (name, path) in lengths {
            if let value = element.length(name) { style[keyPath: path] = value }
        }
        if let factor = element.number("hyphenationFactor") { style.hyphenationFactor = Float(factor) }
        return style
    }
}

/// Words for text that several elements share.
@MainActor
enum TextReader {
    static let alignments: [String: NSTextAlignment] = [
        "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
    ]

    static let lineBreakModes: [String: NSLineBreakMode] = [
        "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping, "characterWrap": .byCharWrapping,
        "characterWrapping": .byCharWrapping, "charWrapping": .byCharWrapping, "clip": .byClipping,
        "clipping": .byClipping, "headTruncation": .byTruncatingHead, "truncatingHead": .byTruncatingHead,
        "tailTruncation": .byTruncatingTail, "truncatingTail": .byTruncatingTail,
        "middleTruncation": .byTruncatingMiddle, "truncatingMiddle": .byTruncatingMiddle,
    ]
}
