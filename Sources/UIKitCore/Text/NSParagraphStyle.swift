/// Alignment, line breaking and spacing of a paragraph. Lengths in points.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    private let tag = AttributeValueTag.swiftObject

    struct Values: Hashable, Sendable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var lineBreakStrategy: LineBreakStrategy = []
        var lineSpacing: CGFloat = 0
        var paragraphSpacing: CGFloat = 0
        var paragraphSpacingBefore: CGFloat = 0
        var firstLineHeadIndent: CGFloat = 0
        var headIndent: CGFloat = 0
        var tailIndent: CGFloat = 0
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
        var lineHeightMultiple: CGFloat = 0
        var baseWritingDirection = NSWritingDirection.natural
        var hyphenationFactor: Float = 0
        var usesDefaultHyphenation = false
        var allowsDefaultTighteningForTruncation = false
        var defaultTabInterval: CGFloat = 0
        var tabStops = defaultTabStops
        var textLists: [NSTextList] = []

        static let defaultTabStops = (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat($0) * 28) }
    }

    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// No single word on the last line.
        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }

    var values = Values()

    private static let _default = NSParagraphStyle()
    open class var `default`: NSParagraphStyle { _default }

    open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        let language = languageName?.prefix { $0 != "-" && $0 != "_" } ?? ""
        return ["ar", "he", "iw", "fa", "ur", "yi", "ug", "ckb"].contains(String(language))
            ? .rightToLeft : .leftToRight
    }

    open var alignment: NSTextAlignment { values.alignment }
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
    /// Between the lines of the paragraph.
    open var lineSpacing: CGFloat { values.lineSpacing }
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    open var headIndent: CGFloat { values.headIndent }
    /// From the leading edge if positive, from the trailing edge if 0 or negative.
    open var tailIndent: CGFloat { values.tailIndent }
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// 0: no limit.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// 0: the font's own line height.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// The part of its width that words must fill for a line to end without dividing the next one; 0 divides none.
    /// Unverified: 1 where the default is asked for.
    open var hyphenationFactor: Float {
        values.hyphenationFactor == 0 && values.usesDefaultHyphenation ? 1 : values.hyphenationFactor
    }
    open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }
    /// Default: twelve left tabs, 28 points apart.
    open var tabStops: [NSTextTab] { values.tabStops }
    /// The lists that the paragraph is an item of, outermost first. See `NSTextList`.
    open var textLists: [NSTextList] { values.textLists }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSParagraphStyle()
        copy.values = values
        return copy
    }

    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.values = values
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSParagraphStyle else { return false }
        return self === other || values == other.values
    }

    open override var hash: Int { values.hashValue }
}
