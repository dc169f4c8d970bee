/// Offers printing. Inert: there is no printer; it shows how many things would be printed.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

    private static let instance = UIPrintInteractionController()
    open class var shared: UIPrintInteractionController { instance }

    /// True: the sheet can be shown, though nothing comes out of it.
    open class var isPrintingAvailable: Bool { true }
    open class var printableUTIs: Set<String> { ["public.image", "com.adobe.pdf"] }
    open class func canPrint(_ data: Data) -> Bool {
        UIImage(data: data) != nil || data.starts(with: Data("%PDF".utf8))
    }
    open class func canPrint(_ url: URL) -> Bool { (try? Data(contentsOf: url)).map(canPrint) ?? false }

    open var printInfo: UIPrintInfo?
    open weak var delegate: (any UIPrintInteractionControllerDelegate)?
    open var showsPageRange = true
    open var showsNumberOfCopies = true
    open var showsPaperSelectionForLoadedPapers = false
    open var showsPaperOrientation = true
    open var printPaper: UIPrintPaper? { nil }

    // Setting one takes the others away.
    open var printPageRenderer: UIPrintPageRenderer? { didSet { if printPageRenderer != nil { keep(0) } } }
    open var printFormatter: UIPrintFormatter? { didSet { if printFormatter != nil { keep(1) } } }
    open var printingItem: Any? { didSet { if printingItem != nil { keep(2) } } }
    open var printingItems: [Any]? { didSet { if printingItems != nil { keep(3) } } }

    private func keep(_ kind: Int) {
        if kind != 0 { printPageRenderer = nil }
        if kind != 1 { printFormatter = nil }
        if kind != 2 { printingItem = nil }
        if kind != 3 { printingItems = nil }
    }

    private weak var sheet: UIViewController?

    /// Shows the sheet over the whole screen of a phone.
    @discardableResult
    open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        show(animated, completion) { _ in }
    }

    /// Shows the sheet in a popover on a pad.
    @discardableResult
    open func present(
        from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool {
        show(animated, completion) { sheet in
            guard view.traitCollection.userInterfaceIdiom == .pad else { return }
            sheet.modalPresentationStyle = .popover
            sheet.popoverPresentationController?.sourceView = view
            sheet.popoverPresentationController?.sourceRect = rect
        }
    }

    @discardableResult
    open func present(
        from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool {
        show(animated, completion) { sheet in
            guard UIDevice.current.userInterfaceIdiom == .pad else { return }
            sheet.modalPresentationStyle = .popover
            sheet.popoverPresentationController?.barButtonItem = item
        }
    }

    /// Inert: nothing is printed; the handler is told so.
    @discardableResult
    open func print(to printer: UIPrinter, completionHandler completion: CompletionHandler? = nil) -> Bool {
        completion?(self, false, nil)
        return false
    }

    open func dismiss(animated: Bool) { sheet?.dismiss(animated: animated) }

    private func show(
        _ animated: Bool, _ completion: CompletionHandler?, _ prepare: (UIViewController) -> Void
    ) -> Bool {
        let hasContent =
            printPageRenderer != nil || printFormatter != nil || printingItem != nil || printingItems?.isEmpty == false
        let scene = UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
        guard hasContent, let root = scene?.windows.first(where: \.isKeyWindow)?.rootViewController else {
            return false
        }
        MissingService.note("There is no printer here; the print sheet prints nothing.")
        var presenter = root
        while let next = presenter.presentedViewController, !next.isBeingDismissed { presenter = next }
        let content = UIViewController()
        content.view.backgroundColor = .systemBackground
        content.title = "Print Options"
        let sheet = UINavigationController(rootViewController: content)
        content._showPlaceholder(symbol: "printer", title: "Printer", text: printInfo?.jobName ?? "No Printer") {
            [weak self, weak sheet] in
            guard let self else { return }
            sheet?.dismiss(animated: true)
            completion?(self, false, nil)
        }
        prepare(sheet)
        delegate?.printInteractionControllerWillPresentPrinterOptions(self)
        presenter.present(sheet, animated: animated) { [weak self] in
            guard let self else { return }
            delegate?.printInteractionControllerDidPresentPrinterOptions(self)
        }
        self.sheet = sheet
        return true
    }
}

/// Hears of printing. Every method may be left out.
@preconcurrency @MainActor
public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
    func printInteractionControllerParentViewController(
        _ printInteractionController: UIPrintInteractionController
    ) -> UIViewController?
    func printInteractionControllerWillPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    func printInteractionControllerDidPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    func printInteractionControllerWillDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    func printInteractionControllerDidDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController)
    func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController)
}

extension UIPrintInteractionControllerDelegate {
    public func printInteractionControllerParentViewController(
        _ printInteractionController: UIPrintInteractionController
    ) -> UIViewController? { nil }
    public func printInteractionControllerWillPresentPrinterOptions(
        _ printInteractionController: UIPrintInteractionController
    ) {}
    public func printInteractionControllerDidPresentPrinterOptions(
        _ printInteractionController: UIPrintInteractionController
    ) {}
    public func printInteractionControllerWillDismissPrinterOptions(
        _ printInteractionController: UIPrintInteractionController
    ) {}
    public func printInteractionControllerDidDismissPrinterOptions(
        _ printInteractionController: UIPrintInteractionController
    ) {}
    public func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController) {}
    public func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController) {}
}
