import QuartzCore
import StageProtocol
import UIKitCore

/// What the system draws over an app: status bar and home indicator. Lies over the scene while its picture is taken.
///
/// Sizes are read from Apple's public design templates by eye and are not verified against a device.
@MainActor final class SystemOverlay {
    private var parts: [(layer: CALayer, content: OverlayContent)] = []

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
        for painter in painters {
            let content = OverlayContent(painter, size: size)
            let layer = CALayer()
            layer.anchorPoint = .zero
            layer.bounds = painter.area(in: size)
            layer.position = layer.bounds.origin
            layer.contentsScale = configuration.scale
            layer.zPosition = 100_000
            layer.contentProvider = content
            parts.append((layer, content))
        }
    }

    func show(on host: CALayer) {
        for part in parts { host.addSublayer(part.layer) }
    }

    func hide() {
        for part in parts { part.layer.removeFromSuperlayer() }
    }

    private static func hidesHomeIndicator(_ scene: UIWindowScene) -> Bool {
        guard var controller = scene._mainWindow?.rootViewController else { return false }
        while let next = controller.childForHomeIndicatorAutoHidden { controller = next }
        return controller.prefersHomeIndicatorAutoHidden
    }
}

/// Draws one thing of the system, in the scene's coordinates.
@MainActor protocol OverlayPainter {
    /// Whole points around all that is drawn.
    func area(in size: CGSize) -> CGRect
    func draw(in context: CGContext, size: CGSize)
}

/// Draws straight into the picture.
@MainActor private final class OverlayContent: LayerContentProvider {
    private let painter: any OverlayPainter
    private let size: CGSize

    init(_ painter: any OverlayPainter, size: CGSize) {
        self.painter = painter
        self.size = size
    }

    var isOpaque: Bool { false }
    /// Its colour may depend on what it lies over.
    var readsBelow: Bool { true }

    func drawContent(in context: CGContext, bounds: CGRect) {
        context.saveGState()
        painter.draw(in: context, size: size)
        context.restoreGState()
    }
}
