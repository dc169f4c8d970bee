/// What the user does at the moment, to be continued elsewhere.
open class NSUserActivity: NSObject {
    public let activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]? = [:]
    open var requiredUserInfoKeys: Set<String>?
    open var needsSave = false
    open var webpageURL: URL?
    open var referrerURL: URL?
    open var expirationDate: Date?
    open var keywords: Set<String> = []
    open var supportsContinuationStreams = false
    open weak var delegate: (any NSUserActivityDelegate)?
    open var targetContentIdentifier: String?
    /// Inert: there is no other device.
    open var isEligibleForHandoff = true
    /// Inert: nothing is indexed.
    open var isEligibleForSearch = false
    /// Inert: nothing is indexed.
    open var isEligibleForPublicIndexing = false
    /// Inert: nothing is suggested.
    open var isEligibleForPrediction = false
    open var persistentIdentifier: String?

    public init(activityType: String) { self.activityType = activityType }

    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Inert: there is no other device and no search.
    open func becomeCurrent() {}
    /// Inert: there is no other device and no search.
    open func resignCurrent() {}
    open func invalidate() {}
}

@preconcurrency @MainActor public protocol NSUserActivityDelegate: AnyObject {
    func userActivityWillSave(_ userActivity: NSUserActivity)
    func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// The type of activities that come from a web link.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
