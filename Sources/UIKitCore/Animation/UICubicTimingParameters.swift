/// A pace given by a cubic curve of progress over time.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider, @preconcurrency NSCopying {
    let curve: TimingCurve
    private let hasOwnPoints: Bool

    /// The system's default curve.
    ///
    /// Unverified: taken as Core Animation's default curve.
    public override init() {
        curve = .coreAnimationDefault
        animationCurve = .easeInOut
        hasOwnPoints = false
        super.init()
    }

    public init(animationCurve curve: UIView.AnimationCurve) {
        self.curve = curve._timing
        animationCurve = curve
        hasOwnPoints = false
        super.init()
    }

    /// The curve's ends are (0, 0) and (1, 1).
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        curve = TimingCurve(point1.x, point1.y, point2.x, point2.y)
        animationCurve = .easeInOut
        hasOwnPoints = true
        super.init()
    }

    public init?(coder: NSCoder) {
        curve = .coreAnimationDefault
        animationCurve = .easeInOut
        hasOwnPoints = false
        super.init()
    }

    public let animationCurve: UIView.AnimationCurve
    open var controlPoint1: CGPoint { CGPoint(x: curve.x1, y: curve.y1) }
    open var controlPoint2: CGPoint { CGPoint(x: curve.x2, y: curve.y2) }

    open var timingCurveType: UITimingCurveType { hasOwnPoints ? .cubic : .builtin }
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    open var springTimingParameters: UISpringTimingParameters? { nil }

    open func copy(with zone: NSZone?) -> Any { self }
}

extension UIView.AnimationCurve {
    var _timing: TimingCurve {
        switch self {
        case .easeInOut: .easeInOut
        case .easeIn: .easeIn
        case .easeOut: .easeOut
        case .linear: .linear
        }
    }
}
