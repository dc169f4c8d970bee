/// Writes segments as one block of a deflate stream (RFC 1951) with a Huffman code of its own.
struct DeflateWriter {
    private let segments: RunSegments
    private let code: HuffmanCode
    /// Code word and length (above bit 32) of each literal.
    private let literalWords: [UInt64]
    /// The same of each match length, with the extra bits and the distance.
    private let matchWords: [UInt64]
    /// No output is longer.
    let capacity: Int

    /// The longest match that is whole pixels: 258 bytes, or 256 with alpha.
    private let longest: Int

    init(_ segments: RunSegments) {
        self.segments = segments
        longest = segments.channels == 3 ? 258 : 256
        let counts = Self.count(segments, longest)
        let code = HuffmanCode(counts: counts, limit: 15)
        self.code = code
        literalWords = (0..<256).map { UInt64(code.codes[$0]) | UInt64(code.lengths[$0]) << 32 }
        matchWords = (0...258).map { length in
            if length < 3 { return 0 }
            let (symbol, extra, extraBits) = Self.lengthSymbol(length)
            let bits = UInt64(code.lengths[symbol])
            // One distance code is in use; its code word is a single zero bit. Distances 3 and 4 have no extra bits.
            return UInt64(code.codes[symbol]) | UInt64(extra) << bits | (bits + UInt64(extraBits) + 1) << 32
        }
        let total = counts.indices.reduce(0) { sum, symbol in
            sum + counts[symbol] * (Int(code.lengths[symbol]) + (symbol > 256 ? 6 : 0))
        }
        capacity = total / 8 + 1024
    }

    /// The number of bytes written.
    func write(to target: UnsafeMutablePointer<UInt8>) -> Int {
        var output = BitWriter(target)
        writeHeader(&output)
        var bytes = UnsafePointer(segments.literals)
        let rowPixels = segments.width - 1
        let filter = literalWords[Int(RunSegments.filter)]
        literalWords.withUnsafeBufferPointer { words in
            for segment in segments.segments {
                for _ in 0..<segment.literals {
                    output.put(words[Int(bytes[0])])
                    bytes += 1
                }
                if segment.pixels > 0 { writeRun(Int(segment.pixels), &output) }
                for _ in 0..<segment.rows {
                    output.put(filter)
                    for _ in 0..<segments.channels { output.put(words[0]) }
                    writeRun(rowPixels, &output)
                }
            }
        }
        output.put(UInt64(code.codes[256]) | UInt64(code.lengths[256]) << 32)
        return output.finish()
    }

    private func writeRun(_ pixels: Int, _ output: inout BitWriter) {
        var left = pixels * segments.channels
        while left > longest {
            output.put(matchWords[longest])
            left -= longest
        }
        if left > 0 { output.put(matchWords[left]) }
    }

    /// How often each literal, the end of the block (256) and each length symbol is written.
    private static func count(_ segments: RunSegments, _ longest: Int) -> [Int] {
        var counts = [Int](repeating: 0, count: 286)
        counts[256] = 1
        var lengths = [Int](repeating: 0, count: 259)
        func addRun(_ pixels: Int, times: Int) {
            let total = pixels * segments.channels
            if total == 0 { return }
            let whole = (total - 1) / longest
            lengths[longest] += whole * times
            lengths[total - whole * longest] += times
        }
        var rows = 0
        for segment in segments.segments {
            if segment.pixels > 0 { addRun(Int(segment.pixels), times: 1) }
            rows += Int(segment.rows)
        }
        addRun(segments.width - 1, times: rows)
        counts[Int(RunSegments.filter)] += rows
        counts[0] += rows * segments.channels
        // Four tables keep equal neighbours from waiting for each other.
        withUnsafeTemporaryAllocation(of: Int.self, capacity: 1024) { tables in
            tables.initialize(repeating: 0)
            let bytes = segments.literals
            let count = segments.literalCount
            var index = 0
            while index + 4 <= count {
                tables[Int(bytes[index])] += 1
                tables[256 + Int(bytes[index + 1])] += 1
                tables[512 + Int(bytes[index + 2])] += 1
                tables[768 + Int(bytes[index + 3])] += 1
                index += 4
            }
            while index < count {
                tables[Int(bytes[index])] += 1
                index += 1
            }
            for value in 0..<256 {
                counts[value] += tables[value] + tables[256 + value] + tables[512 + value] + tables[768 + value]
            }
        }
        for length in 3...258 where lengths[length] > 0 { counts[lengthSymbol(length).symbol] += lengths[length] }
        return counts
    }

    /// The table of RFC 1951, section 3.2.5.
    private static func lengthSymbol(_ length: Int) -> (symbol: Int, extra: Int, extraBits: Int) {
        if length == 258 { return (285, 0, 0) }
        if length < 11 { return (254 + length, 0, 0) }
        // From 11 on every four symbols take one extra bit more.
        let offset = length - 3
        let extraBits = Int.bitWidth - offset.leadingZeroBitCount - 3
        return (257 + extraBits * 4 + (offset >> extraBits), offset & ((1 << extraBits) - 1), extraBits)
    }

    /// A final block with a dynamic code: the lengths of the code words, themselves in a Huffman code.
    private func writeHeader(_ output: inout BitWriter) {
        // Distance symbols 2 and 3 stand for the distances 3 and 4.
        let distanceSymbol = segments.channels - 1
        let lengths = code.lengths + [UInt8](repeating: 0, count: distanceSymbol) + [1]
        var counts = [Int](repeating: 0, count: 19)
        for length in lengths { counts[Int(length)] += 1 }
        let lengthCode = HuffmanCode(counts: counts, limit: 7)
        output.put(1, 1)
        output.put(2, 2)
        output.put(286 - 257, 5)
        output.put(UInt64(distanceSymbol), 5)
        output.put(19 - 4, 4)
        for symbol in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15] {
            output.put(UInt64(lengthCode.lengths[symbol]), 3)
        }
        for length in lengths {
            output.put(UInt64(lengthCode.codes[Int(length)]), UInt64(lengthCode.lengths[Int(length)]))
        }
    }
}

/// Collects bits, the first in the lowest place, into bytes.
struct BitWriter {
    private let start: UnsafeMutablePointer<UInt8>
    private var target: UnsafeMutablePointer<UInt8>
    private var bits: UInt64 = 0
    private var count: UInt64 = 0

    init(_ target: UnsafeMutablePointer<UInt8>) {
        start = target
        self.target = target
    }

    /// Bits with their number above bit 32; at most 31 of them.
    @inline(__always)
    mutating func put(_ word: UInt64) {
        put(word & 0xffff_ffff, word >> 32)
    }

    @inline(__always)
    mutating func put(_ value: UInt64, _ length: UInt64) {
        bits |= value &<< count
        count &+= length
        if count >= 32 {
            UnsafeMutableRawPointer(target).storeBytes(
                of: UInt32(truncatingIfNeeded: bits).littleEndian, as: UInt32.self)
            target += 4
            bits >>= 32
            count &-= 32
        }
    }

    /// Fills up the last byte. The number of bytes written.
    mutating func finish() -> Int {
        while count > 0 {
            target[0] = UInt8(truncatingIfNeeded: bits)
            target += 1
            bits >>= 8
            count = count > 8 ? count - 8 : 0
        }
        return target - start
    }
}
