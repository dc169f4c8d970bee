import CGraphicsLibs

/// Writes PNG files of user interfaces fast.
///
/// Every row has the filter "up", so that what equals the row above is zero. The compressor then looks for one thing only:
/// the same pixel over and over. A row equal to the one above costs no more than comparing the two, and the checksum of
/// a run is worked out without looking at its bytes. What is left are the pixels around edges and letters; a Huffman code
/// made for them packs them. Photographs compress a little worse than with a general compressor.
struct PNGEncoder {
    let pixels: UnsafeRawPointer
    let width: Int
    let height: Int
    let bytesPerRow: Int
    let isOpaque: Bool

    /// The file. Empty for a size that the format has no room for. O(pixels).
    func encode() -> Data {
        guard width > 0, height > 0, width <= Int32.max, height <= Int32.max else { return Data() }
        let segments = RunSegments(width: width, height: height, channels: isOpaque ? 3 : 4)
        segments.read(pixels, bytesPerRow: bytesPerRow)
        let writer = DeflateWriter(segments)
        // Signature 8, header chunk 25, data chunk 12 + zlib header 2 + stream + checksum 4, end chunk 12.
        let capacity = 63 + writer.capacity
        let file = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        writeHeader(file)
        (file[41], file[42]) = (0x78, 0x01)
        let length = 2 + writer.write(to: file + 43) + 4
        write(segments.adler, file + 41 + length - 4)
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
        target[0] = UInt8(truncatingIfNeeded: value >> 24)
        target[1] = UInt8(truncatingIfNeeded: value >> 16)
        target[2] = UInt8(truncatingIfNeeded: value >> 8)
        target[3] = UInt8(truncatingIfNeeded: value)
    }
}
