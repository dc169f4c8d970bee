import Testing
import UIKit

/// The order of calls as children come and go.
@MainActor @Suite struct ContainmentTable {
    @Test("a child added to a visible parent, and removed", arguments: ["12.0", "18.0"])
    func addAndRemove(system: String) {
        for device in [DeviceConfiguration.phone(system: system), .pad(system: system)] {
            let log = OrderLog()
            let parent = UIViewController()
            let harness = AppHarness(device, root: parent)
            let is13 = device.systemMajorVersion >= 13
            let child = OrderedController(log)
            parent.addChild(child)
            #expect(log.takeNames() == ["willMove(parent)"])
            child.view.frame = parent.view.bounds
            #expect(log.takeNames() == ["loadView", "viewDidLoad"])
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            harness.frame()
            let names = log.takeNames()
            #expect(
                names.filter { !$0.hasPrefix("traitCollectionDidChange") && !$0.hasPrefix("didMove") }
                    == [
                        "viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
                        "viewDidAppear",
                    ].filter { is13 || $0 != "viewIsAppearing" })
            #expect(names.contains("traitCollectionDidChange(nil)") == !is13)
            #expect(names.firstIndex(of: "viewWillAppear")! < names.firstIndex(of: "didMove(parent)")!)
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
            #expect(log.takeNames() == ["willMove(nil)", "viewWillDisappear", "viewDidDisappear", "didMove(nil)"])
        }
    }

    @Test("since iOS 17 a child without a view in the hierarchy keeps its traits until it is in one")
    func traitsNeedAPlace() {
        let log = OrderLog()
        let parent = UIViewController()
        let harness = AppHarness(root: parent)
        let child = OrderedController(log)
        parent.addChild(child)
        child.loadViewIfNeeded()
        parent.traitOverrides.userInterfaceStyle = .dark
        harness.frame()
        #expect(child.traitCollection.userInterfaceStyle == .light)
        child.traitOverrides.preferredContentSizeCategory = .small
        child.updateTraitsIfNeeded()
        #expect(child.traitCollection.preferredContentSizeCategory == .large)
        parent.view.addSubview(child.view)
        child.view.updateTraitsIfNeeded()
        #expect(child.traitCollection.userInterfaceStyle == .dark)
        #expect(child.traitCollection.preferredContentSizeCategory == .small)
    }

    @Test("children of a container that forwards appearance itself hear only what it says; unbalanced calls are named")
    func manualForwarding() {
        final class Container: UIViewController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let log = OrderLog()
        let container = Container()
        let child = OrderedController(log)
        container.embed(child)
        let harness = AppHarness(root: container)
        #expect(!log.takeNames().contains { $0.contains("ppear") })
        Inconsistency.forgetWarnings()
        child.beginAppearanceTransition(true, animated: false)
        child.endAppearanceTransition()
        #expect(
            log.takeNames().filter { $0.contains("ppear") } == ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
        #expect(Inconsistency.lastWarning == nil)
        child.endAppearanceTransition()
        #expect(
            Inconsistency.lastWarning?.hasPrefix("Unbalanced calls to begin/end appearance transitions for <") == true)
        Inconsistency.forgetWarnings()
        child.beginAppearanceTransition(false, animated: true)
        child.beginAppearanceTransition(false, animated: true)
        #expect(Inconsistency.lastWarning?.contains("Unbalanced calls") == true)
        // A change of mind is not unbalanced.
        Inconsistency.forgetWarnings()
        child.beginAppearanceTransition(true, animated: true)
        child.endAppearanceTransition()
        #expect(Inconsistency.lastWarning == nil)
        #expect(
            log.takeNames().filter { $0.contains("ppear") } == [
                "viewWillDisappear", "viewWillAppear", "viewIsAppearing", "viewDidAppear",
            ])
        withExtendedLifetime(harness) {}
    }

    @Test("transition(from:to:) runs the animations with both views in place and takes the old view away at the end")
    func transition() {
        let log = OrderLog()
        let parent = UIViewController()
        let harness = AppHarness(root: parent)
        let old = OrderedController(log, name: "old")
        let new = OrderedController(log, name: "new")
        parent.embed(old)
        parent.addChild(new)
        harness.frame()
        _ = log.take()
        var both = false
        parent.transition(from: old, to: new, duration: 0.3, options: .transitionCrossDissolve) {
            both = old.view.superview === parent.view && new.view.superview === parent.view
        } completion: { finished in
            log.note("completion \(finished)")
            new.didMove(toParent: parent)
        }
        harness.frame()
        #expect(both)
        #expect(old.view.superview == nil)
        #expect(
            log.takeNames().filter { $0.contains("ppear") || $0.contains("completion") } == [
                "old viewWillDisappear", "new viewWillAppear", "new viewIsAppearing", "new viewDidAppear",
                "old viewDidDisappear", "completion true",
            ])
    }
}
