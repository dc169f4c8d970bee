import CoreGraphics
import Foundation

/// Where two pictures of one size are not the same.
struct PictureDifference {
    /// Around all different pixels, in pixels.
    let box: CGRect
    /// Share of different pixels, 0 to 1.
    let share: Double
    let width, height: Int
    private let pixels: [UInt8]
    private let bytesPerRow: Int

    /// Nil where the pictures are the same, or cannot be compared: they cannot be read or have different sizes.
    init?(_ after: Data, _ fresh: Data, ignoring ignored: [CGRect] = []) {
        guard let one = try? CGImage.decode(after), let other = try? CGImage.decode(fresh),
            one.width == other.width, one.height == other.height
        else { return nil }
        let (width, height) = (one.width, one.height)
        var left = width
        var right = -1
        var top = height
        var bottom = -1
        var count = 0
        var marked = [UInt8](repeating: 255, count: width * height * 4)
        one.withPixels { a in
            other.withPixels { b in
                for y in 0..<height {
                    let rowA = y * one.bytesPerRow
                    let rowB = y * other.bytesPerRow
                    for x in 0..<width {
                        let (i, j, target) = (rowA + x * 4, rowB + x * 4, (y * width + x) * 4)
                        let isSame = a[i] == b[j] && a[i + 1] == b[j + 1] && a[i + 2] == b[j + 2]
                        if isSame || ignored.contains(where: { $0.contains(CGPoint(x: x, y: y)) }) {
                            // What is the same stays in the picture, pale and grey.
                            let grey = UInt8((Int(a[i]) + 2 * Int(a[i + 1]) + Int(a[i + 2])) / 16 + 191)
                            for byte in 0..<3 { marked[target + byte] = grey }
                        } else {
                            (marked[target], marked[target + 1], marked[target + 2]) = (120, 20, 240)
                            count += 1
                            left = min(left, x)
                            right = max(right, x)
                            top = min(top, y)
                            bottom = max(bottom, y)
                        }
                    }
                }
            }
        }
        guard count > 0 else { return nil }
        self.width = width
        self.height = height
        pixels = marked
        bytesPerRow = width * 4
        box = CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
        share = Double(count) / Double(width * height)
    }

    /// The picture in pale grey with what differs in red.
    var png: Data {
        pixels.withUnsafeBytes {
            CGImage.encodePNG(
                pixels: $0.baseAddress!, width: width, height: height, bytesPerRow: bytesPerRow, opaque: true)
        }
    }
}
