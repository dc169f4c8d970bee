/// One rule of motion, or several of them together.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
    public override init() { super.init() }

    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        childBehaviors.append(behavior)
        if let dynamicAnimator { behavior._move(to: dynamicAnimator) }
    }

    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        childBehaviors.removeAll { $0 === behavior }
        behavior._move(to: nil)
    }

    open private(set) var childBehaviors: [UIDynamicBehavior] = []

    /// Called in each step of the animator. Inert: nothing moves, so never.
    open var action: (() -> Void)?

    open private(set) weak var dynamicAnimator: UIDynamicAnimator?

    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    func _move(to animator: UIDynamicAnimator?) {
        willMove(to: animator)
        dynamicAnimator = animator
        for child in childBehaviors { child._move(to: animator) }
        if animator != nil { _settle() }
    }

    /// Puts items where the behaviour would leave them at rest, where that is known.
    func _settle() {}
}
