import Foundation
import Glibc
import StageProtocol

/// One app process on one configuration, from its start to its end. Driven by `GalleryRunner`'s loop, never blocking.
final class AppRun {
    let configuration: GalleryConfiguration
    fileprivate(set) var row: GalleryRow
    private(set) var isFinished = false
    /// A file could not be written for want of space.
    fileprivate(set) var isOutOfSpace = false

    private let folder: URL
    private let scratch: URL
    private let log: AppLog
    private let limits: Limits
    private var flow: FlowProgress?
    private var process: Subprocess?
    private var listener: StageListener?
    private var channel: StageChannel?
    private var buffer = StageFrameBuffer()
    private var greeted = false
    private var started = ContinuousClock.now
    /// When the present commands were sent; each batch has the whole time limit.
    private var begun = ContinuousClock.now
    private var lastRequest = 0
    private var hasQuit = false
    /// Answers to come that nobody waits for.
    private var skipped = 0
    /// Answers still to come, in order.
    private var waitingFor: ArraySlice<StageRequest> = []
    /// Frames that the app has begun while it came to rest.
    private var frames = 0
    private var executable = ""
    private var inspected = ContinuousClock.now
    private var logWasTrimmed = false
    /// A process past its time writes where it is; until when it may, and what is said of it.
    private var lastWords: (until: ContinuousClock.Instant, message: String)?

    /// What a configuration may use.
    struct Limits {
        /// In seconds.
        var timeout = 30.0
        /// Of its process, in megabytes.
        var megabytes = 2048
    }

    /// - Parameters:
    ///   - folder: the gallery's.
    ///   - scratch: an existing folder with a short path; a home for the process is made in it.
    ///   - flow: what to do after the first picture.
    init(_ task: GalleryTask, folder: URL, scratch: URL, limits: Limits, flow: GalleryFlow? = nil) {
        configuration = task.configuration
        row = GalleryRow(configuration)
        if case .reference(let name) = task.purpose { row.id += "_\(name)" }
        if flow != nil || !task.walk.isEmpty { self.flow = FlowProgress(flow, task, start: row) }
        self.folder = folder
        self.scratch = scratch
        self.limits = limits
        log = AppLog(path: folder.appendingPathComponent("logs/\(row.id).txt").path)
    }

    private var deadline: ContinuousClock.Instant { begun + .seconds(limits.timeout) }

    /// The flow's pictures.
    var flowRows: [GalleryRow] { flow?.rows ?? [] }

    /// What the loop shall wait for.
    var descriptor: Int32? { channel?.descriptor ?? listener?.descriptor }

    /// Starts the process. A failure to start is recorded like any other.
    func start(_ executable: URL) {
        started = .now
        begun = started
        row.log = "logs/\(row.id).txt"
        self.executable = executable.lastPathComponent
        do {
            try? FileManager.default.removeItem(at: scratch)
            let folders = try AppEnvironment.folders(in: scratch)
            let socket = scratch.appendingPathComponent("stage").path
            listener = try StageListener(path: socket)
            let environment = AppEnvironment.make(executable, folders).merging(["SHOJI_STAGE": socket]) { $1 }
            process = try Subprocess(executable.path, [], environment: environment, log: log.path, ownSession: true)
        } catch {
            fail((error as? ToolError)?.message ?? "Cannot start the app: \(reason(error)).")
        }
    }

    /// Does whatever can be done now.
    func advance() {
        guard !isFinished, let process else { return }
        if let lastWords { return hear(lastWords.message, from: process, until: lastWords.until) }
        do {
            if channel == nil, let accepted = try listener?.accept() {
                channel = accepted
                listener = nil
            }
            try readReplies()
        } catch .closed {
            // The ending of the process tells why.
            if waitingFor.isEmpty, greeted { return complete(process) }
            return explainEnding(process.wait(within: 15))
        } catch {
            process.killSession()
            _ = process.wait()
            return fail("The app does not speak the stage protocol: \(error).")
        }
        if isFinished { return }
        if greeted, waitingFor.isEmpty {
            do { if try goOn() { return } } catch { return explainEnding(process.wait(within: 15)) }
            return complete(process)
        }
        if channel == nil, let ending = process.poll() { return explainEnding(ending) }
        let now = ContinuousClock.now
        if now >= deadline { return stopLate(process) }
        if now - inspected >= .milliseconds(10) {
            inspected = now
            inspect(process)
        }
    }

    /// The time is over: what hangs is asked for a backtrace, what crashed may finish its own.
    private func stopLate(_ process: Subprocess) {
        let message: String
        if let crash = log.crashSignal {
            message = "The app crashed\(launched ? "" : " before it had launched"): \(signalName(crash))."
        } else {
            message = "\(lateness), the limit is \(plain(limits.timeout)) s."
            kill(process.identifier, SIGQUIT)
        }
        channel = nil
        listener = nil
        lastWords = (.now + .seconds(10), message)
    }

    private func hear(_ message: String, from process: Subprocess, until end: ContinuousClock.Instant) {
        if process.poll() == nil {
            guard ContinuousClock.now >= end || log.endsWithBacktrace else { return }
            process.killSession()
            _ = process.wait()
        }
        fail(message + detailFromLog())
    }

    /// Keeps an app from filling the machine's memory or disk.
    private func inspect(_ process: Subprocess) {
        if log.trim() { logWasTrimmed = true }
        guard process.residentMegabytes > limits.megabytes else { return }
        process.killSession()
        _ = process.wait()
        fail("The app used more than \(limits.megabytes) MB of memory \(progress).")
    }

    private func readReplies() throws(StageChannelError) {
        guard let channel else { return }
        var open = true
        while open {
            let chunk = try channel.receiveAvailable(into: &buffer)
            open = chunk == .more
            while let body = try buffer.next() {
                if greeted {
                    take(try StageFraming.decode(StageReply.self, from: body))
                } else {
                    let hello = try StageFraming.decode(StageHello.self, from: body)
                    guard hello.version == StageHello.currentVersion else {
                        throw .malformed(
                            "version \(hello.version), expected \(StageHello.currentVersion); build the app again")
                    }
                    greeted = true
                    try send(on: channel)
                }
                if isFinished { return }
            }
            if chunk == .end { throw .closed }
        }
    }

    private func send(on channel: StageChannel) throws(StageChannelError) {
        let picture = folder.appendingPathComponent("pictures/\(row.id).png").path
        let tree = folder.appendingPathComponent("trees/\(row.id).json").path
        let commands: [StageCommand] = [
            .configure(configuration.stage), .settle(frames: 600), .capture(path: picture, overlays: true),
            .dumpTree(path: tree),
        ]
        try send(flow == nil ? commands + [.quit] : commands, on: channel)
    }

    /// Sends the flow's next commands; false when nothing is left to do.
    private func goOn() throws(StageChannelError) -> Bool {
        guard let channel, row.status != .declined, flow != nil, !hasQuit else { return false }
        begun = .now
        try send(flow!.next(folder: folder.path), on: channel)
        return true
    }

    private func send(_ commands: [StageCommand], on channel: StageChannel) throws(StageChannelError) {
        let requests = commands.map { command in
            lastRequest += 1
            return StageRequest(id: lastRequest, command: command)
        }
        if case .quit? = commands.last { hasQuit = true }
        // All at once: the app works them off in order without waiting for the tool.
        waitingFor = requests[...]
        for request in requests { try channel.send(request) }
    }

    private func take(_ reply: StageReply) {
        if skipped > 0 {
            if case .settling = reply.result { return }
            skipped -= 1
            return
        }
        guard let request = waitingFor.first, request.id == reply.id else {
            process?.killSession()
            _ = process?.wait()
            return fail(
                "The app does not speak the stage protocol: an answer to request \(reply.id), which was not asked.")
        }
        if case .settling(let frame) = reply.result {
            frames = frame
            return
        }
        waitingFor.removeFirst()
        if flow?.isUnderWay == true { return takeOfFlow(reply.result) }
        switch reply.result {
        case .failed(let failure) where failure.kind == .declined:
            process?.killSession()
            _ = process?.wait()
            row.errors.append(failure.message)
            finish(.declined)
        case .failed(let failure):
            if failure.kind == .fileSystem {
                isOutOfSpace = failure.message.contains(String(cString: strerror(ENOSPC)))
            }
            row.errors.append(failure.message)
        case .captured(let width, let height, _, _, _):
            row.pixels = [width, height]
            row.picture = "pictures/\(row.id).png"
        case .settled(let frames, let quiet):
            if !quiet { row.errors.append("The app did not come to rest within \(frames) frames.") }
        case .wroteTree(let findings):
            row.viewTree = "trees/\(row.id).json"
            row.findings = findings
            flow?.remember(findings)
        case .tree:
            row.errors.append("The app answered with a view tree instead of writing it.")
        case .done, .settling:
            break
        }
    }

    /// The answer to a command of the flow.
    private func takeOfFlow(_ result: StageResult) {
        guard flow!.isTakingPicture else {
            if case .failed(let failure) = result { failFlow(failure.message) }
            if case .settled(let frames, false) = result {
                failFlow("The app did not come to rest within \(frames) frames.")
            }
            return
        }
        let last = flow!.rows.count - 1
        // Of a place that the app did not go to there is no picture, but answers come.
        if flow!.rows[last].status == .declined { return }
        switch result {
        case .failed(let failure) where failure.kind == .declined:
            return flow!.decline(failure.message)
        case .failed(let failure):
            if failure.kind == .fileSystem {
                isOutOfSpace = failure.message.contains(String(cString: strerror(ENOSPC)))
            }
            flow!.rows[last].errors.append(failure.message)
        case .captured(let width, let height, _, _, let change):
            flow!.rows[last].milliseconds = ((change ?? 0) * 100).rounded() / 100
            flow!.rows[last].pixels = [width, height]
            flow!.rows[last].picture = "pictures/\(flow!.rows[last].id).png"
        case .wroteTree(let findings):
            flow!.rows[last].viewTree = "trees/\(flow!.rows[last].id).json"
            flow!.rows[last].findings = flow!.new(findings)
        case .settled(let frames, false):
            flow!.rows[last].errors.append("The app did not come to rest within \(frames) frames.")
        default: break
        }
        flow!.rows[last].log = row.log
        flow!.rows[last].status = flow!.rows[last].errors.isEmpty ? .done : .failed
    }

    /// Takes a picture of the moment; the rest of the flow is left out.
    private func failFlow(_ message: String) {
        guard let channel else { return }
        begun = .now
        // The answers to the step's other commands are not wanted any more, but they come.
        skipped += waitingFor.count
        do { try send(flow!.fail(message, folder: folder.path), on: channel) } catch { waitingFor = [] }
    }

    private func complete(_ process: Subprocess) {
        // Nothing is lost by not waiting for exit handlers.
        _ = process.wait(within: 2)
        finish(row.errors.isEmpty ? .done : .failed)
    }

    private func explainEnding(_ ending: Subprocess.Ending) {
        let when = launched ? "" : " before it had launched"
        switch ending {
        case .signalled(let signal): fail("The app crashed\(when): \(signalName(signal)).\(detailFromLog())")
        case .exited(0): fail("The app ended by itself\(when).\(detailFromLog())")
        case .exited(let code): fail("The app ended by itself\(when), with code \(code).\(detailFromLog())")
        }
    }

    private var launched: Bool { greeted && (waitingFor.first?.id ?? 99) > 1 }

    private var lateness: String {
        guard greeted else { return "The app did not reach UIApplicationMain in time" }
        switch waitingFor.first?.command {
        case .configure: return "The app did not finish launching in time"
        case .settle: return "The app did not come to rest in time (it was \(progress))"
        case .capture: return "The app launched and came to rest, but its picture was not drawn in time"
        default: return "The app's picture was drawn, but the app did not answer in time"
        }
    }

    /// How far the app is.
    private var progress: String {
        guard greeted else { return "before UIApplicationMain" }
        switch waitingFor.first?.command {
        case .configure: return "while launching"
        case .settle: return frames == 0 ? "before its first frame" : "in frame \(frames) after launching"
        case .capture: return "while its picture was drawn"
        default: return "after its picture was drawn"
        }
    }

    private func detailFromLog() -> String { log.detail(executable: executable) }

    /// Ends the process, its work unfinished.
    func stop(_ message: String) {
        guard !isFinished else { return }
        if let process {
            process.killSession()
            _ = process.wait()
        }
        row.errors.append(message)
        finish(.skipped)
    }

    private func fail(_ message: String) {
        if flow?.failChange(message) == true { return finish(row.errors.isEmpty ? .done : .failed) }
        row.errors.append(flow?.place.map { "\($0): \(message)" } ?? message)
        finish(.failed)
    }

    private func finish(_ status: GalleryRow.Status) {
        row.status = status
        // What the app started ends with it.
        process?.killSession()
        log.close(wasTrimmed: logWasTrimmed)
        if status == .done, let failure = flow?.rows.last(where: { $0.status == .failed }) {
            Terminal.note("\(failure.title): \(failure.errors.first ?? "")")
        }
        let elapsed = ContinuousClock.now - started
        row.milliseconds = ((elapsed / .milliseconds(1)) * 10).rounded() / 10
        row.megabytes = (Double(process?.peakMemory ?? 0) / 102.4).rounded() / 10
        channel = nil
        listener = nil
        try? FileManager.default.removeItem(at: scratch)
        isFinished = true
    }
}

extension Subprocess {
    /// Waits some seconds; a process that still runs then is killed, with its children.
    fileprivate func wait(within seconds: Double) -> Ending {
        let deadline = ContinuousClock.now + .seconds(seconds)
        while ContinuousClock.now < deadline {
            if let ending = poll() { return ending }
            usleep(500)
        }
        killSession()
        return wait()
    }
}

extension AppRun {
    /// Makes the page's copy of the view tree; a failure becomes one of the configuration.
    func keepTree(with writer: GalleryWriter) {
        for index in flow?.rows.indices ?? 0..<0 where flow!.rows[index].viewTree != nil {
            do { try writer.writeTreeScript(id: flow!.rows[index].id) } catch {
                flow!.rows[index].errors.append("The view tree cannot be written: \(reason(error)).")
                flow!.rows[index].status = .failed
            }
        }
        guard row.viewTree != nil else { return }
        do { try writer.writeTreeScript(id: row.id) } catch {
            row.errors.append("The view tree cannot be written: \(reason(error)).")
            row.status = .failed
            isOutOfSpace = isOutOfSpace || reason(error) == String(cString: strerror(ENOSPC))
        }
    }
}
