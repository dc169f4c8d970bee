import CoreGraphics
import Testing

@Suite struct ContinuousCornerTests {
    private let rect = CGRect(x: 0, y: 0, width: 100, height: 60)

    @Test("a continuous corner reaches 1.53 radii along the sides and lies outside of the circular one there")
    func extent() {
        let path = CGPath.continuousRoundedRect(rect, cornerRadius: 10)
        #expect(path.boundingBoxOfPath == rect)
        #expect(path.points.contains { abs($0.x - (100 - 15.287)) < 0.01 && $0.y == 0 })
        let circular = CGPath(roundedRect: rect, cornerWidth: 10, cornerHeight: 10, transform: nil)
        let near = CGPoint(x: 10.5, y: 0.02)
        #expect(circular.contains(near) && !path.contains(near))
    }

    @Test("on the diagonal it passes where the circle passes, within a thirtieth of the radius")
    func diagonal() {
        let path = CGPath.continuousRoundedRect(rect, cornerRadius: 20)
        let distance = 20 * (1 - 1 / 2.0.squareRoot())
        #expect(path.contains(CGPoint(x: distance + 0.7, y: distance + 0.7)))
        #expect(!path.contains(CGPoint(x: distance - 0.7, y: distance - 0.7)))
    }

    @Test("with room for one radius only the corner is circular")
    func capsule() {
        let path = CGPath.continuousRoundedRect(rect, cornerRadius: 30)
        let circular = CGPath(roundedRect: rect, cornerWidth: 30, cornerHeight: 30, transform: nil)
        for step in 0..<90 {
            let angle = CGFloat(step) * .pi / 180 + 0.005
            for (radius, isInside) in [(29.9, true), (30.1, false)] {
                let point = CGPoint(x: 70 + radius * cos(angle), y: 30 + radius * sin(angle))
                #expect(path.contains(point) == isInside && circular.contains(point) == isInside)
            }
        }
    }

    @Test("corners that are left out are square")
    func someCorners() {
        let path = CGPath.continuousRoundedRect(rect, cornerRadius: 10, corners: [.topLeft, .bottomRight])
        #expect(!path.contains(CGPoint(x: 1, y: 1)) && !path.contains(CGPoint(x: 99, y: 59)))
        #expect(path.contains(CGPoint(x: 99, y: 1)) && path.contains(CGPoint(x: 1, y: 59)))
    }

    @Test("no radius gives the rectangle itself")
    func noRadius() {
        #expect(CGPath.continuousRoundedRect(rect, cornerRadius: 0).isRect(nil))
        #expect(CGPath.continuousRoundedRect(rect, cornerRadius: -5).isRect(nil))
    }
}
