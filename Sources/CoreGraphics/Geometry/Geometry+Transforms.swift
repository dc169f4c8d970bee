extension CGPoint {
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
        CGPoint(
            x: transform.a * x + transform.c * y + transform.tx,
            y: transform.b * x + transform.d * y + transform.ty)
    }

    package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGSize {
    /// The size as a vector, transformed without the translation; parts may become negative.
    public func applying(_ transform: CGAffineTransform) -> CGSize {
        CGSize(
            width: transform.a * width + transform.c * height,
            height: transform.b * width + transform.d * height)
    }
}

extension CGVector {
    public func applying(_ transform: CGAffineTransform) -> CGVector {
        CGVector(dx: transform.a * dx + transform.c * dy, dy: transform.b * dx + transform.d * dy)
    }
}

extension CGRect {
    /// The smallest upright rectangle around the transformed corners. Null stays null, infinite stays infinite.
    public func applying(_ transform: CGAffineTransform) -> CGRect {
        if isNull || isInfinite || transform.isIdentity { return self }
        let first = CGPoint(x: minX, y: minY).applying(transform)
        let third = CGPoint(x: maxX, y: maxY).applying(transform)
        if transform.preservesAxes {
            return CGRect(
                x: min(first.x, third.x), y: min(first.y, third.y),
                width: abs(third.x - first.x), height: abs(third.y - first.y))
        }
        let second = CGPoint(x: maxX, y: minY).applying(transform)
        let fourth = CGPoint(x: minX, y: maxY).applying(transform)
        let left = min(min(first.x, second.x), min(third.x, fourth.x))
        let right = max(max(first.x, second.x), max(third.x, fourth.x))
        let top = min(min(first.y, second.y), min(third.y, fourth.y))
        let bottom = max(max(first.y, second.y), max(third.y, fourth.y))
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    package var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }

    /// The part within 2^24 points of the origin; null for anything that is no number. Foundation's intersections and unions
    /// end the program for numbers that are not finite.
    package var bounded: CGRect {
        if isNull { return .null }
        let limit: CGFloat = 16_777_216
        let (left, right, top, bottom) = (minX, maxX, minY, maxY)
        guard left <= right, top <= bottom, left < limit, right > -limit, top < limit, bottom > -limit else {
            return .null
        }
        let (x, y) = (max(left, -limit), max(top, -limit))
        return CGRect(x: x, y: y, width: min(right, limit) - x, height: min(bottom, limit) - y)
    }
}
