internal import Typesetting

extension UIImage {
    /// An image file of the main bundle.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// An image set of an asset catalog (an `.xcassets` folder), or a file of the bundle: `name` as given, or with `.png`, `.jpg`, `.jpeg` or `.webp`; `@2x` and `@3x` variants are chosen by
    /// the display scale. Loaded images are kept.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        let traits = traitCollection ?? .current
        let scale = traits.displayScale > 0 ? traits.displayScale : GraphicsDefaults.screenScale
        let isDark = traits.userInterfaceStyle == .dark
        guard let found = NamedImages.shared.image(name, bundle: bundle ?? .main, scale: scale, isDark: isDark) else {
            return nil
        }
        self.init(
            content: found.content, scale: found.scale, orientation: found.imageOrientation, details: found.details)
    }

    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    }

    // MARK: Symbols

    /// A symbol of the system by its SF Symbols name, drawn from free icon fonts; nil for names that are none.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: traitCollection.map { Configuration(traits: $0) })
    }

    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard let glyph = SymbolGlyph.find(name) else { return nil }
        var details = Traits()
        details.configuration = configuration ?? SymbolConfiguration.unspecified
        details.flipsInRightToLeft = glyph.mirrorsInRightToLeft
        let wished = configuration?.traitCollection?.displayScale ?? 0
        self.init(
            content: .symbol(SymbolImage(glyph: glyph, configuration: configuration)),
            scale: wished > 0 ? wished : GraphicsDefaults.screenScale, orientation: .up, details: details)
    }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// Images already loaded by name.
final class NamedImages: @unchecked Sendable {
    static let shared = NamedImages()

    private struct Key: Hashable {
        var name: String
        var bundle: String
        var scale: CGFloat
        var isDark: Bool
    }

    private var images: [Key: UIImage] = [:]
    private let lock = NSLock()

    func image(_ name: String, bundle: Bundle, scale: CGFloat, isDark: Bool) -> UIImage? {
        let key = Key(name: name, bundle: bundle.bundlePath, scale: scale, isDark: isDark)
        if let image = lock.withLock({ images[key] }) { return image }
        if let image = AssetCatalog.of(bundle).image(named: name, scale: scale, isDark: isDark) {
            lock.withLock { images[key] = image }
            return image
        }
        for folder in ImageFiles.folders(of: bundle) {
            guard let found = ImageFiles.find(path: folder + "/" + name, displayScale: scale),
                let data = FileManager.default.contents(atPath: found.path),
                let image = UIImage(data: data, scale: found.scale)
            else { continue }
            lock.withLock { images[key] = image }
            return image
        }
        return nil
    }
}
