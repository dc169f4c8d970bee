extension PathData {
    /// The outline of the stroked path, for the non-zero winding rule. Zero width gives an empty path.
    func stroked(_ style: StrokeStyle) -> PathData {
        guard style.width > 0, style.width.isFinite, isFinite else { return PathData() }
        var stroker = Stroker(style: style)
        for line in flattened() { stroker.add(line) }
        return stroker.outline
    }

    /// The path cut into dashes; curves become lines. An unusable pattern leaves the path whole.
    func dashed(phase: CGFloat, lengths: [CGFloat]) -> PathData {
        let total = lengths.reduce(0, +)
        guard isFinite, phase.isFinite, total > 0, total.isFinite, lengths.allSatisfy({ $0 >= 0 }) else { return self }
        // An odd pattern repeats with dashes and gaps swapped.
        let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
        let period = pattern.reduce(0, +)
        var result = PathData()
        var budget = 100_000
        for line in flattened() {
            var offset = phase.truncatingRemainder(dividingBy: period)
            if offset < 0 { offset += period }
            var index = 0
            while offset >= pattern[index] {
                offset -= pattern[index]
                index = (index + 1) % pattern.count
            }
            var left = pattern[index] - offset
            let points = line.isClosed && line.points.count > 1 ? line.points + [line.points[0]] : line.points
            guard points.count > 1 else { continue }
            if index % 2 == 0 { result.move(to: points[0]) }
            for segment in 1..<points.count {
                let (from, to) = (points[segment - 1], points[segment])
                let length = from.distance(to: to)
                var done: CGFloat = 0
                while length - done > left, budget > 0 {
                    budget -= 1
                    done += left
                    let point = from.toward(to, done / length)
                    if index % 2 == 0 { result.line(to: point) } else { result.move(to: point) }
                    index = (index + 1) % pattern.count
                    left = pattern[index]
                }
                left -= length - done
                if index % 2 == 0 { result.line(to: to) }
            }
        }
        return result
    }
}

/// Walks along one side of a line and back along the other.
private struct Stroker {
    let style: StrokeStyle
    let half: CGFloat
    /// The angle of the pieces of round caps and joins, so that they keep within a hundredth of a point.
    let step: CGFloat
    var outline = PathData()

    init(style: StrokeStyle) {
        self.style = style
        half = style.width / 2
        step = min(max(2 * acos(max(1 - 0.01 / half, -1)), 0.02), .pi / 4)
    }

    mutating func add(_ line: Polyline) {
        let points = line.points
        if points.count < 2 {
            if let point = points.first { addDot(point) }
            return
        }
        if line.isClosed, points.count > 2 {
            side(points, closed: true)
            side(points.reversed(), closed: true)
        } else if line.isClosed {
            side(points, closed: true)
        } else {
            begin(points)
            half(points)
            cap(points[points.count - 1], from: points[points.count - 2])
            half(points.reversed())
            cap(points[0], from: points[1])
            outline.close()
        }
    }

    /// A subpath of a single point shows only with caps that reach out.
    private mutating func addDot(_ point: CGPoint) {
        let box = CGRect(x: point.x - half, y: point.y - half, width: style.width, height: style.width)
        switch style.cap {
        case .butt: break
        case .round: outline.addEllipse(box)
        case .square: outline.addRect(box)
        }
    }

    private func normal(_ a: CGPoint, _ b: CGPoint) -> CGVector {
        let length = a.distance(to: b)
        return CGVector(dx: (b.y - a.y) / length, dy: (a.x - b.x) / length)
    }

    private func shifted(_ point: CGPoint, _ normal: CGVector) -> CGPoint {
        CGPoint(x: point.x + normal.dx * half, y: point.y + normal.dy * half)
    }

    private mutating func begin(_ points: [CGPoint]) {
        outline.move(to: shifted(points[0], normal(points[0], points[1])))
    }

    /// One side of an open line, from where the outline stands.
    private mutating func half(_ points: [CGPoint]) {
        var last = normal(points[0], points[1])
        for index in 1..<points.count {
            outline.line(to: shifted(points[index], last))
            if index + 1 < points.count {
                let next = normal(points[index], points[index + 1])
                join(points[index], last, next)
                last = next
            }
        }
    }

    private mutating func side(_ points: [CGPoint], closed: Bool) {
        begin(points)
        let count = points.count
        var last = normal(points[0], points[1])
        for index in 1...count {
            let point = points[index % count]
            outline.line(to: shifted(point, last))
            let next = normal(point, points[(index + 1) % count])
            join(point, last, next)
            last = next
        }
        outline.close()
    }

    /// From the end of one segment's side to the beginning of the next one's.
    private mutating func join(_ point: CGPoint, _ from: CGVector, _ to: CGVector) {
        let cross = from.dx * to.dy - from.dy * to.dx
        let dot = from.dx * to.dx + from.dy * to.dy
        let end = shifted(point, to)
        // On the inside of the turn the sides cross; going through the corner keeps the winding right.
        if cross < 0 {
            outline.line(to: point)
            outline.line(to: end)
            return
        }
        switch style.join {
        case .bevel: break
        case .round: arc(point, from, to)
        case .miter:
            // The miter's length is 1 / sin(angle / 2) line widths.
            let ratio = ((1 + dot) / 2).squareRoot()
            if ratio > 0, 1 / ratio <= style.miterLimit {
                let scale = half / (1 + dot)
                outline.line(
                    to: CGPoint(x: point.x + (from.dx + to.dx) * scale, y: point.y + (from.dy + to.dy) * scale))
            }
        }
        outline.line(to: end)
    }

    private mutating func cap(_ point: CGPoint, from previous: CGPoint) {
        let side = normal(previous, point)
        let back = CGVector(dx: -side.dx, dy: -side.dy)
        switch style.cap {
        case .butt: break
        case .round:
            arc(point, side, back)
        case .square:
            let ahead = CGVector(dx: -side.dy * half, dy: side.dx * half)
            for edge in [side, back] {
                let corner = shifted(point, edge)
                outline.line(to: CGPoint(x: corner.x + ahead.dx, y: corner.y + ahead.dy))
            }
        }
        outline.line(to: shifted(point, back))
    }

    /// Turns from one normal to another by the positive angle between them.
    private mutating func arc(_ center: CGPoint, _ from: CGVector, _ to: CGVector) {
        let start = atan2(from.dy, from.dx)
        var sweep = atan2(to.dy, to.dx) - start
        if sweep < 0 { sweep += 2 * .pi }
        let count = Int((sweep / step).rounded(.up))
        guard count > 1 else { return }
        for index in 1..<count {
            let angle = start + sweep * CGFloat(index) / CGFloat(count)
            outline.line(to: CGPoint(x: center.x + half * cos(angle), y: center.y + half * sin(angle)))
        }
    }
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat {
        ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
    }
}
