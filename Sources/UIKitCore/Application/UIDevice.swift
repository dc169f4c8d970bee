/// The simulated device.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    public enum BatteryState: Int, Sendable {
        case unknown = 0
        case unplugged = 1
        case charging = 2
        case full = 3
    }

    public static let current = UIDevice()

    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")
    public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
        "UIDeviceBatteryStateDidChangeNotification")
    public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")
    public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
        "UIDeviceProximityStateDidChangeNotification")

    package private(set) var _configuration = DeviceConfiguration.default

    override init() { super.init() }

    /// How the device is held; the interface may be turned otherwise.
    private(set) var _heldOrientation = DeviceConfiguration.default.orientation

    package func _apply(_ configuration: DeviceConfiguration, turnsDevice: Bool = true) {
        _configuration = configuration
        if turnsDevice { _heldOrientation = configuration.orientation }
    }

    /// The name its owner gave the device: the model's marketing name.
    open var name: String { _configuration.modelName }

    /// "iPhone" or "iPad".
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

    open var localizedModel: String { model }

    /// "iOS" or "iPadOS".
    open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }

    /// The simulated version, such as "18.0".
    open var systemVersion: String { _configuration.systemVersion }

    open var userInterfaceIdiom: UIUserInterfaceIdiom { _configuration.idiom }

    /// How the device is held, which the interface may not follow; the landscape names are the opposite of the interface's.
    open var orientation: UIDeviceOrientation {
        switch _heldOrientation {
        case .unknown: .unknown
        case .portrait: .portrait
        case .portraitUpsideDown: .portraitUpsideDown
        case .landscapeLeft: .landscapeRight
        case .landscapeRight: .landscapeLeft
        }
    }

    open private(set) var isGeneratingDeviceOrientationNotifications = false

    open func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }

    open func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }

    /// The same for every app and run, so that pictures never depend on it.
    open var identifierForVendor: UUID? { UUID(uuidString: "53484F4A-4900-4000-8000-000000000001") }

    open var isMultitaskingSupported: Bool { true }

    open var isBatteryMonitoringEnabled = false

    /// `.full` while monitored, else `.unknown`.
    open var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }

    /// 1 while monitored, else -1.
    open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }

    /// Inert: the device has no proximity sensor; stays false.
    open var isProximityMonitoringEnabled: Bool {
        get { false }
        set {}
    }

    open var proximityState: Bool { false }

    /// Inert: there is no sound.
    open func playInputClick() {}
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    case landscapeLeft = 3
    case landscapeRight = 4
    case faceUp = 5
    case faceDown = 6

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
