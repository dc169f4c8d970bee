extension UITextField: TextEditingHost {
    var _editedText: NSAttributedString { look.text }

    func _replaceCharacters(in range: NSRange, with text: String) {
        let inserted = NSAttributedString(string: text, attributes: look.typing ?? look.attributes)
        look.text.replaceCharacters(in: range, with: inserted)
        _textChanged()
    }

    func _mayReplaceCharacters(in range: NSRange, with text: String) -> Bool {
        guard parts.owner?.fieldMayChange(range, text) ?? true else { return false }
        return delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    }

    func _textDidChangeByUser() {
        sendActions(for: .editingChanged)
        parts.owner?.fieldDidChange()
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    func _selectionDidChange() {
        setNeedsLayout()
        delegate?.textFieldDidChangeSelection(self)
    }

    // MARK: Beginning and ending

    func _becomeFirstResponder(_ proceed: () -> Bool) -> Bool {
        if isFirstResponder { return true }
        if window == nil { return proceed() }
        guard canBecomeFirstResponder, parts.owner?.fieldMayBegin() ?? true,
            delegate?.textFieldShouldBeginEditing(self) ?? true
        else { return false }
        guard proceed() else { return false }
        if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true {
            text = ""
            _textDidChangeByUser()
        }
        look.typing = nil
        _editor.moveToEnd()
        _editingChanged()
        sendActions(for: .editingDidBegin)
        delegate?.textFieldDidBeginEditing(self)
        parts.owner?.fieldDidBegin()
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return isFirstResponder
    }

    func _resignFirstResponder(_ proceed: () -> Bool) -> Bool {
        guard isFirstResponder, !parts.isEndingEditing else { return proceed() }
        parts.isEndingEditing = true
        let mayEnd = (parts.owner?.fieldMayEnd() ?? true) && delegate?.textFieldShouldEndEditing(self) ?? true
        parts.isEndingEditing = false
        guard mayEnd else { return false }
        guard proceed() else { return false }
        _editor.unmark()
        look.typing = nil
        _editingChanged()
        sendActions(for: .editingDidEnd)
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        parts.owner?.fieldDidEnd()
        NotificationCenter.default.post(
            name: Self.textDidEndEditingNotification, object: self,
            userInfo: [Self.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue])
        return true
    }

    /// Views beside the text come and go with editing.
    private func _editingChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        parts.content.layer.setNeedsDisplay()
    }

    func _stateChanged() {
        if !isEnabled, isFirstResponder { resignFirstResponder() }
        _borderChanged()
    }

    // MARK: Keys

    /// The return key was pressed.
    func _returnByUser() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        parts.owner?.fieldReturned()
        let ends = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
        if ends { resignFirstResponder() }
    }

    func _clearByUser() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        text = ""
        _selectionDidChange()
        _textDidChangeByUser()
        becomeFirstResponder()
    }

    func _keyboardTraitsChanged() {
        if isFirstResponder { KeyboardPresenter.shared.update() }
    }

    // MARK: Touches

    /// A touch puts the insertion point where it is; a second one selects the word there, a third all text.
    func _touched(at point: CGPoint, taps: Int) {
        let wasEditing = isEditing
        guard becomeFirstResponder(), wasEditing, let place = closestPosition(to: point) as? TextOffset else { return }
        let before = _editor.selection
        if taps > 2 {
            _editor.selectAll()
        } else {
            _editor.selection = NSRange(location: place.offset, length: 0)
            if taps == 2 { _editor.selectWord() }
        }
        _editor.menu.tapped(taps, before: before)
    }
}
