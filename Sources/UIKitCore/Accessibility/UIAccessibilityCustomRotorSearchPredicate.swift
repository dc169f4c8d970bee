/// What a rotor is asked for: the item after or before one.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    open var currentItem = UIAccessibilityCustomRotorItemResult(targetElement: NSObject(), targetRange: nil)
    open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}
