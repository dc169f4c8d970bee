import Foundation

/// A PDF file that is read.
public final class CGPDFDocument {
    let data: Data
    public let numberOfPages: Int

    /// Nil for anything else and for damaged files.
    public convenience init?(_ provider: CGDataProvider) {
        self.init(provider.data)
    }

    public convenience init?(_ url: CFURL) {
        self.init(try? Data(contentsOf: url as URL))
    }

    private init?(_ data: Data?) {
        guard let data, let count = VectorPicture.pageCount(data), count > 0 else { return nil }
        self.data = data
        numberOfPages = count
    }

    /// - Parameter pageNumber: from 1; nil is returned for pages that are not there.
    public func page(at pageNumber: Int) -> CGPDFPage? { CGPDFPage(self, pageNumber) }

    /// Inert: files with passwords are not opened.
    public var isEncrypted: Bool { false }
    public var isUnlocked: Bool { true }
    public var allowsPrinting: Bool { true }
    public var allowsCopying: Bool { true }
}

/// The boxes of a page.
public enum CGPDFBox: Int32, Sendable {
    case mediaBox = 0, cropBox, bleedBox, trimBox, artBox
}

public final class CGPDFPage {
    let picture: VectorPicture
    public let document: CGPDFDocument?
    public let pageNumber: Int

    init?(_ document: CGPDFDocument, _ number: Int) {
        guard number >= 1, number <= document.numberOfPages,
            let picture = VectorPicture(pdf: document.data, page: number - 1)
        else { return nil }
        self.picture = picture
        self.document = document
        pageNumber = number
    }

    /// The crop box at the origin.
    /// Unverified: that it is also taken for the other boxes, and turned as the page is.
    public func getBoxRect(_ box: CGPDFBox) -> CGRect { CGRect(origin: .zero, size: picture.size) }

    /// Degrees. The page is always shown turned as it asks for.
    public var rotationAngle: Int32 { 0 }

    /// Leads the box into the middle of `rect`. The page is made smaller for it, not larger.
    public func getDrawingTransform(
        _ box: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool
    ) -> CGAffineTransform {
        let page = getBoxRect(box)
        let angle = -CGFloat(rotate) * .pi / 180
        let turned = page.applying(CGAffineTransform(rotationAngle: angle))
        guard turned.width > 0, turned.height > 0 else { return .identity }
        var (x, y) = (min(rect.width / turned.width, 1), min(rect.height / turned.height, 1))
        if preserveAspectRatio { (x, y) = (min(x, y), min(x, y)) }
        return CGAffineTransform(translationX: -page.midX, y: -page.midY)
            .concatenating(CGAffineTransform(rotationAngle: angle))
            .concatenating(CGAffineTransform(scaleX: x, y: y))
            .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
    }
}

extension CGContext {
    /// Draws the page with its lower left corner at the origin, y up, a point a unit.
    public func drawPDFPage(_ page: CGPDFPage) {
        let matrix = ctm
        let density = max(hypot(matrix.a, matrix.b), hypot(matrix.c, matrix.d))
        guard density.isFinite, density > 0 else { return }
        let size = page.picture.size
        // A page that is larger than can be drawn loses sharpness.
        let scale = min(density, 8192 / max(size.width, size.height))
        guard let image = page.picture.image(size: size, scale: scale) else { return }
        draw(image, in: CGRect(origin: .zero, size: size))
    }
}
