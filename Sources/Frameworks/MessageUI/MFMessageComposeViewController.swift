import UIKitCore

public enum MessageComposeResult: Int, Sendable {
    case cancelled = 0
    case sent = 1
    case failed = 2
}

/// Writes a message. Inert: it says who would get it; messages cannot be sent, which `canSendText()` says.
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    open class func canSendText() -> Bool { false }
    open class func canSendAttachments() -> Bool { false }
    open class func canSendSubject() -> Bool { false }
    open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { false }
    open var recipients: [String]?
    open var subject: String?
    open var body: String?
    open var attachments: [[AnyHashable: Any]]? { nil }
    open func disableUserAttachments() {}
    @discardableResult
    open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool { false }
    @discardableResult
    open func addAttachmentData(
        _ attachmentData: Data, typeIdentifier uti: String, filename: String
    ) -> Bool { false }

    open override func viewDidLoad() {
        super.viewDidLoad()
        MissingService.note("Messages cannot be written here; an MFMessageComposeViewController shows receivers only.")
        let content = UIViewController()
        content.title = subject ?? "New Message"
        content._showPlaceholder(
            symbol: "message", title: "Messages", text: (recipients ?? []).joined(separator: ", "))
        content.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        setViewControllers([content], animated: false)
    }

    private func cancel() {
        if let messageComposeDelegate {
            messageComposeDelegate.messageComposeViewController(self, didFinishWith: .cancelled)
        } else {
            dismiss(animated: true)
        }
    }
}

@preconcurrency @MainActor public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
