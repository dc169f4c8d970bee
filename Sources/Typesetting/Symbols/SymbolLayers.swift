import CoreGraphics
import Foundation

/// Takes glyphs that show a mark in a frame apart, by how deep their contours lie in each other, and glyphs of several things
/// by where these are.
enum SymbolLayers {
    /// What of a glyph is its first layer; the rest is the second.
    enum First {
        /// The largest of the things that it shows: the cloud of `cloud.rain`.
        case largest
        /// What reaches furthest to the right: the badge of `person.badge.plus`.
        case rightmost
        /// What lies in an outline: the charge of `battery.25`.
        case inner
    }

    /// Unverified: which layers these symbols have.
    static func first(_ name: String) -> First? {
        let parts = name.split(separator: ".")
        if parts.contains("slash") { return nil }
        if name.contains(".badge") { return .rightmost }
        switch parts.first {
        case "cloud": return parts.contains("circle") || !(parts.dropFirst().contains { $0 != "fill" }) ? nil : .largest
        case "battery": return .inner
        case "moon", "bell", "app": return parts.count > 1 && parts[1] != "fill" ? .largest : nil
        default: return nil
        }
    }

    /// A glyph of several things that do not touch each other; nil for others, and for other steps than those of one path.
    static func parts(_ steps: [SymbolShape.Step], first: First) -> SymbolShape.Layers? {
        guard let path = steps.first?.path, steps.allSatisfy({ $0.path == path }) else { return nil }
        let contours = path.contours
        let depths = depths(contours)
        let isFirst: (Int) -> Bool
        switch first {
        case .inner:
            guard depths.contains(where: { $0 > 1 }) else { return nil }
            isFirst = { depths[$0] > 1 }
        case .largest, .rightmost:
            let outer = contours.indices.filter { depths[$0] % 2 == 0 }
            guard outer.count > 1 else { return nil }
            func rank(_ index: Int) -> CGFloat {
                let box = contours[index].exactBounds
                return first == .largest ? box.width * box.height : box.maxX
            }
            guard let chosen = outer.max(by: { rank($0) < rank($1) }) else { return nil }
            let box = contours[chosen].exactBounds.insetBy(dx: -0.001, dy: -0.001)
            isFirst = { index in
                index == chosen
                    || (box.contains(contours[index].exactBounds)
                        && contours[index].points.first.map {
                            contours[chosen].contains($0, .winding)
                        } == true)
            }
        }
        func part(_ isIn: (Int) -> Bool) -> [SymbolShape.Step] {
            var part = PathData()
            for index in contours.indices where isIn(index) { part.append(contours[index]) }
            return steps.map {
                var step = $0
                step.path = part
                return step
            }
        }
        return .init(mark: part(isFirst), frame: part { !isFirst($0) })
    }

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
