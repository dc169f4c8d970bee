import CoreGraphics
import Foundation
import Testing

@Suite struct GIFTests {
    /// A GIF of palette indices, written without compression: every code is a literal, and the table is cleared before codes grow.
    private func gif(
        _ indices: [UInt8], width: Int, height: Int, colors: [[UInt8]], transparent: UInt8? = nil,
        interlaced: Bool = false,
        at origin: (x: Int, y: Int) = (0, 0), screen: (Int, Int)? = nil, bits depth: Int = 2
    ) -> Data {
        var bytes: [UInt8] = Array("GIF89a".utf8)
        func put16(_ value: Int) {
            bytes.append(UInt8(value & 255))
            bytes.append(UInt8(value >> 8))
        }
        func append(_ more: [UInt8]) { bytes.append(contentsOf: more) }
        put16(screen?.0 ?? width)
        put16(screen?.1 ?? height)
        append([0x80 | UInt8(depth - 1), 0, 0])
        let places = 1 << depth
        for index in 0..<places { append(index < colors.count ? colors[index] : [0, 0, 0]) }
        append([0x21, 0xFE, 3, 1, 2, 3, 0])
        if let transparent { append([0x21, 0xF9, 4, 1, 0, 0, transparent, 0]) }
        append([0x2C])
        put16(origin.x)
        put16(origin.y)
        put16(width)
        put16(height)
        append([interlaced ? 0x40 : 0, UInt8(depth)])
        var buffer = 0
        var filled = 0
        var packed: [UInt8] = []
        func put(_ code: Int) {
            buffer |= code << filled
            filled += depth + 1
            while filled >= 8 {
                packed.append(UInt8(buffer & 255))
                buffer >>= 8
                filled -= 8
            }
        }
        for (place, index) in indices.enumerated() {
            if place % ((1 << depth) - 2) == 0 { put(1 << depth) }
            put(Int(index))
        }
        put((1 << depth) + 1)
        if filled > 0 { packed.append(UInt8(buffer & 255)) }
        var rest = packed[...]
        while !rest.isEmpty {
            bytes.append(UInt8(min(rest.count, 255)))
            append(Array(rest.prefix(255)))
            rest = rest.dropFirst(255)
        }
        append([0, 0x3B])
        return Data(bytes)
    }

    private let palette: [[UInt8]] = [[255, 0, 0], [0, 255, 0], [0, 0, 255], [255, 255, 255]]

    @Test("a picture comes back colour by colour", arguments: [(1, 1), (3, 2), (40, 30)])
    func colours(width: Int, height: Int) throws {
        let count = width * height
        let indices = (0..<count).map { (place: Int) -> UInt8 in UInt8((place * 7 + place / 5) % 4) }
        let image = try CGImage.decode(gif(indices, width: width, height: height, colors: palette))
        #expect(image.width == width && image.height == height)
        for y in 0..<height {
            for x in 0..<width {
                let expected: [UInt8] = palette[Int(indices[y * width + x])] + [255]
                #expect(pixel(image, x, y) == expected)
            }
        }
    }

    @Test("the transparent index lets through, and a frame smaller than the screen lies where it says")
    func placed() throws {
        let image = try CGImage.decode(
            gif([0, 1, 1, 0], width: 2, height: 2, colors: palette, transparent: 1, at: (1, 2), screen: (4, 5)))
        #expect(image.width == 4 && image.height == 5)
        #expect(pixel(image, 1, 2) == [255, 0, 0, 255])
        #expect(pixel(image, 2, 2) == [0, 0, 0, 0])
        #expect(pixel(image, 2, 3) == [255, 0, 0, 255])
        #expect(pixel(image, 0, 0) == [0, 0, 0, 0])
    }

    @Test("interlaced rows come in four passes")
    func interlaced() throws {
        // Each row of the file in turn, as the order of the passes has it for ten rows.
        let order = [0, 8, 4, 2, 6, 1, 3, 5, 7, 9]
        let image = try CGImage.decode(
            gif(order.map { UInt8($0 % 4) }, width: 1, height: 10, colors: palette, interlaced: true))
        for y in 0..<10 {
            let expected: [UInt8] = palette[y % 4] + [255]
            #expect(pixel(image, 0, y) == expected)
        }
    }

    /// One red row, compressed: codes 4 (clear), 1, 6, 6, 2, 9, 9, 7, 8, 10, 2, 12, 1, 14, 15, 6, 0, 21, 0, 10, 7, 22, 23, 18, 26, 7,
    /// 10, 29, 13, 24, 12, 18, 16, 36, 12, 5: the ten by ten sample that explanations of the format use.
    @Test("compressed codes unfold")
    func compressed() throws {
        let data: [UInt8] = [
            0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 0x0A, 0x00, 0x0A, 0x00, 0x91, 0x00, 0x00, 0xFF, 0xFF, 0xFF, 0xFF, 0x00,
            0x00, 0x00,
            0x00, 0xFF, 0x00, 0x00, 0x00, 0x21, 0xF9, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x2C, 0x00, 0x00, 0x00, 0x00,
            0x0A, 0x00,
            0x0A, 0x00, 0x00, 0x02, 0x16, 0x8C, 0x2D, 0x99, 0x87, 0x2A, 0x1C, 0xDC, 0x33, 0xA0, 0x02, 0x75, 0xEC, 0x95,
            0xFA, 0xA8,
            0xDE, 0x60, 0x8C, 0x04, 0x91, 0x4C, 0x01, 0x00, 0x3B,
        ]
        let image = try CGImage.decode(Data(data))
        #expect(image.width == 10 && image.height == 10)
        // Corners: red, red, then blue, blue; the middle of the edges white.
        #expect(pixel(image, 0, 0) == [255, 0, 0, 255])
        #expect(pixel(image, 9, 9) == [255, 0, 0, 255])
        #expect(pixel(image, 9, 0) == [0, 0, 255, 255])
        #expect(pixel(image, 0, 9) == [0, 0, 255, 255])
        #expect(pixel(image, 4, 4) == [255, 255, 255, 255])
    }

    @Test("damaged files give a picture or an error, never a crash or a hang")
    func damaged() {
        var dice = Dice(77)
        let indices = (0..<600).map { (place: Int) -> UInt8 in UInt8(place % 4) }
        let good = [UInt8](gif(indices, width: 30, height: 20, colors: palette, transparent: 2))
        for round in 0..<3000 {
            var bytes = good
            for _ in 0...Int.random(in: 0...4, using: &dice) {
                bytes[Int.random(in: 6..<(round % 2 == 0 ? 60 : bytes.count), using: &dice)] = UInt8.random(
                    in: 0...255, using: &dice)
            }
            if round % 3 == 0 { bytes.removeLast(Int.random(in: 1..<bytes.count - 6, using: &dice)) }
            if let image = try? CGImage.decode(Data(bytes)) {
                #expect(image.width * image.height <= CGImage.maximumPixels)
            }
        }
    }
}
