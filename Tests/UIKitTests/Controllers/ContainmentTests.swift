import Testing
import UIKit

@MainActor @Suite struct ContainmentTests {
    @Test("adding and removing a child, with its moves and appearance in order")
    func addAndRemove() {
        let journal = Journal()
        let parent = UIViewController()
        let harness = AppHarness(root: parent)
        let child = JournalViewController(journal)
        parent.addChild(child)
        #expect(journal.take() == ["willMove(parent)"])
        #expect(child.parent === parent)
        #expect(parent.children == [child])
        child.view.frame = parent.view.bounds
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        #expect(journal.take() == ["loadView", "viewDidLoad", "viewWillAppear", "didMove(parent)"])
        harness.frame()
        #expect(
            journal.take() == [
                "viewIsAppearing", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewDidAppear",
            ])
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(journal.take() == ["willMove(nil)", "viewWillDisappear", "viewDidDisappear", "didMove(nil)"])
        #expect(child.parent == nil)
        #expect(parent.children.isEmpty)
    }

    @Test("a child added before its parent appears goes along with it, parent first")
    func childGoesAlong() {
        let journal = Journal()
        let parent = JournalViewController(journal, name: "parent")
        let child = JournalViewController(journal, name: "child")
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        _ = journal.take()
        let harness = AppHarness(root: parent)
        let appearance = journal.take().filter { $0.contains("ppear") }
        #expect(
            appearance == [
                "parent viewWillAppear", "child viewWillAppear", "parent viewIsAppearing", "child viewIsAppearing",
                "parent viewDidAppear", "child viewDidAppear",
            ])
        withExtendedLifetime(harness) {}
    }

    @Test("a child of another parent moves over")
    func movingOver() {
        let first = UIViewController()
        let second = UIViewController()
        let child = UIViewController()
        first.addChild(child)
        second.addChild(child)
        #expect(first.children.isEmpty)
        #expect(child.parent === second)
    }

    @Test("a container that forwards appearance itself decides when its child appears")
    func manualForwarding() {
        final class Container: UIViewController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let journal = Journal()
        let container = Container()
        let child = JournalViewController(journal)
        let harness = AppHarness(root: container)
        container.addChild(child)
        container.view.addSubview(child.view)
        harness.frame()
        #expect(!journal.take().contains { $0.contains("ppear") })
        child.beginAppearanceTransition(true, animated: true)
        #expect(journal.take() == ["viewWillAppear"])
        child.endAppearanceTransition()
        #expect(journal.take() == ["viewIsAppearing", "viewDidAppear"])
        child.beginAppearanceTransition(false, animated: false)
        child.endAppearanceTransition()
        #expect(journal.take() == ["viewWillDisappear", "viewDidDisappear"])
    }

    @Test("a transition between children swaps their views and ends after the commit")
    func transition() {
        let journal = Journal()
        let parent = UIViewController()
        let old = JournalViewController(journal, name: "old")
        let new = JournalViewController(journal, name: "new")
        let harness = AppHarness(root: parent)
        for child in [old, new] { parent.addChild(child) }
        parent.view.addSubview(old.view)
        harness.frame()
        _ = journal.take()
        var finished: Bool?
        parent.transition(from: old, to: new, duration: 0.3) {
            new.view.alpha = 0.5
        } completion: {
            finished = $0
        }
        #expect(new.view.superview === parent.view)
        #expect(finished == nil)
        harness.frame()
        #expect(finished == true)
        #expect(old.view.superview == nil)
        #expect(
            journal.take().filter { $0.contains("ppear") } == [
                "old viewWillDisappear", "new viewWillAppear", "new viewIsAppearing", "new viewDidAppear",
                "old viewDidDisappear",
            ])
    }

    @Test("the safe area of a controller adds to what surrounds it, in its children too")
    func additionalSafeArea() {
        let parent = UIViewController()
        let child = UIViewController()
        let harness = AppHarness(root: parent)
        parent.addChild(child)
        child.view.frame = parent.view.bounds
        parent.view.addSubview(child.view)
        parent.additionalSafeAreaInsets.top = 10
        child.additionalSafeAreaInsets.left = 5
        harness.frame()
        #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 57, left: 5, bottom: 34, right: 0))
    }
}
