import Foundation

/// Tells on standard error how far the gallery is: one line that changes on a terminal, a line now and then otherwise.
final class GalleryProgress {
    private var total: Int
    private let isTerminal: Bool
    private let write: (String) -> Void
    private let start = ContinuousClock.now
    private var done = 0
    private var failures = 0
    private var lastShown: ContinuousClock.Instant?

    init(
        total: Int, isTerminal: Bool = Terminal.errorIsTerminal,
        write: @escaping (String) -> Void = { Terminal.write($0, to: 2) }
    ) {
        self.total = total
        self.isTerminal = isTerminal
        self.write = write
    }

    /// More is to come than was thought.
    func add(_ count: Int) { total += count }

    func finished(_ row: GalleryRow) {
        done += 1
        if row.status == .failed {
            failures += 1
            clearLine()
            write("\(row.title): \(row.errors.joined(separator: " "))\n")
        }
        let now = ContinuousClock.now
        let due = lastShown.map { now - $0 >= (isTerminal ? .milliseconds(80) : .seconds(5)) } ?? isTerminal
        guard due || done == total else {
            if lastShown == nil { lastShown = now }
            return
        }
        lastShown = now
        let line =
            "[\(done)/\(total)] \(String(format: "%.1f", rate)) a second\(failures > 0 ? ", \(failures) failed" : ""): \(row.title)"
        if isTerminal {
            clearLine()
            write(String(line.prefix(Terminal.width - 1)))
        } else {
            write(line + "\n")
        }
    }

    func end() { clearLine() }

    var seconds: Double { (ContinuousClock.now - start) / .seconds(1) }

    private var rate: Double { Double(done) / max(seconds, 0.001) }

    private func clearLine() { if isTerminal { write("\r\u{1b}[K") } }
}
