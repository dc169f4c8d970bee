import Foundation
import Glibc

/// One app process of a gallery.
struct GalleryTask {
    enum Purpose: Equatable {
        case picture
        /// Only to compare with; the text is added to the names of its files. A flow is walked through without its pictures.
        case reference(String)
    }

    let configuration: GalleryConfiguration
    /// Where the running app is taken, its start first; empty if nowhere.
    var walk: [GalleryConfiguration] = []
    var purpose = Purpose.picture

    init(_ configuration: GalleryConfiguration, walk: [GalleryConfiguration] = [], purpose: Purpose = .picture) {
        self.configuration = configuration
        self.walk = walk
        self.purpose = purpose
    }

    var isReference: Bool { purpose != .picture }
}

/// Runs the configurations, several app processes at a time, on one thread.
final class GalleryRunner {
    private let jobs: Int
    private let limits: AppRun.Limits
    private let folder: URL
    private let scratch: URL
    /// Executable for a language; nil is the app's own.
    private let executables: [String?: URL]
    private let flow: GalleryFlow?
    /// Called for every configuration as it ends.
    var finished: (AppRun) -> Void = { _ in }
    /// True when the work shall stop; asked often.
    var isInterrupted: () -> Bool = { Interruption.requested }

    init(
        executables: [String?: URL], folder: URL, scratch: URL, jobs: Int, limits: AppRun.Limits,
        flow: GalleryFlow? = nil
    ) {
        self.flow = flow
        self.executables = executables
        self.folder = folder
        self.scratch = scratch
        self.jobs = jobs
        self.limits = limits
    }

    /// How the work ended.
    enum Ending: Equatable { case complete, interrupted, outOfSpace }

    /// - Returns: the rows in the order of `configurations`, whatever happened.
    func run(_ configurations: [GalleryConfiguration]) -> (rows: [GalleryRow], ending: Ending) {
        let (rows, ending) = run(configurations.map { GalleryTask($0) })
        return (rows.flatMap(\.self), ending)
    }

    /// - Returns: the rows of each task, in the order of `tasks`, whatever happened.
    func run(_ tasks: [GalleryTask]) -> (rows: [[GalleryRow]], ending: Ending) {
        var rows = tasks.map { GalleryRow($0.configuration) }
        // The pictures of a flow follow the first one.
        var pictures: [[GalleryRow]] = Array(repeating: [], count: rows.count)
        var active: [(index: Int, slot: Int, run: AppRun)] = []
        var next = 0
        var ending = Ending.complete
        while next < tasks.count || !active.isEmpty {
            if ending == .complete, isInterrupted() { ending = .interrupted }
            if ending == .interrupted {
                for entry in active { entry.run.stop("Interrupted.") }
            } else if ending == .complete {
                while active.count < jobs, next < tasks.count {
                    let slot = (0..<jobs).first { slot in !active.contains { $0.slot == slot } }!
                    let run = AppRun(
                        tasks[next], folder: folder, scratch: scratch.appendingPathComponent("\(slot)"),
                        limits: limits, flow: flow)
                    run.start(executables[tasks[next].configuration.language] ?? executables[nil]!)
                    active.append((next, slot, run))
                    next += 1
                }
            }
            for entry in active where entry.run.isFinished {
                rows[entry.index] = entry.run.row
                finished(entry.run)
                rows[entry.index] = entry.run.row
                pictures[entry.index] = entry.run.flowRows
                if entry.run.isOutOfSpace, ending == .complete { ending = .outOfSpace }
            }
            active.removeAll { $0.run.isFinished }
            if ending != .complete, active.isEmpty { break }
            if active.isEmpty { continue }
            wait(for: active.map(\.run))
            for entry in active { entry.run.advance() }
        }
        if ending != .complete {
            let why = ending == .interrupted ? "Not run: interrupted." : "Not run: the disk is full."
            for index in next..<max(next, rows.count) { rows[index].errors = [why] }
        }
        return (zip(rows, pictures).map { [$0] + $1 }, ending)
    }

    /// Waits until an app has something to say, or a moment.
    private func wait(for runs: [AppRun]) {
        var pollers = runs.compactMap(\.descriptor).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        _ = poll(&pollers, nfds_t(pollers.count), 20)
    }
}
