import Foundation
import Glibc

/// One end of a connection between a driver and an app. Not shared between threads.
package final class StageChannel {
    /// Closed with the channel.
    package let descriptor: Int32

    package init(descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    /// Connects to the socket at `path`.
    package static func connect(to path: String) throws(StageChannelError) -> StageChannel {
        let channel = StageChannel(descriptor: try makeSocket())
        let code = try withAddress(path) { Glibc.connect(channel.descriptor, $0, $1) == 0 ? 0 : errno }
        guard code == 0 else { throw .system(call: "connect to \(path)", code: code) }
        return channel
    }

    /// Sends one message whole.
    package func send(_ message: some Encodable) throws(StageChannelError) {
        let bytes = try StageFraming.frame(message)
        var sent = 0
        while sent < bytes.count {
            let n = bytes.withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
            }
            if n > 0 {
                sent += n
            } else if errno == EPIPE || errno == ECONNRESET {
                throw .closed
            } else if errno != EINTR {
                throw .system(call: "send", code: errno)
            }
        }
    }

    /// Waits for one message, at most until `deadline` (nil: for ever).
    package func receive<Message: Decodable>(
        _ type: Message.Type, deadline: ContinuousClock.Instant? = nil
    ) throws(StageChannelError) -> Message {
        let header = try read(4, deadline: deadline)
        let body = try read(try StageFraming.length(ofHeader: header), deadline: deadline)
        return try StageFraming.decode(type, from: body)
    }

    /// What `receiveAvailable` came upon.
    package enum Availability { case nothing, more, end }

    /// Takes what has arrived, without waiting.
    package func receiveAvailable(into buffer: inout StageFrameBuffer) throws(StageChannelError) -> Availability {
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        let n = chunk.withUnsafeMutableBytes {
            Glibc.recv(descriptor, $0.baseAddress!, $0.count, Int32(MSG_DONTWAIT))
        }
        if n > 0 {
            buffer.append(chunk[..<n])
            return .more
        }
        if n == 0 || errno == ECONNRESET { return .end }
        if errno == EAGAIN || errno == EINTR { return .nothing }
        throw .system(call: "recv", code: errno)
    }

    private func read(_ count: Int, deadline: ContinuousClock.Instant?) throws(StageChannelError) -> [UInt8] {
        // Grown as bytes arrive: an announced length is not yet worth its memory.
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: min(count, 1 << 16))
        while bytes.count < count {
            try wait(until: deadline)
            let wanted = min(chunk.count, count - bytes.count)
            let n = chunk.withUnsafeMutableBytes { Glibc.recv(descriptor, $0.baseAddress!, wanted, 0) }
            if n > 0 {
                bytes.append(contentsOf: chunk[..<n])
            } else if n == 0 || errno == ECONNRESET {
                throw .closed
            } else if errno != EINTR {
                throw .system(call: "recv", code: errno)
            }
        }
        return bytes
    }

    private func wait(until deadline: ContinuousClock.Instant?) throws(StageChannelError) {
        guard let deadline else { return }
        while true {
            let left = deadline - .now
            let milliseconds = left.components.seconds * 1000 + left.components.attoseconds / 1_000_000_000_000_000
            guard milliseconds > 0 else { throw .timedOut }
            var poller = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let n = poll(&poller, 1, Int32(clamping: milliseconds))
            if n > 0 { return }
            if n < 0, errno != EINTR { throw .system(call: "poll", code: errno) }
        }
    }
}

/// The driver's end before an app has come.
package final class StageListener {
    package let path: String
    package let descriptor: Int32

    /// Listens on a new socket at `path`; removed again with the listener.
    package init(path: String) throws(StageChannelError) {
        self.path = path
        descriptor = try makeSocket()
        let fd = descriptor
        let code = try withAddress(path) { bind(fd, $0, $1) == 0 && listen(fd, 4) == 0 ? 0 : errno }
        guard code == 0 else {
            close(descriptor)
            throw .system(call: "listen on \(path)", code: code)
        }
    }

    deinit {
        close(descriptor)
        unlink(path)
    }

    /// The next connection, or nil when none waits.
    package func accept() throws(StageChannelError) -> StageChannel? {
        var poller = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&poller, 1, 0) > 0 else { return nil }
        let peer = Glibc.accept(descriptor, nil, nil)
        guard peer >= 0 else { throw .system(call: "accept", code: errno) }
        _ = fcntl(peer, F_SETFD, FD_CLOEXEC)
        return StageChannel(descriptor: peer)
    }
}

private func makeSocket() throws(StageChannelError) -> Int32 {
    let fd = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard fd >= 0 else { throw .system(call: "socket", code: errno) }
    return fd
}

/// Calls `body` with the address of a socket file.
private func withAddress(
    _ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
) throws(StageChannelError) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else {
        throw .system(call: "socket path \(path)", code: ENAMETOOLONG)
    }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    return withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
        }
    }
}
