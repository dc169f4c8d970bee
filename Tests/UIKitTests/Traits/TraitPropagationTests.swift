import Testing
import UIKit

private struct ThemeTrait: UITraitDefinition {
    static let defaultValue = "plain"
}

@MainActor @Suite struct TraitPropagationTests {
    /// Notes its trait callbacks in a shared journal.
    private final class NotingView: UIView {
        var journal: Journal?
        var name = ""
        var below: UIView?

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            let lower =
                below.map { " below:\($0.traitCollection.userInterfaceStyle == .dark ? "dark" : "light")" } ?? ""
            journal?.note("\(name)\(lower)")
        }
    }

    private func noting(_ name: String, _ journal: Journal, in superview: UIView) -> NotingView {
        let view = NotingView(frame: superview.bounds)
        view.name = name
        view.journal = journal
        superview.addSubview(view)
        return view
    }

    @Test("traits flow from the scene to the window, the controller, its view and subviews, top first")
    func order() {
        let journal = Journal()
        let root = JournalViewController(journal, name: "controller")
        let harness = AppHarness(root: root)
        let outer = noting("outer", journal, in: root.view)
        let inner = noting("inner", journal, in: outer)
        outer.below = inner
        harness.frame()
        _ = journal.take()
        harness.apply { $0.userInterfaceStyle = .dark }
        let order = journal.take().filter { $0.hasPrefix("outer") || $0.hasPrefix("inner") || $0.contains("Did") }
        #expect(order.first == "controller traitCollectionDidChange")
        // When the outer view hears of it, the inner one still has its old traits.
        #expect(order.firstIndex(of: "outer below:light")! < order.firstIndex(of: "inner")!)
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
        #expect(harness.window.traitCollection.userInterfaceStyle == .dark)
        #expect(UIScreen.main.traitCollection.userInterfaceStyle == .dark)
        #expect(UIApplication.shared._connectedWindowScene?.traitCollection.userInterfaceStyle == .dark)
    }

    @Test("since iOS 17 an override takes effect with the next layout, or at once with updateTraitsIfNeeded")
    func overrideTiming() {
        let root = UIViewController()
        let harness = AppHarness(root: root)
        root.view.traitOverrides.userInterfaceStyle = .dark
        #expect(root.view.traitCollection.userInterfaceStyle == .light)
        harness.frame()
        #expect(root.view.traitCollection.userInterfaceStyle == .dark)
        root.view.traitOverrides.userInterfaceStyle = .light
        root.view.updateTraitsIfNeeded()
        #expect(root.view.traitCollection.userInterfaceStyle == .light)
    }

    @Test("overrides apply to the environment and everything below, and can be removed again")
    func overrideScope() {
        let root = UIViewController()
        let harness = AppHarness(root: root)
        let left = UIView()
        let right = UIView()
        let inside = UIView()
        root.view.addSubview(left)
        root.view.addSubview(right)
        left.addSubview(inside)
        left.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        left.traitOverrides[ThemeTrait.self] = "sea"
        harness.frame()
        #expect(inside.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        #expect(inside.traitCollection[ThemeTrait.self] == "sea")
        #expect(right.traitCollection.preferredContentSizeCategory == .large)
        #expect(right.traitCollection[ThemeTrait.self] == "plain")
        #expect(left.traitOverrides.contains(UITraitPreferredContentSizeCategory.self))
        #expect(!left.traitOverrides.contains(UITraitUserInterfaceStyle.self))
        left.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
        left.traitOverrides.remove(ThemeTrait.self)
        harness.frame()
        #expect(inside.traitCollection.preferredContentSizeCategory == .large)
        #expect(inside.traitCollection[ThemeTrait.self] == "plain")
    }

    @Test("a window's or scene's override reaches controllers and views")
    func overrideAbove() {
        let root = UIViewController()
        let harness = AppHarness(root: root)
        harness.window.overrideUserInterfaceStyle = .dark
        harness.frame()
        #expect(root.traitCollection.userInterfaceStyle == .dark)
        #expect(root.view.traitCollection.userInterfaceStyle == .dark)
        harness.window.overrideUserInterfaceStyle = .unspecified
        UIApplication.shared._connectedWindowScene?.traitOverrides.layoutDirection = .rightToLeft
        harness.frame()
        #expect(root.traitCollection.userInterfaceStyle == .light)
        #expect(root.view.traitCollection.layoutDirection == .rightToLeft)
    }

    @Test(
        "since iOS 17 a controller inherits from its view's superview, before from its parent",
        arguments: ["16.0", "17.0"])
    func controllerInheritance(system: String) {
        let parent = UIViewController()
        let harness = AppHarness(.phone(system: system), root: parent)
        let middle = UIView(frame: parent.view.bounds)
        parent.view.addSubview(middle)
        middle.overrideUserInterfaceStyle = .dark
        let child = UIViewController()
        parent.addChild(child)
        middle.addSubview(child.view)
        child.didMove(toParent: parent)
        harness.frame()
        let expected: UIUserInterfaceStyle = system == "17.0" ? .dark : .light
        #expect(middle.traitCollection.userInterfaceStyle == .dark)
        #expect(child.traitCollection.userInterfaceStyle == expected)
        #expect(child.view.traitCollection.userInterfaceStyle == expected)
    }

    @Test("before iOS 17 a view in a window changes its traits at once")
    func oldTiming() {
        let root = UIViewController()
        let harness = AppHarness(.phone(system: "15.0"), root: root)
        root.view.overrideUserInterfaceStyle = .dark
        #expect(root.view.traitCollection.userInterfaceStyle == .dark)
        withExtendedLifetime(harness) {}
    }

    @Test("a view made under other traits hears of the change when it comes in; one that predicted right does not")
    func prediction() {
        let journal = Journal()
        let root = UIViewController()
        let harness = AppHarness(root: root)
        let early = NotingView()
        early.name = "early"
        early.journal = journal
        harness.apply { $0.userInterfaceStyle = .dark }
        let late = NotingView()
        late.name = "late"
        late.journal = journal
        root.view.addSubview(early)
        root.view.addSubview(late)
        harness.frame()
        #expect(journal.take() == ["early"])
        #expect(late.traitCollection.userInterfaceStyle == .dark)
    }

    @Test("until iOS 12 a view hears of its first traits, with nil before")
    func firstTraitsOfViews() {
        final class Probe: UIView {
            var calls: [UITraitCollection?] = []
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                super.traitCollectionDidChange(previousTraitCollection)
                calls.append(previousTraitCollection)
            }
        }
        let root = UIViewController()
        let harness = AppHarness(.phone(system: "12.0"), root: root)
        let probe = Probe()
        root.view.addSubview(probe)
        harness.frame()
        #expect(probe.calls.count == 1)
        #expect(probe.calls.first == .some(nil))
    }

    @Test("text size limits of a view hold for itself and below")
    func textSizeLimits() {
        let root = UIViewController()
        var configuration = DeviceConfiguration.phone()
        configuration.contentSizeCategory = .accessibilityExtraLarge
        let harness = AppHarness(configuration, root: root)
        let limited = UIView()
        let inside = UIView()
        limited.addSubview(inside)
        root.view.addSubview(limited)
        limited.maximumContentSizeCategory = .extraLarge
        harness.frame()
        #expect(inside.traitCollection.preferredContentSizeCategory == .extraLarge)
        harness.apply { $0.contentSizeCategory = .small }
        #expect(inside.traitCollection.preferredContentSizeCategory == .small)
        limited.minimumContentSizeCategory = .medium
        harness.frame()
        #expect(inside.traitCollection.preferredContentSizeCategory == .medium)
    }

    @Test("the size of text changes with a notification that carries the new value")
    func contentSizeNotification() {
        final class Box: @unchecked Sendable { var value: Any? }
        let box = Box()
        let harness = AppHarness(root: UIViewController())
        let token = NotificationCenter.default.addObserver(
            forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
        ) { box.value = $0.userInfo?[UIContentSizeCategory.newValueUserInfoKey] }
        harness.apply { $0.contentSizeCategory = .extraLarge }
        NotificationCenter.default.removeObserver(token)
        #expect(box.value as? UIContentSizeCategory == .extraLarge)
        #expect(UIApplication.shared.preferredContentSizeCategory == .extraLarge)
    }
}
