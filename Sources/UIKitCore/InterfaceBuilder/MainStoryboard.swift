/// The window that an app's main storyboard fills.
@MainActor
enum MainStoryboard {
    /// Makes the window for the storyboard of the Info.plist and gives it to the delegate, which may change it before it is shown.
    static func makeWindow(for delegate: (any UIApplicationDelegate)?) -> UIWindow? {
        guard let name = InfoPlist.current.mainStoryboardName else { return nil }
        let window = UIWindow(frame: UIScreen.main.bounds)
        let storyboard = UIStoryboard(name: name, bundle: nil)
        takeTint(window, storyboard)
        window.rootViewController = initialController(of: storyboard, name)
        if let delegate { give(window, to: delegate) }
        guard delegate == nil || delegate?.window as? UIWindow != nil else {
            NSLog("The app delegate must implement the window property if it wants to use a main storyboard file.")
            return nil
        }
        return window
    }

    /// The same for the storyboard of a scene's configuration.
    static func makeWindow(
        _ storyboard: UIStoryboard?, in scene: UIWindowScene, for delegate: (any UISceneDelegate)?
    ) -> UIWindow? {
        guard let storyboard else { return nil }
        let window = UIWindow(windowScene: scene)
        takeTint(window, storyboard)
        window.rootViewController = initialController(of: storyboard, storyboard._document.name)
        if let delegate = delegate as? any UIWindowSceneDelegate {
            give(window, to: delegate)
            guard delegate.window as? UIWindow != nil else {
                NSLog(
                    "The scene delegate must implement the window property if it wants to use a main storyboard file.")
                return nil
            }
        }
        return window
    }

    /// The global tint of the storyboard's settings becomes the window's.
    private static func takeTint(_ window: UIWindow, _ storyboard: UIStoryboard) {
        let document = storyboard._document
        let context = InterfaceContext(document, bundle: storyboard._bundle, owner: nil, storyboard: storyboard)
        if let color = ColorReader.color(document.root, "tintColor", context) { window.tintColor = color.value }
    }

    private static func initialController(of storyboard: UIStoryboard, _ name: String) -> UIViewController? {
        let controller = storyboard.instantiateInitialViewController()
        if controller == nil {
            Findings.report(
                kind: .other,
                message: "Failed to instantiate the default view controller for UIMainStoryboardFile '\(name)'"
                    + " - perhaps the designated entry point is not set?")
        }
        return controller
    }

    private static func give<Delegate: UIApplicationDelegate>(_ window: UIWindow, to delegate: Delegate) {
        delegate.window = window
    }

    private static func give<Delegate: UIWindowSceneDelegate>(_ window: UIWindow, to delegate: Delegate) {
        delegate.window = window
    }
}
