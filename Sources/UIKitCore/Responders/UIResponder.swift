/// An object that can take part in handling events, and passes what it does not handle to `next`.
@preconcurrency @MainActor
open class UIResponder: _UIObject {
    public override init() { super.init() }

    /// The responder after this one in the chain; nil for a plain responder.
    open var next: UIResponder? { nil }

    // MARK: First responder

    /// Whether this object may become first responder; false unless overridden.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether this object agrees to give up first responder status; true unless overridden.
    open var canResignFirstResponder: Bool { true }

    /// Whether this object is the first responder of its window.
    open var isFirstResponder: Bool { FirstResponder.current === self }

    /// Asks the present first responder to resign and takes its place.
    /// - Returns: whether this object is the first responder afterwards.
    @discardableResult
    open func becomeFirstResponder() -> Bool { FirstResponder.makeFirst(self) }

    /// Gives up first responder status.
    /// - Returns: whether this object is not the first responder any more.
    @discardableResult
    open func resignFirstResponder() -> Bool { FirstResponder.resign(self) }

    // MARK: Actions

    /// Whether this object handles the action: by default, whether it has a method of that name.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { responds(to: action) }

    /// The object that handles the action: this one, or what the next responder says.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    /// The combinations of keys this object answers to; nil unless overridden. Asked whenever keys are pressed.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Changes the app's menus; asked of the application and its delegate.
    open func buildMenu(with builder: any UIMenuBuilder) {}

    /// Says how a command that would be sent to this object looks now: its title, state and attributes.
    open func validate(_ command: UICommand) {}

    // Commands of edit menus; subclasses that have some say so in `canPerformAction`, or by having a method of the name.
    open func cut(_ sender: Any?) {}
    open func copy(_ sender: Any?) {}
    open func paste(_ sender: Any?) {}
    open func pasteAndMatchStyle(_ sender: Any?) { paste(sender) }
    open func select(_ sender: Any?) {}
    open func selectAll(_ sender: Any?) {}
    open func delete(_ sender: Any?) {}
    open func toggleBoldface(_ sender: Any?) {}
    open func toggleItalics(_ sender: Any?) {}
    open func toggleUnderline(_ sender: Any?) {}
    open func increaseSize(_ sender: Any?) {}
    open func decreaseSize(_ sender: Any?) {}

    /// Records what the user may take back: of the first responder up the chain that has a manager; a window has one.
    open var undoManager: UndoManager? { next?.undoManager }

    // MARK: Touches

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    /// Inert: touches are never estimated.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    // MARK: Presses

    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }

    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    // MARK: Motion

    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }

    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }

    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    // MARK: Activities

    /// What the user does in this object. Before it is saved, `updateUserActivityState(_:)` brings it up to date.
    open var userActivity: NSUserActivity?

    /// Called before the activity is saved. Overrides add what is needed to continue it.
    open func updateUserActivityState(_ activity: NSUserActivity) {}

    /// Shows what an activity says; called by the app. Overrides call super.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    // MARK: Input views

    /// A view that replaces the keyboard while this object is first responder.
    open var inputView: UIView? { nil }

    /// A view above the keyboard while this object is first responder.
    open var inputAccessoryView: UIView? { nil }

    /// Controllers of input views.
    ///
    /// Inert: their views are not shown.
    open var inputViewController: UIInputViewController? { nil }
    open var inputAccessoryViewController: UIInputViewController? { nil }

    /// The language of the keyboard for this object.
    open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }
    open var textInputContextIdentifier: String? { nil }

    /// Takes over changed input views while this object is first responder.
    open func reloadInputViews() { if isFirstResponder { KeyboardPresenter.shared.update() } }

    // MARK: Accessibility

    /// What the app has said about this object; nil until it says something.
    private var accessibilityValues: AccessibilityValues?

    private var ownAccessibility: AccessibilityValues {
        if let values = accessibilityValues { return values }
        let values = AccessibilityValues()
        accessibilityValues = values
        return values
    }

    /// Whether assistive technologies see this object as one thing. Default false; true for labels and buttons.
    open var isAccessibilityElement: Bool {
        get { accessibilityValues?.isElement ?? false }
        set { ownAccessibility.isElement = newValue }
    }

    /// A short name. Labels and buttons give their text by default.
    open var accessibilityLabel: String? {
        get { accessibilityValues?.label }
        set { ownAccessibility.label = newValue }
    }

    open var accessibilityHint: String? {
        get { accessibilityValues?.hint }
        set { ownAccessibility.hint = newValue }
    }

    open var accessibilityValue: String? {
        get { accessibilityValues?.value }
        set { ownAccessibility.value = newValue }
    }

    /// A name for tests.
    open var accessibilityIdentifier: String? {
        get { accessibilityValues?.identifier }
        set { ownAccessibility.identifier = newValue }
    }

    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityValues?.traits ?? .none }
        set { ownAccessibility.traits = newValue }
    }

    /// On the screen, in points; a view's own frame unless set.
    open var accessibilityFrame: CGRect {
        get { accessibilityValues?.frame ?? _defaultAccessibilityFrame }
        set { ownAccessibility.frame = newValue }
    }

    open var accessibilityLanguage: String? {
        get { accessibilityValues?.language }
        set { ownAccessibility.language = newValue }
    }

    open var accessibilityElements: [Any]? {
        get { accessibilityValues?.elements }
        set { ownAccessibility.elements = newValue }
    }

    open var accessibilityElementsHidden: Bool {
        get { accessibilityValues?.elementsHidden ?? false }
        set { ownAccessibility.elementsHidden = newValue }
    }

    open var accessibilityViewIsModal: Bool {
        get { accessibilityValues?.isModal ?? false }
        set { ownAccessibility.isModal = newValue }
    }

    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibilityValues?.groupsChildren ?? false }
        set { ownAccessibility.groupsChildren = newValue }
    }

    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibilityValues?.customActions }
        set { ownAccessibility.customActions = newValue }
    }

    /// On the screen, in place of `accessibilityFrame`.
    open var accessibilityPath: UIBezierPath? {
        get { accessibilityValues?.path }
        set { ownAccessibility.path = newValue }
    }

    /// Where a double tap goes, on the screen; the middle of `accessibilityFrame` unless set.
    open var accessibilityActivationPoint: CGPoint {
        get {
            if let point = accessibilityValues?.activationPoint { return point }
            let frame = accessibilityFrame
            return CGPoint(x: frame.midX, y: frame.midY)
        }
        set { ownAccessibility.activationPoint = newValue }
    }

    /// What people may call the object. Default: its label.
    open var accessibilityUserInputLabels: [String]! {
        get { accessibilityValues?.inputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
        set { ownAccessibility.inputLabels = newValue }
    }

    open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
        get { accessibilityValues?.attributedInputLabels ?? [] }
        set { ownAccessibility.attributedInputLabels = newValue }
    }

    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibilityValues?.attributedLabel ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
        set {
            ownAccessibility.attributedLabel = newValue
            accessibilityLabel = newValue?.string
        }
    }

    open var accessibilityAttributedHint: NSAttributedString? {
        get { accessibilityValues?.attributedHint ?? accessibilityHint.map { NSAttributedString(string: $0) } }
        set {
            ownAccessibility.attributedHint = newValue
            accessibilityHint = newValue?.string
        }
    }

    open var accessibilityAttributedValue: NSAttributedString? {
        get { accessibilityValues?.attributedValue ?? accessibilityValue.map { NSAttributedString(string: $0) } }
        set {
            ownAccessibility.attributedValue = newValue
            accessibilityValue = newValue?.string
        }
    }

    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { accessibilityValues?.navigationStyle ?? .automatic }
        set { ownAccessibility.navigationStyle = newValue }
    }

    /// Default: whether the object is an element that can be touched.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { accessibilityValues?.respondsToUsers ?? ((self as? UIView)?.isUserInteractionEnabled ?? false) }
        set { ownAccessibility.respondsToUsers = newValue }
    }

    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { accessibilityValues?.rotors }
        set { ownAccessibility.rotors = newValue }
    }

    open var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { accessibilityValues?.textualContext }
        set { ownAccessibility.textualContext = newValue }
    }

    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibilityValues?.containerType ?? .none }
        set { ownAccessibility.containerType = newValue }
    }

    open var accessibilityHeaderElements: [Any]? {
        get { accessibilityValues?.headers }
        set { ownAccessibility.headers = newValue }
    }

    /// Inert: colours are not inverted.
    open var accessibilityIgnoresInvertColors: Bool {
        get { accessibilityValues?.ignoresInvertedColors ?? false }
        set { ownAccessibility.ignoresInvertedColors = newValue }
    }

    // Containers: by default what `accessibilityElements` holds.

    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// `NSNotFound` for what is no element.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
    }

    // What assistive technologies ask for. There are none here, so nothing of this is called.

    open func accessibilityActivate() -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    open func accessibilityPerformEscape() -> Bool { false }
    open func accessibilityPerformMagicTap() -> Bool { false }
    open func accessibilityElementDidBecomeFocused() {}
    open func accessibilityElementDidLoseFocus() {}
    open func accessibilityElementIsFocused() -> Bool { false }

    /// The area of a view on the screen.
    private var _defaultAccessibilityFrame: CGRect {
        guard let view = self as? UIView, view.window != nil else { return .zero }
        return view.convert(view.bounds, to: nil)
    }

    /// Whether traits were set by the app.
    var hasOwnAccessibilityTraits: Bool { accessibilityValues?.traits != nil }
    /// Whether the app has said if this is an element.
    var saysWhetherAccessibilityElement: Bool { accessibilityValues?.isElement != nil }
}
