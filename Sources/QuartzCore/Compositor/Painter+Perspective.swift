extension Painter {
    /// Draws the subtree flat and lays it into the picture through its plane's matrix.
    func paintPlane(_ node: RenderNode, clip: PixelRect, alpha: Double) {
        guard let plane = node.plane, !plane.flatBounds.isEmpty else { return }
        // A transparent pixel all around makes the edges soft.
        let flat = Canvas(bounds: plane.flatBounds.inset(by: -1), isOpaque: false)
        let outer = (node.ownBounds, node.subtreeBounds)
        node.plane = nil
        node.ownBounds = plane.flatBounds
        node.subtreeBounds = plane.flatBounds
        Painter(canvas: flat, stage: plane.flatBounds).paint(node, clip: plane.flatBounds, alpha: alpha)
        (node.ownBounds, node.subtreeBounds) = outer
        node.plane = plane
        guard let toFlat = plane.matrix.inverted() else { return }
        canvas.lay(flat, through: toFlat, clip: clip)
    }
}

extension Canvas {
    /// Lays a flat picture into a rectangle, looking up each pixel's centre in it and mixing the four pixels around.
    /// Pixman's own projective fetch is not used: it paints stray pixels where the perspective divisor is exactly one.
    func lay(_ flat: Canvas, through toFlat: PlaneMatrix, clip: PixelRect) {
        let r = clip.intersection(bounds)
        let m = toFlat.affine
        let f = flat.bounds
        for y in r.y0..<r.y1 {
            let target = row(y, from: r.x0)
            let py = CGFloat(y) + 0.5
            for column in 0..<r.width {
                let px = CGFloat(r.x0 + column) + 0.5
                let w = px * toFlat.wx + py * toFlat.wy + toFlat.w1
                guard w > 1e-9 else { continue }
                // From centres of pixels to their numbers, in 256ths.
                let u = (px * m.a + py * m.c + m.tx) / w - 0.5 - CGFloat(f.x0)
                let v = (px * m.b + py * m.d + m.ty) / w - 0.5 - CGFloat(f.y0)
                guard u > 0, v > 0, u < CGFloat(f.width - 1), v < CGFloat(f.height - 1) else { continue }
                let (ix, iy) = (Int(u), Int(v))
                let (fx, fy) = (UInt32((u - CGFloat(ix)) * 256), UInt32((v - CGFloat(iy)) * 256))
                let upper = flat.row(f.y0 + iy, from: f.x0 + ix)
                let lower = flat.row(f.y0 + iy + 1, from: f.x0 + ix)
                let source = Self.mix(Self.mix(upper[0], upper[1], fx), Self.mix(lower[0], lower[1], fx), fy)
                let a = source >> 24
                if a == 255 {
                    target[column] = source
                } else if a > 0 {
                    target[column] = source &+ Self.scaled(target[column], 255 - a)
                }
            }
        }
    }

    /// `a` and `b` in the parts `256 - k` and `k`, all four channels.
    @inline(__always) private static func mix(_ a: UInt32, _ b: UInt32, _ k: UInt32) -> UInt32 {
        let even = ((a & 0xFF00FF) * (256 - k) + (b & 0xFF00FF) * k + 0x800080) >> 8 & 0xFF00FF
        let odd = ((a >> 8 & 0xFF00FF) * (256 - k) + (b >> 8 & 0xFF00FF) * k + 0x800080) & 0xFF00_FF00
        return even | odd
    }

    /// All four channels times `k` / 255, rounded.
    @inline(__always) private static func scaled(_ p: UInt32, _ k: UInt32) -> UInt32 {
        let even = (p & 0xFF00FF) * k + 0x800080
        let odd = (p >> 8 & 0xFF00FF) * k + 0x800080
        return (even + (even >> 8 & 0xFF00FF)) >> 8 & 0xFF00FF | (odd + (odd >> 8 & 0xFF00FF)) & 0xFF00_FF00
    }
}
