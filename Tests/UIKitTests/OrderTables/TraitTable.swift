import Testing
import UIKit

private struct ShelfTrait: UITraitDefinition {
    static let defaultValue = 0
    static let affectsColorAppearance = true
}

extension UITraitCollection {
    fileprivate var shelf: Int { self[ShelfTrait.self] }
}

extension UIMutableTraits {
    fileprivate var shelf: Int {
        get { self[ShelfTrait.self] }
        set { self[ShelfTrait.self] = newValue }
    }
}

/// Which traits each environment has, and who is told of changes in which order.
@MainActor @Suite struct TraitTable {
    @Test("every level overrides for itself and below: scene, window, presentation, controller, view")
    func levels() {
        let root = UIViewController()
        let harness = AppHarness(root: root)
        let inner = UIView()
        root.view.addSubview(inner)
        let content = UIViewController()
        content.modalPresentationStyle = .overFullScreen
        content.presentationController?.traitOverrides.shelf = 3
        root.present(content, animated: false)
        harness.frame()
        let scene = UIApplication.shared._connectedWindowScene!
        scene.traitOverrides.shelf = 1
        harness.frame()
        #expect(
            [scene.traitCollection, harness.window.traitCollection, root.traitCollection].map(\.shelf) == [1, 1, 1])
        harness.window.traitOverrides.shelf = 2
        harness.frame()
        #expect(
            [harness.window.traitCollection, root.view.traitCollection, inner.traitCollection].map(\.shelf) == [
                2, 2, 2,
            ])
        let presentation = content.presentationController
        #expect(presentation?.traitCollection.shelf == 3)
        #expect([content.traitCollection, content.view.traitCollection].map(\.shelf) == [3, 3])
        root.traitOverrides.shelf = 4
        inner.traitOverrides.shelf = 5
        harness.frame()
        #expect([root.traitCollection, root.view.traitCollection, inner.traitCollection].map(\.shelf) == [4, 4, 5])
        #expect(content.traitCollection.shelf == 3)
        presentation?.traitOverrides.remove(ShelfTrait.self)
        inner.traitOverrides.remove(ShelfTrait.self)
        harness.frame()
        #expect(content.traitCollection.shelf == 2)
        #expect(inner.traitCollection.shelf == 4)
    }

    @Test(
        "a presentation controller's overrideTraitCollection replaces what it specifies, wins over its style, and can be taken back"
    )
    func presentationOverride() {
        let root = UIViewController()
        let harness = AppHarness(.pad(), root: root)
        let content = UIViewController()
        content.modalPresentationStyle = .formSheet
        root.present(content, animated: false)
        harness.frame()
        #expect(content.traitCollection.classes == "cr")
        #expect(content.traitCollection.userInterfaceLevel == .elevated)
        let presentation = content.presentationController
        presentation?.overrideTraitCollection = UITraitCollection(mutations: {
            $0.horizontalSizeClass = .regular
            $0.legibilityWeight = .bold
        })
        harness.frame()
        #expect(content.traitCollection.classes == "rr")
        #expect(content.traitCollection.legibilityWeight == .bold)
        #expect(content.traitCollection.userInterfaceLevel == .elevated)
        #expect(root.traitCollection.legibilityWeight == .regular)
        presentation?.overrideTraitCollection = nil
        harness.frame()
        #expect(content.traitCollection.classes == "cr")
        #expect(content.traitCollection.legibilityWeight == .regular)
    }

    @Test("changes go from the scene down: those below still have their old traits when one above is told")
    func topDown() {
        final class Presentation: UIPresentationController {
            var log: OrderLog?
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                super.traitCollectionDidChange(previousTraitCollection)
                let below = presentedViewController.traitCollection.userInterfaceStyle
                log?.note("presentation, below \(below.rawValue)")
            }
        }
        final class Giver: NSObject, UIViewControllerTransitioningDelegate {
            let log: OrderLog
            init(_ log: OrderLog) { self.log = log }
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
            ) -> UIPresentationController? {
                let made = Presentation(presentedViewController: presented, presenting: presenting)
                made.log = log
                return made
            }
        }
        final class View: UIView {
            var log: OrderLog?
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                super.traitCollectionDidChange(previousTraitCollection)
                log?.note("view, below \(subviews.first?.traitCollection.userInterfaceStyle.rawValue ?? 0)")
            }
        }
        final class Content: UIViewController {
            let log: OrderLog
            init(_ log: OrderLog) {
                self.log = log
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { nil }
            override func loadView() {
                let made = View()
                made.log = log
                made.addSubview(UIView())
                view = made
            }
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                super.traitCollectionDidChange(previousTraitCollection)
                log.note("controller, below \(view.traitCollection.userInterfaceStyle.rawValue)")
            }
        }
        let log = OrderLog()
        let harness = AppHarness(root: UIViewController())
        let giver = Giver(log)
        let content = Content(log)
        content.modalPresentationStyle = .custom
        content.transitioningDelegate = giver
        harness.window.rootViewController?.present(content, animated: false)
        harness.frame()
        _ = log.take()
        let scene = UIApplication.shared._connectedWindowScene!
        scene.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            [weak window = harness.window] (_: UIWindowScene, _) in
            log.note("scene, below \(window?.traitCollection.userInterfaceStyle.rawValue ?? 0)")
        }
        harness.window.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { [unowned content] (_: UIWindow, _) in
            log.note("window, below \(content.traitCollection.userInterfaceStyle.rawValue)")
        }
        harness.apply { $0.userInterfaceStyle = .dark }
        #expect(
            log.take() == [
                "scene, below 1", "window, below 1", "presentation, below 1", "controller, below 1", "view, below 1",
            ])
    }

    @Test(
        "since iOS 17 an override of a view in between reaches the child controller; before it does not",
        arguments: ["12.0", "16.0", "17.0", "18.0"])
    func linearFlow(system: String) {
        let parent = UIViewController()
        let harness = AppHarness(.phone(system: system), root: parent)
        let middle = UIView(frame: parent.view.bounds)
        parent.view.addSubview(middle)
        middle.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        let child = UIViewController()
        let plain = UIView()
        middle.addSubview(plain)
        parent.embed(child, in: middle)
        harness.frame()
        let isLinear = harness.configuration.systemMajorVersion >= 17
        #expect(plain.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        #expect(child.traitCollection.preferredContentSizeCategory == (isLinear ? .accessibilityLarge : .large))
        #expect(child.view.traitCollection.preferredContentSizeCategory == (isLinear ? .accessibilityLarge : .large))
    }

    @Test("both spellings of a parent's override for a child, its own overrides on top, all other traits kept")
    func childOverrides() {
        final class New: UIViewController {
            override func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection?
            {
                UITraitCollection(horizontalSizeClass: .regular)
            }
        }
        final class Old: UIViewController {
            override func overrideTraitCollection(
                forChildViewController childViewController: UIViewController
            ) -> UITraitCollection? { UITraitCollection(horizontalSizeClass: .regular) }
        }
        for parent in [New(), Old(), UIViewController()] {
            let harness = AppHarness(root: parent)
            let child = UIViewController()
            parent.embed(child)
            if type(of: parent) == UIViewController.self {
                parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
            }
            harness.frame()
            #expect(
                child.traitCollection
                    == parent.traitCollection.replacing(UITraitHorizontalSizeClass.self, value: .regular))
            #expect(child.view.traitCollection.classes == "rr")
            child.traitOverrides.horizontalSizeClass = .compact
            harness.frame()
            #expect(child.traitCollection.classes == "cr")
            child.traitOverrides.remove(UITraitHorizontalSizeClass.self)
            harness.frame()
            #expect(child.traitCollection.classes == "rr")
        }
    }

    @Test(
        "overrides take effect before layout, or at once with updateTraitsIfNeeded, callbacks of the whole subtree included"
    )
    func timing() {
        let root = UIViewController()
        let harness = AppHarness(root: root)
        let inner = UIView()
        root.view.addSubview(inner)
        harness.frame()
        var calls: [Int] = []
        inner.registerForTraitChanges([ShelfTrait.self]) { (view: UIView, previous: UITraitCollection) in
            calls.append(previous.shelf * 10 + view.traitCollection.shelf)
        }
        root.traitOverrides.shelf = 1
        #expect(root.traitCollection.shelf == 0)
        root.updateTraitsIfNeeded()
        #expect(root.traitCollection.shelf == 1)
        #expect(calls == [1])
        root.traitOverrides.shelf = 2
        root.view.setNeedsLayout()
        root.view.layoutIfNeeded()
        #expect(calls == [1, 12])
    }

    @Test(
        "handlers hear only of their traits, traitCollectionDidChange of any; selectors take none, one or two arguments"
    )
    func registrations() {
        final class Target: UIView {
            var calls: [String] = []
            func none() { calls.append("none") }
            func one(_ view: UIView) { calls.append("one \(view.traitCollection.shelf)") }
            func two(_ view: UIView, _ previous: UITraitCollection) {
                calls.append("two \(previous.shelf) \(view.traitCollection.shelf)")
            }
        }
        final class View: UIView {
            var any = 0
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                super.traitCollectionDidChange(previousTraitCollection)
                any += 1
            }
        }
        let root = UIViewController()
        let harness = AppHarness(root: root)
        let view = View()
        root.view.addSubview(view)
        harness.frame()
        view.any = 0
        var handled = 0
        let token = view.registerForTraitChanges([UITraitVerticalSizeClass.self, ShelfTrait.self]) { (_: View, _) in
            handled += 1
        }
        let target = Target()
        root.view.addSubview(target)
        view.registerForTraitChanges([ShelfTrait.self], target: target, action: Selector("none", Target.none))
        view.registerForTraitChanges([ShelfTrait.self], target: target, action: Selector("one:", Target.one(_:)))
        view.registerForTraitChanges([ShelfTrait.self], target: target, action: Selector("two::", Target.two(_:_:)))
        target.registerForTraitChanges([UITraitLegibilityWeight.self], action: Selector("none", Target.none))
        view.traitOverrides.userInterfaceStyle = .dark
        harness.frame()
        view.traitOverrides.shelf = 8
        harness.frame()
        #expect(view.any == 2)
        #expect(handled == 1)
        #expect(target.calls == ["none", "one 8", "two 0 8"])
        target.traitOverrides.legibilityWeight = .bold
        harness.frame()
        #expect(target.calls.last == "none")
        view.unregisterForTraitChanges(token)
        view.traitOverrides.shelf = 9
        harness.frame()
        #expect(handled == 1)
    }

    @Test("an observed object that goes away takes its registrations along")
    func registrationsEnd() {
        final class Token {}
        let root = UIViewController()
        let harness = AppHarness(root: root)
        weak var kept: Token?
        do {
            let token = Token()
            kept = token
            let view = UIView()
            view.registerForTraitChanges([ShelfTrait.self]) { (_: UIView, _) in _ = token }
            root.view.addSubview(view)
            harness.frame()
            view.removeFromSuperview()
        }
        #expect(kept == nil)
    }

    @Test("a trait changed in the callback of a trait comes to rest, and everyone ends with the last value")
    func changesInCallbacks() {
        let root = UIViewController()
        let harness = AppHarness(root: root)
        let inner = UIView()
        root.view.addSubview(inner)
        root.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (controller: UIViewController, _) in
            controller.traitOverrides.shelf = controller.traitCollection.userInterfaceStyle == .dark ? 7 : 6
        }
        inner.registerForTraitChanges([ShelfTrait.self]) { (view: UIView, _) in
            view.superview?.traitOverrides.legibilityWeight = .bold
        }
        harness.apply { $0.userInterfaceStyle = .dark }
        #expect(root.traitCollection.shelf == 7)
        #expect(inner.traitCollection.shelf == 7)
        #expect(inner.traitCollection.legibilityWeight == .bold)
        #expect(!Frame.isNeeded)
    }

    @Test("going to the background, views see the appearance flip and flip back for the snapshots")
    func snapshots() {
        let log = OrderLog()
        let root = OrderedController(log)
        let harness = AppHarness(root: root)
        var styles: [UIUserInterfaceStyle] = []
        root.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (controller: UIViewController, _) in
            styles.append(controller.traitCollection.userInterfaceStyle)
        }
        UIApplication.shared._enterBackground()
        #expect(styles == [.dark, .light])
        #expect(UIApplication.shared.applicationState == .background)
        UIApplication.shared._enterForeground()
        #expect(UIApplication.shared.applicationState == .active)
        #expect(styles.count == 2)
        withExtendedLifetime(harness) {}
    }
}
