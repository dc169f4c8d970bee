import Testing
import UIKit

/// What the system says of calls that contradict the state of things, and that they change nothing.
@MainActor @Suite struct MisuseTests {
    private func refusal(_ body: () -> Void) -> String {
        Inconsistency.forgetWarnings()
        body()
        return Inconsistency.lastWarning ?? ""
    }

    @Test("presenting on a controller outside the hierarchy is refused")
    func outsideHierarchy() {
        let harness = AppHarness(root: UIViewController())
        let loose = UIViewController()
        let content = UIViewController()
        let message = refusal { loose.present(content, animated: true) }
        #expect(message.hasPrefix("Attempt to present <"))
        #expect(message.hasSuffix("whose view is not in the window hierarchy."))
        #expect(content.presentingViewController == nil)
        harness.window.rootViewController?.present(content, animated: true)
        harness.frame()
        #expect(content.view.window != nil)
    }

    @Test("presenting while something is presented is refused, and what is shown stays")
    func alreadyPresenting() {
        let root = UIViewController()
        let harness = AppHarness(root: root)
        let first = UIViewController()
        root.present(first, animated: true)
        let second = UIViewController()
        var message = refusal { root.present(second, animated: true) }
        #expect(message.contains(" on <"))
        #expect(message.contains(" (from <"))
        #expect(message.contains("which is already presenting <"))
        harness.frame()
        message = refusal { root.present(second, animated: true) }
        #expect(message.contains("which is already presenting <"))
        harness.frame()
        #expect(root.presentedViewController === first)
        #expect(second.viewIfLoaded?.window == nil)
        first.present(second, animated: true)
        harness.frame()
        #expect(second.presentingViewController === first)
    }

    @Test("a second dismissal in flight is refused; the first one ends as it would")
    func dismissingInFlight() {
        final class Slow: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
            var context: (any UIViewControllerContextTransitioning)?
            func transitionDuration(
                using transitionContext: (any UIViewControllerContextTransitioning)?
            ) -> TimeInterval { 1 }
            func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
                context = transitionContext
            }
            func animationController(
                forDismissed dismissed: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        }
        let log = OrderLog()
        let root = UIViewController()
        let harness = AppHarness(root: root)
        let content = OrderedController(log)
        let slow = Slow()
        content.modalPresentationStyle = .fullScreen
        content.transitioningDelegate = slow
        root.present(content, animated: false)
        harness.frame()
        _ = log.take()
        content.dismiss(animated: true)
        let second = refusal { content.dismiss(animated: true) }
        #expect(second.hasPrefix("Trying to dismiss the presentation controller while transitioning already. (<"))
        let other = UIViewController()
        let present = refusal { root.present(other, animated: true) }
        #expect(present.hasSuffix("while a presentation is in progress."))
        slow.context?.completeTransition(true)
        harness.frame()
        #expect(log.takeNames().filter { $0.contains("ppear") } == ["viewWillDisappear", "viewDidDisappear"])
        #expect(root.presentedViewController == nil)
        root.present(other, animated: true)
        harness.frame()
        #expect(other.view.window != nil)
    }

    @Test("until iOS 12 a dismissal in flight is refused in other words")
    func oldWords() {
        let root = UIViewController()
        let harness = AppHarness(.phone(system: "12.0"), root: root)
        let content = UIViewController()
        root.present(content, animated: false)
        harness.frame()
        root.dismiss(animated: true)
        let message = refusal { root.dismiss(animated: true) }
        #expect(message.hasPrefix("Warning: Attempt to dismiss from view controller <"))
        #expect(message.hasSuffix("while a presentation or dismiss is in progress!"))
        harness.frame()
        #expect(root.presentedViewController == nil)
    }

    @Test("a dismissal without motion followed by a presentation in the same turn: both happen")
    func dismissThenPresent() {
        let root = UIViewController()
        let harness = AppHarness(root: root)
        let first = UIViewController()
        let second = UIViewController()
        root.present(first, animated: false)
        harness.frame()
        root.dismiss(animated: false)
        root.present(second, animated: false)
        harness.frame()
        #expect(root.presentedViewController === second)
        #expect(first.view.window == nil)
        #expect(first.presentingViewController == nil)
    }

    @Test("popping the root does nothing")
    func poppingRoot() {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        let harness = AppHarness(root: navigation)
        #expect(navigation.popViewController(animated: true) == nil)
        #expect(navigation.popToRootViewController(animated: true)?.isEmpty != false)
        harness.frame()
        #expect(navigation.viewControllers == [root])
        #expect(root.view.window != nil)
    }

    @Test("moves of children that are not balanced lose nobody")
    func unbalancedChildren() {
        let parent = UIViewController()
        let harness = AppHarness(root: parent)
        let child = UIViewController()
        parent.addChild(child)
        parent.addChild(child)
        #expect(parent.children == [child])
        parent.view.addSubview(child.view)
        // Without didMove, and removed without willMove and with the view still in place.
        harness.frame()
        child.removeFromParent()
        child.removeFromParent()
        #expect(parent.children.isEmpty && child.parent == nil)
        child.view.removeFromSuperview()
        harness.frame()
        // A view without its controller is only a view.
        parent.view.addSubview(child.view)
        harness.frame()
        #expect(child.view.window != nil)
        #expect(child.parent == nil)
    }
}

/// Calls that end the app, with the exception's name and reason on standard error.
@MainActor @Suite struct ExceptionTests {
    private func text(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test("pushing the same controller twice")
    func pushingTwice() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let next = UIViewController()
                let navigation = UINavigationController(rootViewController: UIViewController())
                navigation.pushViewController(next, animated: false)
                navigation.pushViewController(next, animated: false)
            }
        }
        #expect(text(result).contains("'NSInvalidArgumentException'"))
        #expect(text(result).contains("Pushing the same view controller instance more than once is not supported (<"))
    }

    @Test("pushing a navigation controller")
    func pushingNavigation() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let navigation = UINavigationController(rootViewController: UIViewController())
                navigation.pushViewController(UINavigationController(), animated: false)
            }
        }
        #expect(
            text(result).contains(
                "'NSInvalidArgumentException', reason: 'Pushing a navigation controller is not supported'"))
    }

    @Test("popping to a controller that is not on the stack, and a stack with one controller twice")
    func stacks() async {
        let pop = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let navigation = UINavigationController(rootViewController: UIViewController())
                navigation.popToViewController(UIViewController(), animated: false)
            }
        }
        #expect(
            text(pop).contains(
                "'NSInternalInconsistencyException', reason: 'Tried to pop to a view controller that doesn't exist.'"))
        let twice = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let one = UIViewController()
                UINavigationController().setViewControllers([one, one], animated: false)
            }
        }
        #expect(text(twice).contains("All view controllers in a navigation controller must be distinct"))
    }

    @Test("presenting what is presented, what is a child, and oneself")
    func presenting() async {
        let presented = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let root = UIViewController()
                let harness = AppHarness(root: root)
                let content = UIViewController()
                root.present(content, animated: false)
                harness.frame()
                content.present(content, animated: false)
            }
        }
        #expect(text(presented).contains("Application tried to present modal view controller on itself."))
        let child = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let root = UIViewController()
                let harness = AppHarness(root: root)
                let content = UIViewController()
                root.embed(content)
                harness.frame()
                root.present(content, animated: false)
            }
        }
        #expect(text(child).contains("'NSInvalidArgumentException'"))
        #expect(text(child).contains("Application tried to present modally a view controller <"))
        #expect(text(child).contains("that has a parent view controller <"))
    }

    @Test("a child's view in a foreign controller's view")
    func hierarchy() async {
        let added = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (first, second, child) = (UIViewController(), UIViewController(), UIViewController())
                first.addChild(child)
                second.view.addSubview(child.view)
            }
        }
        #expect(text(added).contains("'UIViewControllerHierarchyInconsistency'"))
        #expect(text(added).contains("child view controller:<"))
        #expect(text(added).contains("should have parent view controller:<"))
        #expect(text(added).contains("but actual parent is:<"))
        let requested = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (first, second, child) = (UIViewController(), UIViewController(), UIViewController())
                first.view.addSubview(child.view)
                second.addChild(child)
            }
        }
        #expect(text(requested).contains("but requested parent is:<"))
        let root = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let harness = AppHarness(root: UIViewController())
                let child = UIViewController()
                UIViewController().addChild(child)
                let parent = UIViewController()
                parent.addChild(child)
                withExtendedLifetime(parent) { harness.window.rootViewController = child }
            }
        }
        #expect(text(root).contains("should have parent view controller:(null) but actual parent is:<"))
    }

    @Test("one view for two controllers, and children without a common parent")
    func associations() async {
        let view = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (first, second) = (UIViewController(), UIViewController())
                second.view = first.view
            }
        }
        #expect(text(view).contains("A view can only be associated with at most one view controller at a time! View <"))
        #expect(text(view).contains("Clear this association before associating this view with <"))
        let transition = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let parent = UIViewController()
                let child = UIViewController()
                parent.embed(child)
                parent.transition(from: child, to: UIViewController(), duration: 0, animations: nil)
            }
        }
        #expect(text(transition).contains("must have a common parent view controller when calling -[UIViewController"))
    }

    @Test("reading an override that is not set, and registering for no trait")
    func traits() async {
        let unset = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = UIView().traitOverrides.userInterfaceStyle }
        }
        #expect(text(unset).contains("'NSInternalInconsistencyException'"))
        #expect(text(unset).contains("UserInterfaceStyle"))
        let none = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = UIView().registerForTraitChanges([]) { (_: UIView, _) in } }
        }
        #expect(text(none).contains("Must pass one or more traits to register for"))
    }
}
