internal import Typesetting

extension UILabel {
    /// Pixels a point.
    var pixelScale: CGFloat {
        let scale = traitCollection.displayScale
        return scale > 0 ? scale : GraphicsDefaults.screenScale
    }

    var isEmpty: Bool { (attributed?.length ?? 0) == 0 && (look.text ?? "").isEmpty }

    /// The text without colours, so that labels of one text share their measurements.
    var textToMeasure: StyledText {
        if let text = measured.text { return text }
        let text: StyledText
        if let attributed {
            text = traitCollection._asCurrent { AttributedConversion.styledText(attributed) }
        } else {
            text = look.styledText(color: nil)
        }
        measured.text = text
        return text
    }

    /// Attributed text in the label's own font where it names none.
    func completed(_ string: NSAttributedString) -> NSAttributedString {
        let result = NSMutableAttributedString(attributedString: string)
        let whole = NSRange(location: 0, length: string.length)
        var paragraph: NSParagraphStyle?
        string.enumerateAttributes(in: whole) { values, range, _ in
            if values[.font] == nil { result.addAttribute(.font, value: look.font, range: range) }
            if values[.foregroundColor] == nil, values[.link] == nil {
                result.addAttribute(.foregroundColor, value: look.textColor, range: range)
            }
            if values[.paragraphStyle] == nil {
                if paragraph == nil { paragraph = look.paragraphStyle }
                result.addAttribute(.paragraphStyle, value: paragraph!, range: range)
            }
        }
        return result
    }

    func constraints(width: CGFloat, height: CGFloat = .infinity, lines: Int) -> TextConstraints {
        var room = TextConstraints(
            width: StringDrawing.limit(width), height: StringDrawing.limit(height), numberOfLines: lines,
            lineBreakMode: ParagraphStyle.LineBreakMode(rawValue: look.lineBreakMode.rawValue)!,
            lineBreakStrategy: Int(lineBreakStrategy.rawValue), scale: pixelScale,
            rightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        room.tightens = allowsDefaultTighteningForTruncation
        return room
    }

    /// The size of the text within the room, rounded up to pixels.
    func measure(width: CGFloat, height: CGFloat = .infinity, lines: Int) -> CGSize {
        guard !isEmpty else { return .zero }
        let size = TextMeasurer.size(textToMeasure, constraints(width: width, height: height, lines: lines))
        return CGSize(width: Pixels.ceil(size.width, pixelScale), height: Pixels.ceil(size.height, pixelScale))
    }

    /// Plain text as it is drawn, without its colour, in a rectangle of a size; kept until the text changes.
    func drawnLayout(in size: CGSize) -> TextLayout {
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for known in measured.drawn where known.size == size && known.isReversed == isReversed { return known.layout }
        // A pixel of tolerance: frames are rounded to pixels after they were measured.
        let room = constraints(
            width: LabelPainter.width(of: self, in: size.width), height: size.height + 1 / pixelScale,
            lines: numberOfLines)
        let layout = TextMeasurer.layout(textToMeasure, room)
        measured.drawn = measured.drawn.suffix(1) + [(size, isReversed, layout)]
        return layout
    }

    /// What the label wants at a width, asked through `textRect` so that subclasses can add insets.
    func fittingSize(width: CGFloat) -> CGSize {
        if let known = measured.sizes[width] { return known }
        let huge = CGRect(x: 0, y: 0, width: width.isFinite ? width : 10_000_000, height: 10_000_000)
        let rect = textRect(forBounds: huge, limitedToNumberOfLines: numberOfLines)
        let size = CGSize(width: Pixels.ceil(rect.width, pixelScale), height: Pixels.ceil(rect.height, pixelScale))
        if measured.sizes.count > 8 { measured.sizes.removeAll() }
        measured.sizes[width] = size
        return size
    }

    /// Distances of the first baseline from the top and of the last one from the bottom, on pixels.
    var baselines: (first: CGFloat, last: CGFloat) {
        baselines(forWidth: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : bounds.width)
    }

    func baselines(forWidth width: CGFloat) -> (first: CGFloat, last: CGFloat) {
        let width = numberOfLines != 1 && width > 0 && !isEmpty ? width : .infinity
        if let known = measured.baselines, known.width == width { return (known.first, known.last) }
        let scale = pixelScale
        let result: (CGFloat, CGFloat)
        if isEmpty {
            result = (Pixels.round(look.font.ascender, scale), Pixels.round(-look.font.descender, scale))
        } else {
            let layout = TextMeasurer.layout(textToMeasure, constraints(width: width, lines: numberOfLines))
            let height = Pixels.ceil(layout.size.height, scale)
            result = (
                Pixels.round(layout.firstBaseline, scale), height - Pixels.round(layout.lastBaseline, scale)
            )
        }
        measured.baselines = (width, result.0, result.1)
        return result
    }

    // MARK: Changes

    /// The text looks different in the same room.
    func lookChanged() {
        measured.text = nil
        measured.drawn.removeAll()
        setNeedsDisplay()
    }

    /// A property set after `attributedText` goes for all of it.
    func setOnAttributed(_ key: NSAttributedString.Key, _ value: Any) {
        guard let old = attributed else { return }
        let changed = NSMutableAttributedString(attributedString: old)
        changed.addAttribute(key, value: value, range: NSRange(location: 0, length: old.length))
        attributed = NSAttributedString(attributedString: changed)
    }

    func setParagraphOnAttributed(_ change: (NSMutableParagraphStyle) -> Void) {
        guard let old = attributed else { return }
        let changed = NSMutableAttributedString(attributedString: old)
        let whole = NSRange(location: 0, length: old.length)
        old.enumerateAttribute(.paragraphStyle, in: whole) { value, range, _ in
            let style = NSMutableParagraphStyle()
            style.setParagraphStyle(value as? NSParagraphStyle ?? look.paragraphStyle)
            change(style)
            changed.addAttribute(.paragraphStyle, value: style, range: range)
        }
        attributed = NSAttributedString(attributedString: changed)
    }

    /// Brings fonts that follow the preferred text size to the size of the traits.
    func followTextSize() {
        guard adjustsFontForContentSizeCategory else { return }
        let traits = traitCollection
        var isChanged = false
        let adjusted = look.font.adjusted(to: traits)
        if adjusted != look.font {
            look.font = adjusted
            isChanged = true
        }
        if let old = attributed {
            let changed = NSMutableAttributedString(attributedString: old)
            old.enumerateAttribute(.font, in: NSRange(location: 0, length: old.length)) { value, range, _ in
                guard let font = value as? UIFont else { return }
                let adjusted = font.adjusted(to: traits)
                if adjusted != font {
                    changed.addAttribute(.font, value: adjusted, range: range)
                    isChanged = true
                }
            }
            attributed = NSAttributedString(attributedString: changed)
        }
        if isChanged { textChanged() }
    }
}

extension LabelLook {
    var paragraphStyle: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        style.lineBreakMode = lineBreakMode
        return style
    }
}
