import CoreGraphics
import Testing

@Suite struct StrokeOutlineTests {
    private func line(_ points: CGPoint...) -> CGMutablePath {
        let path = CGMutablePath()
        path.addLines(between: points)
        return path
    }

    @Test("a straight line with butt caps becomes a rectangle of the line width")
    func buttCaps() {
        let outline = line(.zero, CGPoint(x: 10, y: 0))
            .copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        #expect(outline.boundingBoxOfPath == CGRect(x: 0, y: -2, width: 10, height: 4))
    }

    @Test("square caps reach out by half the width, round ones are round")
    func otherCaps() {
        let path = line(.zero, CGPoint(x: 10, y: 0))
        let square = path.copy(strokingWithWidth: 4, lineCap: .square, lineJoin: .miter, miterLimit: 10)
        #expect(square.boundingBoxOfPath == CGRect(x: -2, y: -2, width: 14, height: 4))
        #expect(square.contains(CGPoint(x: 11.9, y: 1.9)))
        let round = path.copy(strokingWithWidth: 4, lineCap: .round, lineJoin: .miter, miterLimit: 10)
        #expect(round.contains(CGPoint(x: 11.9, y: 0)) && !round.contains(CGPoint(x: 11.7, y: 1.7)))
    }

    @Test("a miter join reaches the corner, a bevel and a round one do not")
    func joins() {
        let path = line(.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10))
        let corner = CGPoint(x: 11.9, y: -1.9)
        for (join, isReached) in [(CGLineJoin.miter, true), (.bevel, false), (.round, false)] {
            let outline = path.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: join, miterLimit: 10)
            #expect(outline.contains(corner) == isReached)
            #expect(outline.contains(CGPoint(x: 10, y: -1.9)))
            #expect(outline.contains(CGPoint(x: 10.9, y: -0.9)))
        }
        let limited = path.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 1.2)
        #expect(!limited.contains(corner))
    }

    @Test("a stroked rectangle is a frame with a hole")
    func frame() {
        let outline = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
            .copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        #expect(outline.boundingBoxOfPath == CGRect(x: -2, y: -2, width: 24, height: 24))
        #expect(!outline.contains(CGPoint(x: 10, y: 10)))
        #expect(outline.contains(CGPoint(x: 1.5, y: 10)) && outline.contains(CGPoint(x: -1.5, y: -1.5)))
        #expect(!outline.contains(CGPoint(x: 2.5, y: 2.5)))
    }

    @Test("a stroked circle is a ring, inside and out within a hundredth")
    func ring() {
        let outline = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil)
            .copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        for step in 0..<72 {
            let angle = CGFloat(step) * .pi / 36 + 0.01
            func at(_ radius: CGFloat) -> CGPoint { CGPoint(x: radius * cos(angle), y: radius * sin(angle)) }
            #expect(outline.contains(at(10)) && outline.contains(at(9.05)) && outline.contains(at(10.95)))
            #expect(!outline.contains(at(8.95)) && !outline.contains(at(11.05)))
        }
    }

    @Test("the outline covers what cairo paints for the same stroke")
    func sameAsDrawn() {
        var dice = Dice(11)
        for join in [CGLineJoin.miter, .round, .bevel] {
            for cap in [CGLineCap.butt, .round, .square] {
                let points = (0..<4).map { _ in
                    CGPoint(x: CGFloat.random(in: 10...50, using: &dice), y: .random(in: 10...50, using: &dice))
                }
                let path = CGMutablePath()
                path.move(to: points[0])
                path.addLine(to: points[1])
                path.addQuadCurve(to: points[2], control: points[3])
                let (drawn, filled) = (Canvas(60, 60), Canvas(60, 60))
                drawn.context.setLineJoin(join)
                drawn.context.setLineCap(cap)
                drawn.context.setLineWidth(6)
                drawn.context.addPath(path)
                drawn.context.strokePath()
                filled.context.addPath(
                    path.copy(strokingWithWidth: 6, lineCap: cap, lineJoin: join, miterLimit: 10))
                filled.context.fillPath()
                var worst = 0
                for y in 0..<60 {
                    for x in 0..<60 { worst = max(worst, abs(Int(drawn[x, y][3]) - Int(filled[x, y][3]))) }
                }
                // Cairo samples coverage on a grid of 15 by 17.
                #expect(worst <= 40, "\(join) \(cap) \(points)")
            }
        }
    }

    @Test("dashes and gaps have their lengths, from the phase on")
    func dashes() {
        let path = line(.zero, CGPoint(x: 10, y: 0)).copy(dashingWithPhase: 1, lengths: [3, 2])
        #expect(path.points.map(\.x) == [0, 2, 4, 7, 9, 10])
    }

    @Test("an odd dash pattern swaps dashes and gaps the second time")
    func oddDashes() {
        let path = line(.zero, CGPoint(x: 12, y: 0)).copy(dashingWithPhase: 0, lengths: [2])
        #expect(path.points.map(\.x) == [0, 2, 4, 6, 8, 10, 12] || path.points.map(\.x) == [0, 2, 4, 6, 8, 10])
    }

    @Test("dashes go round corners")
    func dashedCorner() {
        let path = line(.zero, CGPoint(x: 4, y: 0), CGPoint(x: 4, y: 4)).copy(dashingWithPhase: 0, lengths: [6, 100])
        #expect(path.points == [.zero, CGPoint(x: 4, y: 0), CGPoint(x: 4, y: 2)] || path.points.count == 4)
    }
}
