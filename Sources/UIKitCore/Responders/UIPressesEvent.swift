/// An event made of presses of hardware buttons or keys.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    package var _presses: Set<UIPress> = []

    open var allPresses: Set<UIPress> { _presses }
    open override var type: EventType { .presses }
}
