/// The types that are known: their parents, file name extensions and MIME types.
enum UTTypeTable {
    struct Entry {
        let identifier: String
        let parents: [String]
        let extensions: [String]
        let mimeType: String?
        let description: String
    }

    static let byIdentifier = Dictionary(uniqueKeysWithValues: entries.map { ($0.identifier, $0) })

    static let entries: [Entry] = [
        entry("public.item", []), entry("public.content", []),
        entry("public.data", ["public.item"], "data"), entry("public.directory", ["public.item"]),
        entry("public.folder", ["public.directory"], "folder"),
        entry("public.text", ["public.data", "public.content"], "text"),
        entry("public.plain-text", ["public.text"], "text", ["txt", "text"], "text/plain"),
        entry("public.utf8-plain-text", ["public.plain-text"], "text"),
        entry("public.rtf", ["public.text"], "RTF document", ["rtf"], "text/rtf"),
        entry("public.html", ["public.text"], "HTML text", ["html", "htm"], "text/html"),
        entry("public.xml", ["public.text"], "XML text", ["xml"], "application/xml"),
        entry("public.json", ["public.text"], "JSON", ["json"], "application/json"),
        entry("public.comma-separated-values-text", ["public.text"], "CSV document", ["csv"], "text/csv"),
        entry("public.source-code", ["public.plain-text"], "source code"),
        entry("public.swift-source", ["public.source-code"], "Swift source", ["swift"]),
        entry("public.image", ["public.data", "public.content"], "image"),
        entry("public.png", ["public.image"], "PNG image", ["png"], "image/png"),
        entry("public.jpeg", ["public.image"], "JPEG image", ["jpeg", "jpg", "jpe"], "image/jpeg"),
        entry("com.compuserve.gif", ["public.image"], "GIF image", ["gif"], "image/gif"),
        entry("public.heic", ["public.image"], "HEIC image", ["heic"], "image/heic"),
        entry("public.tiff", ["public.image"], "TIFF image", ["tiff", "tif"], "image/tiff"),
        entry("org.webmproject.webp", ["public.image"], "WebP image", ["webp"], "image/webp"),
        entry("public.svg-image", ["public.image", "public.xml"], "SVG image", ["svg"], "image/svg+xml"),
        entry("com.apple.live-photo", ["public.image"], "live photo"),
        entry("com.adobe.pdf", ["public.data", "public.content"], "PDF document", ["pdf"], "application/pdf"),
        entry("public.audiovisual-content", ["public.data", "public.content"], "audiovisual content"),
        entry("public.audio", ["public.audiovisual-content"], "audio"),
        entry("public.mp3", ["public.audio"], "MP3 audio", ["mp3"], "audio/mpeg"),
        entry("com.microsoft.waveform-audio", ["public.audio"], "Waveform audio", ["wav", "wave"], "audio/vnd.wave"),
        entry("public.mpeg-4-audio", ["public.audio"], "MPEG-4 audio", ["m4a"], "audio/mp4"),
        entry("public.movie", ["public.audiovisual-content"], "movie"),
        entry("public.video", ["public.movie"], "video"),
        entry("public.mpeg-4", ["public.movie"], "MPEG-4 movie", ["mp4", "mpeg4"], "video/mp4"),
        entry("com.apple.quicktime-movie", ["public.movie"], "QuickTime movie", ["mov", "qt"], "video/quicktime"),
        entry("public.archive", ["public.data"], "archive"),
        entry("public.zip-archive", ["public.archive"], "ZIP archive", ["zip"], "application/zip"),
        entry("public.url", ["public.data"], "URL"),
        entry("public.file-url", ["public.url"], "file URL"),
        entry("public.vcard", ["public.text"], "vCard", ["vcf", "vcard"], "text/vcard"),
        entry("com.apple.property-list", ["public.data"], "property list", ["plist"]),
        entry("public.database", []), entry("public.font", ["public.data"], "font"),
    ]

    private static func entry(
        _ identifier: String, _ parents: [String], _ description: String = "", _ extensions: [String] = [],
        _ mimeType: String? = nil
    ) -> Entry {
        Entry(
            identifier: identifier, parents: parents, extensions: extensions, mimeType: mimeType,
            description: description)
    }
}
