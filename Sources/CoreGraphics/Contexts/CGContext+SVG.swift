import Foundation

extension CGContext {
    /// Draws an SVG file: shapes stay shapes; text and shadows are pictures of four pixels a point. iOS has no such files to write,
    /// so apps do not see this.
    /// - Parameters:
    ///   - box: what is seen, in points.
    ///   - isFlipped: the origin at the top left, y down, as UIKit has it.
    ///   - deliver: gets the file when the context is closed or goes.
    package convenience init?(svgOf box: CGRect, isFlipped: Bool, deliver: @escaping (Data) -> Void) {
        guard let pages = PDFPages(box, isFlipped: isFlipped, isSVG: true, deliver: deliver) else { return nil }
        self.init(pages)
        beginPDFPage(nil)
    }
}
