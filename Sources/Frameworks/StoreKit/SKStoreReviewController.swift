@_exported import UIKitCore

/// Inert: there is no store.
@preconcurrency @MainActor
open class SKStoreReviewController: NSObject {
    open class func requestReview() {}
    open class func requestReview(in windowScene: UIWindowScene) {}
}

/// Inert: there is no store; nothing is loaded.
@preconcurrency @MainActor
open class SKStoreProductViewController: UIViewController {
    open weak var delegate: (any SKStoreProductViewControllerDelegate)?
    open func loadProduct(
        withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
    ) { block?(false, URLError(.notConnectedToInternet)) }
}
@preconcurrency @MainActor public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
    func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}
public let SKStoreProductParameterITunesItemIdentifier = "id"

/// Inert: nothing can be bought, which `canMakePayments()` says.
@preconcurrency @MainActor
open class SKPaymentQueue: NSObject {
    private static let queue = SKPaymentQueue()
    open class func `default`() -> SKPaymentQueue { queue }
    open class func canMakePayments() -> Bool { false }
    open func add(_ observer: any SKPaymentTransactionObserver) {}
    open func remove(_ observer: any SKPaymentTransactionObserver) {}
    open func add(_ payment: SKPayment) {}
    open func restoreCompletedTransactions() {}
    open func finishTransaction(_ transaction: SKPaymentTransaction) {}
    open var transactions: [SKPaymentTransaction] { [] }
}
@preconcurrency @MainActor public protocol SKPaymentTransactionObserver: NSObjectProtocol {
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
}
public enum SKPaymentTransactionState: Int, Sendable {
    case purchasing = 0
    case purchased = 1
    case failed = 2
    case restored = 3
    case deferred = 4
}
@preconcurrency @MainActor open class SKPaymentTransaction: NSObject {
    open var transactionState: SKPaymentTransactionState { .failed }
    open var payment: SKPayment { SKPayment() }
    open var error: (any Error)? { nil }
}
@preconcurrency @MainActor open class SKPayment: NSObject {
    open var productIdentifier: String { "" }
    public convenience init(product: SKProduct) { self.init() }
}
@preconcurrency @MainActor open class SKProduct: NSObject {
    open var productIdentifier: String { "" }
    open var localizedTitle: String { "" }
    open var localizedDescription: String { "" }
    open var price: NSDecimalNumber { 0 }
    open var priceLocale: Locale { .current }
}
/// Inert: the request finds no products.
@preconcurrency @MainActor open class SKProductsRequest: NSObject {
    open weak var delegate: (any SKProductsRequestDelegate)?
    public init(productIdentifiers: Set<String>) {}
    open func start() { delegate?.productsRequest(self, didReceive: SKProductsResponse()) }
    open func cancel() {}
}
@preconcurrency @MainActor open class SKProductsResponse: NSObject {
    open var products: [SKProduct] { [] }
    open var invalidProductIdentifiers: [String] { [] }
}
@preconcurrency @MainActor public protocol SKProductsRequestDelegate: NSObjectProtocol {
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}
