/// Recognises a quick drag in one of the wanted directions.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    public struct Direction: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let right = Direction(rawValue: 1 << 0)
        public static let left = Direction(rawValue: 1 << 1)
        public static let up = Direction(rawValue: 1 << 2)
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// Default 1.
    open var numberOfTouchesRequired = 1
    /// Default right.
    open var direction: Direction = .right

    // Unverified: Apple names none of these figures.
    /// Seconds in which the way has to be made.
    static let longestDuration: CFTimeInterval = 0.5
    /// Points along the direction.
    static let shortestWay: CGFloat = 50
    /// Points across the direction.
    static let allowedDeviation: CGFloat = 50

    private var start: CGPoint?
    private var startTime: CFTimeInterval = 0

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if start == nil { startTime = FrameClock.now }
        guard _touches.count <= numberOfTouchesRequired else { return state = .failed }
        start = _centroid
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let start, state == .possible else { return }
        guard FrameClock.now - startTime <= Self.longestDuration else { return state = .failed }
        guard _touches.count == numberOfTouchesRequired else { return }
        let way = CGPoint(x: _centroid.x - start.x, y: _centroid.y - start.y)
        let isHorizontal = abs(way.x) >= abs(way.y)
        let (along, across) = isHorizontal ? (abs(way.x), abs(way.y)) : (abs(way.y), abs(way.x))
        let towards: Direction = isHorizontal ? (way.x > 0 ? .right : .left) : (way.y > 0 ? .down : .up)
        if across > Self.allowedDeviation { return state = .failed }
        if along >= Self.shortestWay { state = direction.contains(towards) ? .ended : .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    open override func reset() {
        super.reset()
        start = nil
    }
}
