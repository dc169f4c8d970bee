import CGraphicsLibs

extension CGImage {
    static func decodeJPEG(_ bytes: UnsafeRawBufferPointer) throws(ImageDecodingError) -> CGImage {
        guard let decoder = tjInitDecompress() else { throw .outOfMemory(width: 0, height: 0) }
        defer { tjDestroy(decoder) }
        func reason() -> String { tjGetErrorStr2(decoder).map { String(cString: $0) } ?? "unknown" }
        guard let base = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else {
            throw .damaged(format: "JPEG", reason: "empty")
        }
        var (width, height, subsampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        guard
            tjDecompressHeader3(decoder, base, UInt(bytes.count), &width, &height, &subsampling, &space) == 0
                || tjGetErrorCode(decoder) == TJERR_WARNING.rawValue, width > 0, height > 0
        else { throw .damaged(format: "JPEG", reason: reason()) }
        let surface = try makeSurface(Int(width), Int(height))
        let pixels = cairo_image_surface_get_data(surface)
        let stride = cairo_image_surface_get_stride(surface)
        let isInk = space == TJCS_CMYK.rawValue || space == TJCS_YCCK.rawValue
        let format = isInk ? TJPF_CMYK : TJPF_BGRA
        let status = tjDecompress2(
            decoder, base, UInt(bytes.count), pixels, width, stride, height, format.rawValue, TJFLAG_LIMITSCANS)
        // A warning stands for a cut or slightly damaged picture whose remaining part is there.
        if status != 0, tjGetErrorCode(decoder) != TJERR_WARNING.rawValue {
            cairo_surface_destroy(surface)
            throw .damaged(format: "JPEG", reason: reason())
        }
        let markers = JPEGMarkers(bytes)
        if isInk, let pixels {
            convertInk(pixels, Int(width), Int(height), Int(stride), isInverted: markers.isAdobe)
        }
        return try finish(surface, isOpaque: true, exifOrientation: markers.orientation)
    }

    /// Cyan, magenta, yellow, black to blue, green, red, opaque alpha in place. Adobe stores the amounts inverted.
    private static func convertInk(
        _ pixels: UnsafeMutablePointer<UInt8>, _ width: Int, _ height: Int, _ stride: Int, isInverted: Bool
    ) {
        let flip: UInt8 = isInverted ? 0 : 255
        for y in 0..<height {
            let row = pixels + y * stride
            for x in 0..<width {
                let pixel = row + 4 * x
                let light = UInt32(pixel[3] ^ flip)
                let (red, green, blue) = (
                    UInt32(pixel[0] ^ flip) * light, UInt32(pixel[1] ^ flip) * light, UInt32(pixel[2] ^ flip) * light
                )
                pixel[0] = UInt8((blue + 127) / 255)
                pixel[1] = UInt8((green + 127) / 255)
                pixel[2] = UInt8((red + 127) / 255)
                pixel[3] = 255
            }
        }
    }
}
