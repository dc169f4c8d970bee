/// Work that is due at a time of the frame clock, and work of every frame while something moves.
///
/// Both run at the start of a frame, in the order of their times and, at the same time, of their registration. While any is
/// left, the app wants more frames, so a driver that waits for rest waits for them.
@MainActor
package enum FrameTimers {
    /// Cancels its work when asked, or when nobody holds it any more.
    @MainActor
    package final class Token {
        fileprivate let id: Int
        fileprivate init(_ id: Int) { self.id = id }
        package func cancel() { FrameTimers.cancel(id) }
        isolated deinit { FrameTimers.cancel(id) }
    }

    private struct Entry {
        var id: Int
        /// Nil: every frame.
        var time: CFTimeInterval?
        var keepsAwake: Bool
        var body: @MainActor () -> Void
    }

    private static var entries: [Entry] = []
    private static var lastID = 0

    /// Runs `body` once, in the first frame at or after `seconds` from now. Keep the token as long as the work is wanted.
    ///
    /// - Parameter keepsAwake: whether the app counts as moving until then; if not, the first frame that comes for another
    ///   reason runs it.
    package static func after(
        _ seconds: CFTimeInterval, keepsAwake: Bool = true, _ body: @escaping @MainActor () -> Void
    ) -> Token {
        add(time: FrameClock.now + max(0, seconds), keepsAwake: keepsAwake, body)
    }

    /// Runs `body` in every frame until the token is cancelled.
    ///
    /// - Parameter keepsAwake: whether the app counts as moving as long as this runs.
    package static func everyFrame(keepsAwake: Bool = true, _ body: @escaping @MainActor () -> Void) -> Token {
        add(time: nil, keepsAwake: keepsAwake, body)
    }

    private static func add(
        time: CFTimeInterval?, keepsAwake: Bool, _ body: @escaping @MainActor () -> Void
    ) -> Token {
        lastID += 1
        entries.append(Entry(id: lastID, time: time, keepsAwake: keepsAwake, body: body))
        // What keeps nothing awake runs when a frame comes anyway.
        if keepsAwake || time == nil { Frame.setNeedsFrame() }
        return Token(lastID)
    }

    private static func cancel(_ id: Int) {
        guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
        let removed = entries[index]
        entries.remove(at: index)
        // What the work held may hold tokens itself, and is let go only now.
        withExtendedLifetime(removed) {}
    }

    /// Whether anything waits or moves.
    package static var isWaiting: Bool { entries.contains(where: \.keepsAwake) }

    /// Runs what is due. Work that is added meanwhile waits for the next frame.
    static func run() {
        guard !entries.isEmpty else { return }
        let now = FrameClock.now + 1e-9
        var due = entries.filter { ($0.time ?? now) <= now }
        due.sort { ($0.time ?? now, $0.id) < ($1.time ?? now, $1.id) }
        for entry in due {
            // Work before it may have cancelled it.
            guard let index = entries.firstIndex(where: { $0.id == entry.id }) else { continue }
            if entry.time != nil { entries.remove(at: index) }
            entry.body()
        }
    }

    /// Forgets everything, for a fresh run of an app in the same process.
    package static func reset() {
        let old = entries
        entries = []
        withExtendedLifetime(old) {}
    }
}
