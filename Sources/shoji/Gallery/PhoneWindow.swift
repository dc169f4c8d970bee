import DeviceCatalog
import Foundation
import StageProtocol

/// How iPadOS shows an app that is made for phones only: in a window of a phone's size, enlarged, on black.
///
/// Unverified: the window's size of 375 by 667 points, and the enlargement, twice or as much as fits.
struct PhoneWindow: Hashable {
    let orientation: Orientation
    let size: CGSize
    let zoom: Double
    /// The window in the pad's points.
    let frame: CGRect
    private let restrictions: AppRestrictions

    init(on window: DeviceWindow, _ restrictions: AppRestrictions) {
        self.restrictions = restrictions
        let canTurn =
            !window.orientation.isLandscape || !restrictions.phone.isDisjoint(with: [.landscapeLeft, .landscapeRight])
        var wanted = canTurn ? restrictions.side(window.orientation, on: .phone) : .portrait
        if !restrictions.phone.contains(wanted) {
            wanted =
                [.portrait, .landscapeRight, .landscapeLeft].first { restrictions.phone.contains($0) } ?? .portrait
        }
        orientation = wanted
        size = wanted.isLandscape ? CGSize(width: 667, height: 375) : CGSize(width: 375, height: 667)
        let screen = window.screenSize
        zoom = min(2, screen.width / size.width, screen.height / size.height)
        let shown = CGSize(width: size.width * zoom, height: size.height * zoom)
        frame = CGRect(
            x: ((screen.width - shown.width) / 2).rounded(), y: ((screen.height - shown.height) / 2).rounded(),
            width: shown.width, height: shown.height)
    }

    /// The same app after the pad was turned.
    func moved(to window: DeviceWindow) -> PhoneWindow { PhoneWindow(on: window, restrictions) }

    /// Makes a pad's configuration that of the phone's window.
    func apply(to stage: inout StageConfiguration) {
        stage.host = .init(screenSize: stage.screenSize, frame: frame)
        stage.idiom = "phone"
        stage.orientation = orientation.rawValue
        stage.screenSize = size
        stage.windowFrame = CGRect(origin: .zero, size: size)
        let bar = orientation.isLandscape ? 0.0 : 20.0
        stage.statusBarHeight = bar
        stage.safeArea = .init(top: bar)
        stage.horizontalSizeClass = "compact"
        stage.verticalSizeClass = orientation.isLandscape ? "compact" : "regular"
        stage.systemMinimumMargin = 16
        stage.hasHomeIndicator = false
        stage.displayCornerRadius = 0
        stage.cutout = nil
        stage.scale = 2
        stage.nativeScale = 2
    }
}
