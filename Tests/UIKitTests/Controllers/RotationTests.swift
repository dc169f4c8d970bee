import Testing
import UIKit

@MainActor @Suite struct RotationTests {
    @Test("a phone that turns changes traits before layout", arguments: ["12.0", "18.0"])
    func phone(system: String) {
        let journal = Journal()
        let harness = AppHarness(.phone(system: system), root: JournalViewController(journal))
        _ = journal.take()
        harness.turnToLandscape()
        #expect(
            journal.take() == [
                "willTransition", "viewWillTransition(844x390)", "traitCollectionDidChange", "viewWillLayoutSubviews",
                "viewDidLayoutSubviews",
            ])
    }

    @Test("a pad that turns keeps its traits: only the size changes", arguments: ["12.0", "18.0"])
    func pad(system: String) {
        let journal = Journal()
        let harness = AppHarness(.pad(system: system), root: JournalViewController(journal))
        _ = journal.take()
        harness.turnToLandscape()
        #expect(
            journal.take() == ["viewWillTransition(1180x820)", "viewWillLayoutSubviews", "viewDidLayoutSubviews"])
    }

    @Test(
        "old size and traits hold in the announcements, new ones in the trait callback; animations and completion follow"
    )
    func stateAtEachStep() {
        final class Probe: UIViewController {
            var log: [String] = []

            private func note(_ name: String) {
                let vertical = traitCollection.verticalSizeClass == .compact ? "compact" : "regular"
                log.append("\(name) \(Int(view.bounds.width)) \(vertical)")
            }
            override func willTransition(
                to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.willTransition(to: newCollection, with: coordinator)
                note("willTransition")
                #expect(newCollection.verticalSizeClass == .compact)
            }
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                note("viewWillTransition")
                coordinator.animate { _ in
                    self.note("alongside")
                } completion: { context in
                    self.note("completion")
                    #expect(!context.isCancelled)
                    #expect(context.percentComplete == 1)
                }
            }
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                super.traitCollectionDidChange(previousTraitCollection)
                note("traitCollectionDidChange")
                #expect(UITraitCollection.current === traitCollection)
                #expect(previousTraitCollection?.verticalSizeClass == .regular)
            }
        }
        let probe = Probe()
        let harness = AppHarness(root: probe)
        harness.turnToLandscape()
        #expect(
            probe.log == [
                "willTransition 390 regular", "viewWillTransition 390 regular", "traitCollectionDidChange 844 compact",
                "alongside 844 compact", "completion 844 compact",
            ])
    }

    @Test("a window resized in multitasking behaves as one that turns")
    func resize() {
        let journal = Journal()
        let harness = AppHarness(.pad(), root: JournalViewController(journal))
        _ = journal.take()
        harness.apply {
            $0.windowFrame = CGRect(x: 500, y: 0, width: 320, height: 1180)
            $0.horizontalSizeClass = .compact
        }
        #expect(
            journal.take() == [
                "willTransition", "viewWillTransition(320x1180)", "traitCollectionDidChange", "viewWillLayoutSubviews",
                "viewDidLayoutSubviews",
            ])
        #expect(harness.window.frame == CGRect(x: 0, y: 0, width: 320, height: 1180))
        #expect(harness.window.convert(CGPoint.zero, to: nil as UIWindow?) == CGPoint(x: 500, y: 0))
        #expect(UIScreen.main.bounds.size == CGSize(width: 820, height: 1180))
    }

    @Test("a change of appearance alone makes no size transition")
    func appearanceOnly() {
        let journal = Journal()
        let harness = AppHarness(root: JournalViewController(journal))
        _ = journal.take()
        harness.apply { $0.userInterfaceStyle = .dark }
        let entries = journal.take()
        #expect(entries.first == "willTransition")
        #expect(entries.contains("traitCollectionDidChange"))
        #expect(!entries.contains { $0.hasPrefix("viewWillTransition") })
    }

    @Test("turning posts the status bar's notifications around the change")
    func notifications() {
        final class Box: @unchecked Sendable { var names: [String] = [] }
        let box = Box()
        let harness = AppHarness(root: UIViewController())
        let tokens = [
            UIApplication.willChangeStatusBarOrientationNotification,
            UIApplication.didChangeStatusBarOrientationNotification, UIDevice.orientationDidChangeNotification,
        ].map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                box.names.append($0.name.rawValue)
            }
        }
        harness.turnToLandscape()
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        #expect(
            box.names == [
                "UIDeviceOrientationDidChangeNotification", "UIApplicationWillChangeStatusBarOrientationNotification",
                "UIApplicationDidChangeStatusBarOrientationNotification",
            ])
        #expect(UIDevice.current.orientation == .landscapeLeft)
    }
}
