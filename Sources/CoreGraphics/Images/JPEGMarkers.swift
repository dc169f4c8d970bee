/// What the markers before the picture data of a JPEG file tell.
struct JPEGMarkers {
    /// As in EXIF: 1 (upright) through 8.
    private(set) var orientation = 1
    /// Whether Adobe's marker is there.
    private(set) var isAdobe = false

    init(_ bytes: UnsafeRawBufferPointer) {
        var position = 2
        while position + 4 <= bytes.count, bytes[position] == 0xff {
            let marker = bytes[position + 1]
            if marker == 0xff {
                position += 1
                continue
            }
            // The picture data begins, or the file ends.
            if marker == 0xda || marker == 0xd9 { break }
            let length = Int(bytes[position + 2]) << 8 | Int(bytes[position + 3])
            let end = position + 2 + length
            guard length >= 2, end <= bytes.count else { break }
            let segment = UnsafeRawBufferPointer(rebasing: bytes[position + 4..<end])
            if marker == 0xe1 { readExif(segment) }
            if marker == 0xee, segment.count >= 12, segment.starts(with: Array("Adobe".utf8)) { isAdobe = true }
            position = end
        }
    }

    /// Looks for tag 0x0112 in the first directory of the TIFF block.
    private mutating func readExif(_ segment: UnsafeRawBufferPointer) {
        guard segment.count >= 14, segment.starts(with: Array("Exif\0\0".utf8)) else { return }
        let tiff = UnsafeRawBufferPointer(rebasing: segment[6...])
        let isLittle = tiff[0] == 0x49
        func number(_ offset: Int, _ size: Int) -> Int? {
            guard offset >= 0, offset + size <= tiff.count else { return nil }
            return (0..<size).reduce(0) { $0 << 8 | Int(tiff[offset + (isLittle ? size - 1 - $1 : $1)]) }
        }
        guard let directory = number(4, 4), let count = number(directory, 2) else { return }
        for entry in 0..<count {
            let offset = directory + 2 + entry * 12
            guard let tag = number(offset, 2) else { return }
            if tag == 0x0112, let value = number(offset + 8, 2), (1...8).contains(value) {
                orientation = value
                return
            }
        }
    }
}
