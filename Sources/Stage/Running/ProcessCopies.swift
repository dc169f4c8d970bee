import CGraphicsShim
import Foundation
import Glibc
import StageProtocol
import UIKitCore

/// Copies of a process that has been loaded but has not launched its app, so that what a start costs is paid once.
@MainActor enum ProcessCopies {
    /// Environment variable that holds the path of the socket on which copies are asked for.
    static let variable = "SHOJI_STAGE_COPIES"

    /// Makes copies until the driver is gone.
    ///
    /// - Returns: in each copy, the path of its driver's socket. The process itself does not come back.
    static func serve(at path: String) throws(StageChannelError) -> String {
        // A copy has one thread only; what others were doing would be lost.
        guard threadCount == 1 else { exit(0) }
        try warmUp()
        let channel = try StageChannel.connect(to: path)
        // The log that every copy's begins with is whole.
        fflush(nil)
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

    /// Pays for what every copy needs and no configuration changes: fonts are opened, messages have their coders.
    private static func warmUp() throws(StageChannelError) {
        for weight in [UIFont.Weight.regular, .semibold, .bold] {
            _ = NSAttributedString(
                string: "Shoji", attributes: [.font: UIFont.systemFont(ofSize: 17, weight: weight)]
            ).size()
        }
        var node = ViewNode(className: "", frame: [0, 0, 0, 0], children: [ViewNode(className: "", frame: [0.5])])
        node.id = ""
        let results: [StageResult] = [
            .done, .settling(frame: 1), .settled(frames: 1, quiet: true),
            .captured(width: 1, height: 1, renderMilliseconds: 0.5, encodeMilliseconds: 0.5, changeMilliseconds: nil),
            .tree(ViewTree(size: .zero, windows: [node])), .wroteTree(findings: []),
        ]
        for result in results { _ = try StageFraming.frame(StageReply(id: 0, result: result)) }
        let requests = [StageCommand.settle(frames: 1), .capture(path: "", overlays: true), .dumpTree(path: ""), .quit]
        for request in requests.map({ StageRequest(id: 0, command: $0) }) {
            _ = try StageFraming.decode(StageRequest.self, from: Array(StageFraming.frame(request).dropFirst(4)))
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
