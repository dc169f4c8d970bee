import CGraphicsShim
import Foundation
import Glibc
import StageProtocol

/// Copies of a process that has been loaded but has not launched its app, so that what a start costs is paid once.
enum ProcessCopies {
    /// Environment variable that holds the path of the socket on which copies are asked for.
    static let variable = "SHOJI_STAGE_COPIES"

    /// Makes copies until the driver is gone.
    ///
    /// - Returns: in each copy, the path of its driver's socket. The process itself does not come back.
    static func serve(at path: String) throws(StageChannelError) -> String {
        // A copy has one thread only; what others were doing would be lost.
        guard threadCount == 1 else { exit(0) }
        let channel = try StageChannel.connect(to: path)
        try channel.send(StageHello(processIdentifier: getpid(), application: ProcessInfo.processInfo.processName))
        while true {
            let request: StageCopyRequest
            do { request = try channel.receive(StageCopyRequest.self) } catch .closed { exit(0) }
            fflush(nil)
            let copy = shoji_copy_process()
            if copy == 0 {
                // The descriptor is the server's; the copy's end must not keep the connection open.
                close(channel.descriptor)
                become(request)
                return request.socket
            }
            try channel.send(StageCopyReply(processIdentifier: copy > 0 ? copy : nil))
        }
    }

    private static func become(_ request: StageCopyRequest) {
        unsetenv(variable)
        for (name, value) in request.environment { setenv(name, value, 1) }
        let log = open(request.log, O_WRONLY | O_CREAT | O_APPEND, 0o644)
        guard log >= 0 else { return }
        dup2(log, 1)
        dup2(log, 2)
        if log > 2 { close(log) }
    }

    private static var threadCount: Int {
        (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").count) ?? 2
    }
}
