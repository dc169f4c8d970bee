import Foundation
import Glibc

extension Subprocess {
    /// Memory that the process holds now, in memory or swapped out, in megabytes of 1024 kilobytes; 0 when it has ended.
    ///
    /// Also keeps the peak: what the system tells of an ended process includes the memory of the one that started it.
    /// Counted instead of limited by the system: a limit on address space also counts what is only reserved.
    var residentMegabytes: Int {
        let file = open("/proc/\(identifier)/status", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return 0 }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(file, &bytes, bytes.count)
        let lines = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self).split(separator: "\n")
        func kilobytes(_ name: String) -> Int {
            lines.first { $0.hasPrefix(name) }?.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) } ?? 0
        }
        seenPeak = max(seenPeak, kilobytes("VmHWM:"))
        return (kilobytes("VmRSS:") + kilobytes("VmSwap:")) / 1024
    }
}
