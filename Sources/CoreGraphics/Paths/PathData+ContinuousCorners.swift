/// Which corners of a rectangle are rounded, with the values of `UIRectCorner` and `CACornerMask` ("top" is the side of the
/// smaller y).
package struct RectCorners: OptionSet, Hashable, Sendable {
    package let rawValue: UInt

    package init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    package static let topLeft = RectCorners(rawValue: 1)
    package static let topRight = RectCorners(rawValue: 2)
    package static let bottomLeft = RectCorners(rawValue: 4)
    package static let bottomRight = RectCorners(rawValue: 8)
    package static let all = RectCorners(rawValue: 15)
}

extension CGPath {
    /// A rectangle whose corners bend gradually, as the phone draws its own: such a corner takes 1.53 radii of each side.
    /// Where a side is too short for that, the corners come closer to circular ones.
    package static func continuousRoundedRect(
        _ rect: CGRect, cornerRadius: CGFloat, corners: RectCorners = .all
    ) -> CGPath {
        var data = PathData()
        data.addContinuousRoundedRect(rect, cornerRadius, corners)
        return CGPath(data: data)
    }
}

/// One corner with radius one: four points where its three curves meet, and their control points, each as distances from the
/// corner along the two sides. The published measurement of what UIKit draws.
private let continuousCorner: [CGPoint] = [
    CGPoint(x: 1.528_665, y: 0), CGPoint(x: 1.088_493, y: 0), CGPoint(x: 0.868_407, y: 0),
    CGPoint(x: 0.631_494, y: 0.074_911), CGPoint(x: 0.372_824, y: 0.169_060), CGPoint(x: 0.169_060, y: 0.372_824),
    CGPoint(x: 0.074_911, y: 0.631_494), CGPoint(x: 0, y: 0.868_407), CGPoint(x: 0, y: 1.088_493),
    CGPoint(x: 0, y: 1.528_665),
]

/// A quarter circle cut at the same angles.
private let circularCorner: [CGPoint] = {
    let angle = atan2(CGFloat(1 - 0.631_494), 1 - 0.074_911)
    let cuts: [CGFloat] = [0, angle, .pi / 2 - angle, .pi / 2]
    var points = [CGPoint(x: 1, y: 0)]
    for (from, to) in zip(cuts, cuts.dropFirst()) {
        let arm = 4 / 3 * tan((to - from) / 4)
        points.append(CGPoint(x: 1 - sin(from) - arm * cos(from), y: 1 - cos(from) + arm * sin(from)))
        points.append(CGPoint(x: 1 - sin(to) + arm * cos(to), y: 1 - cos(to) - arm * sin(to)))
        points.append(CGPoint(x: 1 - sin(to), y: 1 - cos(to)))
    }
    return points
}()

extension PathData {
    package mutating func addContinuousRoundedRect(_ rect: CGRect, _ radius: CGFloat, _ corners: RectCorners) {
        let room = min(rect.width, rect.height) / 2
        let radius = min(max(radius, 0), room)
        if rect.isNull { return }
        if radius == 0 || corners.isEmpty { return addRect(rect) }
        // How far the corner may be from a circular one: wholly with room for 1.53 radii, not at all with one radius.
        let blend = min(max((room / radius - 1) / (continuousCorner[0].x - 1), 0), 1)
        let shape = zip(circularCorner, continuousCorner).map { $0.toward($1, blend) }
        /// `along` points away from the corner on the side where the corner begins, `across` on the other side.
        func addCorner(_ corner: RectCorners, _ point: CGPoint, _ along: CGVector, _ across: CGVector) {
            guard corners.contains(corner) else { return line(to: point) }
            func place(_ index: Int) -> CGPoint {
                let part = shape[index]
                return CGPoint(
                    x: point.x + (along.dx * part.x + across.dx * part.y) * radius,
                    y: point.y + (along.dy * part.x + across.dy * part.y) * radius)
            }
            line(to: place(0))
            for index in [1, 4, 7] { cubic(to: place(index + 2), place(index), place(index + 1)) }
        }
        let (left, right) = (CGVector(dx: -1, dy: 0), CGVector(dx: 1, dy: 0))
        let (up, down) = (CGVector(dx: 0, dy: -1), CGVector(dx: 0, dy: 1))
        move(to: CGPoint(x: rect.midX, y: rect.minY))
        addCorner(.topRight, CGPoint(x: rect.maxX, y: rect.minY), left, down)
        addCorner(.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), up, left)
        addCorner(.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), right, up)
        addCorner(.topLeft, CGPoint(x: rect.minX, y: rect.minY), down, right)
        close()
    }
}
