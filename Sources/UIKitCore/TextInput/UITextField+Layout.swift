extension UITextField {
    private var _isRightToLeftField: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    // MARK: Views beside the text

    func _isShown(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    /// A field with text shows its clear button as the mode says, instead of the right view.
    var _showsClearButton: Bool { hasText && isEnabled && _isShown(clearButtonMode) && !_showsRightView }
    var _showsLeftView: Bool { leftView != nil && _isShown(leftViewMode) }
    var _showsRightView: Bool { rightView != nil && _isShown(rightViewMode) }

    func _viewsChanged(removing old: UIView? = nil) {
        if let old, old !== leftView, old !== rightView, old.superview === self { old.removeFromSuperview() }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func _size(of view: UIView?) -> CGSize {
        guard let view else { return .zero }
        if view.bounds.size != .zero { return view.bounds.size }
        let wanted = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return wanted
    }

    // MARK: Rectangles

    /// Measured: text of a rounded field starts 7 points in.
    /// Unverified: 2 points above and below, and the room of other styles.
    var _textInsets: UIEdgeInsets {
        switch borderStyle {
        case .none: .zero
        case .line: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
        case .bezel, .roundedRect: UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
        }
    }

    /// Between views beside the text and the text.
    var _viewGap: CGFloat { 0 }

    func _textRect(_ bounds: CGRect) -> CGRect {
        var rect = borderRect(forBounds: bounds).inset(by: _textInsets)
        func cut(left edge: CGFloat) {
            let moved = max(rect.minX, edge)
            rect.size.width = max(rect.maxX - moved, 0)
            rect.origin.x = moved
        }
        func cut(right edge: CGFloat) { rect.size.width = max(min(rect.maxX, edge) - rect.minX, 0) }
        let flips = _isRightToLeftField
        if _showsLeftView {
            let view = leftViewRect(forBounds: bounds)
            if flips { cut(right: view.minX - _viewGap) } else { cut(left: view.maxX + _viewGap) }
        }
        if _showsRightView {
            let view = rightViewRect(forBounds: bounds)
            if flips { cut(left: view.maxX + _viewGap) } else { cut(right: view.minX - _viewGap) }
        } else if hasText && isEnabled && _isShown(clearButtonMode) {
            let button = clearButtonRect(forBounds: bounds)
            if flips { cut(left: button.maxX + 3) } else { cut(right: button.minX - 3) }
        }
        return rect
    }

    /// Unverified: 19 points, 7 points from the end of a bordered field.
    func _clearButtonRect(_ bounds: CGRect) -> CGRect {
        let side: CGFloat = 19
        let inset: CGFloat = borderStyle == .none ? 0 : 7
        let x = _isRightToLeftField ? bounds.minX + inset : bounds.maxX - inset - side
        return CGRect(
            x: x, y: bounds.minY + Pixels.round((bounds.height - side) / 2, _pixelScale), width: side, height: side)
    }

    func _leftViewRect(_ bounds: CGRect) -> CGRect { _sideRect(bounds, leftView, atEnd: _isRightToLeftField) }
    func _rightViewRect(_ bounds: CGRect) -> CGRect { _sideRect(bounds, rightView, atEnd: !_isRightToLeftField) }

    /// Unverified: views stand 7 points in from a border.
    private func _sideRect(_ bounds: CGRect, _ view: UIView?, atEnd: Bool) -> CGRect {
        let size = _size(of: view)
        let inset: CGFloat = borderStyle == .none || borderStyle == .line ? 0 : 7
        let height = min(size.height, bounds.height)
        return CGRect(
            x: atEnd ? bounds.maxX - inset - size.width : bounds.minX + inset,
            y: bounds.minY + Pixels.round((bounds.height - height) / 2, _pixelScale), width: size.width, height: height)
    }

    // MARK: Size

    /// Measured: a rounded field at 17 points is 34 high and 28 wider than its text.
    /// Unverified: one point over the line without a border, 13 with one.
    func _intrinsicSize() -> CGSize {
        let text = _naturalTextSize()
        let line = max(look.font.lineHeight, text.height).rounded(.up)
        var size = CGSize(width: text.width.rounded(.up), height: line + 1)
        switch borderStyle {
        case .none: break
        case .line: size = CGSize(width: size.width + 4, height: line + 5)
        case .bezel, .roundedRect: size = CGSize(width: size.width + 28, height: line + 13)
        }
        if _showsLeftView { size.width += _size(of: leftView).width }
        if _showsRightView { size.width += _size(of: rightView).width }
        if let background { size.height = max(size.height, background.size.height) }
        return size
    }

    // MARK: Parts

    func _borderChanged() {
        invalidateIntrinsicContentSize()
        let image = isEnabled ? background : disabledBackground ?? background
        if borderStyle == .none || (image != nil && borderStyle != .roundedRect) {
            parts.border?.removeFromSuperview()
            parts.border = nil
        } else {
            let border = parts.border ?? TextFieldBorderView(frame: bounds)
            if border.superview == nil { insertSubview(border, at: 0) }
            parts.border = border
            _withCurrentTraits {
                border.show(
                    borderStyle, isEnabled: isEnabled, traits: traitCollection, hasBackground: _backgroundColor != nil)
            }
        }
        if let image, borderStyle != .roundedRect {
            let view = parts.backgroundImage ?? UIImageView()
            if view.superview == nil { insertSubview(view, at: 0) }
            view.image = image
            parts.backgroundImage = view
        } else {
            parts.backgroundImage?.removeFromSuperview()
            parts.backgroundImage = nil
        }
        _lookChanged()
    }

    func _layoutParts() {
        parts.border?.frame = borderRect(forBounds: bounds)
        parts.backgroundImage?.frame = bounds
        _place(leftView, shown: _showsLeftView) { leftViewRect(forBounds: bounds) }
        _place(rightView, shown: _showsRightView) { rightViewRect(forBounds: bounds) }
        _layoutClearButton()
        parts.content.frame =
            hasText
            ? (isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
            : placeholderRect(forBounds: bounds)
        parts.content.layer.setNeedsDisplay()
        _layoutSelection()
    }

    private func _place(_ view: UIView?, shown: Bool, _ rect: () -> CGRect) {
        guard let view else { return }
        guard shown else { return view.removeFromSuperview() }
        if view.superview !== self { addSubview(view) }
        view.frame = rect()
    }

    private func _layoutClearButton() {
        guard _showsClearButton else {
            parts.clearButton?.removeFromSuperview()
            return
        }
        let button = parts.clearButton ?? _makeClearButton()
        parts.clearButton = button
        if button.superview !== self { addSubview(button) }
        button.frame = clearButtonRect(forBounds: bounds)
    }

    private func _makeClearButton() -> UIButton {
        let button = UIButton(type: .custom)
        let configuration = UIImage.SymbolConfiguration(pointSize: 15, weight: .regular, scale: .default)
        button.setImage(UIImage(systemName: "xmark.circle.fill", withConfiguration: configuration), for: .normal)
        button.tintColor = .tertiaryLabel
        button.accessibilityLabel = "Clear text"
        button.addAction(UIAction { [weak self] _ in self?._clearByUser() }, for: .touchUpInside)
        return button
    }

    // MARK: Insertion point and selection

    /// Scrolls the insertion point into sight and draws it, or the selection.
    func _layoutSelection() {
        for view in parts.highlights { view.removeFromSuperview() }
        parts.highlights = []
        guard isEditing else {
            parts.caret?.removeFromSuperview()
            parts.scroll = 0
            return
        }
        _scrollToInsertionPoint()
        let selection = _editor.selection
        if selection.length > 0 {
            parts.caret?.removeFromSuperview()
            for rect in selectionRects(for: TextSpan(selection)) {
                let view = UIView(frame: rect.rect.intersection(parts.content.frame))
                view.isUserInteractionEnabled = false
                view.backgroundColor = tintColor.withAlphaComponent(0.2)
                insertSubview(view, belowSubview: parts.content)
                parts.highlights.append(view)
            }
            return
        }
        let caret = parts.caret ?? UIView()
        parts.caret = caret
        caret.isUserInteractionEnabled = false
        caret.layer.cornerRadius = 1
        caret.backgroundColor = tintColor
        if caret.superview !== self { addSubview(caret) }
        caret.frame = caretRect(for: TextOffset(selection.location))
    }

    private func _scrollToInsertionPoint() {
        let rect = editingRect(forBounds: bounds)
        let natural = _layout(_fittedText(width: rect.width), width: .infinity)
        guard natural.size.width > rect.width, let line = natural.lines.indices.first else {
            parts.scroll = 0
            return
        }
        let x = natural.caretX(at: _editor.selection.location, inLine: line)
        parts.scroll = min(max(parts.scroll, x + 2 - rect.width), max(x - 1, 0))
        parts.scroll = max(min(parts.scroll, natural.size.width + 2 - rect.width), 0)
    }
}
