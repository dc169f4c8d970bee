import CGraphicsLibs

/// Writes PNG files fast: the filter "up" on every row, and libdeflate at its lowest levels.
struct PNGEncoder {
    let pixels: UnsafeRawPointer
    let width: Int
    let height: Int
    let bytesPerRow: Int
    let isOpaque: Bool
    var level: Int32 = 1

    private var channels: Int { isOpaque ? 3 : 4 }

    init(pixels: UnsafeRawPointer, width: Int, height: Int, bytesPerRow: Int, isOpaque: Bool) {
        self.pixels = pixels
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
        self.isOpaque = isOpaque
    }

    mutating func encode() -> Data {
        let rowLength = 1 + width * channels
        let filtered = UnsafeMutablePointer<UInt8>.allocate(capacity: rowLength * height + 16)
        defer { filtered.deallocate() }
        filter(into: filtered, rowLength)
        guard let compressor = libdeflate_alloc_compressor(level) else { return Data() }
        defer { libdeflate_free_compressor(compressor) }
        let bound = libdeflate_zlib_compress_bound(compressor, rowLength * height)
        // Signature 8, header chunk 25, data chunk 12 + n, end chunk 12.
        let file = UnsafeMutablePointer<UInt8>.allocate(capacity: 57 + bound)
        let length = libdeflate_zlib_compress(compressor, filtered, rowLength * height, file + 41, bound)
        writeHeader(file)
        writeChunk(file + 33, "IDAT", length)
        writeChunk(file + 45 + length, "IEND", 0)
        return Data(bytesNoCopy: file, count: 57 + length, deallocator: .custom { memory, _ in memory.deallocate() })
    }

    private func writeHeader(_ file: UnsafeMutablePointer<UInt8>) {
        let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
        for (index, byte) in signature.enumerated() { file[index] = byte }
        write(UInt32(width), file + 16)
        write(UInt32(height), file + 20)
        let kind: [UInt8] = [8, isOpaque ? 2 : 6, 0, 0, 0]
        for (index, byte) in kind.enumerated() { file[24 + index] = byte }
        writeChunk(file + 8, "IHDR", 13)
    }

    /// Puts length, name and checksum around `length` bytes that are in place already.
    private func writeChunk(_ chunk: UnsafeMutablePointer<UInt8>, _ name: StaticString, _ length: Int) {
        write(UInt32(length), chunk)
        memcpy(chunk + 4, name.utf8Start, 4)
        write(libdeflate_crc32(0, chunk + 4, length + 4), chunk + 8 + length)
    }

    private func write(_ value: UInt32, _ target: UnsafeMutablePointer<UInt8>) {
        (target[0], target[1], target[2], target[3]) = (
            UInt8(value >> 24), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)
        )
    }

    private func filter(into target: UnsafeMutablePointer<UInt8>, _ rowLength: Int) {
        let empty = UnsafeMutablePointer<UInt8>.allocate(capacity: rowLength * 2)
        defer { empty.deallocate() }
        memset(empty, 0, rowLength * 2)
        let rows = (empty, empty + rowLength)
        var isFirst = true
        for y in 0..<height {
            let row = pixels + y * bytesPerRow
            let out = target + y * rowLength
            out[0] = 2
            if y > 0, memcmp(row, row - bytesPerRow, width * 4) == 0 {
                memset(out + 1, 0, rowLength - 1)
                continue
            }
            let (current, previous) = isFirst ? (rows.0, rows.1) : (rows.1, rows.0)
            convert(row.assumingMemoryBound(to: UInt8.self), current)
            for x in 0..<rowLength - 1 { out[1 + x] = current[x] &- previous[x] }
            isFirst.toggle()
        }
    }

    /// Blue, green, red, alpha to the order of the file, not premultiplied.
    private func convert(_ row: UnsafePointer<UInt8>, _ out: UnsafeMutablePointer<UInt8>) {
        if isOpaque {
            for x in 0..<width {
                out[3 * x] = row[4 * x + 2]
                out[3 * x + 1] = row[4 * x + 1]
                out[3 * x + 2] = row[4 * x]
            }
            return
        }
        for x in 0..<width {
            let alpha = UInt32(row[4 * x + 3])
            let to = out + 4 * x
            if alpha == 255 || alpha == 0 {
                (to[0], to[1], to[2]) = (row[4 * x + 2], row[4 * x + 1], row[4 * x])
            } else {
                let half = alpha / 2
                to[0] = UInt8(min((UInt32(row[4 * x + 2]) * 255 + half) / alpha, 255))
                to[1] = UInt8(min((UInt32(row[4 * x + 1]) * 255 + half) / alpha, 255))
                to[2] = UInt8(min((UInt32(row[4 * x]) * 255 + half) / alpha, 255))
            }
            to[3] = UInt8(alpha)
        }
    }
}
