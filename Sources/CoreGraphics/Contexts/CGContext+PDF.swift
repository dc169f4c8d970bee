import Foundation

/// Making PDF files.
extension CGContext {
    /// Writes a PDF file: the origin at the bottom left, y up.
    /// - Parameter mediaBox: of the pages in points; American letter by default.
    public convenience init?(
        _ url: CFURL, mediaBox: UnsafePointer<CGRect>? = nil, _ auxiliaryInfo: CFDictionary? = nil
    ) {
        let file = url as URL
        guard file.isFileURL else { return nil }
        self.init(pdfOf: mediaBox?.pointee, isFlipped: false) { try? $0.write(to: file) }
        setInformation(auxiliaryInfo as? [AnyHashable: Any])
    }

    /// - Parameters:
    ///   - isFlipped: the origin at the top left, y down, as UIKit has it.
    ///   - deliver: gets the file when the context is closed or goes.
    package convenience init?(
        pdfOf mediaBox: CGRect?, isFlipped: Bool, deliver: @escaping (Data) -> Void
    ) {
        let letter = CGRect(x: 0, y: 0, width: 612, height: 792)
        guard let pages = PDFPages(mediaBox ?? letter, isFlipped: isFlipped, deliver: deliver) else { return nil }
        self.init(pages)
    }

    /// `Title`, `Author`, `Subject`, `Keywords` and `Creator` are kept.
    package func setInformation(_ values: [AnyHashable: Any]?) {
        var texts: [String: String] = [:]
        for (key, value) in values ?? [:] { if let key = key as? String { texts[key] = value as? String } }
        pages?.setInformation(texts)
    }

    /// The page size in points, where this makes a PDF file.
    package var pdfMediaBox: CGRect? { pages?.mediaBox }

    public func beginPDFPage(_ pageInfo: CFDictionary?) { beginPage(nil) }

    public func beginPage(mediaBox: UnsafePointer<CGRect>?) { beginPage(mediaBox?.pointee.size) }

    /// Begins a page with a fresh graphics state.
    package func beginPage(_ size: CGSize?) {
        guard let pages else { return }
        pages.begin(size)
        resetState()
    }

    public func endPDFPage() { pages?.end() }

    public func endPage() { pages?.end() }

    /// Completes the file; nothing can be drawn afterwards.
    public func closePDF() { pages?.finish() }
}
