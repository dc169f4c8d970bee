import CGraphicsLibs

extension CGImage {
    /// The picture as a PNG file. `opaque` leaves the alpha channel out; by default it is left out of opaque pictures.
    package func pngData(opaque: Bool? = nil) -> Data {
        withPixels {
            CGImage.encodePNG(
                pixels: $0.baseAddress!, width: width, height: height, bytesPerRow: bytesPerRow,
                opaque: opaque ?? isOpaque)
        }
    }

    /// Premultiplied BGRA pixels as a PNG file, compressed for speed.
    package static func encodePNG(
        pixels: UnsafeRawPointer, width: Int, height: Int, bytesPerRow: Int, opaque: Bool
    ) -> Data {
        let encoder = PNGEncoder(
            pixels: pixels, width: width, height: height, bytesPerRow: bytesPerRow, isOpaque: opaque)
        return encoder.encode()
    }
}
