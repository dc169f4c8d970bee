/// Reads colours and images from asset catalogs that lie uncompiled (`*.xcassets` folders) among a bundle's files.
/// A broken catalog is as if it were not there.
final class AssetCatalog: @unchecked Sendable {
    private struct Contents: Decodable {
        var colors: [ColorEntry]?
        var images: [ImageEntry]?
        var properties: Properties?
    }

    private struct Appearance: Decodable {
        var appearance: String
        var value: String
    }

    private struct ColorEntry: Decodable {
        var idiom: String?
        var appearances: [Appearance]?
        var color: ColorValue?
    }

    private struct ColorValue: Decodable {
        var colorSpace: String?
        var components: [String: String]?
        var reference: String?

        enum CodingKeys: String, CodingKey {
            case colorSpace = "color-space"
            case components, reference
        }
    }

    private struct ImageEntry: Decodable {
        var idiom: String?
        var scale: String?
        var filename: String?
        var appearances: [Appearance]?
    }

    private struct Properties: Decodable {
        var templateRenderingIntent: String?

        enum CodingKeys: String, CodingKey {
            case templateRenderingIntent = "template-rendering-intent"
        }
    }

    private let folders: [String]
    private nonisolated(unsafe) static var catalogs: [String: AssetCatalog] = [:]
    private static let lock = NSLock()

    private init(bundle: Bundle) {
        let files = FileManager.default
        folders = ImageFiles.folders(of: bundle).flatMap { folder in
            ((try? files.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".xcassets") }.sorted()
                .map { folder + "/" + $0 }
        }
    }

    static func of(_ bundle: Bundle) -> AssetCatalog {
        lock.withLock {
            let key = bundle.bundlePath
            if let known = catalogs[key] { return known }
            let catalog = AssetCatalog(bundle: bundle)
            catalogs[key] = catalog
            return catalog
        }
    }

    // MARK: Colours

    /// A colour that follows style and contrast as its variants say.
    func color(named name: String) -> UIColor? {
        guard let (_, contents) = set(name, "colorset"), let entries = contents.colors else { return nil }
        var variants: [(dark: Bool, high: Bool, color: UIColor)] = []
        for entry in entries {
            guard entry.idiom == nil || entry.idiom == "universal", let color = entry.color.flatMap(Self.color) else {
                continue
            }
            let appearances = entry.appearances ?? []
            variants.append(
                (
                    dark: appearances.contains { $0.appearance == "luminosity" && $0.value == "dark" },
                    high: appearances.contains { $0.appearance == "contrast" && $0.value == "high" }, color: color
                ))
        }
        guard let any = variants.first(where: { !$0.dark && !$0.high })?.color ?? variants.first?.color else {
            return nil
        }
        guard variants.count > 1 else { return any }
        let known = variants
        return UIColor { traits in
            let (dark, high) = (traits.userInterfaceStyle == .dark, traits.accessibilityContrast == .high)
            return known.first { $0.dark == dark && $0.high == high }?.color
                ?? known.first { $0.dark == dark && !$0.high }?.color ?? any
        }
    }

    private static func color(_ value: ColorValue) -> UIColor? {
        guard let components = value.components else { return nil }
        let alpha = component(components["alpha"]) ?? 1
        if let white = component(components["white"]) { return UIColor(white: white, alpha: alpha) }
        guard let red = component(components["red"]), let green = component(components["green"]),
            let blue = component(components["blue"])
        else { return nil }
        return value.colorSpace == "display-p3"
            ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
            : UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// `0xFF`, `255` (whole numbers above one are bytes) or `1.000`.
    private static func component(_ text: String?) -> CGFloat? {
        guard let text else { return nil }
        if text.lowercased().hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
        guard let number = Double(text) else { return nil }
        return text.contains(".") || number <= 1 ? CGFloat(number) : CGFloat(number) / 255
    }

    // MARK: Images

    /// The file nearest to the scale, with the style's variant if there is one.
    func image(named name: String, scale: CGFloat, isDark: Bool) -> UIImage? {
        guard let (folder, contents) = set(name, "imageset"), let entries = contents.images else { return nil }
        let usable = entries.filter {
            $0.filename != nil && ["universal", "iphone", "ipad"].contains($0.idiom ?? "universal")
        }
        func isDarkEntry(_ entry: ImageEntry) -> Bool {
            (entry.appearances ?? []).contains { $0.appearance == "luminosity" && $0.value == "dark" }
        }
        let styled = usable.filter { isDarkEntry($0) == isDark }
        let candidates = styled.isEmpty ? usable.filter { !isDarkEntry($0) } : styled
        func scaleOf(_ entry: ImageEntry) -> CGFloat { CGFloat(Double((entry.scale ?? "1x").dropLast()) ?? 1) }
        let order = candidates.sorted {
            ImageFiles.rank(Int(scaleOf($0)), Int(scale)) < ImageFiles.rank(Int(scaleOf($1)), Int(scale))
        }
        for entry in order {
            guard let file = entry.filename,
                let data = FileManager.default.contents(atPath: folder + "/" + file),
                let image = UIImage(data: data, scale: scaleOf(entry))
            else { continue }
            switch contents.properties?.templateRenderingIntent {
            case "template": return image.withRenderingMode(.alwaysTemplate)
            case "original": return image.withRenderingMode(.alwaysOriginal)
            default: return image
            }
        }
        return nil
    }

    /// The folder of a set, also within groups of the catalog, and what its `Contents.json` says.
    private func set(_ name: String, _ kind: String) -> (String, Contents)? {
        let files = FileManager.default
        for catalog in folders {
            let direct = "\(catalog)/\(name).\(kind)"
            if let contents = Self.contents(direct) { return (direct, contents) }
            guard let walker = files.enumerator(atPath: catalog) else { continue }
            for case let path as String in walker where path.hasSuffix("/\(name).\(kind)") {
                if let contents = Self.contents("\(catalog)/\(path)") { return ("\(catalog)/\(path)", contents) }
            }
        }
        return nil
    }

    private static func contents(_ folder: String) -> Contents? {
        FileManager.default.contents(atPath: folder + "/Contents.json")
            .flatMap { try? JSONDecoder().decode(Contents.self, from: $0) }
    }
}
