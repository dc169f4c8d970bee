import DeviceCatalog
import Foundation
import StageProtocol
import Testing
import UIKit

@testable import Stage

/// An app for these tests; what its controller does is set before it is launched.
@MainActor final class StageApp {
    let host: StageHost
    static var makeController: () -> UIViewController = { UIViewController() }

    /// Launches the app on a device.
    init(
        _ configuration: StageConfiguration,
        controller: @escaping @MainActor () -> UIViewController = { UIViewController() }
    ) throws {
        StageApp.makeController = controller
        host = StageHost(delegateClass: StageAppDelegate.self)
        _ = try host.perform(.configure(configuration))
        _ = try host.perform(.settle(frames: 100))
    }

    var controller: UIViewController? { UIApplication.shared._connectedWindowScene?._mainWindow?.rootViewController }

    /// Ends the app, so that the next test can launch its own.
    func end() { UIApplication.shared._terminate() }
}

final class StageAppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = StageApp.makeController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

extension StageConfiguration {
    /// As the tool makes it.
    init(_ window: DeviceWindow) {
        let area = window.safeArea
        self.init(
            deviceName: window.device.name, idiom: window.device.idiom.rawValue,
            orientation: window.orientation.rawValue,
            screenSize: window.screenSize, scale: window.device.scale, windowFrame: window.frame,
            safeArea: .init(top: area.top, left: area.left, bottom: area.bottom, right: area.right),
            horizontalSizeClass: window.sizeClasses.horizontal.rawValue,
            verticalSizeClass: window.sizeClasses.vertical.rawValue)
        windowMode = window.mode.rawValue
        nativeScale = window.device.nativeScale
        systemMinimumMargin = window.systemMinimumMargin
        systemVersion = "\(window.system).0"
        statusBarHeight = window.statusBarHeight
        displayCornerRadius = window.device.cornerRadius
        hasHomeIndicator = window.device.hasHomeIndicator
        cutout = window.device.cutout.map {
            .init(kind: $0.kind.rawValue, width: $0.width, height: $0.height, top: $0.top)
        }
    }

    static func device(_ name: String, _ orientation: Orientation = .portrait, _ mode: WindowMode = .full) -> Self {
        Self(try! DeviceCatalog.device(named: name).window(mode, orientation)!)
    }
}
