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
        if factor <= 8 { return picture.draw(on: canvas, in: rect, from: box, factor: factor) }
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

    /// Draws the picture enlarged by 1 to 8, from the corner of `box` on, with values that change evenly between the middles.
    ///
    /// Rows of the small picture are widened once each; a row of the screen is a mixture of two of these. Weights are
    /// sixteenths both ways at most, so that sums stay within 16 bits.
    func draw(on canvas: Canvas, in rect: PixelRect, from box: PixelRect, factor: Int) {
        let unit = UInt16(2 * factor)
        let shift = UInt16(2 * unit.trailingZeroBitCount)
        let half = UInt16(1) << shift / 2
        // Four channels of 16 bits a pixel, in steps of four pixels.
        let steps = (rect.width + 3) / 4
        var rows = [[SIMD16<UInt16>]](repeating: Array(repeating: .zero, count: steps), count: 2)
        var widened = [-1, -1]
        /// The row of the small picture at one of the two places.
        func row(_ y: Int) -> Int {
            let slot = y & 1
            if widened[slot] != y {
                widened[slot] = y
                widen(y, &rows[slot], from: rect.x0 - box.x0, factor: factor)
            }
            return slot
        }
        for y in rect.y0..<rect.y1 {
            // In halves of a pixel of the screen, from the middle of the small picture's first row.
            let place = 2 * (y - box.y0) + 1 - factor
            let above = place >= 0 ? place / (2 * factor) : -1
            let below = UInt16(place - above * 2 * factor)
            let first = row(min(max(above, 0), height - 1))
            let second = row(min(max(above + 1, 0), height - 1))
            let target = canvas.row(y, from: rect.x0)
            rows[first].withUnsafeBufferPointer { a in
                rows[second].withUnsafeBufferPointer { b in
                    for step in 0..<steps {
                        let mixed = (a[step] &* (unit - below) &+ b[step] &* below &+ half) &>> shift
                        let bytes = SIMD16<UInt8>(truncatingIfNeeded: mixed)
                        let pixels = unsafeBitCast(bytes, to: SIMD4<UInt32>.self)
                        let left = rect.width - step * 4
                        if left >= 4 {
                            UnsafeMutableRawPointer(target + step * 4).storeBytes(of: pixels, as: SIMD4<UInt32>.self)
                        } else {
                            for index in 0..<left { target[step * 4 + index] = pixels[index] }
                        }
                    }
                }
            }
        }
    }

    /// A row enlarged along x only, its values times twice the factor.
    private func widen(_ y: Int, _ row: inout [SIMD16<UInt16>], from start: Int, factor: Int) {
        let source = pixels + y * width
        let unit = 2 * factor
        func channels(_ x: Int) -> SIMD4<UInt16> {
            SIMD4(truncatingIfNeeded: unsafeBitCast(source[min(max(x, 0), width - 1)], to: SIMD4<UInt8>.self))
        }
        row.withUnsafeMutableBytes { bytes in
            let target = bytes.bindMemory(to: SIMD4<UInt16>.self)
            for x in 0..<target.count {
                let place = 2 * (start + x) + 1 - factor
                let before = place >= 0 ? place / unit : -1
                let after = UInt16(place - before * unit)
                target[x] = channels(before) &* (UInt16(unit) - after) &+ channels(before + 1) &* after
            }
        }
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
    /// Adds the boxes of all that is seen in the subtree and looks at the pixels below it.
    func collectBackdrops(_ boxes: inout [PixelRect], in screen: PixelRect) {
        guard isVisible, hasBackdrop else { return }
        if layer.readsBelow { boxes.append(Painting.backdropBox(self, in: screen)) }
        for child in children { child.collectBackdrops(&boxes, in: screen) }
    }
}

extension CALayer {
    /// Whether what the layer shows depends on the pixels below it.
    var readsBelow: Bool {
        if case .backdrop = content { return true }
        return contentReadsBelow
    }
}

extension DamageRegion {
    /// A backdrop mixes all the pixels behind it, so a change of some changes them all. Each is drawn once and in one go:
    /// a second time it would find itself below.
    mutating func spread(over boxes: [PixelRect]) {
        var isChanged = true
        while isChanged {
            isChanged = false
            for box in boxes where join(over: box) { isChanged = true }
        }
    }
}
