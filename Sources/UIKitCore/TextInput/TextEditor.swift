/// What the editing engine asks of the view that shows the text.
@MainActor
protocol TextEditingHost: UIView, UITextInput {
    /// The text as edited, without dots for secret text.
    var _editedText: NSAttributedString { get }
    /// Changes the text and lays it out anew; asks and tells nobody.
    func _replaceCharacters(in range: NSRange, with text: String)
    /// Asks the delegate.
    func _mayReplaceCharacters(in range: NSRange, with text: String) -> Bool
    /// Tells delegate and observers of a change that a person made.
    func _textDidChangeByUser()
    func _selectionDidChange()
    /// Where lines are, in the view's own coordinates.
    var _textGeometry: TextGeometry { get }
    var _editor: TextEditor { get }
}

/// Selection, marked text and changes by key of a text field or a text view.
@MainActor
package final class TextEditor {
    private unowned let host: any TextEditingHost
    private var selected = NSRange(location: 0, length: 0)
    private var marked: NSRange?
    private(set) lazy var menu = TextEditMenu(host)
    private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: host)

    init(host: any TextEditingHost) { self.host = host }

    private var string: NSString { host._editedText.string as NSString }
    private var length: Int { host._editedText.length }

    // MARK: Selection

    /// In UTF-16 units, always within the text and on the borders of characters.
    var selection: NSRange {
        get { clamped(selected) }
        set {
            let new = clamped(newValue)
            guard new != selected else { return }
            host.inputDelegate?.selectionWillChange(host)
            selected = new
            host.inputDelegate?.selectionDidChange(host)
            host._selectionDidChange()
        }
    }

    /// Moves the insertion point without telling anyone, as after a text was set.
    func moveToEnd() {
        selected = NSRange(location: length, length: 0)
        marked = nil
    }

    var selectedRange: UITextRange? {
        get { TextSpan(selection) }
        set { if let range = newValue.flatMap(nsRange) { selection = range } }
    }

    var markedRange: UITextRange? { marked.map { TextSpan(clamped($0)) } }

    private func clamped(_ range: NSRange) -> NSRange {
        let start = min(max(range.location, 0), length)
        let end = min(max(range.location + range.length, start), length)
        return NSRange(location: start, length: end - start)
    }

    func nsRange(_ range: UITextRange) -> NSRange? {
        if let span = range as? TextSpan { return clamped(span.range) }
        guard let start = range.start as? TextOffset, let end = range.end as? TextOffset else { return nil }
        return clamped(NSRange(location: start.offset, length: max(end.offset - start.offset, 0)))
    }

    private func offset(_ position: UITextPosition) -> Int? { (position as? TextOffset)?.offset }

    // MARK: Changes

    func insert(_ text: String) {
        let range = marked.map(clamped) ?? selection
        marked = nil
        EditMenuPresentation.dismiss()
        change(range, text)
    }

    func deleteBackward() {
        var range = marked.map(clamped) ?? selection
        if range.length == 0 {
            guard range.location > 0 else { return }
            range = string.rangeOfComposedCharacterSequence(at: range.location - 1)
        }
        marked = nil
        EditMenuPresentation.dismiss()
        change(range, "")
    }

    func replace(_ range: UITextRange, with text: String) {
        guard let range = nsRange(range) else { return }
        marked = nil
        change(range, text)
    }

    private func change(_ range: NSRange, _ text: String) {
        host.inputDelegate?.textWillChange(host)
        host._replaceCharacters(in: range, with: text)
        let place = NSRange(location: range.location + (text as NSString).length, length: 0)
        let hasMoved = place != selected
        selected = clamped(place)
        host.inputDelegate?.textDidChange(host)
        if hasMoved { host._selectionDidChange() }
        host._textDidChangeByUser()
    }

    /// A key was pressed: the delegate is asked first.
    func type(_ text: String) {
        let range = marked.map(clamped) ?? selection
        guard host._mayReplaceCharacters(in: range, with: text) else { return }
        host.insertText(text)
    }

    func typeDelete() {
        var range = selection
        if range.length == 0 {
            guard range.location > 0 else { return }
            range = string.rangeOfComposedCharacterSequence(at: range.location - 1)
        }
        guard host._mayReplaceCharacters(in: range, with: "") else { return }
        host.deleteBackward()
    }

    func setMarked(_ text: String?, selected within: NSRange) {
        let range = marked.map(clamped) ?? selection
        let text = text ?? ""
        host._replaceCharacters(in: range, with: text)
        let count = (text as NSString).length
        marked = count > 0 ? NSRange(location: range.location, length: count) : nil
        selected = clamped(
            NSRange(location: range.location + min(max(within.location, 0), count), length: max(within.length, 0)))
        host._selectionDidChange()
        host._textDidChangeByUser()
    }

    func unmark() { marked = nil }

    // MARK: Edit commands

    /// Whether the selection allows a command of the edit menu; nil for other actions.
    func allows(_ action: String) -> Bool? {
        let isEditable = (host as? UITextView)?.isEditable ?? true
        switch action {
        case "cut:": return isEditable && selection.length > 0 && !host.isSecureTextEntry
        case "copy:": return selection.length > 0 && !host.isSecureTextEntry
        case "paste:": return isEditable && UIPasteboard.general.hasStrings
        case "delete:": return isEditable && selection.length > 0
        case "select:": return length > 0 && selection.length == 0
        case "selectAll:": return length > 0 && selection.length < length
        default: return nil
        }
    }

    func copy() {
        guard selection.length > 0 else { return }
        UIPasteboard.general.string = string.substring(with: selection)
    }

    func cut() {
        copy()
        if selection.length > 0 { typeDelete() }
    }

    func paste() {
        guard let text = UIPasteboard.general.string else { return }
        type(text)
    }

    func selectAll() { selection = NSRange(location: 0, length: length) }

    func selectWord() { select(.word) }

    /// The word, paragraph and so on at the insertion point.
    func select(_ granularity: UITextGranularity) {
        let place = TextOffset(selection.location)
        let found =
            tokenizer.rangeEnclosingPosition(place, with: granularity, inDirection: .storage(.backward))
            ?? tokenizer.rangeEnclosingPosition(place, with: granularity, inDirection: .storage(.forward))
        if let found, let range = nsRange(found) { selection = range }
    }

    // MARK: Positions

    func text(in range: UITextRange) -> String? { nsRange(range).map { string.substring(with: $0) } }

    func range(from: UITextPosition, to: UITextPosition) -> UITextRange? {
        guard let first = offset(from), let last = offset(to) else { return nil }
        return TextSpan(NSRange(location: min(first, last), length: abs(last - first)))
    }

    /// Nil outside the text.
    func position(from position: UITextPosition, offset distance: Int) -> UITextPosition? {
        guard let start = offset(position), (0...length).contains(start + distance) else { return nil }
        return TextOffset(start + distance)
    }

    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset distance: Int
    ) -> UITextPosition? {
        guard let start = offset(position) else { return nil }
        let forward: UITextLayoutDirection = host._isRightToLeft ? .left : .right
        switch direction {
        case .left, .right:
            return self.position(from: position, offset: direction == forward ? distance : -distance)
        case .up, .down:
            let geometry = host._textGeometry
            let line = geometry.lineIndex(of: start) + (direction == .down ? distance : -distance)
            guard geometry.lines.indices.contains(line) else { return nil }
            return TextOffset(geometry.offset(inLine: line, atX: geometry.caret(at: start).midX))
        }
    }

    func compare(_ first: UITextPosition, _ second: UITextPosition) -> ComparisonResult {
        let (first, second) = (offset(first) ?? 0, offset(second) ?? 0)
        return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
    }

    func offset(_ from: UITextPosition, _ to: UITextPosition) -> Int { (offset(to) ?? 0) - (offset(from) ?? 0) }

    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        switch direction {
        case .left, .up: range.start
        case .right, .down: range.end
        }
    }

    func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? {
        guard let start = offset(position) else { return nil }
        switch direction {
        case .left, .up:
            guard start > 0 else { return nil }
            return TextSpan(string.rangeOfComposedCharacterSequence(at: start - 1))
        case .right, .down:
            guard start < length else { return nil }
            return TextSpan(string.rangeOfComposedCharacterSequence(at: start))
        }
    }

    // MARK: Geometry

    func firstRect(_ range: UITextRange) -> CGRect {
        guard let range = nsRange(range) else { return .null }
        let geometry = host._textGeometry
        return geometry.rects(of: range).first ?? geometry.caret(at: range.location)
    }

    func caretRect(_ position: UITextPosition) -> CGRect {
        host._textGeometry.caret(at: min(max(offset(position) ?? 0, 0), length))
    }

    func selectionRects(_ range: UITextRange) -> [UITextSelectionRect] {
        guard let range = nsRange(range) else { return [] }
        let rects = host._textGeometry.rects(of: range)
        return rects.enumerated().map {
            TextSelectionBox($1, start: $0 == 0, end: $0 == rects.count - 1)
        }
    }

    func closestPosition(to point: CGPoint) -> UITextPosition? { TextOffset(host._textGeometry.offset(at: point)) }

    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        guard let range = nsRange(range) else { return nil }
        let offset = host._textGeometry.offset(at: point)
        return TextOffset(min(max(offset, range.location), range.location + range.length))
    }

    func characterRange(at point: CGPoint) -> UITextRange? {
        guard length > 0, let place = host._textGeometry.character(at: point) else { return nil }
        return TextSpan(string.rangeOfComposedCharacterSequence(at: place))
    }
}
