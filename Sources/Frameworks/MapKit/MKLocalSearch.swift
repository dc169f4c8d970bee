public let MKErrorDomain = "MKErrorDomain"

public struct MKError: CustomNSError, Hashable, Sendable {
    public enum Code: UInt, Sendable {
        case unknown = 1
        case serverFailure = 2
        case loadingThrottled = 3
        case placemarkNotFound = 4
        case directionsNotFound = 5
        case decodingFailed = 6
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { MKErrorDomain }
    public var errorCode: Int { Int(code.rawValue) }
    public static var placemarkNotFound: Code { .placemarkNotFound }
    public static var directionsNotFound: Code { .directionsNotFound }
    public static var serverFailure: Code { .serverFailure }
}

extension MKError.Code {
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? MKError)?.code == code }
}

/// Looks for places. Inert: it finds an empty list, since there is no map.
@preconcurrency @MainActor
open class MKLocalSearch: NSObject {
    public typealias CompletionHandler = (Response?, (any Error)?) -> Void

    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let address = ResultType(rawValue: 1)
        public static let pointOfInterest = ResultType(rawValue: 2)
    }

    @preconcurrency @MainActor
    open class Request: NSObject {
        open var naturalLanguageQuery: String?
        open var region = MKCoordinateRegion()
        open var resultTypes: ResultType = [.address, .pointOfInterest]
        public override init() { super.init() }
        public convenience init(naturalLanguageQuery: String) {
            self.init()
            self.naturalLanguageQuery = naturalLanguageQuery
        }
        public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
            self.init(naturalLanguageQuery: naturalLanguageQuery)
            self.region = region
        }
        public convenience init(completion: MKLocalSearchCompletion) {
            self.init(naturalLanguageQuery: completion.title)
        }
    }

    @preconcurrency @MainActor
    open class Response: NSObject {
        public let mapItems: [MKMapItem]
        public let boundingRegion: MKCoordinateRegion
        package init(region: MKCoordinateRegion) { (mapItems, boundingRegion) = ([], region) }
    }

    private let request: Request
    open private(set) var isSearching = false

    public init(request: Request) { self.request = request }

    open func start(completionHandler: @escaping CompletionHandler) {
        MissingService.note("There is no map here; a local search finds nothing.")
        isSearching = true
        let call = Held((self, completionHandler))
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                guard call.value.0.isSearching else { return }
                call.value.0.isSearching = false
                call.value.1(Response(region: call.value.0.request.region), nil)
            }
        }
    }
    open func start() async throws -> Response { Response(region: request.region) }
    open func cancel() { isSearching = false }
}

@preconcurrency @MainActor
open class MKLocalSearchCompletion: NSObject {
    open var title: String { "" }
    open var titleHighlightRanges: [NSValue] { [] }
    open var subtitle: String { "" }
    open var subtitleHighlightRanges: [NSValue] { [] }
}

/// Completes what the user types. Inert: there is no map; it has no results.
@preconcurrency @MainActor
open class MKLocalSearchCompleter: NSObject {
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let address = ResultType(rawValue: 1)
        public static let pointOfInterest = ResultType(rawValue: 2)
        public static let query = ResultType(rawValue: 4)
    }
    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    open var region = MKCoordinateRegion()
    open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
    open var results: [MKLocalSearchCompletion] { [] }
    open var isSearching: Bool { false }
    open var queryFragment = "" {
        didSet {
            let completer = Held(self)
            DispatchQueue.main.async {
                MainActor.assumeIsolated { completer.value.delegate?.completerDidUpdateResults(completer.value) }
            }
        }
    }
    public override init() { super.init() }
    open func cancel() {}
}

@preconcurrency @MainActor public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}
extension MKLocalSearchCompleterDelegate {
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}
