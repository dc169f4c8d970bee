import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import QuartzCore

@MainActor @Suite struct LayerDrawingTests {
    private func shape(_ path: CGPath) -> CAShapeLayer {
        let layer = CAShapeLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.path = path
        return layer
    }

    private func show(_ layers: CALayer..., side: Int = 100) -> Picture {
        let root = box(0, 0, CGFloat(side), CGFloat(side), color(0xFFFFFF))
        for layer in layers { root.addSublayer(layer) }
        return Picture(root, width: side, height: side)
    }

    @Test("a dash pattern alternates along the path, from its phase on")
    func dashes() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 50))
        path.addLine(to: CGPoint(x: 100, y: 50))
        let layer = shape(path)
        layer.fillColor = nil
        layer.strokeColor = color(0x000000)
        layer.lineWidth = 10
        layer.lineDashPattern = [10, 5]
        layer.lineDashPhase = 4
        let picture = show(layer)
        for x in 0..<100 {
            let isDash = (x + 4) % 15 < 10
            #expect(picture[x, 50] == (isDash ? 0xFF00_0000 : 0xFFFF_FFFF), "\(x)")
        }
    }

    @Test("the even-odd rule leaves holes in a shape, the non-zero rule does not")
    func fillRules() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
        path.addRect(CGRect(x: 25, y: 25, width: 50, height: 50))
        let layer = shape(path)
        #expect(show(layer)[50, 50] == 0xFF00_0000)
        layer.removeFromSuperlayer()
        layer.fillRule = .evenOdd
        let picture = show(layer)
        #expect(picture[50, 50] == 0xFFFF_FFFF)
        #expect(picture[10, 50] == 0xFF00_0000)
    }

    @Test("a shape with a hole masks a layer")
    func shapeMask() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
        path.addEllipse(in: CGRect(x: 30, y: 30, width: 40, height: 40))
        let mask = shape(path)
        mask.fillRule = .evenOdd
        let layer = box(0, 0, 100, 100, color(0x0000FF))
        layer.mask = mask
        let picture = show(layer)
        #expect(picture[50, 50] == 0xFFFF_FFFF)
        #expect(picture[5, 5] == 0xFF00_00FF)
    }

    @Test("perspective puts every point where its projection is", arguments: [0.3, 0.8, -0.6, 1.2])
    func perspective(angle: CGFloat) {
        let distance: CGFloat = 200
        let layer = box(50, 50, 100, 100, color(0x000000))
        var transform = CATransform3DIdentity
        transform.m34 = -1 / distance
        layer.transform = CATransform3DRotate(transform, angle, 0, 1, 0)
        let picture = show(layer, side: 200)
        // The point (x, y) of the layer's plane, from its centre, turned about the y axis: (x cos, y, -x sin); the eye is `distance`
        // in front of the plane.
        func projected(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            let w = distance / (distance + x * sin(angle))
            return CGPoint(x: 100 + x * cos(angle) * w, y: 100 + y * w)
        }
        for y in stride(from: -60, through: 60, by: 20.0) {
            for x in stride(from: -60, through: 60, by: 20.0) {
                let place = projected(x, y)
                guard (0..<199).contains(place.x), (0..<199).contains(place.y) else { continue }
                let isInside = abs(x) < 50 && abs(y) < 50
                #expect(picture[Int(place.x), Int(place.y)] == (isInside ? 0xFF00_0000 : 0xFFFF_FFFF), "\(x) \(y)")
            }
        }
    }

    @Test("sublayers of a turned layer share its perspective when the parent's sublayer transform gives it")
    func sharedPerspective() {
        let parent = box(0, 0, 200, 200)
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 100
        parent.sublayerTransform = transform
        // Lifted 50 of 100 towards the eye: twice as large.
        let child = box(80, 80, 40, 40, color(0xFF0000))
        child.transform = CATransform3DMakeTranslation(0, 0, 50)
        parent.addSublayer(child)
        let picture = show(parent, side: 200)
        #expect(picture[62, 100] == 0xFFFF_0000)
        #expect(picture[138, 138] == 0xFFFF_0000)
        #expect(picture[57, 100] == 0xFFFF_FFFF)
    }

    @Test("a gradient follows the rounded corners of its layer")
    func roundGradient() {
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.colors = [color(0xFF0000), color(0xFF0000)]
        layer.cornerRadius = 30
        let picture = show(layer)
        #expect(picture[2, 2] == 0xFFFF_FFFF)
        #expect(picture[50, 2] == 0xFFFF_0000)
    }

    @Test("hard stops of a conic gradient divide the turn")
    func conicStops() {
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.type = .conic
        layer.startPoint = CGPoint(x: 0.5, y: 0.5)
        layer.endPoint = CGPoint(x: 1, y: 0.5)
        layer.colors = [0xFF0000, 0xFF0000, 0x00FF00, 0x00FF00].map { color($0) }
        layer.locations = [0, 0.25, 0.25, 1]
        let picture = show(layer)
        // It begins to the right and turns clockwise on the screen, where y grows downwards.
        #expect(picture[80, 70] == 0xFFFF_0000)
        #expect(picture[30, 80] == 0xFF00_FF00)
        #expect(picture[30, 30] == 0xFF00_FF00)
        #expect(picture[80, 30] == 0xFF00_FF00)
    }

    @Test("a shadow path with a hole casts a shadow with a hole; a group's opacity fades its shadow")
    func shadows() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 20, y: 20, width: 60, height: 10))
        let layer = box(0, 0, 100, 100)
        layer.shadowPath = path
        layer.shadowOpacity = 1
        layer.shadowOffset = .zero
        layer.shadowRadius = 0
        #expect(show(layer)[50, 25] == 0xFF00_0000)
        layer.removeFromSuperlayer()
        layer.opacity = 0.5
        let faded = show(layer)
        #expect(abs(faded.channels(50, 25).red - 128) <= 1)
        #expect(faded[50, 60] == 0xFFFF_FFFF)
    }

    @Test("Display P3 colours are drawn as their nearest colours of the screen")
    func wideColors() throws {
        let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        // P3 (0.5, 0.5, 0.5) is sRGB's own grey: both have the same white and curve.
        let grey = try #require(CGColor(colorSpace: space, components: [0.5, 0.5, 0.5, 1]))
        #expect(abs(show(box(0, 0, 100, 100, grey)).channels(5, 5).red - 128) <= 1)
        let red = try #require(CGColor(colorSpace: space, components: [1, 0, 0, 1]))
        #expect(show(box(0, 0, 100, 100, red))[5, 5] == 0xFFFF_0000)
    }
}
