/// Something a person did: touches, a motion, presses of buttons.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    public enum EventType: Int, Sendable {
        case touches = 0
        case motion = 1
        case remoteControl = 2
        case presses = 3
        case scroll = 10
        case hover = 11
        case transform = 14
    }

    public enum EventSubtype: Int, Sendable {
        case none = 0
        case motionShake = 1
        case remoteControlPlay = 100
        case remoteControlPause = 101
        case remoteControlStop = 102
        case remoteControlTogglePlayPause = 103
        case remoteControlNextTrack = 104
        case remoteControlPreviousTrack = 105
        case remoteControlBeginSeekingBackward = 106
        case remoteControlEndSeekingBackward = 107
        case remoteControlBeginSeekingForward = 108
        case remoteControlEndSeekingForward = 109
    }

    /// Buttons of a pointer.
    public struct ButtonMask: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let primary = ButtonMask(rawValue: 1 << 0)
        public static let secondary = ButtonMask(rawValue: 1 << 1)

        /// The button of that number, counted from 1.
        public static func button(_ buttonNumber: Int) -> ButtonMask {
            ButtonMask(rawValue: 1 << max(0, buttonNumber - 1))
        }
    }

    public override init() { super.init() }

    package var _touches: Set<UITouch> = []
    package var _timestamp: TimeInterval = 0

    open var type: EventType { .touches }
    open var subtype: EventSubtype { .none }

    /// When the event happened, in seconds of the frame clock.
    open var timestamp: TimeInterval { _timestamp }

    /// Keys of a hardware keyboard held down; always none.
    open var modifierFlags: UIKeyModifierFlags { [] }
    /// Buttons of a pointer held down; always none.
    open var buttonMask: ButtonMask { [] }

    // MARK: Touches

    /// Every touch of the event; nil when there is none.
    open var allTouches: Set<UITouch>? { _touches.isEmpty ? nil : _touches }

    /// The touches that began in the window; nil when there is none.
    open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0._window === window } }

    /// The touches that began in the view; nil when there is none.
    open func touches(for view: UIView) -> Set<UITouch>? { touches { $0._view === view } }

    /// The touches that the recogniser watches; nil when there is none.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        touches { touch in touch._recognizers.contains { $0 === gesture } }
    }

    private func touches(_ belong: (UITouch) -> Bool) -> Set<UITouch>? {
        let found = _touches.filter(belong)
        return found.isEmpty ? nil : found
    }

    /// The samples that this event stands for. Every sample is an event of its own, so this is the touch alone.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { _touches.contains(touch) ? [touch] : nil }

    /// Where the touch may go next; nothing is predicted.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { _touches.contains(touch) ? [] : nil }
}
