import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct PresentationChainTests {
    private func appearance(_ journal: Journal) -> [String] {
        journal.take().filter { $0.contains("ppear") || $0 == "completion" }
    }

    /// A presents B, B presents C.
    private func chain(_ styles: [UIModalPresentationStyle]) -> (AppHarness, Journal, [AppearanceJournalController]) {
        let journal = Journal()
        let controllers = ["A", "B", "C"].map { AppearanceJournalController(journal, name: $0) }
        let harness = AppHarness(root: controllers[0])
        for (index, style) in styles.enumerated() {
            controllers[index + 1].modalPresentationStyle = style
            controllers[index].present(controllers[index + 1], animated: false)
            harness.frame()
        }
        _ = journal.take()
        return (harness, journal, controllers)
    }

    @Test("of a chain only the topmost is seen going; those between are gone at once")
    func animation() {
        let (harness, journal, all) = chain([.pageSheet, .pageSheet])
        var flags: [String: Bool] = [:]
        for controller in all { controller.onDisappear = { flags[controller.name] = $0 } }
        all[0].dismiss(animated: true) { journal.note("completion") }
        harness.frame()
        #expect(flags == ["B": false, "C": true])
        #expect(
            appearance(journal) == [
                "B viewWillDisappear", "B viewDidDisappear", "C viewWillDisappear", "C viewDidDisappear", "completion",
            ])
        #expect(all[0].presentedViewController == nil)
        #expect(all[1].presentingViewController == nil && all[2].presentingViewController == nil)
    }

    @Test("a chain over the full screen brings the first presenter back")
    func fullScreen() {
        let (harness, journal, all) = chain([.fullScreen, .pageSheet])
        #expect(all[0].view.window == nil)
        all[0].dismiss(animated: true) { journal.note("completion") }
        harness.frame()
        let calls = appearance(journal)
        #expect(calls.filter { $0.hasPrefix("A") } == ["A viewWillAppear", "A viewIsAppearing", "A viewDidAppear"])
        #expect(calls.last == "completion")
        #expect(all[0].view.window === harness.window)
        #expect(all[2].view.window == nil && all[1].view.window == nil)
    }

    @Test("dismissing the one in the middle leaves it and takes what it presents")
    func middle() {
        let (harness, journal, all) = chain([.pageSheet, .pageSheet])
        all[1].dismiss(animated: true) { journal.note("completion") }
        harness.frame()
        #expect(appearance(journal) == ["C viewWillDisappear", "C viewDidDisappear", "completion"])
        #expect(all[0].presentedViewController === all[1])
        #expect(all[1].presentedViewController == nil)
    }

    @Test("the topmost dismisses itself alone")
    func top() {
        let (harness, _, all) = chain([.fullScreen, .fullScreen])
        all[2].dismiss(animated: true)
        harness.frame()
        #expect(all[1].presentedViewController == nil)
        #expect(all[1].view.window === harness.window)
        #expect(all[0].presentedViewController === all[1])
    }

    @Test("children of what is presented with an animation hear that it is animated")
    func children() {
        let journal = Journal()
        let presenter = UIViewController()
        let harness = AppHarness(root: presenter)
        let root = AppearanceJournalController(journal, name: "R")
        var isAnimated: Bool?
        root.onAppear = { isAnimated = $0 }
        presenter.present(UINavigationController(rootViewController: root), animated: true)
        harness.frame()
        #expect(isAnimated == true)
    }

    @Test("a context is the nearest controller that defines one; other styles go to the root")
    func contexts() {
        let root = UIViewController()
        let child = UIViewController()
        root.addChild(child)
        root.view.addSubview(child.view)
        child.view.frame = CGRect(x: 0, y: 100, width: 390, height: 300)
        child.didMove(toParent: root)
        child.definesPresentationContext = true
        let harness = AppHarness(root: root)
        let inContext = UIViewController()
        inContext.modalPresentationStyle = .overCurrentContext
        child.present(inContext, animated: false)
        harness.frame()
        #expect(inContext.presentingViewController === child)
        #expect(inContext.view.convert(inContext.view.bounds, to: nil) == CGRect(x: 0, y: 100, width: 390, height: 300))
        child.dismiss(animated: false)
        harness.frame()
        let over = UIViewController()
        over.modalPresentationStyle = .overFullScreen
        child.present(over, animated: false)
        harness.frame()
        #expect(over.presentingViewController === root)
        #expect(over.view.frame == harness.window.bounds)
    }
}
