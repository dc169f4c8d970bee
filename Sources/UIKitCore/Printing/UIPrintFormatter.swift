/// Lays out printed content over pages. Inert: nothing is laid out; there are no pages.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {
    open weak var printPageRenderer: UIPrintPageRenderer?
    open var maximumContentHeight: CGFloat = 0
    open var maximumContentWidth: CGFloat = 0
    open var contentInsets: UIEdgeInsets = .zero
    open var perPageContentInsets: UIEdgeInsets = .zero
    open var startPage = 0
    open var pageCount: Int { 0 }
    public override init() { super.init() }
    open func removeFromPrintPageRenderer() { printPageRenderer?.printFormatters?.removeAll { $0 === self } }
    open func rectForPage(at pageIndex: Int) -> CGRect { .zero }
    open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}
}

open class UISimpleTextPrintFormatter: UIPrintFormatter {
    open var text: String?
    open var attributedText: NSAttributedString?
    open var font: UIFont?
    open var color: UIColor?
    open var textAlignment = NSTextAlignment.natural
    public init(text: String) {
        self.text = text
        super.init()
    }
    public init(attributedText: NSAttributedString) {
        self.attributedText = attributedText
        super.init()
    }
}

open class UIMarkupTextPrintFormatter: UIPrintFormatter {
    open var markupText: String?
    public init(markupText: String) {
        self.markupText = markupText
        super.init()
    }
}

open class UIViewPrintFormatter: UIPrintFormatter {
    public let view: UIView
    init(view: UIView) {
        self.view = view
        super.init()
    }
}

extension UIView {
    /// Prints this view.
    public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(view: self) }
}

/// Draws printed pages. Inert: nothing asks it to.
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject {
    open var headerHeight: CGFloat = 0
    open var footerHeight: CGFloat = 0
    open var paperRect: CGRect { .zero }
    open var printableRect: CGRect { .zero }
    open var numberOfPages: Int { 0 }
    open var printFormatters: [UIPrintFormatter]?
    public override init() { super.init() }
    open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? { nil }
    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
        formatter.startPage = pageIndex
        formatter.printPageRenderer = self
        printFormatters = (printFormatters ?? []) + [formatter]
    }
    open func prepare(forDrawingPages range: NSRange) {}
    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {}
    open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
    open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
    open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
    open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {}
}
