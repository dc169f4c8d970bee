import Glibc

/// The room that calls on the main thread have. Walks along the view tree go one call deeper for each view, and the usual
/// 8 MB are not enough for some thousand views in each other.
package enum MainStack {
    /// The kernel keeps at least 128 MB of addresses free below the main thread's stack.
    private static let wanted: rlim_t = 112 << 20

    /// Lets the main thread's stack grow further, as far as the process may. Memory is only taken as it is used.
    package static func grow() {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0, limit.rlim_cur < wanted else {
            return
        }
        limit.rlim_cur = min(wanted, limit.rlim_max)
        setrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
    }
}
