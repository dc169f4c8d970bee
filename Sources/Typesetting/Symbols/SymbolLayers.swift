import CoreGraphics
import Foundation

/// Takes glyphs that show a mark in a frame apart, by how deep their contours lie in each other.
enum SymbolLayers {
    /// The mark is the hole in the frame. `steps` draw frame and hole, whose edges lie `extra` em apart from those of `path`.
    static func filled(_ steps: [SymbolShape.Step], _ path: PathData, _ extra: Double) -> SymbolShape.Layers? {
        let contours = path.contours
        let depths = depths(contours)
        guard depths.contains(where: { $0 > 0 }) else { return nil }
        var mark = SymbolShape()
        let holes = joined(contours, depths) { $0 > 0 }
        mark.add(holes)
        let width = extra * 0.7
        if width > 0.002 {
            mark.add(holes, strokeWidth: width)
        } else if width < -0.002 {
            mark.erase(holes, strokeWidth: -width)
        }
        return .init(mark: mark.steps, frame: steps)
    }

    /// The mark lies within the ring of the frame: an outer and an inner edge are around it.
    static func outlined(_ steps: [SymbolShape.Step]) -> SymbolShape.Layers? {
        guard let first = steps.first else { return nil }
        let contours = first.path.contours
        let depths = depths(contours)
        guard depths.contains(where: { $0 > 1 }) else { return nil }
        func part(_ isIn: (Int) -> Bool) -> [SymbolShape.Step] {
            let path = joined(contours, depths, isIn)
            return steps.map {
                var step = $0
                step.path = path
                return step
            }
        }
        return .init(mark: part { $0 > 1 }, frame: part { $0 <= 1 })
    }

    /// How many other contours are around each.
    private static func depths(_ contours: [PathData]) -> [Int] {
        contours.enumerated().map { index, contour in
            guard let start = contour.points.first else { return 0 }
            return contours.enumerated().count { $0 != index && $1.contains(start, .winding) }
        }
    }

    private static func joined(_ contours: [PathData], _ depths: [Int], _ isIn: (Int) -> Bool) -> PathData {
        var path = PathData()
        for (contour, depth) in zip(contours, depths) where isIn(depth) { path.append(contour) }
        return path
    }
}
