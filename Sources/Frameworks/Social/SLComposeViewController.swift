@_exported import UIKitCore

public enum SLComposeViewControllerResult: Int, Sendable {
    case cancelled = 0
    case done = 1
}
public typealias SLComposeViewControllerCompletionHandler = (SLComposeViewControllerResult) -> Void

public let SLServiceTypeTwitter: String! = "com.apple.social.twitter"
public let SLServiceTypeFacebook: String! = "com.apple.social.facebook"
public let SLServiceTypeSinaWeibo: String! = "com.apple.social.sinaweibo"
public let SLServiceTypeTencentWeibo: String! = "com.apple.social.tencentweibo"
public let SLServiceTypeLinkedIn: String! = "com.apple.social.linkedin"

/// Posts to a social network. Inert: since iOS 11 the system knows none, which `isAvailable(forServiceType:)` says.
@preconcurrency @MainActor
open class SLComposeViewController: UIViewController {
    public let serviceType: String!
    open var completionHandler: SLComposeViewControllerCompletionHandler!

    /// Always nil: no network is available.
    public init!(forServiceType serviceType: String!) { nil }
    public required init?(coder: NSCoder) { nil }

    open class func isAvailable(forServiceType serviceType: String!) -> Bool { false }

    @discardableResult
    open func setInitialText(_ text: String!) -> Bool { false }
    @discardableResult
    open func add(_ image: UIImage!) -> Bool { false }
    @discardableResult
    open func add(_ url: URL!) -> Bool { false }
    @discardableResult
    open func removeAllImages() -> Bool { false }
    @discardableResult
    open func removeAllURLs() -> Bool { false }
}
