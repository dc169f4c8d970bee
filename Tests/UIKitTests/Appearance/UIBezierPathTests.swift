import Testing
import UIKit

@MainActor @Suite struct UIBezierPathTests {
    @Test("the default line is one point wide with butt caps and mitred joins")
    func defaults() {
        let path = UIBezierPath()
        #expect(path.lineWidth == 1)
        #expect(path.lineCapStyle == .butt)
        #expect(path.lineJoinStyle == .miter)
        #expect(path.miterLimit == 10)
        #expect(path.isEmpty)
    }

    @Test("a clockwise quarter from the right ends below the centre")
    func clockwiseArc() {
        let path = UIBezierPath(
            arcCenter: CGPoint(x: 50, y: 50), radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(abs(path.currentPoint.x - 50) < 1e-9 && abs(path.currentPoint.y - 60) < 1e-9)
        #expect(path.bounds.minX > 49.99 && path.bounds.minY > 49.99)
    }

    @Test("a counterclockwise arc to the same angle goes the long way")
    func counterclockwiseArc() {
        let path = UIBezierPath(
            arcCenter: CGPoint(x: 50, y: 50), radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(abs(path.bounds.minX - 40) < 0.01 && abs(path.bounds.minY - 40) < 0.01)
    }

    @Test("only the chosen corners are rounded")
    func someCorners() {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60), byRoundingCorners: [.topLeft],
            cornerRadii: CGSize(width: 20, height: 20))
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 100, height: 60))
        #expect(!path.contains(CGPoint(x: 2, y: 2)))
        #expect(path.contains(CGPoint(x: 98, y: 2)))
        #expect(path.contains(CGPoint(x: 98, y: 58)))
    }

    @Test("an even-odd path has a hole where two rectangles overlap")
    func evenOdd() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
        #expect(path.contains(CGPoint(x: 15, y: 15)))
        path.usesEvenOddFillRule = true
        #expect(!path.contains(CGPoint(x: 15, y: 15)))
    }

    @Test("a reversed path covers the same area and starts at the old end")
    func reversing() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 30, y: 2))
        path.addQuadCurve(to: CGPoint(x: 30, y: 40), controlPoint: CGPoint(x: 60, y: 20))
        let reversed = path.reversing()
        #expect(reversed.bounds == path.bounds)
        #expect(reversed.currentPoint == CGPoint(x: 1, y: 2))
    }

    @Test("dash patterns read back as they were set")
    func dashes() {
        let path = UIBezierPath()
        path.setLineDash([4, 2], count: 2, phase: 1)
        var (count, phase): (Int, CGFloat) = (0, 0)
        var pattern: [CGFloat] = [0, 0]
        path.getLineDash(&pattern, count: &count, phase: &phase)
        #expect(pattern == [4, 2] && count == 2 && phase == 1)
    }
}
