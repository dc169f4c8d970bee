extension NSAttributedString.Key {
    /// `UIFont`; without it text is drawn in 12-point Helvetica's stand-in.
    public static let font = NSAttributedString.Key("NSFont")
    /// `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// `UIColor`, black if missing.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// `UIColor` behind the line's full height.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// A number: 0 no ligatures, 1 (default) the usual ones.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// Points added after each character.
    public static let kern = NSAttributedString.Key("NSKern")
    /// Points added after each character; takes part in optical sizing, unlike `kern`.
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// A number, `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// A number, `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// Percent of the point size; negative strokes and fills.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// `NSShadow`.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// A name, `NSAttributedString.TextEffectStyle`.
    public static let textEffect = NSAttributedString.Key("NSTextEffect")
    /// `NSTextAttachment`, on the object replacement character.
    public static let attachment = NSAttributedString.Key("NSAttachment")
    /// `URL` or string. Labels and string drawing show it underlined in the colour of links, whatever colour it has.
    /// Unverified: that the colour of links is used and not a shade of its own.
    public static let link = NSAttributedString.Key("NSLink")
    /// Points above the baseline.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// Slant of the glyphs, 0 upright.
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    /// Logarithm of the width factor.
    public static let expansion = NSAttributedString.Key("NSExpansion")
    /// Array of numbers, outermost first: an `NSWritingDirection` plus an `NSWritingDirectionFormatType`.
    public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
}

extension NSAttributedString {
    public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Letters as if pressed into the surface: dark at their upper edges, and a light edge below.
        /// Unverified: the strengths of both.
        public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
    }
}
