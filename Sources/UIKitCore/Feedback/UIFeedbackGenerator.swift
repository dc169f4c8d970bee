/// Makes the device vibrate. Use one of its subclasses.
///
/// Inert: the simulated device does not vibrate.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject, UIInteraction {
    public override init() { super.init() }

    public init(view: UIView) {
        super.init()
        view.addInteraction(self)
    }

    open private(set) weak var view: UIView?
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }

    open func prepare() {}
}

/// Inert: the simulated device does not vibrate.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable {
        case light = 0
        case medium = 1
        case heavy = 2
        case soft = 3
        case rigid = 4
    }

    public override init() { super.init() }
    public init(style: FeedbackStyle) { super.init() }
    public convenience init(style: FeedbackStyle = .medium, view: UIView) {
        self.init(style: style)
        view.addInteraction(self)
    }

    open func impactOccurred() {}
    open func impactOccurred(intensity: CGFloat) {}
    open func impactOccurred(at location: CGPoint) {}
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

/// Inert: the simulated device does not vibrate.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {}
    open func selectionChanged(at location: CGPoint) {}
}

/// Inert: the simulated device does not vibrate.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable {
        case success = 0
        case warning = 1
        case error = 2
    }

    open func notificationOccurred(_ notificationType: FeedbackType) {}
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}
