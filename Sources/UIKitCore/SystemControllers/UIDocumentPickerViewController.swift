/// Picks files. Inert: there are none; it says so.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
    open weak var delegate: (any UIDocumentPickerDelegate)?
    open var allowsMultipleSelection = false
    open var directoryURL: URL?
    open var shouldShowFileExtensions = false

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Types by their identifiers, such as "public.text".
    public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        self.init(nibName: nil, bundle: nil)
    }

    public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(nibName: nil, bundle: nil) }

    public convenience init(forExporting urls: [URL], asCopy: Bool = false) { self.init(nibName: nil, bundle: nil) }

    open override func loadView() {
        view = SystemPlaceholderView(symbol: "folder", title: "Files", text: "No documents")
    }
}

public enum UIDocumentPickerMode: UInt, Sendable {
    case `import` = 0
    case open = 1
    case exportToService = 2
    case moveToService = 3
}

@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
}

/// Opens, previews and sends a file. Inert: there is nobody to send it to.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
    open var url: URL?
    open var uti: String?
    open var name: String?
    open var annotation: Any?

    public convenience init(url: URL) {
        self.init()
        self.url = url
        name = url.lastPathComponent
    }

    open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
    open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
    open func presentPreview(animated: Bool) -> Bool { false }
    open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
    open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
    open func dismissMenu(animated: Bool) {}
    open func dismissPreview(animated: Bool) {}
}

@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
    func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController
}

extension UIDocumentInteractionControllerDelegate {
    public func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController { UIViewController() }
}
