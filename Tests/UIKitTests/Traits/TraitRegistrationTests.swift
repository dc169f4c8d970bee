import Testing
import UIKit

@MainActor @Suite struct TraitRegistrationTests {
    private final class Controller: UIViewController {
        var changes: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            registerForTraitChanges([UITraitVerticalSizeClass.self, UITraitUserInterfaceStyle.self]) {
                (self: Self, previous: UITraitCollection) in
                #expect(UITraitCollection.current === self.traitCollection)
                self.changes.append(
                    "\(previous.userInterfaceStyle.rawValue)->\(self.traitCollection.userInterfaceStyle.rawValue)")
            }
        }
    }

    @Test("a handler gets the environment and the former traits, only for the traits it asked for")
    func handler() {
        let root = Controller()
        let harness = AppHarness(root: root)
        harness.apply { $0.contentSizeCategory = .small }
        #expect(root.changes == [])
        harness.apply { $0.userInterfaceStyle = .dark }
        #expect(root.changes == ["1->2"])
    }

    @Test("an ended registration is not called")
    func unregister() {
        let root = UIViewController()
        let harness = AppHarness(root: root)
        var calls = 0
        let view: UIView = root.view
        let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in calls += 1
        }
        harness.apply { $0.userInterfaceStyle = .dark }
        view.unregisterForTraitChanges(registration)
        harness.apply { $0.userInterfaceStyle = .light }
        #expect(calls == 1)
    }

    @Test("a custom trait can be waited for")
    func customTrait() {
        struct Mark: UITraitDefinition { static let defaultValue = 0 }
        let root = UIViewController()
        let harness = AppHarness(root: root)
        var values: [Int] = []
        let inner = UIView()
        root.view.addSubview(inner)
        inner.registerForTraitChanges([Mark.self]) { (view: UIView, _) in values.append(view.traitCollection[Mark.self])
        }
        harness.frame()
        root.traitOverrides[Mark.self] = 7
        harness.frame()
        root.traitOverrides[Mark.self] = 7
        harness.frame()
        root.traitOverrides.remove(Mark.self)
        harness.frame()
        #expect(values == [7, 0])
    }

    @Test("windows and scenes can be observed")
    func aboveViews() {
        let harness = AppHarness(root: UIViewController())
        var calls: [String] = []
        harness.window.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIWindow, _) in
            calls.append("window")
        }
        UIApplication.shared._connectedWindowScene?.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (_: UIWindowScene, _) in calls.append("scene")
        }
        harness.apply { $0.userInterfaceStyle = .dark }
        #expect(calls == ["scene", "window"])
    }

    @Test("a handler that changes an override of its own environment does not run for ever")
    func endless() {
        let root = UIViewController()
        let harness = AppHarness(root: root)
        root.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (controller: UIViewController, _) in
            let next: UIContentSizeCategory =
                controller.traitCollection.preferredContentSizeCategory == .small ? .medium : .small
            controller.traitOverrides.preferredContentSizeCategory = next
        }
        root.traitOverrides.preferredContentSizeCategory = .small
        harness.frame()
        #expect(Bool(true))
    }
}

@MainActor @Suite struct AutomaticTraitTrackingTests {
    private final class Tracked: UIView {
        var layouts = 0
        var constraintUpdates = 0
        var reads = true

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            if reads { _ = traitCollection.horizontalSizeClass }
        }

        override func updateConstraints() {
            constraintUpdates += 1
            if reads { _ = traitCollection.preferredContentSizeCategory }
            super.updateConstraints()
        }
    }

    private func tracked(system: String, reads: Bool = true) -> (AppHarness, Tracked) {
        let harness = AppHarness(.phone(system: system), root: UIViewController())
        let view = Tracked(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.reads = reads
        view.setNeedsUpdateConstraints()
        harness.window.rootViewController!.view.addSubview(view)
        harness.frame()
        view.layouts = 0
        view.constraintUpdates = 0
        return (harness, view)
    }

    @Test("since iOS 18 layout runs again when a trait it read changes, and only then")
    func layout() {
        let (harness, view) = tracked(system: "18.0")
        harness.window.traitOverrides.legibilityWeight = .bold
        harness.frame()
        #expect(view.layouts == 0)
        harness.window.traitOverrides.horizontalSizeClass = .regular
        harness.frame()
        #expect(view.layouts == 1)
    }

    @Test("since iOS 18 constraints are updated again when a trait they read changes")
    func constraints() {
        let (harness, view) = tracked(system: "18.0")
        harness.window.traitOverrides.preferredContentSizeCategory = .small
        harness.frame()
        #expect(view.constraintUpdates == 1)
    }

    @Test("before iOS 18, and for methods that read nothing, nothing runs again")
    func untracked() {
        for (system, reads) in [("17.0", true), ("18.0", false)] {
            let (harness, view) = tracked(system: system, reads: reads)
            harness.window.traitOverrides.horizontalSizeClass = .regular
            harness.window.traitOverrides.preferredContentSizeCategory = .small
            harness.frame()
            #expect(view.layouts == 0)
            #expect(view.constraintUpdates == 0)
        }
    }

    @Test("a controller's layout callbacks are tracked too")
    func controllers() {
        final class Probe: UIViewController {
            var layouts = 0
            override func viewWillLayoutSubviews() {
                super.viewWillLayoutSubviews()
                layouts += 1
                _ = traitCollection.userInterfaceStyle
            }
        }
        let probe = Probe()
        let harness = AppHarness(root: probe)
        probe.layouts = 0
        harness.window.overrideUserInterfaceStyle = .dark
        harness.frame()
        #expect(probe.layouts == 1)
    }
}

@MainActor @Suite struct CurrentTraitsTests {
    @Test("each thread has its own current traits")
    func threads() async {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let light = UITraitCollection(userInterfaceStyle: .light)
        await withTaskGroup(of: Bool.self) { group in
            for collection in [dark, light, dark, light] {
                group.addTask {
                    (0..<200).allSatisfy { _ in
                        var same = false
                        collection.performAsCurrent {
                            same = UITraitCollection.current === collection && collection.displayScale == 0
                        }
                        return same
                    }
                }
            }
            for await result in group { #expect(result) }
        }
    }

    @Test("reading an override that is not set stops the app")
    func missingOverride() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { _ = UIView().traitOverrides.userInterfaceStyle }
        }
    }
}
