internal import DeviceLocale

/// The screen of the simulated device.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
    /// The device's own screen.
    public static let main = UIScreen()

    /// All screens; the device has one.
    open class var screens: [UIScreen] { [main] }

    package private(set) var _configuration = DeviceConfiguration.default
    package var _traitStorage = TraitStorage()

    /// The layer above all windows, in points, as large as the screen as it is turned now.
    package let rootLayer = CALayer()

    override init() {
        super.init()
        _apply(.default)
    }

    package func _apply(_ configuration: DeviceConfiguration) {
        _configuration = configuration
        CurrentLocale.use(Locale(identifier: configuration.locale), language: configuration.language)
        rootLayer.anchorPoint = .zero
        rootLayer.position = .zero
        rootLayer.bounds = CGRect(origin: .zero, size: configuration.screenBounds.size)
        rootLayer.contentsScale = configuration.scale
        _traitStorage.collection = UITraitCollection(configuration.traitValues)
    }

    /// The screen in points, turned with the interface.
    open var bounds: CGRect { CGRect(origin: .zero, size: _configuration.screenBounds.size) }

    /// The panel in pixels, always upright.
    open var nativeBounds: CGRect {
        let size = fixedSize
        return CGRect(
            x: 0, y: 0, width: (size.width * nativeScale).rounded(), height: (size.height * nativeScale).rounded())
    }

    /// Device pixels a point.
    open var scale: CGFloat { _configuration.scale }

    /// Pixels of the panel a point.
    open var nativeScale: CGFloat { _configuration.nativeScale ?? _configuration.scale }

    /// Frames a second.
    open var maximumFramesPerSecond: Int { _configuration.maximumFramesPerSecond }

    /// 0...1.
    ///
    /// Inert: the picture does not change with it.
    open var brightness: CGFloat = 0.5

    /// Inert: the picture does not change with it.
    open var wantsSoftwareDimming = false

    /// The screen that this one mirrors; the device has one.
    open var mirrored: UIScreen? { nil }

    open var isCaptured: Bool { false }

    open var traitCollection: UITraitCollection { _traitStorage.collection }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The space of the screen as it is turned now.
    open var coordinateSpace: any UICoordinateSpace { ScreenCoordinateSpace(self, isFixed: false) }

    /// The space of the upright screen.
    open var fixedCoordinateSpace: any UICoordinateSpace { ScreenCoordinateSpace(self, isFixed: true) }

    /// The size of the upright screen.
    var fixedSize: CGSize {
        let size = _configuration.screenBounds.size
        let isTurned = _configuration.orientation.isLandscape && size.width > size.height
        return isTurned ? CGSize(width: size.height, height: size.width) : size
    }
}
