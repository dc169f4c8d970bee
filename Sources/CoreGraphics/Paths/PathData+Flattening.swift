/// A subpath of straight lines. No two neighbours are the same point.
package struct Polyline {
    package var points: [CGPoint] = []
    package var isClosed = false

    mutating func add(_ point: CGPoint) {
        if points.last != point { points.append(point) }
    }
}

extension PathData {
    /// Subpaths as lines that keep within `tolerance` of the curves.
    package func flattened(tolerance: CGFloat = 0.01) -> [Polyline] {
        var result: [Polyline] = []
        var open = Polyline()
        func finish() {
            if !open.points.isEmpty { result.append(open) }
            open = Polyline()
        }
        forEach { verb, from, own in
            let base = own.startIndex
            switch verb {
            case .move:
                finish()
                open.add(own[base])
            case .line:
                if open.points.isEmpty { open.add(from) }
                open.add(own[base])
            case .quadratic:
                let (c, p) = (own[base], own[base + 1])
                addCubic(from, from.toward(c, 2 / 3), p.toward(c, 2 / 3), p, tolerance, &open)
            case .cubic:
                addCubic(from, own[base], own[base + 1], own[base + 2], tolerance, &open)
            case .close:
                if open.points.count > 1, open.points.first == open.points.last { open.points.removeLast() }
                open.isClosed = true
                finish()
            }
        }
        finish()
        return result
    }

    private func addCubic(
        _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, _ tolerance: CGFloat, _ line: inout Polyline
    ) {
        // The second differences bound how far the curve strays from its chords.
        let dx = max(abs(p0.x - 2 * p1.x + p2.x), abs(p1.x - 2 * p2.x + p3.x))
        let dy = max(abs(p0.y - 2 * p1.y + p2.y), abs(p1.y - 2 * p2.y + p3.y))
        let bend = (dx * dx + dy * dy).squareRoot()
        let wanted = (0.75 * bend / tolerance).squareRoot().rounded(.up)
        let count = wanted.isFinite ? Int(min(max(wanted, 1), 500)) : 1
        line.add(p0)
        for index in 1...count {
            if index == count {
                line.add(p3)
                break
            }
            let t = CGFloat(index) / CGFloat(count)
            let u = 1 - t
            let (b0, b1, b2, b3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            line.add(
                CGPoint(
                    x: b0 * p0.x + b1 * p1.x + b2 * p2.x + b3 * p3.x,
                    y: b0 * p0.y + b1 * p1.y + b2 * p2.y + b3 * p3.y))
        }
    }
}
