import Foundation
import Glibc

/// Sleeping tasks, delayed blocks and timers of the process, which run on the wall clock.
enum WallClockTimers {
    /// Seconds until the next one is due, 0 when it is; nil when none is pending.
    ///
    /// Dispatch and the run loop keep all of theirs in a few timer files, which the system can be asked about.
    static var next: Double? {
        guard let folder = opendir("/proc/self/fd") else { return nil }
        defer { closedir(folder) }
        var result: Double?
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            guard let delay = delay(of: name) else { continue }
            result = min(result ?? delay, delay)
        }
        return result
    }

    /// From the line `it_value: (seconds, nanoseconds)` that the system shows for an open timer; zero is unarmed.
    private static func delay(of descriptor: String) -> Double? {
        var target = [CChar](repeating: 0, count: 64)
        guard readlink("/proc/self/fd/\(descriptor)", &target, 63) > 0, strstr(target, "timerfd") != nil else {
            return nil
        }
        let file = open("/proc/self/fdinfo/\(descriptor)", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 512)
        let count = read(file, &bytes, bytes.count)
        let text = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
        guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix("it_value:") }) else { return nil }
        let parts = line.split(whereSeparator: { !$0.isNumber }).compactMap { Double($0) }
        guard parts.count == 2, parts[0] + parts[1] > 0 else { return nil }
        return parts[0] + parts[1] / 1e9
    }
}
