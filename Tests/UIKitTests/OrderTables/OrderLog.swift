import UIKit

/// What a controller's callbacks found when they were called: a line each, with the view's size, the size classes and whether the
/// view was in a window.
@MainActor
final class OrderLog {
    private(set) var lines: [String] = []

    func note(_ line: String) { lines.append(line) }

    /// The lines since the last call.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    /// The names of the calls since then, without what they found.
    func takeNames() -> [String] { take().map { String($0.prefix { $0 != "|" }).trimmingCharacters(in: .whitespaces) } }
}

/// Notes every callback of its life as "name | 390x844 cr in": the size of its view, its width and height class, and whether the view is
/// in a window.
class OrderedController: UIViewController {
    let log: OrderLog
    let name: String

    init(_ log: OrderLog, name: String = "") {
        self.log = log
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    func note(_ call: String) {
        let size = viewIfLoaded.map { "\(Int($0.bounds.width))x\(Int($0.bounds.height))" } ?? "-"
        let place = viewIfLoaded?.window == nil ? "out" : "in"
        let prefix = name.isEmpty ? "" : name + " "
        log.note("\(prefix)\(call) | \(size) \(traitCollection.classes) \(place)")
    }

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
        note("traitCollectionDidChange(\(previousTraitCollection?.classes ?? "nil"))")
    }
    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        note("willTransition(\(newCollection.classes))")
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

extension UITraitCollection {
    /// Width and height class as two letters: c, r, or u where unspecified.
    var classes: String {
        func letter(_ value: UIUserInterfaceSizeClass) -> String {
            switch value {
            case .compact: "c"
            case .regular: "r"
            default: "u"
            }
        }
        return letter(horizontalSizeClass) + letter(verticalSizeClass)
    }
}

extension UIViewController {
    /// Adds a child with its view in the documented order.
    func embed(_ child: UIViewController, in host: UIView? = nil) {
        let host: UIView = host ?? view
        addChild(child)
        child.view.frame = host.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        host.addSubview(child.view)
        child.didMove(toParent: self)
    }
}

/// Windows of an 11-inch iPad (834 by 1194 points), as measured.
extension DeviceConfiguration {
    static func pad11(system: String = "18.0", landscape: Bool = true) -> DeviceConfiguration {
        var configuration = DeviceConfiguration.pad(system: system)
        configuration.screenBounds.size = CGSize(width: 834, height: 1194)
        configuration.windowFrame = configuration.screenBounds
        if landscape { configuration.turn() }
        return configuration
    }

    /// A window of the whole height at the trailing edge.
    mutating func split(width: CGFloat, _ horizontal: UIUserInterfaceSizeClass) {
        windowFrame = CGRect(x: screenBounds.width - width, y: 0, width: width, height: screenBounds.height)
        horizontalSizeClass = horizontal
    }

    /// A floating window.
    mutating func slideOver() {
        windowFrame = CGRect(x: screenBounds.width - 385, y: 20, width: 375, height: screenBounds.height - 40)
        horizontalSizeClass = .compact
        windowSafeAreaInsets = .zero
        statusBarHeight = 0
    }

    mutating func fullScreen() {
        windowFrame = CGRect(origin: .zero, size: screenBounds.size)
        horizontalSizeClass = .regular
        windowSafeAreaInsets = UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
        statusBarHeight = 24
    }
}
