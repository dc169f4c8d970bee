/// What a transform in space does to the points of a layer's plane: a 3x3 matrix over `(x, y, w)`.
/// It is affine for everything but perspective.
struct PlaneMatrix: Equatable {
    var affine: CGAffineTransform
    /// The column that makes `w`: `w = wx * x + wy * y + w1`.
    var wx: CGFloat = 0
    var wy: CGFloat = 0
    var w1: CGFloat = 1

    static let identity = PlaneMatrix(.identity)

    init(_ affine: CGAffineTransform) {
        self.affine = affine
    }

    init(_ t: CATransform3D) {
        affine = CATransform3DGetAffineTransform(t)
        (wx, wy, w1) = (t.m14, t.m24, t.m44)
        normalise()
    }

    static func translation(_ x: CGFloat, _ y: CGFloat) -> PlaneMatrix {
        PlaneMatrix(CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y))
    }

    var isAffine: Bool { wx == 0 && wy == 0 && w1 == 1 }

    /// Whether edges stay parallel to the axes and are not mirrored.
    var isUpright: Bool { isAffine && affine.b == 0 && affine.c == 0 && affine.a > 0 && affine.d > 0 }

    private mutating func normalise() {
        guard wx == 0, wy == 0, w1 != 1, w1 != 0 else { return }
        let k = 1 / w1
        affine = CGAffineTransform(
            a: affine.a * k, b: affine.b * k, c: affine.c * k, d: affine.d * k, tx: affine.tx * k, ty: affine.ty * k)
        w1 = 1
    }

    /// First this matrix, then `next`.
    func concatenating(_ next: PlaneMatrix) -> PlaneMatrix {
        let (m, n) = (affine, next.affine)
        if isAffine && next.isAffine {
            if m.b == 0, m.c == 0, m.a == 1, m.d == 1, n.b == 0, n.c == 0 {
                return PlaneMatrix(
                    CGAffineTransform(a: n.a, b: 0, c: 0, d: n.d, tx: m.tx * n.a + n.tx, ty: m.ty * n.d + n.ty))
            }
            return PlaneMatrix(
                CGAffineTransform(
                    a: m.a * n.a + m.b * n.c, b: m.a * n.b + m.b * n.d,
                    c: m.c * n.a + m.d * n.c, d: m.c * n.b + m.d * n.d,
                    tx: m.tx * n.a + m.ty * n.c + n.tx, ty: m.tx * n.b + m.ty * n.d + n.ty))
        }
        var r = PlaneMatrix(
            CGAffineTransform(
                a: m.a * n.a + m.b * n.c + wx * n.tx, b: m.a * n.b + m.b * n.d + wx * n.ty,
                c: m.c * n.a + m.d * n.c + wy * n.tx, d: m.c * n.b + m.d * n.d + wy * n.ty,
                tx: m.tx * n.a + m.ty * n.c + w1 * n.tx, ty: m.tx * n.b + m.ty * n.d + w1 * n.ty))
        r.wx = m.a * next.wx + m.b * next.wy + wx * next.w1
        r.wy = m.c * next.wx + m.d * next.wy + wy * next.w1
        r.w1 = m.tx * next.wx + m.ty * next.wy + w1 * next.w1
        r.normalise()
        return r
    }

    func apply(_ p: CGPoint) -> CGPoint {
        let x = p.x * affine.a + p.y * affine.c + affine.tx
        let y = p.x * affine.b + p.y * affine.d + affine.ty
        if isAffine { return CGPoint(x: x, y: y) }
        let w = max(p.x * wx + p.y * wy + w1, 1e-6)
        return CGPoint(x: x / w, y: y / w)
    }

    /// Nil when the plane is seen from its edge.
    func inverted() -> PlaneMatrix? {
        let m = affine
        if isAffine, m.b == 0, m.c == 0 {
            guard m.a != 0, m.d != 0 else { return nil }
            return PlaneMatrix(
                CGAffineTransform(a: 1 / m.a, b: 0, c: 0, d: 1 / m.d, tx: -m.tx / m.a, ty: -m.ty / m.d))
        }
        let c00 = m.d * w1 - wy * m.ty
        let c01 = wx * m.ty - m.b * w1
        let c02 = m.b * wy - m.d * wx
        let det = m.a * c00 + m.c * c01 + m.tx * c02
        guard abs(det) > 1e-12 else { return nil }
        let k = 1 / det
        var r = PlaneMatrix(
            CGAffineTransform(
                a: c00 * k, b: c01 * k,
                c: (wy * m.tx - m.c * w1) * k, d: (m.a * w1 - wx * m.tx) * k,
                tx: (m.c * m.ty - m.d * m.tx) * k, ty: (m.b * m.tx - m.a * m.ty) * k))
        r.wx = c02 * k
        r.wy = (m.c * wx - m.a * wy) * k
        r.w1 = (m.a * m.d - m.b * m.c) * k
        r.normalise()
        return r
    }

    /// The smallest upright rectangle around the transformed one.
    func boundingBox(of r: CGRect) -> CGRect {
        if isUpright {
            return CGRect(
                x: r.origin.x * affine.a + affine.tx, y: r.origin.y * affine.d + affine.ty,
                width: r.size.width * affine.a, height: r.size.height * affine.d)
        }
        let corners = [
            apply(CGPoint(x: r.minX, y: r.minY)), apply(CGPoint(x: r.maxX, y: r.minY)),
            apply(CGPoint(x: r.minX, y: r.maxY)), apply(CGPoint(x: r.maxX, y: r.maxY)),
        ]
        let (x0, x1) = (corners.map(\.x).min()!, corners.map(\.x).max()!)
        let (y0, y1) = (corners.map(\.y).min()!, corners.map(\.y).max()!)
        return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
    }
}
