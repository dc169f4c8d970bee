internal import Typesetting

/// The one way from attribute dictionaries to the typesetter's values. Dynamic colours resolve against the current traits.
enum AttributedConversion {
    /// The font of text without one.
    static let plainFont = UIFont.systemFont(ofSize: 12)

    /// - Parameter marksLinks: links look as labels show them; text views have looks of their own.
    static func styledText(
        _ string: NSAttributedString, scaledBy factor: CGFloat = 1, marksLinks: Bool = true
    ) -> StyledText {
        let whole = NSRange(location: 0, length: string.length)
        guard whole.length > 0 else { return StyledText("", attributes: TextAttributes(font: plainFont.typeface)) }
        var runs: [StyledText.Run] = []
        var paragraphs: [StyledText.ParagraphRun] = []
        string.enumerateAttributes(in: whole) { values, range, _ in
            let bounds = range.location..<(range.location + range.length)
            let look = attributes(values, at: range.location, scaledBy: factor, marksLinks: marksLinks)
            runs.append(StyledText.Run(range: bounds, attributes: look))
            let style = (values[.paragraphStyle] as? NSParagraphStyle).map(paragraph) ?? .default
            if let last = paragraphs.last, last.style == style {
                paragraphs[paragraphs.count - 1].range = last.range.lowerBound..<bounds.upperBound
            } else {
                paragraphs.append(StyledText.ParagraphRun(range: bounds, style: style))
            }
        }
        return StyledText(string: string.string, runs: runs, paragraphs: paragraphs)
    }

    static func attributes(
        _ values: [NSAttributedString.Key: Any], at location: Int = 0, scaledBy factor: CGFloat = 1,
        marksLinks: Bool = true
    ) -> TextAttributes {
        var font = values[.font] as? UIFont ?? plainFont
        if let intent = number(values[.inlinePresentationIntent]) {
            font = font.presenting(InlinePresentationIntent(rawValue: UInt(max(intent, 0))))
        }
        if factor != 1 { font = font.withSize(font.pointSize * factor) }
        var typeface = font.typeface
        if let expansion = number(values[.expansion]), expansion != 0, expansion.isFinite {
            var descriptor = typeface.descriptor
            descriptor.stretch = exp(min(max(expansion, -3), 3))
            typeface = TypefaceCache.shared.font(descriptor)
        }
        var result = TextAttributes(font: typeface, color: color(values[.foregroundColor]))
        guard values.count > 1 || values[.font] == nil else { return result }
        result.kern = number(values[.kern]).map { $0 * factor }
        if let tracking = number(values[.tracking]) { result.tracking = tracking * factor }
        if let intent = number(values[.inlinePresentationIntent]),
            InlinePresentationIntent(rawValue: UInt(max(intent, 0))).contains(.strikethrough)
        {
            result.strikethroughStyle = NSUnderlineStyle.single.rawValue
        }
        if let offset = number(values[.baselineOffset]) { result.baselineOffset = offset * factor }
        if let style = number(values[.underlineStyle]) { result.underlineStyle = Int(style) }
        result.underlineColor = color(values[.underlineColor])
        if let style = number(values[.strikethroughStyle]) { result.strikethroughStyle = Int(style) }
        result.strikethroughColor = color(values[.strikethroughColor])
        result.backgroundColor = color(values[.backgroundColor])
        if let width = number(values[.strokeWidth]) { result.strokeWidth = width }
        result.strokeColor = color(values[.strokeColor])
        if let ligature = number(values[.ligature]) { result.ligature = Int(ligature) }
        if let slant = number(values[.obliqueness]) { result.obliqueness = slant }
        if let shadow = values[.shadow] as? NSShadow, let shadowColor = shadow.shadowColor as? UIColor {
            result.shadow = TextShadow(
                offset: sane(shadow.shadowOffset), blurRadius: sane(shadow.shadowBlurRadius), color: shadowColor.cgColor
            )
        }
        if let attachment = values[.attachment] as? NSTextAttachment {
            result.attachment = textAttachment(
                attachment, at: location, font: font, color: values[.foregroundColor] as? UIColor)
        }
        if let effect = values[.textEffect] {
            let name = (effect as? NSAttributedString.TextEffectStyle)?.rawValue ?? effect as? String
            result.isLetterpress = name == NSAttributedString.TextEffectStyle.letterpressStyle.rawValue
        }
        if let directions = values[.writingDirection] as? [Any] {
            result.writingDirection = directions.compactMap { number($0).map { Int($0) & 3 } }
        }
        if values[.link] != nil {
            if marksLinks || values[.foregroundColor] == nil { result.color = UIColor.link.cgColor }
            if marksLinks, values[.underlineStyle] == nil {
                result.underlineStyle = NSUnderlineStyle.single.rawValue
            }
        }
        return result
    }

    static func paragraph(_ style: NSParagraphStyle) -> ParagraphStyle {
        let values = style.values
        var result = ParagraphStyle()
        result.alignment = ParagraphStyle.Alignment(rawValue: values.alignment.rawValue)!
        result.lineBreakMode = ParagraphStyle.LineBreakMode(rawValue: values.lineBreakMode.rawValue)!
        result.lineBreakStrategy = Int(values.lineBreakStrategy.rawValue)
        result.lineSpacing = sane(values.lineSpacing)
        result.paragraphSpacing = sane(values.paragraphSpacing)
        result.paragraphSpacingBefore = sane(values.paragraphSpacingBefore)
        result.minimumLineHeight = sane(values.minimumLineHeight)
        result.maximumLineHeight = sane(values.maximumLineHeight)
        result.lineHeightMultiple = sane(values.lineHeightMultiple)
        result.firstLineHeadIndent = sane(values.firstLineHeadIndent)
        result.headIndent = sane(values.headIndent)
        result.tailIndent = sane(values.tailIndent)
        result.baseWritingDirection = ParagraphStyle.WritingDirection(rawValue: values.baseWritingDirection.rawValue)!
        result.hyphenationFactor = style.hyphenationFactor
        result.defaultTabInterval = sane(values.defaultTabInterval)
        result.tightens = values.allowsDefaultTighteningForTruncation
        if values.tabStops != NSParagraphStyle.Values.defaultTabStops {
            result.tabStops = values.tabStops.map {
                ParagraphStyle.TabStop(
                    location: sane($0.location), alignment: ParagraphStyle.Alignment(rawValue: $0.alignment.rawValue)!)
            }
        }
        return result
    }

    /// A symbol takes the text's size and weight unless it has its own, and the text's colour.
    private static func textAttachment(
        _ attachment: NSTextAttachment, at index: Int, font: UIFont, color: UIColor?
    ) -> TextAttachment {
        let line = CGRect(x: 0, y: 0, width: CGFloat.greatestFiniteMagnitude, height: font.lineHeight)
        let asked = attachment.attachmentBounds(
            for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: index)
        var image = attachment.image(forBounds: asked, textContainer: nil, characterIndex: index)
        if let symbol = image, symbol.isSymbolImage {
            let beside = UIImage.SymbolConfiguration(font: font).configurationWithoutTextStyle()
            image = symbol.resolved(preferring: beside, traits: .current)
        }
        var size = asked.size
        var offset = asked.minY
        // Whoever says nothing of the size gets the picture's own, a symbol standing on the baseline as among text.
        if attachment.bounds.size == .zero, asked == attachment.naturalBounds {
            size = image?.size ?? .zero
            if asked.origin == .zero, let baseline = image?.baselineOffsetFromBottom { offset = -baseline }
        }
        let tint = color ?? .black
        let shown = image
        let padding = max(sane(attachment.lineLayoutPadding), 0)
        let room = CGSize(width: max(sane(size.width), 0) + 2 * padding, height: max(sane(size.height), 0))
        return TextAttachment(size: room, baselineOffset: sane(offset)) { context, rect, _ in
            guard let shown else { return }
            ImagePainter.draw(shown, in: rect.insetBy(dx: padding, dy: 0), context: context, tint: tint)
        }
    }

    private static func color(_ value: Any?) -> CGColor? { (value as? UIColor)?.cgColor }

    /// A length that layout can add up: no number is 0, and nothing is larger than a million points.
    private static func sane(_ length: CGFloat) -> CGFloat {
        length.isNaN ? 0 : min(max(length, -1_000_000), 1_000_000)
    }

    private static func sane(_ size: CGSize) -> CGSize { CGSize(width: sane(size.width), height: sane(size.height)) }

    static func number(_ value: Any?) -> CGFloat? { anyNumber(value).map(sane) }

    private static func anyNumber(_ value: Any?) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Int: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        case let value as NSUnderlineStyle: CGFloat(value.rawValue)
        default: nil
        }
    }
}
