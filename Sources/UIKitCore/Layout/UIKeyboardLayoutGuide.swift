/// The guide that follows the keyboard; without one it stays at the bottom of the safe area.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Inert: the keyboard is always docked.
    open var followsUndockedKeyboard = false

    /// Whether the guide stops at the safe area while there is no keyboard; true by default. False puts it at the view's bottom edge.
    open var usesBottomSafeArea = true {
        didSet { _owner?._safeAreaGuideChanged() }
    }

    /// Inert: the keyboard does not follow a finger.
    open var keyboardDismissPadding: CGFloat = 0
}
