/// Moves items by physical rules.
///
/// Inert: there is no simulation. Behaviours are kept; a snap puts its item in place at once, other items stay where they are.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
    public convenience override init() { self.init(referenceView: nil) }

    public convenience init(referenceView view: UIView) { self.init(referenceView: Optional(view)) }

    private init(referenceView: UIView?) {
        self.referenceView = referenceView
        super.init()
    }

    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard !behaviors.contains(where: { $0 === behavior }) else { return }
        behaviors.append(behavior)
        behavior._move(to: self)
    }

    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard behaviors.contains(where: { $0 === behavior }) else { return }
        behaviors.removeAll { $0 === behavior }
        behavior._move(to: nil)
    }

    open func removeAllBehaviors() {
        for behavior in behaviors { removeBehavior(behavior) }
    }

    open private(set) weak var referenceView: UIView?
    open private(set) var behaviors: [UIDynamicBehavior] = []
    open var isRunning: Bool { false }
    open var elapsedTime: TimeInterval { 0 }
    open weak var delegate: (any UIDynamicAnimatorDelegate)?

    /// Inert: see the class.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {}

    open func items(in rect: CGRect) -> [any UIDynamicItem] { [] }
}

@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
