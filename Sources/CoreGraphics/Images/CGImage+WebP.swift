import CGraphicsLibs

extension CGImage {
    static func decodeWebP(_ bytes: UnsafeRawBufferPointer) throws(ImageDecodingError) -> CGImage {
        var config = WebPDecoderConfig()
        guard WebPInitDecoderConfig(&config) != 0, let base = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
        else { throw .damaged(format: "WebP", reason: "empty") }
        guard WebPGetFeatures(base, bytes.count, &config.input) == VP8_STATUS_OK else {
            throw .damaged(format: "WebP", reason: "bad header")
        }
        if config.input.has_animation != 0 { throw .unsupported(format: "WebP", reason: "animated") }
        let surface = try makeSurface(Int(config.input.width), Int(config.input.height))
        let stride = cairo_image_surface_get_stride(surface)
        config.output.colorspace = MODE_bgrA
        config.output.is_external_memory = 1
        config.output.u.RGBA.rgba = cairo_image_surface_get_data(surface)
        config.output.u.RGBA.stride = stride
        config.output.u.RGBA.size = Int(stride) * Int(config.input.height)
        let status = WebPDecode(base, bytes.count, &config)
        WebPFreeDecBuffer(&config.output)
        guard status == VP8_STATUS_OK else {
            cairo_surface_destroy(surface)
            throw .damaged(format: "WebP", reason: "decoder status \(status.rawValue)")
        }
        return try finish(surface, isOpaque: config.input.has_alpha == 0)
    }
}
