extension PathData {
    /// Around all points, control points included.
    package var controlBounds: CGRect { bounds(of: points) }

    /// Around the segments themselves. A lone point moved to at the end counts only when nothing else is there.
    package var exactBounds: CGRect {
        var extent = Extent()
        forEach { verb, from, own in
            let base = own.startIndex
            switch verb {
            case .close: break
            case .move: break
            case .line:
                extent.add(from)
                extent.add(own[base])
            case .quadratic:
                extent.add(from)
                extent.add(own[base + 1])
                let (c, p) = (own[base], own[base + 1])
                for t in [root(from.x, c.x, p.x), root(from.y, c.y, p.y)] where t > 0 && t < 1 {
                    let u = 1 - t
                    extent.add(
                        CGPoint(
                            x: u * u * from.x + 2 * u * t * c.x + t * t * p.x,
                            y: u * u * from.y + 2 * u * t * c.y + t * t * p.y))
                }
            case .cubic:
                let (c1, c2, p) = (own[base], own[base + 1], own[base + 2])
                extent.add(from)
                extent.add(p)
                extent.addCubic(from, c1, c2, p)
            }
        }
        if extent.isEmpty { return bounds(of: points) }
        return extent.rect
    }

    private func root(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> CGFloat {
        let divisor = a - 2 * b + c
        return divisor == 0 ? -1 : (a - b) / divisor
    }

    private func bounds(of points: [CGPoint]) -> CGRect {
        var extent = Extent()
        for point in points { extent.add(point) }
        return extent.rect
    }

    /// The rectangle that the path is, if it is a single one with upright sides.
    package var rectangle: CGRect? {
        guard verbs.first == .move, verbs.dropFirst().allSatisfy({ $0 == .line || $0 == .close }) else { return nil }
        guard verbs.dropLast().allSatisfy({ $0 != .close }) else { return nil }
        var corners = points
        if corners.count == 5 {
            guard corners[4] == corners[0] else { return nil }
            corners.removeLast()
        } else if verbs.last != .close {
            return nil
        }
        guard corners.count == 4 else { return nil }
        let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
        let isUpright =
            (a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x)
            || (a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y)
        guard isUpright else { return nil }
        return CGRect(x: min(a.x, c.x), y: min(a.y, c.y), width: abs(a.x - c.x), height: abs(a.y - c.y))
    }
}

/// A box that grows around points.
private struct Extent {
    var minX = CGFloat.infinity
    var minY = CGFloat.infinity
    var maxX = -CGFloat.infinity
    var maxY = -CGFloat.infinity

    var isEmpty: Bool { minX > maxX }

    var rect: CGRect {
        isEmpty ? .null : CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    mutating func add(_ point: CGPoint) {
        minX = min(minX, point.x)
        maxX = max(maxX, point.x)
        minY = min(minY, point.y)
        maxY = max(maxY, point.y)
    }

    /// Adds the points where the curve turns back in x or in y.
    mutating func addCubic(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
        let roots =
            turns(p0.x, p1.x, p2.x, p3.x) + turns(p0.y, p1.y, p2.y, p3.y)
        for t in roots where t > 0 && t < 1 {
            let u = 1 - t
            let (b0, b1, b2, b3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            add(
                CGPoint(
                    x: b0 * p0.x + b1 * p1.x + b2 * p2.x + b3 * p3.x,
                    y: b0 * p0.y + b1 * p1.y + b2 * p2.y + b3 * p3.y))
        }
    }

    private func turns(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
        // A third of the derivative: a t² + b t + c.
        let a = p3 - 3 * p2 + 3 * p1 - p0
        let b = 2 * (p2 - 2 * p1 + p0)
        let c = p1 - p0
        if abs(a) < 1e-12 * (abs(b) + abs(c)) { return b == 0 ? [] : [-c / b] }
        let discriminant = b * b - 4 * a * c
        if discriminant < 0 { return [] }
        // The sum that does not cancel keeps both roots exact.
        let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
        return q == 0 ? [q / a] : [q / a, c / q]
    }
}
