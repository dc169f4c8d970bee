/// Watches the touches in a view and its subviews, decides whether they are a certain gesture, and tells its targets.
///
/// A recogniser is `possible` until it recognises its gesture or fails. One that recognises makes the others that see the same
/// touches fail, unless a delegate of either side allows both. When all its touches are gone it is `possible` again.
@preconcurrency @MainActor
open class UIGestureRecognizer: _UIObject {
    /// Where a recogniser is in the course of a gesture.
    public enum State: Int, Sendable {
        case possible = 0
        case began = 1
        case changed = 2
        case ended = 3
        case cancelled = 4
        case failed = 5

        /// A discrete gesture was recognised; the same as `ended`.
        public static var recognized: State { .ended }
    }

    struct Target {
        weak var object: AnyObject?
        var action: Selector
    }

    var _targets: [Target] = []
    var _state = State.possible
    /// The state a recogniser wants to take but has to wait with until others have failed.
    var _pendingState: State?
    /// The state while an action of an earlier moment of the same event is sent.
    var _reportedState: State?
    /// The touches that are down and not ignored, oldest first.
    var _touches: [UITouch] = []
    /// The last places of touches that are gone, for actions that are sent when the last finger was lifted.
    var _lastPoints: [CGPoint] = []
    var _failureRequirements: [WeakRecognizer] = []
    /// Every touch of the present sequence that was delivered, also those that are gone.
    var _sequenceTouches: [UITouch] = []
    /// Told before the targets; for the toolkit's own use.
    var _toolkitAction: ((UIGestureRecognizer) -> Void)?
    /// Whether a touch of the present sequence was delivered.
    var _isInSequence = false
    package weak var _view: UIView?

    // MARK: Making

    /// - Parameters:
    ///   - target: told about the gesture; not kept alive.
    ///   - action: a method of the target without parameters or with the recogniser as its only one.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    public convenience override init() { self.init(target: nil, action: nil) }

    public init?(coder: NSCoder) { super.init() }

    // MARK: Targets

    /// Adds a target that is told too. The same pair is kept once.
    open func addTarget(_ target: Any, action: Selector) {
        let object = target as AnyObject
        guard !_targets.contains(where: { $0.object === object && $0.action == action }) else { return }
        _targets.append(Target(object: object, action: action))
    }

    /// Nil stands for every target or every action.
    open func removeTarget(_ target: Any?, action: Selector?) {
        let object = target.map { $0 as AnyObject }
        _targets.removeAll { (object == nil || $0.object === object) && (action == nil || $0.action == action) }
    }

    // MARK: State

    /// Where the recogniser is. Only subclasses set it.
    ///
    /// Leaving `possible` may have to wait for others to fail, or be refused; then the state stays `possible` or becomes `failed`.
    open var state: State {
        get { _reportedState ?? _state }
        set { GestureArena.change(self, to: newValue) }
    }

    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// Default true. Turning it off cancels a gesture that is under way.
    open var isEnabled = true {
        didSet { if !isEnabled, oldValue { GestureArena.disable(self) } }
    }

    /// The view whose touches are watched; nil until `addGestureRecognizer(_:)`.
    open var view: UIView? { _view }

    /// Whether recognition takes the touches away from the view they are in, which hears `touchesCancelled`. Default true.
    open var cancelsTouchesInView = true

    /// Whether views hear of touches only after this recogniser has failed. Default false.
    open var delaysTouchesBegan = false

    /// Whether views hear of lifted fingers only after this recogniser has failed. Default true.
    open var delaysTouchesEnded = true

    /// Raw values of the touch types that are watched. Default all.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3].map { NSNumber(value: $0) }

    /// Inert: no presses of buttons are sent.
    open var allowedPressTypes: [NSNumber] = []

    /// Whether touches of different types are not mixed. Default true; every simulated touch is direct.
    open var requiresExclusiveTouchType = true

    /// A name for the author's own use.
    open var name: String?

    /// Keys of a hardware keyboard held down; always none.
    open var modifierFlags: UIKeyModifierFlags { [] }

    /// Buttons of a pointer held down; always none.
    open var buttonMask: UIEvent.ButtonMask { [] }

    /// Lets this recogniser wait until `otherGestureRecognizer` has failed.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        _failureRequirements.removeAll { $0.value == nil }
        guard !_failureRequirements.contains(where: { $0.value === otherGestureRecognizer }) else { return }
        _failureRequirements.append(WeakRecognizer(value: otherGestureRecognizer))
    }

    // MARK: Places

    /// The middle of the touches, in the coordinates of `view`; nil means the window.
    open func location(in view: UIView?) -> CGPoint { _convert(_centroid, to: view) }

    open var numberOfTouches: Int { _touches.isEmpty ? _lastPoints.count : _touches.count }

    /// The place of one touch in the coordinates of `view`; nil means the window.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        let points = _points
        Inconsistency.check(points.indices.contains(touchIndex), "There is no touch \(touchIndex).")
        return _convert(points[touchIndex], to: view)
    }

    // MARK: For subclasses

    /// Called when the gesture is over and the recogniser becomes `possible` again.
    open func reset() {}

    /// Takes no further part in that touch.
    open func ignore(_ touch: UITouch, for event: UIEvent) { GestureArena.ignore(touch, by: self) }

    /// Inert: no presses of buttons are sent.
    open func ignore(_ button: UIPress, for event: UIPressesEvent) {}

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Inert: touches are never estimated.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    /// Inert: no presses of buttons are sent.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Inert: no presses of buttons are sent.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Inert: no presses of buttons are sent.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Inert: no presses of buttons are sent.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Whether recognition here makes the other one fail. Default true.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether recognition of the other one makes this one fail. Default true.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether this one waits for the other to fail; asked once a gesture. Default false.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether the other one waits for this one to fail; asked once a gesture. Default false.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether the recogniser wants events of that kind. Default true.
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    // MARK: Hooks of the toolkit

    /// A last say before recognition, for the toolkit's own recognisers.
    func _mayBegin() -> Bool { true }

    /// Whether the touch is of interest, before the delegate is asked.
    func _mayReceive(_ touch: UITouch) -> Bool { true }

    /// Whether the recogniser may go on without fingers, as between the taps of a double tap.
    var _waitsBetweenTouches: Bool { false }

    /// Called when the state became `failed` or the gesture was taken away before it was recognised.
    func _didFail() {}
}

struct WeakRecognizer {
    weak var value: UIGestureRecognizer?
}

extension UIGestureRecognizer {
    func _allows(_ type: UITouch.TouchType) -> Bool { allowedTouchTypes.contains { $0.intValue == type.rawValue } }

    /// The places of the touches in the window.
    var _points: [CGPoint] { _touches.isEmpty ? _lastPoints : _touches.map(\._locationInWindow) }

    var _centroid: CGPoint { Self._middle(_points) }

    static func _middle(_ points: [CGPoint]) -> CGPoint {
        guard !points.isEmpty else { return .zero }
        let sum = points.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
        return CGPoint(x: sum.x / CGFloat(points.count), y: sum.y / CGFloat(points.count))
    }

    func _convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window = _view?._window ?? view._window else { return point }
        return window.convert(point, to: view)
    }

    /// A distance in the window as one in `view`, which may be scaled or turned.
    func _convertVector(_ vector: CGPoint, to view: UIView?) -> CGPoint {
        let origin = _convert(.zero, to: view)
        let end = _convert(vector, to: view)
        return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
    }

    /// The reverse of `_convertVector`.
    func _vectorInWindow(_ vector: CGPoint, from view: UIView?) -> CGPoint {
        guard let view, let window = _view?._window ?? view._window else { return vector }
        let origin = window.convert(CGPoint.zero, from: view)
        let end = window.convert(vector, from: view)
        return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
    }

    var _isActive: Bool { _state == .began || _state == .changed }
    var _isOver: Bool { _state == .ended || _state == .cancelled || _state == .failed }
}
