import CGraphicsLibs

/// The file formats that are read.
package enum ImageFormat: String, Sendable {
    case png = "PNG"
    case jpeg = "JPEG"
    case webP = "WebP"
    case gif = "GIF"

    /// Tells the format by the first bytes.
    package init?(_ bytes: UnsafeRawBufferPointer) {
        func begins(_ signature: [UInt8], at offset: Int = 0) -> Bool {
            bytes.count >= offset + signature.count
                && signature.indices.allSatisfy { bytes[offset + $0] == signature[$0] }
        }
        if begins([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) {
            self = .png
        } else if begins([0xff, 0xd8, 0xff]) {
            self = .jpeg
        } else if begins(Array("RIFF".utf8)), begins(Array("WEBP".utf8), at: 8) {
            self = .webP
        } else if begins(Array("GIF87a".utf8)) || begins(Array("GIF89a".utf8)) {
            self = .gif
        } else {
            return nil
        }
    }
}

extension CGImage {
    /// The greatest number of pixels that are decoded (256 MB).
    package static let maximumPixels = 64 * 1024 * 1024

    /// Decodes a PNG, JPEG or WebP picture, or the first one of a GIF. Colour profiles are not applied.
    package static func decode(_ data: Data) throws(ImageDecodingError) -> CGImage {
        let result: Result<CGImage, ImageDecodingError> = data.withUnsafeBytes { bytes in
            do throws(ImageDecodingError) {
                return .success(try decode(bytes))
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    package static func decode(_ bytes: UnsafeRawBufferPointer) throws(ImageDecodingError) -> CGImage {
        guard let format = ImageFormat(bytes) else { throw .unknownFormat }
        return switch format {
        case .png: try decodePNG(bytes)
        case .jpeg: try decodeJPEG(bytes)
        case .webP: try decodeWebP(bytes)
        case .gif: try decodeGIF(bytes)
        }
    }

    /// A surface for a decoder to fill.
    static func makeSurface(_ width: Int, _ height: Int) throws(ImageDecodingError) -> OpaquePointer {
        guard width > 0, height > 0, width <= Surface.maximumSide, height <= Surface.maximumSide,
            width * height <= maximumPixels
        else { throw .tooLarge(width: width, height: height) }
        guard let surface = Surface.make(width, height) else { throw .outOfMemory(width: width, height: height) }
        return surface
    }

    static func finish(
        _ surface: OpaquePointer, isOpaque: Bool, exifOrientation: Int = 1
    ) throws(ImageDecodingError) -> CGImage {
        cairo_surface_mark_dirty(surface)
        let (width, height) = (cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface))
        guard let image = CGImage(surface: surface, isOpaque: isOpaque, exifOrientation: exifOrientation) else {
            throw .outOfMemory(width: Int(width), height: Int(height))
        }
        return image
    }
}
