/// One line of text to edit.
///
/// Text is drawn in the middle of `editingRect` or `textRect`; while it is edited and longer than that, it scrolls so that the
/// insertion point is seen.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
    var look = TextFieldLook()
    var parts = TextFieldParts()
    package private(set) lazy var _editor = TextEditor(host: self)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        _setUpTextField()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        _setUpTextField()
        (coder as? NibCoder)?.finish(self, as: UITextField.self)
    }

    // MARK: Text

    /// Empty by default; never nil when read. Setting it sends no event and moves the insertion point to the end.
    open var text: String? {
        get { look.text.string }
        set { _setText(NSAttributedString(string: newValue ?? "", attributes: look.attributes)) }
    }

    open var attributedText: NSAttributedString? {
        get { NSAttributedString(attributedString: look.text) }
        set { _setAttributedText(newValue) }
    }

    /// Default `label`. Nil brings the default back.
    open var textColor: UIColor? {
        get { look.textColor }
        set { _setAttribute(.foregroundColor, newValue ?? .label) { $0.textColor = newValue ?? .label } }
    }

    /// Default: the system font at 17 points. Nil brings the default back.
    open var font: UIFont? {
        get { look.font }
        set {
            let font = newValue ?? TextFieldLook.defaultFont
            _setAttribute(.font, font) { $0.font = font }
            _followTextSize()
        }
    }

    /// Default natural.
    open var textAlignment: NSTextAlignment {
        get { look.alignment }
        set {
            look.alignment = newValue
            _setAttribute(.paragraphStyle, look.paragraphStyle) { _ in }
        }
    }

    open var borderStyle: BorderStyle = .none { didSet { if borderStyle != oldValue { _borderChanged() } } }

    /// Attributes of text set as a plain string.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { look.attributes }
        set { _setDefaultAttributes(newValue) }
    }

    /// Grey text that is shown while there is no other.
    open var placeholder: String? {
        get { look.placeholder?.string }
        set { _setPlaceholder(newValue.map { NSAttributedString(string: $0) }) }
    }

    open var attributedPlaceholder: NSAttributedString? {
        get { look.placeholder }
        set { _setPlaceholder(newValue) }
    }

    // MARK: Editing

    open var clearsOnBeginEditing = false
    /// Shrinks the text to the width, down to `minimumFontSize`. Default false.
    open var adjustsFontSizeToFitWidth = false { didSet { _lookChanged() } }
    /// Points; 0 (the default) sets no limit.
    open var minimumFontSize: CGFloat = 0 { didSet { _lookChanged() } }
    open weak var delegate: (any UITextFieldDelegate)?
    /// Shown behind the text instead of a border style's own background.
    open var background: UIImage? { didSet { _borderChanged() } }
    /// Shown while disabled, where there is a `background`.
    open var disabledBackground: UIImage? { didSet { _borderChanged() } }
    open var isEditing: Bool { isFirstResponder }
    open var allowsEditingTextAttributes = false
    /// Attributes of the next text typed; nil while not editing.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { isEditing ? look.typing ?? look.attributes : nil }
        set { look.typing = newValue }
    }
    open var clearsOnInsertion = false
    open var adjustsFontForContentSizeCategory = false { didSet { _followTextSize() } }

    // MARK: Views beside the text

    open var clearButtonMode: ViewMode = .never { didSet { _viewsChanged() } }
    open var leftView: UIView? { didSet { _viewsChanged(removing: oldValue) } }
    open var leftViewMode: ViewMode = .never { didSet { _viewsChanged() } }
    open var rightView: UIView? { didSet { _viewsChanged(removing: oldValue) } }
    open var rightViewMode: ViewMode = .never { didSet { _viewsChanged() } }

    open override var inputView: UIView? {
        get { parts.inputView }
        set { parts.inputView = newValue }
    }
    open override var inputAccessoryView: UIView? {
        get { parts.inputAccessoryView }
        set { parts.inputAccessoryView = newValue }
    }

    // MARK: Rectangles for subclasses

    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Where text is shown while not edited.
    open func textRect(forBounds bounds: CGRect) -> CGRect { _textRect(bounds) }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }
    /// Where text is shown while edited: `textRect` unless overridden, less the room of views that come with editing.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { _textRect(bounds) }
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { _clearButtonRect(bounds) }
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { _leftViewRect(bounds) }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { _rightViewRect(bounds) }
    open func drawText(in rect: CGRect) { _drawText(rect) }
    open func drawPlaceholder(in rect: CGRect) { _drawPlaceholder(rect) }

    // MARK: Traits of the input

    open var autocapitalizationType: UITextAutocapitalizationType = .sentences
    open var autocorrectionType: UITextAutocorrectionType = .default
    open var spellCheckingType: UITextSpellCheckingType = .default
    open var smartQuotesType: UITextSmartQuotesType = .default
    open var smartDashesType: UITextSmartDashesType = .default
    open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
    open var inlinePredictionType: UITextInlinePredictionType = .default
    open var keyboardType: UIKeyboardType = .default { didSet { _keyboardTraitsChanged() } }
    open var keyboardAppearance: UIKeyboardAppearance = .default { didSet { _keyboardTraitsChanged() } }
    open var returnKeyType: UIReturnKeyType = .default { didSet { _keyboardTraitsChanged() } }
    open var enablesReturnKeyAutomatically = false { didSet { _keyboardTraitsChanged() } }
    /// Shows a dot for every character.
    open var isSecureTextEntry = false { didSet { _lookChanged() } }
    open var textContentType: UITextContentType! = nil
    open var passwordRules: UITextInputPasswordRules?

    // MARK: Responder

    open override var canBecomeFirstResponder: Bool { isEnabled && window != nil }
    @discardableResult
    open override func becomeFirstResponder() -> Bool { _becomeFirstResponder { super.becomeFirstResponder() } }
    @discardableResult
    open override func resignFirstResponder() -> Bool { _resignFirstResponder { super.resignFirstResponder() } }

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        _editor.allows(action.name) ?? super.canPerformAction(action, withSender: sender)
    }
    open override func cut(_ sender: Any?) { _editor.cut() }
    open override func copy(_ sender: Any?) { _editor.copy() }
    open override func paste(_ sender: Any?) { _editor.paste() }
    open override func delete(_ sender: Any?) { _editor.deleteBackward() }
    open override func select(_ sender: Any?) { _editor.selectWord() }
    open override func selectAll(_ sender: Any?) { _editor.selectAll() }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if let touch, isTouchInside { _touched(at: touch.location(in: self), taps: touch.tapCount) }
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        _layoutParts()
    }

    open override var intrinsicContentSize: CGSize { _intrinsicSize() }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { _intrinsicSize() }
    package override var _firstBaselineOffset: CGFloat? { _baseline(in: intrinsicContentSize.height) }
    package override var _lastBaselineOffsetFromBottom: CGFloat? {
        let height = intrinsicContentSize.height
        return height - _baseline(in: height)
    }
    package override var _baselineStretch: (height: CGFloat, share: CGFloat)? {
        (intrinsicContentSize.height, _shareAboveContent)
    }
    override func stateChanged() { _stateChanged() }
    /// A search bar's is of another strength.
    var _placeholderColor: UIColor { .placeholderText }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        parts.caret?.backgroundColor = tintColor
    }

    package override func _traitsDidChange(from previous: UITraitCollection?) {
        super._traitsDidChange(from: previous)
        _traitsChanged(from: previous)
    }

    // MARK: Text input

    open var hasText: Bool { look.text.length > 0 }
    open func insertText(_ text: String) { _editor.insert(text) }
    open func deleteBackward() { _editor.deleteBackward() }
    open func text(in range: UITextRange) -> String? { _editor.text(in: range) }
    open func replace(_ range: UITextRange, withText text: String) { _editor.replace(range, with: text) }
    open var selectedTextRange: UITextRange? {
        get { _editor.selectedRange }
        set { _editor.selectedRange = newValue }
    }
    open var markedTextRange: UITextRange? { _editor.markedRange }
    open var markedTextStyle: [NSAttributedString.Key: Any]?
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        _editor.setMarked(markedText, selected: selectedRange)
    }
    open func unmarkText() { _editor.unmark() }
    open var beginningOfDocument: UITextPosition { TextOffset(0) }
    open var endOfDocument: UITextPosition { TextOffset(look.text.length) }
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        _editor.range(from: fromPosition, to: toPosition)
    }
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        _editor.position(from: position, offset: offset)
    }
    open func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? { _editor.position(from: position, in: direction, offset: offset) }
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        _editor.compare(position, other)
    }
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { _editor.offset(from, toPosition) }
    open weak var inputDelegate: (any UITextInputDelegate)?
    open var tokenizer: any UITextInputTokenizer { _editor.tokenizer }
    open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        _editor.position(within: range, farthestIn: direction)
    }
    open func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? { _editor.characterRange(byExtending: position, in: direction) }
    open func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { .natural }
    /// Inert: directions follow the text.
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
    open func firstRect(for range: UITextRange) -> CGRect { _editor.firstRect(range) }
    open func caretRect(for position: UITextPosition) -> CGRect { _editor.caretRect(position) }
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { _editor.selectionRects(range) }
    open func closestPosition(to point: CGPoint) -> UITextPosition? { _editor.closestPosition(to: point) }
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        _editor.closestPosition(to: point, within: range)
    }
    open func characterRange(at point: CGPoint) -> UITextRange? { _editor.characterRange(at: point) }

    // MARK: Accessibility

    open override var isAccessibilityElement: Bool {
        get { saysWhetherAccessibilityElement ? super.isAccessibilityElement : true }
        set { super.isAccessibilityElement = newValue }
    }
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? (hasText ? _shownString : placeholder) }
        set { super.accessibilityValue = newValue }
    }
}

extension UITextField {
    public enum BorderStyle: Int, Sendable {
        case none = 0
        case line = 1
        case bezel = 2
        case roundedRect = 3
    }

    /// When a view beside the text is shown.
    public enum ViewMode: Int, Sendable {
        case never = 0
        case whileEditing = 1
        case unlessEditing = 2
        case always = 3
    }

    public enum DidEndEditingReason: Int, Sendable {
        case committed = 0
        case cancelled = 1
    }

    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")
    public nonisolated static let textDidChangeNotification = Notification.Name(
        "UITextFieldTextDidChangeNotification")
    public nonisolated static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"
}
