package import Typesetting

/// What makes one font differ from another: family, design, weight, slant, size, features.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
    private let tag = AttributeValueTag.swiftObject

    package struct Values: Hashable, Sendable {
        package var font: FontDescriptor
        /// The iOS name that was asked for, if the font was asked for by name.
        package var name: FontName?
        package var textStyle: UIFont.TextStyle?
        var condensed = false
        var expanded = false
        /// Attributes this toolkit keeps but does not act on, by raw key.
        var others: [String: AnyHashableSendable] = [:]
    }

    package let values: Values

    package init(values: Values) {
        self.values = values
        super.init()
    }

    public convenience init(name: String, size: CGFloat) {
        self.init(fontAttributes: [.name: name, .size: size])
    }

    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        self.init(values: FontAttributes.values(attributes, over: Values(font: FontDescriptor(size: 0))))
    }

    /// 0 means: the size is chosen when the font is made.
    open var pointSize: CGFloat { values.font.size }

    open var postscriptName: String { values.name?.postScript ?? FontNaming.postScriptName(values.font) }

    open var fontAttributes: [AttributeName: Any] { FontAttributes.dictionary(values) }

    open func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

    open var symbolicTraits: SymbolicTraits { FontAttributes.symbolicTraits(values) }

    /// The descriptor of a text style at the size of the current traits.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }

    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        UIFontDescriptor(values: FontAttributes.values(attributes, over: values))
    }

    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        var values = values
        values.font.size = newPointSize
        return UIFontDescriptor(values: values)
    }

    /// Always the identity: fonts are not turned or slanted by a matrix here.
    open var matrix: CGAffineTransform { .identity }

    /// Inert: see `matrix`.
    open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor { self }

    /// The fonts there are of the descriptor's family, those of its name first; of the system's fonts just the descriptor.
    open func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?) -> [UIFontDescriptor] {
        guard let family = values.name?.family else { return [self] }
        let names = UIFont.fontNames(forFamilyName: family)
        let mandatory = mandatoryKeys ?? []
        let chosen = mandatory.contains(.name) ? names.filter { $0 == postscriptName } : names
        let found = chosen.map { UIFontDescriptor(name: $0, size: pointSize) }.filter {
            !mandatory.contains(.traits) || $0.symbolicTraits == symbolicTraits
        }
        return found.filter { $0.postscriptName == postscriptName }
            + found.filter { $0.postscriptName != postscriptName }
    }

    open func withFace(_ newFace: String) -> UIFontDescriptor {
        addingAttributes([.face: newFace])
    }

    open func withFamily(_ newFamily: String) -> UIFontDescriptor {
        addingAttributes([.family: newFamily])
    }

    /// Bold, italic, monospace, condensed and expanded can be asked for. Nil when there is no such font; the substitutes here have
    /// every combination.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        UIFontDescriptor(values: FontAttributes.values(values, with: symbolicTraits))
    }

    /// Only fonts of the system have designs; nil for others.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard values.name == nil, let drawn = design.drawn else { return nil }
        var values = values
        values.font.family = .system(drawn)
        return UIFontDescriptor(values: values)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return values == other.values
    }

    open override var hash: Int { values.hashValue }

    open override var description: String {
        "UICTFontDescriptor <\(postscriptName), size \(pointSize)>"
    }
}

/// A hashable attribute value that may cross threads: numbers, strings and immutable objects.
struct AnyHashableSendable: Hashable, @unchecked Sendable {
    var value: AnyHashable
}
