/// The variants of one image, each for certain traits.
open class UIImageAsset: NSObject, @unchecked Sendable {
    /// An image of an asset catalog.
    struct Source: Sendable {
        let name: String
        let bundle: Bundle
    }

    private let source: Source?
    private var registered: [(traits: UITraitCollection, image: UIImage)] = []
    private let lock = NSLock()

    public override init() {
        source = nil
        super.init()
    }

    init(_ source: Source) {
        self.source = source
        super.init()
    }

    /// The image for the traits; an empty image if there is none at all.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        let list = lock.withLock { registered }
        // The variant that names the most traits, all of which hold.
        let fitting = list.filter { traitCollection.containsTraits(in: $0.traits) }
        if let last = fitting.last { return last.image }
        if let source,
            let image = NamedImages.shared.image(
                source.name, bundle: source.bundle, traits: AssetTraits(traitCollection))
        {
            return image
        }
        return list.first?.image ?? UIImage()
    }

    open func image(with configuration: UIImage.Configuration) -> UIImage {
        let image = image(with: configuration.traitCollection ?? .current)
        return image.isSymbolImage ? image.withConfiguration(configuration) : image
    }

    /// Adds a variant; another for the same traits is replaced.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        lock.withLock {
            registered.removeAll { $0.traits == traitCollection }
            registered.append((traitCollection, image))
        }
    }

    open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
        register(image, with: configuration.traitCollection ?? UITraitCollection())
    }

    open func unregisterImage(with traitCollection: UITraitCollection) {
        lock.withLock { registered.removeAll { $0.traits == traitCollection } }
    }

    open func unregisterImage(with configuration: UIImage.Configuration) {
        unregisterImage(with: configuration.traitCollection ?? UITraitCollection())
    }
}

extension UIImage {
    /// The variants this image is one of; nil for images that were not found by name.
    public var imageAsset: UIImageAsset? { details.asset }

    /// The variant for the traits, with what was changed since it was loaded.
    func variant(for traits: UITraitCollection) -> UIImage {
        guard let asset = details.asset, !isSymbolImage else { return self }
        let other = asset.image(with: traits)
        if case .empty = other.content { return self }
        if case .bitmap(let mine) = content, case .bitmap(let its) = other.content, mine === its { return self }
        var details = details
        details.drawing = other.details.drawing
        return UIImage(
            content: other.content, scale: other.scale, orientation: imageOrientation, details: details)
    }
}
