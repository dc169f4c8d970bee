/// The status bar of a window scene.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    weak var scene: UIWindowScene?

    init(scene: UIWindowScene) {
        self.scene = scene
        super.init()
    }

    /// The controller whose wishes count: the topmost one that covers the screen, then its chosen children.
    private func controller(_ child: (UIViewController) -> UIViewController?) -> UIViewController? {
        guard var controller = scene?._mainWindow?.rootViewController else { return nil }
        while let presented = controller.presentedViewController,
            presented._isFullScreenPresentation || presented.modalPresentationCapturesStatusBarAppearance
        {
            controller = presented
        }
        while let next = child(controller) { controller = next }
        return controller
    }

    /// The style that the visible view controller asks for; `.default` is resolved by the appearance.
    open var statusBarStyle: UIStatusBarStyle {
        // Behind a sheet the presenter stands back, and the bar is over black.
        if scene?._mainWindow?.rootViewController?._isStandingBack == true { return .lightContent }
        let controller = controller { $0.childForStatusBarStyle }
        let isControllerBased = InfoPlist.current.hasControllerBasedStatusBar
        let style = isControllerBased ? controller?.preferredStatusBarStyle : InfoPlist.current.statusBarStyle
        if let style, style != .default { return style }
        let traits = controller?.traitCollection ?? scene?.traitCollection
        return traits?.userInterfaceStyle == .dark ? .lightContent : .darkContent
    }

    /// Whether the system or the visible view controller hides the bar.
    open var isStatusBarHidden: Bool {
        if (scene?._configuration ?? UIScreen.main._configuration).statusBarHeight == 0 { return true }
        guard InfoPlist.current.hasControllerBasedStatusBar else { return InfoPlist.current.isStatusBarHidden }
        return controller { $0.childForStatusBarHidden }?.prefersStatusBarHidden ?? false
    }

    /// The bar in the coordinates of the scene; empty while hidden.
    open var statusBarFrame: CGRect {
        guard !isStatusBarHidden, let scene else { return .zero }
        return CGRect(x: 0, y: 0, width: scene._bounds.width, height: scene._configuration.statusBarHeight)
    }
}

public enum UIStatusBarStyle: Int, Sendable {
    /// Dark in light appearance and light in dark appearance.
    case `default` = 0
    case lightContent = 1
    case darkContent = 3
}

public enum UIStatusBarAnimation: Int, Sendable {
    case none = 0
    case fade = 1
    case slide = 2
}
