@_exported import UIKitCore

public enum MFMailComposeResult: Int, Sendable {
    case cancelled = 0
    case saved = 1
    case sent = 2
    case failed = 3
}

/// Writes a mail. Inert: it says what would be written; mail cannot be sent, which `canSendMail()` says.
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
    open class func canSendMail() -> Bool { false }

    private var mailSubject = ""
    private var receivers: [String] = []

    open func setSubject(_ subject: String) { mailSubject = subject }
    open func setToRecipients(_ toRecipients: [String]?) { receivers = toRecipients ?? [] }
    open func setCcRecipients(_ ccRecipients: [String]?) {}
    open func setBccRecipients(_ bccRecipients: [String]?) {}
    open func setMessageBody(_ body: String, isHTML: Bool) {}
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
    open func setPreferredSendingEmailAddress(_ emailAddress: String) {}

    open override func viewDidLoad() {
        super.viewDidLoad()
        MissingService.note("Mail cannot be written here; an MFMailComposeViewController shows the subject only.")
        let content = UIViewController()
        content.title = mailSubject.isEmpty ? "New Message" : mailSubject
        content._showPlaceholder(symbol: "envelope", title: "Mail", text: receivers.joined(separator: ", "))
        content.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        setViewControllers([content], animated: false)
    }

    private func cancel() {
        if let mailComposeDelegate {
            mailComposeDelegate.mailComposeController(self, didFinishWith: .cancelled, error: nil)
        } else {
            dismiss(animated: true)
        }
    }
}

@preconcurrency @MainActor public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}
extension MFMailComposeViewControllerDelegate {
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {}
}
