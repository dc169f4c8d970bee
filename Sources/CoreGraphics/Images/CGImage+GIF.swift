import CGraphicsLibs

extension CGImage {
    /// The first frame of a GIF, on its logical screen; animations are not played.
    static func decodeGIF(_ bytes: UnsafeRawBufferPointer) throws(ImageDecodingError) -> CGImage {
        var reader = GIFReader(bytes)
        guard let (width, height) = reader.screen() else { throw .damaged(format: "GIF", reason: "the header is cut") }
        let surface = try makeSurface(width, height)
        guard let frame = reader.firstFrame() else {
            cairo_surface_destroy(surface)
            throw .damaged(format: "GIF", reason: "there is no picture in it")
        }
        guard let base = cairo_image_surface_get_data(surface) else {
            cairo_surface_destroy(surface)
            throw .outOfMemory(width: width, height: height)
        }
        let stride = Int(cairo_image_surface_get_stride(surface))
        for (row, y) in frame.rows.enumerated() where frame.top + y < height {
            let line = UnsafeMutableRawPointer(base + (frame.top + y) * stride).assumingMemoryBound(to: UInt32.self)
            for x in 0..<frame.width where frame.left + x < width {
                let place = row * frame.width + x
                guard place < frame.indices.count else { break }
                let index = Int(frame.indices[place])
                if index != frame.transparent, index < frame.colors.count { line[frame.left + x] = frame.colors[index] }
            }
        }
        return try finish(surface, isOpaque: false)
    }
}

/// Takes a GIF apart up to its first frame. What is cut off or beyond sense ends the reading; the part before it counts.
private struct GIFReader {
    struct Frame {
        var left: Int
        var top: Int
        var width: Int
        /// Premultiplied.
        var colors: [UInt32]
        /// -1 for none.
        var transparent: Int
        /// In the order of the file.
        var indices: [UInt8]
        /// The row of the frame that each row of the file is.
        var rows: [Int]
    }

    private let bytes: UnsafeRawBufferPointer
    private var position = 6
    private var globalColors: [UInt32] = []

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    private mutating func byte() -> Int? {
        guard position < bytes.count else { return nil }
        position += 1
        return Int(bytes[position - 1])
    }

    private mutating func number() -> Int? {
        guard let low = byte(), let high = byte() else { return nil }
        return low | high << 8
    }

    private mutating func colors(_ count: Int) -> [UInt32]? {
        var result: [UInt32] = []
        for _ in 0..<count {
            guard let red = byte(), let green = byte(), let blue = byte() else { return nil }
            result.append(0xFF00_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
        }
        return result
    }

    /// Reads the header; the size of the whole picture.
    mutating func screen() -> (width: Int, height: Int)? {
        guard let width = number(), let height = number(), let flags = byte(), byte() != nil, byte() != nil,
            width > 0, height > 0
        else { return nil }
        if flags & 0x80 != 0 {
            guard let table = colors(2 << (flags & 7)) else { return nil }
            globalColors = table
        }
        return (width, height)
    }

    mutating func firstFrame() -> Frame? {
        var transparent = -1
        while let kind = byte() {
            switch kind {
            case 0x21:
                guard let label = byte() else { return nil }
                let start = position
                guard skipBlocks() else { return nil }
                // Graphic control: the size, flags, two bytes of delay, the transparent index.
                if label == 0xF9, start + 4 < bytes.count, bytes[start] >= 4 {
                    transparent = bytes[start + 1] & 1 != 0 ? Int(bytes[start + 4]) : -1
                }
            case 0x2C: return frame(transparent)
            default: return nil
            }
        }
        return nil
    }

    private mutating func skipBlocks() -> Bool {
        while let length = byte() {
            if length == 0 { return true }
            position += length
        }
        return false
    }

    private mutating func frame(_ transparent: Int) -> Frame? {
        guard let left = number(), let top = number(), let width = number(), let height = number(), let flags = byte(),
            width > 0, height > 0, width * height <= CGImage.maximumPixels
        else { return nil }
        var colors = globalColors
        if flags & 0x80 != 0 {
            guard let table = self.colors(2 << (flags & 7)) else { return nil }
            colors = table
        }
        guard let codeSize = byte(), (1...11).contains(codeSize) else { return nil }
        var rows = Array(0..<height)
        if flags & 0x40 != 0 {
            rows = [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: height, by: $0.1)) }
        }
        return Frame(
            left: left, top: top, width: width, colors: colors, transparent: transparent,
            indices: unpack(codeSize, count: width * height), rows: rows)
    }

    /// The palette indices of the picture, by the variable-width codes of LZW; fewer than `count` where the data end.
    private mutating func unpack(_ codeSize: Int, count: Int) -> [UInt8] {
        let clear = 1 << codeSize
        var prefix = [Int16](repeating: -1, count: 4096)
        var suffix = [UInt8](repeating: 0, count: 4096)
        for index in 0..<min(clear, 256) { suffix[index] = UInt8(index) }
        var result: [UInt8] = []
        var chain: [UInt8] = []
        var (next, width, previous) = (clear + 2, codeSize + 1, -1)
        var (bits, available, block) = (0, 0, 0)
        var first: UInt8 = 0
        while result.count < count {
            while available < width {
                if block == 0 {
                    guard let length = byte(), length > 0 else { return result }
                    block = length
                }
                guard let value = byte() else { return result }
                block -= 1
                bits |= value << available
                available += 8
            }
            let code = bits & ((1 << width) - 1)
            bits >>= width
            available -= width
            if code == clear {
                (next, width, previous) = (clear + 2, codeSize + 1, -1)
                continue
            }
            if code == clear + 1 { return result }
            if previous < 0 {
                guard code < clear else { return result }
                first = suffix[code]
                result.append(first)
                previous = code
                continue
            }
            guard code <= next else { return result }
            chain.removeAll(keepingCapacity: true)
            var walk = code
            if code == next {
                chain.append(first)
                walk = previous
            }
            while walk >= clear + 2 {
                chain.append(suffix[walk])
                walk = Int(prefix[walk])
            }
            guard walk >= 0, walk < clear else { return result }
            first = suffix[walk]
            chain.append(first)
            if result.count + chain.count > count { chain.removeFirst(result.count + chain.count - count) }
            result.append(contentsOf: chain.reversed())
            if next < 4096 {
                prefix[next] = Int16(previous)
                suffix[next] = first
                next += 1
                if next == 1 << width, width < 12 { width += 1 }
            }
            previous = code
        }
        return result
    }
}
