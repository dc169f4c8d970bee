extension NSAttributedString {
    /// The format of a document.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let plain = DocumentType(rawValue: "NSPlainText")
        public static let html = DocumentType(rawValue: "NSHTML")
        public static let rtf = DocumentType(rawValue: "NSRTF")
        public static let rtfd = DocumentType(rawValue: "NSRTFD")
    }

    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        /// Inert: HTML has no attributes to start with.
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    }

    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
        public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    }

    /// Reads a document: plain text, HTML (paragraphs, headings, bold, italic, links, line breaks, list items and entities), or the
    /// text alone of an RTF document.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let text = String(decoding: data, as: UTF8.self)
        var type = options[.documentType] as? DocumentType
        if type == nil, text.hasPrefix("{\\rtf") { type = .rtf }
        if type == nil, text.lowercased().hasPrefix("<!doctype html") || text.lowercased().hasPrefix("<html") {
            type = .html
        }
        switch type {
        case .html?: self.init(attributedString: HTMLText(text).attributed())
        case .rtf?, .rtfd?: self.init(string: RTFText.plainText(of: text))
        default: self.init(string: text)
        }
    }

    public convenience init(
        url: URL, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
    }

    /// The text as a document. Inert: attributes are written to none of them; RTF and HTML hold the plain text.
    public func data(
        from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
    ) throws -> Data {
        let text = (string as NSString).substring(with: range)
        switch dict[.documentType] as? DocumentType {
        case .html?:
            let escaped = text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            return Data(
                "<html><body><p>\(escaped.replacingOccurrences(of: "\n", with: "</p><p>"))</p></body></html>".utf8)
        case .rtf?, .rtfd?: return Data(RTFText.document(of: text).utf8)
        default: return Data(text.utf8)
        }
    }
}
