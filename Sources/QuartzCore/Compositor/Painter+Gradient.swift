extension Painter {
    /// Fills the layer's rounded bounds with its gradient.
    func paintGradient(_ gradient: GradientState, _ ramp: GradientRamp, _ node: RenderNode, clip: PixelRect) {
        let r = clip.intersection(node.box).intersection(canvas.bounds)
        guard !r.isEmpty, let inverse = node.matrix.inverted() else { return }
        let state = node.state
        let isRound = state.cornerRadius > 0 && !state.maskedCorners.isEmpty
        if Painting.isSimple(node), ramp.isOpaque, !isRound {
            return fill(gradient, ramp, state.bounds, inverse, r) { canvas.row($0, from: r.x0) }
        }
        let picture = Canvas(bounds: r, isOpaque: false)
        fill(gradient, ramp, state.bounds, inverse, r) { picture.row($0, from: r.x0) }
        if Painting.isSimple(node) {
            guard isRound else {
                return canvas.composite(picture, to: r)
            }
            let shape = Painting.roundedBox(of: node)
            let mask = CornerMasks.shared.whole(shape, border: nil)
            canvas.composite(picture, mask: mask, atX: shape.rect.x0, y: shape.rect.y0, to: r)
        } else {
            let (mask, area) = outline(of: node)
            canvas.composite(picture, mask: mask, atX: area.x0, y: area.y0, to: r)
        }
    }

    /// Each pixel's colour comes from its own centre alone, so it does not depend on where the damage begins.
    private func fill(
        _ gradient: GradientState, _ ramp: GradientRamp, _ bounds: CGRect, _ inverse: PlaneMatrix, _ r: PixelRect,
        row: (Int) -> UnsafeMutablePointer<UInt32>
    ) {
        // From pixels to the unit square of the bounds.
        guard bounds.width > 0, bounds.height > 0 else { return }
        let i = inverse.affine
        let m = CGAffineTransform(
            a: i.a / bounds.width, b: i.b / bounds.height, c: i.c / bounds.width, d: i.d / bounds.height,
            tx: (i.tx - bounds.minX) / bounds.width, ty: (i.ty - bounds.minY) / bounds.height)
        let (s, e) = (gradient.startPoint, gradient.endPoint)
        switch gradient.type {
        case .radial:
            let (rx, ry) = (abs(e.x - s.x), abs(e.y - s.y))
            guard rx > 0, ry > 0 else { return }
            for y in r.y0..<r.y1 {
                let target = row(y)
                let py = CGFloat(y) + 0.5
                for x in 0..<r.width {
                    let px = CGFloat(r.x0 + x) + 0.5
                    let u = (px * m.a + py * m.c + m.tx - s.x) / rx
                    let v = (px * m.b + py * m.d + m.ty - s.y) / ry
                    target[x] = ramp.color(at: (u * u + v * v).squareRoot())
                }
            }
        case .conic:
            let start = atan2((e.y - s.y) * bounds.height, (e.x - s.x) * bounds.width)
            for y in r.y0..<r.y1 {
                let target = row(y)
                let py = CGFloat(y) + 0.5
                for x in 0..<r.width {
                    let px = CGFloat(r.x0 + x) + 0.5
                    let u = (px * m.a + py * m.c + m.tx - s.x) * bounds.width
                    let v = (px * m.b + py * m.d + m.ty - s.y) * bounds.height
                    var turn = (atan2(v, u) - start) / (2 * .pi)
                    turn -= turn.rounded(.down)
                    target[x] = ramp.color(at: turn)
                }
            }
        default:
            // Along the line from start to end in the layer's points, as it is drawn, not in the unit square.
            let (dx, dy) = ((e.x - s.x) * bounds.width, (e.y - s.y) * bounds.height)
            let length = dx * dx + dy * dy
            guard length > 0 else { return }
            let (kx, ky) = (dx * bounds.width / length, dy * bounds.height / length)
            let (a, c) = (m.a * kx + m.b * ky, m.c * kx + m.d * ky)
            let offset = (m.tx - s.x) * kx + (m.ty - s.y) * ky
            for y in r.y0..<r.y1 {
                let target = row(y)
                let base = (CGFloat(y) + 0.5) * c + offset
                if abs(a) * CGFloat(r.width) < 1e-9 {
                    target.update(repeating: ramp.color(at: base + a * (CGFloat(r.x0) + 0.5)), count: r.width)
                } else if y > r.y0, abs(c) < 1e-12 {
                    target.update(from: row(r.y0), count: r.width)
                } else {
                    for x in 0..<r.width { target[x] = ramp.color(at: base + a * (CGFloat(r.x0 + x) + 0.5)) }
                }
            }
        }
    }
}

/// The colours of a gradient at 2048 places. Colours mix before they are multiplied with their alpha.
struct GradientRamp {
    private static let count = 2048
    private var colors: [UInt32]
    var isOpaque: Bool

    init?(_ gradient: GradientState) {
        guard let stops = gradient.colors, !stops.isEmpty else { return nil }
        let places: [CGFloat]
        if let given = gradient.locations, given.count == stops.count {
            places = given.map { CGFloat($0.doubleValue) }
        } else {
            places = stops.indices.map { stops.count > 1 ? CGFloat($0) / CGFloat(stops.count - 1) : 0 }
        }
        isOpaque = stops.allSatisfy { $0.drawn.alpha >= 1 }
        colors = []
        colors.reserveCapacity(Self.count)
        var next = 0
        for index in 0..<Self.count {
            let t = CGFloat(index) / CGFloat(Self.count - 1)
            while next < places.count, places[next] <= t { next += 1 }
            if next == 0 {
                colors.append(PixelColor(stops[0].drawn).argb)
            } else if next == stops.count {
                colors.append(PixelColor(stops[next - 1].drawn).argb)
            } else {
                let k = Double((t - places[next - 1]) / (places[next] - places[next - 1]))
                let (a, b) = (stops[next - 1].drawn, stops[next].drawn)
                let mixed = DrawnColor(
                    red: a.red + (b.red - a.red) * k, green: a.green + (b.green - a.green) * k,
                    blue: a.blue + (b.blue - a.blue) * k, alpha: a.alpha + (b.alpha - a.alpha) * k)
                colors.append(PixelColor(mixed).argb)
            }
        }
    }

    @inline(__always) func color(at t: CGFloat) -> UInt32 {
        let place = t > 0 ? (t < 1 ? Int(t * CGFloat(Self.count - 1) + 0.5) : Self.count - 1) : 0
        return colors[place]
    }
}
