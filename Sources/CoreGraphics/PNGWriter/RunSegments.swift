import CGraphicsLibs

/// The filtered rows of a picture as segments: some bytes as they are, then how often their last pixel repeats.
final class RunSegments {
    /// `literals` bytes from the byte store, then `pixels` times the last pixel of them again, then `rows` rows without any
    /// difference to the row above.
    struct Segment {
        var literals: UInt32
        var pixels: UInt32
        var rows: UInt32
    }

    let width: Int
    let height: Int
    /// 3 (red, green, blue) or 4 (and alpha).
    let channels: Int

    private(set) var segments: [Segment] = []
    let literals: UnsafeMutablePointer<UInt8>
    private(set) var literalCount = 0
    private var segmentStart = 0

    /// The filter that every row has: the difference to the row above.
    static let filter: UInt8 = 2

    // Adler-32 of the filtered rows.
    private var sum: UInt64 = 1
    private var sumOfSums: UInt64 = 0
    private var summed = 0

    var adler: UInt32 { UInt32(sumOfSums << 16 | sum) }

    init(width: Int, height: Int, channels: Int) {
        self.width = width
        self.height = height
        self.channels = channels
        // Room to store a whole pixel as four bytes after the last one.
        literals = .allocate(capacity: height * (width * channels + 1) + 4)
    }

    deinit {
        literals.deallocate()
    }

    /// Premultiplied BGRA rows, top row first. Call once.
    func read(_ pixels: UnsafeRawPointer, bytesPerRow: Int) {
        let rows = UnsafeMutablePointer<UInt32>.allocate(capacity: width * 2)
        defer { rows.deallocate() }
        memset(rows, 0, width * 8)
        var (above, spare) = (rows, rows + width)
        var equalRows = 0
        for y in 0..<height {
            let row = pixels + y * bytesPerRow
            if y > 0, memcmp(row, row - bytesPerRow, width * 4) == 0 {
                equalRows += 1
                continue
            }
            if equalRows > 0 {
                finishSegment(pixels: 0, rows: equalRows)
                equalRows = 0
            }
            copy(row, to: spare)
            append(spare, above)
            swap(&above, &spare)
        }
        finishSegment(pixels: 0, rows: equalRows)
    }

    /// One row as it goes into the file: without alpha, or not multiplied by it.
    private func copy(_ row: UnsafeRawPointer, to target: UnsafeMutablePointer<UInt32>) {
        memcpy(target, row, width * 4)
        if channels == 3 { return }
        for x in 0..<width {
            let pixel = target[x]
            let alpha = pixel >> 24
            if alpha == 255 || alpha == 0 { continue }
            let half = alpha / 2
            let blue = min(((pixel & 255) * 255 + half) / alpha, 255)
            let green = min(((pixel >> 8 & 255) * 255 + half) / alpha, 255)
            let red = min(((pixel >> 16 & 255) * 255 + half) / alpha, 255)
            target[x] = alpha << 24 | red << 16 | green << 8 | blue
        }
    }

    private func append(_ row: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>) {
        literals[literalCount] = Self.filter
        literalCount += 1
        let mask: UInt32 = channels == 3 ? 0x00ff_ffff : 0xffff_ffff
        var x = 0
        while x < width {
            let difference = subtract(row[x], above[x]) & mask
            store(difference)
            var end = x + 1
            if difference == 0 {
                // Long stretches without a difference are compared by the library's fastest means.
                while end + 32 <= width, memcmp(row + end, above + end, 128) == 0 { end += 32 }
                while end < width, (row[end] ^ above[end]) & mask == 0 { end += 1 }
            } else {
                while end < width, subtract(row[end], above[end]) & mask == difference { end += 1 }
            }
            let repeats = end - x - 1
            if repeats > 1 {
                finishSegment(pixels: repeats, rows: 0)
            } else if repeats == 1 {
                store(difference)
            }
            x = end
        }
    }

    /// Byte by byte, without borrowing from the neighbour.
    private func subtract(_ value: UInt32, _ other: UInt32) -> UInt32 {
        let high: UInt32 = 0x8080_8080
        return ((value | high) &- (other & ~high)) ^ ((value ^ ~other) & high)
    }

    private func store(_ difference: UInt32) {
        let target = literals + literalCount
        target[0] = UInt8(truncatingIfNeeded: difference >> 16)
        target[1] = UInt8(truncatingIfNeeded: difference >> 8)
        target[2] = UInt8(truncatingIfNeeded: difference)
        if channels == 4 { target[3] = UInt8(truncatingIfNeeded: difference >> 24) }
        literalCount += channels
    }

    private func finishSegment(pixels: Int, rows: Int) {
        let count = literalCount - segmentStart
        if count == 0, pixels == 0, rows == 0 { return }
        segments.append(Segment(literals: UInt32(count), pixels: UInt32(pixels), rows: UInt32(rows)))
        addLiterals(count)
        if pixels > 0 { addRun(pixels) }
        for _ in 0..<rows {
            sum = (sum + UInt64(Self.filter)) % 65_521
            sumOfSums = (sumOfSums + sum * UInt64(1 + width * channels)) % 65_521
        }
        segmentStart = literalCount
    }

    // MARK: Checksum

    private func addLiterals(_ count: Int) {
        let bytes = literals + segmentStart
        if count < 64 {
            for index in 0..<count {
                sum &+= UInt64(bytes[index])
                sumOfSums &+= sum
            }
            sum %= 65_521
            sumOfSums %= 65_521
        } else {
            let adler = libdeflate_adler32(adler, bytes, count)
            sum = UInt64(adler & 0xffff)
            sumOfSums = UInt64(adler >> 16)
        }
    }

    /// The last pixel `count` times more. Each time, the first sum grows by the pixel's bytes, and the second by the first
    /// sum once a byte on the way.
    private func addRun(_ count: Int) {
        let bytes = literals + literalCount - channels
        let size = UInt64(channels)
        var total: UInt64 = 0
        var weighted: UInt64 = 0
        for index in 0..<channels {
            total += UInt64(bytes[index])
            weighted += UInt64(bytes[index]) * UInt64(channels - index)
        }
        let count = UInt64(count)
        sumOfSums =
            (sumOfSums + size * count * sum + count * weighted + size * total * (count * (count - 1) / 2)) % 65_521
        sum = (sum + count * total) % 65_521
    }
}
