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
    }

    public override init() { super.init() }

    package var _phase: Phase = .began
    package var _timestamp: TimeInterval = 0
    package var _tapCount = 1
    package var _locationInWindow: CGPoint = .zero
    package var _previousLocationInWindow: CGPoint = .zero
    package weak var _view: UIView?
    package weak var _window: UIWindow?

    /// When the touch last changed, in seconds of the frame clock.
    open var timestamp: TimeInterval { _timestamp }
    open var phase: Phase { _phase }
    open var tapCount: Int { _tapCount }
    open var type: TouchType { .direct }
    /// 0 where force is not measured.
    open var force: CGFloat { 0 }
    /// 0 where force is not measured.
    open var maximumPossibleForce: CGFloat { 0 }
    /// The view in which the touch began.
    open var view: UIView? { _view }
    open var window: UIWindow? { _window }

    /// The place of the touch in the coordinates of `view`; nil means the window.
    open func location(in view: UIView?) -> CGPoint { convert(_locationInWindow, to: view) }

    /// The place before the last change in the coordinates of `view`; nil means the window.
    open func previousLocation(in view: UIView?) -> CGPoint { convert(_previousLocationInWindow, to: view) }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window = _window else { return point }
        return window.convert(point, to: view)
    }
}
