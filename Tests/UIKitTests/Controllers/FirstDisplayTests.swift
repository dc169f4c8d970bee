import Testing
import UIKit

@MainActor @Suite struct FirstDisplayTests {
    @Test(
        "since iOS 13 first display calls viewIsAppearing and no trait callback", arguments: ["13.0", "17.0", "18.0"])
    func orderSince13(system: String) {
        let journal = Journal()
        let harness = AppHarness(.phone(system: system), root: JournalViewController(journal))
        #expect(
            journal.take() == [
                "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews",
                "viewDidLayoutSubviews", "viewDidAppear",
            ])
        withExtendedLifetime(harness) {}
    }

    @Test("until iOS 12 the first traits are announced before the first layout", arguments: ["8.0", "12.0"])
    func orderUntil12(system: String) {
        for configuration in [DeviceConfiguration.phone(system: system), .pad(system: system)] {
            let journal = Journal()
            let harness = AppHarness(configuration, root: JournalViewController(journal))
            #expect(
                journal.take().filter { $0 != "viewIsAppearing" && $0 != "loadView" } == [
                    "viewDidLoad", "viewWillAppear", "traitCollectionDidChange(nil)", "viewWillLayoutSubviews",
                    "viewDidLayoutSubviews", "viewDidAppear",
                ])
            withExtendedLifetime(harness) {}
        }
    }

    @Test("viewDidAppear waits for the commit; viewWillAppear comes as the window is shown")
    func didAppearIsLater() {
        let journal = Journal()
        let harness = AppHarness(root: JournalViewController(journal), runsFrame: false)
        #expect(journal.take() == ["loadView", "viewDidLoad", "viewWillAppear"])
        harness.frame()
        #expect(journal.take().last == "viewDidAppear")
    }

    @Test("viewIsAppearing sees the final traits, size, safe area and superview")
    func isAppearingIsFinal() {
        final class Probe: UIViewController {
            var size = CGSize.zero
            var safeArea = UIEdgeInsets.zero
            var hasWindow = false
            var style = UIUserInterfaceStyle.unspecified

            override func viewIsAppearing(_ animated: Bool) {
                super.viewIsAppearing(animated)
                size = view.bounds.size
                safeArea = view.safeAreaInsets
                hasWindow = view.window != nil && view.superview != nil
                style = traitCollection.userInterfaceStyle
            }
        }
        var dark = DeviceConfiguration.phone()
        dark.userInterfaceStyle = .dark
        let probe = Probe()
        let harness = AppHarness(dark, root: probe)
        #expect(probe.size == CGSize(width: 390, height: 844))
        #expect(probe.safeArea == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        #expect(probe.hasWindow)
        #expect(probe.style == .dark)
        withExtendedLifetime(harness) {}
    }

    @Test("viewIsAppearing comes once for each appearance, layout as often as it is asked for")
    func isAppearingOnce() {
        let journal = Journal()
        let root = JournalViewController(journal)
        let harness = AppHarness(root: root)
        _ = journal.take()
        root.view.setNeedsLayout()
        harness.frame()
        #expect(journal.take() == ["viewWillLayoutSubviews", "viewDidLayoutSubviews"])
    }

    @Test("the view is loaded once, on demand, and viewIfLoaded never loads it")
    func lazyView() {
        let journal = Journal()
        let controller = JournalViewController(journal)
        #expect(controller.viewIfLoaded == nil)
        #expect(!controller.isViewLoaded)
        _ = controller.view
        controller.loadViewIfNeeded()
        #expect(controller.isViewLoaded)
        #expect(journal.take() == ["loadView", "viewDidLoad"])
        #expect(controller.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    }

    @Test("a hidden window's controller disappears with its view")
    func replacedRoot() {
        let journal = Journal()
        let harness = AppHarness(root: JournalViewController(journal, name: "A"))
        _ = journal.take()
        harness.show(UIViewController())
        #expect(journal.take() == ["A viewWillDisappear", "A viewDidDisappear"])
    }

    @Test("appearing controllers of a scene launched in landscape hear of no transition")
    func launchInLandscape() {
        var configuration = DeviceConfiguration.phone()
        configuration.turn()
        let journal = Journal()
        let harness = AppHarness(configuration, root: JournalViewController(journal))
        let entries = journal.take()
        #expect(!entries.contains { $0.contains("ransition") })
        #expect(!entries.contains("traitCollectionDidChange"))
        withExtendedLifetime(harness) {}
    }
}
