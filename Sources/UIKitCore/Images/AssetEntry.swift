/// One row of a set in an asset catalog: a file or a colour, and where it is meant for. Everything that is not
/// understood is as if it were not written.
struct AssetEntry {
    var filename: String?
    /// Nil for drawings without a scale.
    var scale: CGFloat?
    /// Of an app icon, in points.
    var pointSize: CGFloat?
    var color: [String: Any]?
    var resizing: [String: Any]?
    var alignmentInsets: [String: Any]?
    var typeIdentifier: String?
    private(set) var isLeftToRight = false
    private(set) var isRightToLeft = false

    private var idiom = "universal"
    private var isDark: Bool?
    private var isHighContrast = false
    private var isRegularWidth: Bool?
    private var isRegularHeight: Bool?
    private var isWideGamut: Bool?
    private var hasSubtype = false
    /// Of a localised set: a language tag.
    private var language: String?

    init?(_ value: Any) {
        guard let fields = value as? [String: Any] else { return nil }
        idiom = fields["idiom"] as? String ?? "universal"
        filename = (fields["filename"] as? String).flatMap { Self.isPlainName($0) ? $0 : nil }
        if let text = fields["scale"] as? String, text.hasSuffix("x"), let number = Double(text.dropLast()),
            number >= 1,
            number <= 16
        {
            scale = number
        }
        if let size = (fields["size"] as? String)?.split(separator: "x").first {
            pointSize = Double(size).flatMap { $0 > 0 && $0 <= 4096 ? CGFloat($0) : nil }
        }
        color = fields["color"] as? [String: Any]
        resizing = fields["resizing"] as? [String: Any]
        alignmentInsets = fields["alignment-insets"] as? [String: Any]
        typeIdentifier = fields["universal-type-identifier"] as? String
        language = (fields["locale"] as? String)?.lowercased().replacingOccurrences(of: "_", with: "-")
        hasSubtype = fields["subtype"] != nil || fields["screen-width"] != nil
        isRegularWidth = Self.isRegular(fields["width-class"])
        isRegularHeight = Self.isRegular(fields["height-class"])
        isLeftToRight = fields["language-direction"] as? String == "left-to-right"
        isRightToLeft = fields["language-direction"] as? String == "right-to-left"
        switch (fields["display-gamut"] as? String)?.lowercased() {
        case "display-p3": isWideGamut = true
        case "srgb": isWideGamut = false
        default: break
        }
        for item in fields["appearances"] as? [Any] ?? [] {
            guard let item = item as? [String: Any], let value = item["value"] as? String else { continue }
            switch item["appearance"] as? String {
            case "luminosity": isDark = value == "dark"
            case "contrast": isHighContrast = value == "high"
            default: break
            }
        }
    }

    /// Whether a localisation is meant for a preferred language: the same, or one without the other's region or script.
    private static func speaks(_ preferred: String, _ language: String) -> Bool {
        preferred == language || preferred.hasPrefix(language + "-")
    }

    private static func isRegular(_ value: Any?) -> Bool? {
        switch value as? String {
        case "regular": true
        case "compact": false
        default: nil
        }
    }

    /// A name without folders: an entry cannot name a file outside of its set.
    static func isPlainName(_ name: String) -> Bool {
        !name.isEmpty && !name.contains("/") && name != ".." && name != "." && !name.utf8.contains(0)
    }

    /// How well the entry fits, ever better with larger values; nil if it is meant for something else.
    ///
    /// Unverified: the order of the criteria among each other.
    func fitness(_ traits: AssetTraits) -> Int? {
        var result = 0
        switch idiom {
        case "universal": break
        case "iphone": if traits.isPad { return nil } else { result += 256 }
        case "ipad": if !traits.isPad { return nil } else { result += 256 }
        default: return nil
        }
        if let isDark {
            if isDark != traits.isDark { return nil }
            result += 128
        }
        if isHighContrast {
            guard traits.isHighContrast else { return nil }
            result += 64
        }
        if isLeftToRight || isRightToLeft {
            if isRightToLeft != traits.isRightToLeft { result -= 32 } else { result += 32 }
        }
        for (wanted, actual) in [(isRegularWidth, traits.isRegularWidth), (isRegularHeight, traits.isRegularHeight)] {
            guard let wanted else { continue }
            guard actual == wanted else { return nil }
            result += 16
        }
        if let isWideGamut { result += isWideGamut == traits.isWideGamut ? 4 : -4 }
        if hasSubtype { result -= 512 }
        if let language {
            guard let place = traits.languages.firstIndex(where: { Self.speaks($0, language) }) else { return nil }
            result += 2048 - min(place, 100)
        }
        return result
    }

    /// The entries that fit best, those of the nearest scale first.
    static func best(of entries: [AssetEntry], for traits: AssetTraits) -> [AssetEntry] {
        let wanted = Int(traits.scale.rounded())
        let ranked = entries.enumerated().compactMap { index, entry in
            entry.fitness(traits).map { (entry, $0, index) }
        }
        return ranked.sorted { a, b in
            if a.1 != b.1 { return a.1 > b.1 }
            let (x, y) = (rank(a.0, wanted), rank(b.0, wanted))
            return x != y ? x < y : a.2 < b.2
        }.map(\.0)
    }

    private static func rank(_ entry: AssetEntry, _ wanted: Int) -> Int {
        guard let scale = entry.scale else { return 0 }
        return ImageFiles.rank(Int(scale.rounded()), wanted)
    }
}
