/// A button or key of a hardware device held down.
@preconcurrency @MainActor
open class UIPress: NSObject {
    public enum Phase: Int, Sendable {
        case began = 0
        case changed = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
    }

    public enum PressType: Int, Sendable {
        case upArrow = 0
        case downArrow = 1
        case leftArrow = 2
        case rightArrow = 3
        case select = 4
        case menu = 5
        case playPause = 6
        case pageUp = 30
        case pageDown = 31
        case tvRemoteOneTwoThree = 32
        case tvRemoteFourColors = 33
    }

    public override init() { super.init() }

    package var _phase: Phase = .began
    package var _type: PressType = .select
    package var _timestamp: TimeInterval = 0

    package var _key: UIKey?

    /// The key of a hardware keyboard; nil for other buttons.
    open var key: UIKey? { _key }
    open var timestamp: TimeInterval { _timestamp }
    open var phase: Phase { _phase }
    open var type: PressType { _type }
    open var force: CGFloat { 0 }
}
