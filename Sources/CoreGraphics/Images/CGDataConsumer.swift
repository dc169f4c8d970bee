import Foundation

/// Where the bytes of a picture or a file go.
public final class CGDataConsumer {
    let deliver: (Data) -> Void

    /// Appends to `data`.
    public init?(data: CFMutableData) {
        deliver = { data.append($0) }
    }

    /// Writes the file when all is there; nil for places that are no files.
    public init?(url: CFURL) {
        let file = url as URL
        guard file.isFileURL else { return nil }
        deliver = { try? $0.write(to: file) }
    }
}

extension CGContext {
    /// Makes a PDF file: the origin at the bottom left, y up.
    /// - Parameter mediaBox: of the pages in points; American letter by default.
    public convenience init?(
        consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
    ) {
        self.init(pdfOf: mediaBox?.pointee, isFlipped: false, deliver: consumer.deliver)
        setInformation(auxiliaryInfo as? [AnyHashable: Any])
    }
}
