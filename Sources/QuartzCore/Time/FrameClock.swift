import Synchronization

/// The one clock of the toolkit. It is virtual: it moves only when the stage moves it, so the same input gives the same
/// frames, however fast the machine is.
package enum FrameClock {
    /// Seconds at start-up. Not zero, because apps treat a zero media time as "not set".
    package static let start: CFTimeInterval = 1000

    private static let bits = Atomic<UInt64>(start.bitPattern)

    /// Seconds since an arbitrary point, as `CACurrentMediaTime()` gives them.
    package static var now: CFTimeInterval {
        CFTimeInterval(bitPattern: bits.load(ordering: .relaxed))
    }

    /// Moves time forward. A negative or non-finite interval is ignored: time never goes back.
    package static func advance(by seconds: CFTimeInterval) {
        guard seconds > 0, seconds.isFinite else { return }
        bits.store((now + seconds).bitPattern, ordering: .relaxed)
    }

    /// Puts the clock back to `start`, for a fresh run of an app in the same process.
    package static func reset() {
        bits.store(start.bitPattern, ordering: .relaxed)
    }
}

/// The time of the current frame, in seconds. It stands still within a frame.
public func CACurrentMediaTime() -> CFTimeInterval {
    FrameClock.now
}
