/// Draws PDF files in points, the origin at the top left.
///
/// Shapes stay shapes; text is kept as pictures of 288 dots an inch, so it cannot be selected.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
    public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

    open private(set) var format: UIGraphicsPDFRendererFormat

    /// - Parameter bounds: of the pages that do not say otherwise.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        self.format = format
        format.bounds = bounds
        super.init(drawing: bounds)
    }

    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

    /// The file; empty for empty bounds.
    open func pdfData(actions: DrawingActions) -> Data {
        var file = Data()
        guard let context = CGContext(pdfOf: bounds, isFlipped: true, deliver: { file = $0 }) else { return file }
        context.setInformation(format.documentInfo)
        UIGraphicsPushContext(context)
        actions(UIGraphicsPDFRendererContext(cgContext: context, format: format))
        UIGraphicsPopContext()
        context.closePDF()
        return file
    }

    open func writePDF(to url: URL, withActions actions: DrawingActions) throws {
        try pdfData(actions: actions).write(to: url)
    }
}

/// Settings of a PDF renderer.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
    /// `Title`, `Author`, `Subject`, `Keywords` and `Creator` of the file.
    open var documentInfo: [String: Any] = [:]

    public required init() { super.init() }
}

/// What the drawing actions of a PDF renderer receive.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    open var format: UIGraphicsPDFRendererFormat { rendererFormat as! UIGraphicsPDFRendererFormat }

    /// The bounds of the page.
    open private(set) lazy var pdfContextBounds: CGRect = format.bounds

    open func beginPage() { beginPage(withBounds: format.bounds, pageInfo: [:]) }

    /// - Parameter pageInfo: Inert: pages have no information of their own.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
        pdfContextBounds = bounds
        cgContext.beginPage(bounds.size)
    }

    /// Inert: there are no links in files.
    open func setURL(_ url: URL, for rect: CGRect) {}
    /// Inert: there are no links in files.
    open func addDestination(withName name: String, at point: CGPoint) {}
    /// Inert: there are no links in files.
    open func setDestinationWithName(_ name: String, for rect: CGRect) {}
}
