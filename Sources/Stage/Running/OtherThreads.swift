import Foundation
import Glibc

/// What the process does beside its main thread.
enum OtherThreads {
    /// Whether another thread runs or is about to; threads that wait for something do not count.
    ///
    /// Work on other threads has no sign of its own, but a thread that was given some is runnable at once.
    static var areBusy: Bool {
        guard let folder = opendir("/proc/self/task") else { return false }
        defer { closedir(folder) }
        let main = getpid()
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            guard let thread = Int32(name), thread != main, let state = state(of: thread) else { continue }
            if state == UInt8(ascii: "R") || state == UInt8(ascii: "D") { return true }
        }
        return false
    }

    /// The letter after the command's name in the thread's line of statistics.
    private static func state(of thread: Int32) -> UInt8? {
        let file = open("/proc/self/task/\(thread)/stat", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 128)
        let count = read(file, &bytes, bytes.count)
        guard count > 0, let end = bytes[..<count].lastIndex(of: UInt8(ascii: ")")), end + 2 < count else { return nil }
        return bytes[end + 2]
    }
}
