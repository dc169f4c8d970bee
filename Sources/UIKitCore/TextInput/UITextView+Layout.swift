internal import Typesetting

extension UITextView {
    var _pixelScale: CGFloat {
        let scale = traitCollection.displayScale
        return scale > 0 ? scale : GraphicsDefaults.screenScale
    }

    /// The width lines may take changed.
    func _roomChanged() {
        let width = max(bounds.width - textContainerInset.left - textContainerInset.right, 0)
        // A container of the view's own is as wide as the view, and as long as the text.
        if textContainer.widthTracksTextView {
            textContainer.size = CGSize(
                width: max(width, 0.001),
                height: textContainer.heightTracksTextView
                    ? max(bounds.height - textContainerInset.top - textContainerInset.bottom, 0.001) : 0)
        }
        _layoutInvalidated()
    }

    func _layoutInvalidated() {
        invalidateIntrinsicContentSize()
        look.content?.layer.setNeedsDisplay()
        setNeedsLayout()
    }

    /// The height of the text; without text, of a line in the typing attributes.
    private func _usedHeight() -> CGFloat { layoutManager.usedRect(for: textContainer).maxY }

    func _layoutText() {
        let inset = textContainerInset
        let scale = _pixelScale
        let height = Pixels.ceil(_usedHeight() + inset.top + inset.bottom, scale)
        let size = CGSize(width: bounds.width, height: height)
        if contentSize != size { contentSize = size }
        look.content.frame = CGRect(
            x: inset.left, y: inset.top, width: max(bounds.width - inset.left - inset.right, 0),
            height: max(height - inset.top - inset.bottom, 0))
        _layoutSelection()
    }

    /// Unverified: the width of text that does not wrap is rounded up to pixels.
    func _fittingSize(_ width: CGFloat) -> CGSize {
        let inset = textContainerInset
        let scale = _pixelScale
        let padding = textContainer.lineFragmentPadding
        let across = inset.left + inset.right + 2 * padding
        let room = width.isFinite ? max(width - across, 0) : .infinity
        return traitCollection._asCurrent {
            let text = _displayed(textStorage)
            let font = _typingAttributes[.font] as? UIFont ?? TextViewLook.defaultFont
            var constraints = TextConstraints(
                width: StringDrawing.limit(room), numberOfLines: textContainer.maximumNumberOfLines, scale: scale,
                rightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
            if textContainer.lineBreakMode != .byWordWrapping {
                constraints.lineBreakMode = ParagraphStyle.LineBreakMode(rawValue: textContainer.lineBreakMode.rawValue)
            }
            constraints.hyphenation = layoutManager.usesDefaultHyphenation ? 1 : layoutManager.hyphenationFactor
            constraints.exclusions = textContainer.areas(padding: padding)
            var size = TextMeasurer.size(AttributedConversion.styledText(text, marksLinks: false), constraints)
            let string = text.string as NSString
            if string.length == 0 {
                size = CGSize(width: 0, height: font.lineHeight)
            } else if TextGeometry.endsLine(string.character(at: string.length - 1)) {
                size.height += font.lineHeight
            }
            return CGSize(
                width: Pixels.ceil(size.width + across, scale),
                height: Pixels.ceil(size.height + inset.top + inset.bottom, scale))
        }
    }

    /// Of the first line from the top and of the last one from the bottom.
    var _baselines: (first: CGFloat, last: CGFloat) {
        let lines = layoutManager.piece(for: textContainer)?.geometry.lines ?? []
        let font = _typingAttributes[.font] as? UIFont ?? TextViewLook.defaultFont
        let first = lines.first.flatMap { $0.index == nil ? nil : $0.baseline } ?? font.ascender
        let descent = lines.last.map { $0.frame.maxY - $0.baseline } ?? -font.descender
        return (
            Pixels.round(textContainerInset.top + first, _pixelScale),
            Pixels.round(textContainerInset.bottom + descent, _pixelScale)
        )
    }

    // MARK: Geometry of the edited text

    /// In the scrolled content's coordinates, which are the view's.
    var _textGeometry: TextGeometry {
        var geometry =
            layoutManager.piece(for: textContainer)?.geometry
            ?? TextGeometry(
                TextMeasurer.layout(
                    StyledText("", attributes: TextAttributes(font: TextViewLook.defaultFont.typeface)),
                    TextConstraints()),
                of: "", at: .zero, width: bounds.width, lineHeight: TextViewLook.defaultFont.lineHeight, emptyLineX: 5,
                endsWithEmptyLine: true)
        let move = CGPoint(x: textContainerInset.left, y: textContainerInset.top)
        geometry.origin.x += move.x
        geometry.origin.y += move.y
        for index in geometry.lines.indices {
            geometry.lines[index].frame = geometry.lines[index].frame.offsetBy(dx: move.x, dy: move.y)
            geometry.lines[index].used = geometry.lines[index].used.offsetBy(dx: move.x, dy: move.y)
            geometry.lines[index].baseline += move.y
        }
        return geometry
    }

    func _scrollToVisible(_ range: NSRange) {
        layoutIfNeeded()
        let geometry = _textGeometry
        let rect = geometry.rects(of: range).first ?? geometry.caret(at: range.location)
        scrollRectToVisible(rect.insetBy(dx: 0, dy: -4), animated: false)
    }

    // MARK: Insertion point and selection

    /// Views come and go only as their number changes: a view that comes asks for layout again.
    private func _showHighlights(_ rects: [CGRect]) {
        while look.highlights.count > rects.count { look.highlights.removeLast().removeFromSuperview() }
        for (index, rect) in rects.enumerated() {
            if index == look.highlights.count {
                let view = UIView()
                view.isUserInteractionEnabled = false
                insertSubview(view, belowSubview: look.content)
                look.highlights.append(view)
            }
            look.highlights[index].frame = rect
            look.highlights[index].backgroundColor = tintColor.withAlphaComponent(0.2)
        }
    }

    private func _layoutSelection() {
        guard isFirstResponder else {
            _showHighlights([])
            look.caret?.removeFromSuperview()
            return
        }
        let selection = _editor.selection
        _showHighlights(selection.length > 0 ? selectionRects(for: TextSpan(selection)).map(\.rect) : [])
        guard selection.length == 0 else {
            look.caret?.removeFromSuperview()
            return
        }
        guard isEditable else {
            look.caret?.removeFromSuperview()
            return
        }
        let caret = look.caret ?? UIView()
        look.caret = caret
        caret.isUserInteractionEnabled = false
        caret.layer.cornerRadius = 1
        caret.backgroundColor = tintColor
        if caret.superview !== self { addSubview(caret) }
        caret.frame = caretRect(for: TextOffset(selection.location))
    }
}
