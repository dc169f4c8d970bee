/// An object that can take part in handling events, and passes what it does not handle to `next`.
@preconcurrency @MainActor
open class UIResponder: NSObject {
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

    // MARK: Input views

    /// A view that replaces the keyboard while this object is first responder.
    open var inputView: UIView? { nil }

    /// A view above the keyboard while this object is first responder.
    open var inputAccessoryView: UIView? { nil }
}
