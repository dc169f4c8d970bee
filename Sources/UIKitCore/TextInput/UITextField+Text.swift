internal import Typesetting

extension UITextField {
    func _setUpTextField() {
        isOpaque = false
        contentHorizontalAlignment = .leading
        parts.content = TextFieldContentView(self)
        addSubview(parts.content)
        _ = _editor.menu
        accessibilityTraits = .none
    }

    // MARK: Text

    func _setText(_ text: NSAttributedString) {
        look.text = NSMutableAttributedString(attributedString: text)
        _editor.moveToEnd()
        _textChanged()
    }

    /// Characters without a font, a colour or a paragraph style get the field's.
    func _setAttributedText(_ text: NSAttributedString?) {
        guard let text, text.length > 0 else { return _setText(NSAttributedString(string: "")) }
        let full = NSMutableAttributedString(attributedString: text)
        let defaults = look.attributes
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, range, _ in
            for (key, value) in defaults where values[key] == nil { full.addAttribute(key, value: value, range: range) }
        }
        _setText(full)
    }

    func _setAttribute(_ key: NSAttributedString.Key, _ value: Any, _ change: (inout TextFieldLook) -> Void) {
        change(&look)
        if look.text.length > 0 {
            look.text.addAttribute(key, value: value, range: NSRange(location: 0, length: look.text.length))
        }
        _textChanged()
    }

    func _setDefaultAttributes(_ values: [NSAttributedString.Key: Any]) {
        look.others = values
        if let font = values[.font] as? UIFont { look.font = font }
        if let color = values[.foregroundColor] as? UIColor { look.textColor = color }
        if let style = values[.paragraphStyle] as? NSParagraphStyle { look.alignment = style.alignment }
        look.text.setAttributes(look.attributes, range: NSRange(location: 0, length: look.text.length))
        _textChanged()
    }

    func _setPlaceholder(_ text: NSAttributedString?) {
        look.placeholder = text
        invalidateIntrinsicContentSize()
        _lookChanged()
    }

    func _textChanged() {
        invalidateIntrinsicContentSize()
        _lookChanged()
        _keyboardTraitsChanged()
    }

    func _lookChanged() {
        parts.content?.layer.setNeedsDisplay()
        setNeedsLayout()
    }

    func _followTextSize() {
        guard adjustsFontForContentSizeCategory else { return }
        let adjusted = look.font.adjusted(to: traitCollection)
        guard adjusted != look.font else { return }
        _setAttribute(.font, adjusted) { $0.font = adjusted }
    }

    func _traitsChanged(from previous: UITraitCollection?) {
        let now = traitCollection
        if previous?.preferredContentSizeCategory != now.preferredContentSizeCategory
            || previous?.legibilityWeight != now.legibilityWeight
        {
            _followTextSize()
        }
        _borderChanged()
        _textChanged()
    }

    // MARK: What is shown

    var _pixelScale: CGFloat {
        let scale = traitCollection.displayScale
        return scale > 0 ? scale : GraphicsDefaults.screenScale
    }

    /// Dots for secret text.
    var _shownString: String {
        guard isSecureTextEntry else { return look.text.string }
        return String(repeating: "\u{2022}", count: (look.text.string as NSString).length)
    }

    /// The text in its colours. Use with the field's traits current.
    private func _shownText() -> NSAttributedString {
        let shown: NSAttributedString
        if isSecureTextEntry {
            shown = NSAttributedString(
                string: _shownString,
                attributes: look.text.length > 0 ? look.text.attributes(at: 0, effectiveRange: nil) : look.attributes)
        } else {
            shown = look.text
        }
        guard !isEnabled else { return shown }
        let dimmed = NSMutableAttributedString(attributedString: shown)
        dimmed.addAttribute(
            .foregroundColor, value: UIColor.tertiaryLabel, range: NSRange(location: 0, length: shown.length))
        return dimmed
    }

    private func _placeholderText() -> NSAttributedString {
        guard let placeholder = look.placeholder else { return NSAttributedString(string: "") }
        let result = NSMutableAttributedString(attributedString: placeholder)
        let style = look.paragraphStyle
        placeholder.enumerateAttributes(in: NSRange(location: 0, length: placeholder.length)) { values, range, _ in
            if values[.font] == nil { result.addAttribute(.font, value: look.font, range: range) }
            if values[.foregroundColor] == nil {
                result.addAttribute(.foregroundColor, value: _placeholderColor, range: range)
            }
            if values[.paragraphStyle] == nil { result.addAttribute(.paragraphStyle, value: style, range: range) }
        }
        return result
    }

    // MARK: Measuring and drawing

    func _layout(_ text: NSAttributedString, width: CGFloat) -> TextLayout {
        _withCurrentTraits {
            let constraints = TextConstraints(
                width: width, numberOfLines: 1, scale: _pixelScale,
                rightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
            return TextMeasurer.layout(AttributedConversion.styledText(text), constraints)
        }
    }

    /// Shrunk to the width where the field does that.
    func _fittedText(width: CGFloat) -> NSAttributedString {
        let text = _withCurrentTraits { _shownText() }
        guard adjustsFontSizeToFitWidth, text.length > 0, width > 0 else { return text }
        let natural = _layout(text, width: .infinity).size.width
        guard natural > width else { return text }
        let least = minimumFontSize > 0 ? minimumFontSize / look.font.pointSize : 0.01
        let factor = max(width / natural * 0.99, min(least, 1))
        let result = NSMutableAttributedString(attributedString: text)
        text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) { value, range, _ in
            guard let font = value as? UIFont else { return }
            result.addAttribute(.font, value: font.withSize(font.pointSize * factor), range: range)
        }
        return result
    }

    /// The line's top in a rectangle.
    func _top(of height: CGFloat, in rect: CGRect) -> CGFloat {
        switch contentVerticalAlignment {
        case .top: rect.minY
        case .bottom: rect.maxY - height
        default: rect.minY + Pixels.round((rect.height - height) / 2, _pixelScale)
        }
    }

    func _drawText(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), look.text.length > 0 else { return }
        let text = _fittedText(width: rect.width)
        let natural = _layout(text, width: .infinity)
        let isScrolled = isEditing && natural.size.width > rect.width
        let layout = isScrolled ? natural : _layout(text, width: rect.width)
        layout.draw(
            in: context,
            at: CGPoint(x: rect.minX - (isScrolled ? parts.scroll : 0), y: _top(of: layout.size.height, in: rect)))
    }

    func _drawPlaceholder(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let text = _withCurrentTraits { _placeholderText() }
        guard text.length > 0 else { return }
        let layout = _layout(text, width: rect.width)
        layout.draw(in: context, at: CGPoint(x: rect.minX, y: _top(of: layout.size.height, in: rect)))
    }

    /// The exact size of what is shown: the text, or the placeholder without one.
    func _naturalTextSize() -> CGSize {
        let text = look.text.length > 0 ? _shownText() : _placeholderText()
        return text.length > 0 ? _layout(text, width: .infinity).size : .zero
    }

    // MARK: Geometry of the edited text

    var _textGeometry: TextGeometry {
        let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        let text = _fittedText(width: rect.width)
        let natural = _layout(text, width: .infinity)
        let isScrolled = natural.size.width > rect.width
        let layout = isScrolled ? natural : _layout(text, width: rect.width)
        let height = text.length > 0 ? layout.size.height : look.font.lineHeight
        let origin = CGPoint(x: rect.minX - (isScrolled ? parts.scroll : 0), y: _top(of: height, in: rect))
        return TextGeometry(
            layout, of: text.string as NSString, at: origin, width: rect.width, lineHeight: look.font.lineHeight,
            emptyLineX: _emptyCaretX(rect.width), endsWithEmptyLine: text.length == 0)
    }

    /// Where the insertion point stands without text.
    private func _emptyCaretX(_ width: CGFloat) -> CGFloat {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch look.alignment {
        case .center: return width / 2
        case .right: return width
        case .left: return 0
        default: return isRightToLeft ? width : 0
        }
    }

    func _baseline(in fieldHeight: CGFloat) -> CGFloat {
        let height = look.font.lineHeight
        let rect = textRect(forBounds: CGRect(x: 0, y: 0, width: max(bounds.width, 60), height: fieldHeight))
        return Pixels.round(_top(of: height, in: rect) + look.font.ascender, _pixelScale)
    }
}
