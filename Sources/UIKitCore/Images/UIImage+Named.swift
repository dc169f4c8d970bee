internal import Typesetting

extension UIImage {
    /// An image file of the main bundle.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// An image or symbol set of an asset catalog (an `.xcassets` folder), or a file of the bundle: `name` as given, or with `.png`, `.jpg`, `.jpeg` or `.webp`; `@2x` and `@3x` variants are chosen by
    /// the display scale. Loaded images are kept.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        let traits = traitCollection ?? .current
        let bundle = bundle ?? .main
        guard let found = NamedImages.shared.image(name, bundle: bundle, traits: AssetTraits(traits)) else {
            return nil
        }
        self.init(
            content: found.content, scale: found.scale, orientation: found.imageOrientation, details: found.details)
    }

    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        let traits = configuration?.traitCollection ?? .current
        guard let found = NamedImages.shared.image(name, bundle: bundle ?? .main, traits: AssetTraits(traits)) else {
            return nil
        }
        let image = found.isSymbolImage && configuration != nil ? found.withConfiguration(configuration!) : found
        self.init(
            content: image.content, scale: image.scale, orientation: image.imageOrientation, details: image.details)
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
        self.init(symbol: name, value: nil, configuration)
    }

    private convenience init?(symbol name: String, value: Double?, _ configuration: Configuration?) {
        guard let glyph = SymbolGlyph.find(name) else { return nil }
        var details = Traits()
        details.configuration = configuration ?? SymbolConfiguration.unspecified
        details.flipsInRightToLeft = glyph.mirrorsInRightToLeft
        let wished = configuration?.traitCollection?.displayScale ?? 0
        self.init(
            content: .symbol(
                SymbolImage(glyph: glyph, configuration: configuration, value: glyph.isVariable ? value : nil)),
            scale: wished > 0 ? wished : GraphicsDefaults.screenScale, orientation: .up, details: details)
    }

    /// A symbol whose parts say how much there is of something: those beyond the value are faint.
    ///
    /// Unverified: the parts of `wifi`, `cellularbars`, `chart.bar`, `speaker.wave.2`, `speaker.wave.3`, `speaker.3` and
    /// `wave.3` in its directions, which faint parts have 30 % of the colour; other symbols are drawn whole.
    ///
    /// - Parameter value: 0...1.
    public convenience init?(
        systemName name: String, variableValue value: Double, configuration: Configuration? = nil
    ) {
        self.init(symbol: name, value: value, configuration)
    }

    // Always there.
    public class var actions: UIImage { UIImage(systemName: "ellipsis.circle") ?? UIImage() }
    public class var add: UIImage { UIImage(systemName: "plus.circle.fill") ?? UIImage() }
    public class var remove: UIImage { UIImage(systemName: "minus.circle.fill") ?? UIImage() }
    public class var checkmark: UIImage { UIImage(systemName: "checkmark") ?? UIImage() }
    public class var strokedCheckmark: UIImage { UIImage(systemName: "checkmark") ?? UIImage() }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// Images already loaded by name.
final class NamedImages: @unchecked Sendable {
    static let shared = NamedImages()

    private struct Key: Hashable {
        var name: String
        var bundle: String
        var traits: AssetTraits
    }

    private var images: [Key: UIImage] = [:]
    private let lock = NSLock()

    func image(_ name: String, bundle: Bundle, traits: AssetTraits) -> UIImage? {
        let key = Key(name: name, bundle: bundle.bundlePath, traits: traits)
        if let image = lock.withLock({ images[key] }) { return image }
        guard let image = load(name, bundle, traits) else { return nil }
        lock.withLock { images[key] = image }
        return image
    }

    private func load(_ name: String, _ bundle: Bundle, _ traits: AssetTraits) -> UIImage? {
        let catalog = AssetCatalog.of(bundle)
        // Catalogs name images without extension; a name with one finds them, too.
        let ending = ["png", "jpg", "jpeg", "pdf", "gif", "heic", "tiff", "webp"].first {
            name.lowercased().hasSuffix("." + $0)
        }
        let base = ending.map { String(name.dropLast($0.count + 1)) } ?? name
        for candidate in base == name ? [name] : [name, base] {
            if let symbol = catalog.symbol(named: candidate, traits: traits) { return symbol }
            guard let image = catalog.image(named: candidate, traits: traits) else { continue }
            guard catalog.hasVariants(candidate) else { return image }
            let asset = UIImageAsset(.init(name: candidate, bundle: bundle))
            return image.with { $0.asset = asset }
        }
        for folder in ImageFiles.folders(of: bundle) {
            if let found = ImageFiles.find(path: folder + "/" + name, displayScale: traits.scale),
                let data = FileManager.default.contents(atPath: found.path),
                let image = UIImage(data: data, scale: found.scale)
            {
                return image
            }
            for ending in ["", ".pdf", ".svg"] {
                let path = folder + "/" + name + ending
                guard path.hasSuffix(".pdf") || path.hasSuffix(".svg"),
                    let data = FileManager.default.contents(atPath: path), let drawing = VectorPicture(data),
                    let picture = drawing.image(size: drawing.size, scale: traits.scale)
                else { continue }
                var details = UIImage.Traits()
                details.drawing = drawing
                return UIImage(content: .bitmap(picture), scale: traits.scale, orientation: .up, details: details)
            }
        }
        return nil
    }
}
