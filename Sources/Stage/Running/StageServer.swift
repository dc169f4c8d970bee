import Foundation
import Glibc
import StageProtocol

/// Reads requests, lets the host carry them out, and answers, one after another.
@MainActor final class StageServer {
    private var channel: StageChannel
    private let host: StageHost

    init(_ channel: StageChannel, host: StageHost) {
        self.channel = channel
        self.host = host
    }

    /// Returns when the driver asks to quit.
    ///
    /// - Throws: `closed` when the driver has gone.
    func serve() throws(StageChannelError) {
        while true {
            let request = try channel.receive(StageRequest.self)
            // A driver that has gone is noticed with the answer.
            host.willBegin = { [channel] frame in
                try? channel.send(StageReply(id: request.id, result: .settling(frame: frame)))
            }
            try channel.send(StageReply(id: request.id, result: answer(request.command)))
            if case .quit = request.command { return }
        }
    }

    private func answer(_ command: StageCommand) -> StageResult {
        do { return try host.perform(command) } catch { return .failed(error) }
    }
}
