public struct MKDirectionsTransportType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let automobile = MKDirectionsTransportType(rawValue: 1)
    public static let walking = MKDirectionsTransportType(rawValue: 2)
    public static let transit = MKDirectionsTransportType(rawValue: 4)
    public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// Finds a way from one place to another. Inert: there is no map; `directionsNotFound` is all it finds.
@preconcurrency @MainActor
open class MKDirections: NSObject {
    public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
    public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void

    @preconcurrency @MainActor
    open class Request: NSObject {
        open var source: MKMapItem?
        open var destination: MKMapItem?
        open var transportType: MKDirectionsTransportType = .any
        open var requestsAlternateRoutes = false
        open var departureDate: Date?
        open var arrivalDate: Date?
        public override init() { super.init() }
    }

    @preconcurrency @MainActor
    open class Response: NSObject {
        open var source: MKMapItem { MKMapItem.forCurrentLocation() }
        open var destination: MKMapItem { MKMapItem.forCurrentLocation() }
        open var routes: [MKRoute] { [] }
    }

    @preconcurrency @MainActor
    open class ETAResponse: NSObject {
        open var expectedTravelTime: TimeInterval { 0 }
        open var distance: CLLocationDistance { 0 }
    }

    open private(set) var isCalculating = false
    public init(request: Request) { super.init() }

    open func calculate(completionHandler: @escaping DirectionsHandler) {
        MissingService.note("There is no map here; no way is found.")
        isCalculating = true
        let call = Held((self, completionHandler))
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                guard call.value.0.isCalculating else { return }
                call.value.0.isCalculating = false
                call.value.1(nil, MKError(.directionsNotFound))
            }
        }
    }
    open func calculate() async throws -> Response { throw MKError(.directionsNotFound) }
    open func calculateETA(completionHandler: @escaping ETAHandler) {
        let call = Held(completionHandler)
        DispatchQueue.main.async { MainActor.assumeIsolated { call.value(nil, MKError(.directionsNotFound)) } }
    }
    open func cancel() { isCalculating = false }
}

@preconcurrency @MainActor
open class MKRoute: NSObject {
    open var name: String { "" }
    open var advisoryNotices: [String] { [] }
    open var distance: CLLocationDistance { 0 }
    open var expectedTravelTime: TimeInterval { 0 }
    open var transportType: MKDirectionsTransportType { .automobile }
    open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
    open var steps: [Step] { [] }

    @preconcurrency @MainActor
    open class Step: NSObject {
        open var instructions: String { "" }
        open var notice: String? { nil }
        open var distance: CLLocationDistance { 0 }
        open var transportType: MKDirectionsTransportType { .automobile }
        open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
    }
}
