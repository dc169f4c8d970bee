import CGraphicsShim
import Foundation
import Glibc
import StageProtocol

/// One loaded process of an app that makes copies of itself: loading the libraries takes longer than most launches.
///
/// Apps that have threads before `UIApplicationMain`, or end or hang there, never get ready; they are started one by one.
final class AppCopies {
    private let process: Subprocess
    private let log: String
    private let scratch: URL
    private var listener: StageListener?
    private var channel: StageChannel?
    private var isBroken = false

    /// - Parameter scratch: a short path for the process's socket and home.
    init?(of executable: URL, scratch: URL) {
        self.scratch = scratch
        log = scratch.appendingPathComponent("log.txt").path
        shoji_adopt_orphans()
        do {
            try? FileManager.default.removeItem(at: scratch)
            let folders = try AppEnvironment.folders(in: scratch)
            let environment = AppEnvironment.make(executable, folders)
            let socket = scratch.appendingPathComponent("copies").path
            listener = try StageListener(path: socket)
            process = try Subprocess(
                executable.path, [], environment: environment.merging(["SHOJI_STAGE_COPIES": socket]) { $1 }, log: log,
                ownSession: true)
        } catch {
            return nil
        }
    }

    deinit {
        channel = nil
        process.killSession()
        _ = process.wait()
        try? FileManager.default.removeItem(at: scratch)
    }

    /// A process that is about to launch the app; nil while the app is being loaded, and where it makes no copies.
    func copy(socket: String, environment: [String: String], log: String) -> Subprocess? {
        guard isReady, let channel else { return nil }
        do {
            // What the app said while it was loaded is in every log.
            try? FileManager.default.removeItem(atPath: log)
            try FileManager.default.copyItem(atPath: self.log, toPath: log)
            try channel.send(StageCopyRequest(socket: socket, environment: environment, log: log))
            let reply = try channel.receive(StageCopyReply.self, deadline: .now + .seconds(5))
            if let identifier = reply.processIdentifier { return Subprocess(adopted: identifier) }
        } catch {
            isBroken = true
        }
        return nil
    }

    private var isReady: Bool {
        guard !isBroken else { return false }
        if channel != nil { return true }
        guard let accepted = try? listener?.accept() else { return false }
        listener = nil
        guard let hello = try? accepted.receive(StageHello.self, deadline: .now + .seconds(1)),
            hello.version == StageHello.currentVersion
        else {
            isBroken = true
            return false
        }
        channel = accepted
        return true
    }
}
