/// A cubic Bezier curve of progress over time, both from 0 to 1.
package struct TimingCurve: Hashable, Sendable {
    package var x1, y1, x2, y2: Double

    package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        // Time never runs back.
        self.x1 = min(max(x1, 0), 1)
        self.y1 = y1
        self.x2 = min(max(x2, 0), 1)
        self.y2 = y2
    }

    package static let linear = TimingCurve(0, 0, 1, 1)
    package static let easeIn = TimingCurve(0.42, 0, 1, 1)
    package static let easeOut = TimingCurve(0, 0, 0.58, 1)
    package static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)
    package static let coreAnimationDefault = TimingCurve(0.25, 0.1, 0.25, 1)

    /// The progress at a time from 0 to 1.
    package func progress(at time: Double) -> Double {
        if time <= 0 { return 0 }
        if time >= 1 { return 1 }
        if self == .linear { return time }
        return Self.bezier(y1, y2, parameter(x1, x2, time))
    }

    /// The time at which a progress is reached; for curves that overshoot, the first such time found.
    package func time(at progress: Double) -> Double {
        if progress <= 0 { return 0 }
        if progress >= 1 { return 1 }
        if self == .linear { return progress }
        return Self.bezier(x1, x2, parameter(y1, y2, progress))
    }

    private static func bezier(_ a: Double, _ b: Double, _ t: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
    }

    /// The curve's parameter where that coordinate is `value`.
    private func parameter(_ a: Double, _ b: Double, _ value: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<52 {
            let middle = (low + high) / 2
            if Self.bezier(a, b, middle) < value { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
