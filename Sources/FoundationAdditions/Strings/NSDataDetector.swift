/// Finds links, mail addresses, phone numbers and dates in text.
///
/// Unverified: what the phone takes for one of these is not documented; this finds the usual forms of English text.
open class NSDataDetector: NSObject {
    public let checkingTypes: NSTextCheckingResult.CheckingType.RawValue
    private let types: NSTextCheckingResult.CheckingType

    public init(types checkingTypes: NSTextCheckingResult.CheckingType.RawValue) throws {
        self.checkingTypes = checkingTypes
        types = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
    }

    private static let patterns: [(type: NSTextCheckingResult.CheckingType, pattern: String)] = [
        (.linkType, #"\b[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}\b"#),
        (.linkType, #"\b(https?|ftp)://[^\s<>"]+[^\s<>".,;:!?)\]'’]"#),
        (
            .linkType,
            #"\b(www\.)?[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.(com|org|net|edu|gov|io|de|uk|fr|app|dev)(/[^\s<>"]*[^\s<>".,;:!?)\]'’])?\b"#
        ),
        (.phoneType, #"(?<![\w])(\+?\d{1,3}[ .-]?)?(\(\d{2,4}\)|\d{2,4})[ .-]?\d{3}[ .-]?\d{3,4}(?![\w])"#),
        (.dateType, #"\b\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\b"#),
        (
            .dateType,
            #"\b(Jan(uary)?|Feb(ruary)?|Mar(ch)?|Apr(il)?|May|June?|July?|Aug(ust)?|Sep(tember)?|Oct(ober)?|Nov(ember)?|Dec(ember)?)\.? \d{1,2}(st|nd|rd|th)?(, \d{4})?\b"#
        ),
    ]

    open func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        var found: [DetectedData] = []
        for (type, pattern) in Self.patterns where types.contains(type) {
            guard let expression = try? NSRegularExpression(pattern: pattern, options: .caseInsensitive) else {
                continue
            }
            for match in expression.matches(in: string, range: range)
            where !found.contains(where: { NSIntersectionRange($0.range, match.range).length > 0 }) {
                found.append(DetectedData(type, match.range, (string as NSString).substring(with: match.range)))
            }
        }
        return found.sorted { $0.range.location < $1.range.location }
    }

    open func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

    open func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int { matches(in: string, options: options, range: range).count }

    open func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for match in matches(in: string, options: options, range: range) {
            block(match, [], &stop)
            if stop.boolValue { return }
        }
    }
}

/// Something found in text.
private final class DetectedData: NSTextCheckingResult {
    private let type: CheckingType
    private let place: NSRange
    let text: String

    init(_ type: CheckingType, _ range: NSRange, _ text: String) {
        self.type = type
        place = range
        self.text = text
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override var resultType: CheckingType { type }
    override var range: NSRange { place }
    override var numberOfRanges: Int { 1 }
    override func range(at idx: Int) -> NSRange { place }
}

extension NSTextCheckingResult {
    /// Where a link leads; mail addresses give `mailto:`.
    public var url: URL? {
        guard resultType == .linkType, let text = (self as? DetectedData)?.text else { return nil }
        if text.contains("://") { return URL(string: text) }
        return URL(string: (text.contains("@") ? "mailto:" : "http://") + text)
    }

    public var phoneNumber: String? {
        resultType == .phoneType ? (self as? DetectedData)?.text : nil
    }

    public var date: Date? {
        guard resultType == .dateType, let text = (self as? DetectedData)?.text else { return nil }
        let formatter = DateFormatter()
        for format in ["M/d/yyyy", "M/d/yy", "M-d-yyyy", "d.M.yyyy", "MMMM d, yyyy", "MMM d, yyyy", "MMMM d", "MMM d"] {
            formatter.dateFormat = format
            if let date = formatter.date(from: text) { return date }
        }
        return nil
    }
}

// Foundation's own names are deprecated here, as its expressions never give such results.
extension NSTextCheckingResult.CheckingType {
    fileprivate static let dateType = Self(rawValue: 1 << 3)
    fileprivate static let linkType = Self(rawValue: 1 << 5)
    fileprivate static let phoneType = Self(rawValue: 1 << 11)
}
