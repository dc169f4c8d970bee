@_exported import Foundation

/// A type of data, known by an identifier such as `public.png`.
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
    public let identifier: String

    /// Nil for an identifier that is not known.
    public init?(_ identifier: String) {
        guard let known = UTTypeTable.byIdentifier[identifier.lowercased()] else { return nil }
        self.identifier = known.identifier
    }

    /// A type the app declares.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }
    /// A type another app declares.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

    /// Nil for an extension that is not known, or only as something else than `supertype`.
    ///
    /// Unverified: no dynamic type is made for what is not known.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let wanted = filenameExtension.lowercased()
        self.init(supertype) { $0.extensions.contains(wanted) }
    }

    /// Nil for a MIME type that is not known, or only as something else than `supertype`.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        let wanted = mimeType.lowercased()
        self.init(supertype) { $0.mimeType == wanted }
    }

    private init?(_ supertype: UTType, _ isMeant: (UTTypeTable.Entry) -> Bool) {
        let found = UTTypeTable.entries.lazy.filter(isMeant).map { UTType(known: $0.identifier) }
            .first { $0.conforms(to: supertype) }
        guard let found else { return nil }
        self = found
    }

    private var entry: UTTypeTable.Entry? { UTTypeTable.byIdentifier[identifier] }

    public var preferredFilenameExtension: String? { entry?.extensions.first }
    public var preferredMIMEType: String? { entry?.mimeType }
    public var localizedDescription: String? { entry?.description }
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
    public var isDeclared: Bool { entry != nil }
    public var isPublic: Bool { identifier.hasPrefix("public.") }
    public var description: String { identifier }

    /// The types this one is a kind of, near and far.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        var rest = entry?.parents ?? []
        while let next = rest.popLast() {
            if let type = UTType(next), found.insert(type).inserted { rest += type.entry?.parents ?? [] }
        }
        return found
    }

    public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
    public func isSupertype(of type: UTType) -> Bool { type.supertypes.contains(self) }

    fileprivate init(known identifier: String) { self.identifier = identifier }
}

extension UTType {
    public static var item: UTType { UTType(known: "public.item") }
    public static var content: UTType { UTType(known: "public.content") }
    public static var data: UTType { UTType(known: "public.data") }
    public static var directory: UTType { UTType(known: "public.directory") }
    public static var folder: UTType { UTType(known: "public.folder") }
    public static var text: UTType { UTType(known: "public.text") }
    public static var plainText: UTType { UTType(known: "public.plain-text") }
    public static var utf8PlainText: UTType { UTType(known: "public.utf8-plain-text") }
    public static var rtf: UTType { UTType(known: "public.rtf") }
    public static var html: UTType { UTType(known: "public.html") }
    public static var xml: UTType { UTType(known: "public.xml") }
    public static var json: UTType { UTType(known: "public.json") }
    public static var commaSeparatedText: UTType { UTType(known: "public.comma-separated-values-text") }
    public static var sourceCode: UTType { UTType(known: "public.source-code") }
    public static var swiftSource: UTType { UTType(known: "public.swift-source") }
    public static var image: UTType { UTType(known: "public.image") }
    public static var png: UTType { UTType(known: "public.png") }
    public static var jpeg: UTType { UTType(known: "public.jpeg") }
    public static var gif: UTType { UTType(known: "com.compuserve.gif") }
    public static var heic: UTType { UTType(known: "public.heic") }
    public static var tiff: UTType { UTType(known: "public.tiff") }
    public static var webP: UTType { UTType(known: "org.webmproject.webp") }
    public static var svg: UTType { UTType(known: "public.svg-image") }
    public static var livePhoto: UTType { UTType(known: "com.apple.live-photo") }
    public static var pdf: UTType { UTType(known: "com.adobe.pdf") }
    public static var audio: UTType { UTType(known: "public.audio") }
    public static var mp3: UTType { UTType(known: "public.mp3") }
    public static var wav: UTType { UTType(known: "com.microsoft.waveform-audio") }
    public static var mpeg4Audio: UTType { UTType(known: "public.mpeg-4-audio") }
    public static var movie: UTType { UTType(known: "public.movie") }
    public static var video: UTType { UTType(known: "public.video") }
    public static var audiovisualContent: UTType { UTType(known: "public.audiovisual-content") }
    public static var mpeg4Movie: UTType { UTType(known: "public.mpeg-4") }
    public static var quickTimeMovie: UTType { UTType(known: "com.apple.quicktime-movie") }
    public static var zip: UTType { UTType(known: "public.zip-archive") }
    public static var archive: UTType { UTType(known: "public.archive") }
    public static var url: UTType { UTType(known: "public.url") }
    public static var fileURL: UTType { UTType(known: "public.file-url") }
    public static var vCard: UTType { UTType(known: "public.vcard") }
    public static var propertyList: UTType { UTType(known: "com.apple.property-list") }
    public static var database: UTType { UTType(known: "public.database") }
    public static var font: UTType { UTType(known: "public.font") }
}
