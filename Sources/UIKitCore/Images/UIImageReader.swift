/// Reads images from files and data, ready to be shown.
public final class UIImageReader: Sendable {
    public struct Configuration: Sendable {
        /// Inert: images are read in standard range.
        public var prefersHighDynamicRange = false
        /// Points; images become thumbnails of it. Zero (default) leaves them as they are.
        public var preferredThumbnailSize = CGSize.zero
        /// Inert: images are decoded as they are read.
        public var preparesImagesForDisplay = false
        /// 72 (default) makes a pixel a point, 144 half a point. Apple: a floor for the density of images that say nothing of theirs.
        public var pixelsPerInch: CGFloat = 72

        public init() {}
    }

    public static let `default` = UIImageReader()

    public let configuration: Configuration

    private init() { configuration = Configuration() }

    public init(configuration: Configuration) { self.configuration = configuration }

    /// Nil where there is no image.
    public func image(contentsOf url: URL) -> UIImage? { (try? Data(contentsOf: url)).flatMap(image(data:)) }

    public func image(data: Data) -> UIImage? {
        let scale = configuration.pixelsPerInch > 0 ? configuration.pixelsPerInch / 72 : 1
        guard let image = UIImage(data: data, scale: scale) else { return nil }
        let size = configuration.preferredThumbnailSize
        return size.width > 0 && size.height > 0 ? image.preparingThumbnail(of: size) : image
    }

    /// The completion is called on a queue of its own.
    public func image(contentsOf url: URL, completion: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global().async { completion(self.image(contentsOf: url)) }
    }

    public func image(data: Data, completion: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global().async { completion(self.image(data: data)) }
    }
}
