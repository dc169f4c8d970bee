import Testing
import UIKit

@testable import UIKitCore

/// `setViewControllers(_:animated:)` and pops of several, with what each controller hears.
@MainActor @Suite struct StackReplacementTests {
    private final class Watcher: NSObject, UINavigationControllerDelegate {
        var operations: [UINavigationController.Operation] = []
        var shown: [String] = []
        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            operations.append(operation)
            return nil
        }
        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) { shown.append("will \((viewController as? JournalViewController)?.name ?? "") \(animated)") }
        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) { shown.append("did \((viewController as? JournalViewController)?.name ?? "") \(animated)") }
    }

    private let journal = Journal()
    private let watcher = Watcher()

    private func stack(_ names: String) -> (AppHarness, UINavigationController, [JournalViewController]) {
        let all = names.map { JournalViewController(journal, name: String($0)) }
        let navigation = UINavigationController()
        navigation.viewControllers = all
        let harness = AppHarness(root: navigation)
        navigation.delegate = watcher
        _ = journal.take()
        return (harness, navigation, all)
    }

    private func heard() -> [String] {
        journal.take().filter { $0.contains("ppear") || $0.contains("ove(") || $0.contains("Load") }
    }

    @Test("only the top of a stack that is set at once loads")
    func lazily() {
        let (harness, _, all) = stack("ABC")
        #expect(all.map(\.isViewLoaded) == [false, false, true])
        #expect(all.allSatisfy { $0.parent != nil })
        harness.frame()
    }

    @Test("a new top is pushed, one from the stack popped to")
    func operations() {
        let (harness, navigation, all) = stack("AB")
        let new = JournalViewController(journal, name: "N")
        navigation.setViewControllers([all[0], new], animated: true)
        harness.frame()
        navigation.setViewControllers([all[0]], animated: true)
        harness.frame()
        #expect(watcher.operations == [.push, .pop])
        #expect(watcher.shown == ["will N true", "did N true", "will A true", "did A true"])
    }

    @Test("what is replaced leaves, what comes is told of its parent, and each appears once")
    func replaced() {
        let (harness, navigation, all) = stack("AB")
        let new = JournalViewController(journal, name: "N")
        navigation.setViewControllers([new], animated: false)
        harness.frame()
        let calls = heard()
        #expect(calls.filter { $0.hasPrefix("A") && $0.contains("ppear") } == [])
        #expect(calls.filter { $0.hasPrefix("B view") } == ["B viewWillDisappear", "B viewDidDisappear"])
        #expect(
            calls.filter { $0.hasPrefix("N view") } == [
                "N viewDidLoad", "N viewWillAppear", "N viewIsAppearing", "N viewDidAppear",
            ])
        #expect(all.allSatisfy { $0.parent == nil })
        #expect(navigation.children == [new])
        #expect(watcher.operations.isEmpty)
    }

    @Test("below an unchanged top the stack changes without anything appearing")
    func sameTop() {
        let (harness, navigation, all) = stack("ABC")
        let new = JournalViewController(journal, name: "N")
        navigation.setViewControllers([new, all[2]], animated: true)
        harness.frame()
        #expect(heard().filter { $0.contains("ppear") || $0.contains("Load") } == [])
        #expect(navigation.viewControllers == [new, all[2]])
        #expect(all[0].parent == nil && all[1].parent == nil && new.parent === navigation)
        #expect(navigation.navigationBar.items?.count == 2)
        #expect(watcher.shown.isEmpty)
    }

    @Test("going back over several, those between hear nothing of appearing")
    func several() {
        let (harness, navigation, all) = stack("ABCD")
        let gone = navigation.popToViewController(all[1], animated: true)
        #expect(gone == [all[2], all[3]])
        harness.frame()
        let calls = heard().filter { $0.contains("ppear") }
        #expect(
            calls == [
                "D viewWillDisappear", "B viewWillAppear", "B viewIsAppearing", "D viewDidDisappear", "B viewDidAppear",
            ])
        #expect(all[2].parent == nil && all[3].parent == nil)
    }

    @Test("a push and a pop in one turn end where they began")
    func pushAndPop() {
        let (harness, navigation, all) = stack("A")
        let new = JournalViewController(journal, name: "N")
        navigation.pushViewController(new, animated: true)
        navigation.popViewController(animated: true)
        harness.frame()
        harness.frame()
        #expect(navigation.viewControllers == all)
        #expect(all[0].view.window != nil)
        #expect(new.parent == nil)
        #expect(new.viewIfLoaded?.window == nil)
    }

    @Test("a pop that comes while a push goes on lets the pushed controller appear first")
    func interrupted() {
        let (harness, navigation, _) = stack("A")
        let new = JournalViewController(journal, name: "N")
        navigation.pushViewController(new, animated: true)
        navigation.view.layoutIfNeeded()
        navigation.popViewController(animated: true)
        harness.frame()
        harness.frame()
        let calls = heard().filter { $0.hasPrefix("N view") }
        #expect(
            calls == [
                "N viewDidLoad", "N viewWillAppear", "N viewIsAppearing", "N viewDidAppear", "N viewWillDisappear",
                "N viewDidDisappear",
            ])
    }

    @Test("an empty stack shows nothing and keeps working")
    func empty() {
        let (harness, navigation, all) = stack("AB")
        navigation.setViewControllers([], animated: false)
        harness.frame()
        #expect(navigation.topViewController == nil)
        #expect(all[1].view.window == nil)
        #expect(navigation.popViewController(animated: false) == nil)
        navigation.pushViewController(all[0], animated: false)
        harness.frame()
        #expect(all[0].view.window != nil)
    }

    @Test("a stack out of the window changes without appearing, and the top of then appears")
    func outside() {
        let navigation = UINavigationController(rootViewController: JournalViewController(journal, name: "A"))
        let top = JournalViewController(journal, name: "B")
        navigation.pushViewController(top, animated: true)
        #expect(heard().filter { $0.contains("view") } == [])
        let harness = AppHarness(root: navigation)
        harness.frame()
        #expect(
            heard().filter { $0.contains("view") } == [
                "B viewDidLoad", "B viewWillAppear", "B viewIsAppearing", "B viewDidAppear",
            ])
    }
}
