import CoreGraphics
import Testing

@Suite struct CGColorTests {
    @Test("components hold the channels and then alpha")
    func components() {
        let color = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
        #expect(color.components == [0.1, 0.2, 0.3, 0.4])
        #expect(color.numberOfComponents == 4)
        #expect(color.alpha == 0.4)
        #expect(CGColor(gray: 0.5, alpha: 1).components == [0.5, 1])
    }

    @Test("a copy with another alpha keeps the channels and the space")
    func alpha() {
        let color = CGColor(displayP3Red: 1, green: 0.5, blue: 0, alpha: 1)
        let copy = color.copy(alpha: 0.25)
        #expect(copy?.components == [1, 0.5, 0, 0.25])
        #expect(copy?.colorSpace == color.colorSpace)
    }

    @Test("equal channels in one space are equal, in another space not")
    func equality() {
        let one = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(one == CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
        #expect(one.hashValue == CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1).hashValue)
        #expect(one != CGColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1))
        #expect(one != CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    }

    @Test("white is white in Display P3 too")
    func whitePoint() {
        let white = CGColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1).drawn
        #expect(abs(white.red - 1) < 1e-4 && abs(white.green - 1) < 1e-4 && abs(white.blue - 1) < 1e-4)
    }

    @Test("a Display P3 colour within sRGB comes out as the conversion of CSS Color 4 has it")
    func displayP3() {
        // color(display-p3 0.5 0.6 0.4) through the matrices of CSS Color 4, worked out by hand.
        let converted = CGColor(displayP3Red: 0.5, green: 0.6, blue: 0.4, alpha: 1)
            .converted(to: CGColorSpace(name: CGColorSpace.sRGB)!, intent: .defaultIntent, options: nil)!
        func light(_ v: Double) -> Double { pow((v + 0.055) / 1.055, 2.4) }
        func value(_ l: Double) -> Double { 1.055 * pow(l, 1 / 2.4) - 0.055 }
        let (r, g, b) = (light(0.5), light(0.6), light(0.4))
        // P3 to XYZ, then XYZ to sRGB.
        let x = 0.48657095 * r + 0.26566769 * g + 0.19821729 * b
        let y = 0.22897456 * r + 0.69173852 * g + 0.07928691 * b
        let z = 0.04511338 * g + 1.04394437 * b
        let expected = [
            value(3.24096994 * x - 1.53738318 * y - 0.49861076 * z),
            value(-0.96924364 * x + 1.8759675 * y + 0.04155506 * z),
            value(0.05563008 * x - 0.20397696 * y + 1.05697151 * z),
        ]
        for (channel, wanted) in zip(converted.components!, expected) { #expect(abs(Double(channel) - wanted) < 1e-3) }
    }

    @Test("a colour outside sRGB is clipped when drawn")
    func gamut() {
        let red = CGColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).drawn
        #expect(red.red == 1 && red.green == 0 && red.blue == 0)
    }

    @Test("conversion there and back gives the colour again")
    func roundTrip() {
        let sRGB = CGColorSpace(name: CGColorSpace.sRGB)!
        for name in [CGColorSpace.displayP3, CGColorSpace.linearSRGB, CGColorSpace.extendedLinearDisplayP3] {
            let color = CGColor(red: 0.8, green: 0.3, blue: 0.1, alpha: 0.5)
            let there = color.converted(to: CGColorSpace(name: name)!, intent: .defaultIntent, options: nil)
            let back = there?.converted(to: sRGB, intent: .defaultIntent, options: nil)
            for (first, second) in zip(color.components!, back!.components!) { #expect(abs(first - second) < 1e-4) }
        }
    }

    @Test("an unknown colour space name gives nil")
    func unknownSpace() {
        #expect(CGColorSpace(name: "no such space") == nil)
    }

    @Test("values that are no numbers are drawn as zero")
    func notANumber() {
        let drawn = CGColor(red: .nan, green: .infinity, blue: -1, alpha: .nan).drawn
        #expect(drawn == DrawnColor(red: 0, green: 1, blue: 0, alpha: 0))
    }

    @Test("a gradient spreads colours without places evenly and takes a bridged array")
    func gradient() {
        let colors = [CGColor.black, CGColor(gray: 0.5, alpha: 1), CGColor.white] as CFArray
        let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil)
        #expect(gradient?.stops.map(\.location) == [0, 0.5, 1])
        #expect(abs(gradient!.color(at: 0.25).red - 0.25) < 1e-9)
        let placed = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 0.9, 1])
        #expect(placed?.stops.map(\.location) == [0, 0.9, 1])
    }
}
