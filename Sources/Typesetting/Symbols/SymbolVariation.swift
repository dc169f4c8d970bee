import CoreGraphics
import Foundation

/// Symbols whose parts say how much there is of something: up to the value they are drawn whole, beyond it faintly.
///
/// Unverified: that faint parts have 30 % of the colour.
enum SymbolVariation {
    static let faintness = 0.3

    /// The order in which the parts of a symbol fill up.
    private enum Order {
        case leftToRight, rightToLeft, bottomToTop
    }

    /// Names without `.fill`, the order of their parts, and how many at the start are always whole.
    private static let orders: [String: (order: Order, fixed: Int)] = [
        "wifi": (.bottomToTop, 0), "cellularbars": (.leftToRight, 0), "chart.bar": (.leftToRight, 0),
        "speaker.3": (.leftToRight, 1), "speaker.wave.2": (.leftToRight, 1), "speaker.wave.3": (.leftToRight, 1),
        "wave.3.right": (.leftToRight, 0), "wave.3.forward": (.leftToRight, 0), "wave.3.left": (.rightToLeft, 0),
        "wave.3.backward": (.rightToLeft, 0),
    ]

    private static func order(of name: String) -> (order: Order, fixed: Int)? {
        orders[name.hasSuffix(".fill") ? String(name.dropLast(5)) : name]
    }

    static func has(_ name: String) -> Bool { order(of: name) != nil }

    /// How many of the parts are whole: each for a value above its share of 0...1.
    static func count(_ value: Double, of parts: Int) -> Int {
        let value = value.isNaN ? 1 : min(max(value, 0), 1)
        return min(parts, Int((value * Double(parts) - 1e-9).rounded(.up)))
    }

    /// The shape with the parts beyond the value drawn faintly; other symbols stay as they are.
    static func shape(_ shape: SymbolShape, _ name: String, value: Double) -> SymbolShape {
        guard let (order, fixed) = order(of: name), let first = shape.steps.first,
            shape.steps.allSatisfy({ $0.path == first.path })
        else { return shape }
        let contours = first.path.contours
        var parts = parts(contours)
        guard parts.count > fixed + 1 else { return shape }
        func start(_ part: [Int]) -> Double {
            let box = part.reduce(CGRect.null) { $0.union(contours[$1].exactBounds) }
            switch order {
            case .leftToRight: return Double(box.minX)
            case .rightToLeft: return -Double(box.maxX)
            case .bottomToTop: return -Double(box.minY)
            }
        }
        parts.sort { start($0) < start($1) }
        let whole = fixed + count(value, of: parts.count - fixed)
        func steps(_ parts: some Sequence<[Int]>) -> [SymbolShape.Step] {
            var path = PathData()
            for index in parts.joined() { path.append(contours[index]) }
            guard !path.isEmpty else { return [] }
            return shape.steps.map {
                var step = $0
                step.path = path
                return step
            }
        }
        var result = shape
        result.steps = steps(parts[..<whole])
        result.faint = steps(parts[whole...])
        result.layers = nil
        return result
    }

    /// Contours that belong together: an outer edge with the holes in it.
    private static func parts(_ contours: [PathData]) -> [[Int]] {
        var parts: [[Int]] = []
        for (index, contour) in contours.enumerated() {
            guard let start = contour.points.first else { continue }
            let isHole = contours.enumerated().contains { $0 != index && $1.contains(start, .winding) }
            if !isHole { parts.append([index]) }
        }
        for (index, contour) in contours.enumerated() {
            guard let start = contour.points.first, !parts.contains(where: { $0[0] == index }) else { continue }
            if let outer = parts.firstIndex(where: { contours[$0[0]].contains(start, .winding) }) {
                parts[outer].append(index)
            }
        }
        return parts
    }
}
