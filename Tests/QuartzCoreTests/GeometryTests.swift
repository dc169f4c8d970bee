import QuartzCore
import TestSupport
import Testing

@testable import QuartzCore

func near(_ a: CGPoint, _ b: CGPoint, _ tolerance: CGFloat = 1e-9) -> Bool {
    abs(a.x - b.x) <= tolerance && abs(a.y - b.y) <= tolerance
}

func near(_ a: CGRect, _ b: CGRect, _ tolerance: CGFloat = 1e-9) -> Bool {
    near(a.origin, b.origin, tolerance) && abs(a.width - b.width) <= tolerance && abs(a.height - b.height) <= tolerance
}

@MainActor @Suite struct GeometryTests {
    @Test("a new layer has the documented defaults")
    func defaults() {
        let layer = CALayer()
        #expect(layer.bounds == .zero && layer.position == .zero && layer.frame == .zero)
        #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5) && layer.anchorPointZ == 0 && layer.zPosition == 0)
        #expect(CATransform3DIsIdentity(layer.transform) && CATransform3DIsIdentity(layer.sublayerTransform))
        #expect(layer.opacity == 1 && !layer.isHidden && !layer.masksToBounds && layer.isDoubleSided)
        #expect(layer.backgroundColor == nil && layer.cornerRadius == 0 && layer.borderWidth == 0)
        #expect(layer.borderColor == CGColor.black && layer.shadowColor == CGColor.black)
        #expect(layer.shadowOpacity == 0 && layer.shadowOffset == CGSize(width: 0, height: -3))
        #expect(layer.shadowRadius == 3 && layer.shadowPath == nil && layer.mask == nil)
        #expect(layer.contents == nil && layer.contentsScale == 1 && layer.contentsGravity == .resize)
        #expect(layer.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(layer.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(layer.allowsGroupOpacity && !layer.isOpaque && !layer.isGeometryFlipped && layer.name == nil)
        #expect(layer.cornerCurve == .circular && layer.maskedCorners.rawValue == 15)
        #expect(layer.sublayers == nil && layer.superlayer == nil && layer.speed == 1)
        let shape = CAShapeLayer()
        #expect(shape.fillColor == CGColor.black && shape.strokeColor == nil && shape.lineWidth == 1)
        #expect(
            shape.miterLimit == 10 && shape.lineCap == .butt && shape.lineJoin == .miter && shape.fillRule == .nonZero)
        #expect(shape.strokeStart == 0 && shape.strokeEnd == 1 && shape.lineDashPattern == nil)
        let gradient = CAGradientLayer()
        #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0) && gradient.endPoint == CGPoint(x: 0.5, y: 1))
        #expect(gradient.type == .axial && gradient.colors == nil && gradient.locations == nil)
    }

    @Test("frame follows position, bounds and anchor point")
    func frameFromParts() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 3, y: 4, width: 40, height: 20)
        layer.position = CGPoint(x: 100, y: 50)
        #expect(layer.frame == CGRect(x: 80, y: 40, width: 40, height: 20))
        layer.anchorPoint = CGPoint(x: 0, y: 1)
        #expect(layer.frame == CGRect(x: 100, y: 30, width: 40, height: 20))
        layer.frame = CGRect(x: 10, y: 20, width: 8, height: 6)
        #expect(layer.position == CGPoint(x: 10, y: 26))
        #expect(layer.bounds == CGRect(x: 3, y: 4, width: 8, height: 6))
    }

    @Test("a rotated layer's frame is the rectangle around it")
    func rotatedFrame() {
        let layer = box(0, 0, 40, 20)
        layer.position = CGPoint(x: 50, y: 50)
        layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(near(layer.frame, CGRect(x: 40, y: 30, width: 20, height: 40)))
        let (c, s) = (cos(0.3), sin(0.3))
        layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.3))
        let (w, h) = (40 * c + 20 * s, 40 * s + 20 * c)
        #expect(near(layer.frame, CGRect(x: 50 - w / 2, y: 50 - h / 2, width: w, height: h)))
    }

    @Test("setting the frame of a scaled layer sets the size that fills it")
    func scaledFrame() {
        let layer = box(0, 0, 10, 10)
        layer.transform = CATransform3DMakeScale(2, 4, 1)
        layer.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
        #expect(near(layer.bounds, CGRect(x: 0, y: 0, width: 50, height: 25)))
        #expect(near(layer.frame, CGRect(x: 10, y: 10, width: 100, height: 100)))
    }

    @Test("a frame with negative size is standardised")
    func negativeFrame() {
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 10, width: -4, height: -6)
        #expect(layer.frame == CGRect(x: 6, y: 4, width: 4, height: 6))
    }

    @Test("rotation about an axis agrees with Rodrigues' formula")
    func rotation() {
        var numbers = Numbers(state: 5)
        for _ in 0..<50 {
            func next() -> CGFloat { .random(in: -2...2, using: &numbers) }
            let (angle, axis, p) = (next(), (next(), next(), next()), (next(), next(), next()))
            let n = (axis.0 * axis.0 + axis.1 * axis.1 + axis.2 * axis.2).squareRoot()
            let k = (axis.0 / n, axis.1 / n, axis.2 / n)
            let cross = (k.1 * p.2 - k.2 * p.1, k.2 * p.0 - k.0 * p.2, k.0 * p.1 - k.1 * p.0)
            let dot = k.0 * p.0 + k.1 * p.1 + k.2 * p.2
            let (c, s) = (cos(angle), sin(angle))
            let wanted = (
                p.0 * c + cross.0 * s + k.0 * dot * (1 - c), p.1 * c + cross.1 * s + k.1 * dot * (1 - c),
                p.2 * c + cross.2 * s + k.2 * dot * (1 - c)
            )
            let t = CATransform3DMakeRotation(angle, axis.0, axis.1, axis.2)
            let x = p.0 * t.m11 + p.1 * t.m21 + p.2 * t.m31
            let y = p.0 * t.m12 + p.1 * t.m22 + p.2 * t.m32
            let z = p.0 * t.m13 + p.1 * t.m23 + p.2 * t.m33
            #expect(abs(x - wanted.0) + abs(y - wanted.1) + abs(z - wanted.2) < 1e-9)
        }
    }

    @Test("a transform times its inverse is the identity")
    func inverse() {
        var t = CATransform3DMakeRotation(0.7, 1, 2, 3)
        t.m34 = -1 / 400
        t = CATransform3DTranslate(CATransform3DScale(t, 2, 3, 1), 10, -5, 7)
        let product = CATransform3DConcat(t, CATransform3DInvert(t))
        for row in 0..<4 {
            for column in 0..<4 { #expect(abs(product[row, column] - (row == column ? 1 : 0)) < 1e-9) }
        }
        let flat = CATransform3DMakeScale(0, 1, 1)
        #expect(CATransform3DInvert(flat) == flat)
    }

    @Test("translating a scaled transform moves in its own coordinates")
    func order() {
        let t = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 1), 5, 5, 0)
        #expect(CATransform3DGetAffineTransform(t) == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 15))
        #expect(CATransform3DIsAffine(t))
        var lens = t
        lens.m34 = 0.1
        #expect(!CATransform3DIsAffine(lens))
    }

    @Test("points convert through bounds origins, scales and rotations, and back")
    func conversion() {
        let root = box(0, 0, 300, 300)
        let scroll = box(10, 20, 100, 100)
        scroll.bounds.origin = CGPoint(x: 0, y: 50)
        let leaf = box(5, 60, 30, 30)
        root.addSublayer(scroll)
        scroll.addSublayer(leaf)
        #expect(leaf.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 16, y: 32))
        #expect(
            root.convert(CGRect(x: 15, y: 30, width: 3, height: 4), to: leaf) == CGRect(x: 0, y: 0, width: 3, height: 4)
        )
        leaf.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 1))
        // The layer's right edge middle, 15 to the right of the centre, doubled, turned down.
        #expect(near(leaf.convert(CGPoint(x: 30, y: 15), to: scroll), CGPoint(x: 20, y: 105)))
        let p = CGPoint(x: 7, y: -3)
        #expect(near(leaf.convert(leaf.convert(p, to: root), from: root), p))
        let sibling = box(200, 0, 10, 10)
        root.addSublayer(sibling)
        #expect(near(sibling.convert(sibling.convert(p, to: leaf), from: leaf), p))
    }

    @Test("perspective divides by the distance")
    func perspective() {
        let root = box(0, 0, 200, 200)
        let layer = box(50, 50, 100, 100)
        root.addSublayer(layer)
        var t = CATransform3DIdentity
        t.m34 = -1 / 500
        layer.transform = CATransform3DTranslate(t, 0, 0, 250)
        // Half way to the eye everything looks twice as large.
        #expect(near(layer.convert(CGPoint(x: 0, y: 0), to: root), CGPoint(x: 0, y: 0)))
        #expect(near(layer.convert(CGPoint(x: 100, y: 50), to: root), CGPoint(x: 200, y: 100)))
    }

    @Test("sublayer transforms turn about the parent's anchor point")
    func sublayerTransform() {
        let root = box(0, 0, 100, 100)
        let child = box(10, 50, 20, 20)
        root.addSublayer(child)
        root.sublayerTransform = CATransform3DMakeRotation(.pi, 0, 0, 1)
        #expect(near(child.convert(CGPoint(x: 0, y: 0), to: root), CGPoint(x: 90, y: 50)))
    }

    @Test("hit testing goes front to back, respects clips and hidden layers")
    func hitTesting() {
        let root = box(0, 0, 100, 100)
        let (a, b, c) = (box(0, 0, 50, 50), box(25, 25, 50, 50), box(40, 40, 60, 60))
        root.addSublayer(a)
        root.addSublayer(b)
        b.addSublayer(c)
        #expect(root.hitTest(CGPoint(x: 30, y: 30)) === b)
        a.zPosition = 1
        #expect(root.hitTest(CGPoint(x: 30, y: 30)) === a)
        #expect(root.hitTest(CGPoint(x: 90, y: 90)) === c)
        b.masksToBounds = true
        #expect(root.hitTest(CGPoint(x: 90, y: 90)) === root)
        b.isHidden = true
        #expect(root.hitTest(CGPoint(x: 60, y: 60)) === root)
        #expect(root.hitTest(CGPoint(x: 101, y: 1)) == nil)
    }
}
