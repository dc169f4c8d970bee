import CoreGraphics
import DeviceCatalog
import Foundation
import StageProtocol
import Testing
import UIKit

@testable import Stage

/// Apps that turn their interface by themselves, on a device that is held as it was.
@MainActor @Suite struct AppTurnsTests {
    private final class Wide: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    }

    @Test("the interface gets the device's own measures for the other orientation, and the picture is turned too")
    func presentation() throws {
        let app = try StageApp(.device("iPhone 16 Pro"))
        defer { app.end() }
        let wide = Wide()
        wide.modalPresentationStyle = .fullScreen
        app.controller?.present(wide, animated: true)
        _ = try app.host.perform(.settle(frames: 100))
        let device = try DeviceCatalog.device(named: "iPhone 16 Pro")
        let window = try #require(device.window(.full, .landscapeRight))
        let area = window.safeArea
        #expect(wide.view.bounds.size == window.frame.size)
        #expect(
            wide.view.safeAreaInsets
                == UIEdgeInsets(top: area.top, left: area.left, bottom: area.bottom, right: area.right))
        #expect(wide.traitCollection.verticalSizeClass == .compact)
        #expect(UIDevice.current.orientation == .portrait)
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("turned-\(UUID().uuidString).png").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let result = try app.host.perform(.capture(path: path, overlays: true))
        guard case .captured(let width, let height, _, _, _) = result else {
            Issue.record("\(result)")
            return
        }
        #expect(width == Int(window.frame.width * 3) && height == Int(window.frame.height * 3))
        wide.dismiss(animated: true)
        _ = try app.host.perform(.settle(frames: 100))
        #expect(app.controller?.view.bounds.size == device.window(.full, .portrait)?.frame.size)
    }
}
