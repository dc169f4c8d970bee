/// Turns the direction of a path round: last subpath first, each from its end to its start.
enum PathReversal {
    private enum Segment {
        case line(CGPoint)
        case quadratic(CGPoint, control: CGPoint)
        case cubic(CGPoint, CGPoint, CGPoint)
    }

    private struct Subpath {
        var start: CGPoint
        var segments: [Segment] = []
        var isClosed = false
    }

    static func reversed(_ path: CGPath) -> CGMutablePath {
        let result = CGMutablePath()
        for subpath in subpaths(of: path).reversed() {
            var points = [subpath.start]
            for segment in subpath.segments { points.append(end(of: segment)) }
            result.move(to: points.last!)
            for (index, segment) in subpath.segments.enumerated().reversed() {
                let target = points[index]
                switch segment {
                case .line: result.addLine(to: target)
                case .quadratic(_, let control): result.addQuadCurve(to: target, control: control)
                case .cubic(_, let first, let second): result.addCurve(to: target, control1: second, control2: first)
                }
            }
            if subpath.isClosed { result.closeSubpath() }
        }
        return result
    }

    private static func end(of segment: Segment) -> CGPoint {
        switch segment {
        case .line(let point): point
        case .quadratic(let point, _): point
        case .cubic(let point, _, _): point
        }
    }

    private static func subpaths(of path: CGPath) -> [Subpath] {
        var result: [Subpath] = []
        func append(_ segment: Segment) {
            if result.isEmpty { result.append(Subpath(start: .zero)) }
            if result[result.count - 1].isClosed {
                result.append(Subpath(start: result[result.count - 1].start))
            }
            result[result.count - 1].segments.append(segment)
        }
        path.applyWithBlock { pointer in
            let element = pointer.pointee
            switch element.type {
            case .moveToPoint: result.append(Subpath(start: element.points[0]))
            case .addLineToPoint: append(.line(element.points[0]))
            case .addQuadCurveToPoint: append(.quadratic(element.points[1], control: element.points[0]))
            case .addCurveToPoint: append(.cubic(element.points[2], element.points[0], element.points[1]))
            case .closeSubpath: if !result.isEmpty { result[result.count - 1].isClosed = true }
            }
        }
        return result
    }
}
