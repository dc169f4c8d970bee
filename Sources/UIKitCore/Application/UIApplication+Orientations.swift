/// Which orientations the interface may have.
extension UIApplication {
    /// What the app and its delegate allow.
    private var declaredOrientations: UIInterfaceOrientationMask {
        let window = _connectedWindowScene?._mainWindow
        return delegate?.application(self, supportedInterfaceOrientationsFor: window)
            ?? supportedInterfaceOrientations(for: window)
    }

    /// A pad asks the controllers only of apps that take no part in multitasking: those that require the full screen or do not
    /// support every orientation.
    var _asksControllers: Bool {
        UIDevice.current.userInterfaceIdiom != .pad || declaredOrientations != .all
            || InfoPlist.current.requiresFullScreen
    }

    /// The controller that covers the screen: the root, or what is presented over it in full. Containers answer for themselves.
    private var decidingController: UIViewController? {
        guard var controller = _connectedWindowScene?._mainWindow?.rootViewController else { return nil }
        while let presented = controller._presentation?.presented, presented._isFullScreenPresentation,
            !presented.isBeingDismissed
        {
            controller = presented
        }
        return controller
    }

    /// Until iOS 15 a controller may keep the interface from turning at all.
    var _isAutorotationForbidden: Bool {
        SystemBehavior.asksShouldAutorotate && _asksControllers && decidingController?.shouldAutorotate == false
    }

    /// The orientations that the app, its delegate and the visible controller agree on.
    ///
    /// - Parameter controller: nil asks the controller that covers the screen.
    package func _allowedOrientations(for controller: UIViewController? = nil) -> UIInterfaceOrientationMask {
        let mask = declaredOrientations
        guard _asksControllers, let controller = controller ?? decidingController else { return mask }
        let common = mask.intersection(controller.supportedInterfaceOrientations)
        if !common.isEmpty { return common }
        Findings.report(
            kind: .other,
            message:
                "UIApplicationInvalidInterfaceOrientation: Supported orientations has no common orientation with the "
                + "application, and [\(type(of: controller)) shouldAutorotate] is returning YES")
        return mask
    }
}
