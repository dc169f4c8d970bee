import Foundation
import QuartzCore

@testable import QuartzCore

/// A compositor with what tests ask of its pixels.
@MainActor struct Picture {
    let compositor: Compositor

    init(_ root: CALayer, width: Int, height: Int, scale: CGFloat = 1) {
        compositor = Compositor(pixelWidth: width, pixelHeight: height, scale: scale)
        compositor.render(root)
    }

    /// 0xAARRGGBB.
    subscript(x: Int, y: Int) -> UInt32 {
        compositor.withPixels { pixels, bytesPerRow in
            pixels.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
        }
    }

    func channels(_ x: Int, _ y: Int) -> (red: Int, green: Int, blue: Int) {
        let p = self[x, y]
        return (Int(p >> 16 & 255), Int(p >> 8 & 255), Int(p & 255))
    }

    var pixels: [UInt32] {
        compositor.withPixels { pixels, bytesPerRow in
            var result: [UInt32] = []
            result.reserveCapacity(compositor.pixelWidth * compositor.pixelHeight)
            for y in 0..<compositor.pixelHeight {
                let row = (pixels + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
                result.append(contentsOf: UnsafeBufferPointer(start: row, count: compositor.pixelWidth))
            }
            return result
        }
    }
}

func color(_ hex: UInt32, _ alpha: CGFloat = 1) -> CGColor {
    CGColor(
        srgbRed: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255, blue: CGFloat(hex & 255) / 255,
        alpha: alpha)
}

@MainActor func box(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat, _ fill: CGColor? = nil) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: w, height: h)
    layer.backgroundColor = fill
    return layer
}

/// A chequered picture of squares, each `tile` pixels wide.
func checker(_ side: Int, tile: Int, _ a: UInt32, _ b: UInt32) -> CGImage {
    let context = CGContext(pixelWidth: side, pixelHeight: side, scale: 1)
    for y in 0..<side / tile {
        for x in 0..<side / tile {
            context.setFillColor(color((x + y) % 2 == 0 ? a : b))
            context.fill(CGRect(x: x * tile, y: y * tile, width: tile, height: tile))
        }
    }
    return context.makeImage()!
}

/// A small generator with a fixed sequence (SplitMix64).
struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
