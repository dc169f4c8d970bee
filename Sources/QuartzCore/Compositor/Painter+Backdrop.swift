import CGraphicsLibs

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
private final class BackdropBlur {
    private let box: PixelRect
    /// Pixels of the screen in one of the small picture's, each way; a power of two.
    private let factor: Int
    private var picture: SmallPicture

    init(_ canvas: Canvas, _ box: PixelRect, sigma: CGFloat, saturation: CGFloat) {
        self.box = box
        picture = SmallPicture(canvas, box)
        var factor = 1
        // Four of the small pixels in a standard deviation are enough for a smooth picture.
        while CGFloat(factor) * 8 <= sigma, factor < 32, min(picture.width, picture.height) > 1 {
            picture = picture.halved()
            factor *= 2
        }
        self.factor = factor
        picture.blur(sigma: Float(sigma) / Float(factor), saturation: Float(saturation))
    }

    /// Between the small pixels' middles values change evenly.
    func draw(on canvas: Canvas, in rect: PixelRect) {
        picture.scale(by: 1 / Double(factor))
        canvas.composite(
            PIXMAN_OP_SRC, picture.image, sourceX: rect.x0 - box.x0, sourceY: rect.y0 - box.y0, to: rect)
    }
}

/// Pixels that go on beyond their edges.
private final class SmallPicture {
    let width: Int
    let height: Int
    let image: OpaquePointer
    private let pixels: UnsafeMutablePointer<UInt32>

    private init(width: Int, height: Int) {
        self.width = width
        self.height = height
        pixels = .allocate(capacity: width * height)
        pixels.initialize(repeating: 0, count: width * height)
        image = pixman_image_create_bits(
            PIXMAN_a8r8g8b8, Int32(width), Int32(height), pixels, Int32(width * 4))
        pixman_image_set_repeat(image, PIXMAN_REPEAT_PAD)
        pixman_image_set_filter(image, PIXMAN_FILTER_BILINEAR, nil, 0)
    }

    /// A copy of a part of a canvas.
    convenience init(_ canvas: Canvas, _ box: PixelRect) {
        self.init(width: box.width, height: box.height)
        for y in 0..<box.height {
            (pixels + y * width).update(from: canvas.row(box.y0 + y, from: box.x0), count: width)
        }
    }

    deinit {
        pixman_image_unref(image)
        pixels.deallocate()
    }

    /// How many of its own pixels are taken for one where it is drawn.
    func scale(by factor: Double) {
        var transform = pixman_transform_t()
        let fixed = pixman_fixed_t((factor * 65536).rounded())
        pixman_transform_init_scale(&transform, fixed, fixed)
        pixman_image_set_transform(image, &transform)
    }

    /// Each pixel is the mean of four.
    func halved() -> SmallPicture {
        let half = SmallPicture(width: (width + 1) / 2, height: (height + 1) / 2)
        scale(by: 2)
        pixman_image_composite32(
            PIXMAN_OP_SRC, image, nil, half.image, 0, 0, 0, 0, 0, 0, Int32(half.width), Int32(half.height))
        return half
    }

    /// Three passes with a box, which together are close to a Gaussian, then stronger colours.
    func blur(sigma: Float, saturation: Float) {
        let radius = max(Int(((4 * sigma * sigma + 1).squareRoot() - 1) / 2 + 0.5), 0)
        var values = (0..<width * height).map { index in
            let p = pixels[index]
            return SIMD4<Float>(
                Float(p & 255), Float((p >> 8) & 255), Float((p >> 16) & 255), Float(p >> 24))
        }
        if radius > 0 {
            var line = [SIMD4<Float>](repeating: .zero, count: max(width, height))
            for _ in 0..<3 {
                for y in 0..<height { Self.pass(&values, &line, width, y * width, 1, radius) }
                for x in 0..<width { Self.pass(&values, &line, height, x, width, radius) }
            }
        }
        for index in values.indices { pixels[index] = Self.packed(values[index], saturation) }
    }

    private static func pass(
        _ values: inout [SIMD4<Float>], _ line: inout [SIMD4<Float>], _ count: Int, _ start: Int, _ step: Int,
        _ radius: Int
    ) {
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

    private static func packed(_ v: SIMD4<Float>, _ saturation: Float) -> UInt32 {
        let grey = 0.0722 * v.x + 0.7152 * v.y + 0.2126 * v.z
        func channel(_ value: Float) -> UInt32 {
            UInt32(min(max(grey + (value - grey) * saturation, 0), v.w) + 0.5)
        }
        return UInt32(v.w + 0.5) << 24 | channel(v.z) << 16 | channel(v.y) << 8 | channel(v.x)
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
