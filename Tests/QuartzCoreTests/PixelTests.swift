import Foundation
import QuartzCore
import TestSupport
import Testing

@testable import QuartzCore

@MainActor @Suite struct PixelTests {
    let white: UInt32 = 0xFFFF_FFFF
    let black: UInt32 = 0xFF00_0000
    let red: UInt32 = 0xFFFF_0000

    func page(_ layers: CALayer...) -> CALayer {
        let root = box(0, 0, 100, 100, color(0xFFFFFF))
        for layer in layers { root.addSublayer(layer) }
        return root
    }

    /// How much of a pixel lies in a rounded box, by counting 32 x 32 points.
    func coverage(_ px: Int, _ py: Int, _ rect: CGRect, _ radius: CGFloat) -> Double {
        var inside = 0
        for i in 0..<32 {
            for j in 0..<32 {
                let (x, y) = (CGFloat(px) + (CGFloat(i) + 0.5) / 32, CGFloat(py) + (CGFloat(j) + 0.5) / 32)
                guard rect.contains(CGPoint(x: x, y: y)) else { continue }
                let dx = max(rect.minX + radius - x, x - rect.maxX + radius, 0)
                let dy = max(rect.minY + radius - y, y - rect.maxY + radius, 0)
                if dx * dx + dy * dy <= radius * radius { inside += 1 }
            }
        }
        return Double(inside) / 1024
    }

    @Test("edges snap to the nearest pixel, three pixels a point")
    func snapping() {
        let layer = box(1.0 / 3, 0.4, 1.0 / 3, 10, color(0xFF0000))
        let picture = Picture(page(layer), width: 300, height: 300, scale: 3)
        #expect(picture[0, 5] == white && picture[1, 5] == red && picture[2, 5] == white)
        #expect(picture[1, 0] == white && picture[1, 1] == red && picture[1, 30] == red && picture[1, 31] == white)
    }

    @Test("rounded corners cover what a circle covers", arguments: [3, 10, 14.5, 20] as [CGFloat])
    func roundedCorner(radius: CGFloat) {
        let layer = box(10, 10, 40, 40, color(0x000000))
        layer.cornerRadius = radius
        let picture = Picture(page(layer), width: 100, height: 100)
        for y in 8..<52 {
            for x in 8..<52 {
                let wanted = 255 - 255 * coverage(x, y, layer.frame, radius)
                #expect(abs(Double(picture.channels(x, y).green) - wanted) <= 10, "\(x), \(y)")
            }
        }
    }

    @Test("only the chosen corners are round")
    func maskedCorners() {
        let layer = box(10, 10, 40, 40, color(0x000000))
        layer.cornerRadius = 12
        layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        let picture = Picture(page(layer), width: 100, height: 100)
        #expect(picture[10, 10] == white && picture[49, 49] == white)
        #expect(picture[49, 10] == black && picture[10, 49] == black)
    }

    @Test("a continuous corner begins earlier and lies inside a circular one's box")
    func continuousCorner() {
        let layer = box(0, 0, 100, 100, color(0x000000))
        layer.cornerRadius = 20
        layer.cornerCurve = .continuous
        let round = box(0, 0, 100, 100, color(0x000000))
        round.cornerRadius = 20
        let root = box(0, 0, 100, 100, color(0xFFFFFF))
        root.addSublayer(layer)
        let soft = Picture(root, width: 100, height: 100)
        root.replaceSublayer(layer, with: round)
        let hard = Picture(root, width: 100, height: 100)
        // 26 points from the corner a circle of 20 has ended, the continuous curve (1.528 radii) has not.
        #expect(hard[26, 0] == black)
        #expect(soft.channels(24, 0).green > 0)
        #expect(soft[32, 0] == black)
        #expect(CALayer.cornerCurveExpansionFactor(.continuous) == 1.528665)
    }

    @Test("a border lies inside the bounds, over the sublayers")
    func border() {
        let layer = box(10, 10, 30, 30, color(0xFFFFFF))
        layer.borderWidth = 2
        layer.borderColor = color(0xFF0000)
        layer.addSublayer(box(-5, 10, 50, 10, color(0x0000FF)))
        let picture = Picture(page(layer), width: 100, height: 100)
        #expect(picture[9, 12] == white && picture[10, 12] == red && picture[11, 12] == red && picture[12, 12] == white)
        #expect(picture[10, 25] == red && picture[12, 25] == 0xFF00_00FF && picture[8, 25] == 0xFF00_00FF)
        #expect(picture[39, 39] == red && picture[38, 30] == red && picture[37, 35] == white)
    }

    @Test("a border of half a pixel has half of its colour")
    func thinBorder() {
        let layer = box(10, 10, 30, 30)
        layer.borderWidth = 0.5
        layer.borderColor = color(0x000000)
        let picture = Picture(page(layer), width: 100, height: 100)
        #expect(abs(picture.channels(10, 20).red - 127) <= 1 && picture[11, 20] == white)
    }

    @Test("a group fades as one picture, its parts do when group opacity is off")
    func groupOpacity() {
        let group = box(10, 10, 40, 40, color(0x000000))
        group.opacity = 0.5
        group.addSublayer(box(10, 10, 40, 40, color(0xFF0000)))
        let root = page(group)
        let picture = Picture(root, width: 100, height: 100)
        #expect(picture.channels(12, 12) == (127, 127, 127) || picture.channels(12, 12) == (128, 128, 128))
        let (r, g, b) = picture.channels(30, 30)
        #expect(r == 255 && abs(g - 127) <= 1 && g == b)
        group.allowsGroupOpacity = false
        picture.compositor.render(root)
        // Red over black over white, half each: green is a quarter of white.
        #expect(abs(picture.channels(30, 30).green - 64) <= 2)
        #expect(abs(picture.channels(30, 30).red - 191) <= 2)
    }

    @Test("what masksToBounds cuts off is not seen, also at rounded corners")
    func clip() {
        let layer = box(10, 10, 40, 40)
        layer.masksToBounds = true
        layer.cornerRadius = 15
        layer.addSublayer(box(-20, -20, 200, 200, color(0x000000)))
        let picture = Picture(page(layer), width: 100, height: 100)
        for y in 8..<52 {
            for x in 8..<52 {
                let wanted = 255 - 255 * coverage(x, y, layer.frame, 15)
                #expect(abs(Double(picture.channels(x, y).green) - wanted) <= 10, "\(x), \(y)")
            }
        }
    }

    @Test("a mask's alpha shows the layer, its colour does not matter")
    func mask() {
        let layer = box(10, 10, 40, 40, color(0xFF0000))
        let mask = box(0, 0, 20, 40, color(0x00FF00))
        mask.addSublayer(box(20, 0, 10, 40, color(0x0000FF, 0.5)))
        layer.mask = mask
        let root = page(layer)
        let picture = Picture(root, width: 100, height: 100)
        #expect(picture[15, 15] == red && picture[45, 15] == white)
        #expect(abs(picture.channels(35, 15).green - 127) <= 1 && picture.channels(35, 15).red == 255)
        mask.position.x += 30
        picture.compositor.render(root)
        #expect(picture[15, 15] == white && picture[45, 15] == red)
        layer.opacity = 0.5
        picture.compositor.render(root)
        #expect(abs(picture.channels(45, 15).green - 127) <= 1)
    }

    @Test("siblings are drawn in the order of zPosition, then of the list")
    func zOrder() {
        let (a, b) = (box(0, 0, 10, 10, color(0xFF0000)), box(0, 0, 10, 10, color(0x000000)))
        let root = page(a, b)
        let picture = Picture(root, width: 100, height: 100)
        #expect(picture[5, 5] == black)
        a.zPosition = 1
        picture.compositor.render(root)
        #expect(picture[5, 5] == red)
        b.zPosition = 1
        picture.compositor.render(root)
        #expect(picture[5, 5] == black)
    }

    @Test("a layer seen from behind shows only when double sided")
    func backFace() {
        let layer = box(10, 10, 20, 20, color(0x000000))
        layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        let root = page(layer)
        let picture = Picture(root, width: 100, height: 100)
        #expect(picture[20, 20] == black)
        layer.isDoubleSided = false
        picture.compositor.render(root)
        #expect(picture[20, 20] == white)
    }

    // MARK: Contents

    /// Left half red, right half black, `width` x 20 pixels.
    func halves(_ width: Int) -> CGImage {
        let context = CGContext(pixelWidth: width, pixelHeight: 20, scale: 1)
        context.setFillColor(color(0x000000))
        context.fill(CGRect(x: 0, y: 0, width: width, height: 20))
        context.setFillColor(color(0xFF0000))
        context.fill(CGRect(x: 0, y: 0, width: width / 2, height: 20))
        return context.makeImage()!
    }

    /// The rectangle that is not white.
    func inked(_ picture: Picture) -> CGRect {
        var box = CGRect.null
        for y in 0..<100 {
            for x in 0..<100 where picture[x, y] != white {
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return box
    }

    @Test(
        "contents lie where their gravity says",
        arguments: [
            (CALayerContentsGravity.resize, CGRect(x: 20, y: 20, width: 60, height: 40)),
            (.resizeAspect, CGRect(x: 20, y: 25, width: 60, height: 30)),
            (.resizeAspectFill, CGRect(x: 10, y: 20, width: 80, height: 40)),
            (.center, CGRect(x: 30, y: 30, width: 40, height: 20)),
            (.left, CGRect(x: 20, y: 30, width: 40, height: 20)),
            (.right, CGRect(x: 40, y: 30, width: 40, height: 20)),
            (.bottomLeft, CGRect(x: 20, y: 20, width: 40, height: 20)),
            (.topRight, CGRect(x: 40, y: 40, width: 40, height: 20)),
            (.bottom, CGRect(x: 30, y: 20, width: 40, height: 20)),
            (.top, CGRect(x: 30, y: 40, width: 40, height: 20)),
        ])
    func gravity(_ gravity: CALayerContentsGravity, _ place: CGRect) {
        let layer = box(20, 20, 60, 40)
        layer.contents = halves(40)
        layer.contentsGravity = gravity
        let picture = Picture(page(layer), width: 100, height: 100)
        #expect(inked(picture) == place)
        #expect(picture[Int(place.minX) + 2, Int(place.midY)] == red)
        #expect(picture[Int(place.maxX) - 2, Int(place.midY)] == black)
    }

    @Test("contents are cut to the bounds only when the layer masks")
    func gravityClipped() {
        let layer = box(20, 20, 60, 40)
        layer.contents = halves(40)
        layer.contentsGravity = .resizeAspectFill
        layer.masksToBounds = true
        #expect(inked(Picture(page(layer), width: 100, height: 100)) == layer.frame)
    }

    @Test("contentsScale tells how many pixels a point has")
    func contentsScale() {
        let layer = box(20, 20, 60, 40)
        layer.contents = halves(40)
        layer.contentsGravity = .center
        layer.contentsScale = 2
        #expect(
            inked(Picture(page(layer), width: 100, height: 100)) == CGRect(x: 40, y: 35, width: 20, height: 10))
    }

    @Test("contentsRect shows a part")
    func contentsRect() {
        let layer = box(20, 20, 60, 40)
        layer.contents = halves(40)
        layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
        let picture = Picture(page(layer), width: 100, height: 100)
        #expect(picture[22, 30] == black && picture[78, 30] == black)
    }

    @Test("contentsCenter stretches the middle and keeps the corners")
    func contentsCenter() {
        let context = CGContext(pixelWidth: 12, pixelHeight: 12, scale: 1)
        context.setFillColor(color(0xFF0000))
        context.fill(CGRect(x: 0, y: 0, width: 12, height: 12))
        context.setFillColor(color(0x000000))
        context.fill(CGRect(x: 4, y: 4, width: 4, height: 4))
        let layer = box(20, 20, 60, 40)
        layer.contents = context.makeImage()
        layer.contentsCenter = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
        let picture = Picture(page(layer), width: 100, height: 100)
        #expect(picture[23, 40] == red && picture[24, 40] == black)
        #expect(picture[75, 40] == black && picture[76, 40] == red)
        #expect(
            picture[50, 23] == red && picture[50, 24] == black && picture[50, 55] == black && picture[50, 56] == red)
    }

    @Test("a large image drawn small is averaged, not sampled")
    func reducing() {
        let layer = box(0, 0, 10, 10)
        layer.contents = checker(160, tile: 2, 0xFFFFFF, 0x000000)
        let picture = Picture(page(layer), width: 100, height: 100)
        for x in 2..<8 { #expect(abs(picture.channels(x, 5).red - 127) <= 3) }
    }

    // MARK: Shapes and gradients

    @Test("a shape fills and strokes its path, also beyond the bounds")
    func shape() {
        let shape = CAShapeLayer()
        shape.frame = CGRect(x: 20, y: 20, width: 10, height: 10)
        shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 40, height: 40), transform: nil)
        shape.fillColor = color(0xFF0000)
        shape.strokeColor = color(0x000000)
        shape.lineWidth = 4
        let picture = Picture(page(shape), width: 100, height: 100)
        #expect(picture[17, 40] == white && picture[18, 40] == black && picture[21, 40] == black)
        #expect(picture[22, 40] == red && picture[61, 61] == black && picture[62, 40] == white)
    }

    @Test("strokeStart and strokeEnd cut the line by its length")
    func trimmedStroke() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 5))
        path.addLine(to: CGPoint(x: 60, y: 5))
        path.addLine(to: CGPoint(x: 60, y: 45))
        let shape = CAShapeLayer()
        shape.frame = CGRect(x: 10, y: 10, width: 80, height: 80)
        shape.path = path
        shape.fillColor = nil
        shape.strokeColor = color(0x000000)
        shape.lineWidth = 2
        shape.strokeStart = 0.2
        shape.strokeEnd = 0.8
        let picture = Picture(page(shape), width: 100, height: 100)
        // 100 long: from 20 along the first line to 20 down the second.
        #expect(picture[29, 14] == white && picture[30, 14] == black)
        #expect(picture[70, 34] == black && picture[70, 35] == white)
    }

    @Test("half of a circle's stroke is half a circle")
    func halfCircle() {
        let shape = CAShapeLayer()
        shape.frame = CGRect(x: 10, y: 10, width: 80, height: 80)
        shape.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 80, height: 80), transform: nil)
        let whole = CGMutablePath()
        whole.addPath(shape.path!.trimmed(from: 0, to: 0.5))
        let first = shape.path!.trimmed(from: 0, to: 0.5).boundingBoxOfPath
        let second = shape.path!.trimmed(from: 0.5, to: 1).boundingBoxOfPath
        #expect(abs(first.height - 40) < 0.1 && abs(second.height - 40) < 0.1 && abs(first.width - 80) < 0.1)
    }

    @Test("an axial gradient mixes along its line and is flat beyond its stops")
    func axialGradient() {
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        gradient.colors = [color(0x000000), color(0xFFFFFF)]
        gradient.locations = [0.25, 0.75]
        let root = page(gradient)
        let picture = Picture(root, width: 100, height: 100)
        #expect(picture[50, 10] == black && picture[50, 90] == white && picture[3, 10] == black)
        for y in 26..<74 {
            let wanted = 255 * (Double(y) + 0.5 - 25) / 50
            #expect(abs(Double(picture.channels(50, y).red) - wanted) <= 1.5)
        }
        gradient.startPoint = CGPoint(x: 0, y: 0)
        gradient.endPoint = CGPoint(x: 1, y: 0)
        gradient.locations = nil
        picture.compositor.render(root)
        #expect(abs(picture.channels(50, 80).red - 128) <= 2 && picture.channels(0, 0).red <= 2)
    }

    @Test("a radial gradient is an ellipse from the centre to the corner point, a conic one a turn")
    func otherGradients() {
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        gradient.colors = [color(0x000000), color(0xFFFFFF)]
        gradient.type = .radial
        gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
        gradient.endPoint = CGPoint(x: 1, y: 1)
        let root = page(gradient)
        let picture = Picture(root, width: 100, height: 100)
        #expect(abs(picture.channels(75, 25).red - 127) <= 4 && abs(picture.channels(50, 37).red - 127) <= 6)
        gradient.type = .conic
        gradient.endPoint = CGPoint(x: 1, y: 0.5)
        picture.compositor.render(root)
        #expect(abs(picture.channels(50, 48).red - 64) <= 4)
        #expect(abs(picture.channels(2, 25).red - 128) <= 4)
        #expect(abs(picture.channels(50, 2).red - 191) <= 4)
    }

    // MARK: Rendering into a context

    @Test("render(in:) draws in the layer's own coordinates")
    func renderInContext() {
        let layer = box(30, 40, 20, 20, color(0xFF0000, 0.5))
        layer.addSublayer(box(5, 5, 5, 5, color(0x0000FF)))
        let context = CGContext(pixelWidth: 40, pixelHeight: 40, scale: 2)
        layer.render(in: context)
        let data = context.data!.assumingMemoryBound(to: UInt32.self)
        #expect(data[0] == 0x8080_0000)
        #expect(data[12 * context.bytesPerRow / 4 + 12] == 0xFF00_00FF)
    }
}
