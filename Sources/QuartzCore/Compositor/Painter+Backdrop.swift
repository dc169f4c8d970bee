extension Painter {
    /// Replaces the pixels of a layer's bounds by their blurred picture. Only pixels inside the bounds count, and those at
    /// the edges go on beyond, as in Core Animation.
    func paintBackdrop(_ backdrop: BackdropState, _ node: RenderNode, clip: PixelRect) {
        let box = Painting.backdropBox(node, in: canvas.bounds)
        let shown = clip.intersection(box)
        guard !shown.isEmpty else { return }
        let m = node.matrix.affine
        let sigma = backdrop.blurRadius * abs(m.a * m.d - m.b * m.c).squareRoot()
        let blurred = BackdropBlur(canvas, box, sigma: sigma, saturation: backdrop.saturation)
        blurred.draw(on: canvas, in: shown)
    }
}

/// A picture made small, blurred and made large again.
private struct BackdropBlur {
    private let box: PixelRect
    /// Pixels of the screen in one of the small picture's, each way.
    private let factor: Int
    private let width: Int
    private let height: Int
    /// Blue, green, red and alpha, from 0 to 255.
    private var values: [SIMD4<Float>]

    init(_ canvas: Canvas, _ box: PixelRect, sigma: CGFloat, saturation: CGFloat) {
        self.box = box
        // Four of the small pixels in a standard deviation are enough for a smooth picture.
        factor = max(1, min(Int(sigma / 4), 32))
        width = (box.width + factor - 1) / factor
        height = (box.height + factor - 1) / factor
        values = Self.reduced(canvas, box, factor, width, height)
        let small = Float(sigma) / Float(factor)
        for _ in 0..<3 { blur(sigma: small) }
        saturate(Float(saturation))
    }

    private static func reduced(
        _ canvas: Canvas, _ box: PixelRect, _ factor: Int, _ width: Int, _ height: Int
    ) -> [SIMD4<Float>] {
        var sums = [SIMD4<UInt32>](repeating: .zero, count: width)
        var result: [SIMD4<Float>] = []
        result.reserveCapacity(width * height)
        for y in 0..<height {
            for index in sums.indices { sums[index] = .zero }
            let top = box.y0 + y * factor
            let bottom = min(top + factor, box.y1)
            for line in top..<bottom {
                let row = canvas.row(line, from: box.x0)
                for x in 0..<box.width {
                    let p = row[x]
                    sums[x / factor] &+= SIMD4(p & 255, (p >> 8) & 255, (p >> 16) & 255, p >> 24)
                }
            }
            for x in 0..<width {
                let columns = min((x + 1) * factor, box.width) - x * factor
                result.append(SIMD4<Float>(sums[x]) / Float(columns * (bottom - top)))
            }
        }
        return result
    }

    /// One of three passes with a box; together they are close to a Gaussian.
    private mutating func blur(sigma: Float) {
        let radius = max(Int(((12 * sigma * sigma / 3 + 1).squareRoot() - 1) / 2 + 0.5), 0)
        guard radius > 0 else { return }
        var line = [SIMD4<Float>](repeating: .zero, count: max(width, height))
        func pass(_ count: Int, _ start: Int, _ step: Int) {
            guard count > 1 else { return }
            for index in 0..<count { line[index] = values[start + index * step] }
            let share = 1 / Float(2 * radius + 1)
            var sum = SIMD4<Float>.zero
            for offset in -radius...radius { sum += line[min(max(offset, 0), count - 1)] }
            for index in 0..<count {
                values[start + index * step] = sum * share
                sum += line[min(index + radius + 1, count - 1)] - line[max(index - radius, 0)]
            }
        }
        for y in 0..<height { pass(width, y * width, 1) }
        for x in 0..<width { pass(height, x, width) }
    }

    private mutating func saturate(_ factor: Float) {
        guard factor != 1 else { return }
        for index in values.indices {
            let v = values[index]
            let grey = 0.0722 * v.x + 0.7152 * v.y + 0.2126 * v.z
            var color = SIMD4<Float>(repeating: grey) + (v - SIMD4<Float>(repeating: grey)) * factor
            color.w = v.w
            values[index] = color.clamped(lowerBound: .zero, upperBound: SIMD4<Float>(repeating: v.w))
        }
    }

    /// Between the small pixels' middles values change evenly.
    func draw(on canvas: Canvas, in rect: PixelRect) {
        let scale = 1 / Float(factor)
        for y in rect.y0..<rect.y1 {
            let row = canvas.row(y, from: rect.x0)
            let v = (Float(y - box.y0) + 0.5) * scale - 0.5
            let y0 = min(max(Int(v.rounded(.down)), 0), height - 1)
            let y1 = min(y0 + 1, height - 1)
            let fy = min(max(v - Float(y0), 0), 1)
            for x in 0..<rect.width {
                let u = (Float(rect.x0 + x - box.x0) + 0.5) * scale - 0.5
                let x0 = min(max(Int(u.rounded(.down)), 0), width - 1)
                let x1 = min(x0 + 1, width - 1)
                let fx = min(max(u - Float(x0), 0), 1)
                let top = values[y0 * width + x0] * (1 - fx) + values[y0 * width + x1] * fx
                let bottom = values[y1 * width + x0] * (1 - fx) + values[y1 * width + x1] * fx
                let c = SIMD4<UInt32>(top * (1 - fy) + bottom * fy + SIMD4<Float>(repeating: 0.5))
                row[x] = (canvas.isOpaque ? 0xFF00_0000 : c.w << 24) | c.z << 16 | c.y << 8 | c.x
            }
        }
    }
}

extension Painting {
    /// The pixels a backdrop reads and changes.
    static func backdropBox(_ node: RenderNode, in canvas: PixelRect) -> PixelRect { node.box.intersection(canvas) }
}

extension RenderNode {
    /// Adds the boxes of all backdrops that are seen in the subtree.
    func collectBackdrops(_ boxes: inout [PixelRect], in screen: PixelRect) {
        guard isVisible, hasBackdrop else { return }
        if case .backdrop = layer.content { boxes.append(Painting.backdropBox(self, in: screen)) }
        for child in children { child.collectBackdrops(&boxes, in: screen) }
    }
}

extension DamageRegion {
    /// A backdrop mixes all the pixels behind it, so a change of some changes them all.
    mutating func spread(over boxes: [PixelRect]) {
        var waiting = boxes
        var isChanged = true
        while isChanged {
            isChanged = false
            for (index, box) in waiting.enumerated().reversed() {
                guard rects.contains(where: { $0.intersects(box) }) else { continue }
                waiting.remove(at: index)
                add(box)
                isChanged = true
            }
        }
    }
}
