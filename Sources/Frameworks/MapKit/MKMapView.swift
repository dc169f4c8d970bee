public enum MKMapType: UInt, Sendable {
    case standard = 0
    case satellite = 1
    case hybrid = 2
    case satelliteFlyover = 3
    case hybridFlyover = 4
    case mutedStandard = 5
}

public enum MKUserTrackingMode: Int, Sendable {
    case none = 0
    case follow = 1
    case followWithHeading = 2
}

/// A view for maps. It keeps its region, annotations and overlays.
///
/// Inert: it shows a plain surface, as there are no map data.
@preconcurrency @MainActor
open class MKMapView: UIView {
    open weak var delegate: (any MKMapViewDelegate)?
    /// Inert: every map is the same plain surface.
    open var mapType = MKMapType.standard
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
    open var isZoomEnabled = true
    open var isScrollEnabled = true
    open var isRotateEnabled = true
    open var isPitchEnabled = true
    open var showsCompass = true
    open var showsScale = false
    open var showsTraffic = false
    open var showsBuildings = true
    open var showsPointsOfInterest = true
    open var showsUserTrackingButton = false
    /// Inert: the device has no place.
    open var showsUserLocation = false
    open var userTrackingMode = MKUserTrackingMode.none
    public let userLocation = MKUserLocation()
    open var isUserLocationVisible: Bool { false }
    open var camera = MKMapCamera()
    open private(set) var annotations: [any MKAnnotation] = []
    open var selectedAnnotations: [any MKAnnotation] = []
    open private(set) var overlays: [any MKOverlay] = []

    private var shown = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 37.13, longitude: -95.79),
        span: MKCoordinateSpan(latitudeDelta: 60, longitudeDelta: 60))
    private var viewClasses: [String: MKAnnotationView.Type] = [:]

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        MissingService.note("Maps are not shown here; an MKMapView is a plain surface.")
        clipsToBounds = true
        // Unverified: about the colour of land without details.
        backgroundColor = UIColor { traits in
            traits.userInterfaceStyle == .dark
                ? UIColor(red: 0.16, green: 0.17, blue: 0.19, alpha: 1)
                : UIColor(red: 0.97, green: 0.96, blue: 0.93, alpha: 1)
        }
    }

    // MARK: Region

    open var region: MKCoordinateRegion {
        get { shown }
        set { setRegion(newValue, animated: false) }
    }

    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
        delegate?.mapView(self, regionWillChangeAnimated: animated)
        shown = region
        delegate?.mapView(self, regionDidChangeAnimated: animated)
    }

    open var centerCoordinate: CLLocationCoordinate2D {
        get { shown.center }
        set { setCenter(newValue, animated: false) }
    }

    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        setRegion(MKCoordinateRegion(center: coordinate, span: shown.span), animated: animated)
    }

    open func setCamera(_ camera: MKMapCamera, animated: Bool) {
        self.camera = camera
        setCenter(camera.centerCoordinate, animated: animated)
    }

    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }

    open var visibleMapRect: MKMapRect {
        get {
            let half = (latitude: shown.span.latitudeDelta / 2, longitude: shown.span.longitudeDelta / 2)
            let corner = MKMapPoint(
                CLLocationCoordinate2D(
                    latitude: shown.center.latitude + half.latitude, longitude: shown.center.longitude - half.longitude)
            )
            let other = MKMapPoint(
                CLLocationCoordinate2D(
                    latitude: shown.center.latitude - half.latitude, longitude: shown.center.longitude + half.longitude)
            )
            return MKMapRect(x: corner.x, y: corner.y, width: other.x - corner.x, height: other.y - corner.y)
        }
        set { setVisibleMapRect(newValue, animated: false) }
    }

    open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets = .zero, animated animate: Bool)
    {
        let corner = mapRect.origin.coordinate
        let other = MKMapPoint(x: mapRect.maxX, y: mapRect.maxY).coordinate
        setRegion(
            MKCoordinateRegion(
                center: MKMapPoint(x: mapRect.midX, y: mapRect.midY).coordinate,
                span: MKCoordinateSpan(
                    latitudeDelta: corner.latitude - other.latitude, longitudeDelta: other.longitude - corner.longitude)
            ),
            animated: animate)
    }

    // MARK: Annotations

    open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
    open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
    open func removeAnnotation(_ annotation: any MKAnnotation) { annotations.removeAll { $0 === annotation } }
    open func removeAnnotations(_ annotations: [any MKAnnotation]) {
        for annotation in annotations { removeAnnotation(annotation) }
    }

    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        for annotation in annotations where !self.annotations.contains(where: { $0 === annotation }) {
            addAnnotation(annotation)
        }
        let rect = annotations.reduce(MKMapRect.null) { rect, annotation in
            rect.union(MKMapRect(origin: MKMapPoint(annotation.coordinate), size: MKMapSize()))
        }
        if !rect.isNull { setVisibleMapRect(rect, animated: animated) }
    }

    /// Inert: annotations have no views.
    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) { selectedAnnotations = [annotation] }
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        selectedAnnotations.removeAll { $0 === annotation }
    }
    open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        viewClasses[identifier] = viewClass as? MKAnnotationView.Type
    }
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
    open func dequeueReusableAnnotationView(
        withIdentifier identifier: String, for annotation: any MKAnnotation
    ) -> MKAnnotationView {
        (viewClasses[identifier] ?? MKAnnotationView.self).init(annotation: annotation, reuseIdentifier: identifier)
    }

    // MARK: Overlays

    open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
    open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { overlays.append(overlay) }
    open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
    open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
    open func removeOverlays(_ overlays: [any MKOverlay]) { for overlay in overlays { removeOverlay(overlay) } }
    /// Inert: overlays are not drawn.
    open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { nil }

    // MARK: Conversion

    /// As if the region filled the view.
    open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        let rect = visibleMapRect
        let point = MKMapPoint(coordinate)
        return convert(
            CGPoint(
                x: (point.x - rect.minX) / rect.width * bounds.width,
                y: (point.y - rect.minY) / rect.height * bounds.height),
            to: view)
    }

    open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        let point = convert(point, from: view)
        let rect = visibleMapRect
        return MKMapPoint(
            x: rect.minX + point.x / max(bounds.width, 1) * rect.width,
            y: rect.minY + point.y / max(bounds.height, 1) * rect.height
        ).coordinate
    }
}
