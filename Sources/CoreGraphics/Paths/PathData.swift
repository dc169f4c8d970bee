/// The segments of a path: verbs, and the points they take one after the other.
package struct PathData: Hashable, Sendable {
    package enum Verb: UInt8, Sendable {
        case move, line, quadratic, cubic, close

        package var pointCount: Int {
            switch self {
            case .move, .line: 1
            case .quadratic: 2
            case .cubic: 3
            case .close: 0
            }
        }
    }

    package private(set) var verbs: [Verb] = []
    package private(set) var points: [CGPoint] = []

    /// Where the open subpath began; also the current point right after a close.
    private var start = CGPoint.zero

    package init() {}

    package var isEmpty: Bool { verbs.isEmpty }

    package var currentPoint: CGPoint? {
        guard let last = verbs.last else { return nil }
        return last == .close ? start : points[points.count - 1]
    }

    package mutating func move(to point: CGPoint) {
        if verbs.last == .move {
            points[points.count - 1] = point
        } else {
            verbs.append(.move)
            points.append(point)
        }
        start = point
    }

    package mutating func line(to point: CGPoint) {
        prepare(for: point)
        verbs.append(.line)
        points.append(point)
    }

    package mutating func quadratic(to point: CGPoint, control: CGPoint) {
        prepare(for: control)
        verbs.append(.quadratic)
        points.append(control)
        points.append(point)
    }

    package mutating func cubic(to point: CGPoint, _ control1: CGPoint, _ control2: CGPoint) {
        prepare(for: control1)
        verbs.append(.cubic)
        points.append(control1)
        points.append(control2)
        points.append(point)
    }

    package mutating func close() {
        guard let last = verbs.last, last != .close else { return }
        verbs.append(.close)
    }

    /// A segment right after a close starts a new subpath where the last one began. Without any current point the
    /// segment starts at its own first point.
    private mutating func prepare(for point: CGPoint) {
        guard let last = verbs.last else { return move(to: point) }
        if last == .close { move(to: start) }
    }

    package mutating func append(_ other: PathData, _ transform: CGAffineTransform = .identity) {
        guard !other.isEmpty else { return }
        if verbs.last == .move, other.verbs.first == .move {
            verbs.removeLast()
            points.removeLast()
        }
        verbs.append(contentsOf: other.verbs)
        if transform.isIdentity {
            points.append(contentsOf: other.points)
            start = other.start
        } else {
            points.reserveCapacity(points.count + other.points.count)
            for point in other.points { points.append(point.applying(transform)) }
            start = other.start.applying(transform)
        }
    }

    /// Appends the segments of `other`, whose first move only tells where the current point is.
    mutating func append(segments other: PathData, _ transform: CGAffineTransform, skippingFirstMove: Bool) {
        guard skippingFirstMove, other.verbs.first == .move else {
            append(other, transform)
            return
        }
        if verbs.last == .close { move(to: start) }
        let start = self.start
        verbs.append(contentsOf: other.verbs.dropFirst())
        for point in other.points.dropFirst() { points.append(point.applying(transform)) }
        self.start = start
    }

    package func applying(_ transform: CGAffineTransform) -> PathData {
        if transform.isIdentity { return self }
        var result = self
        for index in result.points.indices { result.points[index] = points[index].applying(transform) }
        result.start = start.applying(transform)
        return result
    }

    /// Calls `body` for each segment with the point where it begins and its own points.
    package func forEach(_ body: (Verb, _ from: CGPoint, _ points: ArraySlice<CGPoint>) -> Void) {
        var index = 0
        var current = CGPoint.zero
        var begin = CGPoint.zero
        for verb in verbs {
            let count = verb.pointCount
            let own = points[index..<index + count]
            body(verb, current, own)
            index += count
            if verb == .close {
                current = begin
            } else {
                current = points[index - 1]
                if verb == .move { begin = current }
            }
        }
    }

    /// True when every number is finite: nothing else may reach the rasteriser.
    package var isFinite: Bool {
        points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
    }

    package static func == (left: PathData, right: PathData) -> Bool {
        left.verbs == right.verbs && left.points == right.points
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(verbs)
        hasher.combine(points)
    }
}
