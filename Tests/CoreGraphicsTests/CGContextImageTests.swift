import CoreGraphics
import Testing

@Suite struct CGContextImageTests {
    private let red: [UInt8] = [255, 0, 0, 255]
    private let green: [UInt8] = [0, 255, 0, 255]
    private let blue: [UInt8] = [0, 0, 255, 255]
    private let white: [UInt8] = [255, 255, 255, 255]
    private let clear: [UInt8] = [0, 0, 0, 0]

    /// Red and green above blue and white.
    private var four: CGImage { makeImage([[red, green], [blue, white]]) }

    @Test("a picture drawn with y down is upside down, as in Core Graphics")
    func flipped() {
        let canvas = Canvas(2, 2)
        canvas.context.draw(four, in: CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(canvas[0, 0] == blue && canvas[1, 0] == white && canvas[0, 1] == red && canvas[1, 1] == green)
    }

    @Test("a picture drawn upright stands upright")
    func upright() {
        let canvas = Canvas(6, 6, scale: 2)
        canvas.context.interpolationQuality = .none
        canvas.context.drawUpright(four, in: CGRect(x: 1, y: 1, width: 2, height: 2))
        #expect(canvas[2, 2] == red && canvas[5, 2] == green && canvas[2, 5] == blue && canvas[5, 5] == white)
        #expect(canvas[1, 2] == clear)
    }

    @Test("a plain bitmap context draws a picture upright")
    func bitmapContext() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.draw(four, in: CGRect(x: 0, y: 0, width: 2, height: 2))
        let image = try #require(context.makeImage())
        #expect(pixel(image, 0, 0) == red && pixel(image, 1, 1) == white)
    }

    @Test("without interpolation a stretched picture has hard edges, with it soft ones")
    func interpolation() {
        let image = makeImage([[[0, 0, 0, 255], white]])
        for (quality, isHard) in [(CGInterpolationQuality.none, true), (.default, false), (.high, false)] {
            let canvas = Canvas(16, 1)
            canvas.context.interpolationQuality = quality
            canvas.context.drawUpright(image, in: CGRect(x: 0, y: 0, width: 16, height: 1))
            #expect(canvas[0, 0] == [0, 0, 0, 255] && canvas[15, 0] == white)
            #expect((canvas[7, 0][0] == 0) == isHard)
        }
    }

    @Test("the edges of a stretched picture do not fade")
    func edges() {
        let canvas = Canvas(10, 10)
        canvas.context.drawUpright(
            makeImage([[red, red], [red, red]]), in: CGRect(x: 0, y: 0, width: 10, height: 10))
        for x in 0..<10 { #expect(canvas[x, 0] == red) }
    }

    @Test("a picture made much smaller shows the average of its pixels")
    func downscaling() {
        let rows = (0..<64).map { y in (0..<64).map { x in (x + y) % 2 == 0 ? [0, 0, 0, 255] : white } }
        let canvas = Canvas(8, 8)
        canvas.context.drawUpright(makeImage(rows), in: CGRect(x: 0, y: 0, width: 8, height: 8))
        for x in 0..<8 { #expect(abs(Int(canvas[x, 4][0]) - 128) <= 12) }
    }

    @Test("alpha fades a picture")
    func alpha() {
        let canvas = Canvas(2, 2)
        canvas.context.setAlpha(0.5)
        canvas.context.draw(four, in: CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(abs(Int(canvas[0, 1][3]) - 128) <= 1 && abs(Int(canvas[0, 1][0]) - 128) <= 1)
    }

    @Test("tiles repeat from the rectangle over the whole clip")
    func tiling() {
        let canvas = Canvas(6, 6)
        canvas.context.clip(to: CGRect(x: 0, y: 0, width: 6, height: 4))
        canvas.context.drawUpright(four, in: CGRect(x: 1, y: 1, width: 2, height: 2), byTiling: true)
        #expect(canvas[0, 0] == white && canvas[1, 1] == red && canvas[3, 1] == red && canvas[4, 3] == green)
        #expect(canvas[0, 5] == clear)
    }

    @Test("a pattern colour repeats its picture from the origin and does not follow the transform")
    func patternColor() {
        let canvas = Canvas(8, 8, scale: 2)
        canvas.context.translateBy(x: 1, y: 1)
        canvas.context.setFillColor(CGColor(tile: four, size: CGSize(width: 1, height: 1)))
        canvas.context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(canvas[2, 2] == red && canvas[3, 2] == green && canvas[4, 2] == red && canvas[3, 3] == white)
        #expect(canvas[1, 1] == clear && canvas[6, 6] == clear)
    }

    @Test("a stencil takes the fill colour")
    func stencil() throws {
        let mask = try #require(
            CGImage(
                maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2,
                provider: CGDataProvider(data: Data([0, 255]))!, decode: nil, shouldInterpolate: false))
        let canvas = Canvas(2, 1)
        canvas.context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
        canvas.context.draw(mask, in: CGRect(x: 0, y: 0, width: 2, height: 1))
        #expect(canvas[0, 0] == green && canvas[1, 0] == clear)
    }

    @Test("a clip by a picture with alpha lets paint through where the picture is")
    func alphaMask() {
        let canvas = Canvas(4, 4)
        let image = makeImage([[red, clear], [clear, [0, 0, 0, 128]]])
        canvas.context.interpolationQuality = .none
        canvas.context.saveGState()
        canvas.context.clip(to: CGRect(x: 1, y: 1, width: 2, height: 2), mask: image)
        canvas.fill(0, 1, 0)
        // Not restored yet, but already to be seen in a picture.
        let early = canvas.context.makeImage()!
        canvas.context.restoreGState()
        // The first row of the mask is at the greatest y.
        #expect(canvas[1, 2] == green && canvas[2, 2] == clear && canvas[1, 1] == clear)
        #expect(abs(Int(canvas[2, 1][3]) - 128) <= 1)
        #expect(canvas[0, 0] == clear && canvas[3, 3] == clear)
        for y in 0..<4 { for x in 0..<4 { #expect(pixel(early, x, y) == canvas[x, y]) } }
        canvas.fill(1, 0, 0)
        #expect(canvas[0, 0] == red)
    }

    @Test("masks within masks multiply")
    func nestedMasks() {
        let half = makeImage([[[0, 0, 0, 128]]])
        let whole = CGRect(x: 0, y: 0, width: 2, height: 2)
        let canvas = Canvas(2, 2)
        canvas.context.clip(to: whole, mask: half)
        canvas.context.saveGState()
        canvas.context.clip(to: whole, mask: half)
        canvas.fill(0, 0, 0)
        let early = canvas.context.makeImage()!
        #expect(abs(Int(pixel(early, 0, 0)[3]) - 64) <= 1)
        canvas.context.restoreGState()
        #expect(abs(Int(pixel(canvas.context.makeImage()!, 0, 0)[3]) - 64) <= 1)
    }

    @Test("an opaque picture masks by its lightness")
    func lightnessMask() {
        let bytes = Data([0, 0, 0, 0, 255, 255, 255, 0])
        let image = CGImage(
            width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(alpha: .noneSkipLast),
            provider: CGDataProvider(data: bytes)!, decode: nil, shouldInterpolate: true, intent: .defaultIntent)!
        let masked = makeImage([[red, red]]).masking(image)!
        #expect(pixel(masked, 0, 0) == clear && pixel(masked, 1, 0) == red)
    }

    @Test("cropping takes whole pixels and what is inside")
    func cropping() {
        let part = four.cropping(to: CGRect(x: 0.5, y: 1, width: 5, height: 5))
        #expect(part?.width == 2 && part?.height == 1)
        #expect(part.map { pixel($0, 0, 0) } == blue)
        #expect(four.cropping(to: CGRect(x: 2, y: 0, width: 2, height: 2)) == nil)
        #expect(four.cropping(to: CGRect(x: CGFloat.nan, y: 0, width: 2, height: 2)) == nil)
        #expect(four.cropping(to: .infinite)?.width == 2)
    }

    @Test("a picture of a context does not follow later drawing")
    func snapshot() {
        let canvas = Canvas(2, 2)
        canvas.fill(1, 0, 0)
        let image = canvas.context.makeImage()!
        canvas.fill(0, 0, 1)
        #expect(pixel(image, 0, 0) == red && canvas[0, 0] == blue)
    }

    @Test("pixels of many layouts become the same picture")
    func layouts() {
        func make(_ bytes: [UInt8], _ bits: Int, _ info: UInt32, _ component: Int = 8) -> CGImage? {
            CGImage(
                width: 1, height: 1, bitsPerComponent: component, bitsPerPixel: bits, bytesPerRow: bits / 8,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: info),
                provider: CGDataProvider(data: Data(bytes))!, decode: nil, shouldInterpolate: true,
                intent: .defaultIntent)
        }
        let little = CGBitmapInfo.byteOrder32Little.rawValue
        #expect(make([1, 2, 3], 24, CGImageAlphaInfo.none.rawValue).map { pixel($0, 0, 0) } == [1, 2, 3, 255])
        #expect(make([1, 2, 3, 255], 32, CGImageAlphaInfo.last.rawValue).map { pixel($0, 0, 0) } == [1, 2, 3, 255])
        #expect(make([255, 1, 2, 3], 32, CGImageAlphaInfo.first.rawValue).map { pixel($0, 0, 0) } == [1, 2, 3, 255])
        #expect(
            make([3, 2, 1, 255], 32, CGImageAlphaInfo.premultipliedFirst.rawValue | little).map { pixel($0, 0, 0) }
                == [1, 2, 3, 255])
        #expect(
            make([255, 3, 2, 1], 32, CGImageAlphaInfo.premultipliedLast.rawValue | little).map { pixel($0, 0, 0) }
                == [1, 2, 3, 255])
        #expect(
            make([1, 9, 2, 9, 3, 9], 48, CGImageAlphaInfo.none.rawValue, 16).map { pixel($0, 0, 0) } == [1, 2, 3, 255])
        #expect(make([1, 2], 24, CGImageAlphaInfo.none.rawValue) == nil)
        #expect(make([1, 2, 3, 4], 32, CGImageAlphaInfo.none.rawValue) == nil)
    }
}
