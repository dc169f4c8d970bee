/// Motion of a scroll view's content along one axis after the finger has let go.
struct AxisMotion {
    private enum Kind {
        case rest
        /// Slows down from a place with a speed.
        case glide(from: CGFloat, velocity: CGFloat)
        /// Returns to an edge like a critically damped spring: `edge + (a + b t) e^(-omega t)`.
        case bounce(edge: CGFloat, a: CGFloat, b: CGFloat, omega: CGFloat)
    }

    private var kind: Kind
    private var start: CFTimeInterval
    /// Where the content can rest.
    var range: ClosedRange<CGFloat>
    private let rate: CGFloat
    private let bounces: Bool
    /// Where gliding ends at the latest.
    private var target: CGFloat?
    /// Half a pixel is not seen.
    private let tolerance: CGFloat = 0.1

    /// - Parameters:
    ///   - velocity: of the offset, in points a second.
    ///   - target: where the content shall come to rest; nil where friction stops it.
    init(
        from place: CGFloat, velocity: CGFloat, target: CGFloat?, range: ClosedRange<CGFloat>, rate: CGFloat,
        bounces: Bool, at time: CFTimeInterval
    ) {
        start = time
        self.range = range
        self.rate = rate
        self.bounces = bounces
        self.target = target
        let edge = min(max(place, range.lowerBound), range.upperBound)
        if place != edge {
            let isHeld = abs(velocity) < ScrollPhysics.heldSpeed
            let a = place - edge
            let omega = isHeld ? ScrollPhysics.releaseOmega : ScrollPhysics.bounceOmega
            let speed = isHeld ? -ScrollPhysics.releaseSpeed * a : velocity
            kind = .bounce(edge: edge, a: a, b: speed + omega * a, omega: omega)
        } else if let target {
            let speed = ScrollPhysics.velocity(for: target - place, rate)
            kind = speed == 0 ? .rest : .glide(from: place, velocity: speed)
        } else {
            kind = abs(velocity) > ScrollPhysics.restSpeed ? .glide(from: place, velocity: velocity) : .rest
        }
    }

    /// The content's places all moved.
    mutating func shift(by distance: CGFloat) {
        target = target.map { $0 + distance }
        switch kind {
        case .rest: break
        case .glide(let from, let velocity): kind = .glide(from: from + distance, velocity: velocity)
        case .bounce(let edge, let a, let b, let omega):
            kind = .bounce(edge: edge + distance, a: a, b: b, omega: omega)
        }
    }

    var isAtRest: Bool {
        if case .rest = kind { return true }
        return false
    }

    /// The offset at a time that never goes back.
    mutating func value(at time: CFTimeInterval, current: CGFloat) -> CGFloat {
        switch kind {
        case .rest: return current
        case .glide(let from, let velocity): return glide(from, velocity, time)
        case .bounce(let edge, let a, let b, let omega):
            let t = CGFloat(time - start)
            let place = (a + b * t) * exp(-omega * t)
            // Close to the edge, and not on the way to the far point.
            let speed = (b - omega * (a + b * t)) * exp(-omega * t)
            if abs(place) < tolerance, abs(speed) < ScrollPhysics.restSpeed {
                kind = .rest
                return edge
            }
            return edge + place
        }
    }

    private mutating func glide(_ from: CGFloat, _ velocity: CGFloat, _ time: CFTimeInterval) -> CGFloat {
        let t = CGFloat(time - start)
        let reach = velocity * ScrollPhysics.glide(rate)
        let end = ScrollPhysics.duration(velocity, rate)
        let place = from + reach * (1 - pow(rate, 1000 * min(t, CGFloat(end))))
        let edge = min(max(place, range.lowerBound), range.upperBound)
        if place != edge {
            guard bounces else {
                kind = .rest
                return edge
            }
            // The moment of the crossing.
            let left = 1 - (edge - from) / reach
            let crossing = left > 0 ? max(log(left) / (1000 * log(rate)), 0) : 0
            let speed = velocity * pow(rate, 1000 * crossing)
            start += CFTimeInterval(crossing)
            kind = .bounce(edge: edge, a: 0, b: speed, omega: ScrollPhysics.bounceOmega)
            return value(at: time, current: edge)
        }
        if t >= CGFloat(end) {
            kind = .rest
            return target ?? place
        }
        return place
    }
}
