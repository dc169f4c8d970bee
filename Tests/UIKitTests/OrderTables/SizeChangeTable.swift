import Testing
import UIKit

/// The order of calls as the device turns and as windows change their size.
@MainActor @Suite struct SizeChangeTable {
    private func shown(_ device: DeviceConfiguration) -> (AppHarness, OrderLog, OrderedController) {
        let log = OrderLog()
        let root = OrderedController(log)
        let harness = AppHarness(device, root: root)
        _ = log.take()
        return (harness, log, root)
    }

    @Test("iPhone turns, traits change", arguments: ["8.0", "12.0", "13.0", "18.0", "26.0"])
    func phoneTurns(system: String) {
        let (harness, log, _) = shown(.phone(system: system))
        harness.turnToLandscape()
        #expect(
            log.take() == [
                "willTransition(cc) | 390x844 cr in",
                "viewWillTransition(844x390) | 390x844 cr in",
                "traitCollectionDidChange(cr) | 844x390 cc in",
                "viewWillLayoutSubviews | 844x390 cc in",
                "viewDidLayoutSubviews | 844x390 cc in",
            ])
        harness.turnToLandscape()
        #expect(
            log.take() == [
                "willTransition(cr) | 844x390 cc in",
                "viewWillTransition(390x844) | 844x390 cc in",
                "traitCollectionDidChange(cc) | 390x844 cr in",
                "viewWillLayoutSubviews | 390x844 cr in",
                "viewDidLayoutSubviews | 390x844 cr in",
            ])
    }

    @Test("iPad turns, traits stay", arguments: ["8.0", "12.0", "13.0", "18.0", "26.0"])
    func padTurns(system: String) {
        let (harness, log, _) = shown(.pad(system: system))
        harness.turnToLandscape()
        #expect(
            log.take() == [
                "viewWillTransition(1180x820) | 820x1180 rr in",
                "viewWillLayoutSubviews | 1180x820 rr in",
                "viewDidLayoutSubviews | 1180x820 rr in",
            ])
    }

    @Test(
        "Split View: a window made narrower, and wider again, with and without other traits",
        arguments: ["12.0", "18.0"])
    func splitView(system: String) {
        let (harness, log, _) = shown(.pad11(system: system))
        harness.apply { $0.split(width: 809, .regular) }
        #expect(
            log.take() == [
                "viewWillTransition(809x834) | 1194x834 rr in",
                "viewWillLayoutSubviews | 809x834 rr in",
                "viewDidLayoutSubviews | 809x834 rr in",
            ])
        harness.apply { $0.split(width: 592, .compact) }
        #expect(
            log.take() == [
                "willTransition(cr) | 809x834 rr in",
                "viewWillTransition(592x834) | 809x834 rr in",
                "traitCollectionDidChange(rr) | 592x834 cr in",
                "viewWillLayoutSubviews | 592x834 cr in",
                "viewDidLayoutSubviews | 592x834 cr in",
            ])
        harness.apply { $0.split(width: 375, .compact) }
        #expect(
            log.take() == [
                "viewWillTransition(375x834) | 592x834 cr in",
                "viewWillLayoutSubviews | 375x834 cr in",
                "viewDidLayoutSubviews | 375x834 cr in",
            ])
        harness.apply { $0.fullScreen() }
        #expect(
            log.take() == [
                "willTransition(rr) | 375x834 cr in",
                "viewWillTransition(1194x834) | 375x834 cr in",
                "traitCollectionDidChange(cr) | 1194x834 rr in",
                "viewWillLayoutSubviews | 1194x834 rr in",
                "viewDidLayoutSubviews | 1194x834 rr in",
            ])
    }

    @Test("into Slide Over and out of it", arguments: ["12.0", "18.0"])
    func slideOver(system: String) {
        let (harness, log, root) = shown(.pad11(system: system))
        harness.apply { $0.slideOver() }
        #expect(
            log.take() == [
                "willTransition(cr) | 1194x834 rr in",
                "viewWillTransition(375x794) | 1194x834 rr in",
                "traitCollectionDidChange(rr) | 375x794 cr in",
                "viewWillLayoutSubviews | 375x794 cr in",
                "viewDidLayoutSubviews | 375x794 cr in",
            ])
        #expect(root.view.safeAreaInsets == .zero)
        harness.apply { $0.fullScreen() }
        #expect(
            log.take() == [
                "willTransition(rr) | 375x794 cr in",
                "viewWillTransition(1194x834) | 375x794 cr in",
                "traitCollectionDidChange(cr) | 1194x834 rr in",
                "viewWillLayoutSubviews | 1194x834 rr in",
                "viewDidLayoutSubviews | 1194x834 rr in",
            ])
        #expect(root.view.safeAreaInsets.top == 24)
    }

    @Test("the iPad turns in Split View: a trait change where the new width is of the other class")
    func splitTurns() {
        let (harness, log, _) = shown(.pad11())
        harness.apply { $0.split(width: 809, .regular) }
        _ = log.take()
        harness.apply {
            $0.turn()
            $0.split(width: 504, .compact)
        }
        #expect(
            log.takeNames() == [
                "willTransition(cr)", "viewWillTransition(504x1194)", "traitCollectionDidChange(rr)",
                "viewWillLayoutSubviews", "viewDidLayoutSubviews",
            ])
    }

    @Test("alongside animations and completions come after the trait callback, in the order they were given")
    func coordinatorOrder() {
        final class Probe: OrderedController {
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                for number in 1...2 {
                    coordinator.animate { [self] _ in
                        note("alongside \(number)")
                    } completion: { [self] _ in
                        note("completion \(number)")
                    }
                }
            }
        }
        let log = OrderLog()
        let harness = AppHarness(root: Probe(log))
        _ = log.take()
        harness.turnToLandscape()
        let names = log.takeNames()
        #expect(
            names.filter { $0.contains(" ") } == ["alongside 1", "alongside 2", "completion 1", "completion 2"])
        #expect(
            names.firstIndex(of: "traitCollectionDidChange(cr)")! < names.firstIndex(of: "alongside 1")!)
    }

    @Test("the callbacks of the time before iOS 8 are still called, if the default of viewWillTransition is reached")
    func oldRotationCallbacks() {
        final class Old: UIViewController {
            var calls: [String] = []
            override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
                calls.append("will \(toInterfaceOrientation.rawValue) \(Int(view.bounds.width))")
            }
            override func willAnimateRotation(
                to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
            ) { calls.append("animate \(toInterfaceOrientation.rawValue) \(Int(view.bounds.width))") }
            override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
                calls.append("did \(fromInterfaceOrientation.rawValue)")
            }
        }
        let root = Old()
        let harness = AppHarness(root: root)
        harness.turnToLandscape()
        #expect(root.calls == ["will 3 390", "animate 3 844", "did 1"])
        root.calls = []
        harness.apply { $0.windowFrame.size.width = 700 }
        #expect(root.calls == [])
    }

    @Test("a resize by the app or its bars is no transition")
    func noTransition() {
        let log = OrderLog()
        let root = OrderedController(log)
        let navigation = UINavigationController(rootViewController: root)
        let harness = AppHarness(root: navigation)
        root.edgesForExtendedLayout = []
        harness.frame()
        let before = root.view.bounds.height
        _ = log.take()
        navigation.setNavigationBarHidden(true, animated: false)
        harness.frame()
        #expect(root.view.bounds.height > before)
        root.view.frame.size.height -= 100
        harness.frame()
        let names = log.takeNames()
        #expect(names.contains("viewWillLayoutSubviews"))
        #expect(!names.contains { $0.hasPrefix("viewWillTransition") || $0.hasPrefix("willTransition") })
    }

    @Test("another text size or appearance: traits change, the size does not", arguments: ["13.0", "18.0"])
    func settings(system: String) {
        let (harness, log, root) = shown(.phone(system: system))
        harness.apply { $0.contentSizeCategory = .accessibilityLarge }
        let text = log.takeNames()
        #expect(text.filter { $0.hasPrefix("traitCollectionDidChange") }.count == 1)
        #expect(!text.contains { $0.hasPrefix("viewWillTransition") })
        #expect(root.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        harness.apply { $0.userInterfaceStyle = .dark }
        let style = log.takeNames()
        #expect(style.filter { $0.hasPrefix("traitCollectionDidChange") }.count == 1)
        #expect(!style.contains { $0.hasPrefix("viewWillTransition") })
        // What comes before the change comes before it; layout, where it is asked for, after it.
        for names in [text, style] {
            let change = names.firstIndex { $0.hasPrefix("traitCollectionDidChange") }!
            if let before = names.firstIndex(where: { $0.hasPrefix("willTransition") }) { #expect(before < change) }
            if let layout = names.firstIndex(of: "viewWillLayoutSubviews") { #expect(change < layout) }
        }
    }

    @Test("children hear of the new size with the parent's answer, in the order of the tree")
    func children() {
        let log = OrderLog()
        let root = OrderedController(log, name: "root")
        let harness = AppHarness(root: root)
        let child = OrderedController(log, name: "child")
        let inner = OrderedController(log, name: "inner")
        root.embed(child)
        child.embed(inner)
        harness.frame()
        _ = log.take()
        harness.turnToLandscape()
        let names = log.takeNames()
        // super comes first in the override, and with it the children.
        #expect(
            names.filter { $0.contains("Transition(") } == [
                "inner willTransition(cc)", "child willTransition(cc)", "root willTransition(cc)",
                "inner viewWillTransition(844x390)", "child viewWillTransition(844x390)",
                "root viewWillTransition(844x390)",
            ])
        #expect(
            names.filter { $0.contains("traitCollectionDidChange") } == [
                "root traitCollectionDidChange(cr)", "child traitCollectionDidChange(cr)",
                "inner traitCollectionDidChange(cr)",
            ])
    }
}
