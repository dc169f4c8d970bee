import Testing
import UIKit

private final class Watcher: NSObject, UINavigationControllerDelegate {
    let journal: Journal
    init(_ journal: Journal) { self.journal = journal }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { journal.note("willShow") }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { journal.note("didShow") }
}

@MainActor @Suite struct NavigationStackTests {
    private func appearance(_ journal: Journal) -> [String] {
        journal.take().filter {
            $0.contains("ppear") || $0.contains("Show") || $0.contains("ove(") || $0.contains("viewDidLoad")
        }
    }

    @Test("the root loads, appears and is announced with the first frame")
    func firstDisplay() {
        let journal = Journal()
        let harness = AppHarness()
        let watcher = Watcher(journal)
        let root = JournalViewController(journal, name: "A")
        let navigation = UINavigationController(rootViewController: root)
        navigation.delegate = watcher
        #expect(root.parent === navigation)
        #expect(!root.isViewLoaded)
        _ = journal.take()
        harness.show(navigation)
        let entries = appearance(journal)
        #expect(
            entries.filter { $0.hasPrefix("A view") } == [
                "A viewDidLoad", "A viewWillAppear", "A viewIsAppearing", "A viewDidAppear",
            ])
        #expect(entries.last == "didShow")
        #expect(entries.filter { $0 == "willShow" }.count == 1)
    }

    @Test("a push tells the old controller, the new one and the delegate, and ends with the commit")
    func push() {
        let journal = Journal()
        let watcher = Watcher(journal)
        let navigation = UINavigationController(rootViewController: JournalViewController(journal, name: "A"))
        let harness = AppHarness(root: navigation)
        navigation.delegate = watcher
        _ = journal.take()
        let next = JournalViewController(journal, name: "B")
        navigation.pushViewController(next, animated: true)
        #expect(navigation.topViewController === next)
        #expect(next.parent === navigation)
        // The view comes with the next layout.
        #expect(!next.isViewLoaded)
        harness.frame()
        #expect(
            appearance(journal) == [
                "B willMove(parent)", "B viewDidLoad", "A viewWillDisappear", "B viewWillAppear", "willShow",
                "B viewIsAppearing", "A viewDidDisappear", "B viewDidAppear", "B didMove(parent)", "didShow",
            ])
    }

    @Test("a pop takes the top away and returns it; the root cannot be popped")
    func pop() {
        let journal = Journal()
        let root = JournalViewController(journal, name: "A")
        let navigation = UINavigationController(rootViewController: root)
        let harness = AppHarness(root: navigation)
        let next = JournalViewController(journal, name: "B")
        navigation.pushViewController(next, animated: false)
        harness.frame()
        _ = journal.take()
        #expect(navigation.popViewController(animated: true) === next)
        harness.frame()
        #expect(
            appearance(journal) == [
                "B willMove(nil)", "B viewWillDisappear", "A viewWillAppear", "A viewIsAppearing", "B viewDidDisappear",
                "A viewDidAppear", "B didMove(nil)",
            ])
        #expect(next.parent == nil)
        #expect(navigation.popViewController(animated: true) == nil)
        #expect(navigation.viewControllers == [root])
    }

    @Test("popping to the root returns all others from the lowest up; those in between never load")
    func popToRoot() {
        let journal = Journal()
        let navigation = UINavigationController(rootViewController: JournalViewController(journal, name: "A"))
        let harness = AppHarness(root: navigation)
        let middle = JournalViewController(journal, name: "B")
        let top = JournalViewController(journal, name: "C")
        navigation.setViewControllers(navigation.viewControllers + [middle, top], animated: false)
        harness.frame()
        #expect(navigation.visibleViewController === top)
        #expect(!middle.isViewLoaded)
        #expect(navigation.popToRootViewController(animated: false) == [middle, top])
        harness.frame()
        #expect(middle.parent == nil && top.parent == nil)
        #expect(top.view.window == nil)
    }

    @Test("isMovingToParent and isMovingFromParent hold in the callbacks of pushes and pops only")
    func moving() {
        final class Mover: UIViewController {
            var seen: [String] = []
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                seen.append("appear \(isMovingToParent)")
            }
            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                seen.append("disappear \(isMovingFromParent)")
            }
        }
        let navigation = UINavigationController(rootViewController: UIViewController())
        let harness = AppHarness(root: navigation)
        let mover = Mover()
        navigation.pushViewController(mover, animated: false)
        harness.frame()
        navigation.pushViewController(UIViewController(), animated: false)
        harness.frame()
        navigation.popViewController(animated: false)
        harness.frame()
        navigation.popViewController(animated: false)
        harness.frame()
        #expect(mover.seen == ["appear true", "disappear false", "appear false", "disappear true"])
    }

    @Test("completions that an app hangs on the coordinator of a push run after the new controller appeared")
    func coordinator() {
        let journal = Journal()
        let navigation = UINavigationController(rootViewController: UIViewController())
        let harness = AppHarness(root: navigation)
        final class Asking: JournalViewController {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                transitionCoordinator?.animate(alongsideTransition: { [self] in note("along \($0.isAnimated)") }) {
                    [self] _ in note("completion")
                }
            }
        }
        navigation.pushViewController(Asking(journal, name: "B"), animated: true)
        harness.frame()
        let entries = journal.take()
        #expect(entries.contains("B along true"))
        #expect(entries.firstIndex(of: "B viewDidAppear")! < entries.firstIndex(of: "B completion")!)
        #expect(navigation.transitionCoordinator == nil)
    }

    @Test("an app's animator runs and its completion ends the push")
    func animator() {
        final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
            var keys: [Bool] = []
            func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
                -> TimeInterval
            { 0.3 }
            func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
                let to = transitionContext.view(forKey: .to)!
                keys = [to.superview == nil, transitionContext.view(forKey: .from)?.superview != nil]
                transitionContext.containerView.addSubview(to)
                to.alpha = 0
                UIView.animate(withDuration: 0.3, animations: { to.alpha = 1 }) { _ in
                    transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
                }
            }
        }
        final class Giver: NSObject, UINavigationControllerDelegate {
            let animator = Animator()
            var operation = UINavigationController.Operation.none
            func navigationController(
                _ navigationController: UINavigationController,
                animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
                to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? {
                self.operation = operation
                return animator
            }
        }
        let navigation = UINavigationController(rootViewController: UIViewController())
        let harness = AppHarness(root: navigation)
        let giver = Giver()
        navigation.delegate = giver
        let next = UIViewController()
        navigation.pushViewController(next, animated: true)
        for _ in 0..<4 { harness.frame() }
        #expect(giver.operation == .push)
        #expect(giver.animator.keys == [true, true])
        #expect(next.view.window === harness.window)
        #expect(navigation.viewControllers.first?.view.window == nil)
        #expect(navigation.transitionCoordinator == nil)
    }

    @Test("show pushes in a navigation controller and presents elsewhere")
    func show() {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        let harness = AppHarness(root: navigation)
        let next = UIViewController()
        root.show(next, sender: nil)
        harness.frame()
        #expect(navigation.topViewController === next)
        let plain = UIViewController()
        let other = AppHarness(root: plain)
        let presented = UIViewController()
        plain.show(presented, sender: nil)
        other.frame()
        #expect(plain.presentedViewController === presented)
    }
}
