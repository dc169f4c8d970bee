import CGraphicsLibs
import Foundation

/// A PDF or SVG file while it is drawn: shapes stay shapes; text and shadows are pictures of four pixels a point.
final class PDFPages {
    let surface: OpaquePointer
    /// Of the pages that do not say otherwise.
    let mediaBox: CGRect
    let base: CGAffineTransform
    private let sink: Sink
    private let deliver: (Data) -> Void
    private var isPageOpen = false
    private var isFinished = false

    /// What cairo draws pictures with: 288 dots an inch.
    static let unitsPerPoint: CGFloat = 4

    private final class Sink { var data = Data() }

    private let isSVG: Bool

    private typealias Write =
        @convention(c) (
            UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, UInt32
        ) -> cairo_status_t
    private typealias Make = @convention(c) (Write, UnsafeMutableRawPointer?, Double, Double) -> OpaquePointer?

    /// Asked for by name: not every cairo has SVG.
    private static let makeSVG: Make? = dlsym(nil, "cairo_svg_surface_create_for_stream").map {
        unsafeBitCast($0, to: Make.self)
    }

    /// - Parameters:
    ///   - isSVG: makes an SVG file, of one page.
    ///   - deliver: gets the file when it is complete.
    init?(_ mediaBox: CGRect, isFlipped: Bool, isSVG: Bool = false, deliver: @escaping (Data) -> Void) {
        let box = mediaBox.standardized
        guard box.width > 0, box.height > 0, box.width <= 14400, box.height <= 14400 else { return nil }
        let sink = Sink()
        let write: Write = { closure, bytes, count in
            guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
            Unmanaged<Sink>.fromOpaque(closure).takeUnretainedValue().data.append(bytes, count: Int(count))
            return CAIRO_STATUS_SUCCESS
        }
        let target = Unmanaged.passUnretained(sink).toOpaque()
        let made =
            isSVG
            ? Self.makeSVG?(write, target, Double(box.width), Double(box.height))
            : cairo_pdf_surface_create_for_stream(write, target, Double(box.width), Double(box.height))
        guard let made, cairo_surface_status(made) == CAIRO_STATUS_SUCCESS else { return nil }
        self.mediaBox = box
        self.isSVG = isSVG
        self.sink = sink
        self.deliver = deliver
        surface = made
        let scale = Self.unitsPerPoint
        cairo_surface_set_device_scale(made, Double(1 / scale), Double(1 / scale))
        cairo_surface_set_fallback_resolution(made, Double(72 * scale), Double(72 * scale))
        // The same bytes for the same drawing.
        if !isSVG { cairo_pdf_surface_set_metadata(made, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z") }
        base =
            isFlipped
            ? CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: -box.minX * scale, ty: -box.minY * scale)
            : CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: -box.minX * scale, ty: box.maxY * scale)
    }

    deinit { cairo_surface_destroy(surface) }

    /// Titles and the like; other keys are left out.
    func setInformation(_ values: [String: String]) {
        if isSVG { return }
        let known: [String: cairo_pdf_metadata_t] = [
            "Title": CAIRO_PDF_METADATA_TITLE, "Author": CAIRO_PDF_METADATA_AUTHOR,
            "Subject": CAIRO_PDF_METADATA_SUBJECT, "Keywords": CAIRO_PDF_METADATA_KEYWORDS,
            "Creator": CAIRO_PDF_METADATA_CREATOR,
        ]
        for (key, value) in values {
            if let entry = known[key] { cairo_pdf_surface_set_metadata(surface, entry, value) }
        }
    }

    /// Ends the open page and begins one of that size in points.
    func begin(_ size: CGSize?) {
        end()
        let size = size ?? mediaBox.size
        guard !isFinished, size.width > 0, size.height > 0, size.width <= 14400, size.height <= 14400 else { return }
        if !isSVG { cairo_pdf_surface_set_size(surface, Double(size.width), Double(size.height)) }
        isPageOpen = true
    }

    func end() {
        guard isPageOpen, !isFinished else { return }
        cairo_surface_show_page(surface)
        isPageOpen = false
    }

    func finish() {
        guard !isFinished else { return }
        end()
        isFinished = true
        cairo_surface_finish(surface)
        deliver(sink.data)
    }
}
