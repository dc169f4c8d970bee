/// A damped spring from 0 to 1.
package struct SpringCurve: Hashable, Sendable {
    package var mass: Double
    package var stiffness: Double
    package var damping: Double
    /// In units of the whole distance a second, positive towards the target.
    package var initialVelocity: Double

    package init(
        mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0, allowsOverdamping: Bool = true
    ) {
        self.mass = max(mass, 1e-9)
        self.stiffness = max(stiffness, 1e-9)
        let critical = 2 * (self.mass * self.stiffness).squareRoot()
        self.damping = allowsOverdamping ? max(damping, 0) : min(max(damping, 0), critical)
        self.initialVelocity = initialVelocity
    }

    /// By the length and bounce that one sees. The period of the spring without damping is the duration.
    package init(perceptualDuration: Double, bounce: Double, initialVelocity: Double) {
        let duration = max(perceptualDuration, 1e-6)
        let bounce = min(max(bounce, -0.999), 1)
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        let omega = 2 * Double.pi / duration
        self.init(mass: 1, stiffness: omega * omega, damping: 2 * ratio * omega, initialVelocity: initialVelocity)
    }

    /// By damping ratio, so that after `duration` a thousandth of the way is left, as `UIView.animate` makes its springs.
    ///
    /// Underdamped: `|(b - v) / wd| e^(-b D) = 0.001` with `b = zeta wn`, `wd = wn sqrt(1 - zeta^2)`; critical:
    /// `(1 + (wn - v) D) e^(-wn D) = 0.001`. Measured on Mac Catalyst with the SDK of iOS 26.1.
    package init(dampingRatio: Double, duration: Double, initialVelocity: Double) {
        let zeta = min(max(dampingRatio, 0.01), 1)
        let duration = max(duration, 1e-6)
        func rest(_ omega: Double) -> Double {
            if zeta >= 1 { return (1 + (omega - initialVelocity) * duration) * exp(-omega * duration) }
            let b = zeta * omega
            let wd = omega * (1 - zeta * zeta).squareRoot()
            return abs((b - initialVelocity) / wd) * exp(-b * duration)
        }
        // The rest falls as the spring gets stiffer, beyond the speed that the velocity alone explains.
        var low = zeta >= 1 ? max(1, initialVelocity) / duration : max(initialVelocity, 1e-6) / zeta
        var high = max(low * 2, 20 / (zeta * duration))
        while rest(high) > 0.001, high < 1e9 { high *= 2 }
        for _ in 0..<200 {
            let middle = (low + high) / 2
            if rest(middle) > 0.001 { low = middle } else { high = middle }
        }
        let omega = (low + high) / 2
        self.init(mass: 1, stiffness: omega * omega, damping: 2 * zeta * omega, initialVelocity: initialVelocity)
    }

    private var omega: Double { (stiffness / mass).squareRoot() }
    private var ratio: Double { damping / (2 * (mass * stiffness).squareRoot()) }

    /// The place at `time` seconds: 0 at the start, 1 at rest.
    package func value(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        let (omega, ratio) = (omega, ratio)
        if ratio < 1 - 1e-9 {
            let b = ratio * omega
            let wd = omega * (1 - ratio * ratio).squareRoot()
            return 1 - exp(-b * time) * (cos(wd * time) + (b - initialVelocity) / wd * sin(wd * time))
        }
        if ratio <= 1 + 1e-9 {
            return 1 - exp(-omega * time) * (1 + (omega - initialVelocity) * time)
        }
        let root = omega * (ratio * ratio - 1).squareRoot()
        let (slow, fast) = (-ratio * omega + root, -ratio * omega - root)
        // x(t) = 1 - y(t) with y(0) = 1 and y'(0) = -v.
        let y1 = (-initialVelocity - fast) / (slow - fast)
        return 1 - (y1 * exp(slow * time) + (1 - y1) * exp(fast * time))
    }

    /// Seconds until only a thousandth of the way is left for good.
    package var settlingDuration: Double {
        let (omega, ratio) = (omega, ratio)
        if ratio <= 0 { return .infinity }
        let slowest = ratio <= 1 ? ratio * omega : omega * (ratio - (ratio * ratio - 1).squareRoot())
        if ratio < 1 - 1e-9 {
            let wd = omega * (1 - ratio * ratio).squareRoot()
            let amplitude = hypot(1, (slowest - initialVelocity) / wd)
            return max(0, log(1000 * amplitude) / slowest)
        }
        var (low, high) = (0.0, 20 / slowest)
        while abs(1 - value(at: high)) > 0.001 { high *= 2 }
        for _ in 0..<100 {
            let middle = (low + high) / 2
            if abs(1 - value(at: middle)) > 0.001 { low = middle } else { high = middle }
        }
        return high
    }
}
