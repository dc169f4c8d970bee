import CoreGraphics
import Foundation

/// What a symbol paints, step by step. Lengths are em of the point size; the origin is the symbol's centre, y grows downwards.
struct SymbolShape {
    struct Step {
        var path: PathData
        /// 0 fills the path.
        var strokeWidth = 0.0
        var dashes: [Double] = []
        /// Takes away instead of adding.
        var erases = false
    }

    /// An element of a vector picture, painted besides the steps.
    struct Drawing {
        var picture: VectorPicture
        var element: String
        /// The symbol's centre in the picture, in its points.
        var origin: CGPoint
        /// Points of the picture.
        var unitsPerEm: Double
    }

    /// The same as two parts that can have colours of their own: a mark, and the frame around it or the drawing it is put on.
    struct Layers {
        var mark: [Step]
        var frame: [Step]
    }

    var steps: [Step] = []
    /// Painted in a part of the colour, besides the steps.
    var faint: [Step] = []
    /// nil for a symbol of one part.
    var layers: Layers?
    var drawing: Drawing?
    /// Around everything that is added, before anything is erased; null for an empty shape.
    var bounds = CGRect.null

    mutating func add(_ path: PathData, strokeWidth: Double = 0, dashes: [Double] = []) {
        if path.isEmpty { return }
        steps.append(Step(path: path, strokeWidth: strokeWidth, dashes: dashes))
        bounds = bounds.union(path.exactBounds.insetBy(dx: -strokeWidth / 2, dy: -strokeWidth / 2))
    }

    mutating func erase(_ path: PathData, strokeWidth: Double = 0) {
        if path.isEmpty { return }
        steps.append(Step(path: path, strokeWidth: strokeWidth, erases: true))
        if strokeWidth > 0, path == steps.dropLast().last?.path {
            bounds = bounds.insetBy(dx: min(strokeWidth, bounds.width) / 2, dy: min(strokeWidth, bounds.height) / 2)
        }
    }

    /// Everything of another shape, moved; `erases` takes away what it would add (what it erases is left alone).
    mutating func append(_ other: SymbolShape, x: Double = 0, y: Double = 0, erases: Bool = false) {
        let move = CGAffineTransform(translationX: x, y: y)
        for step in other.steps {
            var moved = step
            moved.path = step.path.applying(move)
            if erases {
                if step.erases { continue }
                moved.erases = true
            }
            steps.append(moved)
        }
        if !erases, !other.bounds.isNull { bounds = bounds.union(other.bounds.offsetBy(dx: x, dy: y)) }
    }
}

extension PathData {
    /// The subpaths, each as a path of its own.
    var contours: [PathData] {
        var contours: [PathData] = []
        forEach { verb, _, points in
            let first = points.startIndex
            if verb == .move || contours.isEmpty { contours.append(PathData()) }
            let last = contours.count - 1
            switch verb {
            case .move: contours[last].move(to: points[first])
            case .line: contours[last].line(to: points[first])
            case .quadratic: contours[last].quadratic(to: points[first + 1], control: points[first])
            case .cubic: contours[last].cubic(to: points[first + 2], points[first], points[first + 1])
            case .close: contours[last].close()
            }
        }
        return contours
    }
}
