import CoreGraphics
import Foundation
import QuartzCore
import StageProtocol

/// The picture of a larger screen that shows the app's screen enlarged, on black.
@MainActor
enum HostScreen {
    static func write(
        _ compositor: Compositor, _ configuration: StageConfiguration, _ host: StageConfiguration.Host, to path: String,
        start: ContinuousClock.Instant, rendered: ContinuousClock.Instant
    ) throws(StageFailure) -> StageResult {
        let scale = configuration.scale
        let width = Int((host.screenSize.width * scale).rounded())
        let height = Int((host.screenSize.height * scale).rounded())
        guard
            let context = CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpace(name: CGColorSpace.sRGB)!,
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue),
            let app = compositor.withPixels({ pixels, bytesPerRow in
                CGImage.copying(
                    pixels: pixels, width: compositor.pixelWidth, height: compositor.pixelHeight,
                    bytesPerRow: bytesPerRow)
            })
        else { throw StageFailure(.invalid, "No screen is \(width) by \(height) pixels.") }
        context.setFillColor(CGColor(gray: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        context.interpolationQuality = .high
        // The context's y goes up.
        let frame = host.frame
        context.draw(
            app,
            in: CGRect(
                x: frame.minX * scale, y: CGFloat(height) - frame.maxY * scale, width: frame.width * scale,
                height: frame.height * scale))
        guard let png = context.makeImage()?.pngData(opaque: true) else {
            throw StageFailure(.invalid, "The picture cannot be written.")
        }
        try WholeFile.write(png, to: path, what: "picture")
        return .captured(
            width: width, height: height, renderMilliseconds: (rendered - start) / .milliseconds(1),
            encodeMilliseconds: (ContinuousClock.now - rendered) / .milliseconds(1))
    }
}

extension CGImage {
    /// A picture of its own from premultiplied BGRA pixels.
    fileprivate static func copying(
        pixels: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int
    ) -> CGImage? {
        guard
            let context = CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpace(name: CGColorSpace.sRGB)!,
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue),
            let target = context.data
        else { return nil }
        for row in 0..<height {
            (target + row * context.bytesPerRow).copyMemory(
                from: pixels + row * bytesPerRow, byteCount: width * 4)
        }
        return context.makeImage()
    }
}
