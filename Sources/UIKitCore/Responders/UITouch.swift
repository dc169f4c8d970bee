/// One finger on the screen, from the moment it goes down until it is lifted.
@preconcurrency @MainActor
open class UITouch: NSObject {
    public enum Phase: Int, Sendable {
        case began = 0
        case moved = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
        case regionEntered = 5
        case regionMoved = 6
        case regionExited = 7
    }

    public enum TouchType: Int, Sendable {
        case direct = 0
        case indirect = 1
        case pencil = 2
        case indirectPointer = 3

        public static var stylus: TouchType { .pencil }
    }

    /// Properties of a pencil's touch that are estimated at first.
    public struct Properties: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let force = Properties(rawValue: 1 << 0)
        public static let azimuth = Properties(rawValue: 1 << 1)
        public static let altitude = Properties(rawValue: 1 << 2)
        public static let location = Properties(rawValue: 1 << 3)
    }

    public override init() { super.init() }

    package var _phase: Phase = .began
    package var _timestamp: TimeInterval = 0
    package var _tapCount = 1
    package var _locationInWindow: CGPoint = .zero
    package var _previousLocationInWindow: CGPoint = .zero
    package weak var _view: UIView?
    package weak var _window: UIWindow?
    /// The recognisers that watch the touch, in the order they are asked.
    var _recognizers: [UIGestureRecognizer] = []
    /// What the view has heard of the touch.
    var _delivery = Delivery()
    /// Numbers touches in the order they began.
    var _order = 0
    /// Where the finger came down, in the window.
    var _startInWindow: CGPoint = .zero

    /// When the touch last changed, in seconds of the frame clock.
    open var timestamp: TimeInterval { _timestamp }
    open var phase: Phase { _phase }
    /// How many times the finger came down at about this place in short succession.
    open var tapCount: Int { _tapCount }
    open var type: TouchType { .direct }
    /// Radius of the contact, in points; always the same for simulated touches.
    open var majorRadius: CGFloat { 20 }
    open var majorRadiusTolerance: CGFloat { 5 }
    /// 0 where force is not measured.
    open var force: CGFloat { 0 }
    /// 0 where force is not measured.
    open var maximumPossibleForce: CGFloat { 0 }
    /// A finger is upright.
    open var altitudeAngle: CGFloat { .pi / 2 }
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
    /// Nothing of a finger's touch is estimated.
    open var estimatedProperties: Properties { [] }
    open var estimatedPropertiesExpectingUpdates: Properties { [] }
    open var estimationUpdateIndex: NSNumber? { nil }

    /// The view in which the touch began.
    open var view: UIView? { _view }
    open var window: UIWindow? { _window }
    /// The recognisers that watch the touch.
    open var gestureRecognizers: [UIGestureRecognizer]? { _recognizers }

    /// The place of the touch in the coordinates of `view`; nil means the window.
    open func location(in view: UIView?) -> CGPoint { convert(_locationInWindow, to: view) }

    /// The place before the last change in the coordinates of `view`; nil means the window.
    open func previousLocation(in view: UIView?) -> CGPoint { convert(_previousLocationInWindow, to: view) }

    /// As `location(in:)`: simulated touches are exact.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window = _window else { return point }
        return window.convert(point, to: view)
    }
}
