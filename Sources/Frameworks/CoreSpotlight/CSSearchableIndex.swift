import FoundationAdditions
@_exported import UniformTypeIdentifiers

public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
public let CSSearchQueryString = "kCSSearchQueryString"

/// What can be searched of an item.
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
    public let contentType: String
    open var title: String?
    open var displayName: String?
    open var contentDescription: String?
    open var keywords: [String]?
    open var identifier: String?
    open var relatedUniqueIdentifier: String?
    open var thumbnailData: Data?
    open var thumbnailURL: URL?
    open var contentURL: URL?
    open var rating: NSNumber?
    open var contentCreationDate: Date?
    open var contentModificationDate: Date?
    open var phoneNumbers: [String]?
    open var emailAddresses: [String]?
    open var supportsPhoneCall: NSNumber?
    open var supportsNavigation: NSNumber?
    open var latitude: NSNumber?
    open var longitude: NSNumber?
    open var authorNames: [String]?

    public init(itemContentType type: String) { contentType = type }
    public convenience init(contentType type: UTType) { self.init(itemContentType: type.identifier) }
}

/// Something the system's search may find.
open class CSSearchableItem: NSObject, @unchecked Sendable {
    open var uniqueIdentifier: String
    open var domainIdentifier: String?
    open var expirationDate: Date!
    open var attributeSet: CSSearchableItemAttributeSet

    public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        self.domainIdentifier = domainIdentifier
        self.attributeSet = attributeSet
        // A month, as on the phone.
        expirationDate = Date(timeIntervalSinceNow: 30 * 24 * 3600)
    }
}

/// What the app offers to the system's search. Inert: there is no search; changes succeed.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
    public typealias Completion = @Sendable ((any Error)?) -> Void
    private static let instance = CSSearchableIndex()
    open weak var indexDelegate: (any CSSearchableIndexDelegate)?

    public override init() { super.init() }
    public init(name: String) { super.init() }

    open class func `default`() -> Self { unsafeDowncast(instance, to: Self.self) }
    open class func isIndexingAvailable() -> Bool { false }

    private func finish(_ completion: Completion?) {
        MissingService.note("Nothing searches what is given to CSSearchableIndex here.")
        guard let completion else { return }
        DispatchQueue.global().async { completion(nil) }
    }
    open func indexSearchableItems(_ items: [CSSearchableItem], completionHandler: Completion? = nil) {
        finish(completionHandler)
    }
    open func deleteSearchableItems(withIdentifiers identifiers: [String], completionHandler: Completion? = nil) {
        finish(completionHandler)
    }
    open func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String], completionHandler: Completion? = nil
    ) { finish(completionHandler) }
    open func deleteAllSearchableItems(completionHandler: Completion? = nil) { finish(completionHandler) }
    open func beginBatch() {}
    open func endBatch(withClientState clientState: Data, completionHandler: Completion? = nil) {
        finish(completionHandler)
    }
}

public protocol CSSearchableIndexDelegate: NSObjectProtocol {
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void)
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
        acknowledgementHandler: @escaping () -> Void)
}
