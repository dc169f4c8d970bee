extension UITextView: TextEditingHost {
    var _editedText: NSAttributedString { textStorage }

    func _replaceCharacters(in range: NSRange, with text: String) {
        textStorage.replaceCharacters(in: range, with: NSAttributedString(string: text, attributes: _typingAttributes))
    }

    func _mayReplaceCharacters(in range: NSRange, with text: String) -> Bool {
        guard isEditable else { return false }
        return delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
    }

    func _textDidChangeByUser() {
        layoutIfNeeded()
        _scrollToVisible(_editor.selection)
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        _keyboardTraitsChanged()
    }

    func _selectionDidChange() {
        look.typing = nil
        setNeedsLayout()
        delegate?.textViewDidChangeSelection(self)
    }

    // MARK: Beginning and ending

    func _becomeFirstResponder(_ proceed: () -> Bool) -> Bool {
        if isFirstResponder { return true }
        if window == nil { return proceed() }
        guard canBecomeFirstResponder else { return false }
        guard !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true else { return false }
        guard proceed() else { return false }
        setNeedsLayout()
        guard isEditable else { return true }
        delegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return isFirstResponder
    }

    func _resignFirstResponder(_ proceed: () -> Bool) -> Bool {
        guard isFirstResponder, !look.isEndingEditing else { return proceed() }
        look.isEndingEditing = true
        let mayEnd = !isEditable || delegate?.textViewShouldEndEditing(self) ?? true
        look.isEndingEditing = false
        guard mayEnd, proceed() else { return false }
        _editor.unmark()
        setNeedsLayout()
        guard isEditable else { return true }
        delegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        return true
    }

    func _keyboardTraitsChanged() {
        if isFirstResponder { KeyboardPresenter.shared.update() }
    }

    // MARK: Touches

    /// A tap on a link follows it, another one puts the insertion point; a second tap selects the word there, a third the paragraph.
    func _touched(at point: CGPoint, taps: Int) {
        if !isEditable || !isFirstResponder, let (link, range) = _link(at: point), !isEditable {
            let url = link as? URL ?? (link as? String).flatMap { URL(string: $0) }
            guard let url else { return }
            if delegate?.textView(self, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction) ?? true {
                UIApplication.shared.open(url)
            }
            return
        }
        let wasEditing = isFirstResponder
        guard becomeFirstResponder(), let place = closestPosition(to: point) as? TextOffset else { return }
        let before = _editor.selection
        guard isEditable || taps > 1 && isSelectable else { return }
        _editor.selection = NSRange(location: place.offset, length: 0)
        if taps == 2 { _editor.selectWord() }
        if taps > 2 { _editor.select(.paragraph) }
        if wasEditing || taps > 1 { _editor.menu.tapped(taps, before: before) }
    }

    func _link(at point: CGPoint) -> (value: Any, range: NSRange)? {
        guard let span = characterRange(at: point) as? TextSpan else { return nil }
        var range = NSRange(location: 0, length: 0)
        if let link = textStorage.attribute(.link, at: span.range.location, effectiveRange: &range) {
            return (link, range)
        }
        let found = DataDetector.matches(in: textStorage.string, dataDetectorTypes).first {
            NSLocationInRange(span.range.location, $0.range)
        }
        return found.map { ($0.url, $0.range) }
    }
}
