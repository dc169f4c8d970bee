package import Typesetting

/// A font at a size. Immutable; equal fonts share their metrics and glyphs.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
    private let tag = AttributeValueTag.swiftObject

    /// How this font came from another by `UIFontMetrics`, to be scaled again when the text size changes.
    struct Scaling: Hashable, Sendable {
        var style: TextStyle
        var basePointSize: CGFloat
        /// Infinity: no limit.
        var maximumPointSize: CGFloat
    }

    package let typeface: Font
    let values: UIFontDescriptor.Values
    let scaling: Scaling?

    init(values: UIFontDescriptor.Values, scaling: Scaling? = nil) {
        var values = values
        if values.font.size <= 0 { values.font.size = UIFont.systemFontSize }
        self.values = values
        self.scaling = scaling
        typeface = TypefaceCache.shared.font(values.font)
        super.init()
    }

    /// The font of a PostScript or family name that iOS ships or the app's bundle registers (`UIAppFonts`); nil for other names.
    /// Fonts that iOS ships are drawn with the nearest free design.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let name = FontNaming.lookUp(fontName) else { return nil }
        self.init(values: FontNaming.values(name, size: fontSize))
    }

    /// A `pointSize` of 0 keeps the descriptor's size.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var values = descriptor.values
        if pointSize > 0 { values.font.size = pointSize }
        self.init(values: values)
    }

    // MARK: Facts

    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(values: values) }
    open var familyName: String { values.name?.family ?? FontNaming.familyName(values.font) }
    open var fontName: String { values.name?.postScript ?? FontNaming.postScriptName(values.font) }
    open var pointSize: CGFloat { values.font.size }
    /// Points above the baseline.
    open var ascender: CGFloat { typeface.ascender }
    /// Points below the baseline, negative.
    open var descender: CGFloat { typeface.descender }
    open var leading: CGFloat { typeface.leading }
    /// `ascender` - `descender`, unrounded; 1.193359375 times the size for the system font.
    open var lineHeight: CGFloat { typeface.lineHeight }
    open var capHeight: CGFloat { typeface.capHeight }
    open var xHeight: CGFloat { typeface.xHeight }

    open func withSize(_ fontSize: CGFloat) -> UIFont {
        var values = values
        values.font.size = fontSize
        values.textStyle = nil
        return UIFont(values: values)
    }

    // MARK: Identity

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return self === other || (values == other.values && scaling == other.scaling)
    }

    open override var hash: Int { values.hashValue }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override var description: String {
        "<UICTFont> font-family: \"\(familyName)\"; font-weight: \(Weight(values.font.weight).name.lowercased()); "
            + "font-style: \(values.font.italic ? "italic" : "normal"); font-size: \(String(format: "%.2f", pointSize))pt"
    }
}

/// One `Font` a descriptor, shared by all threads.
final class TypefaceCache: @unchecked Sendable {
    static let shared = TypefaceCache()

    private var fonts: [FontDescriptor: Font] = [:]
    private let lock = NSLock()

    func font(_ descriptor: FontDescriptor) -> Font {
        lock.withLock {
            if let font = fonts[descriptor] { return font }
            if fonts.count > 500 { fonts.removeAll() }
            let font = Font(descriptor)
            fonts[descriptor] = font
            return font
        }
    }
}
