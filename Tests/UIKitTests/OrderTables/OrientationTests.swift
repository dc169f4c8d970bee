import Testing
import UIKit

/// A controller with orientations of its own.
private final class Oriented: UIViewController {
    var supported: UIInterfaceOrientationMask
    var preferred: UIInterfaceOrientation?
    var rotates = true
    var sizes: [CGSize] = []

    init(_ supported: UIInterfaceOrientationMask, prefers preferred: UIInterfaceOrientation? = nil) {
        self.supported = supported
        self.preferred = preferred
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { supported }
    override var shouldAutorotate: Bool { rotates }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        preferred ?? super.preferredInterfaceOrientationForPresentation
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        sizes.append(view.bounds.size)
    }
}

private final class OrientationDelegate: NSObject, UIApplicationDelegate {
    var mask = UIInterfaceOrientationMask.all
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { mask }
}

@MainActor @Suite struct OrientationTests {
    private var orientation: UIInterfaceOrientation {
        UIApplication.shared._connectedWindowScene?.interfaceOrientation ?? .unknown
    }

    /// Runs the body with an Info.plist of these values.
    private func withPlist(_ values: [String: Any], _ body: (String) -> Void) throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("shoji-orientation-\(getpid()).plist")
        try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0).write(to: path)
        defer { try? FileManager.default.removeItem(at: path) }
        body(path.path)
    }

    @Test("the interface stays where the controller does not support the new orientation, though the device is turned")
    func unsupported() {
        let root = Oriented(.portrait)
        let harness = AppHarness(root: root)
        harness.turnToLandscape()
        #expect(orientation == .portrait)
        #expect(harness.window.bounds.size == CGSize(width: 390, height: 844))
        #expect(UIDevice.current.orientation == .landscapeLeft)
        // The interface follows as soon as it may.
        root.supported = .allButUpsideDown
        root.setNeedsUpdateOfSupportedInterfaceOrientations()
        #expect(orientation == .portrait)
        harness.frame()
        #expect(orientation == .landscapeRight)
        #expect(root.view.bounds.size == CGSize(width: 844, height: 390))
        #expect(root.traitCollection.verticalSizeClass == .compact)
    }

    @Test("other settings change all the same while the interface stays")
    func settingsChange() {
        let harness = AppHarness(root: Oriented(.portrait))
        harness.apply {
            $0.turn()
            $0.userInterfaceStyle = .dark
        }
        #expect(orientation == .portrait)
        #expect(harness.window.traitCollection.userInterfaceStyle == .dark)
        #expect(harness.window.traitCollection.verticalSizeClass == .regular)
    }

    @Test("a controller that stops supporting the orientation turns the interface, the device being held as it was")
    func narrowed() {
        let root = Oriented(.allButUpsideDown)
        let harness = AppHarness(root: root)
        root.supported = .landscape
        root.setNeedsUpdateOfSupportedInterfaceOrientations()
        harness.frame()
        #expect(orientation == .landscapeRight)
        #expect(UIDevice.current.orientation == .portrait)
        root.supported = .all
        UIViewController.attemptRotationToDeviceOrientation()
        harness.frame()
        #expect(orientation == .portrait)
    }

    @Test("a full-screen controller is presented in an orientation it supports, and the interface comes back after it")
    func presentation() {
        let root = Oriented(.portrait)
        let harness = AppHarness(root: root)
        let wide = Oriented(.landscape)
        wide.modalPresentationStyle = .fullScreen
        root.present(wide, animated: true)
        harness.frame()
        #expect(orientation == .landscapeRight)
        #expect(Set(wide.sizes.map(\.width)) == [844])
        #expect(UIApplication.shared._allowedOrientations() == .landscape)
        wide.dismiss(animated: true)
        harness.frame()
        harness.frame()
        #expect(orientation == .portrait)
        #expect(root.view.bounds.size == CGSize(width: 390, height: 844))
        #expect(root.view.window === harness.window)
    }

    @Test("a full-screen controller is presented as it prefers; a sheet does not decide")
    func preference() {
        let root = UIViewController()
        let harness = AppHarness(root: root)
        let wide = Oriented(.all, prefers: .landscapeLeft)
        wide.modalPresentationStyle = .pageSheet
        root.present(wide, animated: true)
        harness.frame()
        #expect(orientation == .portrait)
        wide.dismiss(animated: false)
        harness.frame()
        wide.modalPresentationStyle = .fullScreen
        root.present(wide, animated: true)
        #expect(orientation == .landscapeLeft)
    }

    @Test("containers answer for themselves")
    func containers() {
        final class Asking: UINavigationController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
                topViewController?.supportedInterfaceOrientations ?? .all
            }
        }
        let plain = AppHarness(root: UINavigationController(rootViewController: Oriented(.portrait)))
        #expect(UIApplication.shared._allowedOrientations() == .allButUpsideDown)
        plain.turnToLandscape()
        #expect(orientation == .landscapeRight)
        let asking = AppHarness(root: Asking(rootViewController: Oriented(.portrait)))
        #expect(UIApplication.shared._allowedOrientations() == .portrait)
        withExtendedLifetime(asking) {}
    }

    @Test("Info.plist, the delegate and the controller have to agree; the delegate replaces Info.plist")
    func intersection() throws {
        try withPlist([
            "UISupportedInterfaceOrientations": [
                "UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft",
            ]
        ]) { path in
            var device = DeviceConfiguration.phone()
            device.infoPlistPath = path
            let harness = AppHarness(device, root: Oriented(.allButUpsideDown))
            #expect(UIApplication.shared._allowedOrientations() == [.portrait, .landscapeLeft])
            let delegate = OrientationDelegate()
            delegate.mask = .landscape
            UIApplication.shared.delegate = delegate
            #expect(UIApplication.shared._allowedOrientations() == .landscape)
            (harness.window.rootViewController as? Oriented)?.supported = .landscapeRight
            #expect(UIApplication.shared._allowedOrientations() == .landscapeRight)
            Findings.removeAll()
            (harness.window.rootViewController as? Oriented)?.supported = .portrait
            #expect(UIApplication.shared._allowedOrientations() == .landscape)
            #expect(
                Findings.all.contains {
                    $0.message.contains("Supported orientations has no common orientation with the application")
                })
            Findings.removeAll()
        }
    }

    @Test("an iPad asks controllers only of apps that require the full screen")
    func pad() throws {
        let shared = AppHarness(.pad(), root: Oriented(.portrait))
        #expect(UIApplication.shared._allowedOrientations() == .all)
        shared.turnToLandscape()
        #expect(orientation == .landscapeRight)
        try withPlist(["UIRequiresFullScreen": true]) { path in
            var device = DeviceConfiguration.pad()
            device.infoPlistPath = path
            let harness = AppHarness(device, root: Oriented(.portrait))
            #expect(UIApplication.shared._allowedOrientations() == .portrait)
            harness.turnToLandscape()
            #expect(orientation == .portrait)
        }
    }

    @Test(
        "until iOS 15 shouldAutorotate keeps the interface; since iOS 16 it is not asked",
        arguments: ["12.0", "15.0", "16.0", "18.0"])
    func shouldAutorotate(system: String) {
        let root = Oriented(.allButUpsideDown)
        root.rotates = false
        let harness = AppHarness(.phone(system: system), root: root)
        harness.turnToLandscape()
        let asks = harness.configuration.systemMajorVersion <= 15
        #expect(orientation == (asks ? .portrait : .landscapeRight))
    }

    @Test("a geometry request turns the interface, which then stays until the device is turned")
    func request() {
        let root = Oriented(.allButUpsideDown)
        let harness = AppHarness(root: root)
        let scene = UIApplication.shared._connectedWindowScene!
        var failures: [any Error] = []
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { failures.append($0) }
        #expect(orientation == .portrait)
        harness.frame()
        #expect(orientation == .landscapeRight)
        #expect(scene.effectiveGeometry.interfaceOrientation == .landscapeRight)
        #expect(root.view.bounds.size == CGSize(width: 844, height: 390))
        root.setNeedsUpdateOfSupportedInterfaceOrientations()
        harness.frame()
        #expect(orientation == .landscapeRight)
        harness.turnToLandscape()
        harness.turnToLandscape()
        #expect(orientation == .portrait)
        #expect(failures.isEmpty)
    }

    @Test("a request that nothing supports is refused with the system's error and words")
    func refusedRequest() {
        let harness = AppHarness(root: Oriented(.portrait))
        let scene = UIApplication.shared._connectedWindowScene!
        var failures: [NSError] = []
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight)) { failures.append($0 as NSError) }
        harness.frame()
        #expect(failures.count == 1)
        #expect(failures.first?.domain == "UISceneErrorDomain")
        #expect(failures.first?.code == 101)
        #expect(
            failures.first?.localizedDescription
                == "None of the requested orientations are supported by the view controller. Requested: landscapeRight; "
                + "Supported: portrait")
        let pad = AppHarness(.pad(), root: UIViewController())
        UIApplication.shared._connectedWindowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) {
            failures.append($0 as NSError)
        }
        pad.frame()
        #expect(
            failures.last?.localizedDescription
                == "The current windowing mode does not allow for programmatic changes to interface orientation.")
        #expect(orientation == .portrait)
    }

    @Test("a turn by the app is a transition like any other")
    func callbacks() {
        final class Root: OrderedController {
            var mask = UIInterfaceOrientationMask.portrait
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
        }
        let log = OrderLog()
        let root = Root(log)
        let harness = AppHarness(root: root)
        _ = log.take()
        root.mask = .landscape
        root.setNeedsUpdateOfSupportedInterfaceOrientations()
        harness.frame()
        #expect(
            log.takeNames() == [
                "willTransition(cc)", "viewWillTransition(844x390)", "traitCollectionDidChange(cr)",
                "viewWillLayoutSubviews", "viewDidLayoutSubviews",
            ])
    }

    @Test("the screen and the scene are measured as the interface is turned; the panel never turns")
    func geometry() {
        let harness = AppHarness(root: UIViewController())
        let scene = UIApplication.shared._connectedWindowScene!
        let before = scene.effectiveGeometry
        #expect(before == scene.effectiveGeometry)
        harness.turnToLandscape()
        #expect(before != scene.effectiveGeometry)
        #expect(before.interfaceOrientation == .portrait)
        #expect(UIScreen.main.bounds.size == CGSize(width: 844, height: 390))
        #expect(UIScreen.main.nativeBounds.size == CGSize(width: 1170, height: 2532))
        #expect(UIScreen.main.fixedCoordinateSpace.bounds.size == CGSize(width: 390, height: 844))
        #expect(scene.coordinateSpace.bounds.size == CGSize(width: 844, height: 390))
    }
}
