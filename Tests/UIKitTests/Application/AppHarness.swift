import UIKit

/// An app with one window, for tests: started on a device, turned and resized, ended when the test is over.
@MainActor
final class AppHarness {
    let window: UIWindow
    private(set) var configuration: DeviceConfiguration

    /// Starts an app without a delegate, shows `root` in a window, and runs the first frame unless told otherwise.
    init(
        _ configuration: DeviceConfiguration = .default, root: @autoclosure () -> UIViewController? = nil,
        runsFrame: Bool = true
    ) {
        self.configuration = configuration
        UIApplication._sharedIfMade?._terminate()
        UIApplication._launch(configuration: configuration, delegateClass: nil)
        window = UIWindow(frame: UIScreen.main.bounds)
        // Made after the launch, as an app makes it: it predicts the device's traits.
        if let root = root() { show(root, runsFrame: runsFrame) }
    }

    func show(_ root: UIViewController, runsFrame: Bool = true) {
        window.rootViewController = root
        window.makeKeyAndVisible()
        if runsFrame { Frame.runPasses() }
    }

    /// Changes the device's configuration and runs a frame.
    func apply(_ change: (inout DeviceConfiguration) -> Void) {
        change(&configuration)
        UIApplication._apply(configuration: configuration)
        Frame.runPasses()
    }

    /// Turns a phone into landscape, with compact size classes.
    func turnToLandscape() {
        apply { $0.turn() }
    }

    func frame() { Frame.runPasses() }

    isolated deinit {
        window.isHidden = true
        window.rootViewController = nil
        UIApplication._sharedIfMade?._terminate()
        UIApplication._use(.default)
    }
}

extension DeviceConfiguration {
    static func phone(system: String = "18.0") -> DeviceConfiguration {
        var configuration = DeviceConfiguration.default
        configuration.systemVersion = system
        return configuration
    }

    static func pad(system: String = "18.0") -> DeviceConfiguration {
        var configuration = DeviceConfiguration.default
        configuration.idiom = .pad
        configuration.modelName = "iPad"
        configuration.systemVersion = system
        configuration.scale = 2
        configuration.screenBounds = CGRect(x: 0, y: 0, width: 820, height: 1180)
        configuration.windowFrame = configuration.screenBounds
        configuration.windowSafeAreaInsets = UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
        configuration.statusBarHeight = 24
        configuration.horizontalSizeClass = .regular
        configuration.verticalSizeClass = .regular
        return configuration
    }

    /// Upright becomes landscape and the reverse.
    mutating func turn() {
        let size = CGSize(width: screenBounds.height, height: screenBounds.width)
        screenBounds.size = size
        windowFrame.size = size
        orientation = size.width > size.height ? .landscapeRight : .portrait
        if idiom == .phone {
            verticalSizeClass = size.width > size.height ? .compact : .regular
            windowSafeAreaInsets =
                size.width > size.height
                ? UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
                : UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
            statusBarHeight = size.width > size.height ? 0 : 47
        }
    }
}

/// Collects the names of callbacks in the order they come.
@MainActor
final class Journal {
    var entries: [String] = []

    func note(_ entry: String) { entries.append(entry) }

    /// What came since the last call.
    func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}

/// Notes every callback of the life of a controller.
class JournalViewController: UIViewController {
    let journal: Journal
    let name: String

    init(_ journal: Journal, name: String = "") {
        self.journal = journal
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    func note(_ entry: String) { journal.note(name.isEmpty ? entry : "\(name) \(entry)") }

    override func loadView() {
        note("loadView")
        super.loadView()
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        note("viewDidLoad")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("viewWillAppear")
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        note("viewIsAppearing")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("viewDidAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("viewWillDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("viewDidDisappear")
    }
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        note("viewWillLayoutSubviews")
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        note("viewDidLayoutSubviews")
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        note(previousTraitCollection == nil ? "traitCollectionDidChange(nil)" : "traitCollectionDidChange")
    }
    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        note("willTransition")
    }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        note("viewWillTransition(\(Int(size.width))x\(Int(size.height)))")
    }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        note("willMove(\(parent == nil ? "nil" : "parent"))")
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        note("didMove(\(parent == nil ? "nil" : "parent"))")
    }
}
