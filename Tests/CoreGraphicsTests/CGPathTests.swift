import CoreGraphics
import Testing

@Suite struct CGPathTests {
    private let unit = CGRect(x: 10, y: 20, width: 30, height: 40)

    private func elements(_ path: CGPath) -> [(CGPathElementType, [CGPoint])] {
        var result: [(CGPathElementType, [CGPoint])] = []
        path.applyWithBlock { element in
            let count = [1, 1, 2, 3, 0][Int(element.pointee.type.rawValue)]
            result.append((element.pointee.type, (0..<count).map { element.pointee.points[$0] }))
        }
        return result
    }

    @Test("a rectangle is a path of four corners that knows it is a rectangle")
    func rectangle() {
        let path = CGPath(rect: unit, transform: nil)
        #expect(
            elements(path).map(\.0) == [
                .moveToPoint, .addLineToPoint, .addLineToPoint, .addLineToPoint, .closeSubpath,
            ])
        var found = CGRect.zero
        #expect(path.isRect(&found) && found == unit)
        #expect(path.boundingBox == unit && path.boundingBoxOfPath == unit)
    }

    @Test("a turned rectangle is no rectangle any more")
    func turnedRectangle() {
        var turn = CGAffineTransform(rotationAngle: 0.3)
        #expect(!CGPath(rect: unit, transform: &turn).isRect(nil))
    }

    @Test("an empty path has a null box and no current point")
    func empty() {
        let path = CGMutablePath()
        #expect(path.isEmpty && path.boundingBox.isNull && path.boundingBoxOfPath.isNull)
        #expect(path.currentPoint == .zero)
        #expect(!path.contains(.zero))
    }

    @Test("the exact box leaves control points out")
    func boxes() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addCurve(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 10), control2: CGPoint(x: 10, y: 10))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
        // At t = 1/2 the curve reaches 3/4 of the height of its control points.
        let exact = path.boundingBoxOfPath
        #expect(abs(exact.height - 7.5) < 1e-9 && abs(exact.width - 10) < 1e-9)
    }

    @Test("the exact box of a curve contains, and is touched by, points along it")
    func boxOfRandomCurves() {
        var dice = Dice(5)
        for _ in 0..<200 {
            let p = (0..<4).map { _ in
                CGPoint(x: CGFloat.random(in: -100...100, using: &dice), y: .random(in: -100...100, using: &dice))
            }
            let path = CGMutablePath()
            path.move(to: p[0])
            path.addCurve(to: p[3], control1: p[1], control2: p[2])
            let box = path.boundingBoxOfPath
            var (left, right) = (CGFloat.infinity, -CGFloat.infinity)
            for step in 0...2000 {
                let t = CGFloat(step) / 2000
                let u = 1 - t
                let x = u * u * u * p[0].x + 3 * u * u * t * p[1].x + 3 * u * t * t * p[2].x + t * t * t * p[3].x
                left = min(left, x)
                right = max(right, x)
            }
            #expect(box.minX <= left + 1e-9 && box.maxX >= right - 1e-9)
            #expect(left - box.minX < 0.01 && box.maxX - right < 0.01)
        }
    }

    @Test("an ellipse is within a thousandth of the true one")
    func ellipse() {
        let path = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil)
        for line in path.copy(dashingWithPhase: 0, lengths: [1000]).points {
            let radius = (line.x * line.x + line.y * line.y).squareRoot()
            #expect(abs(radius - 10) < 0.01)
        }
        #expect(path.contains(CGPoint(x: 7, y: 7)) && !path.contains(CGPoint(x: 7.2, y: 7.2)))
    }

    @Test("a counter-clockwise arc runs towards greater angles, whatever the numbers")
    func arcDirection() {
        let path = CGMutablePath()
        path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(abs(path.boundingBoxOfPath.minX) < 1e-9 && abs(path.boundingBoxOfPath.width - 10) < 1e-9)
        let other = CGMutablePath()
        other.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(abs(other.boundingBoxOfPath.minX + 10) < 1e-9 && abs(other.boundingBoxOfPath.maxX - 10) < 1e-9)
        let wrapped = CGMutablePath()
        wrapped.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: -.pi / 2, clockwise: false)
        #expect(abs(wrapped.boundingBoxOfPath.minX + 10) < 1e-9)
    }

    @Test("a whole turn is a circle")
    func wholeTurn() {
        let path = CGMutablePath()
        path.addArc(center: CGPoint(x: 5, y: 5), radius: 5, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
        let box = path.boundingBoxOfPath
        #expect(abs(box.minX) < 1e-9 && abs(box.width - 10) < 1e-9 && abs(box.height - 10) < 1e-9)
        let backwards = CGMutablePath()
        backwards.addArc(center: CGPoint(x: 5, y: 5), radius: 5, startAngle: 0, endAngle: -2 * .pi, clockwise: true)
        #expect(abs(backwards.boundingBoxOfPath.width - 10) < 1e-9)
    }

    @Test("angles a turn apart give a whole circle in either direction")
    func wholeTurnEitherWay() {
        for (end, clockwise) in [(2 * CGFloat.pi, true), (-2 * .pi, false), (7, true)] {
            let path = CGMutablePath()
            path.addArc(center: CGPoint(x: 5, y: 5), radius: 5, startAngle: 0, endAngle: end, clockwise: clockwise)
            let box = path.boundingBoxOfPath
            #expect(abs(box.width - 10) < 0.01 && abs(box.height - 10) < 0.01)
        }
    }

    @Test("an arc begins with a line from the current point")
    func arcAfterPoint() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(center: CGPoint(x: 10, y: 0), radius: 5, startAngle: 0, endAngle: .pi, clockwise: false)
        let list = elements(path)
        #expect(list[1].0 == .addLineToPoint && list[1].1[0] == CGPoint(x: 15, y: 0))
        #expect(abs(path.currentPoint.x - 5) < 1e-9)
    }

    @Test("a relative arc may turn either way")
    func relativeArc() {
        let path = CGMutablePath()
        path.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: -.pi / 2)
        #expect(abs(path.currentPoint.x) < 1e-9 && abs(path.currentPoint.y + 1) < 1e-9)
    }

    @Test("an arc between tangents touches both")
    func tangentArc() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        let list = elements(path)
        let begin = list[1].1[0]
        #expect(abs(begin.x - 6) < 1e-9 && abs(begin.y) < 1e-9)
        #expect(abs(path.currentPoint.x - 10) < 1e-9 && abs(path.currentPoint.y - 4) < 1e-9)
        #expect(list.count == 3)
    }

    @Test("tangents on one line leave only the line")
    func straightTangents() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 4)
        #expect(path.currentPoint == CGPoint(x: 10, y: 0))
    }

    @Test("winding and even-odd differ where a path covers itself")
    func rules() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
        #expect(path.contains(CGPoint(x: 5, y: 5)))
        #expect(!path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
        #expect(path.contains(CGPoint(x: 1, y: 1), using: .evenOdd))
        let ring = CGMutablePath()
        ring.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        ring.addRect(
            CGRect(x: 2, y: 2, width: 6, height: 6),
            transform: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 10, ty: 0))
        #expect(!ring.contains(CGPoint(x: 5, y: 5)))
    }

    @Test("an open path counts as closed for containment")
    func openContainment() {
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
        #expect(path.contains(CGPoint(x: 2, y: 2)) && !path.contains(CGPoint(x: 8, y: 8)))
    }

    @Test("containment takes a transform of the path")
    func transformedContainment() {
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
        #expect(path.contains(CGPoint(x: 5, y: 5), transform: CGAffineTransform(scaleX: 10, y: 10)))
    }

    @Test("a rounded rectangle leaves its corners out and reaches its sides")
    func roundedRect() {
        let path = CGPath(roundedRect: unit, cornerWidth: 8, cornerHeight: 8, transform: nil)
        #expect(path.boundingBoxOfPath == unit)
        #expect(!path.contains(CGPoint(x: 11, y: 21)))
        #expect(path.contains(CGPoint(x: 10.5, y: 40)))
        // On the diagonal the arc is the radius away from the centre of the corner.
        let inside = 8 - 7.9 / 2.0.squareRoot()
        let outside = 8 - 8.1 / 2.0.squareRoot()
        #expect(path.contains(CGPoint(x: 10 + inside, y: 20 + inside)))
        #expect(!path.contains(CGPoint(x: 10 + outside, y: 20 + outside)))
    }

    @Test("a segment after a close starts where the closed subpath did")
    func afterClose() {
        let path = CGMutablePath()
        path.addRect(unit)
        #expect(path.currentPoint == unit.origin)
        path.addLine(to: .zero)
        #expect(elements(path).suffix(2).map(\.0) == [.moveToPoint, .addLineToPoint])
    }

    @Test("paths of the same segments are equal")
    func equality() {
        let path = CGMutablePath()
        path.addRect(unit)
        #expect(path as CGPath == CGPath(rect: unit, transform: nil))
        #expect(path.copy()!.hashValue == CGPath(rect: unit, transform: nil).hashValue)
        path.addLine(to: .zero)
        #expect(path as CGPath != CGPath(rect: unit, transform: nil))
    }

    @Test("a copy does not follow later changes")
    func copies() {
        let path = CGMutablePath()
        path.addRect(unit)
        let copy = path.copy()!
        path.addRect(.zero)
        #expect(copy == CGPath(rect: unit, transform: nil))
    }

    @Test("a path added with a transform is transformed")
    func adding() {
        let path = CGMutablePath()
        path.addPath(CGPath(rect: unit, transform: nil), transform: CGAffineTransform(translationX: 5, y: 5))
        #expect(path.boundingBox == unit.offsetBy(dx: 5, dy: 5))
    }

    @Test("points that are no numbers do no harm")
    func notANumber() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: CGFloat.nan, y: 0))
        path.addLine(to: CGPoint(x: CGFloat.infinity, y: -.infinity))
        path.addArc(center: .zero, radius: .nan, startAngle: 0, endAngle: .infinity, clockwise: true)
        #expect(!path.contains(.zero))
        _ = path.copy(strokingWithWidth: 3, lineCap: .round, lineJoin: .round, miterLimit: 10)
        _ = path.copy(dashingWithPhase: .nan, lengths: [1, .infinity])
    }
}

extension CGPath {
    /// The points of lines and moves.
    var points: [CGPoint] {
        var result: [CGPoint] = []
        applyWithBlock { element in
            if element.pointee.type == .moveToPoint || element.pointee.type == .addLineToPoint {
                result.append(element.pointee.points[0])
            }
        }
        return result
    }
}
