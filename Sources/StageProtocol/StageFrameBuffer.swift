/// Collects bytes as they arrive and hands out whole messages.
package struct StageFrameBuffer {
    private var bytes: [UInt8] = []
    /// Where the unread bytes start.
    private var start = 0

    package init() {}

    package mutating func append(_ more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }

    /// The body of the next message, or nil when it has not arrived whole.
    ///
    /// - Throws: `tooLong` as soon as a header announces more than the protocol allows.
    package mutating func next() throws(StageChannelError) -> [UInt8]? {
        guard bytes.count - start >= 4 else { return nil }
        let length = try StageFraming.length(ofHeader: Array(bytes[start..<(start + 4)]))
        guard bytes.count - start >= 4 + length else { return nil }
        let body = Array(bytes[(start + 4)..<(start + 4 + length)])
        start += 4 + length
        if start == bytes.count {
            bytes.removeAll(keepingCapacity: true)
            start = 0
        } else if start > 1 << 20 {
            bytes.removeFirst(start)
            start = 0
        }
        return body
    }
}
