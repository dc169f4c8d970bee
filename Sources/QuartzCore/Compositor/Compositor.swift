/// Draws a layer tree into pixels: premultiplied BGRA, opaque, top row first. After the first time it draws only what
/// changed.
@MainActor package final class Compositor {
    package let pixelWidth: Int
    package let pixelHeight: Int
    /// Pixels a point.
    package let scale: CGFloat
    /// The rectangles that the last `render(_:)` drew anew, in pixels. Empty when nothing had changed.
    package private(set) var lastDamage: [CGRect] = []

    let canvas: CGContext

    package init(pixelWidth: Int, pixelHeight: Int, scale: CGFloat) {
        self.pixelWidth = pixelWidth
        self.pixelHeight = pixelHeight
        self.scale = scale
        canvas = CGContext(pixelWidth: pixelWidth, pixelHeight: pixelHeight, scale: 1)
    }

    /// Brings the pixels up to date with the tree: layers lay out and display what asks for it, then the damaged
    /// rectangles are composited.
    package func render(_ root: CALayer) {
        root.updateSubtree()
        LayerEpoch.current += 1
    }

    /// Calls `body` with the pixels and the number of bytes from row to row.
    package func withPixels<Result>(_ body: (UnsafeMutableRawPointer, Int) throws -> Result) rethrows -> Result {
        try body(canvas.data!, canvas.bytesPerRow)
    }

    /// A copy of the pixels.
    package func makeImage() -> CGImage {
        canvas.makeImage()!
    }
}
