/// The animations of all layers, and their starts and ends on the frame clock.
@MainActor package enum LayerAnimations {
    private final class Entry {
        weak var layer: CALayer?
        let key: String?
        let animation: CAAnimation
        var start: CFTimeInterval
        var hasStarted = false
        var isDone = false

        init(_ layer: CALayer, _ key: String?, _ animation: CAAnimation, _ start: CFTimeInterval) {
            self.layer = layer
            self.key = key
            self.animation = animation
            self.start = start
        }
    }

    private static var entries: [Entry] = []
    /// Asks for a frame.
    package static var onChange: @MainActor () -> Void = {}

    static func add(_ animation: CAAnimation, forKey key: String?, to layer: CALayer) {
        if let key { remove(key, of: layer) }
        let copy = animation.makeCopy()
        if copy.duration == 0 { copy.duration = CATransaction.animationDuration() }
        let start = copy.beginTime == 0 ? FrameClock.now : copy.beginTime
        entries.append(Entry(layer, key, copy, start))
        onChange()
    }

    static func removeAll(of layer: CALayer) {
        end(entries.filter { $0.layer === layer }, finished: false)
    }

    static func remove(_ key: String, of layer: CALayer) {
        end(entries.filter { $0.layer === layer && $0.key == key }, finished: false)
    }

    static func keys(of layer: CALayer) -> [String]? {
        let keys = entries.filter { $0.layer === layer }.compactMap(\.key)
        return keys.isEmpty ? nil : keys
    }

    static func animation(_ key: String, of layer: CALayer) -> CAAnimation? {
        entries.first { $0.layer === layer && $0.key == key }?.animation
    }

    /// Whether an animation runs that will end.
    package static var isRunning: Bool {
        entries.contains { !$0.isDone && $0.layer != nil && length(of: $0.animation).isFinite }
    }

    /// Tells delegates what has started and ended by now.
    package static func tick() {
        guard !entries.isEmpty else { return }
        let now = FrameClock.now + 1e-9
        for entry in entries where !entry.hasStarted && entry.start <= now {
            entry.hasStarted = true
            entry.animation.delegate?.animationDidStart(entry.animation)
        }
        let over = entries.filter { !$0.isDone && $0.start + length(of: $0.animation) <= now }
        for entry in over { entry.isDone = true }
        end(over.filter(\.animation.isRemovedOnCompletion), finished: true)
        for entry in over where !entry.animation.isRemovedOnCompletion {
            entry.animation.delegate?.animationDidStop(entry.animation, finished: true)
        }
        entries.removeAll { $0.layer == nil }
    }

    private static func end(_ ended: [Entry], finished: Bool) {
        guard !ended.isEmpty else { return }
        entries.removeAll { entry in ended.contains { $0 === entry } }
        for entry in ended where finished || !entry.isDone {
            entry.animation.delegate?.animationDidStop(entry.animation, finished: finished)
        }
        onChange()
    }

    /// Seconds from start to end.
    static func length(of animation: CAAnimation) -> CFTimeInterval {
        guard animation.speed > 0 else { return .infinity }
        var length = animation.duration
        if animation.autoreverses { length *= 2 }
        if animation.repeatDuration > 0 {
            length = animation.repeatDuration
        } else if animation.repeatCount > 0 {
            length *= Double(animation.repeatCount)
        }
        // Counts such as the largest float stand for "for ever".
        return length > 1e6 ? .infinity : length / Double(animation.speed)
    }

    /// Forgets everything, for a fresh run of an app in the same process.
    package static func reset() { entries = [] }
}
