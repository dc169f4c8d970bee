/// The variants of one image, each for certain traits.
open class UIImageAsset: NSObject, @unchecked Sendable {
    /// An image of an asset catalog.
    struct Source: Sendable {
        let name: String
        let bundle: Bundle
    }

    private let source: Source?
    /// Shown where no variant fits.
    private let base: UIImage?
    private var registered: [(traits: UITraitCollection, image: UIImage)] = []
    private let lock = NSLock()

    public override init() {
        source = nil
        base = nil
        super.init()
    }

    fileprivate init(base: UIImage) {
        source = nil
        self.base = base
        super.init()
    }

    init(_ source: Source) {
        self.source = source
        base = nil
        super.init()
    }

    /// The image for the traits; an empty image if there is none at all.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        let list = lock.withLock { registered }
        // The variant that names the most traits, all of which hold.
        let fitting = list.filter { traitCollection.containsTraits(in: $0.traits) }
        if let last = fitting.last { return own(last.image) }
        if let source,
            let image = NamedImages.shared.image(
                source.name, bundle: source.bundle, traits: AssetTraits(traitCollection))
        {
            return image
        }
        return own(base ?? list.first?.image ?? UIImage())
    }

    /// The image as one of this asset's variants, so that it can follow other traits.
    private func own(_ image: UIImage) -> UIImage {
        image.details.asset === self ? image : image.with { $0.asset = self }
    }

    fileprivate static let making = NSLock()

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

    open func unregister(imageWith traitCollection: UITraitCollection) { unregisterImage(with: traitCollection) }

    open func unregisterImage(with traitCollection: UITraitCollection) {
        lock.withLock { registered.removeAll { $0.traits == traitCollection } }
    }

    open func unregisterImage(with configuration: UIImage.Configuration) {
        unregisterImage(with: configuration.traitCollection ?? UITraitCollection())
    }
}

extension UIImage {
    /// The variants this image is one of. An image that was not found by name has an asset of its own, to which others can be added.
    public var imageAsset: UIImageAsset? {
        if let known = details.asset { return known }
        if isSymbolImage { return nil }
        return UIImageAsset.making.withLock {
            if let madeAsset { return madeAsset }
            let made = UIImageAsset(
                base: UIImage(content: content, scale: scale, orientation: imageOrientation, details: details))
            madeAsset = made
            return made
        }
    }

    var _assetIfAny: UIImageAsset? { details.asset ?? UIImageAsset.making.withLock { madeAsset } }

    /// The variant for the traits, with what was changed since it was loaded.
    func variant(for traits: UITraitCollection) -> UIImage {
        guard !isSymbolImage, let asset = _assetIfAny else { return self }
        let other = asset.image(with: traits)
        if case .empty = other.content { return self }
        if case .bitmap(let mine) = content, case .bitmap(let its) = other.content, mine === its { return self }
        var details = details
        details.drawing = other.details.drawing
        return UIImage(
            content: other.content, scale: other.scale, orientation: imageOrientation, details: details)
    }
}
