import Testing
import UIKit

@MainActor private let lifeJournal = Journal()

/// An app with a window of its own, as before scenes.
private final class WindowDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        lifeJournal.note("willFinishLaunching")
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        lifeJournal.note("didFinishLaunching \(application.applicationState == .inactive)")
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { lifeJournal.note("didBecomeActive") }
    func applicationWillTerminate(_ application: UIApplication) { lifeJournal.note("willTerminate") }
}

/// An app whose delegate names the class of its scenes.
private final class SceneAppDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        lifeJournal.note("didFinishLaunching")
        return true
    }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        lifeJournal.note("configurationForConnecting")
        let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = WindowSceneDelegate.self
        return configuration
    }

    func applicationDidBecomeActive(_ application: UIApplication) { lifeJournal.note("app didBecomeActive") }
}

private final class WindowSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let number: Int

    override init() {
        number = 42
        super.init()
        lifeJournal.note("scene delegate init")
    }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        lifeJournal.note("willConnect \(number)")
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
    }

    func sceneWillEnterForeground(_ scene: UIScene) { lifeJournal.note("willEnterForeground") }

    func sceneDidBecomeActive(_ scene: UIScene) {
        lifeJournal.note("scene didBecomeActive \(scene.activationState == .foregroundActive)")
    }

    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {
        lifeJournal.note(
            "didUpdate from \(previousInterfaceOrientation.rawValue) to \(windowScene.interfaceOrientation.rawValue)")
    }
}

/// Named as the template names it; found by its name.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        lifeJournal.note("found by name")
    }
}

private final class EmptyDelegate: UIResponder, UIApplicationDelegate {}

private class BaseDelegate<Value>: NSObject, UIApplicationDelegate {
    var value: Value? = nil
}

private final class GenericDelegate: BaseDelegate<Int> {
    let words = ["one", "two"]
}

@MainActor @Suite struct LifeCycleTests {
    private func launch(_ delegate: AnyClass?, _ configuration: DeviceConfiguration = .default) -> UIApplication {
        _ = lifeJournal.take()
        UIApplication._sharedIfMade?._terminate()
        UIApplication._launch(configuration: configuration, delegateClass: delegate)
        return UIApplication.shared
    }

    @Test("an app with its own window: launch, active, window of the scene's size")
    func ownWindow() {
        let application = launch(WindowDelegate.self)
        #expect(lifeJournal.take() == ["willFinishLaunching", "didFinishLaunching true", "didBecomeActive"])
        #expect(application.applicationState == .active)
        let window = application.delegate?.window as? UIWindow
        #expect(window?.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(application.keyWindow === window)
        #expect(application.windows.count == 1)
        #expect(window?.windowScene != nil)
        #expect(window?.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        application._terminate()
        #expect(lifeJournal.take() == ["willTerminate"])
    }

    @Test("an app with scenes: launch, configuration, connection, foreground, active")
    func scenes() {
        let application = launch(SceneAppDelegate.self)
        Frame.runPasses()
        #expect(
            lifeJournal.take() == [
                "didFinishLaunching", "configurationForConnecting", "scene delegate init", "willConnect 42",
                "willEnterForeground", "scene didBecomeActive true",
            ])
        #expect(application.connectedScenes.count == 1)
        let scene = application.connectedScenes.first as? UIWindowScene
        #expect(scene?.windows.count == 1)
        #expect(scene?.keyWindow?.rootViewController != nil)
        #expect(scene?.delegate is WindowSceneDelegate)
        var turned = DeviceConfiguration.default
        turned.turn()
        UIApplication._apply(configuration: turned)
        #expect(lifeJournal.take() == ["didUpdate from 1 to 3"])
        application._terminate()
    }

    @Test("an app without window and configuration uses the class SceneDelegate of its module")
    func sceneDelegateByName() {
        let application = launch(EmptyDelegate.self)
        #expect(lifeJournal.take() == ["found by name"])
        application._terminate()
    }

    @Test("the scene manifest of the Info.plist names the delegate")
    func sceneManifest() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("shoji-info-\(getpid()).plist")
        let manifest: [String: Any] = [
            "UIApplicationSceneManifest": [
                "UISceneConfigurations": [
                    "UIWindowSceneSessionRoleApplication": [
                        [
                            "UISceneConfigurationName": "Default Configuration",
                            "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).SceneDelegate",
                        ]
                    ]
                ]
            ],
            "UISupportedInterfaceOrientations": ["UIInterfaceOrientationLandscapeLeft"],
            "UISupportedInterfaceOrientations~iphone": ["UIInterfaceOrientationPortrait"],
        ]
        try PropertyListSerialization.data(fromPropertyList: manifest, format: .xml, options: 0).write(to: path)
        defer { try? FileManager.default.removeItem(at: path) }
        var configuration = DeviceConfiguration.default
        configuration.infoPlistPath = path.path
        let application = launch(EmptyDelegate.self, configuration)
        #expect(lifeJournal.take() == ["found by name"])
        #expect(application.connectedScenes.first?.delegate is SceneDelegate)
        #expect(application._allowedOrientations() == .portrait)
        application._terminate()
        UIApplication._use(.default)
    }

    @Test("a missing or broken Info.plist counts as empty")
    func brokenInfoPlist() {
        #expect(InfoPlist(path: "/nowhere/Info.plist").values.isEmpty)
        #expect(InfoPlist(path: #filePath).values.isEmpty)
        #expect(InfoPlist(path: "/nowhere/Info.plist").supportedOrientations(.pad) == .all)
        #expect(InfoPlist(path: "/nowhere/Info.plist").supportedOrientations(.phone) == .allButUpsideDown)
    }

    @Test("delegates are made by class: with and without init, of generic and private classes")
    func makingByClass() {
        #expect(ClassLookup.make(WindowSceneDelegate.self) is WindowSceneDelegate)
        #expect((ClassLookup.make(GenericDelegate.self) as? GenericDelegate)?.words == ["one", "two"])
        #expect(ClassLookup.make(BaseDelegate<String>.self) is BaseDelegate<String>)
        #expect(ClassLookup.find("UIKitTests.SceneDelegate") == SceneDelegate.self)
        #expect(ClassLookup.find("UIKitTests.Nothing") == nil)
    }

    @Test("the launch and activation are announced as notifications")
    func notifications() {
        final class Box: @unchecked Sendable { var names: [String] = [] }
        let box = Box()
        let tokens = [
            UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
            UIScene.willConnectNotification, UIScene.didActivateNotification,
        ].map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                box.names.append($0.name.rawValue)
            }
        }
        let application = launch(SceneAppDelegate.self)
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        #expect(
            box.names == [
                "UIApplicationDidFinishLaunchingNotification", "UISceneWillConnectNotification",
                "UISceneDidActivateNotification", "UIApplicationDidBecomeActiveNotification",
            ])
        application._terminate()
    }

    @Test("the screen and the device tell what they are configured as")
    func deviceAndScreen() {
        var configuration = DeviceConfiguration.pad(system: "17.4")
        configuration.turn()
        let application = launch(WindowDelegate.self, configuration)
        #expect(UIDevice.current.userInterfaceIdiom == .pad)
        #expect(UIDevice.current.model == "iPad")
        #expect(UIDevice.current.systemVersion == "17.4")
        #expect(UIDevice.current.systemName == "iPadOS")
        #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 1180, height: 820))
        #expect(UIScreen.main.nativeBounds == CGRect(x: 0, y: 0, width: 1640, height: 2360))
        #expect(UIScreen.main.scale == 2)
        #expect(application.statusBarOrientation == .landscapeRight)
        #expect(application.statusBarOrientation.isLandscape)
        let fixed = UIScreen.main.fixedCoordinateSpace
        #expect(fixed.bounds == CGRect(x: 0, y: 0, width: 820, height: 1180))
        let corner = UIScreen.main.coordinateSpace.convert(CGPoint(x: 0, y: 820), to: fixed)
        #expect(corner == CGPoint(x: 0, y: 0))
        let back = UIScreen.main.coordinateSpace.convert(corner, from: fixed)
        #expect(back == CGPoint(x: 0, y: 820))
        application._terminate()
        UIApplication._use(.default)
    }

    @Test("windows are shown in the order of their levels, later ones in front")
    func windowLevels() {
        let harness = AppHarness(root: UIViewController())
        let alert = UIWindow()
        alert.windowLevel = .alert
        alert.isHidden = false
        let second = UIWindow()
        second.isHidden = false
        #expect(UIApplication.shared.windows.map { $0 === alert } == [false, false, true])
        let layers = UIApplication.shared._connectedWindowScene?._layer.sublayers ?? []
        #expect(
            layers.map { ObjectIdentifier($0) } == [harness.window, second, alert].map { ObjectIdentifier($0.layer) })
        alert.makeKey()
        #expect(UIApplication.shared.keyWindow === alert)
        #expect(!harness.window.isKeyWindow)
        alert.isHidden = true
        second.isHidden = true
    }

    @Test("the responder chain leads from the view through controllers and the window to the application's delegate")
    func responderChain() {
        let application = launch(WindowDelegate.self)
        let window = application.keyWindow
        let root = window?.rootViewController
        let chain = sequence(first: root!.view as UIResponder) { $0.next }.map { $0 }
        #expect(
            chain.map { ObjectIdentifier($0) }
                == [
                    root!.view, root!, window!, window!.windowScene!, application, application.delegate as! UIResponder,
                ]
                .map { ObjectIdentifier($0) })
        application._terminate()
    }

    @Test("the delegate's window reads through the protocol as on the phone")
    func windowThroughProtocol() {
        let application = launch(WindowDelegate.self)
        #expect(application.delegate?.window??.rootViewController != nil)
        #expect(application.delegate?.window?.map { $0.isKeyWindow } == true)
        if let window = application.delegate?.window, let window { #expect(window.isKeyWindow) }
        #expect((application.delegate as? WindowDelegate)?.window?.isKeyWindow == true)
        application._terminate()
        let without = launch(GenericDelegate.self)
        #expect(without.delegate?.window as? UIWindow == nil)
        without._terminate()
    }

    @Test("an app can declare one appearance; until iOS 12 there is only the light one")
    func declaredAppearance() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("shoji-style-\(getpid()).plist")
        try PropertyListSerialization.data(fromPropertyList: ["UIUserInterfaceStyle": "Dark"], format: .xml, options: 0)
            .write(to: path)
        defer { try? FileManager.default.removeItem(at: path) }
        var configuration = DeviceConfiguration.default
        configuration.infoPlistPath = path.path
        let first = AppHarness(configuration, root: UIViewController())
        #expect(first.window.traitCollection.userInterfaceStyle == .dark)
        var old = DeviceConfiguration.phone(system: "12.0")
        old.userInterfaceStyle = .dark
        let second = AppHarness(old, root: UIViewController())
        #expect(second.window.traitCollection.userInterfaceStyle == .light)
    }

    @Test("hiding the status bar frees the top of a phone with a home button, not of one with a notch")
    func hiddenStatusBarSafeArea() {
        final class Quiet: UIViewController {
            override var prefersStatusBarHidden: Bool { true }
        }
        var home = DeviceConfiguration.phone()
        home.hasHomeIndicator = false
        home.statusBarHeight = 20
        home.windowSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        let first = AppHarness(home, root: Quiet())
        #expect(first.window.safeAreaInsets.top == 0)
        first.show(UIViewController())
        #expect(first.window.safeAreaInsets.top == 20)
        let second = AppHarness(root: Quiet())
        #expect(second.window.safeAreaInsets.top == 47)
    }

    @Test("a phone asks its controller about orientations, a pad in multitasking does not")
    func orientations() {
        final class Upright: UIViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        }
        let phone = AppHarness(root: Upright())
        #expect(UIApplication.shared._allowedOrientations() == .portrait)
        phone.show(UIViewController())
        #expect(UIApplication.shared._allowedOrientations() == .allButUpsideDown)
        let pad = AppHarness(.pad(), root: Upright())
        #expect(UIApplication.shared._allowedOrientations() == .all)
        withExtendedLifetime(pad) {}
    }

    @Test("the old layout guides span the bars")
    func layoutGuides() {
        let root = UIViewController()
        let harness = AppHarness(root: root)
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.view.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.topLayoutGuide.bottomAnchor),
            view.bottomAnchor.constraint(equalTo: root.bottomLayoutGuide.topAnchor),
            view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
        ])
        harness.frame()
        #expect(view.frame == CGRect(x: 0, y: 47, width: 390, height: 763))
        #expect(root.topLayoutGuide.length == 47)
        #expect(root.bottomLayoutGuide.length == 34)
    }

    @Test("the status bar follows the visible controller")
    func statusBar() {
        final class Quiet: UIViewController {
            override var prefersStatusBarHidden: Bool { true }
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        }
        let harness = AppHarness(root: UIViewController())
        let manager = UIApplication.shared._connectedWindowScene?.statusBarManager
        #expect(manager?.statusBarFrame == CGRect(x: 0, y: 0, width: 390, height: 47))
        #expect(manager?.statusBarStyle == .darkContent)
        harness.show(Quiet())
        #expect(manager?.isStatusBarHidden == true)
        #expect(manager?.statusBarStyle == .lightContent)
        #expect(manager?.statusBarFrame == .zero)
    }
}
