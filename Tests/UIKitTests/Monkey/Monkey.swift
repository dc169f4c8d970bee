import QuartzCore
import UIKit

@testable import UIKitCore

/// Does random things to an app: turns, resizes, changes traits, pushes, pops, selects, presents, dismisses. The same seed
/// does the same.
@MainActor
final class Monkey {
    let seed: UInt64
    private(set) var steps: [String] = []
    let witness = MonkeyWitness()
    private var random: MonkeyRandom
    private let harness: AppHarness
    private let places: [DeviceConfiguration]
    private let transitioning = MonkeyTransitioning()
    private var findingsBefore = 0
    private let log: FileHandle?

    init(seed: UInt64, idiom: UIUserInterfaceIdiom, log: FileHandle? = nil) {
        self.seed = seed
        self.log = log
        random = MonkeyRandom(seed: seed)
        places = idiom == .pad ? MonkeyPlaces.pad : MonkeyPlaces.phone
        harness = AppHarness(places[0])
        findingsBefore = Findings.all.count
        say("root")
        harness.show(makeRoot())
    }

    /// What went wrong, if anything.
    var faults: [String] { witness.faults }

    // MARK: Running

    func run(_ count: Int) {
        for number in 1...count {
            witness.step = number
            act()
            switch random.below(4) {
            case 0: break
            case 1: frame()
            default: rest()
            }
            if !faults.isEmpty { return }
        }
        end()
    }

    private func say(_ text: String) {
        steps.append("\(witness.step): \(text)")
        log?.write(Data("\(steps.last!)\n".utf8))
    }

    private func frame() {
        FrameClock.advance(by: 1.0 / 60)
        Frame.runPasses()
    }

    /// Frames until the app wants no more, then a look around.
    private func rest() {
        var frames = 0
        while Frame.isNeeded {
            frame()
            frames += 1
            if frames > 400 {
                let busy = Frame.windows().filter(\._hasPendingWork).map { "\(type(of: $0))" }
                witness.fault(
                    "the app does not come to rest (timers \(FrameTimers.isWaiting), animations "
                        + "\(LayerAnimations.isRunning), windows \(busy))")
                return
            }
        }
        checkAtRest()
    }

    private func checkAtRest() {
        for finding in Findings.all.dropFirst(findingsBefore) { witness.fault(finding.message) }
        for controller in witness.controllers {
            if let fault = controller.faultAtRest { witness.fault(fault) }
        }
        if UIApplication.shared.isIgnoringInteractionEvents { witness.fault("the app ignores touches") }
        let top = chain.last!
        guard let view = top.viewIfLoaded, view.window != nil else {
            // What is presented in the context of a controller goes out of sight with it.
            if top.presentingViewController?.viewIfLoaded?.window == nil { return }
            witness.fault("the topmost controller \(describe(top)) is not in a window")
            return
        }
        let inWindow = view.convert(view.bounds, to: nil).intersection(harness.window.bounds)
        let place = CGPoint(x: inWindow.midX, y: inWindow.midY)
        let hit = harness.window.hitTest(place, with: nil)
        if inWindow.isEmpty {
            // What is presented in the context of a controller covers that controller's view, wherever it has been put.
            if let area = top.presentationController?.containerView,
                area.convert(area.bounds, to: nil).intersection(harness.window.bounds).isEmpty
            {
                return
            }
            let place = view.convert(view.bounds, to: nil)
            witness.fault("the topmost controller \(describe(top)) is outside the window, at \(place)")
        } else if hit?.isDescendant(of: view) != true {
            witness.fault("a touch of \(describe(top)) at \(place) reaches \(hit.map { "\($0)" } ?? "nothing")")
        }
    }

    /// Takes everything away and looks for what is left.
    private func end() {
        witness.step += 1
        rest()
        say("end")
        harness.window.rootViewController?.dismiss(animated: false)
        rest()
        harness.show(UIViewController())
        rest()
        frame()
        for leak in witness.leaks { witness.fault("leaked: \(leak)") }
    }

    // MARK: Looking

    /// The root controller and what is presented, bottom first.
    private var chain: [UIViewController] {
        var result = [harness.window.rootViewController!]
        while let next = result.last!.presentedViewController, !result.contains(next) { result.append(next) }
        return result
    }

    /// A controller and all in it.
    private func tree(_ controller: UIViewController) -> [UIViewController] {
        [controller] + controller.children.flatMap { tree($0) }
    }

    private var everyone: [UIViewController] { chain.flatMap { tree($0) } }

    private func one<Kind: UIViewController>(_ kind: Kind.Type) -> Kind? {
        random.one(of: everyone.compactMap { $0 as? Kind })
    }

    private func describe(_ controller: UIViewController) -> String {
        (controller as? MonkeyController).map { "controller \($0.name)" } ?? "\(type(of: controller))"
    }

    // MARK: Making

    private func leaf() -> MonkeyController { MonkeyController(witness, hue: CGFloat(random.below(100)) / 100) }

    private func navigation() -> UINavigationController {
        let controller = UINavigationController(rootViewController: leaf())
        controller.navigationBar.prefersLargeTitles = random.below(2) == 0
        controller.isToolbarHidden = random.below(3) != 0
        witness.watch(controller, "navigation controller")
        return controller
    }

    private func tabs() -> UITabBarController {
        let controller = UITabBarController()
        controller.viewControllers = (0..<(2 + random.below(5))).map { _ in
            random.below(2) == 0 ? leaf() : navigation()
        }
        witness.watch(controller, "tab bar controller")
        return controller
    }

    private func split() -> UISplitViewController {
        let controller = UISplitViewController(style: .doubleColumn)
        controller.setViewController(leaf(), for: .primary)
        controller.setViewController(random.below(2) == 0 ? leaf() : navigation(), for: .secondary)
        witness.watch(controller, "split view controller")
        return controller
    }

    private func pages() -> UIPageViewController {
        let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        controller.setViewControllers([leaf()], direction: .forward, animated: false)
        witness.watch(controller, "page view controller")
        return controller
    }

    private func anything() -> UIViewController {
        switch random.below(8) {
        case 0, 1: navigation()
        case 2: tabs()
        case 3: split()
        case 4: pages()
        default: leaf()
        }
    }

    private func makeRoot() -> UIViewController {
        switch random.below(4) {
        case 0: navigation()
        case 1: tabs()
        case 2: split()
        default: leaf()
        }
    }

    // MARK: Acting

    private func act() {
        switch random.below(100) {
        case 0..<22: turn()
        case 22..<30: changeTraits()
        case 30..<42: push()
        case 42..<52: pop()
        case 52..<60: selectTab()
        case 60..<74: present()
        case 74..<86: dismiss()
        case 86..<90: child()
        case 90..<94: edit()
        case 94..<96: turnPage()
        case 96..<98: swapRoot()
        default: bars()
        }
    }

    private func turn() {
        let place = random.below(places.count)
        say("place \(place)")
        harness.apply { configuration in
            let style = configuration.userInterfaceStyle
            let size = configuration.contentSizeCategory
            configuration = places[place]
            configuration.userInterfaceStyle = style
            configuration.contentSizeCategory = size
        }
    }

    private func changeTraits() {
        switch random.below(5) {
        case 0:
            let category = random.one(of: [
                UIContentSizeCategory.small, .large, .extraExtraLarge, .accessibilityLarge,
                .accessibilityExtraExtraExtraLarge,
            ])!
            say("text size \(category.rawValue)")
            harness.apply { $0.contentSizeCategory = category }
        case 1:
            say("appearance")
            harness.apply { $0.userInterfaceStyle = $0.userInterfaceStyle == .dark ? .light : .dark }
        case 2:
            guard let controller = random.one(of: everyone) else { return }
            say("overrides of \(describe(controller))")
            if random.below(2) == 0 {
                controller.traitOverrides.horizontalSizeClass = random.below(2) == 0 ? .compact : .regular
            } else {
                controller.traitOverrides.remove(UITraitHorizontalSizeClass.self)
            }
        case 3:
            guard let controller = random.one(of: everyone) else { return }
            say("style of \(describe(controller))")
            controller.overrideUserInterfaceStyle = random.one(of: [.unspecified, .light, .dark])!
        default:
            guard let parent = random.one(of: everyone.filter { !$0.children.isEmpty }) else { return }
            let child = random.one(of: parent.children)!
            say("overrides for the child \(describe(child))")
            let collection = UITraitCollection(verticalSizeClass: random.below(2) == 0 ? .compact : .regular)
            parent.setOverrideTraitCollection(random.below(3) == 0 ? nil : collection, forChild: child)
        }
    }

    private func push() {
        guard let navigation = one(UINavigationController.self), navigation.viewControllers.count < 6 else { return }
        switch random.below(5) {
        case 0:
            say("set a stack of \(describe(navigation))")
            let new = [leaf(), leaf()]
            navigation.setViewControllers(
                Array(navigation.viewControllers.prefix(1)) + new, animated: random.below(2) == 0)
        default:
            say("push on \(describe(navigation))")
            let new = random.below(6) == 0 ? pages() : leaf()
            new.hidesBottomBarWhenPushed = random.below(4) == 0
            navigation.pushViewController(new, animated: random.below(2) == 0)
        }
    }

    private func pop() {
        guard let navigation = one(UINavigationController.self) else { return }
        let animated = random.below(2) == 0
        if random.below(4) == 0 {
            say("pop to root")
            navigation.popToRootViewController(animated: animated)
        } else {
            say("pop")
            navigation.popViewController(animated: animated)
        }
    }

    private func selectTab() {
        guard let tabs = one(UITabBarController.self), let all = tabs.viewControllers, !all.isEmpty else { return }
        if random.below(8) == 0 {
            say("other tabs")
            tabs.setViewControllers(
                Array(all.dropLast(all.count > 2 ? 1 : 0)) + (all.count < 7 ? [leaf()] : []), animated: false)
            return
        }
        let index = random.below(all.count)
        say("tab \(index) of \(all.count)")
        tabs.selectedIndex = index
    }

    private func present() {
        let chain = chain
        guard chain.count < 5, let top = chain.last, top.viewIfLoaded?.window != nil, !top.isBeingDismissed else {
            return
        }
        if top is UIAlertController { return }
        // Now and then from below: the message is UIKit's, and nothing comes of it.
        let source =
            random.below(12) == 0 ? chain[0] : random.one(of: tree(top).filter { $0.viewIfLoaded?.window != nil })!
        let animated = random.below(2) == 0
        if random.below(4) == 0 {
            let style: UIAlertController.Style = random.below(2) == 0 ? .alert : .actionSheet
            say("alert \(style.rawValue) from \(describe(source))")
            let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            alert.popoverPresentationController?.sourceView = source.view
            witness.watch(alert, "alert")
            source.present(alert, animated: animated)
            witness.watch(alert.presentationController, "presentation controller of an alert")
            return
        }
        let presented = anything()
        let style = random.one(of: [
            UIModalPresentationStyle.automatic, .fullScreen, .pageSheet, .formSheet, .currentContext, .overFullScreen,
            .overCurrentContext, .popover, .custom,
        ])!
        say("present \(describe(presented)) \(style.rawValue) from \(describe(source))")
        presented.modalPresentationStyle = style
        if style == .custom { presented.transitioningDelegate = transitioning }
        if style == .popover {
            presented.popoverPresentationController?.sourceView = source.view
            presented.popoverPresentationController?.sourceRect = CGRect(x: 10, y: 10, width: 30, height: 30)
            presented.popoverPresentationController?.delegate = source as? MonkeyController
            presented.preferredContentSize = CGSize(width: 200, height: 200 + CGFloat(random.below(200)))
        }
        if let sheet = presented.sheetPresentationController {
            sheet.detents = random.below(2) == 0 ? [.medium(), .large()] : [.large()]
            sheet.prefersGrabberVisible = random.below(2) == 0
        }
        if random.below(5) == 0 { source.definesPresentationContext.toggle() }
        if style == .custom || random.below(2) == 0 {
            source.present(presented, animated: animated) { [weak presented, witness] in
                if let presented, presented.isBeingPresented {
                    witness.fault("still being presented in the completion")
                }
            }
        } else {
            source.present(presented, animated: animated)
        }
        if presented.presentingViewController != nil {
            witness.watch(presented.presentationController, "presentation controller \(style.rawValue)")
            witness.watch(presented.activePresentationController, "active presentation controller \(style.rawValue)")
            witness.watch(presented.transitionCoordinator, "coordinator of a presentation")
        }
    }

    private func dismiss() {
        let chain = chain
        guard chain.count > 1 else { return }
        let index = random.below(chain.count)
        let animated = random.below(2) == 0
        say("dismiss from \(index) of \(chain.count)")
        chain[index].dismiss(animated: animated)
        witness.watch(chain[index].transitionCoordinator, "coordinator of a dismissal")
    }

    private func child() {
        guard let parent = one(MonkeyController.self), parent.isViewLoaded else { return }
        if let old = parent.children.last, random.below(2) == 0 {
            say("remove a child of \(parent.name)")
            old.willMove(toParent: nil)
            old.view.removeFromSuperview()
            old.removeFromParent()
        } else if parent.children.count < 2, depth(parent) < 4 {
            say("add a child to \(parent.name)")
            let new = leaf()
            parent.addChild(new)
            new.view.frame = parent.view.bounds.insetBy(dx: 20, dy: 60)
            new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            parent.view.addSubview(new.view)
            new.didMove(toParent: parent)
        }
    }

    private func depth(_ controller: UIViewController) -> Int { controller.parent.map { depth($0) + 1 } ?? 0 }

    private func edit() {
        if random.below(2) == 0, let controller = one(MonkeyController.self), controller.viewIfLoaded?.window != nil {
            say("edit in \(controller.name)")
            controller.field.becomeFirstResponder()
        } else {
            say("end editing")
            harness.window.endEditing(true)
        }
    }

    private func turnPage() {
        guard let pages = one(UIPageViewController.self) else { return }
        say("page")
        pages.setViewControllers(
            [leaf()], direction: random.below(2) == 0 ? .forward : .reverse, animated: random.below(2) == 0)
    }

    private func swapRoot() {
        guard random.below(3) == 0 else { return }
        say("another root")
        harness.window.rootViewController = makeRoot()
    }

    private func bars() {
        if let navigation = one(UINavigationController.self) {
            say("bars")
            navigation.setNavigationBarHidden(random.below(2) == 0, animated: false)
            navigation.setToolbarHidden(random.below(2) == 0, animated: false)
        }
    }
}

/// A small generator whose numbers are the same everywhere.
struct MonkeyRandom {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    mutating func below(_ limit: Int) -> Int { Int(next() >> 33) % limit }

    mutating func one<Element>(of items: [Element]) -> Element? { items.isEmpty ? nil : items[below(items.count)] }
}

/// Where a monkey takes its device.
@MainActor
enum MonkeyPlaces {
    static let phone: [DeviceConfiguration] = {
        let upright = DeviceConfiguration.phone()
        var turned = upright
        turned.turn()
        var other = turned
        other.orientation = .landscapeLeft
        return [upright, turned, other]
    }()

    static let pad: [DeviceConfiguration] = {
        let upright = DeviceConfiguration.pad()
        var turned = upright
        turned.turn()
        var all = [upright, turned]
        for (screen, widths) in [(upright, [320.0, 490]), (turned, [320, 375, 585, 790])] {
            for width in widths {
                var part = screen
                part.windowFrame = CGRect(
                    x: screen.screenBounds.width - width, y: 0, width: width, height: screen.screenBounds.height)
                part.horizontalSizeClass = width < 600 ? .compact : .regular
                all.append(part)
            }
            var over = screen
            over.windowFrame = CGRect(
                x: screen.screenBounds.width - 330, y: 20, width: 320, height: screen.screenBounds.height - 40)
            over.horizontalSizeClass = .compact
            over.windowSafeAreaInsets = .zero
            over.statusBarHeight = 0
            all.append(over)
        }
        return all
    }()
}
