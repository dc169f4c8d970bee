import CoreGraphics
import Testing

@Suite struct CGContextPaintingTests {
    @Test("a fill covers exactly the pixels of its rectangle")
    func fillBox() {
        let canvas = Canvas(20, 20)
        canvas.fill(1, 0, 0, 1, CGRect(x: 3, y: 4, width: 5, height: 6))
        #expect(canvas.painted == pixels(3..<8, 4..<10))
        #expect(canvas[3, 4] == [255, 0, 0, 255])
    }

    @Test("points are scaled to pixels from the top left")
    func scale() {
        let canvas = Canvas(30, 30, scale: 3)
        canvas.fill(0, 1, 0, 1, CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(canvas.painted == pixels(3..<12, 6..<18))
    }

    @Test("half a covered pixel has half the alpha")
    func partialPixel() {
        let canvas = Canvas(4, 4)
        canvas.fill(0, 0, 0, 1, CGRect(x: 1.5, y: 1, width: 1, height: 1))
        #expect(abs(Int(canvas[1, 1][3]) - 128) <= 1 && abs(Int(canvas[2, 1][3]) - 128) <= 1)
        canvas.context.setShouldAntialias(false)
        canvas.fill(0, 0, 0, 1, CGRect(x: 1.4, y: 2, width: 1, height: 1))
        #expect(canvas[1, 2][3] == 255 && canvas[2, 2][3] == 0)
    }

    @Test("alpha multiplies: half over white")
    func alpha() {
        let canvas = Canvas(2, 2)
        canvas.fill(1, 1, 1)
        canvas.context.setAlpha(0.5)
        canvas.fill(1, 0, 0, 0.5)
        // 1 - 0.25 of the white stays in green and blue.
        #expect(canvas[0, 0][0] == 255 && abs(Int(canvas[0, 0][1]) - 191) <= 1)
    }

    @Test("the even-odd rule leaves a hole, winding fills it")
    func rules() {
        for (rule, isFilled) in [(CGPathFillRule.winding, true), (.evenOdd, false)] {
            let canvas = Canvas(10, 10)
            canvas.context.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
            canvas.context.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
            canvas.context.fillPath(using: rule)
            #expect((canvas[5, 5][3] == 255) == isFilled)
            #expect(canvas[1, 1][3] == 255)
            #expect(canvas.context.isPathEmpty)
        }
    }

    @Test("a stroke lies half on either side of the path")
    func stroke() {
        let canvas = Canvas(20, 20)
        canvas.context.stroke(CGRect(x: 5, y: 5, width: 10, height: 10), width: 2)
        #expect(canvas.painted == pixels(4..<16, 4..<16).subtracting(pixels(6..<14, 6..<14)))
    }

    @Test("the pen follows the transform at the time of stroking")
    func penTransform() {
        let canvas = Canvas(20, 20)
        canvas.context.move(to: CGPoint(x: 10, y: 0))
        canvas.context.addLine(to: CGPoint(x: 10, y: 20))
        canvas.context.scaleBy(x: 3, y: 1)
        canvas.context.setLineWidth(2)
        canvas.context.strokePath()
        #expect(canvas.painted == pixels(7..<13, 0..<20))
    }

    @Test("the path keeps its place when the transform changes")
    func pathTransform() {
        let canvas = Canvas(20, 20)
        canvas.context.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))
        canvas.context.translateBy(x: 10, y: 10)
        #expect(canvas.context.boundingBoxOfPath == CGRect(x: -8, y: -8, width: 4, height: 4))
        canvas.context.fillPath()
        #expect(canvas.painted == pixels(2..<6, 2..<6))
    }

    @Test("dashes alternate")
    func dashes() {
        let canvas = Canvas(20, 4)
        canvas.context.setLineDash(phase: 0, lengths: [4, 2])
        canvas.context.setLineWidth(2)
        canvas.context.strokeLineSegments(between: [CGPoint(x: 0, y: 2), CGPoint(x: 20, y: 2)])
        let columns = Set(canvas.painted.map { $0[0] })
        #expect(columns == Set(0..<20).subtracting([4, 5, 10, 11, 16, 17]))
    }

    @Test("restoring a state brings back colour, transform, clip and line width")
    func states() {
        let canvas = Canvas(10, 10)
        let context = canvas.context
        context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
        context.saveGState()
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
        context.translateBy(x: 5, y: 5)
        context.setAlpha(0)
        context.restoreGState()
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(canvas.painted.count == 100 && canvas[9, 9] == [0, 0, 255, 255])
        context.restoreGState()
        context.restoreGState()
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    @Test("a clip keeps paint inside; clips only narrow")
    func clip() {
        let canvas = Canvas(10, 10)
        canvas.context.clip(to: CGRect(x: 2, y: 2, width: 5, height: 5))
        canvas.context.clip(to: CGRect(x: 4, y: 0, width: 6, height: 10))
        #expect(canvas.context.boundingBoxOfClipPath == CGRect(x: 4, y: 2, width: 3, height: 5))
        canvas.fill(1, 1, 1)
        #expect(canvas.painted == pixels(4..<7, 2..<7))
        canvas.context.resetClip()
        canvas.fill(1, 1, 1)
        #expect(canvas.painted.count == 100)
    }

    @Test("an even-odd clip has a hole; an empty one lets nothing through")
    func evenOddClip() {
        let canvas = Canvas(10, 10)
        canvas.context.saveGState()
        canvas.context.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        canvas.context.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
        canvas.context.clip(using: .evenOdd)
        canvas.fill(1, 1, 1)
        #expect(canvas.painted == pixels(0..<10, 0..<10).subtracting(pixels(2..<8, 2..<8)))
        canvas.context.restoreGState()
        canvas.context.beginPath()
        canvas.context.clip()
        canvas.fill(1, 0, 0)
        #expect(canvas[5, 5][3] == 0)
    }

    @Test("a clip by several rectangles is their union")
    func clipToRects() {
        let canvas = Canvas(10, 2)
        canvas.context.clip(to: [CGRect(x: 0, y: 0, width: 2, height: 2), CGRect(x: 5, y: 0, width: 2, height: 2)])
        canvas.fill(1, 1, 1)
        #expect(canvas.painted == pixels(0..<2, 0..<2).union(pixels(5..<7, 0..<2)))
    }

    @Test("clear makes pixels transparent, within the clip only")
    func clear() {
        let canvas = Canvas(10, 10)
        canvas.fill(1, 1, 1)
        canvas.context.setAlpha(0.1)
        canvas.context.setBlendMode(.multiply)
        canvas.context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 10))
        canvas.context.clear(CGRect(x: 2, y: 2, width: 6, height: 6))
        #expect(canvas.painted == pixels(0..<10, 0..<10).subtracting(pixels(2..<5, 2..<8)))
    }

    @Test("an ellipse fills about pi over four of its box")
    func ellipse() {
        let canvas = Canvas(100, 100)
        canvas.context.fillEllipse(in: CGRect(x: 0, y: 0, width: 100, height: 100))
        var sum = 0
        for y in 0..<100 { for x in 0..<100 { sum += Int(canvas[x, y][3]) } }
        #expect(abs(Double(sum) / 255 - 7853.98) < 15)
    }

    @Test("stroking a replaced path fills its outline")
    func replacePath() {
        let canvas = Canvas(20, 20)
        canvas.context.setLineWidth(4)
        canvas.context.move(to: CGPoint(x: 2, y: 10))
        canvas.context.addLine(to: CGPoint(x: 18, y: 10))
        canvas.context.replacePathWithStrokedPath()
        #expect(canvas.context.boundingBoxOfPath == CGRect(x: 2, y: 8, width: 16, height: 4))
        canvas.context.fillPath()
        #expect(canvas.painted == pixels(2..<18, 8..<12))
    }

    @Test("the current path can be asked about")
    func pathQuestions() {
        let context = Canvas(20, 20, scale: 2).context
        #expect(context.path == nil && context.isPathEmpty && context.boundingBoxOfPath.isNull)
        context.addArc(
            center: CGPoint(x: 5, y: 5), radius: 2, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
        context.closePath()
        #expect(context.pathContains(CGPoint(x: 5, y: 5), mode: .fill))
        #expect(!context.pathContains(CGPoint(x: 5, y: 5), mode: .stroke))
        #expect(context.pathContains(CGPoint(x: 7.2, y: 5), mode: .stroke))
        #expect(context.currentPointOfPath == CGPoint(x: 7, y: 5))
    }

    @Test("a plain bitmap context has y up and the identity as transform")
    func bitmapContext() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 4, height: 6, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue))
        #expect(context.ctm == .identity)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
        let image = try #require(context.makeImage())
        #expect(pixel(image, 0, 5) == [0, 0, 0, 255] && pixel(image, 0, 4)[3] == 255 && pixel(image, 0, 3)[3] == 0)
        #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 2)) == CGPoint(x: 1, y: 2))
    }

    @Test("a UIKit-like context tells its flip in the transform")
    func flippedTransform() {
        let context = Canvas(20, 40, scale: 2).context
        #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 40))
        #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 1)) == CGPoint(x: 2, y: 38))
        #expect(context.convertToUserSpace(CGPoint(x: 2, y: 38)) == CGPoint(x: 1, y: 1))
    }

    @Test("red, green, blue, alpha memory of the caller's is drawn on at once")
    func foreignMemory() throws {
        var bytes = [UInt8](repeating: 0, count: 2 * 2 * 4)
        try bytes.withUnsafeMutableBytes { buffer in
            let context = try #require(
                CGContext(
                    data: buffer.baseAddress, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
            context.setFillColor(red: 1, green: 0.4, blue: 0.2, alpha: 1)
            context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
        }
        #expect(bytes[0..<4] == [255, 102, 51, 255])
        #expect(bytes[4..<16].allSatisfy { $0 == 0 })
    }

    @Test("a gray context holds one byte a pixel")
    func grayContext() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 3, height: 1, bitsPerComponent: 8, bytesPerRow: 3,
                space: CGColorSpaceCreateDeviceGray(),
                bitmapInfo: CGImageAlphaInfo.none.rawValue))
        context.setFillColor(gray: 0.5, alpha: 1)
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        let bytes = context.data!.assumingMemoryBound(to: UInt8.self)
        #expect([bytes[0], bytes[1], bytes[2]] == [0, 128, 0])
    }

    @Test("sizes and layouts that cannot be are refused")
    func impossibleContexts() {
        func make(_ width: Int, _ height: Int, _ bits: Int, _ row: Int, _ info: CGImageAlphaInfo) -> CGContext? {
            CGContext(
                data: nil, width: width, height: height, bitsPerComponent: bits, bytesPerRow: row,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info.rawValue)
        }
        #expect(make(0, 4, 8, 0, .premultipliedLast) == nil)
        #expect(make(4, -1, 8, 0, .premultipliedLast) == nil)
        #expect(make(4, 4, 8, 3, .premultipliedLast) == nil)
        #expect(make(100_000, 4, 8, 0, .premultipliedLast) == nil)
        #expect(make(4, 4, 5, 0, .premultipliedLast) == nil)
        #expect(make(4, 4, 8, 0, .none) == nil)
        #expect(make(4, 4, 8, 0, .premultipliedLast) != nil)
        let huge = CGContext(pixelWidth: 1_000_000, pixelHeight: -5, scale: .nan)
        #expect(huge.width == 32_767 && huge.height == 1)
    }
}
