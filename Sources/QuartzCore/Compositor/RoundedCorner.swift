import CGraphicsLibs

/// The outlines of rounded rectangles, in pixels.
enum RoundedCorner {
    /// How much of an edge a continuous corner takes, in radii.
    static let continuousExpansion: CGFloat = 1.528665

    /// The points of a continuous corner with radius 1, from the horizontal edge to the vertical one, as distances from
    /// the corner of the rectangle: three cubic curves. These are the constants known of the platform's rounded paths.
    private static let continuous: [(CGFloat, CGFloat)] = [
        (1.52866483, 0),
        (1.08849323, 0), (0.86840689, 0), (0.63149399, 0.07491100),
        (0.37282392, 0.16905899), (0.16905899, 0.37282392), (0.07491100, 0.63149399),
        (0, 0.86840689), (0, 1.08849323), (0, 1.52866483),
    ]
    /// A quarter circle in the same form, split at the same places, for corners with no room for the long curve.
    private static let circular: [(CGFloat, CGFloat)] = {
        func at(_ degrees: CGFloat) -> (CGFloat, CGFloat) {
            let angle = degrees * .pi / 180
            return (1 - sin(angle), 1 - cos(angle))
        }
        func tangent(_ degrees: CGFloat) -> (CGFloat, CGFloat) {
            let angle = degrees * .pi / 180
            return (-cos(angle), sin(angle))
        }
        let k = 4 / 3 * tan(CGFloat.pi / 24)
        var points = [at(0)]
        for piece in 0..<3 {
            let (from, to) = (CGFloat(piece) * 30, CGFloat(piece + 1) * 30)
            let (p, q, tp, tq) = (at(from), at(to), tangent(from), tangent(to))
            points.append((p.0 + tp.0 * k, p.1 + tp.1 * k))
            points.append((q.0 - tq.0 * k, q.1 - tq.1 * k))
            points.append(q)
        }
        return points
    }()

    /// The length of edge that a corner takes.
    static func extent(radius: CGFloat, curve: CALayerCornerCurve, limit: CGFloat) -> CGFloat {
        curve == .continuous ? min(radius * continuousExpansion, max(limit, radius)) : radius
    }

    /// The corner's ten curve points for a radius; `limit` is the room along the edges. Where a continuous corner has
    /// not its full room it goes over into a circular one.
    static func points(radius: CGFloat, curve: CALayerCornerCurve, limit: CGFloat) -> [CGPoint] {
        var blend: CGFloat = 0
        if curve == .continuous, radius > 0 {
            blend = min(max((limit / radius - 1) / (continuousExpansion - 1), 0), 1)
        }
        return (0..<10).map { index in
            let (c, s) = (circular[index], continuous[index])
            return CGPoint(
                x: radius * (c.0 + (s.0 - c.0) * blend), y: radius * (c.1 + (s.1 - c.1) * blend))
        }
    }

    /// Adds a rounded rectangle to the current path of a cairo context.
    static func addPath(
        _ cairo: OpaquePointer, _ rect: CGRect, radius: CGFloat, curve: CALayerCornerCurve, corners: CACornerMask
    ) {
        let limit = min(rect.width, rect.height) / 2
        let radius = min(radius, limit)
        let points = radius > 0 ? points(radius: radius, curve: curve, limit: limit) : []
        func corner(_ mask: CACornerMask, _ x: CGFloat, _ y: CGFloat, _ sx: CGFloat, _ sy: CGFloat, reversed: Bool) {
            guard corners.contains(mask), radius > 0 else {
                cairo_line_to(cairo, x, y)
                return
            }
            let p = (reversed ? points.reversed() : points).map { CGPoint(x: x + sx * $0.x, y: y + sy * $0.y) }
            cairo_line_to(cairo, p[0].x, p[0].y)
            for piece in 0..<3 {
                let (a, b, c) = (p[piece * 3 + 1], p[piece * 3 + 2], p[piece * 3 + 3])
                cairo_curve_to(cairo, a.x, a.y, b.x, b.y, c.x, c.y)
            }
        }
        cairo_new_sub_path(cairo)
        corner(.layerMaxXMinYCorner, rect.maxX, rect.minY, -1, 1, reversed: false)
        corner(.layerMaxXMaxYCorner, rect.maxX, rect.maxY, -1, -1, reversed: true)
        corner(.layerMinXMaxYCorner, rect.minX, rect.maxY, 1, -1, reversed: false)
        corner(.layerMinXMinYCorner, rect.minX, rect.minY, 1, 1, reversed: true)
        cairo_close_path(cairo)
    }
}

/// A rounded rectangle on whole pixels.
struct RoundedRect {
    var rect: PixelRect
    /// Pixels, not larger than half of the shorter side.
    var radius: CGFloat
    var curve: CALayerCornerCurve
    var corners: CACornerMask

    init(rect: PixelRect, radius: CGFloat, curve: CALayerCornerCurve, corners: CACornerMask) {
        self.rect = rect
        // Larger ones would need masks of more pixels than there is memory; no screen shows the difference.
        self.radius = max(0, min(radius, CGFloat(min(rect.width, rect.height)) / 2, 4096))
        self.curve = curve
        self.corners = corners
    }

    var isRound: Bool { radius > 0.01 && !corners.isEmpty }

    /// The side of the square of pixels that a corner needs.
    var cornerSide: Int {
        guard isRound else { return 0 }
        let limit = CGFloat(min(rect.width, rect.height)) / 2
        return Int((RoundedCorner.extent(radius: radius, curve: curve, limit: limit) - 1e-6).rounded(.up))
    }

    /// Whether corners meet in a pixel row or column, so that they cannot be put together from squares.
    var needsWholeMask: Bool { 2 * cornerSide > min(rect.width, rect.height) }
}

/// Coverage of rounded corners, made once for each size. Everything round and upright is put together from these, so a
/// picture does not depend on how it was cut into damaged rectangles.
@MainActor final class CornerMasks {
    static let shared = CornerMasks()

    private struct Key: Hashable {
        var radius: CGFloat
        var limit: CGFloat
        var curve: CALayerCornerCurve
        var border: CGFloat
        var corners: UInt
        var width: Int
        var height: Int
        var inverted: Bool
    }

    /// The same corner in its four places: top left, top right, bottom left, bottom right.
    typealias Quad = [CoverageMask]

    private var quads: [Key: Quad] = [:]
    private var wholes: [Key: CoverageMask] = [:]
    private var wholeBytes = 0
    private static let wholeLimit = 8 << 20

    /// Corners of a filled shape (`border` nil) or of a ring. `inverted` gives what the shape leaves out.
    func quad(_ shape: RoundedRect, border: CGFloat?, inverted: Bool = false) -> Quad {
        let side = max(shape.cornerSide, Int((border ?? 0).rounded(.up)))
        let room = CGFloat(min(shape.rect.width, shape.rect.height)) / 2
        let limit = shape.curve == .continuous ? min(room, shape.radius * RoundedCorner.continuousExpansion) : 0
        let key = Key(
            radius: shape.radius, limit: limit, curve: shape.curve, border: border ?? -1, corners: 15, width: side,
            height: 0, inverted: inverted)
        if let quad = quads[key] { return quad }
        let mask = CoverageMask(width: side, height: side)
        let far = max(CGFloat(side), max(limit, shape.radius)) * 2 + 2
        let outline = CGRect(x: 0, y: 0, width: far, height: far)
        Self.draw(
            mask, outline, shape.radius, shape.curve, .layerMinXMinYCorner, border: border,
            limit: shape.curve == .continuous ? limit : nil)
        if inverted { mask.invert() }
        let quad = [
            mask, mask.mirrored(x: true, y: false), mask.mirrored(x: false, y: true), mask.mirrored(x: true, y: true),
        ]
        if quads.count > 512 { quads.removeAll() }
        quads[key] = quad
        return quad
    }

    /// The whole shape or ring, for small ones.
    func whole(_ shape: RoundedRect, border: CGFloat?, inverted: Bool = false) -> CoverageMask {
        let key = Key(
            radius: shape.radius, limit: 0, curve: shape.curve, border: border ?? -1, corners: shape.corners.rawValue,
            width: shape.rect.width, height: shape.rect.height, inverted: inverted)
        if let mask = wholes[key] { return mask }
        let mask = CoverageMask(width: shape.rect.width, height: shape.rect.height)
        let outline = CGRect(x: 0, y: 0, width: shape.rect.width, height: shape.rect.height)
        Self.draw(mask, outline, shape.radius, shape.curve, shape.corners, border: border, limit: nil)
        if inverted { mask.invert() }
        wholeBytes += mask.byteCount
        if wholeBytes > Self.wholeLimit {
            wholes.removeAll()
            wholeBytes = mask.byteCount
        }
        wholes[key] = mask
        return mask
    }

    private static func draw(
        _ mask: CoverageMask, _ outline: CGRect, _ radius: CGFloat, _ curve: CALayerCornerCurve,
        _ corners: CACornerMask, border: CGFloat?, limit: CGFloat?
    ) {
        mask.draw { cairo in
            cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
            if let limit {
                // One corner in the middle of nowhere: only its room along the edges counts.
                let points = RoundedCorner.points(radius: radius, curve: curve, limit: limit)
                cairo_move_to(cairo, points[0].x, points[0].y)
                for piece in 0..<3 {
                    let (a, b, c) = (points[piece * 3 + 1], points[piece * 3 + 2], points[piece * 3 + 3])
                    cairo_curve_to(cairo, a.x, a.y, b.x, b.y, c.x, c.y)
                }
                cairo_line_to(cairo, 0, outline.maxY)
                cairo_line_to(cairo, outline.maxX, outline.maxY)
                cairo_line_to(cairo, outline.maxX, 0)
                cairo_close_path(cairo)
            } else {
                RoundedCorner.addPath(cairo, outline, radius: radius, curve: curve, corners: corners)
            }
            if let border {
                let inner = outline.insetBy(dx: border, dy: border)
                if inner.width > 0, inner.height > 0 {
                    RoundedCorner.addPath(
                        cairo, inner, radius: max(0, radius - border), curve: curve, corners: corners)
                }
            }
            cairo_fill(cairo)
        }
    }
}
