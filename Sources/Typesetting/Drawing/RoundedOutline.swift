import CoreGraphics
import Foundation

/// Rounds the corners of a glyph's outline, as the rounded design of the system font has them: each convex corner gives way to a
/// curve that begins and ends half a stem before it, or half way to the next corner where that is nearer.
struct RoundedOutline {
    /// Font units.
    let radius: Double
    /// Turns below this many degrees are no corners but parts of a curve.
    private static let leastTurn = 35.0
    private static let stepsOfCurves = 12
    private static let stepsOfCorners = 8

    private struct Point {
        var x: Double
        var y: Double
    }

    private struct Cut {
        /// Where the corner is along the contour.
        var place: Double
        var reach: Double
        var corner: Int
    }

    /// Contours of straight pieces, closed.
    func path(_ path: PathData) -> PathData {
        var result = PathData()
        for contour in flat(path) where contour.count > 2 {
            let points = rounded(contour)
            result.move(to: CGPoint(x: points[0].x, y: points[0].y))
            for point in points.dropFirst() { result.line(to: CGPoint(x: point.x, y: point.y)) }
            result.close()
        }
        return result
    }

    // MARK: Flattening

    private func flat(_ path: PathData) -> [[Point]] {
        var contours: [[Point]] = []
        var current: [Point] = []
        func add(_ x: Double, _ y: Double) {
            if let last = current.last, last.x == x, last.y == y { return }
            current.append(Point(x: x, y: y))
        }
        func finish() {
            if let first = current.first, let last = current.last, current.count > 1, first.x == last.x,
                first.y == last.y
            {
                current.removeLast()
            }
            if !current.isEmpty { contours.append(current) }
            current = []
        }
        path.forEach { verb, from, points in
            let first = points.startIndex
            switch verb {
            case .move:
                finish()
                add(points[first].x, points[first].y)
            case .line: add(points[first].x, points[first].y)
            case .quadratic, .cubic:
                let isCubic = verb == .cubic
                let (a, d) = (from, points[first + (isCubic ? 2 : 1)])
                let q = points[first]
                let b = isCubic ? q : CGPoint(x: (a.x + 2 * q.x) / 3, y: (a.y + 2 * q.y) / 3)
                let c = isCubic ? points[first + 1] : CGPoint(x: (d.x + 2 * q.x) / 3, y: (d.y + 2 * q.y) / 3)
                for step in 1...Self.stepsOfCurves {
                    let t = Double(step) / Double(Self.stepsOfCurves)
                    let u = 1 - t
                    let (k0, k1, k2, k3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    add(k0 * a.x + k1 * b.x + k2 * c.x + k3 * d.x, k0 * a.y + k1 * b.y + k2 * c.y + k3 * d.y)
                }
            case .close: finish()
            }
        }
        finish()
        return contours
    }

    // MARK: Rounding

    /// Degrees by which the way turns left at the middle point.
    private func turn(_ a: Point, _ b: Point, _ c: Point) -> Double {
        let (x1, y1, x2, y2) = (b.x - a.x, b.y - a.y, c.x - b.x, c.y - b.y)
        return atan2(x1 * y2 - y1 * x2, x1 * x2 + y1 * y2) * 180 / .pi
    }

    private func rounded(_ contour: [Point]) -> [Point] {
        let count = contour.count
        let turns = contour.indices.map {
            turn(contour[($0 + count - 1) % count], contour[$0], contour[($0 + 1) % count])
        }
        // PostScript outlines run counterclockwise around ink, holes the other way: corners of the ink turn left in both.
        let convex = contour.indices.filter { turns[$0] > Self.leastTurn }
        guard !convex.isEmpty else { return contour }
        let corners = contour.indices.filter { abs(turns[$0]) > Self.leastTurn }
        var places = [0.0]
        for index in contour.indices {
            let next = contour[(index + 1) % count]
            places.append(places[index] + hypot(next.x - contour[index].x, next.y - contour[index].y))
        }
        let length = places[count]
        func gap(_ from: Double, _ to: Double) -> Double {
            let gap = (to - from).truncatingRemainder(dividingBy: length)
            return gap <= 1e-9 ? (gap < -1e-9 ? gap + length : length) : gap
        }
        let cuts = convex.map { corner -> Cut in
            let place = places[corner]
            let before = corners.map { gap(places[$0], place) }.min() ?? length
            let after = corners.map { gap(place, places[$0]) }.min() ?? length
            return Cut(place: place, reach: min(radius, before / 2, after / 2), corner: corner)
        }
        func point(at place: Double) -> Point {
            var place = place.truncatingRemainder(dividingBy: length)
            if place < 0 { place += length }
            var index = 0
            while index + 1 < count, places[index + 1] <= place { index += 1 }
            let side = places[index + 1] - places[index]
            let t = side > 0 ? (place - places[index]) / side : 0
            let (a, b) = (contour[index], contour[(index + 1) % count])
            return Point(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
        }
        var kept: [(place: Double, point: Point)] = contour.indices.compactMap { index in
            let isCut = cuts.contains { cut in
                let distance = abs(places[index] - cut.place)
                return min(distance, length - distance) < cut.reach - 1e-6
            }
            return isCut ? nil : (places[index], contour[index])
        }
        for cut in cuts {
            let (a, b, corner) = (
                point(at: cut.place - cut.reach), point(at: cut.place + cut.reach), contour[cut.corner]
            )
            let pull = (60..<120).contains(turns[cut.corner]) ? 0.56 : 0.5
            for step in 0...Self.stepsOfCorners {
                let t = Double(step) / Double(Self.stepsOfCorners)
                let u = 1 - t
                let (k0, k3) = (u * u * u + 3 * u * u * t * (1 - pull), 3 * u * t * t * (1 - pull) + t * t * t)
                let k = 1 - k0 - k3
                kept.append(
                    (
                        cut.place - cut.reach + 2 * cut.reach * t,
                        Point(x: k0 * a.x + k * corner.x + k3 * b.x, y: k0 * a.y + k * corner.y + k3 * b.y)
                    ))
            }
        }
        // Places before 0 belong to the first corner; the order around the contour is all that counts.
        return kept.sorted { $0.place < $1.place }.map(\.point)
    }
}
