/// Buttons of the bar above a pad's keyboard.
///
/// Inert: the bar is not drawn.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
    public override init() { super.init() }
    open var allowsHidingShortcuts = true
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
    open var keyboardActionButtonItem: UIBarButtonItem?
}

extension UIResponder {
    private static let assistantKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    /// Buttons above the keyboard of a pad; one object for each responder.
    public var inputAssistantItem: UITextInputAssistantItem {
        if let item = objc_getAssociatedObject(self, Self.assistantKey) as? UITextInputAssistantItem { return item }
        let item = UITextInputAssistantItem()
        objc_setAssociatedObject(self, Self.assistantKey, item, .OBJC_ASSOCIATION_RETAIN)
        return item
    }
}
