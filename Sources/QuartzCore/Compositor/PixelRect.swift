/// A rectangle of whole pixels; empty when an end is not beyond its start.
struct PixelRect: Equatable {
    var x0 = 0
    var y0 = 0
    var x1 = 0
    var y1 = 0

    static let empty = PixelRect()

    /// Far beyond any surface, and far from overflow.
    private static let limit: CGFloat = 1e7

    init() {}

    init(x0: Int, y0: Int, x1: Int, y1: Int) {
        (self.x0, self.y0, self.x1, self.y1) = (x0, y0, x1, y1)
    }

    /// The pixels whose centres lie in `rect`, which is how a screen fills an upright rectangle: no soft edges.
    init(snapping rect: CGRect) {
        x0 = Self.whole(rect.origin.x, .toNearestOrAwayFromZero)
        y0 = Self.whole(rect.origin.y, .toNearestOrAwayFromZero)
        x1 = Self.whole(rect.origin.x + rect.size.width, .toNearestOrAwayFromZero)
        y1 = Self.whole(rect.origin.y + rect.size.height, .toNearestOrAwayFromZero)
    }

    /// All pixels that `rect` touches.
    init(covering rect: CGRect) {
        x0 = Self.whole(rect.minX, .down)
        y0 = Self.whole(rect.minY, .down)
        x1 = Self.whole(rect.maxX, .up)
        y1 = Self.whole(rect.maxY, .up)
    }

    /// Rounds with a hair of tolerance, so that 10.499999999 and 10.5, the same number computed in two ways, agree.
    static func whole(_ value: CGFloat, _ rule: FloatingPointRoundingRule) -> Int {
        guard value == value else { return 0 }
        let limited = min(max(value, -limit), limit)
        switch rule {
        case .up: return Int((limited - 1e-6).rounded(.up))
        case .down: return Int((limited + 1e-6).rounded(.down))
        default: return Int((limited + 0.5 + 1e-6).rounded(.down))
        }
    }

    var width: Int { x1 - x0 }
    var height: Int { y1 - y0 }
    var isEmpty: Bool { x1 <= x0 || y1 <= y0 }
    var area: Int { isEmpty ? 0 : width * height }

    func intersection(_ other: PixelRect) -> PixelRect {
        let r = PixelRect(
            x0: max(x0, other.x0), y0: max(y0, other.y0), x1: min(x1, other.x1), y1: min(y1, other.y1))
        return r.isEmpty ? .empty : r
    }

    func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelRect(x0: min(x0, other.x0), y0: min(y0, other.y0), x1: max(x1, other.x1), y1: max(y1, other.y1))
    }

    func intersects(_ other: PixelRect) -> Bool {
        x0 < other.x1 && other.x0 < x1 && y0 < other.y1 && other.y0 < y1 && !isEmpty && !other.isEmpty
    }

    func contains(_ other: PixelRect) -> Bool {
        other.isEmpty || (x0 <= other.x0 && y0 <= other.y0 && x1 >= other.x1 && y1 >= other.y1)
    }

    func inset(by d: Int) -> PixelRect {
        PixelRect(x0: x0 + d, y0: y0 + d, x1: x1 - d, y1: y1 - d)
    }

    func offset(_ dx: Int, _ dy: Int) -> PixelRect {
        PixelRect(x0: x0 + dx, y0: y0 + dy, x1: x1 + dx, y1: y1 + dy)
    }

    var cgRect: CGRect { CGRect(x: x0, y: y0, width: width, height: height) }
}

/// The pixels that must be drawn anew, as a few rectangles. Close ones are joined: drawing a little too much is cheaper
/// than many visits of the tree.
struct DamageRegion {
    private(set) var rects: [PixelRect] = []
    private static let maximumCount = 8

    mutating func add(_ rect: PixelRect) {
        guard !rect.isEmpty else { return }
        var rect = rect
        var index = 0
        while index < rects.count {
            let other = rects[index]
            if other.contains(rect) { return }
            let joined = other.union(rect)
            if joined.area <= other.area + rect.area + min(other.area, rect.area) / 2 {
                rects.remove(at: index)
                rect = joined
                index = 0
            } else {
                index += 1
            }
        }
        rects.append(rect)
        if rects.count > Self.maximumCount { joinCheapestPair() }
    }

    /// Makes one rectangle of `box` and all that touch it; without such nothing. False when that changes nothing.
    mutating func join(over box: PixelRect) -> Bool {
        let touching = rects.filter { $0.intersects(box) }
        if touching.isEmpty || touching.count == 1 && touching[0].contains(box) { return false }
        rects.removeAll { $0.intersects(box) }
        rects.append(touching.reduce(box) { $0.union($1) })
        return true
    }

    private mutating func joinCheapestPair() {
        var best = (waste: Int.max, first: 0, second: 1)
        for i in rects.indices {
            for j in rects.indices where j > i {
                let waste = rects[i].union(rects[j]).area - rects[i].area - rects[j].area
                if waste < best.waste { best = (waste, i, j) }
            }
        }
        let joined = rects[best.first].union(rects[best.second])
        rects.remove(at: best.second)
        rects.remove(at: best.first)
        add(joined)
    }
}
