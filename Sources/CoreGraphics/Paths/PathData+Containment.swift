extension PathData {
    /// Winding number or parity around `point`, by crossings of a ray to the right. Points on the left and top edges
    /// count as inside.
    package func contains(_ point: CGPoint, _ rule: CGPathFillRule) -> Bool {
        guard point.isFinite, isFinite else { return false }
        var winding = 0
        var begin = CGPoint.zero
        var current = CGPoint.zero
        func cross(_ a: CGPoint, _ b: CGPoint) {
            if (a.y <= point.y) == (b.y <= point.y) { return }
            let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
            if x > point.x { winding += a.y < b.y ? 1 : -1 }
        }
        forEach { verb, from, own in
            let base = own.startIndex
            switch verb {
            case .move:
                cross(current, begin)
                begin = own[base]
            case .line:
                cross(from, own[base])
            case .quadratic:
                let (c, p) = (own[base], own[base + 1])
                flatten(from, from.toward(c, 2 / 3), p.toward(c, 2 / 3), p, cross)
            case .cubic:
                flatten(from, own[base], own[base + 1], own[base + 2], cross)
            case .close:
                cross(from, begin)
            }
            current = own.last ?? begin
        }
        cross(current, begin)
        return rule == .winding ? winding != 0 : winding % 2 != 0
    }

    /// Lines that stay within a few thousandths of the curve's size.
    private func flatten(
        _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, _ line: (CGPoint, CGPoint) -> Void
    ) {
        let count = 64
        var last = p0
        for index in 1...count {
            let t = CGFloat(index) / CGFloat(count)
            let u = 1 - t
            let (b0, b1, b2, b3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            let next =
                index == count
                ? p3
                : CGPoint(
                    x: b0 * p0.x + b1 * p1.x + b2 * p2.x + b3 * p3.x,
                    y: b0 * p0.y + b1 * p1.y + b2 * p2.y + b3 * p3.y)
            line(last, next)
            last = next
        }
    }
}

extension CGPoint {
    /// The point a fraction of the way towards `other`.
    func toward(_ other: CGPoint, _ fraction: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
    }
}
