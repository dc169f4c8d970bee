import Foundation

/// HarfBuzz, FreeType and ICU objects are shared and not safe to use from two threads at once: whoever enters them holds this lock.
/// Recursive, because drawing an attachment may measure text.
enum TextEngine {
    private static let lock = RecursiveLock()

    static func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body()
    }

    /// The environment must not change a picture: HarfBuzz and FreeType read these when they are first used.
    static let prepareEnvironment: Void = {
        unsetenv("HB_SHAPER_LIST")
        unsetenv("HB_OPTIONS")
        unsetenv("FREETYPE_PROPERTIES")
    }()

    nonisolated(unsafe) private static var warned: Set<String> = []

    /// Says something once in a process, on standard error.
    static func warnOnce(_ message: String) {
        guard warned.insert(message).inserted else { return }
        FileHandle.standardError.write(Data("Shoji: \(message)\n".utf8))
    }
}

private final class RecursiveLock: @unchecked Sendable {
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>

    init() {
        mutex = .allocate(capacity: 1)
        var attributes = pthread_mutexattr_t()
        pthread_mutexattr_init(&attributes)
        pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_RECURSIVE))
        pthread_mutex_init(mutex, &attributes)
        pthread_mutexattr_destroy(&attributes)
    }

    func lock() { pthread_mutex_lock(mutex) }
    func unlock() { pthread_mutex_unlock(mutex) }
}
