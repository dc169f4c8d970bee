import QuartzCore
import Testing

@testable import QuartzCore

/// Whatever changes, drawing only the damage gives the pixels of drawing everything.
@MainActor @Suite struct DamageTests {
    /// Draws as a line of text does: marks on whole pixels.
    @MainActor final class Writer: LayerContentProvider {
        func drawContent(in context: CGContext, bounds: CGRect) {
            context.setFillColor(color(0x222222))
            for mark in 0..<6 {
                context.fill(CGRect(x: bounds.minX + CGFloat(mark * 5), y: bounds.minY + 2, width: 3, height: 8))
            }
        }
        var isOpaque: Bool { false }
    }

    /// A tree of all kinds of layers, and random edits of it.
    @MainActor final class Zoo {
        var numbers: Numbers
        let root = box(0, 0, 160, 140, color(0xF2F2F7))
        var layers: [CALayer] = []
        /// A layer that most of the others are in, if any.
        var scroller: CALayer?
        let writer = Writer()
        let image = checker(24, tile: 4, 0xE03131, 0x1971C2)

        init(seed: UInt64, scrolls: Bool = false) {
            numbers = Numbers(state: seed)
            if scrolls {
                let layer = box(0, 10, 160, 124, chance(70) ? color(0xFFFFFF) : nil)
                layer.masksToBounds = true
                root.addSublayer(layer)
                scroller = layer
            }
            for _ in 0..<14 { add() }
        }

        func pick(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &numbers) }
        func chance(_ percent: Int) -> Bool { pick(1...100) <= percent }
        func value(_ range: ClosedRange<CGFloat>) -> CGFloat {
            (CGFloat.random(in: range, using: &numbers) * 4).rounded() / 4
        }
        func tint() -> CGColor { color(UInt32(pick(0...0xFFFFFF)), chance(60) ? 1 : 0.5) }

        func rect() -> CGRect {
            CGRect(x: value(-10...100), y: value(-10...90), width: value(4...80), height: value(4...60))
        }

        func make() -> CALayer {
            switch pick(0...9) {
            case 0:
                let shape = CAShapeLayer()
                shape.path = CGPath(
                    roundedRect: CGRect(x: 2, y: 2, width: value(8...50), height: value(8...40)), cornerWidth: 4,
                    cornerHeight: 4, transform: nil)
                shape.fillColor = tint()
                if chance(50) { shape.strokeColor = tint() }
                return shape
            case 1:
                let gradient = CAGradientLayer()
                gradient.colors = [tint(), tint(), tint()]
                gradient.type = [.axial, .radial, .conic][pick(0...2)]
                if chance(50) { gradient.endPoint = CGPoint(x: 1, y: 1) }
                return gradient
            case 2, 3:
                let layer = CALayer()
                layer.contents = image
                layer.contentsGravity = [.resize, .resizeAspect, .center, .resizeAspectFill, .topLeft][pick(0...4)]
                return layer
            default: return CALayer()
            }
        }

        func add() {
            let layer = make()
            layer.frame = rect()
            if chance(60) { layer.backgroundColor = tint() }
            var parent = layers.isEmpty || chance(40) ? root : layers[pick(0...layers.count - 1)]
            if let scroller, chance(60) {
                parent = scroller
                layer.position.y += value(-60...160)
            }
            parent.addSublayer(layer)
            layers.append(layer)
        }

        func mutate() {
            guard !layers.isEmpty else { return add() }
            let layer = layers[pick(0...layers.count - 1)]
            switch pick(0...29) {
            case 0: layer.frame = rect()
            case 1: layer.position.x += value(-20...20)
            case 2: layer.backgroundColor = tint()
            case 3: layer.cornerRadius = value(0...14)
            case 4: layer.masksToBounds.toggle()
            case 5: layer.opacity = chance(50) ? 1 : 0.4
            case 6:
                layer.borderWidth = value(0...4)
                layer.borderColor = tint()
            case 7: layer.isHidden.toggle()
            case 8:
                layer.shadowOpacity = chance(50) ? 0.5 : 0
                layer.shadowRadius = value(0...6)
                layer.shadowOffset = CGSize(width: value(-4...4), height: value(-4...4))
            case 9: layer.zPosition = CGFloat(pick(-1...1))
            case 10:
                layer.transform =
                    chance(50) ? CATransform3DIdentity : CATransform3DMakeRotation(value(-2...2), 0, 0, 1)
            case 11: layer.bounds.origin.y = value(-20...20)
            case 12: if layers.count < 30 { add() }
            case 13:
                layer.removeFromSuperlayer()
                layers.removeAll { $0.superlayer == nil }
            case 14: layer.superlayer?.addSublayer(layer)
            case 15: layer.contents = chance(50) ? image : nil
            case 16: layer.cornerCurve = chance(50) ? .continuous : .circular
            case 17: layer.maskedCorners = CACornerMask(rawValue: UInt(pick(0...15)))
            case 18:
                let mask = box(value(0...10), value(0...10), value(5...40), value(5...40), color(0, 0.75))
                mask.cornerRadius = 6
                layer.mask = chance(60) ? mask : nil
            case 19: (layer as? CAShapeLayer)?.lineWidth = value(0...6)
            case 20:
                layer.transform = chance(50) ? CATransform3DIdentity : CATransform3DMakeScale(value(0.5...2), 0.75, 1)
            case 21: layer.anchorPoint = CGPoint(x: value(0...1), y: value(0...1))
            case 22:
                layer.sublayerTransform =
                    chance(50) ? CATransform3DIdentity : CATransform3DMakeRotation(value(-1...1), 0, 0, 1)
            case 23: layer.allowsGroupOpacity.toggle()
            case 24:
                let oval = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: value(5...40), height: 20), transform: nil)
                layer.shadowPath = chance(60) ? oval : nil
            case 25: layer.contentsRect = CGRect(x: 0.25, y: 0, width: value(0.25...0.75), height: 1)
            case 26:
                let middle = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
                layer.contentsCenter = chance(50) ? middle : CGRect(x: 0, y: 0, width: 1, height: 1)
            case 27:
                if let mask = layer.mask {
                    mask.frame = rect()
                    if chance(40) { mask.addSublayer(box(0, 0, 12, 12, color(0, 0.5))) }
                } else {
                    layer.contentProvider = chance(50) ? writer : nil
                }
            case 28: layer.isGeometryFlipped.toggle()
            default:
                var lens = CATransform3DIdentity
                lens.m34 = -1 / 200
                layer.transform =
                    chance(70) ? CATransform3DIdentity : CATransform3DRotate(lens, value(-1...1), 0, 1, 0)
            }
        }
    }

    /// Whether a picture that followed the tree is the one of a new compositor; reports the first pixel that is not.
    private func equalsFresh(
        _ kept: Picture, _ zoo: Zoo, _ width: Int, _ height: Int, _ scale: CGFloat, _ what: String
    ) -> Bool {
        let (a, b) = (kept.pixels, Picture(zoo.root, width: width, height: height, scale: scale).pixels)
        let places = a.indices.filter { a[$0] != b[$0] }
        guard let first = places.first else { return true }
        Issue.record(
            """
            \(what): \(places.count) pixels differ, first at \(first % width), \(first / width): \
            \(String(a[first], radix: 16)) for \(String(b[first], radix: 16)), \
            move \(kept.compositor.lastMove as Any), damage \(kept.compositor.lastDamage)
            """)
        return false
    }

    @Test("drawing the damage equals drawing everything", arguments: 1...6)
    func damageEqualsFullDrawing(seed: Int) {
        let zoo = Zoo(seed: UInt64(seed))
        let scale: CGFloat = seed % 3 == 0 ? 1 : seed % 3 == 1 ? 2 : 3
        let (width, height) = (Int(160 * scale), Int(140 * scale))
        let kept = Picture(zoo.root, width: width, height: height, scale: scale)
        for step in 0..<40 {
            for _ in 0..<zoo.pick(1...3) { zoo.mutate() }
            kept.compositor.render(zoo.root)
            guard equalsFresh(kept, zoo, width, height, scale, "seed \(seed) step \(step)") else { return }
        }
    }

    /// What scrolls is moved as it is where that helps; the few pixels that differ from the moved ones are drawn.
    @Test("moving what scrolled equals drawing everything", arguments: 1...12)
    func movedEqualsFullDrawing(seed: Int) {
        let zoo = Zoo(seed: UInt64(seed * 7919), scrolls: true)
        let scale: CGFloat = seed % 3 == 0 ? 1 : seed % 3 == 1 ? 2 : 3
        let (width, height) = (Int(160 * scale), Int(140 * scale))
        let kept = Picture(zoo.root, width: width, height: height, scale: scale)
        var moves = 0
        for step in 0..<60 {
            zoo.scroller!.bounds.origin.y += CGFloat(zoo.pick(-9...12))
            if zoo.chance(10) { zoo.scroller!.bounds.origin.x += CGFloat(zoo.pick(-4...4)) }
            if zoo.chance(5) { zoo.scroller!.bounds.origin.y += 0.1 }
            if zoo.chance(30) { zoo.mutate() }
            kept.compositor.render(zoo.root)
            moves += kept.compositor.lastMove == nil ? 0 : 1
            guard equalsFresh(kept, zoo, width, height, scale, "seed \(seed) step \(step)") else { return }
        }
        #expect(moves > 10)
    }

    /// Large areas are drawn in bands.
    @Test("drawing in bands equals drawing in one go", arguments: 1...8)
    func bandsEqualWhole(seed: Int) {
        let zoo = Zoo(seed: UInt64(seed * 104729))
        let usual = Compositor.bandArea
        defer { Compositor.bandArea = usual }
        for step in 0..<12 {
            for _ in 0..<6 { zoo.mutate() }
            Compositor.bandArea = usual
            let whole = Picture(zoo.root, width: 320, height: 280, scale: 2).pixels
            Compositor.bandArea = 320 * [7, 20, 41][step % 3]
            let bands = Picture(zoo.root, width: 320, height: 280, scale: 2).pixels
            #expect(whole == bands, "seed \(seed) step \(step)")
        }
    }

    /// Draws a bar in the colour that stands out against what is below it.
    @MainActor final class Reader: LayerContentProvider {
        var isOpaque: Bool { false }
        var readsBelow: Bool { true }

        func drawContent(in context: CGContext, bounds: CGRect) {
            context.setFillColor((context.meanLuminance(in: bounds) ?? 0) < 0.5 ? color(0xFFFFFF) : color(0))
            context.fill(bounds)
        }
    }

    @Test("layers that look at the pixels below them are drawn once and as a whole")
    func readersOfPixels() {
        let zoo = Zoo(seed: 5)
        let (mover, shade) = (box(84, 30, 12, 12, color(0xE03131)), box(70, 90, 90, 50, color(0)))
        for layer in [mover, shade] { zoo.root.addSublayer(layer) }
        for frame in [CGRect(x: 20, y: 56, width: 84, height: 50), CGRect(x: 60, y: 20, width: 84, height: 60)] {
            let backdrop = BackdropLayer()
            backdrop.frame = frame
            backdrop.blurRadius = 5
            backdrop.backgroundColor = color(0xFFFFFF, 0.3)
            zoo.root.addSublayer(backdrop)
        }
        let (bar, reader) = (CALayer(), Reader())
        bar.frame = CGRect(x: 10, y: 128, width: 140, height: 4)
        bar.contentProvider = reader
        zoo.root.addSublayer(bar)
        let kept = Picture(zoo.root, width: 320, height: 280, scale: 2)
        for step in 0..<12 {
            mover.position.x += 3
            shade.position.x -= 7
            kept.compositor.render(zoo.root)
            guard equalsFresh(kept, zoo, 320, 280, 2, "step \(step)") else { return }
        }
    }

    @Test("a picture of another size is drawn as a new one", arguments: 1...4)
    func resized(seed: Int) {
        let zoo = Zoo(seed: UInt64(seed * 31), scrolls: seed % 2 == 0)
        let kept = Picture(zoo.root, width: 320, height: 280, scale: 2)
        for step in 0..<8 {
            for _ in 0..<2 { zoo.mutate() }
            zoo.scroller?.bounds.origin.y += 3
            kept.compositor.render(zoo.root)
            let (width, height) = step % 2 == 0 ? (280, 320) : (320, 280)
            zoo.root.bounds.size = CGSize(width: width / 2, height: height / 2)
            kept.compositor.resize(pixelWidth: width, pixelHeight: height)
            kept.compositor.render(zoo.root)
            let fresh = Picture(zoo.root, width: width, height: height, scale: 2)
            #expect(kept.compositor.pngData() == fresh.compositor.pngData(), "seed \(seed) step \(step)")
        }
    }

    @Test("nothing changed, nothing drawn")
    func idle() {
        let zoo = Zoo(seed: 99)
        let picture = Picture(zoo.root, width: 160, height: 140)
        picture.compositor.render(zoo.root)
        #expect(picture.compositor.lastDamage.isEmpty)
        zoo.root.backgroundColor = zoo.root.backgroundColor
        zoo.layers[0].position = zoo.layers[0].position
        picture.compositor.render(zoo.root)
        #expect(picture.compositor.lastDamage.isEmpty)
    }

    @Test("a layer that moves damages where it was and where it is")
    func moving() {
        let root = box(0, 0, 100, 100, color(0xFFFFFF))
        let child = box(10, 10, 10, 10, color(0xFF0000))
        root.addSublayer(child)
        let picture = Picture(root, width: 100, height: 100)
        child.frame.origin = CGPoint(x: 70, y: 80)
        picture.compositor.render(root)
        #expect(
            picture.compositor.lastDamage == [
                CGRect(x: 10, y: 10, width: 10, height: 10), CGRect(x: 70, y: 80, width: 10, height: 10),
            ])
    }

    @Test("a change under a clip damages no more than the clip shows")
    func clipped() {
        let root = box(0, 0, 100, 100, color(0xFFFFFF))
        let window = box(20, 20, 30, 30)
        window.masksToBounds = true
        let child = box(-100, -100, 300, 300, color(0xFF0000))
        root.addSublayer(window)
        window.addSublayer(child)
        let picture = Picture(root, width: 100, height: 100)
        child.backgroundColor = color(0x00FF00)
        picture.compositor.render(root)
        #expect(picture.compositor.lastDamage == [CGRect(x: 20, y: 20, width: 30, height: 30)])
        #expect(picture[25, 25] == 0xFF00_FF00)
        #expect(picture[19, 25] == 0xFFFF_FFFF)
    }

    @Test("two compositors can follow one tree")
    func twoCompositors() {
        let root = box(0, 0, 40, 40, color(0xFFFFFF))
        let (a, b) = (Picture(root, width: 40, height: 40), Picture(root, width: 40, height: 40))
        root.addSublayer(box(5, 5, 10, 10, color(0x0000FF)))
        a.compositor.render(root)
        root.sublayers![0].backgroundColor = color(0x00FF00)
        b.compositor.render(root)
        a.compositor.render(root)
        #expect(a.pixels == b.pixels)
        #expect(b[6, 6] == 0xFF00_FF00)
    }
}
