import Foundation

/// Transforms between two others.
enum TransformMix {
    /// Plane transforms: translation, scale, shear and rotation each on its own, the rotation the shorter way, as was measured.
    /// Others: element by element.
    static func mix(_ from: CATransform3D, _ to: CATransform3D, _ fraction: CGFloat) -> CATransform3D {
        if fraction == 0 { return from }
        if fraction == 1 { return to }
        guard CATransform3DIsAffine(from), CATransform3DIsAffine(to) else { return elements(from, to, fraction) }
        guard let start = Parts(CATransform3DGetAffineTransform(from)),
            var end = Parts(CATransform3DGetAffineTransform(to))
        else { return elements(from, to, fraction) }
        while end.angle - start.angle > .pi { end.angle -= 2 * .pi }
        while end.angle - start.angle < -.pi { end.angle += 2 * .pi }
        func between(_ path: KeyPath<Parts, CGFloat>) -> CGFloat {
            start[keyPath: path] + (end[keyPath: path] - start[keyPath: path]) * fraction
        }
        return CATransform3DMakeAffineTransform(
            Parts(
                x: between(\.x), y: between(\.y), scaleX: between(\.scaleX), scaleY: between(\.scaleY),
                shear: between(\.shear), angle: between(\.angle)
            ).transform)
    }

    private static func elements(_ a: CATransform3D, _ b: CATransform3D, _ f: CGFloat) -> CATransform3D {
        func m(_ path: KeyPath<CATransform3D, CGFloat>) -> CGFloat {
            a[keyPath: path] + (b[keyPath: path] - a[keyPath: path]) * f
        }
        return CATransform3D(
            m11: m(\.m11), m12: m(\.m12), m13: m(\.m13), m14: m(\.m14), m21: m(\.m21), m22: m(\.m22), m23: m(\.m23),
            m24: m(\.m24), m31: m(\.m31), m32: m(\.m32), m33: m(\.m33), m34: m(\.m34), m41: m(\.m41), m42: m(\.m42),
            m43: m(\.m43), m44: m(\.m44))
    }

    /// Scaled, sheared, turned, then moved.
    private struct Parts {
        var x, y, scaleX, scaleY, shear, angle: CGFloat

        init(x: CGFloat, y: CGFloat, scaleX: CGFloat, scaleY: CGFloat, shear: CGFloat, angle: CGFloat) {
            (self.x, self.y, self.scaleX, self.scaleY, self.shear, self.angle) = (x, y, scaleX, scaleY, shear, angle)
        }

        /// Nil where the transform flattens everything.
        init?(_ t: CGAffineTransform) {
            let length = hypot(t.a, t.b)
            guard length > 1e-9 else { return nil }
            let determinant = t.a * t.d - t.b * t.c
            self.init(
                x: t.tx, y: t.ty, scaleX: length, scaleY: determinant / length,
                shear: (t.a * t.c + t.b * t.d) / length, angle: atan2(t.b, t.a))
        }

        var transform: CGAffineTransform {
            let (sine, cosine) = (sin(angle), cos(angle))
            return CGAffineTransform(
                a: scaleX * cosine, b: scaleX * sine, c: shear * cosine - scaleY * sine,
                d: shear * sine + scaleY * cosine, tx: x, ty: y)
        }
    }
}
