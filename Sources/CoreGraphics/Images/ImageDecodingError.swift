/// Why bytes did not become a picture.
package enum ImageDecodingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Neither PNG, nor JPEG, nor WebP, nor GIF.
    case unknownFormat
    /// The decoder of the format gave up, with its reason.
    case damaged(format: String, reason: String)
    /// More pixels than `CGImage.maximumPixels`, or a longer side than cairo can address.
    case tooLarge(width: Int, height: Int)
    case outOfMemory(width: Int, height: Int)
    /// A kind of the format that is not read.
    case unsupported(format: String, reason: String)

    package var description: String {
        switch self {
        case .unknownFormat:
            "not a PNG, JPEG, WebP or GIF picture"
        case .damaged(let format, let reason):
            "damaged \(format) picture: \(reason)"
        case .tooLarge(let width, let height):
            "a picture of \(width) x \(height) pixels is too large"
        case .outOfMemory(let width, let height):
            "no memory for a picture of \(width) x \(height) pixels"
        case .unsupported(let format, let reason):
            "\(format) picture of a kind that is not read: \(reason)"
        }
    }
}
