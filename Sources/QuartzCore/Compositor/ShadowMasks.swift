import CGraphicsLibs

/// Blurred outlines, made once for each shape and blur.
@MainActor final class ShadowMasks {
    static let shared = ShadowMasks()

    /// The pieces of a rounded box's shadow.
    struct Slices {
        /// Top left, top right, bottom left, bottom right.
        var corners: [CoverageMask]
        /// Coverage from outside inwards across a straight edge.
        var profile: [UInt8]
        /// Some rows of the straight edges at the sides.
        var left: CoverageMask
        var right: CoverageMask
    }

    private struct BoxKey: Hashable {
        var radius: CGFloat
        var curve: CALayerCornerCurve
        var corners: UInt
        var blur: ShadowBlur
        var width: Int
        var height: Int
    }

    private struct PathKey: Hashable {
        var path: PathData
        var blur: ShadowBlur
    }

    private var sliced: [BoxKey: Slices] = [:]
    private var wholes: [BoxKey: CoverageMask] = [:]
    private var paths: [PathKey: CoverageMask] = [:]
    private var bytes = 0
    private static let byteLimit = 48 << 20

    private func made(_ mask: CoverageMask) -> CoverageMask {
        bytes += mask.byteCount
        if bytes > Self.byteLimit {
            wholes.removeAll()
            paths.removeAll()
            bytes = mask.byteCount
        }
        return mask
    }

    /// The shadow of a box, with `reach` pixels around it.
    func whole(_ shape: RoundedRect, _ blur: ShadowBlur) -> CoverageMask {
        let key = BoxKey(
            radius: shape.radius, curve: shape.curve, corners: shape.corners.rawValue, blur: blur,
            width: shape.rect.width, height: shape.rect.height)
        if let mask = wholes[key] { return mask }
        let mask = made(Self.box(shape, blur))
        wholes[key] = mask
        return mask
    }

    func slices(_ shape: RoundedRect, _ blur: ShadowBlur) -> Slices {
        let key = BoxKey(
            radius: shape.radius, curve: shape.curve, corners: shape.corners.rawValue, blur: blur, width: 0, height: 0)
        if let slices = sliced[key] { return slices }
        let reach = blur.reach
        let inner = shape.cornerSide + reach
        let side = inner + reach
        // A whole number of reduced pixels, so that both halves are blurred alike.
        let total = (2 * side + blur.factor) / blur.factor * blur.factor
        var small = shape
        small.rect = PixelRect(x0: 0, y0: 0, x1: total - 2 * reach, y1: total - 2 * reach)
        let mask = Self.box(small, blur)
        func part(_ x: Int, _ y: Int) -> CoverageMask {
            let piece = CoverageMask(width: side, height: side)
            for row in 0..<side {
                (piece.bytes + row * piece.stride).update(from: mask.bytes + (y + row) * mask.stride + x, count: side)
            }
            return piece
        }
        let far = total - side
        let profile = (0..<side).map { mask[side, $0] }
        let (left, right) = (CoverageMask(width: side, height: 32), CoverageMask(width: side, height: 32))
        for y in 0..<32 {
            for x in 0..<side { (left[x, y], right[x, y]) = (profile[x], profile[side - 1 - x]) }
        }
        let slices = Slices(
            corners: [part(0, 0), part(far, 0), part(0, far), part(far, far)], profile: profile, left: left,
            right: right)
        if sliced.count > 256 { sliced.removeAll() }
        sliced[key] = slices
        return slices
    }

    private static func box(_ shape: RoundedRect, _ blur: ShadowBlur) -> CoverageMask {
        let (reach, f) = (blur.reach, blur.factor)
        func rounded(_ length: Int) -> Int { (length + f - 1) / f * f }
        let mask = CoverageMask(
            width: rounded(shape.rect.width + 2 * reach), height: rounded(shape.rect.height + 2 * reach))
        mask.draw { cairo in
            let rect = CGRect(x: reach, y: reach, width: shape.rect.width, height: shape.rect.height)
            RoundedCorner.addPath(cairo, rect, radius: shape.radius, curve: shape.curve, corners: shape.corners)
            cairo_fill(cairo)
        }
        return blur.apply(to: mask)
    }

    /// The shadow of a path and the pixel its mask begins at.
    func mask(
        of path: CGPath, _ matrix: CGAffineTransform, _ blur: ShadowBlur
    ) -> (CoverageMask, (x: Int, y: Int))? {
        let data = path.data.applying(matrix)
        let bounds = PixelRect(covering: data.exactBounds)
        // Larger ones would be mostly out of sight.
        guard !bounds.isEmpty, bounds.width < 8192, bounds.height < 8192 else { return nil }
        let (reach, f) = (blur.reach, blur.factor)
        let origin = (x: bounds.x0 - reach, y: bounds.y0 - reach)
        let local = data.applying(
            CGAffineTransform(translationX: -CGFloat(bounds.x0), y: -CGFloat(bounds.y0)))
        let key = PathKey(path: local, blur: blur)
        if let mask = paths[key] { return (mask, origin) }
        func rounded(_ length: Int) -> Int { (length + f - 1) / f * f }
        let area = CoverageMask(width: rounded(bounds.width + 2 * reach), height: rounded(bounds.height + 2 * reach))
        let context = CGContext(pixelWidth: area.width, pixelHeight: area.height, scale: 1)
        context.translateBy(x: CGFloat(reach), y: CGFloat(reach))
        context.addPath(CGPath(data: local))
        context.setFillColor(.black)
        context.fillPath()
        withExtendedLifetime(context) {
            guard let pixels = context.data?.assumingMemoryBound(to: UInt32.self) else { return }
            let rowLength = context.bytesPerRow / 4
            for y in 0..<area.height {
                let from = pixels + y * rowLength
                let to = area.bytes + y * area.stride
                for x in 0..<area.width { to[x] = UInt8(from[x] >> 24) }
            }
        }
        let mask = made(blur.apply(to: area))
        paths[key] = mask
        return (mask, origin)
    }
}
