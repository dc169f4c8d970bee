import CGraphicsLibs
import CoreGraphics
import Testing

@Suite struct ImageDecodingTests {
    /// Smooth colours, which lossy formats keep well.
    private func ramp(_ width: Int, _ height: Int) -> CGImage {
        makeImage(
            (0..<height).map { y in
                (0..<width).map { x in
                    [UInt8(255 * x / max(width - 1, 1)), UInt8(255 * y / max(height - 1, 1)), 128, 255]
                }
            })
    }

    private func jpeg(_ image: CGImage, flags: Int32 = 0) -> Data {
        let compressor = tjInitCompress()
        defer { tjDestroy(compressor) }
        var bytes: UnsafeMutablePointer<UInt8>?
        var size: UInt = 0
        image.withPixels {
            _ = tjCompress2(
                compressor, $0.baseAddress!.assumingMemoryBound(to: UInt8.self), Int32(image.width),
                Int32(image.bytesPerRow), Int32(image.height), TJPF_BGRA.rawValue, &bytes, &size,
                Int32(TJSAMP_444.rawValue),
                95, flags)
        }
        defer { tjFree(bytes) }
        return Data(bytes: bytes!, count: Int(size))
    }

    /// Cyan, magenta, yellow, black of every pixel, as Adobe writes them: inverted.
    private func inkJPEG(_ ink: [UInt8], _ width: Int, _ height: Int) -> Data {
        let compressor = tjInitCompress()
        defer { tjDestroy(compressor) }
        let pixels = [UInt8]((0..<width * height).flatMap { _ in ink.map { 255 - $0 } })
        var bytes: UnsafeMutablePointer<UInt8>?
        var size: UInt = 0
        _ = tjCompress2(
            compressor, pixels, Int32(width), 0, Int32(height), TJPF_CMYK.rawValue, &bytes, &size,
            Int32(TJSAMP_444.rawValue),
            98, 0)
        defer { tjFree(bytes) }
        return Data(bytes: bytes!, count: Int(size))
    }

    private func webP(_ image: CGImage, isLossless: Bool) -> Data {
        var bytes: UnsafeMutablePointer<UInt8>?
        let size = image.withPixels { pixels -> Int in
            let base = pixels.baseAddress!.assumingMemoryBound(to: UInt8.self)
            let (width, height, row) = (Int32(image.width), Int32(image.height), Int32(image.bytesPerRow))
            return isLossless
                ? WebPEncodeLosslessBGRA(base, width, height, row, &bytes)
                : WebPEncodeBGRA(base, width, height, row, 90, &bytes)
        }
        defer { WebPFree(bytes) }
        return Data(bytes: bytes!, count: size)
    }

    /// Inserts an EXIF segment with only the orientation behind the start marker.
    private func oriented(_ jpeg: Data, _ orientation: UInt8, isLittle: Bool) -> Data {
        func two(_ value: UInt8) -> [UInt8] { isLittle ? [value, 0] : [0, value] }
        func four(_ value: UInt8) -> [UInt8] { isLittle ? [value, 0, 0, 0] : [0, 0, 0, value] }
        var tiff: [UInt8] = isLittle ? [0x49, 0x49] : [0x4d, 0x4d]
        tiff += two(42) + four(8) + two(1)
        tiff += (isLittle ? [0x12, 0x01] : [0x01, 0x12]) + two(3) + four(1) + two(orientation) + [0, 0] + four(0)
        let content = Array("Exif\0\0".utf8) + tiff
        let length = content.count + 2
        return jpeg.prefix(2) + Data([0xff, 0xe1, UInt8(length >> 8), UInt8(length & 255)] + content)
            + jpeg.dropFirst(2)
    }

    private func worst(_ first: CGImage, _ second: CGImage) -> Int {
        var result = 0
        for y in 0..<first.height {
            for x in 0..<first.width {
                for (a, b) in zip(pixel(first, x, y), pixel(second, x, y)) {
                    result = max(result, abs(Int(a) - Int(b)))
                }
            }
        }
        return result
    }

    @Test("a JPEG picture comes back close to what it was", arguments: [0, TJFLAG_PROGRESSIVE])
    func jpegRoundTrip(flags: Int32) throws {
        let image = ramp(40, 30)
        let again = try CGImage.decode(jpeg(image, flags: flags))
        #expect(again.width == 40 && again.height == 30 && again.isOpaque && again.exifOrientation == 1)
        #expect(worst(image, again) <= 8)
    }

    @Test("the EXIF orientation is told, in both byte orders", arguments: 1...8)
    func orientation(value: Int) throws {
        let data = jpeg(ramp(8, 8))
        for isLittle in [true, false] {
            let image = try CGImage.decode(oriented(data, UInt8(value), isLittle: isLittle))
            #expect(image.exifOrientation == value)
        }
    }

    @Test("an impossible orientation counts as upright")
    func badOrientation() throws {
        #expect(try CGImage.decode(oriented(jpeg(ramp(8, 8)), 9, isLittle: true)).exifOrientation == 1)
    }

    @Test("printing colours are converted")
    func ink() throws {
        let orange = try CGImage.decode(inkJPEG([0, 128, 255, 0], 8, 8))
        #expect(zip(pixel(orange, 4, 4), [255, 127, 0, 255]).allSatisfy { abs(Int($0) - $1) <= 4 })
        let dark = try CGImage.decode(inkJPEG([0, 0, 0, 204], 8, 8))
        #expect(zip(pixel(dark, 4, 4), [51, 51, 51, 255]).allSatisfy { abs(Int($0) - $1) <= 4 })
    }

    @Test("a JPEG file cut in the middle shows the part that is there")
    func cutJPEG() throws {
        let image = ramp(64, 64)
        let data = jpeg(image)
        let part = try CGImage.decode(data.prefix(data.count * 3 / 4))
        #expect(zip(pixel(part, 10, 2), pixel(image, 10, 2)).allSatisfy { abs(Int($0) - Int($1)) <= 8 })
    }

    @Test("a lossless WebP picture comes back bit by bit, alpha included")
    func losslessWebP() throws {
        let image = makeImage([[[255, 0, 0, 255], [0, 255, 0, 255]], [[0, 0, 255, 255], [9, 8, 7, 255]]])
        #expect(worst(try CGImage.decode(webP(image, isLossless: true)), image) == 0)
        let clear = makeImage([[[0, 0, 0, 0], [255, 255, 255, 255]]])
        let again = try CGImage.decode(webP(clear, isLossless: true))
        #expect(worst(again, clear) == 0 && !again.isOpaque)
    }

    @Test("a lossy WebP picture comes back close to what it was")
    func lossyWebP() throws {
        let image = ramp(64, 48)
        let again = try CGImage.decode(webP(image, isLossless: false))
        #expect(again.width == 64 && worst(image, again) <= 24)
    }

    @Test("a cut WebP file is reported as damaged")
    func cutWebP() {
        let data = webP(ramp(32, 32), isLossless: true)
        #expect(throws: ImageDecodingError.self) { try CGImage.decode(data.prefix(data.count / 2)) }
        #expect(throws: ImageDecodingError.self) { try CGImage.decode(data.prefix(14)) }
    }

    @Test("thousands of damaged files give a picture or an error, never a crash")
    func damagedFiles() {
        let image = ramp(24, 20)
        let files = [
            image.pngData(opaque: true), image.pngData(opaque: false), jpeg(image),
            jpeg(image, flags: TJFLAG_PROGRESSIVE),
            oriented(jpeg(image), 6, isLittle: false), inkJPEG([1, 2, 3, 4], 9, 9), webP(image, isLossless: true),
            webP(image, isLossless: false),
        ]
        var dice = Dice(2024)
        var (pictures, errors) = (0, 0)
        for file in files {
            for round in 0..<500 {
                var bytes = [UInt8](file)
                switch round % 4 {
                case 0: bytes.removeLast(Int.random(in: 1...bytes.count, using: &dice))
                case 1:
                    for _ in 0...Int.random(in: 0...6, using: &dice) {
                        bytes[Int.random(in: 0..<bytes.count, using: &dice)] = UInt8.random(in: 0...255, using: &dice)
                    }
                case 2:
                    // Within the headers, where sizes are.
                    let place = Int.random(in: 0..<min(bytes.count, 200), using: &dice)
                    bytes[place] = [0, 1, 0x7f, 0x80, 0xff].randomElement(using: &dice)!
                default:
                    let place = Int.random(in: 0..<bytes.count, using: &dice)
                    let extra = (0..<Int.random(in: 1...40, using: &dice)).map { _ in
                        UInt8.random(in: 0...255, using: &dice)
                    }
                    bytes.insert(contentsOf: extra, at: place)
                }
                do {
                    let picture = try CGImage.decode(Data(bytes))
                    #expect(picture.width * picture.height <= CGImage.maximumPixels)
                    pictures += 1
                } catch {
                    errors += 1
                }
            }
        }
        #expect(errors > 1000 && pictures > 100)
    }

    @Test("random bytes behind each signature are survived")
    func garbage() {
        var dice = Dice(77)
        let signatures: [[UInt8]] = [
            [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], [0xff, 0xd8, 0xff], [0xff, 0xd8, 0xff, 0xe1, 0, 40],
            Array("RIFF....WEBPVP8L".utf8), Array("RIFF....WEBPVP8X".utf8), Array("RIFF....WEBPVP8 ".utf8),
        ]
        for signature in signatures {
            for _ in 0..<300 {
                let tail = (0..<Int.random(in: 0...300, using: &dice)).map { _ in
                    UInt8.random(in: 0...255, using: &dice)
                }
                _ = try? CGImage.decode(Data(signature + tail))
            }
        }
    }
}
