import CGraphicsLibs
import CoreGraphics
import Testing

@Suite struct PNGTests {
    private func noise(_ width: Int, _ height: Int, _ seed: UInt64, flatness: Int, isOpaque: Bool) -> CGImage {
        var dice = Dice(seed)
        var last: [UInt8] = [0, 0, 0, 255]
        let rows = (0..<height).map { _ in
            (0..<width).map { _ -> [UInt8] in
                if Int.random(in: 0...flatness, using: &dice) == 0 {
                    let bits = dice.next()
                    last = (0..<4).map { UInt8(truncatingIfNeeded: bits >> ($0 * 8)) }
                    if isOpaque { last[3] = 255 }
                }
                return last
            }
        }
        return makeImage(rows)
    }

    private func pixels(_ image: CGImage) -> [[UInt8]] {
        (0..<image.height).flatMap { y in (0..<image.width).map { pixel(image, $0, y) } }
    }

    @Test("an opaque picture comes back bit by bit, whatever its size and content", arguments: [0, 3, 40, 5000])
    func opaqueRoundTrip(flatness: Int) throws {
        for (index, (width, height)) in [(1, 1), (2, 1), (1, 7), (3, 3), (88, 5), (87, 4), (300, 9), (64, 64)]
            .enumerated()
        {
            let image = noise(width, height, UInt64(index), flatness: flatness, isOpaque: true)
            let again = try CGImage.decode(image.pngData(opaque: true))
            #expect(again.isOpaque && pixels(again) == pixels(image))
        }
    }

    @Test("a picture with alpha comes back within the rounding of premultiplied colours", arguments: [0, 3, 40])
    func alphaRoundTrip(flatness: Int) throws {
        for (index, (width, height)) in [(1, 1), (5, 3), (65, 2), (64, 64)].enumerated() {
            let image = noise(width, height, UInt64(index), flatness: flatness, isOpaque: false)
            let again = try CGImage.decode(image.pngData(opaque: false))
            #expect(!again.isOpaque && again.width == width)
            for (first, second) in zip(pixels(image), pixels(again)) {
                #expect(first[3] == second[3])
                #expect(zip(first, second).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
            }
        }
    }

    @Test("runs of every length come back")
    func runs() throws {
        let rows = (1...200).map { run in
            (0..<200).map { x -> [UInt8] in x < run ? [10, UInt8(run), 30, 255] : [UInt8(x), 0, 0, 255] }
        }
        let image = makeImage(rows)
        #expect(pixels(try CGImage.decode(image.pngData(opaque: true))) == pixels(image))
        #expect(pixels(try CGImage.decode(image.pngData(opaque: false))) == pixels(image))
    }

    @Test(
        "an independent program reads the file",
        .enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/python3")))
    func independentReader() throws {
        let image = noise(90, 40, 7, flatness: 6, isOpaque: true)
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("shoji-\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        try image.pngData(opaque: true).write(to: file)
        // Checks all checksums, undoes the filter and prints the sum of all channels.
        let program = """
            import sys, zlib, struct
            d = open(sys.argv[1], 'rb').read()
            assert d[:8] == bytes([137, 80, 78, 71, 13, 10, 26, 10])
            p, raw = 8, b''
            while p < len(d):
                n, t = struct.unpack('>I4s', d[p:p + 8])
                c = d[p + 8:p + 8 + n]
                assert zlib.crc32(t + c) == struct.unpack('>I', d[p + 8 + n:p + 12 + n])[0]
                if t == b'IHDR': w, h = struct.unpack('>II', c[:8]); assert c[8:] == bytes([8, 2, 0, 0, 0])
                if t == b'IDAT': raw += c
                p += 12 + n
            raw = zlib.decompress(raw)
            above = bytes(w * 3); total = 0
            for y in range(h):
                row = raw[y * (1 + 3 * w):(y + 1) * (1 + 3 * w)]
                assert row[0] == 2
                above = bytes((a + b) & 255 for a, b in zip(above, row[1:]))
                total += sum(above)
            print(w, h, total)
            """
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
        process.arguments = ["-c", program, file.path]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let total = pixels(image).reduce(0) { $0 + $1.prefix(3).reduce(0) { $0 + Int($1) } }
        #expect(text == "90 40 \(total)\n")
    }

    // MARK: Kinds of files

    /// A file of raw rows, each with its filter byte.
    private func file(
        _ width: Int, _ height: Int, depth: UInt8, kind: UInt8, isInterlaced: Bool = false,
        extra: [(String, [UInt8])] = [],
        rows: [UInt8]
    ) -> Data {
        func big(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 255) } }
        func chunk(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
            let content = Array(name.utf8) + bytes
            return big(bytes.count) + content + big(Int(libdeflate_crc32(0, content, content.count)))
        }
        let compressor = libdeflate_alloc_compressor(6)
        var packed = [UInt8](repeating: 0, count: libdeflate_zlib_compress_bound(compressor, rows.count))
        let length = libdeflate_zlib_compress(compressor, rows, rows.count, &packed, packed.count)
        libdeflate_free_compressor(compressor)
        var file: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]
        file += chunk("IHDR", big(width) + big(height) + [depth, kind, 0, 0, isInterlaced ? 1 : 0])
        for (name, bytes) in extra { file += chunk(name, bytes) }
        return Data(file + chunk("IDAT", Array(packed[..<length])) + chunk("IEND", []))
    }

    @Test("16 bits a channel are scaled to 8")
    func sixteenBits() throws {
        let image = try CGImage.decode(
            file(2, 1, depth: 16, kind: 2, rows: [0, 255, 255, 128, 128, 0, 0, 18, 52, 171, 205, 255, 0]))
        #expect(pixel(image, 0, 0) == [255, 128, 0, 255])
        #expect(pixel(image, 1, 0) == [18, 171, 254, 255])
    }

    @Test("grays of one, two and eight bits become colours")
    func grays() throws {
        let one = try CGImage.decode(file(8, 1, depth: 1, kind: 0, rows: [0, 0b1010_0000]))
        #expect((0..<4).map { pixel(one, $0, 0)[0] } == [255, 0, 255, 0] && one.isOpaque)
        let two = try CGImage.decode(file(4, 1, depth: 2, kind: 0, rows: [0, 0b00_01_10_11]))
        #expect((0..<4).map { pixel(two, $0, 0)[1] } == [0, 85, 170, 255])
        let withAlpha = try CGImage.decode(file(2, 1, depth: 8, kind: 4, rows: [0, 200, 128, 90, 0]))
        #expect(pixel(withAlpha, 0, 0) == [100, 100, 100, 128] && pixel(withAlpha, 1, 0) == [0, 0, 0, 0])
    }

    @Test("a palette with transparency is looked up")
    func palette() throws {
        let image = try CGImage.decode(
            file(
                4, 1, depth: 2, kind: 3, extra: [("PLTE", [255, 0, 0, 0, 255, 0, 0, 0, 255]), ("tRNS", [255, 128])],
                rows: [0, 0b00_01_10_00]))
        #expect(pixel(image, 0, 0) == [255, 0, 0, 255])
        #expect(pixel(image, 1, 0) == [0, 128, 0, 128])
        #expect(pixel(image, 2, 0) == [0, 0, 255, 255])
        #expect(!image.isOpaque)
    }

    @Test("colours are multiplied by alpha, rounded")
    func premultiplied() throws {
        let image = try CGImage.decode(file(1, 1, depth: 8, kind: 6, rows: [0, 255, 100, 1, 77]))
        #expect(pixel(image, 0, 0) == [77, 30, 0, 77])
    }

    @Test("an interlaced picture is put together")
    func interlaced() throws {
        // Adam7: x start, y start, x step, y step of each pass.
        let passes = [
            (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
        ]
        var rows: [UInt8] = []
        for (x0, y0, dx, dy) in passes {
            for y in stride(from: y0, to: 8, by: dy) {
                rows.append(0)
                for x in stride(from: x0, to: 8, by: dx) { rows += [UInt8(x * 30), UInt8(y * 30), 7] }
            }
        }
        let image = try CGImage.decode(file(8, 8, depth: 8, kind: 2, isInterlaced: true, rows: rows))
        for y in 0..<8 { for x in 0..<8 { #expect(pixel(image, x, y) == [UInt8(x * 30), UInt8(y * 30), 7, 255]) } }
    }

    @Test("a size that would not fit into memory is refused by name")
    func tooLarge() {
        let huge = file(30_000, 30_000, depth: 1, kind: 0, rows: [0])
        #expect(throws: ImageDecodingError.tooLarge(width: 30_000, height: 30_000)) { try CGImage.decode(huge) }
    }

    @Test("a cut file is reported as damaged")
    func truncated() {
        let data = noise(50, 50, 1, flatness: 2, isOpaque: true).pngData(opaque: true)
        for length in [9, 20, 40, 60, data.count / 2, data.count - 20] {
            #expect(throws: ImageDecodingError.self) { try CGImage.decode(data.prefix(length)) }
        }
    }

    @Test("what is no picture is an unknown format")
    func unknown() {
        for bytes in [Data(), Data([0x89]), Data("GIF88a".utf8), Data("hello, this is text".utf8)] {
            #expect(throws: ImageDecodingError.unknownFormat) { try CGImage.decode(bytes) }
        }
    }

    @Test("the public initialiser takes PNG only")
    func publicInitialiser() {
        let data = makeImage([[[1, 2, 3, 255]]]).pngData()
        func make(_ data: Data) -> CGImage? {
            CGImage(
                pngDataProviderSource: CGDataProvider(data: data)!, decode: nil, shouldInterpolate: true,
                intent: .defaultIntent)
        }
        #expect(make(data).map { pixel($0, 0, 0) } == [1, 2, 3, 255])
        #expect(make(Data([1, 2, 3])) == nil)
    }
}
