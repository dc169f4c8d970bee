/// Turns the interface by itself, the device being held as it is: when what the controllers support changes, when a controller is
/// presented that wants another orientation, and when the app asks for one.
@MainActor
package enum InterfaceRotation {
    /// The device's configuration with the interface turned. The stage knows the measures of real devices; where nobody does, they
    /// are worked out.
    package static var turned: ((DeviceConfiguration, UIInterfaceOrientation) -> DeviceConfiguration?)?

    private static var isPending = false
    /// What the app asked for last; holds until the device is turned.
    private static var requested: UIInterfaceOrientation?

    /// Asks the controllers once more, before the next layout.
    static func setNeedsUpdate(of scene: UIWindowScene?) {
        guard !isPending, UIApplication._sharedIfMade?.applicationState == .active else { return }
        isPending = true
        Frame.inNextFrame { update() }
    }

    private static func update() {
        isPending = false
        guard let application = UIApplication._sharedIfMade, application.applicationState == .active else { return }
        if application._isAutorotationForbidden { return }
        let allowed = application._allowedOrientations()
        let wishes = [requested, UIDevice.current._heldOrientation, UIScreen.main._configuration.orientation]
        turn(to: wishes.compactMap(\.self).first { allowed.contains($0._mask) } ?? allowed._first)
    }

    /// The device itself was turned.
    static func deviceTurned() { requested = nil }

    static func reset() {
        requested = nil
        isPending = false
    }

    static func turn(to orientation: UIInterfaceOrientation) {
        let old = UIScreen.main._configuration
        guard orientation != old.orientation, orientation != .unknown, let application = UIApplication._sharedIfMade
        else { return }
        let new = turned?(old, orientation) ?? old.turned(to: orientation)
        application._change(to: new, turnsDevice: false)
    }

    /// Before a controller covers the screen: the interface turns as it prefers.
    static func prepare(for presented: UIViewController) {
        guard let application = UIApplication._sharedIfMade, application.applicationState == .active,
            application._asksControllers
        else { return }
        let allowed = application._allowedOrientations(for: presented)
        let preferred = presented.preferredInterfaceOrientationForPresentation
        if allowed.contains(preferred._mask) { return turn(to: preferred) }
        Findings.report(
            kind: .other,
            message: "UIApplicationInvalidInterfaceOrientation: preferredInterfaceOrientationForPresentation "
                + "'\(preferred._name)' must match a supported interface orientation: '\(allowed._names)'!")
        if !allowed.contains(UIScreen.main._configuration.orientation._mask) { turn(to: allowed._first) }
    }

    /// The app asks for one of some orientations.
    ///
    /// - Throws: `geometryRequestDenied` where the controllers support none of them, or the system decides about the window.
    static func request(_ mask: UIInterfaceOrientationMask) throws(UISceneError) {
        guard let application = UIApplication._sharedIfMade else { return }
        guard application._asksControllers else {
            throw UISceneError(
                .geometryRequestDenied,
                "The current windowing mode does not allow for programmatic changes to interface orientation.")
        }
        let allowed = application._allowedOrientations()
        let common = allowed.intersection(mask)
        guard !common.isEmpty else {
            throw UISceneError(
                .geometryRequestDenied,
                "None of the requested orientations are supported by the view controller. Requested: "
                    + "\(mask._names); Supported: \(allowed._names)")
        }
        let current = UIScreen.main._configuration.orientation
        let target = common.contains(current._mask) ? current : common._first
        requested = target
        turn(to: target)
    }
}

extension UIInterfaceOrientation {
    package var _mask: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue)) }

    var _name: String {
        switch self {
        case .unknown: "unknown"
        case .portrait: "portrait"
        case .portraitUpsideDown: "portraitUpsideDown"
        case .landscapeLeft: "landscapeLeft"
        case .landscapeRight: "landscapeRight"
        }
    }
}

extension UIInterfaceOrientationMask {
    private var all: [UIInterfaceOrientation] {
        [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown].filter { contains($0._mask) }
    }

    /// Unverified: of several orientations the system is assumed to take upright first, then the home button on the right.
    var _first: UIInterfaceOrientation { all.first ?? .portrait }

    /// As messages of the system list them.
    var _names: String { all.map(\._name).joined(separator: ", ") }
}
