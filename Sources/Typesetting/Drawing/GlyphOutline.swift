import CGraphicsLibs
import CoreGraphics
import Foundation

/// A glyph's outline as a path in font units, y up. Use while holding the text engine's lock.
enum GlyphOutline {
    private struct Key: Hashable {
        var face: UInt32
        var glyph: UInt32
        var isRounded: Bool
    }

    nonisolated(unsafe) private static var cache = GenerationCache<Key, PathData>(capacity: 1024)

    static func path(_ typeface: Typeface, _ glyph: UInt32, isRounded: Bool = false) -> PathData {
        let key = Key(face: typeface.id, glyph: glyph, isRounded: isRounded)
        if let known = cache[key] { return known }
        var made = typeface.drawer.map { path($0, glyph) } ?? PathData()
        if isRounded { made = RoundedOutline(radius: stem(typeface) / 2).path(made) }
        cache[key] = made
        return made
    }

    /// How wide the letter l is, in font units: it is nothing but a stem.
    private static func stem(_ typeface: Typeface) -> Double {
        let box = path(typeface, typeface.asciiGlyphs[0x6C - 32]).exactBounds
        return box.isNull || box.isEmpty ? typeface.unitsPerEm * 0.08 : Double(box.width)
    }

    /// A path of straight pieces as FreeType takes it, for as long as `body` runs; in font units.
    static func withOutline<Result>(
        ofLines path: PathData, _ body: (UnsafeMutablePointer<FT_Outline>) -> Result?
    ) -> Result? {
        var points: [FT_Vector] = []
        var ends: [Int16] = []
        path.forEach { verb, _, to in
            switch verb {
            case .move, .line:
                if verb == .move, !points.isEmpty { ends.append(Int16(clamping: points.count - 1)) }
                let point = to[to.startIndex]
                points.append(FT_Vector(x: FT_Pos(point.x.rounded()), y: FT_Pos(point.y.rounded())))
            default: break
            }
        }
        guard !points.isEmpty, points.count < Int(Int16.max) else { return nil }
        ends.append(Int16(points.count - 1))
        var tags = [CChar](repeating: 1, count: points.count)
        return points.withUnsafeMutableBufferPointer { points in
            tags.withUnsafeMutableBufferPointer { tags in
                ends.withUnsafeMutableBufferPointer { ends in
                    var outline = FT_Outline(
                        n_contours: Int16(ends.count), n_points: Int16(points.count), points: points.baseAddress,
                        tags: tags.baseAddress, contours: ends.baseAddress, flags: 0)
                    return body(&outline)
                }
            }
        }
    }

    /// Loads the outline of a face whose variations are set; empty when the glyph has none.
    static func path(_ face: FT_Face, _ glyph: UInt32) -> PathData {
        guard FT_Load_Glyph(face, glyph, noScale) == 0, face.pointee.glyph.pointee.format == FT_GLYPH_FORMAT_OUTLINE
        else {
            return PathData()
        }
        return path(face.pointee.glyph.pointee.outline)
    }

    /// Unscaled outlines are exact, and no size rounding of the font's own applies.
    static let noScale = Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)

    private static func path(_ outline: FT_Outline) -> PathData {
        var path = PathData()
        guard outline.n_contours > 0, let points = outline.points, let tags = outline.tags,
            let contours = outline.contours
        else { return path }
        var first = 0
        for contour in 0..<Int(outline.n_contours) {
            let last = Int(contours[contour])
            if last >= first, last < Int(outline.n_points) { add(points, tags, first, last, &path) }
            first = last + 1
        }
        return path
    }

    private enum Kind {
        case on, conic, cubic
    }

    private static func add(
        _ points: UnsafeMutablePointer<FT_Vector>, _ tags: UnsafeMutablePointer<CChar>, _ first: Int, _ last: Int,
        _ path: inout PathData
    ) {
        let count = last - first + 1
        func point(_ index: Int) -> CGPoint {
            let vector = points[first + index % count]
            return CGPoint(x: CGFloat(vector.x), y: CGFloat(vector.y))
        }
        func kind(_ index: Int) -> Kind {
            switch tags[first + index % count] & 3 {
            case 1: .on
            case 2: .cubic
            default: .conic
            }
        }
        func middle(_ one: CGPoint, _ other: CGPoint) -> CGPoint {
            CGPoint(x: (one.x + other.x) / 2, y: (one.y + other.y) / 2)
        }
        // Start on the curve: at its first point, its last one, or between two control points.
        var start = point(0)
        var index = 1
        var end = count
        if kind(0) != .on {
            if kind(count - 1) == .on {
                start = point(count - 1)
                end = count - 1
            } else {
                start = middle(point(0), point(count - 1))
            }
            index = 0
        }
        path.move(to: start)
        while index < end {
            switch kind(index) {
            case .on:
                path.line(to: point(index))
                index += 1
            case .conic:
                let control = point(index)
                if index + 1 >= end {
                    path.quadratic(to: start, control: control)
                    index += 1
                } else if kind(index + 1) == .on {
                    path.quadratic(to: point(index + 1), control: control)
                    index += 2
                } else {
                    path.quadratic(to: middle(control, point(index + 1)), control: control)
                    index += 1
                }
            case .cubic:
                guard index + 1 < end else {
                    index += 1
                    continue
                }
                path.cubic(to: index + 2 < end ? point(index + 2) : start, point(index), point(index + 1))
                index += 3
            }
        }
        path.close()
    }
}
