import Foundation

/// A message on the wire is its length as an unsigned 32-bit little-endian number, then that many bytes of JSON.
package enum StageFraming {
    /// No message may be longer, in bytes; a longer announcement means that the peer does not speak the protocol.
    package static let maximumLength = 64 << 20

    /// The bytes of one message.
    package static func frame(_ message: some Encodable) throws(StageChannelError) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let body: Data
        do { body = try encoder.encode(message) } catch { throw .malformed("cannot encode: \(error)") }
        guard body.count <= maximumLength else { throw .tooLong(body.count) }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(body.count + 4)
        withUnsafeBytes(of: UInt32(body.count).littleEndian) { bytes.append(contentsOf: $0) }
        bytes.append(contentsOf: body)
        return bytes
    }

    /// Length that a header announces.
    package static func length(ofHeader header: [UInt8]) throws(StageChannelError) -> Int {
        precondition(header.count == 4)
        let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
        guard length <= maximumLength else { throw .tooLong(length) }
        return length
    }

    package static func decode<Message: Decodable>(
        _ type: Message.Type, from body: [UInt8]
    ) throws(StageChannelError) -> Message {
        do { return try JSONDecoder().decode(type, from: Data(body)) } catch {
            let text = String(decoding: body.prefix(80), as: UTF8.self)
            throw .malformed("not a \(type): \(text)")
        }
    }
}

package enum StageChannelError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The other side ended the connection.
    case closed
    case timedOut
    /// A message of this many bytes exceeds the limit.
    case tooLong(Int)
    case malformed(String)
    /// A call of the operating system failed.
    case system(call: String, code: Int32)

    package var description: String {
        switch self {
        case .closed: "the connection was closed"
        case .timedOut: "no answer in time"
        case .tooLong(let n): "a message of \(n) bytes is too long (limit \(StageFraming.maximumLength))"
        case .malformed(let text): "a message was not understood: \(text)"
        case .system(let call, let code): "\(call): \(String(cString: strerror(code)))"
        }
    }
}
