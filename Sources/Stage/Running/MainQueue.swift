import Foundation

/// Work that waits for the main thread: the main dispatch queue, tasks on the main actor, timers that are due.
@MainActor enum MainQueue {
    /// False inside a job of the main queue, as in tests: the queue does not serve itself then.
    private(set) static var isServed = true

    /// Does what waits now, and what that work adds, twice over.
    static func drain() {
        for _ in 0..<2 where isServed {
            let marker = Marker()
            // The queue is served in order: when the marker is reached, everything before it is done.
            DispatchQueue.main.async { marker.reached = true }
            var rounds = 0
            while !marker.reached, rounds < 2000 {
                _ = RunLoop.main.run(mode: .default, before: .distantPast)
                rounds += 1
            }
            isServed = marker.reached
        }
    }

    /// Shared between the closure and its maker, both on the main thread.
    private final class Marker: @unchecked Sendable {
        var reached = false
    }
}
