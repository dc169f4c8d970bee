import CoreGraphics
import Testing

@Suite struct CGContextMixingTests {
    private let whole = CGRect(x: 0, y: 0, width: 4, height: 4)

    /// What a mode makes of a source colour over an opaque backdrop.
    private func mix(_ mode: CGBlendMode, _ source: [CGFloat], over backdrop: [CGFloat]) -> [Int] {
        let canvas = Canvas(4, 4)
        canvas.fill(backdrop[0], backdrop[1], backdrop[2])
        canvas.context.setBlendMode(mode)
        canvas.fill(source[0], source[1], source[2])
        return canvas[1, 1].map { Int($0) }
    }

    private func isClose(_ result: [Int], _ expected: [CGFloat]) -> Bool {
        zip(result, expected).allSatisfy { abs(Double($0) - Double($1) * 255) <= 1.6 }
    }

    @Test("separable blend modes follow their formulas")
    func separableModes() {
        let (s, b): ([CGFloat], [CGFloat]) = ([0.8, 0.3, 0.5], [0.2, 0.6, 0.9])
        func apply(_ formula: (CGFloat, CGFloat) -> CGFloat) -> [CGFloat] { zip(s, b).map { formula($0, $1) } }
        func hardLight(_ s: CGFloat, _ b: CGFloat) -> CGFloat { s <= 0.5 ? 2 * s * b : 1 - 2 * (1 - s) * (1 - b) }
        #expect(isClose(mix(.normal, s, over: b), s))
        #expect(isClose(mix(.multiply, s, over: b), apply { $0 * $1 }))
        #expect(isClose(mix(.screen, s, over: b), apply { $0 + $1 - $0 * $1 }))
        #expect(isClose(mix(.darken, s, over: b), apply { min($0, $1) }))
        #expect(isClose(mix(.lighten, s, over: b), apply { max($0, $1) }))
        #expect(isClose(mix(.difference, s, over: b), apply { abs($0 - $1) }))
        #expect(isClose(mix(.exclusion, s, over: b), apply { $0 + $1 - 2 * $0 * $1 }))
        #expect(isClose(mix(.hardLight, s, over: b), apply(hardLight)))
        #expect(isClose(mix(.overlay, s, over: b), apply { hardLight($1, $0) }))
        #expect(isClose(mix(.colorDodge, s, over: b), apply { $0 == 1 ? 1 : min(1, $1 / (1 - $0)) }))
        #expect(isClose(mix(.colorBurn, s, over: b), apply { $0 == 0 ? 0 : 1 - min(1, (1 - $1) / $0) }))
        #expect(isClose(mix(.plusLighter, s, over: b), apply { min(1, $0 + $1) }))
        #expect(isClose(mix(.plusDarker, s, over: b), apply { max(0, $0 + $1 - 1) }))
    }

    @Test("luminosity keeps the hue of the backdrop and takes the lightness of the source")
    func luminosity() {
        let result = mix(.luminosity, [0.5, 0.5, 0.5], over: [0.4, 0.5, 0.6])
        func lightness(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }
        #expect(abs(lightness(result.prefix(3).map { Double($0) / 255 }) - 0.5) < 0.01)
        #expect(abs(result[2] - result[0] - 51) <= 1)
    }

    @Test("Porter and Duff's operators change only what the shape covers")
    func boundedOperators() {
        for mode in [
            CGBlendMode.copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn, .destinationOut,
            .destinationAtop, .xor, .clear,
        ] {
            let canvas = Canvas(4, 4)
            canvas.fill(0, 0, 1, 0.5)
            let before = canvas[3, 3]
            canvas.context.setBlendMode(mode)
            canvas.fill(1, 0, 0, 0.5, CGRect(x: 0, y: 0, width: 2, height: 4))
            #expect(canvas[3, 3] == before, "\(mode)")
            // Alpha of the operators: source times Fa plus destination times Fb, both one half.
            let expected: Double =
                switch mode {
                case .copy: 0.5
                case .sourceIn, .destinationIn: 0.25
                case .sourceOut, .destinationOut: 0.25
                case .sourceAtop, .destinationAtop: 0.5
                case .xor: 0.5
                case .clear: 0
                default: 0.75
                }
            #expect(abs(Double(canvas[0, 0][3]) - expected * 255) <= 1.6, "\(mode)")
        }
    }

    @Test("an unbounded operator stays within a stroke too")
    func boundedStroke() {
        let canvas = Canvas(10, 10)
        canvas.fill(0, 0, 1)
        canvas.context.setBlendMode(.sourceOut)
        canvas.context.stroke(CGRect(x: 3, y: 3, width: 4, height: 4), width: 2)
        #expect(canvas[0, 0] == [0, 0, 255, 255] && canvas[5, 5] == [0, 0, 255, 255])
        #expect(canvas[3, 3][3] == 0)
    }

    @Test("plus darker respects the clip")
    func plusDarkerClip() {
        let canvas = Canvas(4, 4)
        canvas.fill(1, 1, 1)
        canvas.context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 4))
        canvas.context.setBlendMode(.plusDarker)
        canvas.fill(0.5, 0.5, 0.5)
        #expect(canvas[3, 0] == [255, 255, 255, 255])
        #expect(abs(Int(canvas[0, 0][0]) - 128) <= 1)
    }

    @Test("a transparency layer fades as one: overlaps do not show")
    func transparencyLayer() {
        let canvas = Canvas(4, 4)
        canvas.context.setAlpha(0.5)
        canvas.context.beginTransparencyLayer(auxiliaryInfo: nil)
        canvas.fill(1, 0, 0, 1, CGRect(x: 0, y: 0, width: 3, height: 4))
        canvas.fill(1, 0, 0, 1, CGRect(x: 1, y: 0, width: 3, height: 4))
        canvas.context.endTransparencyLayer()
        for x in 0..<4 { #expect(abs(Int(canvas[x, 0][3]) - 128) <= 1) }
        // The alpha of before is back.
        canvas.context.clear(whole)
        canvas.fill(1, 0, 0)
        #expect(abs(Int(canvas[0, 0][3]) - 128) <= 1)
    }

    @Test("a layer is clipped to its rectangle and closes what was left open in it")
    func layerRect() {
        let canvas = Canvas(4, 4)
        canvas.context.beginTransparencyLayer(in: CGRect(x: 0, y: 0, width: 2, height: 4), auxiliaryInfo: nil)
        canvas.context.saveGState()
        canvas.context.translateBy(x: 1, y: 0)
        canvas.context.endTransparencyLayer()
        canvas.context.endTransparencyLayer()
        canvas.context.beginTransparencyLayer(in: CGRect(x: 0, y: 0, width: 2, height: 4), auxiliaryInfo: nil)
        canvas.fill(1, 1, 1)
        canvas.context.endTransparencyLayer()
        #expect(canvas.painted == pixels(0..<2, 0..<4))
        canvas.fill(1, 1, 1)
        #expect(canvas.painted.count == 16)
    }

    @Test("states saved around a layer stay balanced")
    func nestedLayers() {
        let canvas = Canvas(4, 4)
        let context = canvas.context
        context.saveGState()
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.restoreGState()  // belongs to the outside: nothing happens
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.fill(whole)
        context.endTransparencyLayer()
        context.endTransparencyLayer()
        context.restoreGState()
        #expect(abs(Int(canvas[0, 0][3]) - 64) <= 1)
        context.fill(whole)
        #expect(canvas[0, 0][3] == 255)
    }

    @Test("a hard shadow is the shape in its colour at the offset, down in UIKit's contexts")
    func hardShadow() {
        let canvas = Canvas(40, 40, scale: 2)
        canvas.context.setShadow(
            offset: CGSize(width: 3, height: 5), blur: 0, color: CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        canvas.context.scaleBy(x: 2, y: 2)  // the offset does not follow
        canvas.fill(0, 0, 1, 1, CGRect(x: 1, y: 1, width: 2, height: 2))
        #expect(canvas[4, 4] == [0, 0, 255, 255])
        #expect(canvas.painted == pixels(4..<12, 4..<12).union(pixels(10..<18, 14..<22)))
        #expect(canvas[17, 21] == [255, 0, 0, 255])
        #expect(canvas[11, 11] == [0, 0, 255, 255])
    }

    @Test("in a plain bitmap context a positive shadow height goes up")
    func shadowDirection() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 10, height: 10, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.setShadow(offset: CGSize(width: 0, height: 4), blur: 0, color: .black)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        let image = try #require(context.makeImage())
        #expect(pixel(image, 0, 9)[3] == 255 && pixel(image, 0, 7)[3] == 0)
        #expect(pixel(image, 0, 5)[3] == 255 && pixel(image, 0, 3)[3] == 0)
    }

    @Test("a blurred shadow falls off like a Gaussian of half the blur")
    func softShadow() {
        let canvas = Canvas(200, 60)
        canvas.context.setShadow(offset: CGSize(width: 0, height: 0), blur: 20, color: .black)
        canvas.context.clip(to: CGRect(x: 100, y: 0, width: 100, height: 60))
        canvas.fill(0, 0, 0, 1, CGRect(x: -200, y: -200, width: 300, height: 460))
        // Sigma 10: the edge at x = 100 has one half, one sigma away 15.9 per cent, two 2.3.
        #expect(abs(Double(canvas[110, 30][3]) / 255 - 0.15) < 0.02)
        #expect(abs(Double(canvas[120, 30][3]) / 255 - 0.022) < 0.012)
        #expect(canvas[140, 30][3] == 0)
    }

    @Test("a layer casts one shadow")
    func layerShadow() {
        let canvas = Canvas(20, 20)
        canvas.context.setShadow(offset: CGSize(width: 10, height: 0), blur: 0, color: CGColor(gray: 0, alpha: 0.5))
        canvas.context.beginTransparencyLayer(auxiliaryInfo: nil)
        canvas.fill(1, 0, 0, 1, CGRect(x: 0, y: 0, width: 6, height: 4))
        canvas.fill(1, 0, 0, 1, CGRect(x: 3, y: 0, width: 6, height: 4))
        canvas.context.endTransparencyLayer()
        for x in 10..<19 { #expect(abs(Int(canvas[x, 1][3]) - 128) <= 1) }
        #expect(canvas[8, 1] == [255, 0, 0, 255])
    }

    @Test("shadows end with a nil colour")
    func noShadow() {
        let canvas = Canvas(10, 10)
        canvas.context.setShadow(offset: CGSize(width: 5, height: 0), blur: 0)
        canvas.context.setShadow(offset: CGSize(width: 5, height: 0), blur: 0, color: nil)
        canvas.fill(1, 0, 0, 1, CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(canvas.painted == pixels(0..<2, 0..<2))
    }

    private var redToBlue: CGGradient {
        CGGradient(
            colors: [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1)],
            locations: nil)!
    }

    @Test("a linear gradient runs evenly between its ends and stops there without options")
    func linearGradient() {
        let canvas = Canvas(100, 1)
        canvas.context.drawLinearGradient(
            redToBlue, start: CGPoint(x: 20, y: 0), end: CGPoint(x: 80, y: 0), options: [])
        #expect(canvas[10, 0][3] == 0 && canvas[90, 0][3] == 0)
        for x in stride(from: 22, to: 78, by: 5) {
            let t = (Double(x) + 0.5 - 20) / 60
            #expect(abs(Double(canvas[x, 0][2]) - 255 * t) < 3 && abs(Double(canvas[x, 0][0]) - 255 * (1 - t)) < 3)
        }
    }

    @Test("the options extend a linear gradient on their own side")
    func gradientOptions() {
        for (options, before, after) in [
            (CGGradientDrawingOptions.drawsBeforeStartLocation, true, false), (.drawsAfterEndLocation, false, true),
            ([.drawsBeforeStartLocation, .drawsAfterEndLocation], true, true),
        ] {
            let canvas = Canvas(100, 10)
            canvas.context.drawLinearGradient(
                redToBlue, start: CGPoint(x: 20, y: 0), end: CGPoint(x: 80, y: 0), options: options)
            #expect(canvas[5, 5] == (before ? [255, 0, 0, 255] : [0, 0, 0, 0]))
            #expect(canvas[95, 5] == (after ? [0, 0, 255, 255] : [0, 0, 0, 0]))
            #expect(canvas[50, 5][3] == 255)
        }
    }

    @Test("a radial gradient goes from the inner to the outer circle")
    func radialGradient() {
        for (options, inside, outside) in [
            (CGGradientDrawingOptions(), false, false), (.drawsBeforeStartLocation, true, false),
            (.drawsAfterEndLocation, false, true),
        ] {
            let canvas = Canvas(101, 101)
            canvas.context.drawRadialGradient(
                redToBlue, startCenter: CGPoint(x: 50.5, y: 50.5), startRadius: 10,
                endCenter: CGPoint(x: 50.5, y: 50.5),
                endRadius: 40, options: options)
            #expect(canvas[50, 50] == (inside ? [255, 0, 0, 255] : [0, 0, 0, 0]))
            #expect(canvas[1, 1] == (outside ? [0, 0, 255, 255] : [0, 0, 0, 0]))
            #expect(abs(Int(canvas[75, 50][2]) - 128) < 6)
        }
    }

    @Test("a conic gradient turns with the angle")
    func conicGradient() {
        let canvas = Canvas(101, 101)
        let gradient = CGGradient(colors: [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)], locations: nil)!
        canvas.context.drawConicGradient(gradient, center: CGPoint(x: 50.5, y: 50.5), angle: 0)
        // Eighths of the turn, clockwise on a screen whose y points down.
        for (x, y, turn) in [(90, 90, 0.125), (10, 90, 0.375), (10, 10, 0.625), (90, 10, 0.875)] {
            #expect(abs(Double(canvas[x, y][0]) - 255 * turn) < 6)
        }
    }
}
