/// A place in a tree of times: layers and animations.
///
/// Local time is `(parent time - beginTime) * speed + timeOffset`.
@preconcurrency @MainActor public protocol CAMediaTiming {
    var beginTime: CFTimeInterval { get set }
    var timeOffset: CFTimeInterval { get set }
    var speed: Float { get set }
    var duration: CFTimeInterval { get set }
    var repeatCount: Float { get set }
    var repeatDuration: CFTimeInterval { get set }
    var autoreverses: Bool { get set }
    var fillMode: CAMediaTimingFillMode { get set }
}

/// What is shown before the beginning and after the end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let removed = Self(rawValue: "removed")
    public static let forwards = Self(rawValue: "forwards")
    public static let backwards = Self(rawValue: "backwards")
    public static let both = Self(rawValue: "both")
}

extension CALayer {
    /// Converts a time of `l`'s to the receiver's. A nil layer stands for the frame clock.
    public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(l?.clockTime(t) ?? t)
    }

    public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let clock = clockTime(t)
        return l?.localTime(clock) ?? clock
    }

    private func localTime(_ clock: CFTimeInterval) -> CFTimeInterval {
        let outer = parent?.localTime(clock) ?? clock
        return (outer - beginTime) * CFTimeInterval(speed) + timeOffset
    }

    /// A stopped layer's time stands for the moment it begins.
    private func clockTime(_ local: CFTimeInterval) -> CFTimeInterval {
        let outer = speed == 0 ? beginTime : (local - timeOffset) / CFTimeInterval(speed) + beginTime
        return parent?.clockTime(outer) ?? outer
    }
}
