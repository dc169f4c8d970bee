/// How the items of a list are marked.
///
/// Inert: the texts of markers can be asked for, but no marker is drawn that is not part of the text.
open class NSTextList: NSObject, NSCopying, @unchecked Sendable {
    private let tag = AttributeValueTag.swiftObject

    /// A text with the kind of number or mark in braces: `({decimal})`.
    public struct MarkerFormat: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(stringLiteral value: String) { rawValue = value }

        public static let box = MarkerFormat("{box}")
        public static let check = MarkerFormat("{check}")
        public static let circle = MarkerFormat("{circle}")
        public static let diamond = MarkerFormat("{diamond}")
        public static let disc = MarkerFormat("{disc}")
        public static let hyphen = MarkerFormat("{hyphen}")
        public static let square = MarkerFormat("{square}")
        public static let decimal = MarkerFormat("{decimal}")
        public static let octal = MarkerFormat("{octal}")
        public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
        public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
        public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
        public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
        public static let lowercaseLatin = MarkerFormat("{lower-latin}")
        public static let uppercaseLatin = MarkerFormat("{upper-latin}")
        public static let lowercaseRoman = MarkerFormat("{lower-roman}")
        public static let uppercaseRoman = MarkerFormat("{upper-roman}")
    }

    public struct Options: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Markers begin with that of the list around.
        public static let prependEnclosingMarker = Options(rawValue: 1)
    }

    public let markerFormat: MarkerFormat
    public let listOptions: Options
    /// Default 1.
    public var startingItemNumber = 1

    public init(markerFormat: MarkerFormat, options: Int) {
        self.markerFormat = markerFormat
        listOptions = Options(rawValue: options)
        super.init()
    }

    public convenience init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int) {
        self.init(markerFormat: markerFormat, options: options.rawValue)
        self.startingItemNumber = startingItemNumber
    }

    /// Whether the markers count.
    open var isOrdered: Bool { Self.number(1, Self.kind(markerFormat)) != nil }

    /// The marker of an item, counted as `startingItemNumber` is.
    open func marker(forItemNumber itemNumber: Int) -> String {
        let kind = Self.kind(markerFormat)
        let mark = Self.marks[kind] ?? Self.number(itemNumber, kind) ?? ""
        return markerFormat.rawValue.replacingOccurrences(of: "{\(kind)}", with: mark)
    }

    private static func kind(_ format: MarkerFormat) -> String {
        let text = format.rawValue
        guard let open = text.firstIndex(of: "{"), let close = text[open...].firstIndex(of: "}") else { return "" }
        return String(text[text.index(after: open)..<close])
    }

    private static let marks = [
        "box": "\u{25A1}", "check": "\u{2713}", "circle": "\u{25E6}", "diamond": "\u{25C6}", "disc": "\u{2022}",
        "hyphen": "\u{2043}", "square": "\u{25AA}",
    ]

    private static func number(_ number: Int, _ kind: String) -> String? {
        switch kind {
        case "decimal": String(number)
        case "octal": String(number, radix: 8)
        case "lower-hexadecimal": String(number, radix: 16)
        case "upper-hexadecimal": String(number, radix: 16, uppercase: true)
        case "lower-alpha", "lower-latin": letters(number)
        case "upper-alpha", "upper-latin": letters(number).uppercased()
        case "lower-roman": roman(number)
        case "upper-roman": roman(number).uppercased()
        default: nil
        }
    }

    /// a to z, then aa and so on.
    private static func letters(_ number: Int) -> String {
        var rest = number
        var text = ""
        while rest > 0 {
            rest -= 1
            text = String(UnicodeScalar(UInt8(97 + rest % 26))) + text
            rest /= 26
        }
        return text
    }

    private static func roman(_ number: Int) -> String {
        guard number > 0, number < 4000 else { return String(number) }
        let parts = [
            (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"), (40, "xl"), (10, "x"),
            (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
        ]
        var rest = number
        var text = ""
        for (value, sign) in parts {
            while rest >= value {
                text += sign
                rest -= value
            }
        }
        return text
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextList else { return false }
        return markerFormat == other.markerFormat && listOptions == other.listOptions
            && startingItemNumber == other.startingItemNumber
    }

    open override var hash: Int { markerFormat.hashValue }
}
