import CGraphicsLibs

/// A drawing in SVG or PDF, drawn anew for each size. Nothing but its own bytes is read.
package final class VectorPicture: @unchecked Sendable {
    private enum Document {
        case svg(UnsafeMutableRawPointer, VectorLibraries.SVG)
        /// The document and its first page.
        case pdf(UnsafeMutableRawPointer, UnsafeMutableRawPointer, VectorLibraries.PDF)
    }

    private let document: Document
    private let lock = NSLock()
    /// Points.
    package let size: CGSize

    /// The greatest number of bytes that are read.
    private static let sizeLimit = 32 << 20

    /// Nil for anything else, for damaged files, and for pictures without a size.
    package init?(_ data: Data) {
        guard data.count <= Self.sizeLimit else { return nil }
        if data.prefix(1024).range(of: Data("%PDF-".utf8)) != nil {
            guard let made = Self.openPDF(data, page: 0) else { return nil }
            (document, size) = made
        } else {
            guard Self.looksLikeSVG(data), let made = Self.openSVG(data) else { return nil }
            (document, size) = made
        }
    }

    /// A page of a PDF file, counted from zero.
    package init?(pdf data: Data, page: Int) {
        guard data.count <= Self.sizeLimit, let made = Self.openPDF(data, page: Int32(page)) else { return nil }
        (document, size) = made
    }

    /// How many pages a PDF file has; nil for anything else.
    package static func pageCount(_ data: Data) -> Int? {
        guard data.count <= sizeLimit, data.prefix(1024).range(of: Data("%PDF-".utf8)) != nil,
            let library = VectorLibraries.pdf, let file = openFile(data, library)
        else { return nil }
        defer { library.release(file) }
        return Int(library.pageCount(file))
    }

    deinit {
        switch document {
        case .svg(let handle, let library): library.release(handle)
        case .pdf(let file, let page, let library):
            library.release(page)
            library.release(file)
        }
    }

    private static func looksLikeSVG(_ data: Data) -> Bool {
        data.prefix(4096).range(of: Data("<svg".utf8)) != nil || data.prefix(200).range(of: Data("<?xml".utf8)) != nil
    }

    private static func usable(_ width: Double, _ height: Double) -> CGSize? {
        guard width.isFinite, height.isFinite, width > 0, height > 0, width < 20_000, height < 20_000 else {
            return nil
        }
        return CGSize(width: width, height: height)
    }

    private static func openSVG(_ data: Data) -> (Document, CGSize)? {
        guard let library = VectorLibraries.svg else { return nil }
        var failure: UnsafeMutableRawPointer?
        let handle = data.withUnsafeBytes {
            library.open($0.bindMemory(to: UInt8.self).baseAddress, $0.count, &failure)
        }
        if let failure { library.freeError(failure) }
        guard let handle else { return nil }
        // A unit of the drawing is a point.
        library.setResolution(handle, 72)
        var (width, height) = (0.0, 0.0)
        if library.pixelSize(handle, &width, &height) == 0 {
            var hasBox: Int32 = 0
            var box = [Double](repeating: 0, count: 4)
            library.dimensions(handle, nil, nil, nil, nil, &hasBox, &box)
            if hasBox != 0 { (width, height) = (box[2], box[3]) }
        }
        guard let size = usable(width, height) else {
            library.release(handle)
            return nil
        }
        return (.svg(handle, library), size)
    }

    private static func openFile(_ data: Data, _ library: VectorLibraries.PDF) -> UnsafeMutableRawPointer? {
        guard let bytes = data.withUnsafeBytes({ library.makeBytes($0.baseAddress, $0.count) }) else { return nil }
        defer { library.releaseBytes(bytes) }
        var failure: UnsafeMutableRawPointer?
        let file = library.open(bytes, nil, &failure)
        if let failure { library.freeError(failure) }
        return file
    }

    private static func openPDF(_ data: Data, page index: Int32) -> (Document, CGSize)? {
        guard let library = VectorLibraries.pdf, let file = openFile(data, library) else { return nil }
        guard index >= 0, index < library.pageCount(file), let page = library.page(file, index) else {
            library.release(file)
            return nil
        }
        var (width, height) = (0.0, 0.0)
        library.size(page, &width, &height)
        guard let size = usable(width, height) else {
            library.release(page)
            library.release(file)
            return nil
        }
        return (.pdf(file, page, library), size)
    }

    /// The drawing stretched to `size` points, at `scale` pixels a point; nil if that is too large.
    package func image(size: CGSize, scale: CGFloat) -> CGImage? {
        let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
        guard width >= 1, height >= 1, width * height <= CGFloat(CGImage.maximumPixels),
            let surface = Surface.make(Int(width), Int(height))
        else { return nil }
        let context = cairo_create(surface)
        lock.withLock {
            switch document {
            case .svg(let handle, let library):
                // Stretched by the matrix: the drawing's own rule for its aspect would leave margins.
                cairo_scale(context, Double(width / self.size.width), Double(height / self.size.height))
                let viewport = [0, 0, Double(self.size.width), Double(self.size.height)]
                var failure: UnsafeMutableRawPointer?
                _ = library.render(handle, context, viewport, &failure)
                if let failure { library.freeError(failure) }
            case .pdf(_, let page, let library):
                cairo_scale(context, Double(width / self.size.width), Double(height / self.size.height))
                library.render(page, context)
            }
        }
        cairo_destroy(context)
        return CGImage(surface: surface)
    }

    /// Where the ink of an element of an SVG lies, in points of the whole drawing; nil for PDF, for names that are not there
    /// and for elements without ink.
    package func bounds(ofElement name: String) -> CGRect? {
        geometry(ofElement: name).flatMap { $0.ink.width > 0 && $0.ink.height > 0 ? $0.ink : nil }
    }

    /// The vertical middle of an element's outline, which may be a mere line.
    package func middle(ofElement name: String) -> CGFloat? { geometry(ofElement: name)?.outline.midY }

    private func geometry(ofElement name: String) -> (ink: CGRect, outline: CGRect)? {
        guard case .svg(let handle, let library) = document else { return nil }
        var ink = [Double](repeating: 0, count: 4)
        var outline = ink
        let viewport = [0, 0, Double(size.width), Double(size.height)]
        var failure: UnsafeMutableRawPointer?
        let found = lock.withLock { library.layerGeometry(handle, "#" + name, viewport, &ink, &outline, &failure) }
        if let failure { library.freeError(failure) }
        guard found != 0, (ink + outline).allSatisfy(\.isFinite) else { return nil }
        func rect(_ values: [Double]) -> CGRect {
            CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
        }
        return (rect(ink), rect(outline))
    }

    /// Paints an element of an SVG alone, where it lies in the whole drawing.
    package func paint(element name: String, on cairo: OpaquePointer) {
        guard case .svg(let handle, let library) = document else { return }
        let viewport = [0, 0, Double(size.width), Double(size.height)]
        var failure: UnsafeMutableRawPointer?
        _ = lock.withLock { library.renderLayer(handle, cairo, "#" + name, viewport, &failure) }
        if let failure { library.freeError(failure) }
    }
}
