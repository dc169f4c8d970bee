import CoreGraphics
import QuartzCore
import UIKit
import UIKitCore

/// A view in a window of given traits, laid out, with its pixels.
@MainActor
final class Shown {
    let window: UIWindow
    let scale: CGFloat
    private let compositor: Compositor

    init(
        _ view: UIView, size: CGSize? = nil, scale: CGFloat = 3, style: UIUserInterfaceStyle = .light,
        category: UIContentSizeCategory = .large, direction: UITraitEnvironmentLayoutDirection = .leftToRight
    ) {
        let size = size ?? view.frame.size
        self.scale = scale
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.isHidden = false
        window.traitOverrides.displayScale = scale
        window.traitOverrides.userInterfaceStyle = style
        window.traitOverrides.preferredContentSizeCategory = category
        window.traitOverrides.layoutDirection = direction
        window.addSubview(view)
        compositor = Compositor(
            pixelWidth: max(Int(size.width * scale), 1), pixelHeight: max(Int(size.height * scale), 1), scale: scale)
        update()
    }

    func update() {
        window.updateTraitsIfNeeded()
        window.layoutIfNeeded()
        compositor.render(window.layer)
    }

    /// Red, green and blue, 0...255, of the pixel at a point.
    func pixel(_ x: CGFloat, _ y: CGFloat) -> [Int] {
        compositor.withPixels { base, bytesPerRow in
            let pixel = base + Int(y * scale) * bytesPerRow + Int(x * scale) * 4
            let bytes = pixel.assumingMemoryBound(to: UInt8.self)
            return [Int(bytes[2]), Int(bytes[1]), Int(bytes[0])]
        }
    }

    /// Whether some pixel of the rectangle is at least this far from white in one channel.
    func hasInk(in rect: CGRect, darkness: Int = 100) -> Bool {
        var y = rect.minY
        while y < rect.maxY {
            var x = rect.minX
            while x < rect.maxX {
                if pixel(x, y).contains(where: { $0 < 255 - darkness }) { return true }
                x += 1 / scale
            }
            y += 1 / scale
        }
        return false
    }
}

func isClose(_ a: [Int], _ b: [Int], within tolerance: Int = 2) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
}
