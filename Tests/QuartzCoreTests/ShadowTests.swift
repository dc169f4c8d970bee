import Foundation
import QuartzCore
import Testing

@testable import QuartzCore

/// Shadows are compared with a true Gaussian.
@MainActor @Suite struct ShadowTests {
    let page = box(0, 0, 200, 200, color(0xFFFFFF))

    func shadowed(_ layer: CALayer, radius: CGFloat, offset: CGSize = .zero) -> Picture {
        layer.shadowOpacity = 1
        layer.shadowRadius = radius
        layer.shadowOffset = offset
        page.addSublayer(layer)
        return Picture(page, width: 200, height: 200)
    }

    /// The share of a Gaussian of the given deviation below `x`.
    func below(_ x: Double, _ sigma: Double) -> Double { 0.5 * (1 + erf(x / sigma / 2.0.squareRoot())) }

    /// The shadow's darkness at a pixel for a rectangle.
    func wanted(_ x: Int, _ y: Int, _ r: CGRect, _ sigma: Double) -> Double {
        let (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
        let h = below(px - r.minX, sigma) - below(px - r.maxX, sigma)
        let v = below(py - r.minY, sigma) - below(py - r.maxY, sigma)
        return h * v
    }

    func check(_ picture: Picture, _ layer: CALayer, _ shadow: CGRect, _ sigma: Double, _ tolerance: Double = 9) {
        for y in stride(from: 0, to: 200, by: 3) {
            for x in stride(from: 0, to: 200, by: 3) where !layer.frame.contains(CGPoint(x: x, y: y)) {
                let value = 255 * (1 - wanted(x, y, shadow, sigma))
                let seen = Double(picture.channels(x, y).green)
                #expect(abs(seen - value) <= tolerance, "\(x), \(y): \(seen) for \(value)")
            }
        }
    }

    @Test("a box casts a Gaussian shadow", arguments: [2, 6, 12, 20] as [CGFloat])
    func box_(radius: CGFloat) {
        let layer = box(50, 40, 100, 110, color(0x00FF00))
        check(shadowed(layer, radius: radius), layer, layer.frame, Double(radius))
    }

    @Test("a small box casts one too")
    func smallBox() {
        let layer = box(90, 90, 12, 8, color(0x00FF00))
        check(shadowed(layer, radius: 6), layer, layer.frame, 6)
    }

    @Test("the offset moves the shadow")
    func offset() {
        let layer = box(50, 50, 80, 80, color(0x00FF00))
        let picture = shadowed(layer, radius: 4, offset: CGSize(width: 10, height: -7))
        check(picture, layer, layer.frame.offsetBy(dx: 10, dy: -7), 4)
    }

    @Test("a path casts the shadow instead of the layer")
    func path() {
        let layer = box(50, 50, 80, 80)
        let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
        layer.shadowPath = CGPath(rect: rect, transform: nil)
        let picture = shadowed(layer, radius: 5)
        let shadow = rect.offsetBy(dx: 50, dy: 50)
        for (x, y) in [(75, 90), (55, 72), (100, 100), (89, 109)] {
            #expect(abs(Double(picture.channels(x, y).green) - 255 * (1 - wanted(x, y, shadow, 5))) <= 9)
        }
    }

    @Test("without a background the sublayers cast it")
    func sublayers() {
        let layer = box(50, 50, 80, 80)
        layer.addSublayer(box(0, 0, 30, 30, color(0x00FF00)))
        layer.addSublayer(box(50, 50, 30, 30, color(0x00FF00)))
        let picture = shadowed(layer, radius: 3)
        for (x, y) in [(48, 65), (82, 60), (98, 115), (90, 82)] {
            let a = wanted(x, y, CGRect(x: 50, y: 50, width: 30, height: 30), 3)
            let b = wanted(x, y, CGRect(x: 100, y: 100, width: 30, height: 30), 3)
            #expect(abs(Double(picture.channels(x, y).green) - 255 * (1 - a - b)) <= 9)
        }
    }

    @Test("a clipped layer shows no shadow")
    func clipped() {
        let layer = box(50, 50, 80, 80, color(0x00FF00))
        layer.masksToBounds = true
        let picture = shadowed(layer, radius: 5)
        #expect(picture[48, 90] == 0xFFFF_FFFF)
    }

    @Test("colour and opacity of the shadow count")
    func tint() {
        let layer = box(50, 50, 80, 80, color(0x00FF00))
        layer.shadowColor = color(0xFF0000, 0.5)
        _ = shadowed(layer, radius: 0, offset: CGSize(width: 20, height: 0))
        layer.shadowOpacity = 0.5
        let (r, g, b) = Picture(page, width: 200, height: 200).channels(140, 90)
        #expect(r == 255 && abs(g - 191) <= 1 && g == b)
    }
}
