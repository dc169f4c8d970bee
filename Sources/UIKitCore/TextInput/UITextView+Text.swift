internal import Typesetting

extension UITextView {
    func _setUpTextView() {
        if let manager = textContainer.layoutManager {
            look.layoutManager = manager
            if let storage = manager.textStorage {
                look.storage = storage
            } else {
                look.storage.addLayoutManager(manager)
            }
        } else {
            look.layoutManager.addTextContainer(textContainer)
            look.storage.addLayoutManager(look.layoutManager)
            textContainer.widthTracksTextView = true
        }
        look.content = TextContainerView(self)
        addSubview(look.content)
        _ = _editor.menu
        alwaysBounceVertical = false
        backgroundColor = .systemBackground
        let manager = look.layoutManager
        manager.traits = { [weak self] in onAssumedMain { self?._layoutTraits } ?? .current }
        manager.displayed = { [weak self] text in
            return onAssumedMain { self?._displayed(text) } ?? text
        }
        manager.emptyLineAttributes = { [weak self] in
            onAssumedMain { self?._typingAttributes } ?? [:]
        }
        manager.didInvalidate = { [weak self] in onAssumedMain { self?._layoutInvalidated() } }
        _roomChanged()
    }

    private var _layoutTraits: UITraitCollection {
        let traits = traitCollection
        guard _semanticContentAttribute != .unspecified else { return traits }
        let direction: UITraitEnvironmentLayoutDirection =
            effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        return traits.modifyingTraits { $0.layoutDirection = direction }
    }

    // MARK: Attributes

    var _plainAttributes: [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.alignment = look.alignment
        return [
            .font: font ?? TextViewLook.defaultFont, .foregroundColor: textColor ?? .label, .paragraphStyle: style,
        ]
    }

    /// Those of the character before the insertion point, unless the app has set others.
    var _typingAttributes: [NSAttributedString.Key: Any] {
        if let typing = look.typing { return typing }
        let place = _editor.selection.location
        guard textStorage.length > 0 else { return _plainAttributes }
        var values = textStorage.attributes(at: min(max(place - 1, 0), textStorage.length - 1), effectiveRange: nil)
        values[.attachment] = nil
        values[.link] = nil
        return values
    }

    func _styling(at position: UITextPosition) -> [NSAttributedString.Key: Any]? {
        guard let place = (position as? TextOffset)?.offset, textStorage.length > 0 else { return _typingAttributes }
        return textStorage.attributes(at: min(max(place, 0), textStorage.length - 1), effectiveRange: nil)
    }

    func _setText(_ text: NSAttributedString) {
        let full = NSMutableAttributedString(attributedString: text)
        let plain = _plainAttributes
        // Text keeps its own colour where it names none: black, as on the phone, is the label colour in light style.
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, range, _ in
            if values[.font] == nil { full.addAttribute(.font, value: TextViewLook.defaultFont, range: range) }
            if values[.foregroundColor] == nil {
                full.addAttribute(.foregroundColor, value: UIColor.label, range: range)
            }
        }
        look.font = plain[.font] as? UIFont
        look.textColor = plain[.foregroundColor] as? UIColor
        look.typing = nil
        textStorage.setAttributedString(full)
        if text.length > 0 {
            if let style = full.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle {
                look.alignment = style.alignment
            }
        }
        _editor.moveToEnd()
        _followTextSize()
    }

    func _setFont(_ font: UIFont?) {
        look.font = font
        look.typing?[.font] = font
        let font = font ?? TextViewLook.defaultFont
        let whole = NSRange(location: 0, length: textStorage.length)
        if whole.length > 0 { textStorage.addAttribute(.font, value: font, range: whole) }
        layoutManager.forgetLayout()
        _followTextSize()
    }

    func _setColor(_ color: UIColor?) {
        look.textColor = color
        look.typing?[.foregroundColor] = color
        let whole = NSRange(location: 0, length: textStorage.length)
        if whole.length > 0 { textStorage.addAttribute(.foregroundColor, value: color ?? .label, range: whole) }
        layoutManager.forgetLayout()
    }

    func _setAlignment(_ alignment: NSTextAlignment) {
        look.alignment = alignment
        let whole = NSRange(location: 0, length: textStorage.length)
        if whole.length > 0 {
            let copy = NSAttributedString(attributedString: textStorage)
            textStorage.beginEditing()
            copy.enumerateAttribute(.paragraphStyle, in: whole) { value, range, _ in
                let style = NSMutableParagraphStyle()
                if let old = value as? NSParagraphStyle { style.setParagraphStyle(old) }
                style.alignment = alignment
                textStorage.addAttribute(.paragraphStyle, value: style, range: range)
            }
            textStorage.endEditing()
        }
        layoutManager.forgetLayout()
    }

    func _followTextSize() {
        guard adjustsFontForContentSizeCategory else { return }
        let traits = traitCollection
        if let font = look.font { look.font = font.adjusted(to: traits) }
        let copy = NSAttributedString(attributedString: textStorage)
        copy.enumerateAttribute(.font, in: NSRange(location: 0, length: copy.length)) { value, range, _ in
            guard let font = value as? UIFont else { return }
            let adjusted = font.adjusted(to: traits)
            if adjusted != font { textStorage.addAttribute(.font, value: adjusted, range: range) }
        }
    }

    func _traitsChanged(from previous: UITraitCollection?) {
        let now = traitCollection
        if previous?.preferredContentSizeCategory != now.preferredContentSizeCategory
            || previous?.legibilityWeight != now.legibilityWeight
        {
            _followTextSize()
        }
        layoutManager.forgetLayout()
    }

    // MARK: Links

    /// The text with links in their attributes, and what data detectors find.
    func _displayed(_ text: NSAttributedString) -> NSAttributedString {
        let whole = NSRange(location: 0, length: text.length)
        var links: [NSRange] = []
        text.enumerateAttribute(.link, in: whole) { value, range, _ in if value != nil { links.append(range) } }
        if !isEditable, dataDetectorTypes != [] {
            links += DataDetector.matches(in: text.string, dataDetectorTypes).map(\.range)
        }
        guard !links.isEmpty else { return text }
        let result = NSMutableAttributedString(attributedString: text)
        var attributes = linkTextAttributes ?? [:]
        if let color = attributes[.foregroundColor] as? UIColor, color === UIColor.tintColor {
            attributes[.foregroundColor] = tintColor
        }
        for range in links { result.addAttributes(attributes, range: range) }
        return result
    }
}
