import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import QuartzCore

@MainActor @Suite struct ReplicatorTests {
    private func row(_ count: Int, step: CGFloat = 10) -> CAReplicatorLayer {
        let layer = CAReplicatorLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
        layer.addSublayer(box(0, 0, 5, 20, color(0xFF8040)))
        layer.instanceCount = count
        layer.instanceTransform = CATransform3DMakeTranslation(step, 0, 0)
        return layer
    }

    @Test("each instance is moved one step further")
    func steps() {
        let root = box(0, 0, 100, 20, color(0xFFFFFF))
        root.addSublayer(row(4))
        let picture = Picture(root, width: 100, height: 20)
        for x in 0..<100 {
            #expect(picture[x, 10] == (x < 40 && x % 10 < 5 ? 0xFFFF_8040 : 0xFFFF_FFFF))
        }
    }

    @Test("instances turn about the centre of the bounds")
    func turns() {
        let layer = CAReplicatorLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.addSublayer(box(40, 0, 20, 10, color(0x000000)))
        layer.instanceCount = 4
        layer.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        let root = box(0, 0, 100, 100, color(0xFFFFFF))
        root.addSublayer(layer)
        let picture = Picture(root, width: 100, height: 100)
        for (x, y) in [(50, 5), (94, 50), (50, 94), (5, 50)] { #expect(picture[x, y] == 0xFF00_0000) }
        #expect(picture[50, 50] == 0xFFFF_FFFF)
        #expect(picture[80, 20] == 0xFFFF_FFFF)
    }

    @Test("the colour of an instance is multiplied in, its offsets add up")
    func tint() {
        let layer = row(3)
        layer.sublayers?.first?.backgroundColor = color(0xFFFFFF)
        layer.instanceColor = color(0xFF8000)
        layer.instanceRedOffset = -0.5
        layer.instanceAlphaOffset = -0.25
        let root = box(0, 0, 100, 20, color(0x000000))
        root.addSublayer(layer)
        let picture = Picture(root, width: 100, height: 20)
        let expected: [(Double, Double, Double)] = [
            (1, 128 / 255.0, 1), (0.5, 128 / 255.0, 0.75), (0, 128 / 255.0, 0.5),
        ]
        for (index, (red, green, alpha)) in expected.enumerated() {
            let found = picture.channels(index * 10 + 2, 10)
            #expect(abs(Double(found.red) - red * alpha * 255) <= 1)
            #expect(abs(Double(found.green) - green * alpha * 255) <= 1)
            #expect(found.blue == 0)
        }
    }

    @Test("a changed sublayer, count or colour is drawn anew, and only a whole drawing is equal to it")
    func damage() {
        let root = box(0, 0, 100, 20, color(0xFFFFFF))
        let layer = row(3)
        root.addSublayer(layer)
        let picture = Picture(root, width: 100, height: 20)
        let changes: [() -> Void] = [
            { layer.sublayers?.first?.backgroundColor = color(0x123456) }, { layer.instanceCount = 5 },
            { layer.instanceColor = color(0x808080) }, { layer.sublayers?.first?.frame.size.width = 3 },
            { layer.addSublayer(box(6, 0, 2, 20, color(0x00FF00))) }, { layer.instanceCount = 0 },
            { layer.instanceCount = 2 }, { layer.frame.origin.x = 7 },
        ]
        for change in changes {
            change()
            picture.compositor.render(root)
            #expect(picture.pixels == Picture(root, width: 100, height: 20).pixels)
        }
    }

    @Test("replicators nest")
    func nested() {
        let inner = row(2)
        let outer = CAReplicatorLayer()
        outer.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        outer.addSublayer(inner)
        outer.instanceCount = 3
        outer.instanceTransform = CATransform3DMakeTranslation(0, 20, 0)
        let root = box(0, 0, 100, 60, color(0xFFFFFF))
        root.addSublayer(outer)
        let picture = Picture(root, width: 100, height: 60)
        for y in [10, 30, 50] { for x in [2, 12] { #expect(picture[x, y] == 0xFFFF_8040) } }
    }

    @Test("a senseless count does no harm", arguments: [Int.min, -1, Int.max])
    func senseless(count: Int) {
        let layer = row(1, step: 0)
        layer.instanceCount = count
        let root = box(0, 0, 100, 20, color(0xFFFFFF))
        root.addSublayer(layer)
        let picture = Picture(root, width: 100, height: 20)
        #expect(picture[2, 10] == (count > 0 ? 0xFFFF_8040 : 0xFFFF_FFFF))
    }

    // MARK: Scroll and tiled layers

    @Test("a scroll layer moves its bounds along its axes, and no further than needed")
    func scrolling() {
        let scroller = CAScrollLayer()
        scroller.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        let content = box(0, 0, 500, 500)
        scroller.addSublayer(content)
        scroller.scroll(to: CGPoint(x: 30, y: 40))
        #expect(scroller.bounds.origin == CGPoint(x: 30, y: 40))
        scroller.scrollMode = .vertically
        scroller.scroll(to: CGPoint(x: 0, y: 0))
        #expect(scroller.bounds.origin == CGPoint(x: 30, y: 0))
        scroller.scrollMode = .both
        content.scrollRectToVisible(CGRect(x: 100, y: 10, width: 20, height: 20))
        #expect(scroller.bounds.origin == CGPoint(x: 70, y: 0))
        content.scrollRectToVisible(CGRect(x: 75, y: 20, width: 5, height: 5))
        #expect(scroller.bounds.origin == CGPoint(x: 70, y: 0))
        content.scroll(CGPoint(x: 10, y: 20))
        #expect(content.visibleRect == CGRect(x: 10, y: 20, width: 50, height: 50))
    }

    final class Tiles: CATiledLayer {
        var clips: [CGRect] = []
        override func draw(in ctx: CGContext) {
            clips.append(ctx.boundingBoxOfClipPath)
            ctx.setFillColor(color(clips.count % 2 == 0 ? 0x00FF00 : 0xFF0000))
            ctx.fill(bounds)
        }
    }

    @Test("a tiled layer is asked for every tile, clipped to it")
    func tiles() {
        let layer = Tiles()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        layer.contentsScale = 2
        layer.tileSize = CGSize(width: 100, height: 100)
        layer.setNeedsDisplay()
        let picture = Picture(layer, width: 200, height: 120, scale: 2)
        #expect(layer.clips.count == 4)
        #expect(layer.clips.first == CGRect(x: 0, y: 0, width: 50, height: 50))
        #expect(picture[99, 50] == 0xFFFF_0000)
        #expect(picture[100, 50] == 0xFF00_FF00)
        #expect(picture[99, 100] == 0xFFFF_0000)
    }
}
