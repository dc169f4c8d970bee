/// Speed of a value over the last moments.
///
/// The mean over the last 0.1 seconds, which is the window that scroll views were measured to use; a finger that rested that
/// long has no speed.
struct VelocityTracker {
    static let window: CFTimeInterval = 0.1

    private var samples: [(time: CFTimeInterval, value: CGPoint)] = []

    mutating func reset() { samples = [] }

    mutating func add(_ value: CGPoint, at time: CFTimeInterval) {
        if let last = samples.last, last.time >= time { samples.removeLast() }
        samples.append((time, value))
        // One sample before the window is kept, so that a window with a single sample has a start.
        while samples.count > 2, samples[1].time < time - Self.window { samples.removeFirst() }
    }

    /// Moves the samples so far, as when a finger joins and the middle of the fingers jumps.
    mutating func shift(by distance: CGPoint) {
        for index in samples.indices {
            samples[index].value.x += distance.x
            samples[index].value.y += distance.y
        }
    }

    /// Per second.
    func velocity(at time: CFTimeInterval) -> CGPoint {
        guard let last = samples.last, time - last.time < Self.window else { return .zero }
        let start = time - Self.window - 1e-9
        guard let first = samples.first(where: { $0.time >= start }) else { return .zero }
        // The only sample of the window is measured against the one before it.
        let reference = first.time < last.time ? first : samples.count > 1 ? samples[samples.count - 2] : last
        let span = last.time - reference.time
        guard span > 0 else { return .zero }
        return CGPoint(
            x: (last.value.x - reference.value.x) / span, y: (last.value.y - reference.value.y) / span)
    }
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}
