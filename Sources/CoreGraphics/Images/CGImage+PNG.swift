import CGraphicsLibs
import CGraphicsShim

extension CGImage {
    static func decodePNG(_ bytes: UnsafeRawBufferPointer) throws(ImageDecodingError) -> CGImage {
        var header = shoji_png_header()
        guard let base = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self),
            let reader = shoji_png_open(base, bytes.count, &header)
        else { throw .damaged(format: "PNG", reason: header.reason) }
        defer { shoji_png_close(reader) }
        let surface = try makeSurface(Int(header.width), Int(header.height))
        let stride = Int(cairo_image_surface_get_stride(surface))
        guard shoji_png_read(reader, cairo_image_surface_get_data(surface), stride, &header) != 0 else {
            cairo_surface_destroy(surface)
            throw .damaged(format: "PNG", reason: header.reason)
        }
        return try finish(surface, isOpaque: header.has_alpha == 0)
    }
}

extension shoji_png_header {
    fileprivate var reason: String {
        withUnsafeBytes(of: message) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
    }
}
