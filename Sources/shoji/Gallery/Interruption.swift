import Glibc

/// Remembers that the user pressed Control-C, so that the work done can be kept.
enum Interruption {
    nonisolated(unsafe) private static var count: sig_atomic_t = 0

    static var requested: Bool { count > 0 }

    /// From now on SIGINT and SIGTERM only raise the flag; a second one ends the tool at once.
    static func watch() {
        let handler: @convention(c) (Int32) -> Void = { _ in
            Interruption.count += 1
            if Interruption.count > 1 { _exit(130) }
        }
        signal(SIGINT, handler)
        signal(SIGTERM, handler)
        signal(SIGPIPE, SIG_IGN)
    }
}
