/// How the pace of an animation changes: a cubic curve from (0, 0) to (1, 1) of time and progress.
@preconcurrency @MainActor open class CAMediaTimingFunction: NSObject {
    package let curve: TimingCurve

    public init(name: CAMediaTimingFunctionName) {
        curve =
            switch name {
            case .easeIn: .easeIn
            case .easeOut: .easeOut
            case .easeInEaseOut: .easeInOut
            case .default: .coreAnimationDefault
            default: .linear
            }
        super.init()
    }

    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        curve = TimingCurve(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
        super.init()
    }

    /// Writes the coordinates of a control point, 0 to 3.
    open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        let point: (Double, Double) =
            switch idx {
            case 1: (curve.x1, curve.y1)
            case 2: (curve.x2, curve.y2)
            case 3: (1, 1)
            default: (0, 0)
            }
        ptr[0] = Float(point.0)
        ptr[1] = Float(point.1)
    }
}

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let linear = Self(rawValue: "linear")
    public static let easeIn = Self(rawValue: "easeIn")
    public static let easeOut = Self(rawValue: "easeOut")
    public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
    public static let `default` = Self(rawValue: "default")
}
