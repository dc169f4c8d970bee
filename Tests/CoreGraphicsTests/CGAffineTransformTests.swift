import CoreGraphics
import Testing

@Suite struct CGAffineTransformTests {
    /// The 3 x 3 matrix that a transform stands for, rows first.
    private func matrix(_ t: CGAffineTransform) -> [[CGFloat]] {
        [[t.a, t.b, 0], [t.c, t.d, 0], [t.tx, t.ty, 1]]
    }

    private func product(_ m: [[CGFloat]], _ n: [[CGFloat]]) -> [[CGFloat]] {
        (0..<3).map { row in (0..<3).map { column in (0..<3).map { m[row][$0] * n[$0][column] }.reduce(0, +) } }
    }

    private func isClose(_ m: [[CGFloat]], _ n: [[CGFloat]], _ tolerance: CGFloat = 1e-9) -> Bool {
        zip(m.joined(), n.joined()).allSatisfy { abs($0 - $1) <= tolerance * max(1, abs($0)) }
    }

    private func randomTransform(_ dice: inout Dice) -> CGAffineTransform {
        CGAffineTransform(
            a: .random(in: -3...3, using: &dice), b: .random(in: -3...3, using: &dice),
            c: .random(in: -3...3, using: &dice), d: .random(in: -3...3, using: &dice),
            tx: .random(in: -50...50, using: &dice), ty: .random(in: -50...50, using: &dice))
    }

    @Test("the identity is the identity")
    func identity() {
        #expect(CGAffineTransform().isIdentity)
        #expect(CGAffineTransform.identity == CGAffineTransform(1, 0, 0, 1, 0, 0))
        #expect(!CGAffineTransform(translationX: 0, y: 1).isIdentity)
        #expect(CGAffineTransformIsIdentity(CGAffineTransformIdentity))
    }

    @Test("concatenation is the product of row vector matrices")
    func concatenation() {
        var dice = Dice(1)
        for _ in 0..<200 {
            let (first, second) = (randomTransform(&dice), randomTransform(&dice))
            #expect(isClose(matrix(first.concatenating(second)), product(matrix(first), matrix(second))))
        }
    }

    @Test("translating, scaling and rotating put the new transform before the old one")
    func builders() {
        var dice = Dice(2)
        for _ in 0..<100 {
            let old = randomTransform(&dice)
            let (x, y) = (CGFloat.random(in: -9...9, using: &dice), CGFloat.random(in: -9...9, using: &dice))
            let translation: [[CGFloat]] = [[1, 0, 0], [0, 1, 0], [x, y, 1]]
            let scale: [[CGFloat]] = [[x, 0, 0], [0, y, 0], [0, 0, 1]]
            let rotation: [[CGFloat]] = [[cos(x), sin(x), 0], [-sin(x), cos(x), 0], [0, 0, 1]]
            #expect(isClose(matrix(old.translatedBy(x: x, y: y)), product(translation, matrix(old))))
            #expect(isClose(matrix(old.scaledBy(x: x, y: y)), product(scale, matrix(old))))
            #expect(isClose(matrix(old.rotated(by: x)), product(rotation, matrix(old))))
        }
    }

    @Test("a transform and its inverse cancel")
    func inversion() {
        var dice = Dice(3)
        for _ in 0..<200 {
            let transform = randomTransform(&dice)
            if abs(transform.a * transform.d - transform.b * transform.c) < 0.1 { continue }
            #expect(isClose(matrix(transform.concatenating(transform.inverted())), matrix(.identity), 1e-7))
        }
    }

    @Test("a transform without inverse inverts to itself")
    func singular() {
        let flat = CGAffineTransform(scaleX: 0, y: 2)
        #expect(flat.inverted() == flat)
    }

    @Test("a quarter turn brings the x axis to the y axis")
    func quarterTurn() {
        let point = CGPoint(x: 3, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(point.x) < 1e-12 && abs(point.y - 3) < 1e-12)
    }

    @Test("a point is transformed as a row vector")
    func point() {
        let transform = CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
        #expect(CGPoint(x: 1, y: 10).applying(transform) == CGPoint(x: 2 + 50 + 11, y: 3 + 70 + 13))
    }

    @Test("a size is transformed without the translation")
    func size() {
        let transform = CGAffineTransform(a: 2, b: 0, c: 0, d: -3, tx: 100, ty: 100)
        #expect(CGSize(width: 4, height: 5).applying(transform) == CGSize(width: 8, height: -15))
    }

    @Test("a rectangle becomes the box around its turned corners")
    func rect() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
        let turned = rect.applying(CGAffineTransform(rotationAngle: .pi / 6))
        let corners = [(0, 0), (10, 0), (0, 20), (10, 20)].map { (x: CGFloat, y: CGFloat) in
            CGPoint(
                x: x * cos(.pi / 6) - y * sin(CGFloat.pi / 6), y: x * sin(.pi / 6) + y * cos(CGFloat.pi / 6))
        }
        #expect(abs(turned.minX - corners.map(\.x).min()!) < 1e-9)
        #expect(abs(turned.maxX - corners.map(\.x).max()!) < 1e-9)
        #expect(abs(turned.minY - corners.map(\.y).min()!) < 1e-9)
        #expect(abs(turned.maxY - corners.map(\.y).max()!) < 1e-9)
    }

    @Test("null and infinite rectangles stay what they are")
    func specialRects() {
        let transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(CGRect.null.applying(transform).isNull)
        #expect(CGRect.infinite.applying(transform).isInfinite)
    }

    @Test("a negative scale gives a rectangle with positive sides")
    func mirroredRect() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4).applying(CGAffineTransform(scaleX: -1, y: -2))
        #expect(rect == CGRect(x: -4, y: -12, width: 3, height: 8))
    }

    @Test("the parts of a transform put together again are the transform")
    func decomposition() {
        var dice = Dice(4)
        for _ in 0..<200 {
            let transform = randomTransform(&dice)
            if abs(transform.a * transform.d - transform.b * transform.c) < 0.1 { continue }
            let again = CGAffineTransform(transform.decomposed())
            #expect(isClose(matrix(again), matrix(transform), 1e-7))
        }
    }

    @Test("a scaled rotation decomposes into its scale and angle")
    func decompositionOfRotation() {
        let parts = CGAffineTransform(rotationAngle: 0.5).scaledBy(x: 2, y: 3).decomposed()
        #expect(abs(parts.rotation - 0.5) < 1e-12)
        #expect(abs(parts.scale.width - 2) < 1e-12 && abs(parts.scale.height - 3) < 1e-12)
        #expect(abs(parts.horizontalShear) < 1e-12)
    }

    @Test("the free functions do what the methods do")
    func functions() {
        let transform = CGAffineTransformMake(1, 2, 3, 4, 5, 6)
        #expect(CGAffineTransformTranslate(transform, 2, 3) == transform.translatedBy(x: 2, y: 3))
        #expect(CGAffineTransformScale(transform, 2, 3) == transform.scaledBy(x: 2, y: 3))
        #expect(CGAffineTransformRotate(transform, 2) == transform.rotated(by: 2))
        #expect(CGAffineTransformInvert(transform) == transform.inverted())
        let turn = CGAffineTransformMakeRotation(1)
        #expect(CGAffineTransformConcat(transform, turn) == transform.concatenating(turn))
        #expect(CGPointApplyAffineTransform(CGPointMake(1, 1), transform) == CGPoint(x: 9, y: 12))
    }

    @Test("a transform and a vector are coded as arrays of numbers")
    func coding() throws {
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let data = try JSONEncoder().encode(transform)
        #expect(try JSONSerialization.jsonObject(with: data) as? [Double] == [1, 2, 3, 4, 5, 6])
        #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == transform)
        let vector = try JSONEncoder().encode(CGVector(dx: 7, dy: 8))
        #expect(try JSONSerialization.jsonObject(with: vector) as? [Double] == [7, 8])
    }
}
