import QuartzCore
import StageProtocol
import UIKitCore

/// What the system draws over an app: status bar and home indicator. Lies over the scene while its picture is taken.
///
/// Sizes are read from Apple's public design templates by eye and are not verified against a device.
@MainActor final class SystemOverlay {
    private let layer = CALayer()
    private let content: OverlayContent

    /// - Parameter size: of the picture, in points.
    init(_ configuration: StageConfiguration, scene: UIWindowScene, size: CGSize) {
        let manager = scene.statusBarManager
        let isDark = scene._mainWindow?.rootViewController?.traitCollection.userInterfaceStyle == .dark
        var painters: [any OverlayPainter] = []
        if manager?.isStatusBarHidden == false, configuration.statusBarHeight > 0 {
            painters.append(
                StatusBarPainter(configuration, isLight: manager?.statusBarStyle == .lightContent))
        }
        if configuration.hasHomeIndicator, configuration.windowMode != "slideOver", !Self.hidesHomeIndicator(scene) {
            painters.append(HomeIndicatorPainter(configuration, isLight: isDark))
        }
        content = OverlayContent(painters)
        layer.anchorPoint = .zero
        layer.bounds = CGRect(origin: .zero, size: size)
        layer.contentsScale = configuration.scale
        layer.zPosition = 100_000
        layer.contentProvider = content
    }

    func show(on host: CALayer) { host.addSublayer(layer) }

    func hide() { layer.removeFromSuperlayer() }

    private static func hidesHomeIndicator(_ scene: UIWindowScene) -> Bool {
        guard var controller = scene._mainWindow?.rootViewController else { return false }
        while let next = controller.childForHomeIndicatorAutoHidden { controller = next }
        return controller.prefersHomeIndicatorAutoHidden
    }
}

/// Draws one thing of the system, in the scene's coordinates.
@MainActor protocol OverlayPainter {
    func draw(in context: CGContext, size: CGSize)
}

/// Draws the painters straight into the picture.
@MainActor private final class OverlayContent: LayerContentProvider {
    private let painters: [any OverlayPainter]

    init(_ painters: [any OverlayPainter]) { self.painters = painters }

    var isOpaque: Bool { false }

    func drawContent(in context: CGContext, bounds: CGRect) {
        for painter in painters {
            context.saveGState()
            painter.draw(in: context, size: bounds.size)
            context.restoreGState()
        }
    }
}
