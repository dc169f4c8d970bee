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

    public override init() { super.init() }

    package var _touches: Set<UITouch> = []
    package var _timestamp: TimeInterval = 0

    open var type: EventType { .touches }
    open var subtype: EventSubtype { .none }

    /// When the event happened, in seconds of the frame clock.
    open var timestamp: TimeInterval { _timestamp }

    /// Every touch of the event; nil when there is none.
    open var allTouches: Set<UITouch>? { _touches.isEmpty ? nil : _touches }
}
