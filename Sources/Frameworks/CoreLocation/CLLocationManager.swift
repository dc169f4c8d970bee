import FoundationAdditions

public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined = 0
    case restricted = 1
    case denied = 2
    case authorizedAlways = 3
    case authorizedWhenInUse = 4
}

public enum CLAccuracyAuthorization: Int, Sendable {
    case fullAccuracy = 0
    case reducedAccuracy = 1
}

public enum CLActivityType: Int, Sendable {
    case other = 1
    case automotiveNavigation = 2
    case fitness = 3
    case otherNavigation = 4
    case airborne = 5
}

/// Where the device is.
///
/// Inert: it is nowhere, and permission is denied.
open class CLLocationManager: NSObject {
    open weak var delegate: (any CLLocationManagerDelegate)? {
        didSet {
            // As on the phone, a new delegate is told the status.
            guard let delegate else { return }
            let call = Held((self, delegate))
            DispatchQueue.main.async { call.value.1.locationManagerDidChangeAuthorization(call.value.0) }
        }
    }
    open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
    open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
    open var activityType = CLActivityType.other
    open var pausesLocationUpdatesAutomatically = true
    open var allowsBackgroundLocationUpdates = false
    open var showsBackgroundLocationIndicator = false
    open var headingFilter = 1.0

    public override init() { super.init() }

    open var authorizationStatus: CLAuthorizationStatus { .denied }
    open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
    open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
    open class func locationServicesEnabled() -> Bool { false }
    open class func headingAvailable() -> Bool { false }
    open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
    open var location: CLLocation? { nil }
    open var heading: CLHeading? { nil }

    /// Inert: there is nobody to ask; permission is denied.
    open func requestWhenInUseAuthorization() { refuse() }
    /// Inert: there is nobody to ask; permission is denied.
    open func requestAlwaysAuthorization() { refuse() }
    /// Inert: the delegate is told that permission is denied.
    open func requestLocation() { fail() }
    /// Inert: the delegate is told that permission is denied.
    open func startUpdatingLocation() { fail() }
    open func stopUpdatingLocation() {}
    /// Inert: there is no compass.
    open func startUpdatingHeading() {}
    open func stopUpdatingHeading() {}
    /// Inert: the delegate is told that permission is denied.
    open func startMonitoringSignificantLocationChanges() { fail() }
    open func stopMonitoringSignificantLocationChanges() {}

    private func refuse() {
        MissingService.note("The device has no place here; permission to use the location is denied.")
        let manager = Held(self)
        DispatchQueue.main.async {
            manager.value.delegate?.locationManagerDidChangeAuthorization(manager.value)
            manager.value.delegate?.locationManager(manager.value, didChangeAuthorization: .denied)
        }
    }

    private func fail() {
        let manager = Held(self)
        DispatchQueue.main.async {
            manager.value.delegate?.locationManager(manager.value, didFailWithError: CLError(.denied))
        }
    }
}

open class CLHeading: NSObject {
    open var magneticHeading: CLLocationDirection { 0 }
    open var trueHeading: CLLocationDirection { -1 }
    open var headingAccuracy: CLLocationDirection { -1 }
    open var timestamp: Date { Date() }
}

open class CLRegion: NSObject {
    public let identifier: String
    open var notifyOnEntry = true
    open var notifyOnExit = true
    init(identifier: String) { self.identifier = identifier }
}

open class CLCircularRegion: CLRegion {
    public let center: CLLocationCoordinate2D
    public let radius: CLLocationDistance
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
    }
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        CLLocation(latitude: center.latitude, longitude: center.longitude)
            .distance(from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) <= radius
    }
}

public protocol CLLocationManagerDelegate: NSObjectProtocol {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
}

extension CLLocationManagerDelegate {
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    public func locationManager(
        _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
    ) {}
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
    public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
}
