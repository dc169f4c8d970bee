import CoreGraphics
import Foundation

/// Areas that lines of text keep clear of. Points, in the coordinates of the layout, y grows downwards.
package struct ExclusionAreas: Hashable, Sendable {
    private struct Edge: Hashable {
        /// `y0` is smaller than `y1`.
        var x0: Double
        var y0: Double
        var x1: Double
        var y1: Double
        /// 1 where the path runs down, -1 where it runs up.
        var turn: Int

        /// Nil for what is level, and for places too far away to calculate with.
        init?(_ from: CGPoint, _ to: CGPoint) {
            guard from.y != to.y, abs(from.x) < 1e6, abs(from.y) < 1e6, abs(to.x) < 1e6, abs(to.y) < 1e6 else {
                return nil
            }
            let (high, low) = from.y < to.y ? (from, to) : (to, from)
            (x0, y0) = (Double(high.x), Double(high.y))
            (x1, y1) = (Double(low.x), Double(low.y))
            turn = from.y < to.y ? 1 : -1
        }

        func x(_ y: Double) -> Double { x0 + (x1 - x0) * (y - y0) / (y1 - y0) }
    }

    private struct Area: Hashable {
        var edges: [Edge]
        var evenOdd: Bool
    }

    /// A stretch of a line's room between areas.
    package struct Span {
        package var left: Double
        package var width: Double
        /// Nothing is excluded.
        package var isWhole: Bool
    }

    private var areas: [Area] = []
    /// Heights of the ends of edges, ascending.
    private var corners: [Double] = []
    /// Room between text and areas, and, with a container's edges, outside of the layout's width.
    private let padding: Double

    /// - Parameters:
    ///   - offset: what is added to the paths' coordinates.
    ///   - padding: points that lines keep from areas; the layout's width is smaller by as much on both sides than what is divided.
    package init(paths: [(path: CGPath, evenOdd: Bool)], offset: CGPoint, padding: CGFloat) {
        self.padding = Double(padding)
        var corners: Set<Double> = []
        for (path, evenOdd) in paths {
            var edges: [Edge] = []
            for line in path.data.flattened(tolerance: 0.1) {
                let points = line.points.map { CGPoint(x: $0.x + offset.x, y: $0.y + offset.y) }
                for (index, from) in points.enumerated() {
                    guard let edge = Edge(from, points[(index + 1) % points.count]) else { continue }
                    edges.append(edge)
                    corners.insert(edge.y0)
                    corners.insert(edge.y1)
                }
            }
            if !edges.isEmpty { areas.append(Area(edges: edges, evenOdd: evenOdd)) }
        }
        self.corners = corners.sorted()
    }

    /// The stretches that are free between two heights, from left to right, at least a point wide.
    func spans(from top: Double, to bottom: Double, width: Double) -> [Span] {
        let taken = areas.flatMap { Self.taken($0, top, bottom) }.sorted { $0.lowerBound < $1.lowerBound }
        var free: [Span] = []
        var left = -padding
        func add(_ right: Double) {
            let room = right - left - 2 * padding
            if room >= 1 { free.append(Span(left: left + padding, width: room, isWhole: false)) }
        }
        for part in taken where part.upperBound > left {
            if part.lowerBound >= width + padding { break }
            add(part.lowerBound)
            left = max(left, part.upperBound)
        }
        if left == -padding { return [Span(left: 0, width: width, isWhole: true)] }
        if left < width + padding { add(width + padding) }
        return free
    }

    /// What an area takes of the width anywhere between two heights.
    private static func taken(_ area: Area, _ top: Double, _ bottom: Double) -> [ClosedRange<Double>] {
        let edges = area.edges.filter { $0.y0 < bottom && $0.y1 > top }
        guard !edges.isEmpty else { return [] }
        let heights = Set(edges.flatMap { [max($0.y0, top), min($0.y1, bottom)] }).sorted()
        var result: [ClosedRange<Double>] = []
        for (high, low) in zip(heights, heights.dropFirst()) {
            let middle = (high + low) / 2
            let crossing = edges.filter { $0.y0 < middle && $0.y1 > middle }.sorted { $0.x(middle) < $1.x(middle) }
            var winding = 0
            var start: Edge?
            for edge in crossing {
                winding += area.evenOdd ? 1 : edge.turn
                let isInside = area.evenOdd ? winding & 1 == 1 : winding != 0
                if isInside {
                    start = start ?? edge
                } else if let open = start {
                    let left = min(open.x(high), open.x(low))
                    result.append(left...max(left, edge.x(high), edge.x(low)))
                    start = nil
                }
            }
        }
        return result
    }

    /// The next height at which there may be more room: a corner, or a point further down beside a slope.
    func nextTop(after top: Double) -> Double {
        guard let corner = corners.first(where: { $0 > top }) else { return top + 1 }
        return min(corner, top + max(1, (corners[corners.count - 1] - top) / 2000))
    }

    /// The first free part of a rectangle, moved down until there is one, and what of it is left behind.
    package func fragment(of rect: CGRect, isReversed: Bool) -> (found: CGRect, rest: CGRect) {
        guard rect.width > 0, rect.width.isFinite, abs(rect.minY) < 1e6, rect.height.isFinite else {
            return (rect, .zero)
        }
        var top = Double(rect.minY)
        while true {
            let parts = spans(from: top, to: top + Double(rect.height), width: Double(rect.maxX)).compactMap { span in
                let left = max(span.left, Double(rect.minX))
                let width = span.left + span.width - left
                return width > 0
                    ? CGRect(x: left, y: top, width: width, height: Double(rect.height)) : nil
            }
            guard let found = isReversed ? parts.last : parts.first else {
                top = nextTop(after: top)
                continue
            }
            let rest =
                isReversed
                ? CGRect(x: rect.minX, y: found.minY, width: found.minX - rect.minX, height: rect.height)
                : CGRect(x: found.maxX, y: found.minY, width: rect.maxX - found.maxX, height: rect.height)
            return (found, rest.width > 0 ? rest : .zero)
        }
    }
}
