/// Something that changes what a layer shows for some time. The base class of all animations.
@preconcurrency @MainActor open class CAAnimation: NSObject, CAMediaTiming, CAAction, @preconcurrency NSCopying {
    /// Values under keys that are no properties.
    private var keyedValues: [String: Any] = [:]

    public override init() { super.init() }

    /// A copy of `other`; subclasses copy their own values as well.
    init(copying other: CAAnimation) {
        keyedValues = other.keyedValues
        super.init()
        delegate = other.delegate
        timingFunction = other.timingFunction
        isRemovedOnCompletion = other.isRemovedOnCompletion
        beginTime = other.beginTime
        timeOffset = other.timeOffset
        speed = other.speed
        duration = other.duration
        repeatCount = other.repeatCount
        repeatDuration = other.repeatDuration
        autoreverses = other.autoreverses
        fillMode = other.fillMode
    }

    func makeCopy() -> CAAnimation { CAAnimation(copying: self) }

    open func copy(with zone: NSZone?) -> Any { makeCopy() }

    // MARK: Behaviour

    /// Told about start and end. Held strongly, as in Core Animation.
    open var delegate: (any CAAnimationDelegate)?
    /// The pace; nil is linear.
    open var timingFunction: CAMediaTimingFunction?
    /// Whether the layer forgets the animation when it is over. Default true.
    open var isRemovedOnCompletion = true

    /// Inert: frames come at the frame clock's rate.
    open var preferredFrameRateRange = CAFrameRateRange.default

    open class func defaultValue(forKey key: String) -> Any? { nil }

    /// The animation's copy on a layer runs as an action.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    // MARK: Timing

    /// The start in the layer's time, seconds; 0 means when it is added.
    open var beginTime: CFTimeInterval = 0
    open var timeOffset: CFTimeInterval = 0
    open var speed: Float = 1
    /// Seconds; 0 stands for the transaction's duration, 0.25 by default.
    open var duration: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode: CAMediaTimingFillMode = .removed

    // MARK: Keyed values

    public func value(forKey key: String) -> Any? { keyedValues[key] }
    public func setValue(_ value: Any?, forKey key: String) { keyedValues[key] = value }
    open func shouldArchiveValue(forKey key: String) -> Bool { keyedValues[key] != nil }
}

/// Told when an animation starts and ends. Both methods are optional.
@preconcurrency @MainActor public protocol CAAnimationDelegate: NSObjectProtocol {
    func animationDidStart(_ anim: CAAnimation)
    /// `flag` is false for an animation that was removed before its end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// How often something wants to be drawn, in frames a second.
public struct CAFrameRateRange: Hashable, Sendable {
    public var minimum: Float
    public var maximum: Float
    public var __preferred: Float
    public var preferred: Float? {
        get { __preferred == 0 ? nil : __preferred }
        set { __preferred = newValue ?? 0 }
    }

    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        __preferred = preferred ?? 0
    }

    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
