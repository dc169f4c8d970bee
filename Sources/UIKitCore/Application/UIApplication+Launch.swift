internal import Typesetting

/// Starting the app on a device.
extension UIApplication {
    /// Puts the app on a device and runs its life cycle until it is active: the application delegate first, then the scene.
    ///
    /// An app uses scenes if its Info.plist has a scene manifest that says how they are made, or if its delegate names a scene
    /// delegate in `application(_:configurationForConnecting:options:)`; where it does neither and makes no window of its
    /// own, a class `SceneDelegate` of its module is used.
    /// - Parameters:
    ///   - delegateClass: a class that adopts `UIApplicationDelegate`; nil starts without a delegate.
    ///   - principalClass: the class of the application object.
    ///   - state: what an earlier run of the app left.
    package static func _launch(
        configuration: DeviceConfiguration, delegateClass: AnyClass?,
        principalClass: UIApplication.Type = UIApplication.self, restoring state: SavedState? = nil
    ) {
        // What still waits belongs to what ran before in this process.
        FrameTimers.reset()
        LayerAnimations.reset()
        _use(configuration)
        SelectorArguments.onFault = { message in
            guard Thread.isMainThread else { return NSLog("%@", message) }
            MainActor.assumeIsolated { Findings.report(kind: .other, message: message) }
        }
        let made: NSObject = principalClass == UIApplication.self ? UIApplication() : ClassLookup.make(principalClass)
        let application = made as! UIApplication
        _sharedIfMade = application
        let delegate = delegateClass.flatMap { application.makeDelegate($0) }
        application.delegate = delegate

        let session = UISceneSession(
            role: .windowApplication,
            configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
        session.stateRestorationActivity = state?.activities.first ?? nil
        session.userInfo = state?.sessionInfo.first ?? nil
        application._sessions = [session]
        let usesScenes = application.usesScenes
        // Without scenes a window needs the screen's traits and layer before the delegate shows it.
        if !usesScenes { application.connect(session, delegate: nil) }

        // The delegate finds the window of the main storyboard made, but not shown.
        let mainWindow = usesScenes ? nil : MainStoryboard.makeWindow(for: delegate)
        _ = delegate?.application(application, willFinishLaunchingWithOptions: nil)
        if let state, !usesScenes { StateRestoration.restore(state, in: application) }
        _ = delegate?.application(application, didFinishLaunchingWithOptions: nil)
        NotificationCenter.default.post(name: didFinishLaunchingNotification, object: application)

        // A delegate may have put another window in its place.
        if let mainWindow, delegate == nil || delegate?.window as? UIWindow === mainWindow {
            mainWindow.makeKeyAndVisible()
        }
        let hasWindow = delegate?.window as? UIWindow != nil || !application.windows.isEmpty
        let options = UIScene.ConnectionOptions()
        var configuration = session.configuration
        if usesScenes || !hasWindow {
            configuration =
                delegate?.application(application, configurationForConnecting: session, options: options)
                ?? configuration
            session.configuration = configuration
        }
        var sceneDelegateClass: AnyClass? = configuration.delegateClass
        if sceneDelegateClass == nil && !hasWindow { sceneDelegateClass = ClassLookup.find("SceneDelegate") }
        if usesScenes || sceneDelegateClass != nil {
            application.startScene(session, delegateClass: sceneDelegateClass, options: options)
        }
        application._bringForward(application._scenes)
    }

    /// A manifest without configurations leaves an app with a main storyboard as it was before scenes, unless the delegate
    /// makes the configurations.
    private var usesScenes: Bool {
        let plist = InfoPlist.current
        guard plist.hasSceneManifest else { return false }
        return plist.hasSceneConfigurations || plist.mainStoryboardName == nil
            || implements(delegate, "application:configurationForConnectingSceneSession:options:")
    }

    /// Makes the screen, the device and the system's behaviour those of a configuration.
    package static func _use(_ given: DeviceConfiguration, turnsDevice: Bool = true) {
        SystemBehavior.majorVersion = given.systemMajorVersion
        TextMeasurer.preferredLanguages = [given.language]
        InfoPlist.current = InfoPlist(path: given.infoPlistPath)
        let configuration = adapted(given)
        UIScreen.main._apply(configuration)
        UIDevice.current._apply(configuration, turnsDevice: turnsDevice)
        LocalizedVariants.devices = [configuration.idiom == .pad ? "ipad" : "iphone", "other"]
        UITraitCollection._setBase(UIScreen.main.traitCollection)
    }

    /// The configuration as the app gets it: an app may declare one appearance, and there was no dark one until iOS 12.
    static func adapted(_ given: DeviceConfiguration) -> DeviceConfiguration {
        var configuration = given
        if given.systemMajorVersion <= 12 {
            configuration.userInterfaceStyle = .light
        } else if let declared = InfoPlist.current.userInterfaceStyle {
            configuration.userInterfaceStyle = declared
        }
        return configuration
    }

    private func makeDelegate(_ type: AnyClass) -> (any UIApplicationDelegate)? {
        ClassLookup.appModule = ClassLookup.module(of: type)
        guard let type = type as? NSObject.Type, type is any UIApplicationDelegate.Type else {
            NSLog("%@ is not a UIApplicationDelegate", String(describing: type))
            return nil
        }
        return ClassLookup.make(type) as? any UIApplicationDelegate
    }

    @discardableResult
    private func connect(_ session: UISceneSession, delegate: (any UISceneDelegate)?) -> UIScene {
        let type = session.configuration.sceneClass as? UIScene.Type ?? UIWindowScene.self
        let scene = session.scene ?? type.init(session: session, connectionOptions: UIScene.ConnectionOptions())
        if let delegate { scene.delegate = delegate }
        if !_scenes.contains(scene) {
            _scenes.append(scene)
            // It comes in its part of the screen.
            if _scenes.count > 1 {
                (scene as? UIWindowScene)?._apply(
                    Self._place(_scenes.count - 1, of: _scenes.count, in: UIScreen.main._configuration))
            }
        }
        return scene
    }

    func startScene(_ session: UISceneSession, delegateClass: AnyClass?, options: UIScene.ConnectionOptions) {
        var delegate: (any UISceneDelegate)?
        if let delegateClass {
            delegate = (delegateClass as? NSObject.Type).flatMap { ClassLookup.make($0) as? any UISceneDelegate }
            if delegate == nil { NSLog("%@ is not a UISceneDelegate", String(describing: delegateClass)) }
        }
        let scene = connect(session, delegate: delegate)
        let window = (scene as? UIWindowScene).flatMap {
            MainStoryboard.makeWindow(session.configuration.storyboard, in: $0, for: delegate)
        }
        NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
        delegate?.scene(scene, willConnectTo: session, options: options)
        if let activity = session.stateRestorationActivity {
            delegate?.scene(scene, restoreInteractionStateWith: activity)
        }
        if let window, delegate == nil || (delegate as? any UIWindowSceneDelegate)?.window as? UIWindow === window {
            window.makeKeyAndVisible()
        }
    }

    /// Ends the app: resign, background, terminate. The tests start one app after another with it.
    package func _terminate() {
        for scene in _scenes where scene.activationState == .foregroundActive {
            scene.delegate?.sceneWillResignActive(scene)
            scene.delegate?.sceneDidEnterBackground(scene)
        }
        applicationState = .background
        delegate?.applicationWillTerminate(self)
        NotificationCenter.default.post(name: Self.willTerminateNotification, object: self)
        FirstResponder.forget()
        KeyboardPresenter.shared.reset()
        AppearanceStore.reset()
        for window in Self._allWindows { window.isHidden = true }
        for scene in _scenes { (scene as? UIWindowScene)?._layer.removeFromSuperlayer() }
        // What a scene held may ask for the scenes as it goes.
        let scenes = _scenes
        _scenes = []
        _sessions = []
        withExtendedLifetime(scenes) {}
        StateRestoration.reset()
        delegate = nil
        InterfaceRotation.reset()
        TouchInput.reset()
        FrameTimers.reset()
        LayerAnimations.reset()
        if Self._sharedIfMade === self { Self._sharedIfMade = nil }
        // What is made without an app is on the same device whatever ran before.
        Self._use(DeviceConfiguration())
    }
}
