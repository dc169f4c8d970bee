/// Text on many lines that scrolls, and that can be edited and selected.
///
/// Its text storage, layout manager and container are TextKit 1 objects; `textLayoutManager` is nil.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting {
    var look = TextViewLook()
    package private(set) lazy var _editor = TextEditor(host: self)

    public convenience init() { self.init(frame: .zero, textContainer: nil) }

    public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    /// A view that shows the text of the container's layout manager; nil makes all three objects.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer()
        super.init(frame: frame)
        _setUpTextView()
    }

    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer()
        super.init(coder: coder)
        _setUpTextView()
        (coder as? NibCoder)?.finish(self, as: UITextView.self)
    }

    /// `usingTextLayoutManager` makes no difference: TextKit 1 is used.
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }

    @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
        get { (self as UIScrollView).delegate as? any UITextViewDelegate }
        set { (self as UIScrollView).delegate = newValue }
    }

    // MARK: Text

    public let textContainer: NSTextContainer
    open var layoutManager: NSLayoutManager { look.layoutManager }
    open var textStorage: NSTextStorage { look.storage }

    /// Empty by default; never nil when read.
    open var text: String! {
        get { textStorage.string }
        set { _setText(NSAttributedString(string: newValue ?? "", attributes: _plainAttributes)) }
    }

    open var attributedText: NSAttributedString! {
        get { NSAttributedString(attributedString: textStorage) }
        set { _setText(newValue ?? NSAttributedString(string: "")) }
    }

    /// Nil until it, or a text, is set; text then has the system font at 12 points.
    open var font: UIFont? {
        get { textStorage.length > 0 ? textStorage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont : look.font }
        set { _setFont(newValue) }
    }

    open var textColor: UIColor? {
        get {
            textStorage.length > 0
                ? textStorage.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor : look.textColor
        }
        set { _setColor(newValue) }
    }

    open var textAlignment: NSTextAlignment {
        get { look.alignment }
        set { _setAlignment(newValue) }
    }

    /// Attributes of the next text typed.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { _typingAttributes }
        set { look.typing = newValue }
    }

    /// Attributes of links; by default the tint colour.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [.foregroundColor: UIColor.tintColor] {
        didSet { layoutManager.forgetLayout() }
    }

    /// What is shown as a link without being one, while the view is not editable: web and mail addresses and phone numbers.
    ///
    /// Inert: dates, addresses, and numbers of other kinds are not found.
    open var dataDetectorTypes: UIDataDetectorTypes = [] { didSet { layoutManager.forgetLayout() } }

    // MARK: Editing

    open var isEditable = true {
        didSet {
            guard isEditable != oldValue else { return }
            if !isEditable, isFirstResponder, !isSelectable { resignFirstResponder() }
            layoutManager.forgetLayout()
        }
    }
    open var isSelectable = true
    open var allowsEditingTextAttributes = false
    open var clearsOnInsertion = false
    open var isFindInteractionEnabled = false

    open var selectedRange: NSRange {
        get { _editor.selection }
        set { _editor.selection = newValue }
    }

    open func scrollRangeToVisible(_ range: NSRange) { _scrollToVisible(range) }

    /// Points between the edges and the text; 8 above and below by default.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if textContainerInset != oldValue { _roomChanged() } }
    }

    open var adjustsFontForContentSizeCategory = false { didSet { _followTextSize() } }
    open var usesStandardTextScaling = false

    open override var inputView: UIView? {
        get { look.inputView }
        set { look.inputView = newValue }
    }
    open override var inputAccessoryView: UIView? {
        get { look.inputAccessoryView }
        set { look.inputAccessoryView = newValue }
    }

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
    /// Inert: a text view shows its text.
    open var isSecureTextEntry = false
    open var textContentType: UITextContentType! = nil
    open var passwordRules: UITextInputPasswordRules?

    // MARK: Responder

    open override var canBecomeFirstResponder: Bool { (isEditable || isSelectable) && window != nil }
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

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        if let touch = touches.first { _touched(at: touch.location(in: self), taps: touch.tapCount) }
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        _layoutText()
    }

    open override var isScrollEnabled: Bool { didSet { if isScrollEnabled != oldValue { _roomChanged() } } }

    /// Of the text where the view does not scroll; otherwise none.
    open override var intrinsicContentSize: CGSize {
        isScrollEnabled
            ? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) : _fittingSize(.infinity)
    }
    package override var _intrinsicHeightDependsOnWidth: Bool { !isScrollEnabled }
    package override func _intrinsicContentSize(forWidth width: CGFloat?) -> CGSize {
        guard !isScrollEnabled, let width else { return intrinsicContentSize }
        return _fittingSize(width)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { _fittingSize(size.width > 0 ? size.width : .infinity) }
    package override var _firstBaselineOffset: CGFloat? { _baselines.first }
    package override var _lastBaselineOffsetFromBottom: CGFloat? { _baselines.last }

    override func _boundsSizeChanged() {
        super._boundsSizeChanged()
        _roomChanged()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        look.caret?.backgroundColor = tintColor
        layoutManager.forgetLayout()
    }

    package override func _traitsDidChange(from previous: UITraitCollection?) {
        super._traitsDidChange(from: previous)
        if look.borderStyle != .none { _showBorder() }
        _traitsChanged(from: previous)
    }

    // MARK: Text input

    open var hasText: Bool { textStorage.length > 0 }
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
    open var endOfDocument: UITextPosition { TextOffset(textStorage.length) }
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
    open func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? { _styling(at: position) }

    // MARK: Accessibility

    open override var isAccessibilityElement: Bool {
        get { saysWhetherAccessibilityElement ? super.isAccessibilityElement : true }
        set { super.isAccessibilityElement = newValue }
    }
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? textStorage.string }
        set { super.accessibilityValue = newValue }
    }
}

extension UITextView {
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")
}
