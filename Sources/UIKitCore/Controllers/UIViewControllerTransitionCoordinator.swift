/// What a transition coordinator says about the transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    var isAnimated: Bool { get }
    var presentationStyle: UIModalPresentationStyle { get }
    var initiallyInteractive: Bool { get }
    var isInterruptible: Bool { get }
    var isInteractive: Bool { get }
    var isCancelled: Bool { get }
    /// Seconds.
    var transitionDuration: TimeInterval { get }
    /// 0...1.
    var percentComplete: CGFloat { get }
    var completionVelocity: CGFloat { get }
    var completionCurve: UIView.AnimationCurve { get }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    var containerView: UIView { get }
    var targetTransform: CGAffineTransform { get }
}

/// Runs an app's animations along with a transition of the toolkit.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs `animation` with the transition's own changes and `completion` after it.
    /// - Returns: whether the animation was taken; false if the transition is over.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// The same for a view outside the container view.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Calls `handler` whenever the transition becomes interactive, or ceases to be.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)

    /// Calls `handler` once, when the user's part in the transition ends.
    func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }

    @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animateAlongsideTransition(in: view, animation: animation, completion: nil) }
}

public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let from = Self(rawValue: "UITransitionContextFromViewController")
    public static let to = Self(rawValue: "UITransitionContextToViewController")
}

public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let from = Self(rawValue: "UITransitionContextFromView")
    public static let to = Self(rawValue: "UITransitionContextToView")
}

/// The coordinator of a transition that shows no motion: animations and completions run in the order they came.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

    private var animations: [Block] = []
    private var completions: [Block] = []
    private var isOver = false
    private let container: UIView?
    var controllers: [UITransitionContextViewControllerKey: UIViewController] = [:]
    var presentationStyle = UIModalPresentationStyle.none
    var targetTransform = CGAffineTransform.identity
    /// The orientations before and after a rotation.
    var turn: (old: UIInterfaceOrientation, new: UIInterfaceOrientation)?

    init(containerView: UIView?) {
        container = containerView
        super.init()
    }

    var isAnimated = false
    var initiallyInteractive = false
    let isInterruptible = false
    /// Whether the user drives the transition now.
    var isInteractive = false { didSet { if isInteractive != oldValue { interactionChanged() } } }
    var isCancelled = false
    var transitionDuration: TimeInterval = 0
    /// What an interaction reported last.
    var reportedPercent: CGFloat = 0
    var percentComplete: CGFloat { isOver && !isCancelled ? 1 : reportedPercent }
    var completionVelocity: CGFloat = 1
    var completionCurve = UIView.AnimationCurve.easeInOut
    private var interactionHandlers: [Block] = []
    private var endHandlers: [Block] = []
    var containerView: UIView { container ?? UIView() }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { controllers[key] }

    /// Views that are not part of the transition, as a presenter's that stays where it is.
    var hiddenViews: Set<UITransitionContextViewKey> = []

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        if hiddenViews.contains(key) { return nil }
        return controllers[key == .from ? .from : .to]?.viewIfLoaded
    }

    @discardableResult
    func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
        guard !isOver else { return false }
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    @discardableResult
    func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    func notifyWhenInteractionChanges(_ handler: @escaping Block) { interactionHandlers.append(handler) }
    func notifyWhenInteractionEnds(_ handler: @escaping Block) { endHandlers.append(handler) }

    private func interactionChanged() {
        for handler in interactionHandlers { handler(self) }
        guard !isInteractive else { return }
        let handlers = endHandlers
        endHandlers = []
        for handler in handlers { handler(self) }
    }

    func runAnimations() {
        while !animations.isEmpty { animations.removeFirst()(self) }
    }

    func finish() {
        isOver = true
        while !completions.isEmpty { completions.removeFirst()(self) }
    }
}
