import CoreGraphics

/// A small picture to draw on and look at. UIKit's orientation: the origin at the top left.
struct Canvas {
    let context: CGContext
    let width: Int
    let height: Int

    init(_ width: Int, _ height: Int, scale: CGFloat = 1) {
        self.width = width
        self.height = height
        context = CGContext(pixelWidth: width, pixelHeight: height, scale: scale)
    }

    /// Red, green, blue, alpha of a pixel counted from the top left; premultiplied.
    subscript(_ x: Int, _ y: Int) -> [UInt8] {
        let base = context.data!.assumingMemoryBound(to: UInt8.self) + y * context.bytesPerRow + x * 4
        return [base[2], base[1], base[0], base[3]]
    }

    /// The pixels that are not fully transparent.
    var painted: Set<[Int]> {
        var result = Set<[Int]>()
        for y in 0..<height {
            for x in 0..<width where self[x, y][3] != 0 { result.insert([x, y]) }
        }
        return result
    }

    func fill(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1, _ rect: CGRect? = nil) {
        context.setFillColor(red: red, green: green, blue: blue, alpha: alpha)
        context.fill(rect ?? CGRect(x: 0, y: 0, width: width, height: height))
    }
}

/// The pixels of a rectangle.
func pixels(_ xs: Range<Int>, _ ys: Range<Int>) -> Set<[Int]> {
    Set(xs.flatMap { x in ys.map { [x, $0] } })
}

/// A picture of the given pixels, each `[red, green, blue, alpha]` (not premultiplied), top row first.
func makeImage(_ rows: [[[UInt8]]]) -> CGImage {
    let bytes = rows.flatMap { $0.flatMap { $0 } }
    return CGImage(
        width: rows[0].count, height: rows.count, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: rows[0].count * 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(alpha: .last),
        provider: CGDataProvider(data: Data(bytes))!, decode: nil, shouldInterpolate: true, intent: .defaultIntent)!
}

/// Red, green, blue, alpha of a picture's pixel; premultiplied.
func pixel(_ image: CGImage, _ x: Int, _ y: Int) -> [UInt8] {
    image.withPixels { bytes in
        let base = y * image.bytesPerRow + x * 4
        return [bytes[base + 2], bytes[base + 1], bytes[base], bytes[base + 3]]
    }
}

/// Random numbers that are the same in every run.
struct Dice: RandomNumberGenerator {
    var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        var mixed = state
        mixed = (mixed ^ (mixed >> 33)) &* 0xff51_afd7_ed55_8ccd
        return mixed ^ (mixed >> 33)
    }
}
