import QuartzCore
import Testing

@testable import QuartzCore

@MainActor @Suite struct TreeTests {
    func names(_ layer: CALayer) -> String { (layer.sublayers ?? []).map { $0.name ?? "?" }.joined() }

    func named(_ name: String) -> CALayer {
        let layer = CALayer()
        layer.name = name
        return layer
    }

    @Test("sublayers go where they are told")
    func inserting() {
        let root = CALayer()
        let (a, b, c, d) = (named("a"), named("b"), named("c"), named("d"))
        root.addSublayer(a)
        root.addSublayer(b)
        root.insertSublayer(c, at: 0)
        #expect(names(root) == "cab")
        root.insertSublayer(d, above: c)
        #expect(names(root) == "cdab")
        root.insertSublayer(b, below: d)
        #expect(names(root) == "cbda")
        root.addSublayer(c)
        #expect(names(root) == "bdac")
        root.insertSublayer(a, at: 99)
        #expect(names(root) == "bdca")
        root.replaceSublayer(d, with: named("e"))
        #expect(names(root) == "beca")
        #expect(d.superlayer == nil)
        b.removeFromSuperlayer()
        root.sublayers = [a, d]
        #expect(names(root) == "ad" && c.superlayer == nil && d.superlayer === root)
        root.sublayers = nil
        #expect(root.sublayers == nil && a.superlayer == nil)
    }

    @Test("a layer has one parent, and is a mask or a sublayer")
    func oneParent() {
        let (first, second, child) = (CALayer(), CALayer(), CALayer())
        first.addSublayer(child)
        second.addSublayer(child)
        #expect(first.sublayers == nil && child.superlayer === second)
        first.mask = child
        #expect(second.sublayers == nil && child.superlayer == nil)
        second.addSublayer(child)
        #expect(first.mask == nil)
    }

    @Test("a removed layer dies")
    func lifetime() {
        let root = box(0, 0, 20, 20)
        let picture = Picture(root, width: 20, height: 20)
        weak var gone: CALayer?
        do {
            let child = box(0, 0, 10, 10, color(0xFF0000))
            gone = child
            root.addSublayer(child)
            picture.compositor.render(root)
            child.removeFromSuperlayer()
        }
        #expect(gone == nil)
        picture.compositor.render(root)
        #expect(picture[5, 5] == 0xFF00_0000)
    }

    final class Special: CALayer {
        var extra = 7
        override init() { super.init() }
        override init(layer: Any) {
            super.init(layer: layer)
            if let other = layer as? Special { extra = other.extra }
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test("layers are made of a class known at run time, and copied for the presentation")
    func dynamicClasses() {
        let layer = LayerFactory.make(Special.self)
        #expect(layer is Special)
        #expect(LayerFactory.make(CAShapeLayer.self) is CAShapeLayer)
        let special = layer as! Special
        special.extra = 9
        special.bounds = CGRect(x: 0, y: 0, width: 5, height: 6)
        let shown = special.presentation()
        #expect(shown?.extra == 9 && shown?.bounds.width == 5 && shown !== special)
        #expect(shown?.model() === special && special.model() === special)
        special.bounds.size.width = 8
        #expect(special.presentation()?.bounds.width == 8)
    }

    final class Drawer: NSObject, CALayerDelegate {
        var log: [String] = []
        func draw(_ layer: CALayer, in ctx: CGContext) {
            log.append("draw \(ctx.width)x\(ctx.height)")
            ctx.setFillColor(color(0x00FF00))
            ctx.fill(CGRect(x: 0, y: 0, width: 5, height: layer.bounds.height))
        }
        func layerWillDraw(_ layer: CALayer) { log.append("will") }
        func layoutSublayers(of layer: CALayer) { log.append("layout") }
        func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { event == "x" ? NSNull() : nil }
    }

    @Test("the delegate draws into a backing store of the layer's size in pixels, before the frame")
    func delegateDraws() {
        let drawer = Drawer()
        let layer = box(0, 0, 10, 10, color(0xFFFFFF))
        layer.delegate = drawer
        layer.contentsScale = 2
        layer.setNeedsDisplay()
        #expect(layer.needsDisplay() && layer.contents == nil)
        let picture = Picture(layer, width: 20, height: 20, scale: 2)
        #expect(drawer.log == ["layout", "will", "draw 20x20"])
        #expect(!layer.needsDisplay() && layer.contents != nil)
        #expect(picture[9, 9] == 0xFF00_FF00 && picture[10, 9] == 0xFFFF_FFFF)
        #expect(layer.action(forKey: "x") == nil)
    }

    @Test("an opaque store begins with the background colour, and follows it")
    func opaqueStore() {
        let drawer = Drawer()
        let layer = box(0, 0, 10, 10, color(0xFF0000))
        layer.delegate = drawer
        layer.isOpaque = true
        layer.setNeedsDisplay()
        let picture = Picture(layer, width: 10, height: 10)
        #expect(picture[2, 2] == 0xFF00_FF00 && picture[8, 8] == 0xFFFF_0000)
        layer.backgroundColor = color(0x0000FF)
        picture.compositor.render(layer)
        #expect(picture[2, 2] == 0xFF00_FF00 && picture[8, 8] == 0xFF00_00FF)
    }

    @Test("a layer whose drawing is unwanted keeps no store")
    func unwantedStore() {
        let layer = box(0, 0, 10, 10)
        layer.wantsBackingStore = false
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        #expect(layer.contents == nil)
    }

    @Test("a size change asks for layout, and for display when wanted")
    func boundsChanges() {
        let layer = CALayer()
        layer.bounds.size.width = 10
        #expect(layer.needsLayout() && !layer.needsDisplay())
        layer.needsDisplayOnBoundsChange = true
        layer.bounds.origin.x = 10
        #expect(!layer.needsDisplay())
        layer.bounds.size.width = 11
        #expect(layer.needsDisplay())
        layer.layoutIfNeeded()
        #expect(!layer.needsLayout())
    }

    @Test("transactions nest, keep values and call back at their commit")
    func transactions() {
        var log: [String] = []
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        CATransaction.setCompletionBlock { log.append("outer") }
        CATransaction.begin()
        #expect(CATransaction.disableActions())
        CATransaction.setAnimationDuration(2)
        CATransaction.setCompletionBlock { log.append("inner") }
        #expect(CATransaction.animationDuration() == 2)
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 0.25)
        CATransaction.commit()
        #expect(log == ["inner", "outer"] && !CATransaction.disableActions())
        CATransaction.setCompletionBlock { log.append("implicit") }
        CATransaction.flush()
        #expect(log.last == "implicit")
    }

    @Test("properties answer to their names, parts of them to key paths, other names keep values")
    func keyedValues() {
        let layer = box(0, 0, 10, 10)
        layer.setValue(0.5, forKey: "opacity")
        layer.setValue(CGPoint(x: 3, y: 4), forKey: "position")
        layer.setValue(7, forKeyPath: "position.x")
        layer.setValue("note", forKey: "mine")
        #expect(layer.opacity == 0.5 && layer.position == CGPoint(x: 7, y: 4))
        #expect(layer.value(forKey: "mine") as? String == "note" && layer.value(forKey: "other") == nil)
        layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
        layer.setValue(2, forKeyPath: "transform.scale")
        #expect(near(layer.frame, CGRect(x: -3, y: -6, width: 20, height: 20)))
        #expect(abs((layer.value(forKeyPath: "transform.rotation") as! CGFloat) - .pi / 2) < 1e-12)
        layer.setValue("wrong", forKey: "opacity")
        #expect(layer.opacity == 0.5)
    }

    @Test("a layer's time has its own start and speed")
    func time() {
        let (root, layer) = (CALayer(), CALayer())
        root.addSublayer(layer)
        layer.beginTime = 10
        layer.speed = 2
        layer.timeOffset = 3
        #expect(layer.convertTime(15, from: nil) == 13)
        #expect(layer.convertTime(13, to: root) == 15)
        layer.speed = 0
        #expect(layer.convertTime(1e6, from: nil) == 3)
    }

    @Test("a layer that would be below itself ends the app with the reason", arguments: [0, 1, 2, 3])
    func cycles(kind: Int) async {
        func check(_ result: ExitTest.Result?) {
            let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(text.contains("is a part of cycle in its layer tree"), "\(text)")
        }
        switch kind {
        case 0:
            check(
                await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                    await MainActor.run {
                        let (a, b) = (CALayer(), CALayer())
                        a.addSublayer(b)
                        b.addSublayer(a)
                    }
                })
        case 1:
            check(
                await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                    await MainActor.run {
                        let (a, b) = (CALayer(), CALayer())
                        a.mask = b
                        b.mask = a
                    }
                })
        case 2:
            check(
                await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                    await MainActor.run {
                        let (a, b) = (CALayer(), CALayer())
                        a.addSublayer(b)
                        b.mask = a
                    }
                })
        default:
            check(
                await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                    await MainActor.run {
                        let layer = CALayer()
                        layer.addSublayer(layer)
                    }
                })
        }
    }
}
