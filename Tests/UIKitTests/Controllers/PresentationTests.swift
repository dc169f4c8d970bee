import Testing
import UIKit

@MainActor @Suite struct PresentationTests {
    private func presented(_ style: UIModalPresentationStyle, _ configuration: DeviceConfiguration = .default) -> (
        AppHarness, Journal, JournalViewController, JournalViewController
    ) {
        let journal = Journal()
        let harness = AppHarness(configuration)
        let presenter = JournalViewController(journal, name: "A")
        harness.show(presenter)
        let presented = JournalViewController(journal, name: "B")
        presented.modalPresentationStyle = style
        _ = journal.take()
        presenter.present(presented, animated: true) { journal.note("completion") }
        return (harness, journal, presenter, presented)
    }

    private func appearance(_ journal: Journal) -> [String] {
        journal.take().filter { $0.contains("ppear") || $0 == "completion" }
    }

    @Test("full screen: the presenter disappears, the completion comes last")
    func fullScreen() {
        let (harness, journal, presenter, presented) = presented(.fullScreen)
        #expect(presented.isBeingPresented)
        #expect(presenter.presentedViewController === presented)
        #expect(presented.presentingViewController === presenter)
        harness.frame()
        #expect(
            appearance(journal) == [
                "A viewWillDisappear", "B viewWillAppear", "B viewIsAppearing", "B viewDidAppear", "A viewDidDisappear",
                "completion",
            ])
        #expect(!presented.isBeingPresented)
        #expect(presenter.view.window == nil)
        #expect(presented.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        presented.dismiss(animated: true) { journal.note("completion") }
        #expect(presented.isBeingDismissed)
        harness.frame()
        #expect(
            appearance(journal) == [
                "B viewWillDisappear", "A viewWillAppear", "A viewIsAppearing", "B viewDidDisappear", "A viewDidAppear",
                "completion",
            ])
        #expect(presenter.presentedViewController == nil)
        #expect(presenter.view.window === harness.window)
        #expect(presented.view.window == nil)
    }

    @Test(
        "over the full screen and as a sheet the presenter stays and hears nothing",
        arguments: [
            UIModalPresentationStyle.overFullScreen, .pageSheet, .formSheet, .automatic,
        ])
    func presenterStays(style: UIModalPresentationStyle) {
        let (harness, journal, presenter, presented) = presented(style)
        harness.frame()
        #expect(appearance(journal) == ["B viewWillAppear", "B viewIsAppearing", "B viewDidAppear", "completion"])
        #expect(presenter.view.window === harness.window)
        presenter.dismiss(animated: false) { journal.note("completion") }
        harness.frame()
        #expect(appearance(journal) == ["B viewWillDisappear", "B viewDidDisappear", "completion"])
        #expect(presented.view.window == nil)
    }

    @Test("automatic is a sheet since iOS 13 and the full screen before")
    func automatic() {
        let (new, _, _, sheet) = presented(.automatic)
        new.frame()
        #expect(sheet.view.frame.origin == .zero)
        #expect(sheet.view.convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: 57))
        #expect(sheet.view.traitCollection.userInterfaceLevel == .elevated)
        let (old, _, presenter, full) = presented(.automatic, .phone(system: "12.0"))
        old.frame()
        #expect(full.view.frame.minY == 0)
        #expect(presenter.view.window == nil)
    }

    @Test("a sheet covers a short screen whole, and floats on a pad with compact width")
    func sheets() {
        var landscape = DeviceConfiguration.phone()
        landscape.turn()
        let (first, _, _, low) = presented(.pageSheet, landscape)
        first.frame()
        #expect(low.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
        let (second, _, _, form) = presented(.formSheet, .pad())
        second.frame()
        #expect(form.view.convert(form.view.bounds, to: nil) == CGRect(x: 140, y: 280, width: 540, height: 620))
        #expect(form.traitCollection.horizontalSizeClass == .compact)
        form.preferredContentSize = CGSize(width: 300, height: 200)
        second.frame()
        #expect(form.view.convert(form.view.bounds, to: nil) == CGRect(x: 260, y: 490, width: 300, height: 200))
    }

    @Test("what is presented turns with the device")
    func rotation() {
        let (harness, journal, _, presented) = presented(.overFullScreen)
        harness.frame()
        _ = journal.take()
        harness.turnToLandscape()
        #expect(presented.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
        #expect(
            journal.take().filter { $0.hasPrefix("B ") } == [
                "B willTransition", "B viewWillTransition(844x390)", "B traitCollectionDidChange",
                "B viewWillLayoutSubviews", "B viewDidLayoutSubviews",
            ])
    }

    @Test("a child presents through the controller at the top of its chain")
    func presenterIsTopmost() {
        let harness = AppHarness(root: UIViewController())
        let root = harness.window.rootViewController!
        let child = UIViewController()
        root.addChild(child)
        root.view.addSubview(child.view)
        let other = UIViewController()
        child.present(other, animated: false)
        harness.frame()
        #expect(other.presentingViewController === root)
        #expect(child.presentedViewController === other)
        other.dismiss(animated: false)
        harness.frame()
        #expect(root.presentedViewController == nil)
    }

    @Test("presenting twice, or outside a window, is refused and changes nothing")
    func refusals() {
        let (harness, _, presenter, presented) = presented(.fullScreen)
        harness.frame()
        let third = UIViewController()
        presenter.present(third, animated: false)
        #expect(presenter.presentedViewController === presented)
        let loose = UIViewController()
        loose.present(third, animated: false)
        #expect(loose.presentedViewController == nil)
        #expect(third.presentingViewController == nil)
    }

    @Test("dismissing goes from the receiver's presented controller upwards")
    func chain() {
        let (harness, journal, presenter, presented) = presented(.overFullScreen)
        harness.frame()
        let third = JournalViewController(journal, name: "C")
        third.modalPresentationStyle = .overFullScreen
        presented.present(third, animated: false)
        harness.frame()
        _ = journal.take()
        presenter.dismiss(animated: false)
        harness.frame()
        let entries = appearance(journal)
        #expect(
            Set(entries) == ["B viewWillDisappear", "B viewDidDisappear", "C viewWillDisappear", "C viewDidDisappear"])
        #expect(entries.count == 4)
        #expect(presenter.presentedViewController == nil)
        #expect(presented.presentedViewController == nil)
    }

    @Test("what is dismissed before the first frame still comes and goes completely")
    func dismissedAtOnce() {
        let (harness, journal, presenter, presented) = presented(.fullScreen)
        presenter.dismiss(animated: false) { journal.note("dismissed") }
        harness.frame()
        let entries = journal.take().filter { $0.contains("ppear") || $0 == "completion" || $0 == "dismissed" }
        #expect(
            entries.filter { $0.hasPrefix("B") } == [
                "B viewWillAppear", "B viewIsAppearing", "B viewDidAppear", "B viewWillDisappear", "B viewDidDisappear",
            ])
        #expect(entries.filter { !$0.contains("ppear") } == ["completion", "dismissed"])
        #expect(presenter.view.window === harness.window)
        #expect(presented.view.window == nil)
    }

    @Test("the transition coordinator of a presentation runs its blocks in order and is gone afterwards")
    func coordinator() {
        let (harness, journal, _, presented) = presented(.fullScreen)
        presented.transitionCoordinator?.animate(alongsideTransition: nil) { _ in journal.note("coordinated") }
        harness.frame()
        let entries = journal.take()
        #expect(entries.firstIndex(of: "coordinated")! < entries.firstIndex(of: "completion")!)
        #expect(presented.transitionCoordinator == nil)
    }
}
