import CGraphicsLibs

extension CGImage {
    /// The picture over black as a JPEG file with full colour resolution; `quality` 1 (smallest) to 100 (best). Nil when the encoder
    /// cannot do it.
    package func jpegData(quality: Int) -> Data? {
        guard let compressor = tjInitCompress() else { return nil }
        defer { tjDestroy(compressor) }
        var output: UnsafeMutablePointer<UInt8>?
        var count: UInt = 0
        let status = withPixels { pixels in
            tjCompress2(
                compressor, pixels.bindMemory(to: UInt8.self).baseAddress, Int32(width), Int32(bytesPerRow),
                Int32(height), Int32(TJPF_BGRX.rawValue), &output, &count, Int32(TJSAMP_444.rawValue),
                Int32(min(max(quality, 1), 100)), 0)
        }
        defer { tjFree(output) }
        guard status == 0, let output else { return nil }
        return Data(bytes: output, count: Int(count))
    }
}
